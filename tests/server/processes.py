"""Servers in processes of their own, which can be killed, and players who do not give up."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.ports import free_port
from yokai_septet.cli import run
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store
from yokai_septet.table import Table, advance

RETRY = 0.2
"""Seconds between two attempts to connect: more of them would take the processor from a server that
starts."""
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
PATIENCE = float(os.environ.get("YOKAI_PATIENCE", "240"))
"""Seconds that a test waits for a server or a table to go on; a machine may be busy for minutes."""


class ServerProcess:
    """One server process."""

    def __init__(
        self, environment: dict[str, str], *, files: int | None = None, errors: Any = None
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **os.environ,
            "YOKAI_PACE": "0.02",
            "YOKAI_PUBLIC_URL": self.address,
            **environment,
        }
        self._files, self._errors = files, errors
        """How many files the process may open, and where its log goes."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process."""
        command = [sys.executable, "-m", "yokai_septet", "serve", "--port", str(self.port)]
        if self._files is not None:
            command = ["sh", "-c", f'ulimit -n {self._files}; exec "$@"', "sh", *command]
        self._process = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.DEVNULL, stderr=self._errors
        )

    def kill(self) -> None:
        """Kill it without a warning."""
        self._signal(signal.SIGKILL)
        self._wait()

    def pause(self) -> None:
        """Let it do nothing until it is resumed, or killed."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def stop(self) -> None:
        """Ask it to stop."""
        if not self._has_ended:
            self._signal(signal.SIGTERM)
            self._wait(20)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    @property
    def _has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def _wait(self, seconds: float | None = None) -> None:
        assert self._process is not None
        self._process.wait(seconds)

    async def ready(self) -> None:
        """Wait until it serves."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(verify=False) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.address}/health")).status_code == 200:
                        return
                assert not self._has_ended, "the server has given up"
                await asyncio.sleep(0.05)


_FORKED = multiprocessing.get_context("forkserver")
_FORKED.set_forkserver_preload(
    [
        __name__, "yokai_septet.server.app", "yokai_septet.cli.serve", "aiosqlite", "asyncpg",
        "attrs", "fluent.runtime", "pydantic", "redis.asyncio", "sqlalchemy.dialects.postgresql",
    ]
)  # fmt: skip


class ForkedServer(ServerProcess):
    """A server process that is forked from one which has imported everything, so that it starts in
    a tenth of the processor time. For servers that are killed hundreds of times."""

    def start(self) -> None:
        """Start the process."""
        arguments = ["serve", "--port", str(self.port)]
        self._forked = _FORKED.Process(
            target=_run_command, args=(arguments, self._environment), daemon=True
        )
        self._forked.start()

    def _signal(self, number: signal.Signals) -> None:
        assert self._forked.pid is not None
        os.kill(self._forked.pid, number)

    @property
    def _has_ended(self) -> bool:
        return not self._forked.is_alive()

    def _wait(self, seconds: float | None = None) -> None:
        self._forked.join(seconds)


