"""What honest players notice while somebody abuses the server, over real sockets.

    .venv/bin/python bench/abuse.py [--json FILE] [--seconds 60] [--silent 5000]

One visitor plays against `master` bots, first alone; then another address makes and opens as many
tables of `master` bots as it is allowed, where bots play for everybody. Measured, with and without
it: the time until a bot answers, the playouts of its decisions (bots have a budget in seconds, so
load can also cost strength), and the time of a hint. The aim: under 1.5 times, and at least 90 %.

Then that address holds 5,000 connections open and says nothing, and new visitors of another address
open the page. The aim: within a second.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from server import Socket, free_port, memory, percentile, start, wait_for

ATTACKER = "127.0.0.2"
HONEST, HOSTILE = "four-basic", "four-advanced"  # the playouts are told apart by the ruleset
COUNTING = """
import os
from yokai_septet.bots import searcher
from yokai_septet.server.serve import Place, serve
search, out = searcher.search_choices, open(os.environ["YOKAI_PLAYOUTS"], "a", buffering=1)
def counted(view, *others):
    found = search(view, *others)
    out.write(f"{view.ruleset.name} {sum(stats.playouts for stats in found)}\\n")
    return found
searcher.search_choices = counted
serve(Place("127.0.0.1", PORT, "ADDRESS"))
"""


def visitor(address: str, local: str) -> httpx.AsyncClient:
    """A client that connects from this address."""
    transport = httpx.AsyncHTTPTransport(local_address=local)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=120)


def cookie(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


class Honest:
    """Plays anything legal at once, and notes how long bots and hints take."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.answers: list[float] = []
        self.hints: list[float] = []
        self._news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._commands = 0

    async def play(self, seconds: float) -> None:
        """Play one match after the other for so long."""
        until = time.perf_counter() + seconds
        async with visitor(self.address, "127.0.0.1") as http:
            while time.perf_counter() < until:
                options = {"ruleset": HONEST, "bots": "master", "hints": True}
                code = (await http.post("/api/play-now", json=options)).json()["code"]
                path = f"{self.address.replace('http', 'ws')}/api/tables/{code}/socket"
                socket = await Socket.open(path, cookie(http), self._heard)
                await self._match(socket, until)
                socket.close()

    def _heard(self, text: bytes) -> None:
        self._news.put_nowait(json.loads(text))

    async def _next(self, *kinds: str) -> dict[str, Any]:
        while (message := await self._news.get())["type"] not in kinds:
            pass
        return message

    def _send(self, socket: Socket, kind: str, **fields: Any) -> None:
        self._commands += 1
        socket.send(json.dumps({"type": kind, "id": f"c{self._commands}", **fields}))

    async def _match(self, socket: Socket, until: float) -> None:
        state = (await self._next("snapshot"))["state"]
        while state["status"] == "playing" and time.perf_counter() < until:
            now, waiting_since = state["match"]["round"], None
            if now is None:
                if not state["seats"][0]["ready"]:
                    number = state["match"]["round_number"] - 1
                    self._send(socket, "ready", round=number)
            elif 0 in now["to_act"]:
                await self._act(socket, now)
            elif now["phase"] != "pass":
                waiting_since = time.perf_counter()
            state = (await self._next("update"))["state"]
            if waiting_since is not None:
                self.answers.append(time.perf_counter() - waiting_since)

    async def _act(self, socket: Socket, now: dict[str, Any]) -> None:
        if now["phase"] == "pass":
            cards = now["hand"][: len(now["pass_to"])]
            self._send(socket, "pass", round=now["number"], cards=cards)
            return
        if now["trick_number"] % 4 == 1:
            asked = time.perf_counter()
            self._send(socket, "ask-hint")
            if (await self._next("hint", "refused"))["type"] == "hint":
                self.hints.append(time.perf_counter() - asked)
        card, trick = now["legal"][0], now["trick_number"]
        self._send(socket, "play", round=now["number"], trick=trick, card=card)


