"""A new visitor's first page while one address holds connections open and says nothing.

    .venv/bin/python bench/silent.py [--silent 5000] [--json FILE]    (build the page: `make web`)

Visitors of another address open the page and ask for an identity, each on a new connection, first
alone and then among the silent connections. The aim: within a second.
"""

import asyncio
import time

import httpx

from harness import (
    check_aims,
    check_files,
    parser,
    percentile,
    prepare_client,
    report,
    running,
    visitor,
)

ATTACKER, HONEST = "127.0.0.2", "127.0.0.3"
VISITORS = 30


async def visits(address: str) -> list[float]:
    """The seconds that each of some new visitors waits for the page and an identity."""
    times = []
    for _ in range(VISITORS):
        begun = time.perf_counter()
        async with visitor(address, HONEST) as http:
            page = await http.get("/")
            if page.status_code != 200:
                raise SystemExit("There is no page: run `make web` first.")
            (await http.get("/api/me")).raise_for_status()
        times.append(time.perf_counter() - begun)
    return times


async def hold(address: str, count: int) -> list[asyncio.StreamReader]:
    """Open connections one after the other and say nothing."""
    port = httpx.URL(address).port
    readers = []
    for _ in range(count):
        reader, _ = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        readers.append(reader)
    return readers


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--silent", type=int, default=5000)
    args = options.parse_args()
    prepare_client()
    check_files(args.silent)
    async with running() as server:
        alone = await visits(server.address)
        before = server.memory
        readers = await hold(server.address, args.silent)
        among = await visits(server.address)
        held = sum(not reader.at_eof() for reader in readers)
        grown = server.memory - before
    figures = {
        "silent": args.silent,
        "held": held,
        "alone_median_s": percentile(alone, 0.5),
        "alone_slowest_s": max(alone),
        "median_s": percentile(among, 0.5),
        "slowest_s": max(among),
        "memory_MB": grown,
    }
    rows = [
        ("connections opened / held at the end", f"{args.silent} / {held}", ""),
        ("first page alone, median / slowest",
         f"{figures['alone_median_s']:.3f} s / {max(alone):.3f} s", ""),
        ("first page among them, median / slowest",
         f"{figures['median_s']:.3f} s / {max(among):.3f} s", "under 1 s"),
        ("memory", f"+{grown:.1f} MB", ""),
    ]  # fmt: skip
    report(f"{VISITORS} new visitors", rows, figures, args.json)
    check_aims({"the slowest first page within a second": max(among) < 1.0}, args)


if __name__ == "__main__":
    asyncio.run(main())
