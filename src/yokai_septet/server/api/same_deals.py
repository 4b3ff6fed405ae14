"""The same deals again: friends play the cards of a match that is over, one played here or one that
somebody brings as a record, and results are compared."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from yokai_septet import records
from yokai_septet.protocol import api
from yokai_septet.protocol import same_deals as p
from yokai_septet.protocol.request_errors import not_found
from yokai_septet.protocol.summary import TableSummary
from yokai_septet.server.api.auth import Asking, Auth, TheAuth, TheWorker
from yokai_septet.server.api.history import Limit, Offset
from yokai_septet.server.api.replay import LONGEST_RECORD
from yokai_septet.server.api.tables import Code, find_table, table_made
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.store.history import SameDealsAttempt
from yokai_septet.server.worker import Worker
from yokai_septet.table import DealsAgain, participating_people
from yokai_septet.table.deal_sources import DealSource, of_record, of_table
from yokai_septet.table.formats import FROM_FILE

PAGE = 50
"""How many players are on a page, unless the client wants another number."""
SeatQuery = Annotated[int, QueryParameter(ge=0, le=3)]
UploadId = Annotated[str, PathParameter(pattern=r"^[0-9A-Za-z_-]{22}$")]


@get("/api/tables/{code:str}/same-deals", tags=["tables"])
async def same_deals(
    request: Asking,
    code: Code,
    worker: TheWorker,
    auth: TheAuth,
    seat: SeatQuery = 0,
    limit: Limit = PAGE,
    offset: Offset = 0,
) -> p.SameDealsState:
    """Those who have played the deals of a match that is over from this seat, deal by deal, without
    the first `offset`."""
    person = await auth.anybody(request)
    source = await _of_table(request, code, worker, auth, person)
    return await _state(worker, source, person, seat, limit, offset)


@post("/api/tables/{code:str}/same-deals", tags=["tables"])
async def play_same_deals(
    request: Asking, code: Code, data: JSONBody[p.PlaySameDeals], worker: TheWorker, auth: TheAuth
) -> api.TableMade:
    """A table where you play the deals of a match that is over, from the same seat and with the
    same bots; bots of the table's strength play for its other people. It promises no fair deals and
    counts in no statistics, and nobody can look on."""
    caller = await auth.caller(request)
    source = await _of_table(request, code, worker, auth, caller.person)
    return await _play(worker, source, caller, data.seat)


@post("/api/uploads", tags=["tables"], request_max_body_size=LONGEST_RECORD)
async def keep_upload(
    request: Asking, data: JSONBody[api.RecordText], worker: TheWorker, auth: TheAuth
) -> p.KeptUpload:
    """Keep a record (docs/notation.md) of a match that is over, with all cards known, so that you
    and whoever knows its id can play its deals. It goes with your identity."""
    caller = await auth.caller(request)
    await auth.slow_down(caller)
    return p.KeptUpload(id=await worker.reviews.keep_upload(caller, data.record))


@get("/api/uploads/{upload:str}/same-deals", tags=["tables"])
async def same_deals_of_upload(
    request: Asking,
    upload: UploadId,
    worker: TheWorker,
    auth: TheAuth,
    seat: SeatQuery = 0,
    limit: Limit = PAGE,
    offset: Offset = 0,
) -> p.SameDealsState:
    """The same for the deals of a record that somebody brought."""
    person = await auth.anybody(request)
    source = await _of_upload(worker, upload)
    return await _state(worker, source, person, seat, limit, offset)


@post("/api/uploads/{upload:str}/same-deals", tags=["tables"])
async def play_deals_of_upload(
    request: Asking,
    upload: UploadId,
    data: JSONBody[p.PlaySameDeals],
    worker: TheWorker,
    auth: TheAuth,
) -> api.TableMade:
    """A table where you play them; bots play for the people of the record."""
    caller = await auth.caller(request)
    source = await _of_upload(worker, upload)
    return await _play(worker, source, caller, data.seat)


async def _of_table(
    request: Asking, code: str, worker: Worker, auth: Auth, person: str
) -> DealSource:
    """The deals of a match, or those that were played again there."""
    table = await find_table(request, code, worker, auth, person)
    source = table.format.deal_source
    if source is not None and source.startswith(FROM_FILE):
        return await _of_upload(worker, source.removeprefix(FROM_FILE))
    if source is not None:
        table = await find_table(request, source, worker, auth, person)
    if not table.format.is_replayable:
        raise not_found()
    return of_table(table, await worker.names.of(participating_people(table)))


async def _of_upload(worker: Worker, id_: str) -> DealSource:
    upload = await worker.reviews.upload(id_)
    return of_record(upload.id, upload.record, upload.person)


async def _state(
    worker: Worker, source: DealSource, person: str, seat: int, limit: int, offset: int
) -> p.SameDealsState:
    source.options.rules.check_seat(seat)
    store = worker.store.history
    found = await store.same_deals(source.name, seat, limit + 1, offset)
    own = await store.same_deals(source.name, seat, PAGE, person=person)
    names = await worker.names.of({one.person for one, _ in (*found, *own)})

    def players(attempts: Sequence[tuple[SameDealsAttempt, str]]) -> list[p.DealsPlayer]:
        return [_player(source, one, text, names, person) for one, text in attempts]

    first = source.players[seat]
    return p.SameDealsState(
        source=source.name,
        seat=seat,
        ruleset=source.options.ruleset,
        deals=source.deals,
        knows=await _knows(worker, source, person),
        seats=source.players,
        bots=source.options.bots,
        first=p.DealsPlayer(
            table=source.code,
            name=first.name,
            you=source.people[seat] == person,
            is_over=True,
            knew=False,
            leads=source.leads(seat),
        ),
        players=players(found[:limit]),
        own=players(own),
        more=len(found) > limit,
    )


async def _play(worker: Worker, source: DealSource, caller: Caller, seat: int) -> api.TableMade:
    source.options.rules.check_seat(seat)
    if not source.code:
        await worker.secret_deals.check(caller, source.record)
    knew = await _knows(worker, source, caller.person)
    again = DealsAgain(
        records.format(source.record), source.name, source.bots(worker.bot_pool.strengths),
        worker.settings.daily_nodes,
    )  # fmt: skip
    made = await worker.service.new_table(
        caller, source.options_to_play, seat=seat, play=True, begin=again
    )
    await worker.store.history.add_same_deals(
        SameDealsAttempt(made, source.name, seat, caller.person, knew)
    )
    return table_made(worker, made)


async def _knows(worker: Worker, source: DealSource, person: str) -> bool:
    """Whether this person has seen a hand of the match, or has played its deals again."""
    return person in source.known_to or await worker.store.history.has_tried(source.name, person)


def _player(
    source: DealSource, attempt: SameDealsAttempt, text: str, names: dict[str, str], person: str
) -> p.DealsPlayer:
    summary = msgspec.json.decode(text, type=TableSummary)
    return p.DealsPlayer(
        table=attempt.code,
        name=names.get(attempt.person, ""),
        you=attempt.person == person,
        is_over=summary.status in ("finished", "abandoned"),
        knew=attempt.knew,
        leads=source.leads(attempt.seat, summary.points),
    )


HANDLERS = [
    same_deals, play_same_deals, keep_upload, same_deals_of_upload, play_deals_of_upload,
]  # fmt: skip
