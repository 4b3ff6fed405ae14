"""What players against bots notice while matches are reviewed, over real sockets.

    .venv/bin/python bench/jobs.py [--json FILE] [--seconds 60] [--tables 50] [--turns 2]

One person at each of many tables, each at an address of its own, plays against bots that search.
In turns there are no reviews, and as many waiting that one is always running. Measured: the time
until a bot answers, and the playouts of its decisions (bots have a budget in seconds, so load can
also cost strength). The aim: within 1.2 times, and at least 95 %.
"""

import asyncio
import os
import statistics
import tempfile
from pathlib import Path
from random import Random

from abuse import COUNTING, HONEST, Honest, playouts
from harness import parser, prepare_client, report, running, visitor
from yokai_septet import Match, deal, records, ruleset_named, view
from yokai_septet.bots import Budget, player

WAITING = 4
"""Reviews that are asked for at once, by as many people."""


def finished_match(number: int) -> str:
    """The record of a match between quick bots."""
    ruleset, rng = ruleset_named("four-advanced"), Random(number)
    match, novice = Match.new(ruleset), player("novice")
    while match.result is None:
        if match.round is None:
            match = match.apply(deal(ruleset, number.to_bytes(32), match.round_number))
        else:
            seen = view(match, match.to_act[0])
            match = match.apply(novice(seen, rng, Budget(nodes=100)))
    return records.format(records.Record.from_match(match))


async def play(address: str, file: Path, tables: int, seconds: float) -> tuple[float, float]:
    """The mean time to answer and the mean playouts of a decision at all tables."""
    file.write_text("")
    people = [Honest(address, f"127.0.1.{1 + number}") for number in range(tables)]
    await asyncio.gather(*(person.play(seconds) for person in people))
    times = [time for person in people for time in person.answers]
    return statistics.mean(times), statistics.mean(playouts(file, HONEST))


async def play_beside_reviews(
    address: str, file: Path, tables: int, seconds: float, turn: int
) -> tuple[float, float, int]:
    """The same while reviews run, and how many decisions these judged. Deleting the people who
    asked for them ends them."""
    visitors = [visitor(address, f"127.0.2.{1 + number}") for number in range(WAITING)]
    ids = []
    for number, http in enumerate(visitors):
        record = finished_match(turn * WAITING + number)
        ids.append((await http.post("/api/reviews", json={"record": record})).json()["id"])
    answer, found = await play(address, file, tables, seconds)
    judged = 0
    for http, id_ in zip(visitors, ids, strict=True):
        judged += (await http.get(f"/api/reviews/{id_}")).json()["done"]
        await http.delete("/api/me")
        await http.aclose()
    return answer, found, judged


async def main() -> None:
    arguments = parser(__doc__)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--turns", type=int, default=2)
    args = arguments.parse_args()
    prepare_client()
    alone, beside = [], []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "playouts"
        file.touch()
        async with running(COUNTING, YOKAI_PLAYOUTS=str(file)) as server:
            for turn in range(args.turns):
                alone.append(await play(server.address, file, args.tables, args.seconds))
                beside.append(
                    await play_beside_reviews(server.address, file, args.tables, args.seconds, turn)
                )
    slower = sum(turn[0] for turn in beside) / sum(turn[0] for turn in alone)
    share = sum(turn[1] for turn in beside) / sum(turn[1] for turn in alone)
    judged = sum(turn[2] for turn in beside)
    report(
        f"{args.tables} tables with {os.cpu_count()} processors",
        [
            ("time to answer, times", f"{slower:.2f}", "at most 1.2"),
            ("playouts a decision", f"{share:.0%}", "at least 95 %"),
            ("decisions judged meanwhile", str(judged), ""),
        ],
        {"alone": alone, "beside": beside, "ratios": {"answer": slower, "playouts": share}},
        args.json,
    )


if __name__ == "__main__":
    asyncio.run(main())
