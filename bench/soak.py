"""Memory over a long run: tables play one match after the other, and the server's memory is printed
every minute.

    .venv/bin/python bench/soak.py [--tables 50] [--minutes 60] [--pause 0.5] [--json FILE]

Whenever a match is over, its players leave and begin another one, as visitors come and go. The
memory must become flat: it rises until the server keeps as many rooms without listeners as it does
at most (`tables in memory`), and then no more.
"""

import asyncio
import time

import httpx

from harness import Measured, check_aims, parser, report, running
from tables import PAUSE, BenchTable, Counters, guests

FLAT = 1.1
"""How much of the least memory of the second half its most may be."""


async def keep_playing(
    server: Measured, counters: Counters, cookies: list[str], seed: int, pause: float, until: float
) -> int:
    """Four people play one match after the other; returns how many they have begun."""
    matches = 0
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        while time.perf_counter() < until:
            table = BenchTable(counters, seed + 1000 * matches, pause)
            matches += 1
            try:
                await table.gather(http, server, cookies, "127.0.0.1")
                table.start()
                await table.run(until)
            except (OSError, TimeoutError, httpx.HTTPError) as error:  # a machine busy for minutes
                print(f"a table was given up: {error!r}", flush=True)
            finally:
                table.close()
    return matches


async def watch(server: Measured, counters: Counters, minutes: int) -> list[dict[str, float]]:
    """Print a line a minute."""
    lines: list[dict[str, float]] = []
    print("minute      MB  tables in memory   moves  lost or doubled", flush=True)
    for minute in range(minutes + 1):
        line = {
            "minute": minute,
            "memory_MB": server.memory,
            "tables": await server.gauge("tables_in_memory"),
            "moves": counters.moves,
            "gaps": counters.gaps,
        }
        lines.append(line)
        print(
            "{minute:6}{memory_MB:8.1f}{tables:18.0f}{moves:8}{gaps:17}".format(**line), flush=True
        )
        counters.times.clear()
        if minute < minutes:
            await asyncio.sleep(60)
    return lines


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--minutes", type=int, default=60)
    options.add_argument("--pause", type=float, default=PAUSE, help="seconds between two moves")
    args = options.parse_args()
    async with running(YOKAI_UNLIMITED="1") as server:
        counters = Counters()
        cookies = await guests(server, 4 * args.tables)
        until = time.perf_counter() + 60 * args.minutes
        playing = [
            asyncio.create_task(
                keep_playing(server, counters, cookies[n :: args.tables], n, args.pause, until)
            )
            for n in range(args.tables)
        ]
        lines = await watch(server, counters, args.minutes)
        matches = sum(await asyncio.gather(*playing))
    half = [line["memory_MB"] for line in lines[len(lines) // 2 :]]
    rows = [
        ("matches begun", str(matches), ""),
        (
            "memory in the second half, least / most",
            f"{min(half):.1f} / {max(half):.1f} MB",
            "flat",
        ),
    ]
    report(f"{args.tables} tables, {args.minutes} minutes", rows, {"lines": lines}, args.json)
    check_aims({"flat memory": max(half) < FLAT * min(half)}, args)


if __name__ == "__main__":
    asyncio.run(main())
