"""What players against bots notice while matches are reviewed, over real sockets.

    .venv/bin/python bench/jobs.py [--json FILE] [--seconds 60] [--tables 50] [--turns 2]

One person at each of many tables, each at an address of its own, plays against bots that search.
In turns there are no reviews, and as many waiting that one is always running. Measured: the time
until a bot answers, and the playouts of its decisions (bots have a budget in seconds, so load can
also cost strength). The aim: within 1.2 times, and at least 95 %. On a busy machine the processor
times tell what was due to reviews: if the server had less, but reviews took little, it was others.
"""

import asyncio
import os
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from abuse import COUNTING, HONEST, Honest, playouts
from harness import Measured, parser, prepare_client, report, running, visitor
from yokai_septet import Choice, Match, Seat, records, ruleset_named, view
from yokai_septet.bots import Budget, player
from yokai_septet.bots.self_play import self_play

WAITING = 4
"""Reviews that are asked for at once, by as many people."""


def finished_match(number: int) -> str:
    """The record of a match between quick bots."""
    ruleset, rng = ruleset_named("four-advanced"), Random(number)
    novice = player("novice")

    def decide(match: Match, seat: Seat) -> Choice:
        return novice(view(match, seat), rng, Budget(nodes=100))

    *_, match = self_play(Match.new(ruleset), number.to_bytes(32), decide)
    return records.format(records.Record.from_match(match))


class Turn(NamedTuple):
    """What was measured in one turn."""

    answer: float
    """The mean seconds until a bot answers."""
    playouts: float
    """The mean playouts of a decision."""
    cpu: float
    """The processor time of the server."""
    reviews_cpu: float
    """That of the process that reviews."""
    judged: int = 0
    """Decisions that were judged meanwhile."""


async def play(server: Measured, file: Path, tables: int, seconds: float) -> Turn:
    """Play at all tables."""
    file.write_text("")
    before = server.cpu, server.children_cpu
    people = [Honest(server.address, f"127.0.1.{1 + number}") for number in range(tables)]
    await asyncio.gather(*(person.play(seconds) for person in people))
    for person in people:
        person.close()
    times = [time for person in people for time in person.answers]
    return Turn(
        statistics.mean(times),
        statistics.mean(playouts(file, HONEST)),
        server.cpu - before[0],
        server.children_cpu - before[1],
    )


async def play_beside_reviews(
    server: Measured, file: Path, tables: int, seconds: float, turn: int
) -> Turn:
    """The same while reviews run. Deleting the people who asked for them ends them."""
    visitors = [visitor(server.address, f"127.0.2.{1 + number}") for number in range(WAITING)]
    ids = []
    for number, http in enumerate(visitors):
        record = finished_match(turn * WAITING + number)
        ids.append((await http.post("/api/reviews", json={"record": record})).json()["id"])
    found, judged = await play(server, file, tables, seconds), 0
    for http, id_ in zip(visitors, ids, strict=True):
        judged += (await http.get(f"/api/reviews/{id_}")).json()["done"]
        await http.delete("/api/me")
        await http.aclose()
    return found._replace(judged=judged)


async def main() -> None:
    arguments = parser(__doc__)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--turns", type=int, default=2)
    args = arguments.parse_args()
    prepare_client()
    alone, beside = list[Turn](), list[Turn]()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "playouts"
        file.touch()
        async with running(COUNTING, YOKAI_PLAYOUTS=str(file)) as server:
            for turn in range(args.turns):
                alone.append(await play(server, file, args.tables, args.seconds))
                beside.append(
                    await play_beside_reviews(server, file, args.tables, args.seconds, turn)
                )

    def ratio(figure: Callable[[Turn], float]) -> float:
        return sum(map(figure, beside)) / sum(map(figure, alone))

    slower, share = ratio(lambda turn: turn.answer), ratio(lambda turn: turn.playouts)
    server_cpu, reviews_cpu = (sum(turn[i] for turn in beside) for i in (2, 3))
    report(
        f"{args.tables} tables with {os.cpu_count()} processors",
        [
            ("time to answer, times", f"{slower:.2f}", "at most 1.2"),
            ("playouts a decision", f"{share:.0%}", "at least 95 %"),
            ("the server's processor time", f"{ratio(lambda turn: turn.cpu):.0%}", ""),
            ("that of reviews, of the server's", f"{reviews_cpu / server_cpu:.1%}", ""),
            ("decisions judged meanwhile", str(sum(turn.judged for turn in beside)), ""),
        ],
        {"alone": alone, "beside": beside, "ratios": {"answer": slower, "playouts": share}},
        args.json,
    )


if __name__ == "__main__":
    asyncio.run(main())
