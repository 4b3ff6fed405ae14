"""Tables: what can be chosen, new tables, the lobby, and a table's present state."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.openapi.spec.example import Example
from litestar.params import JSONBody, PathParameter

from yokai_septet.game import RULESETS, FirstLeader, Ruleset
from yokai_septet.protocol import api
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.translate import may_watch
from yokai_septet.server.api.auth import Asking, Auth
from yokai_septet.server.errors import RequestError
from yokai_septet.server.reach import reach
from yokai_septet.server.rooms.service import TableService
from yokai_septet.table import Table, TableOptions

Code = Annotated[
    str, PathParameter(pattern=r"^[0-9A-Za-z]{4,12}$", examples=[Example(value="K7WQ2M")])
]


@get("/api/offers", tags=["tables"])
async def offers(service: NamedDependency[TableService]) -> api.Offers:
    """The rulesets and bots that can be chosen here."""
    return api.Offers(
        rulesets=[_ruleset(ruleset) for ruleset in RULESETS.values()],
        bots=list(service.bot_pool.strengths),
        reach=reach(service.settings.public_url),
    )


def _ruleset(ruleset: Ruleset) -> api.RulesetInfo:
    return api.RulesetInfo(
        name=ruleset.name,
        players=ruleset.players,
        sides=list(ruleset.sides),
        hand_size=ruleset.hand_size,
        pass_size=ruleset.pass_size,
        scoring=ruleset.scoring.value,
        goal=ruleset.goal,
        has_face_up_card=ruleset.has_face_up_card,
        has_seals=ruleset.has_seals,
        first_leader=list(FirstLeader),
    )


@post("/api/play-now", tags=["tables"])
async def play_now(
    request: Asking,
    data: JSONBody[TableOptions],
    service: NamedDependency[TableService],
    auth: NamedDependency[Auth],
) -> api.TableMade:
    """A match against bots that begins at once; you sit on seat 0."""
    person = await auth.anybody(request)
    code = await service.new_table(person, data, play=True)
    return _made(service, code)


@post("/api/tables", tags=["tables"])
async def new_table(
    request: Asking,
    data: JSONBody[TableOptions],
    service: NamedDependency[TableService],
    auth: NamedDependency[Auth],
) -> api.TableMade:
    """A table to gather at; you own it and sit on seat 0."""
    person = await auth.anybody(request)
    return _made(service, await service.new_table(person, data))


def _made(service: TableService, code: str) -> api.TableMade:
    public = service.settings.public_url
    return api.TableMade(code=code, url=f"{public}/t/{code}", reach=reach(public))


@get("/api/tables", tags=["tables"])
async def lobby(service: NamedDependency[TableService]) -> list[api.LobbyTable]:
    """All public tables, the newest first. `/api/lobby/socket` sends them whenever they change."""
    return (await service.lobby.tables()).tables


@get("/api/tables/{code:str}", tags=["tables"])
async def table_state(
    request: Asking, code: Code, service: NamedDependency[TableService], auth: NamedDependency[Auth]
) -> m.Snapshot:
    """The table as you may see it now. `/api/tables/{code}/socket` sends this and what follows."""
    person = await auth.anybody(request)
    await find_table(request, code, service, auth, person)
    return await service.state(code.upper(), person)


async def find_table(
    request: Asking, code: str, service: TableService, auth: Auth, person: str
) -> Table:
    try:
        table = await service.table(code.upper())
    except RequestError:
        auth.slow_down(request)  # codes are not to be guessed
        raise
    if not may_watch(table, person):
        raise RequestError("no-spectators", "Nobody may watch at this table.", status=403)
    return table


HANDLERS = [offers, play_now, new_table, lobby, table_state]
