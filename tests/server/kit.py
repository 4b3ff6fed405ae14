"""A real server in this process, and clients that write down every byte they are sent."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.ports import free_port
from yokai_septet.server.api.connections import GuardedHttp, GuardedSocket
from yokai_septet.server.app import create_app
from yokai_septet.server.settings import Limits, Settings
from yokai_septet.server.worker import Worker
from yokai_septet.table import Pace

QUICK = Pace(0.0, 0.0, 0.0)
PATIENCE = 60.0
"""Seconds that a test waits for something that must come; the machine may be slow."""


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class RunningClock(Clock):
    """A clock that also goes on by itself. A session judges by its clock whether something is due,
    and a server that slept for a moment finds that the moment has passed."""

    def __init__(self) -> None:
        super().__init__()
        self._start = time.monotonic()

    def __call__(self) -> float:
        return self.time + time.monotonic() - self._start


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for a server in a test."""
    generous = Limits(commands_at_once=100_000)  # players in tests are quicker than people
    usual = {"data_dir": folder, "pace": QUICK, "public_url": "http://test", "limits": generous}
    return Settings(**{**usual, **changes})


@contextlib.asynccontextmanager
async def running(worker: Worker, **options: Any) -> AsyncIterator[str]:
    """The address of a server of this worker, as long as it is wanted."""
    port = free_port()
    usual = {
        "port": port,
        "ws": GuardedSocket,
        "http": GuardedHttp,
        "ws_max_size": worker.settings.limits.frame_size,
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": 2,
        "timeout_keep_alive": 600,  # a test may pause longer than the server would wait
    }
    config = uvicorn.Config(create_app(worker=worker), **{**usual, **options})
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    with contextlib.suppress(AttributeError):
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


