"""The JSON API: identity, lists, new tables, and a table's state and record."""

import asyncio
import sys
from datetime import UTC, datetime
from secrets import token_urlsafe
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec.example import Example
from litestar.params import JSONBody, PathParameter, QueryParameter

from yokai_septet import records
from yokai_septet.game import RULESETS, FirstLeader, Ruleset, commitment, view
from yokai_septet.protocol import api
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.replay import Replay, replay_state
from yokai_septet.protocol.translate import may_watch
from yokai_septet.server.house import House
from yokai_septet.server.identity import LINK_LIFETIME, digest, new_program
from yokai_septet.server.reach import reach
from yokai_septet.server.refusal import Refusal
from yokai_septet.server.summary import Summary
from yokai_septet.server.visitors import Visitors
from yokai_septet.table import Table, TableOptions

Asking = Request[Any, Any, Any]
Code = Annotated[
    str, PathParameter(pattern=r"^[0-9A-Za-z]{4,12}$", examples=[Example(value="K7WQ2M")])
]

BOT_NAMES = ("Tanuki", "Kitsune", "Kappa", "Tengu")
"""What bots are called in records, by seat, as clients call them at the table."""
LONGEST_RECORD = 262_144
"""The longest record that people may open, in bytes: many times that of the longest match."""


# --- who I am -------------------------------------------------------------------------------------


@get("/api/me", tags=["identity"])
async def me(
    request: Asking, house: NamedDependency[House], visitors: NamedDependency[Visitors]
) -> api.Me:
    """Who you are. On the first visit you become a guest, and a cookie says so from then on."""
    person = await visitors.anybody(request)
    return await _me(house, person)


async def _me(house: House, person: str) -> api.Me:
    names = await house.names.of([person])
    return api.Me(
        name=names.get(person, ""), program=person.startswith("b"), server_now=house.now()
    )


@patch("/api/me", tags=["identity"])
async def rename(
    request: Asking,
    data: JSONBody[api.Rename],
    house: NamedDependency[House],
    visitors: NamedDependency[Visitors],
) -> api.Me:
    """Change your name."""
    person = await visitors.anybody(request)
    await house.rename(person, data.name)
    return await _me(house, person)


@delete("/api/me", tags=["identity"])
async def forget(
    request: Asking, house: NamedDependency[House], visitors: NamedDependency[Visitors]
) -> None:
    """Delete your identity, with its name, its programs and its list of matches."""
    person = await visitors.known(request)
    if person is not None:
        await house.forget_person(person)
    visitors.give_cookie(request.scope, None)


@post("/api/me/link", tags=["identity"])
async def transfer_link(
    request: Asking, house: NamedDependency[House], visitors: NamedDependency[Visitors]
) -> api.TransferLink:
    """A link that carries your identity to another device, once, within a quarter of an hour."""
    person = await visitors.anybody(request)
    secret = token_urlsafe(24)
    expires_at = house.now() + LINK_LIFETIME
    await house.store.add_link(digest(secret), person, expires_at)
    url = f"{house.settings.public_url}/claim#{secret}"
    return api.TransferLink(url=url, secret=secret, expires_at=expires_at)


@post("/api/me/claim", tags=["identity"])
async def claim(
    request: Asking,
    data: JSONBody[api.Claim],
    house: NamedDependency[House],
    visitors: NamedDependency[Visitors],
) -> api.Me:
    """Become, on this device, who the link stands for."""
    visitors.slow_down(request)
    person = await house.store.claim_link(digest(data.secret), house.now())
    if person is None:
        raise Refusal("unknown-link", "This link was used before, or is too old.", status=404)
    visitors.give_cookie(request.scope, person)
    return await _me(house, person)


@get("/api/me/matches", tags=["identity"])
async def matches(
    request: Asking, house: NamedDependency[House], visitors: NamedDependency[Visitors]
) -> list[api.MyMatch]:
    """Your running and past matches, the latest first."""
    person = await visitors.anybody(request)
    rows = [
        (msgspec.json.decode(text, type=Summary), seat, at)
        for text, seat, at in await house.store.matches_of(person)
    ]
    names = await house.names.of({p for summary, _, _ in rows for p in summary.people})
    return [summary.for_player(seat, names, at) for summary, seat, at in rows]


@post("/api/bots", tags=["bots"])
async def new_bot(
    request: Asking,
    data: JSONBody[api.NewBot],
    house: NamedDependency[House],
    visitors: NamedDependency[Visitors],
) -> api.BotToken:
    """A token for a program of yours: as a bearer token it does all that a person's cookie does."""
    person = await visitors.anybody(request)
    if person.startswith("b"):
        raise Refusal("programs-make-none", "A program cannot make programs.", status=403)
    if len(await house.store.programs_of(person)) >= 50:
        raise Refusal("too-many-programs", "You have made enough programs.", status=429)
    program = new_program()
    await house.store.add_person(program, data.name, house.now(), maker=person)
    return api.BotToken(name=data.name, token=visitors.signer.sign(program, house.now()))


