"""Load on one server: tables of scripted players over real sockets, beside a bare broadcast.

    .venv/bin/python bench/server.py --tables 500

Two processes, one core each: the server, and all players. Every table has four people who make two
moves a second between them. Measured: achieved moves a second, the time from a command to the last
seat's message (p50, p99), the server's CPU for each delivered message, its memory for each table,
and whether any message was lost or doubled. Then, as the limit, a bare Litestar application sends
the same bytes to the same number of sockets, and its CPU for each message is compared.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx

ROOT = Path(__file__).parent.parent
START = (
    "from yokai_septet.server.serve import Place, serve; serve(Place('127.0.0.1', {port}, '{url}'))"
)
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


def cpu(pid: int) -> float:
    """The seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """The resident memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Socket(asyncio.Protocol):
    """As little of a WebSocket client as will do, so that the players leave the machine to the
    server that is measured. Frames of text are handed over as they come."""

    def __init__(self, address: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._address, self._cookie, self._heard = urlsplit(address), cookie, heard
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @staticmethod
    async def open(
        address: str, cookie: str, heard: Callable[[bytes], None], local: str = "127.0.0.1"
    ) -> "Socket":
        socket = Socket(address, cookie, heard)
        host, port = socket._address.hostname, socket._address.port
        assert host is not None
        assert port is not None
        await asyncio.get_running_loop().create_connection(
            lambda: socket, host, port, local_addr=(local, 0)
        )
        await asyncio.wait_for(socket.opened, 120)
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        lines = [
            f"GET {self._address.path} HTTP/1.1",
            f"Host: {self._address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + b64encode(os.urandom(16)).decode(),
            *([f"Cookie: {self._cookie}"] if self._cookie else []),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 0x81:
                self._heard(payload)
            elif kind == 0x89:
                self._send(0x8A, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The first complete frame, taken out of the buffer."""
        buffer = self._buffer
        if len(buffer) < 4:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def send(self, text: str) -> None:
        self._send(0x81, text.encode())

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        mask = bytes(4)  # a mask of zeros leaves the payload as it is
        self._transport.write(bytes([kind]) + length + mask + payload)

    def close(self) -> None:
        self._transport.close()