async def attack(address: str, most: int) -> list[Socket]:
    """Make and open as many tables as this address is allowed."""
    sockets: list[Socket] = []
    path = address.replace("http", "ws")
    for _ in range(most):
        async with visitor(address, ATTACKER) as http:
            if (await http.get("/api/me")).status_code != 200:
                break
            while True:
                options = {"ruleset": HOSTILE, "bots": "master", "clock": 15}
                made = await http.post("/api/play-now", json=options)
                if made.status_code != 201:
                    break
                code = made.json()["code"]
                sockets.append(
                    await Socket.open(
                        f"{path}/api/tables/{code}/socket", cookie(http), lambda _: None, ATTACKER
                    )
                )
        if made.status_code != 201 and len(sockets) >= 90:
            break
    return sockets


def playouts(file: Path, ruleset: str) -> list[int]:
    """The playouts of every decision so far."""
    lines = [line.split() for line in file.read_text().splitlines()]
    return [int(count) for name, count in lines if name == ruleset]


async def measure(address: str, file: Path, seconds: float) -> dict[str, float]:
    """What one honest player notices."""
    file.write_text("")
    honest = Honest(address)
    await honest.play(seconds)
    return {
        "answers": len(honest.answers),
        "answer_s": statistics.mean(honest.answers),
        "answer_p90_s": percentile(honest.answers, 0.9) / 1000,
        "hint_s": statistics.mean(honest.hints) if honest.hints else 0.0,
        "playouts": statistics.mean(playouts(file, HONEST)),
        "hostile_decisions": len(playouts(file, HOSTILE)),
    }


async def first_pages(address: str, silent: int, pid: int) -> dict[str, float]:
    """How long new visitors wait for the page among silent connections."""
    alone = await slowest_visit(address)
    before, port = memory(pid), httpx.URL(address).port
    opened = [
        await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        for _ in range(silent)
    ]
    slowest = await slowest_visit(address)
    grown = memory(pid) - before
    for _, writer in opened:
        writer.close()
    return {"silent": silent, "alone_s": alone, "page_s": slowest, "memory_MB": grown}


async def slowest_visit(address: str) -> float:
    """The longest time that one of twenty new visitors waits for the page and an identity."""
    times = []
    for _ in range(20):
        begun = time.perf_counter()
        async with visitor(address, "127.0.0.1") as http:
            assert (await http.get("/")).status_code == 200
            assert (await http.get("/api/me")).status_code == 200
        times.append(time.perf_counter() - begun)
    return max(times)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--silent", type=int, default=5000)
    parser.add_argument("--guests", type=int, default=30, help="identities of the attacker")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "playouts"
        file.touch()
        environment = {"YOKAI_DATA_DIR": folder, "YOKAI_PLAYOUTS": str(file)}
        code = COUNTING.replace("PORT", str(port)).replace("ADDRESS", address)
        server = start(code, environment)
        try:
            await wait_for(address)
            alone = await measure(address, file, args.seconds)
            sockets = await attack(address, args.guests)
            await asyncio.sleep(20)  # until the attacker's clocks have run out
            beside = await measure(address, file, args.seconds)
            for socket in sockets:
                socket.close()
            pages = await first_pages(address, args.silent, server.pid)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    slower = beside["answer_s"] / alone["answer_s"]
    share = beside["playouts"] / alone["playouts"]
    print(f"attacker's tables         {len(sockets)}, with {os.cpu_count()} processors")
    for name, found in (("alone", alone), ("beside the attacker", beside)):
        print(f"{name:25} a bot answers in {found['answer_s']:.2f} s (p90"
              f" {found['answer_p90_s']:.2f} s, {found['answers']:.0f} answers),"
              f" {found['playouts']:.0f} playouts, a hint takes {found['hint_s']:.2f} s,"
              f" {found['hostile_decisions']:.0f} hostile decisions")  # fmt: skip
    print(f"time to answer            {slower:.2f} times (aim: under 1.5)")
    print(f"playouts a decision       {share:.0%} (aim: at least 90 %)")
    print(f"new visitor's first page  {pages['page_s']:.2f} s at most among {args.silent} silent"
          f" connections, {pages['alone_s']:.2f} s without (aim: under 1 s);"
          f" memory +{pages['memory_MB']:.0f} MB")  # fmt: skip
    if args.json:
        figures = {"tables": len(sockets), "alone": alone, "beside": beside, "pages": pages}
        ratios = {"answer": slower, "playouts": share}
        args.json.write_text(json.dumps({**figures, "ratios": ratios}, indent=2))


if __name__ == "__main__":
    asyncio.run(main())