# --- tables ---------------------------------------------------------------------------------------


@get("/api/offers", tags=["tables"])
async def offers(house: NamedDependency[House]) -> api.Offers:
    """The rulesets and bots that can be chosen here."""
    return api.Offers(
        rulesets=[_ruleset(ruleset) for ruleset in RULESETS.values()],
        bots=list(house.thinkers.strengths),
        reach=reach(house.settings.public_url),
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
    house: NamedDependency[House],
    visitors: NamedDependency[Visitors],
) -> api.TableMade:
    """A match against bots that begins at once; you sit on seat 0."""
    person = await visitors.anybody(request)
    code = await house.new_table(person, data, play=True)
    return _made(house, code)


@post("/api/tables", tags=["tables"])
async def new_table(
    request: Asking,
    data: JSONBody[TableOptions],
    house: NamedDependency[House],
    visitors: NamedDependency[Visitors],
) -> api.TableMade:
    """A table to gather at; you own it and sit on seat 0."""
    person = await visitors.anybody(request)
    return _made(house, await house.new_table(person, data))


def _made(house: House, code: str) -> api.TableMade:
    public = house.settings.public_url
    return api.TableMade(code=code, url=f"{public}/t/{code}", reach=reach(public))


@get("/api/tables", tags=["tables"])
async def lobby(house: NamedDependency[House]) -> list[api.LobbyTable]:
    """All public tables, the newest first. `/api/lobby/socket` sends them whenever they change."""
    return (await house.lobby.tables()).tables


@get("/api/tables/{code:str}", tags=["tables"])
async def table_state(
    request: Asking, code: Code, house: NamedDependency[House], visitors: NamedDependency[Visitors]
) -> m.Snapshot:
    """The table as you may see it now. `/api/tables/{code}/socket` sends this and what follows."""
    person = await visitors.anybody(request)
    await _find(request, code, house, visitors, person)
    return await house.state(code.upper(), person)


async def _find(request: Asking, code: str, house: House, visitors: Visitors, person: str) -> Table:
    try:
        table = await house.table(code.upper())
    except Refusal:
        visitors.slow_down(request)  # codes are not to be guessed
        raise
    if not may_watch(table, person):
        raise Refusal("no-spectators", "Nobody may watch at this table.", status=403)
    return table


@get("/api/tables/{code:str}/record", tags=["tables"])
async def record(
    request: Asking,
    code: Code,
    house: NamedDependency[House],
    visitors: NamedDependency[Visitors],
    form: Annotated[Literal["text", "json"], QueryParameter(name="format")] = "text",
) -> Response[Any]:
    """The record of the match as far as you may know it now (docs/notation.md)."""
    person = await visitors.anybody(request)
    table = await _find(request, code, house, visitors, person)
    found = await _record(house, table, person)
    if form == "json":
        return Response(records.to_json(found), media_type="application/json")
    name = f'attachment; filename="{table.code}.yokai"'
    return Response(
        records.format(found).encode(), media_type="text/plain; charset=utf-8",
        headers={"content-disposition": name},
    )  # fmt: skip


@get("/api/tables/{code:str}/replay", tags=["tables"])
async def replay(
    request: Asking, code: Code, house: NamedDependency[House], visitors: NamedDependency[Visitors]
) -> Replay:
    """A match that is over, to step through with all hands open."""
    person = await visitors.anybody(request)
    table = await _find(request, code, house, visitors, person)
    if not table.is_over or table.match is None:
        raise Refusal("match-goes-on", "The match is not over.", status=409)
    return replay_state(await _record(house, table, person))


@post("/api/replay", tags=["tables"], request_max_body_size=LONGEST_RECORD, status_code=200)
async def replay_of_record(
    request: Asking, data: JSONBody[api.RecordText], visitors: NamedDependency[Visitors]
) -> Replay:
    """A record (docs/notation.md) that somebody has, to step through; nothing is kept of it."""
    await visitors.anybody(request)
    visitors.slow_down(request)
    # A long one takes a while to read, and those who play meanwhile are not to notice.
    return await asyncio.to_thread(lambda: replay_state(records.parse(data.record)))


async def _record(house: House, table: Table, person: str) -> records.Record:
    if table.match is None:
        raise Refusal("not-started", "The match has not begun.", status=409)
    names = await house.names.of({chair.person for chair in table.chairs if chair.person})
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


HANDLERS = [
    me, rename, forget, transfer_link, claim, matches, new_bot,
    offers, play_now, new_table, lobby, table_state, record, replay, replay_of_record,
]  # fmt: skip
