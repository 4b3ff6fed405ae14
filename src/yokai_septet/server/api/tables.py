"""Tables: what can be chosen, new tables, the lobby, and a table's present state."""

import re
from typing import Annotated

from litestar import get, post
from litestar.openapi.spec.example import Example
from litestar.params import JSONBody, PathParameter

from yokai_septet.game import RULESETS, FirstLeader, MemoryAid
from yokai_septet.protocol import api
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.request_errors import RequestError, unknown_table
from yokai_septet.server.api.auth import Asking, Auth, Connecting, TheAuth, TheWorker, network
from yokai_septet.server.api.people import described
from yokai_septet.server.api.reach import reach
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.errors import void_invitation
from yokai_septet.server.rooms.service import check_may_watch
from yokai_septet.server.worker import Worker
from yokai_septet.table import Table, TableOptions
from yokai_septet.table.formats import FirstGame

CODE = r"^[0-9A-Za-z]{4,12}$"
Code = Annotated[str, PathParameter(pattern=CODE, examples=[Example(value="K7WQ2M")])]


@get("/api/offers", tags=["tables"])
async def offers(worker: TheWorker) -> api.Offers:
    """The rulesets and bots that can be chosen here."""
    return api.Offers(
        rulesets=list(RULESETS.values()),
        first_leaders=list(FirstLeader),
        bots=list(worker.bot_pool.strengths),
        reach=reach(worker.settings.public_url),
    )


@post("/api/play-now", tags=["tables"])
async def play_now(
    request: Asking, data: JSONBody[TableOptions], worker: TheWorker, auth: TheAuth
) -> api.TableMade:
    """A match against bots that begins at once; you sit on seat 0."""
    caller = await auth.caller(request)
    return table_made(worker, await worker.service.new_table(caller, data, play=True))


@post("/api/first-game", tags=["tables"])
async def first_game(request: Asking, worker: TheWorker, auth: TheAuth) -> api.TableMade:
    """A newcomer's first match, against novices; you sit on seat 0. Its deals are chosen, so it
    promises no fair ones, and it counts in no statistics."""
    caller = await auth.caller(request)
    options = TableOptions(ruleset="four-basic", bots="novice", memory_aid=MemoryAid.ALL)
    code = await worker.service.new_table(caller, options, play=True, format_=FirstGame())
    return table_made(worker, code)


@post("/api/tables", tags=["tables"])
async def new_table(
    request: Asking, data: JSONBody[TableOptions], worker: TheWorker, auth: TheAuth
) -> api.TableMade:
    """A table to gather at; you own it and sit on seat 0."""
    caller = await auth.caller(request)
    code = await worker.service.new_table(caller, data)
    return table_made(worker, code, worker.invitations.token(code, 0))


def table_made(worker: Worker, code: str, invitation: str = "") -> api.TableMade:
    """A new table, as its maker is told of it."""
    public = worker.settings.public_url
    url = f"{public}/t/{code}" + (f"#{invitation}" if invitation else "")
    return api.TableMade(code=code, url=url, reach=reach(public))


@get("/api/tables", tags=["tables"])
async def lobby(worker: TheWorker) -> list[api.LobbyTable]:
    """All public tables, the newest first. `/api/lobby/socket` sends them whenever they change."""
    return (await worker.lobby.tables()).tables


@get("/api/tables/{code:str}", tags=["tables"])
async def table_state(request: Asking, code: Code, worker: TheWorker, auth: TheAuth) -> m.Snapshot:
    """The table as you may see it now. `/api/tables/{code}/socket` sends this and what follows."""
    person = await auth.anybody(request)
    await find_table(request, code, worker, auth, person)
    return await worker.service.state(code.upper(), person)


@post("/api/tables/{code:str}/invitation", tags=["tables"], status_code=200)
async def open_invitation(
    request: Asking,
    code: Code,
    data: JSONBody[api.OpenInvitation],
    worker: TheWorker,
    auth: TheAuth,
) -> api.Me:
    """Open a link that carries an invitation. A newcomer becomes a guest; from then on a cookie of
    this table's paths lets you find it and sit down, as the header `Yokai-Invitation` does."""
    if worker.invitations.number(code.upper(), data.token) is None:
        raise await void_token(request, auth)
    seats = len((await worker.service.table(code.upper())).chairs)
    person = await auth.invited(request, code.upper(), data.token, seats)
    return await described(worker, person)


async def void_token(request: Asking, auth: Auth) -> RequestError:
    """The refusal of a token that was made up, which counts as a guess."""
    caller = await auth.known_caller(request)
    await auth.check_guesses(caller)
    await auth.count_guess(caller)
    return void_invitation()


async def find_table(
    request: Connecting, code: str, worker: Worker, auth: Auth, person: str
) -> Table:
    """The table with this code. Codes are not to be guessed: after many wrong ones a network is
    told nothing about any table, but its people still find the tables they play at, and those
    they are invited to."""
    code, caller = code.upper(), Caller(network(request), person)
    is_invited = auth.invitation(request, code) is not None
    if not is_invited and not await worker.service.plays_at(code, person):
        await auth.check_guesses(caller)
    try:
        if not re.fullmatch(CODE, code):  # a socket's path is not checked by its pattern
            raise unknown_table(code)
        table = await worker.service.table(code)
    except RequestError:
        await auth.count_guess(caller)
        raise
    check_may_watch(table, person)
    return table


HANDLERS = [offers, play_now, first_game, new_table, lobby, table_state, open_invitation]
