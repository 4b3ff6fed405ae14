"""Tables of scripted players over real sockets, for the benches of the server."""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import httpx
import msgspec

from harness import Measured, cookie
from ws_client import Socket

PAUSE = 0.5
"""Seconds between two moves at a table."""
FIRST_SEQ = 5
"""The entry of a table's log at which four people sit there."""


class SeenRound(msgspec.Struct):
    """What a player looks at in a round; the rest of a message is skipped."""

    phase: str
    to_act: list[int]


class SeenCards(msgspec.Struct):
    """What a player looks at of their own cards."""

    hand: list[str]
    legal: list[str]
    pass_to: list[int]


class SeenViewer(msgspec.Struct):
    """What a player alone is shown."""

    cards: SeenCards | None


class SeenMatch(msgspec.Struct):
    """What a player looks at in a match."""

    after: int
    round: SeenRound | None


class SeenSeat(msgspec.Struct):
    """What a player looks at in a seat."""

    ready: bool


class SeenState(msgspec.Struct):
    """What a player looks at in a table."""

    status: str
    seats: list[SeenSeat]
    match: SeenMatch | None


class SeenMessage(msgspec.Struct):
    """What a player looks at in a message."""

    state: SeenState
    viewer: SeenViewer


_decode = msgspec.json.Decoder(SeenMessage).decode


class Counters:
    """What the players have seen."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        """When each change that not all seats have seen was asked for."""
        self.seen: dict[tuple[str, int], int] = {}
        self.times: list[float] = []
        """Seconds from each command to the last seat's message."""
        self.moves = 0
        self.messages = 0
        self.bytes = 0
        self.gaps = 0
        """Messages that were lost or doubled."""

    def reset(self) -> None:
        """Begin to count anew; what is on its way is still expected."""
        self.moves = self.messages = self.bytes = 0
        self.times.clear()

    def saw(self, key: tuple[str, int], now: float) -> None:
        """Another seat has seen this entry of this table."""
        self.seen[key] = self.seen.get(key, 0) + 1
        if self.seen[key] == 4:
            del self.seen[key]
            if key in self.sent:
                self.times.append(now - self.sent.pop(key))


class Player:
    """One person at one table."""

    def __init__(self, table: "BenchTable", seat: int, socket: Socket | None = None) -> None:
        self._table, self.seat = table, seat
        self.seq = -1
        self._socket = socket

    async def open(self, server: Measured, cookie: str, local: str) -> None:
        """Connect to the table."""
        path = f"{server.sockets}/api/tables/{self._table.code}/socket?pings=1"
        self._socket = await Socket.open(path, cookie, self._heard, local)

    def send(self, kind: str, command_id: str, **fields: Any) -> None:
        """Send a command."""
        assert self._socket is not None
        self._socket.send(json.dumps({"type": kind, "id": command_id, **fields}))

    def close(self) -> None:
        """Leave the table."""
        if self._socket is not None:
            self._socket.close()

    @property
    def is_connected(self) -> bool:
        """Whether the socket is still open."""
        return self._socket is not None and not self._socket.closed

    def _heard(self, text: bytes) -> None:
        """A message: only its number is looked at, players read the rest on their own turn."""
        counters = self._table.counters
        kind = text[9:15]
        if kind not in (b"update", b"snapsh"):
            if kind[:4] == b"ping" and self._socket is not None:
                self._socket.send('{"type":"pong"}')
            return
        now = time.perf_counter()
        at = text.index(b'"seq":') + 6
        seq = int(text[at : text.index(b",", at)])
        if kind == b"update":
            counters.messages += 1
            counters.bytes += len(text)
            counters.gaps += seq != self.seq + 1
            counters.saw((self._table.code, seq), now)
        self.seq = seq
        self._table.heard(self.seat, text)