def _run_command(arguments: list[str], environment: dict[str, str]) -> None:
    """Run `yokai` in this process."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(run(arguments))


class Stubborn:
    """A player who connects again whenever the connection is lost, and repeats what was not
    acknowledged. Everything seen and acknowledged is written down."""

    def __init__(self, worker: ServerProcess, seed: int) -> None:
        self.worker = worker
        self.rng = Random(seed)
        self.cookie = ""
        self.code = ""
        self.acknowledged: dict[str, dict[str, int]] = {}
        """For each table, the commands that the server says it has kept, with their numbers."""
        self.seen: dict[str, dict[int, Any]] = {}
        """For each table, the events of each number."""
        self.status = ""
        self.connections = 0
        self._furthest: dict[str, int] = {}
        self._limit = asyncio.timeout(None)

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """A request, repeated until it is answered."""
        address = self.worker.address
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with httpx.AsyncClient(base_url=address, verify=False) as http:
                        headers = {"cookie": self.cookie} if self.cookie else {}
                        answer = await http.request(method, path, json=body, headers=headers)
                        if answer.status_code < 500 and answer.status_code != 429:
                            if not self.cookie:
                                self.cookie = "; ".join(f"{k}={v}" for k, v in http.cookies.items())
                            answered = answer.json()
                            assert answer.is_success, answered  # its code is not that of a table
                            return answered
                except (httpx.HTTPError, ValueError):
                    pass
                await asyncio.sleep(0.05)

    async def play(self, code: str) -> None:
        """Sit down if need be, and play until the match is over. It may take long while servers
        die and start again on a busy machine, but it must go on."""
        self.code, self.status = code, ""
        pending: dict[str, str] = {}
        async with asyncio.timeout(PATIENCE) as self._limit:
            while self.status not in ("finished", "abandoned"):
                with contextlib.suppress(*LOST):
                    await self._follow(code, pending)
                await asyncio.sleep(RETRY)

    async def _follow(self, code: str, pending: dict[str, str]) -> None:
        address = self.worker.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{code}/socket",
            additional_headers={"cookie": self.cookie},
            open_timeout=10,
            close_timeout=1,
        ) as socket:
            self.connections += 1
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "snapshot":
                    for command in pending.values():
                        await socket.send(command)
                match message["type"]:
                    case "done":
                        self.acknowledged.setdefault(code, {})[message["id"]] = message["seq"]
                        pending.pop(message["id"], None)
                    case "refused":
                        if message["code"] not in ("store-unavailable", "server-busy", "too-fast"):
                            pending.pop(message["id"], None)
                        else:
                            await asyncio.sleep(0.1)
                            if message["id"] in pending:
                                await socket.send(pending[message["id"]])
                    case "update":
                        events = self.seen.setdefault(code, {})
                        assert message["seq"] not in events, "nothing is sent twice"
                        events[message["seq"]] = message["events"]
                if message["type"] in ("snapshot", "update"):
                    self._goes_on(message["seq"])
                    state = message["state"]
                    viewer = message["viewer"]
                    self.status = state["status"]
                    if self.status in ("finished", "abandoned"):
                        return
                    for name, wish in self._wishes(state, viewer):
                        if name not in pending and name not in self.acknowledged.get(code, {}):
                            pending[name] = json.dumps({"id": name, **wish})
                            await socket.send(pending[name])

    def _goes_on(self, seq: int) -> None:
        """Be patient again, if the table has got further."""
        if seq > self._furthest.get(self.code, 0):
            self._furthest[self.code] = seq
            self._limit.reschedule(asyncio.get_running_loop().time() + PATIENCE)

    def _wishes(
        self, state: dict[str, Any], viewer: dict[str, Any]
    ) -> list[tuple[str, dict[str, Any]]]:
        """What this player wants to do now, each with a name for the decision."""
        seat, match = viewer["seat"], state["match"]
        if state["status"] == "gathering":
            if seat is None:
                free = [s["seat"] for s in state["seats"] if s["kind"] == "free"]
                return [(f"sit-{free[0]}", {"type": "sit", "seat": free[0]})] if free else []
            people = sum(s["kind"] == "person" for s in state["seats"])
            if viewer["owner"] and people == 2:
                free = [s["seat"] for s in state["seats"] if s["kind"] == "free"]
                if free:
                    return [("fill", {"type": "fill-with-bots"})]
                return [("start", {"type": "start"})]
            return []
        if seat is None or match is None:
            return []
        now, after, cards = match["round"], match["after"], viewer["cards"]
        if now is None:
            return [(f"ready-{after}", {"type": "ready", "after": after})]
        if seat not in now["to_act"]:
            return []
        if now["phase"] == "pass":
            passed = self.rng.sample(cards["hand"], len(cards["pass_to"]))
            return [(f"pass-{after}", {"type": "pass", "after": after, "cards": passed})]
        card = self.rng.choice(cards["legal"])
        return [(f"play-{after}", {"type": "play", "after": after, "card": card})]


async def play_matches(one: Stubborn, other: Stubborn, stop: asyncio.Event) -> int:
    """Two people play one match after the other until they are told to stop."""
    for player in (one, other):
        await player.request("GET", "/api/me")
    matches = 0
    while not stop.is_set() or not matches:
        made = await one.request("POST", "/api/tables", {"bots": "random"})
        await asyncio.gather(one.play(made["code"]), other.play(made["code"]))
        matches += 1
    return matches


async def check_nothing_is_lost(settings: Settings, players: list[Stubborn]) -> int:
    """Compare what players saw and what they were told is kept with what is kept."""
    store = Store(settings)
    moves = 0
    for code in {code for player in players for code in player.seen}:
        table: Table | None = None
        commands: dict[tuple[str | None, str | None], int] = {}
        told: dict[int, Any] = {}
        stored = await store.load(code)
        names = await store.names(_people(stored))
        for entry in stored:
            change = advance(table, entry.entry)
            table = change.after
            told[entry.seq] = json.loads(encode(encode_events(change, names)))
            commands[entry.person, entry.command] = entry.seq
        assert table is not None
        assert table.is_over, "every match goes on to its end"
        assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
        kept = {command: seq for (_, command), seq in commands.items() if command}
        for player in players:
            for name, seq in player.acknowledged.get(code, {}).items():
                moves += 1
                assert kept.get(name) is not None or seq in told
                assert any(
                    command == name and number == seq for (_, command), number in commands.items()
                ), f"{name} was acknowledged as {seq}"
            for seq, events in player.seen.get(code, {}).items():
                assert events == told[seq], "what was seen is what is kept"
    await store.close()
    return moves


def _people(stored: list[Any]) -> set[str]:
    return {entry.entry.person for entry in stored if hasattr(entry.entry, "person")}


__all__ = ["ForkedServer", "Stubborn", "ServerProcess", "check_nothing_is_lost", "play_matches"]
