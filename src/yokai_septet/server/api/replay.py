"""Records and replays: of the matches played here, and of records that visitors bring."""

import asyncio
import sys
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from yokai_septet import records
from yokai_septet.game import commitment, view
from yokai_septet.protocol import api
from yokai_septet.protocol.replay import Replay, replay_state
from yokai_septet.server.api.auth import Asking, Auth
from yokai_septet.server.api.tables import Code, find_table
from yokai_septet.server.errors import RequestError
from yokai_septet.server.rooms.service import TableService
from yokai_septet.table import Table

BOT_NAMES = ("Tanuki", "Kitsune", "Kappa", "Tengu")
"""What bots are called in records, by seat, as clients call them at the table."""
LONGEST_RECORD = 262_144
"""The longest record that people may open, in bytes: many times that of the longest match."""


@get("/api/tables/{code:str}/record", tags=["tables"])
async def record(
    request: Asking,
    code: Code,
    service: NamedDependency[TableService],
    auth: NamedDependency[Auth],
    form: Annotated[Literal["text", "json"], QueryParameter(name="format")] = "text",
) -> Response[Any]:
    """The record of the match as far as you may know it now (docs/notation.md)."""
    person = await auth.anybody(request)
    table = await find_table(request, code, service, auth, person)
    found = await _record(service, table, person)
    if form == "json":
        return Response(records.to_json(found), media_type="application/json")
    name = f'attachment; filename="{table.code}.yokai"'
    return Response(
        records.format(found).encode(), media_type="text/plain; charset=utf-8",
        headers={"content-disposition": name},
    )  # fmt: skip


@get("/api/tables/{code:str}/replay", tags=["tables"])
async def replay(
    request: Asking, code: Code, service: NamedDependency[TableService], auth: NamedDependency[Auth]
) -> Replay:
    """A match that is over, to step through with all hands open."""
    person = await auth.anybody(request)
    table = await find_table(request, code, service, auth, person)
    if not table.is_over or table.match is None:
        raise RequestError("match-goes-on", "The match is not over.", status=409)
    return replay_state(await _record(service, table, person))


@post("/api/replay", tags=["tables"], request_max_body_size=LONGEST_RECORD, status_code=200)
async def replay_of_record(
    request: Asking, data: JSONBody[api.RecordText], auth: NamedDependency[Auth]
) -> Replay:
    """A record (docs/notation.md) that somebody has, to step through; nothing is kept of it."""
    await auth.anybody(request)
    auth.slow_down(request)
    # A long one takes a while to read, and those who play meanwhile are not to notice.
    return await asyncio.to_thread(lambda: replay_state(records.parse(data.record)))


async def _record(service: TableService, table: Table, person: str) -> records.Record:
    if table.match is None:
        raise RequestError("not-started", "The match has not begun.", status=409)
    names = await service.names.of({chair.person for chair in table.chairs if chair.person})
    players = [
        names.get(chair.person, "?") if chair.person else f"{BOT_NAMES[seat]} ({chair.strength})"
        for seat, chair in enumerate(table.chairs)
    ]
    date = datetime.fromtimestamp(table.created_at, UTC).date()
    salts = [bytes.fromhex(salt or "") for salt in table.salts] if any(table.salts) else []
    if not table.is_over:
        seen = view(table.match, table.seat_of(person)).remembering(table.options.memory_aid)
        return records.Record.from_view(
            seen, players=players, date=date, commitment=commitment(table.seed), salts=salts
        )
    abandoned = table.match.result is None
    return records.Record.from_match(
        table.match, abandoned=abandoned, players=players, date=date, seed=table.seed,
        salts=salts, comments=_undos(table),
    )  # fmt: skip


def _undos(table: Table) -> list[records.Comment]:
    """The cards that were taken back, each where it had been played, or where a later undo went
    back to before it."""
    comments: list[records.Comment] = []
    latest = sys.maxsize
    for play in reversed(table.taken_back):
        before = records.Record.from_match(play.before)
        latest = min(latest, sum(one.action_count for one in before.rounds))
        text = f"undo: seat {play.entry.seat} took back {play.entry.card}"
        comments.insert(0, records.Comment(latest, text))
    return comments


HANDLERS = [record, replay, replay_of_record]
