"""The same deals again: friends play the cards of a finished match, and results are compared."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from yokai_septet import records
from yokai_septet.game import Seat, not_dealt
from yokai_septet.protocol import api
from yokai_septet.protocol import same_deals as p
from yokai_septet.server.api.auth import Asking, Auth, TheAuth, TheWorker
from yokai_septet.server.api.history import Limit, Offset
from yokai_septet.server.api.tables import Code, find_table, table_made
from yokai_septet.server.errors import not_found
from yokai_septet.server.rooms.new_tables import SameDeals
from yokai_septet.server.rooms.summary import TableSummary
from yokai_septet.server.store.history import SameDealsAttempt
from yokai_septet.server.worker import Worker
from yokai_septet.table import Table, TableOptions, record_of, seat_in_match
from yokai_septet.table.errors import match_goes_on
from yokai_septet.table.results import points_by_round

PAGE = 50
"""How many players are on a page, unless the client wants another number."""


@get("/api/tables/{code:str}/same-deals", tags=["tables"])
async def same_deals(
    request: Asking,
    code: Code,
    worker: TheWorker,
    auth: TheAuth,
    seat: Annotated[int, QueryParameter(ge=0, le=3)] = 0,
    limit: Limit = PAGE,
    offset: Offset = 0,
) -> p.SameDealsState:
    """Those who have played the deals of a match that is over from this seat, deal by deal, without
    the first `offset`."""
    person = await auth.anybody(request)
    source = await _source(request, code, worker, auth, person)
    source.rules.check_seat(seat)
    store = worker.store.history
    found = await store.same_deals(source.code, seat, limit + 1, offset)
    own = await store.same_deals(source.code, seat, PAGE, person=person)
    first = source.starters[seat].person
    people = {one.person for one, _ in (*found, *own)} | ({first} if first else set())
    names = await worker.names.of(people)

    def players(attempts: Sequence[tuple[SameDealsAttempt, str]]) -> list[p.DealsPlayer]:
        return [_player(source, one, text, names, person) for one, text in attempts]

    return p.SameDealsState(
        source=source.code,
        seat=seat,
        ruleset=source.options.ruleset,
        deals=len(source.started.rounds),
        knows=await _knows(worker, source, person),
        first=_first_player(source, seat, names, person),
        players=players(found[:limit]),
        own=players(own),
        more=len(found) > limit,
    )


@post("/api/tables/{code:str}/same-deals", tags=["tables"])
async def play_same_deals(
    request: Asking, code: Code, data: JSONBody[p.PlaySameDeals], worker: TheWorker, auth: TheAuth
) -> api.TableMade:
    """A table where you play the deals of a match that is over, from the same seat and with the
    same bots; bots of the table's strength play for its other people. It promises no fair deals and
    counts in no statistics, and nobody can look on."""
    caller = await auth.caller(request)
    source = await _source(request, code, worker, auth, caller.person)
    source.rules.check_seat(data.seat)
    knew = await _knows(worker, source, caller.person)
    options = msgspec.structs.replace(
        source.options, hints=False, spectators=False, clock=0, visibility=TableOptions().visibility
    )
    again = SameDeals(
        source.code,
        {
            seat: chair.strength or source.options.bots
            for seat, chair in enumerate(source.starters)
            if seat != data.seat
        },
        worker.settings.daily_nodes,
    )
    made = await worker.service.new_table(
        caller, options, seat=data.seat, play=True,
        record=records.format(record_of(source, None, {})), same_deals=again,
    )  # fmt: skip
    attempt = SameDealsAttempt(made, source.code, data.seat, caller.person, knew)
    await worker.store.history.add_same_deals(attempt)
    return table_made(worker, made)


async def _source(request: Asking, code: str, worker: Worker, auth: Auth, person: str) -> Table:
    """The table where the deals were made, whose match is over. The deals of a day are everybody's,
    and are not shown in this way."""
    table = await find_table(request, code, worker, auth, person)
    if table.same_deals is not None:
        table = await find_table(request, table.same_deals, worker, auth, person)
    if table.daily is not None:
        raise not_found()
    if not table.is_public or table.match is None:
        raise match_goes_on()
    if not table.match.rounds:
        raise not_dealt()
    return table


async def _knows(worker: Worker, source: Table, person: str) -> bool:
    """Whether this person has seen a hand of the match, or has played its deals again."""
    if seat_in_match(source, person) is not None or person in source.saw:
        return True
    return await worker.store.history.has_tried(source.code, person)


def _first_player(source: Table, seat: Seat, names: dict[str, str], person: str) -> p.DealsPlayer:
    first = source.starters[seat].person
    return p.DealsPlayer(
        table=source.code,
        name=names.get(first, "") if first else "",
        you=first == person,
        is_over=True,
        knew=False,
        leads=_leads(source, points_by_round(source.started), seat),
    )


def _player(
    source: Table, attempt: SameDealsAttempt, text: str, names: dict[str, str], person: str
) -> p.DealsPlayer:
    summary = msgspec.json.decode(text, type=TableSummary)
    return p.DealsPlayer(
        table=attempt.code,
        name=names.get(attempt.person, ""),
        you=attempt.person == person,
        is_over=summary.status in ("finished", "abandoned"),
        knew=attempt.knew,
        leads=_leads(source, summary.points, attempt.seat),
    )


def _leads(source: Table, points: list[list[int]], seat: Seat) -> list[int]:
    """By how much the side of a seat was ahead in each round whose deal is compared."""
    mine = source.rules.sides[seat]
    return [
        one[mine] - max(scored for side, scored in enumerate(one) if side != mine)
        for one in points[: len(source.started.rounds)]
    ]


HANDLERS = [same_deals, play_same_deals]
