"""The requests of the start page and of tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from yokai_septet import records
from yokai_septet.bots import PLAYERS
from yokai_septet.game import RULESETS, FirstLeader
from yokai_septet.protocol import api
from yokai_septet.serverless.device import Device
from yokai_septet.serverless.history import History, page, shown
from yokai_septet.serverless.outcome import Answer
from yokai_septet.serverless.routes import Request, Routes
from yokai_septet.table import Table, TableOptions, participating_people, record_of
from yokai_septet.table.errors import match_goes_on
from yokai_septet.table.names import check_name

ROUTES = Routes()
route = ROUTES.route

Limit = Annotated[int, Meta(ge=1, le=200)]
Cursor = Annotated[str, Meta(pattern=r"^\d+(\.\d+)?-[0-9A-Z]{4,12}$")]


# --- identity -------------------------------------------------------------------------------------


@route("GET /me")
def me(device: Device, _: Request) -> Answer:
    """Who plays here."""
    return _described(device)


def _described(device: Device) -> Answer:
    return Answer.of(api.Me(name=device.person.name, program=False, server_now=device.now()))


@route("PATCH /me")
def rename(device: Device, request: Request) -> Answer:
    """Another name."""
    name = request.body(api.Rename).name
    check_name(name)
    device.rename(name)
    return _described(device)


@route("DELETE /me")
def forget(device: Device, _: Request) -> Answer:
    """Delete everything that is kept."""
    device.empty()
    return Answer(status=204)


# --- tables ---------------------------------------------------------------------------------------


@route("GET /offers")
def offers(_: Device, __: Request) -> Answer:
    """The rulesets and bots that can be chosen."""
    return Answer.of(
        api.Offers(
            rulesets=list(RULESETS.values()),
            first_leaders=list(FirstLeader),
            bots=list(PLAYERS),
            reach="this-machine",
        )
    )


@route("POST /play-now")
def play_now(device: Device, request: Request) -> Answer:
    """A match against bots that begins at once."""
    return table_made(device.tables.begin(request.body(TableOptions), play=True))


@route("POST /tables")
def new_table(device: Device, request: Request) -> Answer:
    """A table where seats and bots are chosen first."""
    return table_made(device.tables.begin(request.body(TableOptions), play=False))


def table_made(code: str) -> Answer:
    """A new table: nobody else can reach it."""
    return Answer.of(api.TableMade(code=code, url=f"/t/{code}", reach="this-machine"), 201)


@route("GET /tables")
def lobby(_: Device, __: Request) -> Answer:
    """There are no other people."""
    return Answer.of([])


@route("GET /tables/{code}")
def table_state(device: Device, request: Request) -> Answer:
    """The table as it may be seen now."""
    return Answer.of(device.tables.state(request.code))


class RecordQuery(Struct, frozen=True):
    """How a record is wanted."""

    format: Literal["text", "json"] = "text"


@route("GET /tables/{code}/record")
def record(device: Device, request: Request) -> Answer:
    """The record of the match as far as it may be known now."""
    table, form = device.tables.table(request.code), request.query(RecordQuery).format
    if table.is_over and not table.is_public:
        raise match_goes_on()
    known = record_at(device, table)
    if form == "json":
        return Answer(body=records.to_json(known).decode())
    text = records.format(known)
    return Answer(body=text, kind="text/plain; charset=utf-8", name=f"{table.code}.yokai")


def record_at(device: Device, table: Table) -> records.Record:
    """The record of a table's match, with the person's present name."""
    people, names = participating_people(table), device.names
    known = {person: names[person] for person in people if person in names}
    return record_of(table, table.seat_of(device.person.id), known)


# --- lists ----------------------------------------------------------------------------------------


class MatchesQuery(Struct, frozen=True):
    """A page of matches."""

    limit: Limit = 200
    before: Cursor | None = None


@route("GET /me/matches")
def matches(device: Device, request: Request) -> Answer:
    """All running matches, then past ones."""
    query, history = request.query(MatchesQuery), History(device.kept)
    running = [] if query.before else [shown(match, device.names) for match in history.running()]
    return Answer.of(running + page(history.past(), query.limit, query.before, device.names))
