"""Records and replays: of the matches played here, and of records that visitors bring."""

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from yokai_septet import records
from yokai_septet.protocol import api
from yokai_septet.protocol.replay import Replay, replay_state
from yokai_septet.server.api.auth import Asking, TheAuth, TheWorker
from yokai_septet.server.api.tables import Code, find_table
from yokai_septet.server.worker import Worker
from yokai_septet.table import Table, participating_people, record_of
from yokai_septet.table.errors import match_goes_on

LONGEST_RECORD = 262_144
"""The longest record that people may open, in bytes: many times that of the longest match."""


@get("/api/tables/{code:str}/record", tags=["tables"])
async def record(
    request: Asking,
    code: Code,
    worker: TheWorker,
    auth: TheAuth,
    form: Annotated[Literal["text", "json"], QueryParameter(name="format")] = "text",
) -> Response[Any]:
    """The record of the match as far as you may know it now (docs/notation.md)."""
    person = await auth.anybody(request)
    table = await find_table(request, code, worker, auth, person)
    if table.is_over and not table.is_public:
        raise match_goes_on()  # at the other table of a team match
    found = await _record(worker, table, person)
    if form == "json":
        return Response(records.to_json(found), media_type="application/json")
    name = f'attachment; filename="{table.code}.yokai"'
    return Response(
        records.format(found).encode(), media_type="text/plain; charset=utf-8",
        headers={"content-disposition": name},
    )  # fmt: skip


@get("/api/tables/{code:str}/replay", tags=["tables"])
async def replay(request: Asking, code: Code, worker: TheWorker, auth: TheAuth) -> Replay:
    """A match that is over, to step through with all hands open."""
    caller = await auth.caller(request)
    table = await find_table(request, code, worker, auth, caller.person)
    if not table.is_public or table.match is None:
        raise match_goes_on()
    found = await _record(worker, table, caller.person)
    return await worker.replays.run(caller, lambda: replay_state(found))


@post("/api/replay", tags=["tables"], request_max_body_size=LONGEST_RECORD, status_code=200)
async def replay_of_record(
    request: Asking, data: JSONBody[api.RecordText], worker: TheWorker, auth: TheAuth
) -> Replay:
    """A record (docs/notation.md) that somebody has, to step through; nothing is kept of it."""
    caller = await auth.caller(request)
    await auth.slow_down(caller)
    # A long one takes a while to read, and those who play meanwhile are not to notice.
    return await worker.replays.run(caller, lambda: replay_state(records.parse(data.record)))


async def _record(worker: Worker, table: Table, person: str) -> records.Record:
    names = await worker.names.of(participating_people(table))
    return record_of(table, table.seat_of(person), names)


HANDLERS = [record, replay, replay_of_record]
