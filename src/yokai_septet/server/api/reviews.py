"""Reviews: of matches played here, and of records that visitors bring."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from yokai_septet import records
from yokai_septet.protocol import api
from yokai_septet.protocol import review as p
from yokai_septet.protocol.replay import Replay, replay_state
from yokai_septet.server.api.auth import Asking, TheAuth, TheWorker
from yokai_septet.server.api.replay import LONGEST_RECORD
from yokai_septet.server.api.tables import Code, find_table, table_made
from yokai_septet.server.rooms.service import check_may_watch
from yokai_septet.server.store.reviews import StoredReview
from yokai_septet.server.worker import Worker
from yokai_septet.study import check_reviewable
from yokai_septet.study.what_if import position
from yokai_septet.table import PlayedOn, TableOptions
from yokai_septet.table.formats.play_on import position_to_play_on

ReviewIdParameter = Annotated[str, PathParameter(pattern=r"^[0-9A-Za-z_-]{22}$")]


@post("/api/tables/{code:str}/review", tags=["reviews"], status_code=202)
async def review_table(
    request: Asking, code: Code, data: JSONBody[p.AskReview], worker: TheWorker, auth: TheAuth
) -> Response[p.ReviewState]:
    """The review of a match that is over. A new one is waiting at first (202); one that was asked
    for before is shown as far as it is (200)."""
    caller = await auth.caller(request)
    table = await find_table(request, code, worker, auth, caller.person)
    found, new = await worker.reviews.of_table(caller, table, data.first)
    return await _answer(worker, found, caller.person, new=new)


@post("/api/reviews", tags=["reviews"], request_max_body_size=LONGEST_RECORD, status_code=202)
async def review_record(
    request: Asking, data: JSONBody[api.RecordText], worker: TheWorker, auth: TheAuth
) -> Response[p.ReviewState]:
    """The review of a record that somebody has (docs/notation.md): of a match that is over, with
    all cards known."""
    caller = await auth.caller(request)
    await auth.slow_down(caller)
    found, new = await worker.reviews.of_upload(caller, data.record)
    return await _answer(worker, found, caller.person, new=new)


async def _answer(
    worker: Worker, found: StoredReview, person: str, *, new: bool
) -> Response[p.ReviewState]:
    state = await worker.reviews.state(found, person)
    return Response(state, status_code=202 if new else 200)


@get("/api/reviews/{review:str}", tags=["reviews"])
async def review_state(
    request: Asking,
    review: ReviewIdParameter,
    worker: TheWorker,
    auth: TheAuth,
    known: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> p.ReviewState:
    """A review as far as it is: the decisions judged so far, without the first `known` ones in the
    order in which they were judged. Values with open cards are filled in later."""
    person = await auth.anybody(request)
    return await worker.reviews.state(await _find(worker, review, person), person, known)


async def _find(worker: Worker, review: str, person: str) -> StoredReview:
    """The review with this id. That of a daily deal is for the person who has played it."""
    found = await worker.reviews.find(review)
    if found.code is not None:
        check_may_watch(await worker.service.table(found.code), person)
    return found


async def _is_brought(worker: Worker, found: StoredReview) -> bool:
    """Whether the cards of a reviewed match may come from a record that somebody brought."""
    return found.code is None or (await worker.service.table(found.code)).format.brings_cards


@get("/api/reviews/{review:str}/replay", tags=["reviews"])
async def reviewed_match(
    request: Asking, review: ReviewIdParameter, worker: TheWorker, auth: TheAuth
) -> Replay:
    """The match that is reviewed, to step through with all hands open."""
    caller = await auth.caller(request)
    record = await worker.reviews.record(await _find(worker, review, caller.person))
    return await worker.replays.run(caller, lambda: replay_state(record))


@post("/api/reviews/{review:str}/what-if", tags=["reviews"], status_code=200)
async def what_if(
    request: Asking,
    review: ReviewIdParameter,
    data: JSONBody[p.AskWhatIf],
    worker: TheWorker,
    auth: TheAuth,
) -> p.WhatIfAnswer:
    """What every legal card is worth at another moment, or after other cards than those played;
    of passes the best, and the one asked about."""
    caller = await auth.caller(request)
    async with worker.what_ifs.asking(caller):
        found = await _find(worker, review, caller.person)
        record = await worker.reviews.record(found)
        if await _is_brought(worker, found):
            match = await worker.replays.run(
                caller, lambda: position(record, data.after, data.played)
            )
            await worker.secret_deals.check_position(caller, match)
        return await worker.what_ifs.value(caller, record, data)


@post("/api/reviews/{review:str}/play-on", tags=["reviews"])
async def play_on(
    request: Asking,
    review: ReviewIdParameter,
    data: JSONBody[p.PlayOn],
    worker: TheWorker,
    auth: TheAuth,
) -> api.TableMade:
    """A table that goes on from a position, with you on a seat and bots on the others. Its record
    says so, it promises no fair deals, and it is in no list but your own."""
    caller = await auth.caller(request)
    found = await _find(worker, review, caller.person)
    if found.code is not None:
        worker.days.check_may_pass_on(await worker.service.table(found.code))
    record = await worker.reviews.record(found)

    def position_there() -> str:
        check_reviewable(record)
        record.ruleset.check_seat(data.seat)
        return position_to_play_on(position(record, data.after, data.played))

    start = await worker.replays.run(caller, position_there)
    if await _is_brought(worker, found):
        await worker.secret_deals.check(caller, records.parse(start))
    options = TableOptions(
        ruleset=record.ruleset.name,
        first_leader=record.ruleset.first_leader,
        later_leader=record.ruleset.later_leader,
        bots=data.bots,
    )
    code = await worker.service.new_table(
        caller, options, seat=data.seat, play=True, begin=PlayedOn(start)
    )
    return table_made(worker, code)


HANDLERS = [review_table, review_record, review_state, reviewed_match, what_if, play_on]