class BenchTable:
    """Four people who pass and play anything legal, one move after the other at a given pace."""

    def __init__(self, counters: Counters, seed: int, pause: float = PAUSE) -> None:
        self.counters, self._pause, self._rng = counters, pause, Random(seed)
        self.code = ""
        self.players = [Player(self, seat) for seat in range(4)]
        self._latest: dict[int, bytes] = {}
        self._awaited: tuple[Callable[[], bool], asyncio.Future[None]] | None = None
        self._commands = 0

    def heard(self, seat: int, text: bytes) -> None:
        """A seat has been sent a message."""
        self._latest[seat] = text
        if self._awaited is not None and self._awaited[0]():
            self._awaited[1].set_result(None)
            self._awaited = None

    async def gather(
        self, http: httpx.AsyncClient, server: Measured, cookies: Sequence[str], local: str
    ) -> None:
        """Four people sit down."""
        made = await http.post("/api/tables", json={}, headers={"cookie": cookies[0]})
        self.code = made.raise_for_status().json()["code"]
        await asyncio.gather(
            *(player.open(server, cookies[player.seat], local) for player in self.players)
        )
        await self._until(lambda: len(self._latest) == 4)
        for player in self.players[1:]:
            player.send("sit", f"sit{player.seat}", seat=player.seat)
        await self._until(lambda: self.players[0].seq >= FIRST_SEQ)

    def start(self) -> None:
        """Begin the match."""
        self.players[0].send("start", "start")

    def close(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.close()

    async def run(self, until: float) -> None:
        """Move until this time, or until the match is over."""
        await asyncio.sleep(self._rng.uniform(0, self._pause))
        due = time.perf_counter()
        while time.perf_counter() < until:
            due += self._pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.move():
                return

    async def move(self) -> bool:
        """One player does something; False if the match is over."""
        await self._until(lambda: len({player.seq for player in self.players}) == 1)
        state = _decode(self._latest[0]).state
        if state.status in ("finished", "abandoned"):
            return False
        found = self._next_command(state)
        if found is None:
            return True  # the start or the deal is on its way
        seat, kind, fields = found
        player, before = self.players[seat], self.players[seat].seq
        self._commands += 1
        self.counters.sent[self.code, before + 1] = time.perf_counter()
        self.counters.moves += 1
        player.send(kind, f"b{self._commands}", **fields)
        await self._until(lambda: all(player.seq > before for player in self.players))
        return True

    def _next_command(self, state: SeenState) -> tuple[int, str, dict[str, Any]] | None:
        match = state.match
        if match is None:
            return None
        if match.round is None:
            ready = [seat.ready for seat in state.seats]
            if all(ready):
                return None
            return ready.index(False), "ready", {"after": match.after}
        seat = match.round.to_act[0]
        mine = _decode(self._latest[seat]).viewer.cards
        assert mine is not None
        if match.round.phase == "pass":
            cards = mine.hand[: len(mine.pass_to)]
            return seat, "pass", {"after": match.after, "cards": cards}
        return seat, "play", {"after": match.after, "card": self._rng.choice(mine.legal)}

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait for this; it is looked at when a message comes, and this table wakes up once."""
        if condition():
            return
        if not all(player.is_connected for player in self.players):
            raise ConnectionError(f"a player at {self.code} has lost the connection")
        came = asyncio.get_running_loop().create_future()
        self._awaited = condition, came
        async with asyncio.timeout(120):
            await came


async def guests(server: Measured, count: int) -> list[str]:
    """The cookies of so many new guests."""
    cookies = []
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        for _ in range(count):
            http.cookies.clear()
            (await http.get("/api/me")).raise_for_status()
            cookies.append(cookie(http))
    return cookies


async def gather_tables(
    server: Measured, tables: Sequence[BenchTable], cookies: Sequence[str], local: str = "127.0.0.1"
) -> None:
    """Four of these people sit down at each table."""
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        for n, table in enumerate(tables):
            step = len(cookies) // 4
            four = [cookies[(n + k * step) % len(cookies)] for k in range(4)]
            await table.gather(http, server, four, local)