class Client:
    """A person, or a program, with at most one open table."""

    def __init__(self, server: str, token: str | None = None, name: str = "nobody") -> None:
        self.server = server
        self.name = name
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=server, headers=headers, timeout=PATIENCE)
        self.received: list[str] = []
        """Everything that came over the socket, in order."""
        self.answers: list[tuple[object, ...]] = []
        """Everything that came over HTTP."""
        self.messages: list[dict[str, Any]] = []
        self.seq = -1
        self.state: dict[str, Any] = {}
        self.closed: int | None = None
        self.is_awake = True
        """Whether it answers pings; a page that hangs does not."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._count = 0

    async def ask(self, method: str, path: str, **request: Any) -> httpx.Response:
        """A request; its answer is written down without what changes from run to run."""
        answer = await self.http.request(method, path, **request)
        headers = sorted(
            (name, value)
            for name, value in answer.headers.multi_items()
            if name not in ("date", "set-cookie", "server")
        )
        self.answers.append((method, path, answer.status_code, tuple(headers), answer.content))
        return answer

    async def new_table(self, **options: Any) -> str:
        """The code of a new table; its owner sits on seat 0."""
        answer = await self.http.post("/api/tables", json=options)
        code: str = answer.json()["code"]
        return code

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open(self, code: str, *, pings: bool = False, **options: Any) -> None:
        """Open a table's socket, perhaps as one that answers pings; returns when the snapshot is
        here."""
        headers = {"cookie": self.cookie}
        if token := self.http.headers.get("authorization"):
            headers = {"authorization": token}
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        if pings:
            address += "?pings=1"
        self._socket = await connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, **options
        )
        self.closed = None
        before = len(self.messages)
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(
            lambda: any(m["type"] in ("snapshot", "refused") for m in self.messages[before:])
        )

    async def _read(self, opened: ClientConnection) -> None:
        try:
            async for text in opened:
                assert isinstance(text, str)
                self.received.append(text)
                message = json.loads(text)
                self.messages.append(message)
                if message["type"] == "ping" and self.is_awake:
                    await opened.send('{"type": "pong"}')
                if message["type"] == "update":
                    assert message["seq"] == self.seq + 1, "numbers have no gaps"
                if message["type"] in ("snapshot", "update"):
                    self.seq, self.state = message["seq"], message["state"]
                    self.viewer = message["viewer"]
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = opened.close_code or 1006
            self._news.set()

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
            assert self._reader is not None
            await self._reader
            self._socket = None

    async def vanish(self) -> None:
        """Cut the connection without a word."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self.closing()

    async def closing(self) -> int:
        """The code with which the server closes the socket."""
        assert self._reader is not None
        await asyncio.wait_for(self._reader, PATIENCE)
        assert self.closed is not None
        return self.closed

    async def leave(self) -> None:
        """Close everything."""
        await self.close()
        await self.http.aclose()

    async def until(self, come: Callable[[], bool]) -> None:
        """Wait until something has come."""
        async with asyncio.timeout(PATIENCE):
            while not come():
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self._news.clear()
                if come():
                    return
                await self._news.wait()

    async def send_raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def send(self, kind: str, *, id: str | None = None, **fields: Any) -> dict[str, Any]:  # noqa: A002
        """Send a command and return the answer."""
        self._count += 1
        command = id or f"{self.name}-{self._count}"
        before = len(self.messages)
        await self.send_raw(json.dumps({"type": kind, "id": command, **fields}))

        def answers() -> list[dict[str, Any]]:
            kinds = ("done", "refused", "hint")
            return [
                m for m in self.messages[before:] if m["type"] in kinds and m.get("id") == command
            ]

        await self.until(lambda: bool(answers()))
        return answers()[0]

    # --- playing ----------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        seat = self.viewer["seat"]
        assert isinstance(seat, int)
        return seat

    @property
    def hand(self) -> list[str]:
        """The cards that this client holds."""
        return list(self.viewer["cards"]["hand"])

    @property
    def after(self) -> int:
        """The number of actions before the decision that is awaited."""
        return int(self.state["match"]["after"])

    @property
    def trick_number(self) -> int:
        """The number of the present trick, from 1."""
        return 1 + sum(map(int, self.state["match"]["round"]["won"]))

    async def act(self, rng: Random) -> None:
        """Do anything that is allowed, if it is this client's turn to do something."""
        match = self.state["match"]
        if self.state["status"] != "playing" or match is None:
            return
        now, seat = match["round"], self.seat
        answer = None
        if now is None:
            if not self.state["seats"][seat]["ready"]:
                answer = await self.send("ready", after=self.after)
        elif seat in now["to_act"]:
            if now["phase"] == "pass":
                cards = rng.sample(self.hand, len(self.viewer["cards"]["pass_to"]))
                answer = await self.send("pass", after=self.after, cards=cards)
            else:
                card = rng.choice(self.viewer["cards"]["legal"])
                answer = await self.send("play", after=self.after, card=card)
        if answer is not None and answer["type"] == "refused":
            assert answer["code"] == "decision-is-over", answer  # it was dealt in the meantime

    async def play_on(self, rng: Random, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the match is over."""
        async with asyncio.timeout(PATIENCE * 3):
            while self.state["status"] == "playing" and not until():
                seq = self.seq
                await self.act(rng)
                if self.seq == seq:
                    await self.until(lambda seq=seq: self.seq > seq)  # type: ignore[misc]


async def guest(server: str, name: str) -> Client:
    """A new guest with this name."""
    client = Client(server, name=name)
    await client.http.get("/api/me")
    await client.http.patch("/api/me", json={"name": name})
    return client


@contextlib.asynccontextmanager
async def gathered(
    worker: Worker, *names: str, **options: Any
) -> AsyncIterator[tuple[Client, ...]]:
    """Guests at a new table of the first one, as long as they are wanted; the others look on."""
    async with running(worker) as server:
        clients = tuple([await guest(server, name) for name in names])
        code = await clients[0].new_table(**options)
        for client in clients:
            await client.open(code)
        yield clients
        for client in clients:
            await client.leave()