class Counters:
    """What the players have seen."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.seen: dict[tuple[str, int], int] = {}
        self.times: list[float] = []
        self.moves = 0
        self.messages = 0
        self.bytes = 0
        self.gaps = 0


class Player:
    """One socket."""

    def __init__(self, table: "BenchTable", seat: int, cookie: str) -> None:
        self.table, self.seat, self.cookie = table, seat, cookie
        self.seq = -1
        self.state: dict[str, Any] = {}
        self.socket: Socket | None = None

    async def open(self, address: str) -> None:
        path = f"/api/tables/{self.table.code}/socket"
        self.socket = await Socket.open(address + path, self.cookie, self.heard)

    def heard(self, text: bytes) -> None:
        counters = self.table.counters
        kind = text[9:15]
        if kind not in (b"update", b"snapsh"):
            return
        now = time.perf_counter()
        at = text.index(b'"seq":') + 6
        seq = int(text[at : text.index(b",", at)])
        if kind == b"update":
            counters.messages += 1
            counters.bytes += len(text)
            if seq != self.seq + 1:
                counters.gaps += 1
            key = (self.table.code, seq)
            counters.seen[key] = counters.seen.get(key, 0) + 1
            if counters.seen[key] == 4 and key in counters.sent:
                counters.times.append(now - counters.sent.pop(key))
        self.seq = seq
        self.table.heard(self, text)


class BenchTable:
    """Four people who pass and play anything legal, one move after the other at a given pace."""

    def __init__(self, counters: Counters, pause: float, seed: int) -> None:
        self.counters, self.pause, self.rng = counters, pause, Random(seed)
        self.code = ""
        self.players: list[Player] = []
        self.latest: dict[int, bytes] = {}
        self.news = asyncio.Event()
        self.commands = 0

    def heard(self, player: Player, text: bytes) -> None:
        self.latest[player.seat] = text
        self.news.set()

    async def run(self, until: float) -> None:
        """Move until it is time to stop; a player looks into a message only on its own turn."""
        await asyncio.sleep(self.rng.uniform(0, self.pause))
        due = time.perf_counter()
        while time.perf_counter() < until:
            due += self.pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.move():
                return

    async def move(self) -> bool:
        while True:
            seqs = {p.seq for p in self.players}
            if len(seqs) == 1 and len(self.latest) == 4:
                break
            self.news.clear()
            await self.news.wait()
        state = json.loads(self.latest[0])["state"]
        if state["status"] != "playing":
            return False
        match = state["match"]
        now = match["round"]
        self.commands += 1
        command: dict[str, Any] = {"id": f"b{self.commands}"}
        if now is None:
            ready = [s["ready"] for s in state["seats"]]
            if all(ready):
                return True  # the deal is on its way
            seat = ready.index(False)
            command |= {"type": "ready", "round": match["round_number"] - 1}
        else:
            seat = now["to_act"][0]
            mine = json.loads(self.latest[seat])["state"]["match"]["round"]
            if mine["phase"] == "pass":
                cards = mine["hand"][: len(mine["pass_to"])]
                command |= {"type": "pass", "round": mine["number"], "cards": cards}
            else:
                card = self.rng.choice(mine["legal"])
                trick = mine["trick_number"]
                command |= {
                    "type": "play", "round": mine["number"], "trick": trick, "card": card,
                }  # fmt: skip
        player = self.players[seat]
        assert player.socket is not None
        self.counters.sent[self.code, player.seq + 1] = time.perf_counter()
        self.counters.moves += 1
        before = player.seq
        player.socket.send(json.dumps(command))
        while any(p.seq <= before for p in self.players):
            self.news.clear()
            await self.news.wait()
        return True


async def guests(address: str, count: int) -> list[str]:
    """The cookies of so many new guests."""
    cookies = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(count):
            http.cookies.clear()
            await http.get("/api/me")
            cookies.append("; ".join(f"{k}={v}" for k, v in http.cookies.items()))
    return cookies


async def gather_table(
    http: httpx.AsyncClient, table: BenchTable, cookies: list[str], address: str
) -> None:
    """Four people sit down and begin."""
    made = await http.post("/api/tables", json={}, headers={"cookie": cookies[0]})
    table.code = made.json()["code"]
    table.players = [Player(table, seat, cookie) for seat, cookie in enumerate(cookies)]
    await asyncio.gather(*(player.open(address) for player in table.players))
    while len(table.latest) < 4:
        await asyncio.sleep(0.01)
    for seat in (1, 2, 3):
        socket = table.players[seat].socket
        assert socket is not None
        socket.send(json.dumps({"type": "sit", "id": f"sit{seat}", "seat": seat}))
    while table.players[0].seq < 5:
        await asyncio.sleep(0.01)
    socket = table.players[0].socket
    assert socket is not None
    socket.send(json.dumps({"type": "start", "id": "start"}))


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


async def load(address: str, pid: int, tables: int, seconds: float) -> dict[str, float]:
    """Measure the server."""
    counters = Counters()
    all_tables = [BenchTable(counters, 0.5, n) for n in range(tables)]
    cookies = await guests(address, 40)
    empty = memory(pid)
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:
        for n, table in enumerate(all_tables):
            four = [cookies[(n + k * 10) % 40] for k in range(4)]
            await gather_table(http, table, four, address.replace("http", "ws"))
    await asyncio.sleep(4)  # the first deals
    counters.moves = counters.messages = counters.bytes = 0
    counters.times.clear()
    used, begun = cpu(pid), time.perf_counter()
    await asyncio.gather(*(table.run(begun + seconds) for table in all_tables))
    took = time.perf_counter() - begun
    used = cpu(pid) - used
    await asyncio.sleep(2)
    result = {
        "moves": counters.moves / took,
        "p50": percentile(counters.times, 0.5),
        "p99": percentile(counters.times, 0.99),
        "cpu_us": used / max(1, counters.messages) * 1e6,
        "bytes": counters.bytes / max(1, counters.messages),
        "messages": counters.messages / took,
        "kB": (memory(pid) - empty) / tables * 1024,
        "gaps": counters.gaps,
        "lost": len(counters.sent),
    }
    for player in (player for table in all_tables for player in table.players):
        assert player.socket is not None
        player.socket.close()
    return result


async def bare(address: str, pid: int, tables: int, size: int, seconds: float) -> float:
    """The CPU that a bare broadcast of as many bytes costs for each message, in microseconds."""
    count = 0

    def heard(_: bytes) -> None:
        nonlocal count
        count += 1

    rooms = [
        [await Socket.open(f"{address}/r{room}", "", heard) for _ in range(4)]
        for room in range(tables)
    ]
    text = "x" * size
    count, used, begun = 0, cpu(pid), time.perf_counter()

    async def send(sockets: list[Socket], offset: float) -> None:
        await asyncio.sleep(offset)
        due = time.perf_counter()
        while time.perf_counter() < begun + seconds:
            due += 0.5
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sockets[0].send(text)

    await asyncio.gather(*(send(sockets, n / tables / 2) for n, sockets in enumerate(rooms)))
    await asyncio.sleep(1)
    cost = (cpu(pid) - used) / max(1, count) * 1e6
    for socket in (socket for sockets in rooms for socket in sockets):
        socket.close()
    return cost


def start(code: str, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", code], env={**os.environ, **environment})


async def wait_for(address: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(1200):
            try:
                await http.get(f"{address}/health")
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 10_000)), hard))
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        limits = {"YOKAI_DATA_DIR": folder, "YOKAI_UNLIMITED": "1"}
        server = start(START.format(port=port, url=address), limits)
        try:
            await wait_for(address)
            found = await load(address, server.pid, args.tables, args.seconds)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    limit = start(BARE.replace("PORT", str(port)), {})
    try:
        await wait_for(address)
        least = await bare(
            address.replace("http", "ws"), limit.pid, args.tables, int(found["bytes"]),
            args.seconds / 2,
        )  # fmt: skip
    finally:
        limit.send_signal(signal.SIGTERM)
        limit.wait()
    print(f"tables                    {args.tables}, sockets {args.tables * 4}")
    print(f"moves a second            {found['moves']:.0f} (asked for {args.tables * 2})")
    print(f"messages a second         {found['messages']:.0f} of {found['bytes']:.0f} bytes")
    print(f"command to last message   p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms")
    print(f"CPU a message             {found['cpu_us']:.0f} µs, bare broadcast {least:.0f} µs,"
          f" ratio {found['cpu_us'] / least:.2f}")  # fmt: skip
    print(f"memory a table            {found['kB']:.0f} kB")
    print(f"gaps or doubled           {found['gaps']:.0f}, not yet seen by all {found['lost']:.0f}")


if __name__ == "__main__":
    asyncio.run(main())
