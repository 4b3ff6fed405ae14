"""Load on one server: tables of scripted players over real sockets, beside a bare broadcast.

    .venv/bin/python bench/server.py [--tables 500] [--seconds 20] [--json FILE]

Two processes, one core each: the server, and all players. Every table has four people who make two
moves a second between them. Measured: achieved moves a second, the time from a command to the last
seat's message (p50, p99), the server's CPU for each delivered message, its memory for each table,
and whether any message was lost or doubled. Then, as the limit, a bare Litestar application sends
the same bytes to the same number of sockets, and its CPU for each message is compared.
"""

import asyncio
import time

from harness import Measured, check_files, parser, percentile, prepare_client, report, running
from tables import BenchTable, Counters, gather_tables, guests
from ws_client import Socket

BARE = """
import asyncio, uvicorn
from litestar import Litestar, WebSocket, websocket, post, Request
rooms = {}
@websocket("/{room:str}")
async def join(socket: WebSocket, room: str) -> None:
    await socket.accept()
    rooms.setdefault(room, []).append(socket)
    try:
        while True:
            text = await socket.receive_text()
            await asyncio.gather(*(s.send_text(text) for s in rooms[room]))
    except Exception:
        rooms[room].remove(socket)
uvicorn.run(Litestar([join]), port=PORT, ws="websockets-sansio", ws_per_message_deflate=False,
            access_log=False, log_level="error")
"""


async def load(server: Measured, count: int, seconds: float) -> dict[str, float]:
    """Measure the server."""
    counters = Counters()
    tables = [BenchTable(counters, seed) for seed in range(count)]
    cookies = await guests(server, 40)
    empty = server.memory
    await gather_tables(server, tables, cookies)
    result = await play(server, tables, counters, seconds)
    result["table_kB"] = (server.memory - empty) / count * 1024
    for table in tables:
        table.close()
    return result


async def play(
    server: Measured, tables: list[BenchTable], counters: Counters, seconds: float
) -> dict[str, float]:
    """Start all matches, and measure them."""
    for table in tables:
        table.start()
    await asyncio.sleep(4)  # the first deals
    counters.reset()
    used, begun = server.cpu, time.perf_counter()
    await asyncio.gather(*(table.run(begun + seconds) for table in tables))
    took, used = time.perf_counter() - begun, server.cpu - used
    await asyncio.sleep(2)
    return {
        "asked_per_s": len(tables) * 2,
        "moves_per_s": counters.moves / took,
        "messages_per_s": counters.messages / took,
        "message_bytes": counters.bytes / max(1, counters.messages),
        "p50_ms": percentile(counters.times, 0.5) * 1000,
        "p99_ms": percentile(counters.times, 0.99) * 1000,
        "cpu_us": used / max(1, counters.messages) * 1e6,
        "gaps": counters.gaps,
        "not_seen_by_all": len(counters.sent),
    }


def rows_of(found: dict[str, float]) -> list[tuple[str, str, str]]:
    """What `play` has measured."""
    return [
        ("moves a second", f"{found['moves_per_s']:.0f}", f"{found['asked_per_s']:.0f} asked for"),
        (
            "messages a second",
            f"{found['messages_per_s']:.0f} of {found['message_bytes']:.0f} bytes",
            "",
        ),
        ("command to last seat, p50", f"{found['p50_ms']:.1f} ms", ""),
        ("command to last seat, p99", f"{found['p99_ms']:.1f} ms", "60 ms"),
        (
            "lost or doubled / not seen by all",
            f"{found['gaps']:.0f} / {found['not_seen_by_all']:.0f}",
            "0 / 0",
        ),
    ]


async def bare(server: Measured, count: int, size: int, seconds: float) -> float:
    """The CPU that a bare broadcast of as many bytes costs for each message, in microseconds."""
    heard = 0

    def hear(_: bytes) -> None:
        nonlocal heard
        heard += 1

    rooms = [
        [await Socket.open(f"{server.sockets}/r{room}", "", hear) for _ in range(4)]
        for room in range(count)
    ]
    text = "x" * size
    heard, used, begun = 0, server.cpu, time.perf_counter()

    async def send(sockets: list[Socket], offset: float) -> None:
        await asyncio.sleep(offset)
        due = time.perf_counter()
        while time.perf_counter() < begun + seconds:
            due += 0.5
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sockets[0].send(text)

    await asyncio.gather(*(send(sockets, n / count / 2) for n, sockets in enumerate(rooms)))
    await asyncio.sleep(1)
    cost = (server.cpu - used) / max(1, heard) * 1e6
    for socket in (socket for sockets in rooms for socket in sockets):
        socket.close()
    return cost


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--seconds", type=float, default=20)
    args = options.parse_args()
    prepare_client()
    check_files(args.tables * 4)
    async with running(YOKAI_UNLIMITED="1") as server:
        found = await load(server, args.tables, args.seconds)
    async with running(BARE) as server:
        least = await bare(server, args.tables, int(found["message_bytes"]), args.seconds / 2)
    ratio = found["cpu_us"] / least
    rows = [
        *rows_of(found),
        ("CPU a message", f"{found['cpu_us']:.0f} µs", ""),
        ("bare broadcast", f"{least:.0f} µs", ""),
        ("ratio", f"{ratio:.2f}", "2"),
        ("memory a table", f"{found['table_kB']:.0f} kB", ""),
    ]
    title = f"{args.tables} tables, {args.tables * 4} sockets"
    figures = {"tables": args.tables, **found, "bare_us": least, "ratio": ratio}
    report(title, rows, figures, args.json)


if __name__ == "__main__":
    asyncio.run(main())
