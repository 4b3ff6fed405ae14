"""The daily deals: today's, those of past days, and playing them."""

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter, QueryParameter

from yokai_septet.protocol import api
from yokai_septet.protocol import daily as p
from yokai_septet.server.api.auth import Asking, TheAuth, TheWorker
from yokai_septet.server.api.history import Limit, Offset
from yokai_septet.server.api.tables import table_made
from yokai_septet.server.daily import BOARD_PAGE

DAY = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
DayPath = Annotated[str, PathParameter(pattern=DAY)]
DealPath = Annotated[int, PathParameter(ge=1, le=4)]


@get("/api/daily", tags=["daily deals"])
async def today(request: Asking, worker: TheWorker, auth: TheAuth) -> p.DailyState:
    """Today's deals. What follows from a deal is shown to those who have finished it."""
    return await worker.daily.state(await auth.anybody(request))


@get("/api/daily/{day:str}", tags=["daily deals"])
async def one_day(request: Asking, day: DayPath, worker: TheWorker, auth: TheAuth) -> p.DailyState:
    """The deals of a day. When the day is over, everything about them is shown to everybody."""
    return await worker.daily.state(await auth.anybody(request), day)


@get("/api/daily/{day:str}/board", tags=["daily deals"])
async def board(
    request: Asking,
    day: DayPath,
    worker: TheWorker,
    auth: TheAuth,
    limit: Limit = BOARD_PAGE,
    offset: Offset = 0,
) -> p.DailyBoard:
    """The leaderboard of a day without its first `offset` lines, once you may know it."""
    return await worker.daily.board(await auth.anybody(request), day, limit, offset)


@get("/api/daily-archive", tags=["daily deals"])
async def archive(
    request: Asking,
    worker: TheWorker,
    auth: TheAuth,
    limit: Annotated[int, QueryParameter(ge=1, le=31)] = 14,
    before: Annotated[str | None, QueryParameter(pattern=DAY)] = None,
) -> list[p.PastDay]:
    """The last days that are over, the latest first, or those before another one."""
    return await worker.daily.archive(await auth.anybody(request), before, limit)


@get("/api/daily-unfinished", tags=["daily deals"])
async def unfinished(
    request: Asking, worker: TheWorker, auth: TheAuth, limit: Limit = 20, offset: Offset = 0
) -> list[p.UnfinishedDeal]:
    """The deals of past days that you have begun to play for fun, the latest day first, without the
    first `offset`."""
    return await worker.daily.unfinished(await auth.anybody(request), limit, offset)


@post("/api/daily/{day:str}/{number:int}", tags=["daily deals"])
async def play(
    request: Asking, day: DayPath, number: DealPath, worker: TheWorker, auth: TheAuth
) -> api.TableMade:
    """The table at which you play a deal: on its day your only attempt, which you can resume until
    the day ends; afterwards a new one each time, for fun."""
    caller = await auth.caller(request)
    return table_made(worker, await worker.daily.play(caller, day, number))


HANDLERS = [today, one_day, board, archive, unfinished, play]
