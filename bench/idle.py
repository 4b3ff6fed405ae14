"""Many sockets at once: tables that play, and people who wait at tables that have not begun.

    .venv/bin/python bench/idle.py [--tables 500] [--idle 8000] [--seconds 30] [--json FILE]

All sockets are open before the measured matches begin; at the end every one of them must still be.
Measured: the server's memory for each waiting socket and for each playing one, the time from a
command to the last seat's message with and without those who wait, and what the waiting cost of the
processor (they hold leases, and answer pings).
"""

import asyncio

from harness import check_aims, check_files, parser, prepare_client, report, running
from server import play, rows_of
from tables import BenchTable, Counters, gather_tables, guests

WAIT = 20
"""Seconds in which the processor time of the waiting is measured: several renewals of leases."""


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--tables", type=int, default=500, help="tables that play, with 4 sockets")
    options.add_argument("--idle", type=int, default=8000, help="sockets that wait")
    options.add_argument("--seconds", type=float, default=30)
    args = options.parse_args()
    prepare_client()
    check_files(args.tables * 4 + args.idle)
    async with running(YOKAI_UNLIMITED="1") as server:
        counters, waiting = Counters(), Counters()
        playing = [BenchTable(counters, seed) for seed in range(args.tables)]
        idle = [BenchTable(waiting, seed) for seed in range(args.idle // 4)]
        cookies = await guests(server, 40)
        empty = server.memory
        await gather_tables(server, idle, cookies)
        with_idle, used = server.memory, server.cpu
        await asyncio.sleep(WAIT)
        share = (server.cpu - used) / WAIT
        await gather_tables(server, playing, cookies)
        found = await play(server, playing, counters, args.seconds)
        full = server.memory
        players = [player for table in (*playing, *idle) for player in table.players]
        still = sum(player.is_connected for player in players)
        for player in players:
            player.close()
    figures = {
        **found,
        "sockets": len(players),
        "still_open": still,
        "idle_socket_kB": (with_idle - empty) / max(1, len(idle) * 4) * 1024,
        "playing_socket_kB": (full - with_idle) / max(1, len(playing) * 4) * 1024,
        "idle_cpu_share": share,
        "memory_MB": full,
    }
    rows = [
        ("sockets opened / still open", f"{len(players)} / {still}", "all"),
        ("memory a waiting socket, with its table", f"{figures['idle_socket_kB']:.1f} kB", ""),
        ("memory a playing socket, with its table", f"{figures['playing_socket_kB']:.1f} kB", ""),
        ("memory of the server", f"{full:.0f} MB ({empty:.0f} MB empty)", ""),
        ("processor while all wait", f"{share:.1%} of a core", ""),
        *rows_of(found),
    ]
    title = f"{len(playing) * 4} sockets that play and {len(idle) * 4} that wait"
    report(title, rows, figures, args.json)
    kept = {"all sockets still open": still == len(players), "nothing lost": not found["gaps"]}
    check_aims(kept, args)


if __name__ == "__main__":
    asyncio.run(main())
