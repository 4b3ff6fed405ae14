"""How fast a long history is listed, filtered and added up, over HTTP.

    .venv/bin/python bench/history.py [--json FILE] [--matches 10000] [--turns 20]

One person has so many finished matches, against 300 people and four strengths of bots, in six
rulesets; every third one has been reviewed. Each request is made again and again, one at a time.
The aim: 200 ms for each, whatever is asked for.
"""

import asyncio
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx
import msgspec
from sqlalchemy import insert

from harness import parser, percentile, report, running
from yokai_septet.game import RULESETS, Reason
from yokai_septet.protocol.summary import SummarySeat, TableSummary
from yokai_septet.server.callers.identity import COOKIE, Signer
from yokai_septet.server.rooms.effects import rows_of as effect_rows
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Append, Store
from yokai_septet.server.store import schema as s
from yokai_septet.table import PlayerResult, PlayersListed, ResultCounted, TableOptions
from yokai_septet.table.entries import Created
from yokai_septet.table.results import CoPlayer, bot_key

ADA = "p-Ada"
PEOPLE = [f"p-{number}" for number in range(300)]
BOTS = ("novice", "adept", "expert", "master")
BEGAN = 1_700_000_000.0
REQUESTS = {
    "first page": "/api/me/history",
    "home page": "/api/me/matches?limit=12",
    "ruleset": "/api/me/history?ruleset=suitors",
    "outcome": "/api/me/history?outcome=abandoned",
    "opponent": "/api/me/history?opponent=bot:novice",
    "dates": f"/api/me/history?since={BEGAN + 4e6}&until={BEGAN + 5e6}",
    "search": "/api/me/history?search=guest 17",
    "search, nothing found": "/api/me/history?search=nobody",
    "all filters": (
        "/api/me/history?ruleset=four-advanced&outcome=won&opponent=bot:adept&search=guest"
    ),
    "statistics": "/api/me/statistics",
    "statistics, filtered": "/api/me/statistics?opponent=bot:adept&outcome=won",
    "opponents": "/api/me/opponents?limit=50",
    "opponents, later page": "/api/me/opponents?limit=50&offset=250",
}


def match(number: int, rng: Random) -> Append:
    """A finished match."""
    code, at = f"M{number:06}", BEGAN + 3600.0 * number
    ruleset = rng.choice(list(RULESETS.values()))
    others = [
        rng.choice(PEOPLE) if rng.random() < 0.3 else bot_key(rng.choice(BOTS))
        for _ in range(ruleset.players - 1)
    ]
    seats = [SummarySeat(person=ADA)] + [
        SummarySeat(person=other)
        if other in PEOPLE
        else SummarySeat(strength=other.removeprefix("bot:"))
        for other in others
    ]
    met = {CoPlayer(o, ruleset.sides[seat] != 0) for seat, o in enumerate(others, 1)}
    options = TableOptions(ruleset=ruleset.name)
    won = rng.random() < 0.5
    summary = TableSummary(
        code=code, status="finished", owner=ADA, options=options, seats=seats,
        scores=[7] * ruleset.side_count, created_at=at, winner=0 if won else 1,
    )  # fmt: skip
    result = PlayerResult(
        person=ADA,
        ruleset=ruleset.name,
        outcome="abandoned" if rng.random() < 0.05 else "won" if won else "lost",
        origin="dealt",
        rounds=5,
        won=Counter({Reason.BOSSES: rng.randrange(4)}),
        lost=Counter({Reason.SEVENTH_TRICK: rng.randrange(3)}),
        co_players=tuple(met),
    )
    people = dict.fromkeys(other for other in others if other in PEOPLE)
    players = ((ADA, 0), *((person, seat) for seat, person in enumerate(people, 1)))
    return Append(
        code=code, expected=0, status="finished", public=False, due_at=None, at=at,
        entries=(Created(at=at, code=code, seed="", owner=ADA, options=options),),
        summary=msgspec.json.encode(summary).decode(),
        beside=effect_rows(code, at, (PlayersListed(players), ResultCounted(result))),
    )  # fmt: skip


async def fill(folder: Path, matches: int) -> str:
    """Write the history; the value of Ada's cookie."""
    rng, store = Random(1), Store(Settings(data_dir=folder))
    await store.open()
    await store.add_person(ADA, "Ada", BEGAN)
    for number, person in enumerate(PEOPLE):
        await store.add_person(person, f"Guest {number}", BEGAN)
    for first in range(0, matches, 500):
        group = [match(n, rng) for n in range(first, min(matches, first + 500))]
        await asyncio.gather(*map(store.append, group))
    reviewed = [f"M{number:06}" for number in range(0, matches, 3)]
    review = {
        "person": ADA, "engine": 1, "state": "done", "priority": 0, "turn": 0, "asked_at": 1.0,
        "attempts": 0, "done": 60, "total": 60,
    }  # fmt: skip
    async with store._database.transaction() as connection:
        rows = [{"id": code, "code": code, **review} for code in reviewed]
        await connection.execute(insert(s.reviews), rows)
        losses = [
            {"review": code, "seat": 0, "decisions": 60, "loss": rng.random()} for code in reviewed
        ]
        await connection.execute(insert(s.seat_losses), losses)
    cookie = Signer(await store.secret()).sign(ADA, time.time())
    await store.close()
    return cookie


async def measure(address: str, cookie: str, turns: int) -> dict[str, list[float]]:
    """The milliseconds of each request."""
    found: dict[str, list[float]] = {what: [] for what in REQUESTS}
    async with httpx.AsyncClient(base_url=address, cookies={COOKIE: cookie}, timeout=60) as http:
        for turn in range(turns + 1):
            for what, path in REQUESTS.items():
                began = time.perf_counter()
                answer = await http.get(path)
                taken = time.perf_counter() - began
                answer.raise_for_status()
                if turn:  # the first turn fills caches
                    found[what].append(taken * 1000)
    return found


def rows_of(found: dict[str, list[float]]) -> Sequence[tuple[str, str, str]]:
    return [
        (
            what,
            f"{statistics.median(times):.0f} ms, 95th percentile {percentile(times, 0.95):.0f} ms",
            "at most 200 ms",
        )
        for what, times in found.items()
    ]


async def main() -> None:
    arguments = parser(__doc__)
    arguments.add_argument("--matches", type=int, default=10_000)
    arguments.add_argument("--turns", type=int, default=20)
    args = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cookie = await fill(Path(folder), args.matches)
        async with running(YOKAI_DATA_DIR=folder) as server:
            found = await measure(server.address, cookie, args.turns)
    report(f"a history of {args.matches} matches", rows_of(found), found, args.json)


if __name__ == "__main__":
    asyncio.run(main())
