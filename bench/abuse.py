"""What honest players notice while somebody abuses the server, over real sockets.

    .venv/bin/python bench/abuse.py [--json FILE] [--seconds 60] [--check]

One visitor plays against `master` bots, first alone; then another address makes and opens as many
tables of `master` bots as it is allowed, where bots play for everybody. Measured, with and without
it: the time until a bot answers, the playouts of its decisions (bots have a budget in seconds, so
load can also cost strength), and the time of a hint. The aim: under 1.5 times, and at least 90 %.
"""

import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from harness import (
    check_aims,
    cookie,
    parser,
    percentile,
    prepare_client,
    report,
    running,
    visitor,
)
from ws_client import Socket

ATTACKER = "127.0.0.2"
HONEST, HOSTILE = "four-basic", "four-advanced"  # the playouts are told apart by the ruleset
COUNTING = """
import os
from yokai_septet.bots import searcher
from yokai_septet.server.serve import Endpoint, serve
search, out = searcher.search_choices, open(os.environ["YOKAI_PLAYOUTS"], "a", buffering=1)
def counted(view, *others):
    found = search(view, *others)
    out.write(f"{view.ruleset.name} {sum(stats.playouts for stats in found)}\\n")
    return found
searcher.search_choices = counted
serve(Endpoint("127.0.0.1", PORT, "ADDRESS"))
"""


class Honest:
    """Plays anything legal at once, and notes how long bots and hints take."""

    def __init__(self, address: str, local: str = "127.0.0.1") -> None:
        self.address, self._local = address, local
        self.answers: list[float] = []
        self.hints: list[float] = []
        self._news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._commands = 0

    async def play(self, seconds: float) -> None:
        """Play one match after the other for so long."""
        until = time.perf_counter() + seconds
        async with visitor(self.address, self._local) as http:
            while time.perf_counter() < until:
                options = {"ruleset": HONEST, "bots": "master", "hints": True}
                code = (await http.post("/api/play-now", json=options)).json()["code"]
                path = f"{self.address.replace('http', 'ws')}/api/tables/{code}/socket"
                socket = await Socket.open(path, cookie(http), self._heard, self._local)
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


async def attack(address: str, patience: float) -> list[Socket]:
    """Make and open tables until the server keeps no more of them open for this address, with a new
    identity whenever one has made enough."""
    sockets: list[Socket] = []
    refused = asyncio.Event()
    until = time.perf_counter() + patience

    def heard(text: bytes) -> None:
        if b"too-many-open-tables" in text:
            refused.set()

    while time.perf_counter() < until:
        refused.clear()
        opened = 0
        async with visitor(address, ATTACKER) as http:
            await http.get("/api/me")
            while not refused.is_set():
                options = {"ruleset": HOSTILE, "bots": "master", "clock": 15}
                made = await http.post("/api/play-now", json=options)
                if made.status_code != 201:
                    await asyncio.sleep(1.0)  # the address may make one a second
                    break
                path = f"{address.replace('http', 'ws')}/api/tables/{made.json()['code']}/socket"
                sockets.append(await Socket.open(path, cookie(http), heard, ATTACKER))
                opened += 1
                await asyncio.sleep(0.01)  # for the refusal to be heard
        if refused.is_set() and opened <= 1:
            print("The server opens no more tables for this address.")
            break
    return [socket for socket in sockets if not socket.closed]


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
        "answer_p90_s": percentile(honest.answers, 0.9),
        "hint_s": statistics.mean(honest.hints) if honest.hints else 0.0,
        "playouts": statistics.mean(playouts(file, HONEST)),
        "hostile_decisions": len(playouts(file, HOSTILE)),
    }


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--patience", type=float, default=180, help="seconds of the attack")
    args = options.parse_args()
    prepare_client()
    with tempfile.NamedTemporaryFile() as out:
        file = Path(out.name)
        async with running(COUNTING, YOKAI_PLAYOUTS=out.name) as server:
            alone = await measure(server.address, file, args.seconds)
            sockets = await attack(server.address, args.patience)
            await asyncio.sleep(20)  # until the attacker's clocks have run out
            beside = await measure(server.address, file, args.seconds)
            for socket in sockets:
                socket.close()
    slower = beside["answer_s"] / alone["answer_s"]
    share = beside["playouts"] / alone["playouts"]
    rows = [(name, f"{alone[key]:.2f} → {beside[key]:.2f}", "") for name, key in NAMES.items()]
    rows += [
        ("time to answer", f"{slower:.2f} times", "under 1.5"),
        ("playouts a decision", f"{share:.0%}", "at least 90 %"),
    ]
    title = f"Alone → beside {len(sockets)} hostile tables, {os.cpu_count()} processors"
    ratios = {"answer": slower, "playouts": share}
    figures = {"tables": len(sockets), "alone": alone, "beside": beside, "ratios": ratios}
    report(title, rows, figures, args.json)
    aims = {"time to answer": slower < 1.5, "playouts a decision": share >= 0.9}
    check_aims(aims, args)


NAMES = {
    "answers of bots": "answers",
    "seconds until a bot answers": "answer_s",
    "seconds, 90th percentile": "answer_p90_s",
    "playouts a decision": "playouts",
    "seconds until a hint": "hint_s",
    "decisions of hostile bots": "hostile_decisions",
}


if __name__ == "__main__":
    asyncio.run(main())
