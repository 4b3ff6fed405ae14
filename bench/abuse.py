"""What honest players notice while somebody abuses the server, over real sockets.

    .venv/bin/python bench/abuse.py [--json FILE] [--phases 8] [--seconds 20] [--check]
                                    [--only address|network|club] [--vandals abcdefghi]

Three attacks, one after the other.

1. One address. Visitors play against `master` bots, one table each, while another address makes and
opens as many tables of `master` bots as it is allowed, where bots play for everybody. The attack
comes and goes in phases, so that other load on the machine meets both alike. Measured, with and
without it: the time until a bot answers, the playouts of its decisions (bots have a budget in
seconds, so load can also cost strength), and the time of a hint. The two ratios have an interval of
95 %, from drawing whole pairs of phases again. The aim: under 1.5 times, and at least 90 %.
2. A whole /48. The same, with 150 networks of it behind a trusted proxy, two such tables each, and
a quarter as many phases.
3. A vandal behind the address of a club of forty (`club.py`). The aim: whatever is used up there,
no member is refused anything, and each step takes at most 1.5 times as long as without the vandal,
on average; 20 ms more are always allowed, since a move takes ten. What takes longer is measured
again up to twice, each time right after a quiet evening: the vandal is still there then, other load
on the machine perhaps not.
"""

import asyncio
import json
import os
import statistics
import tempfile
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx

import club
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
PROXY = "127.0.0.1"
"""A proxy on this machine, which the server trusts."""
NETWORKS = 150
"""How many /64 networks of a /48 attack."""
TOLD_APART = 0.02
"""Seconds that a step may always take longer."""
TRIES = 3
"""How often a vandal is tried while a step takes too long."""
SETTLE = 6.0
"""Seconds after which a change of the attack has taken effect."""
DRAWS = 2000
HONEST, HOSTILE = "four-basic", "four-advanced"  # the playouts are told apart by the ruleset
Attack = Callable[[str, float], Awaitable["Hostile"]]
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
        self._http: httpx.AsyncClient | None = None
        self._socket: Socket | None = None
        self._state: dict[str, Any] | None = None
        self._saw_all = False
        """Whether the last change was seen when it came, so that the wait for the next is known."""
        self._commands = 0

    async def play(self, seconds: float) -> None:
        """Play on for so long."""
        until = time.perf_counter() + seconds
        while not self._news.empty():  # what bots did in a pause
            message = self._news.get_nowait()
            if "state" in message:
                self._heed(message)
        self._saw_all = False
        while time.perf_counter() < until:
            if self._state is None or self._state["status"] != "playing":
                await self._sit_down()
            await self._move()

    async def _sit_down(self) -> None:
        """Begin another match."""
        self.close()
        if self._http is None:
            self._http = visitor(self.address, self._local)
        options = {"ruleset": HONEST, "bots": "master", "hints": True}
        made = await self._http.post("/api/play-now", json=options)
        code = made.raise_for_status().json()["code"]
        path = f"{self.address.replace('http', 'ws')}/api/tables/{code}/socket"
        self._news = asyncio.Queue()
        self._socket = await Socket.open(path, cookie(self._http), self._heard, self._local)
        await self._follow("snapshot")

    def close(self) -> None:
        """Leave the table."""
        if self._socket is not None:
            self._socket.close()

    def _heard(self, text: bytes) -> None:
        self._news.put_nowait(json.loads(text))

    async def _next(self, *kinds: str) -> dict[str, Any]:
        while (message := await self._news.get())["type"] not in kinds:
            pass
        return message

    def _send(self, socket: Socket, kind: str, **fields: Any) -> None:
        self._commands += 1
        socket.send(json.dumps({"type": kind, "id": f"c{self._commands}", **fields}))

    async def _move(self) -> None:
        """Act if it is this player's turn, and wait for what comes."""
        assert self._state is not None
        assert self._socket is not None
        now, waiting_since = self._state["match"]["round"], None
        if now is None:
            if not self._state["seats"][0]["ready"]:
                self._send(self._socket, "ready", after=self._state["match"]["after"])
        elif 0 in now["to_act"]:
            await self._act(self._socket, now)
        elif now["phase"] != "pass":
            waiting_since = time.perf_counter()
        await self._follow("update")
        if waiting_since is not None and self._saw_all:
            self.answers.append(time.perf_counter() - waiting_since)
        self._saw_all = True

    async def _follow(self, kind: str) -> None:
        self._heed(await self._next(kind))

    def _heed(self, message: dict[str, Any]) -> None:
        """Go on from what this message shows: the table, and this player's cards."""
        self._state, self._own = message["state"], message["viewer"]["cards"]

    async def _act(self, socket: Socket, now: dict[str, Any]) -> None:
        assert self._state is not None
        after, own = self._state["match"]["after"], self._own
        if now["phase"] == "pass":
            self._send(socket, "pass", after=after, cards=own["hand"][: len(own["pass_to"])])
            return
        if sum(now["won"]) % 4 == 0:
            asked = time.perf_counter()
            self._send(socket, "ask-hint")
            if (await self._next("hint", "refused"))["type"] == "hint":
                self.hints.append(time.perf_counter() - asked)
        self._send(socket, "play", after=after, card=own["legal"][0])


class Hostile:
    """An address that keeps tables of bots running by being connected to them."""

    def __init__(self, local: str = ATTACKER) -> None:
        self._local = local
        self.tables: list[tuple[str, str, str]] = []
        """Paths of sockets, the cookies of their identities, and the addresses that a proxy would
        name."""
        self._sockets: list[Socket] = []
        self._refused = asyncio.Event()

    async def open(self, path: str, header: str, name: str = "") -> bool:
        """Open a table; False if the server opens no more of them. `name`: the address that a
        proxy would name."""
        self._refused.clear()
        socket = await Socket.open(path, header, self._heard, self._local, name)
        await asyncio.sleep(0.01)  # for the refusal to be heard
        self._sockets.append(socket)
        return not self._refused.is_set()

    def _heard(self, text: bytes) -> None:
        if b"too-many-open-tables" in text:
            self._refused.set()

    async def leave(self) -> None:
        """Close all tables: they stand still."""
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()
        await asyncio.sleep(0)

    async def come_back(self) -> None:
        """Open all tables again."""
        for path, header, name in self.tables:
            await self.open(path, header, name)


async def attack(address: str, patience: float) -> Hostile:
    """Make and open tables until the server keeps no more of them open for this address, with a new
    identity whenever one has made enough."""
    hostile = Hostile()
    until = time.perf_counter() + patience
    while time.perf_counter() < until:
        opened, goes_on = 0, True
        async with visitor(address, ATTACKER) as http:
            await http.get("/api/me")
            while goes_on:
                options = {"ruleset": HOSTILE, "bots": "master", "clock": 15}
                made = await http.post("/api/play-now", json=options)
                if made.status_code != 201:
                    await asyncio.sleep(1.0)  # the address may make one a second
                    break
                path = f"{address.replace('http', 'ws')}/api/tables/{made.json()['code']}/socket"
                goes_on = await hostile.open(path, cookie(http))
                if goes_on:
                    hostile.tables.append((path, cookie(http), ""))
                    opened += 1
        if not goes_on and not opened:
            print("The server opens no more tables for this address.")
            break
    return hostile


async def attack_from_network(address: str, _: float) -> Hostile:
    """Make and open tables from everywhere in a /48, as a proxy on this machine would pass them
    on."""
    hostile = Hostile(PROXY)
    for number in range(NETWORKS):
        name = f"2001:db8:1:{number:x}::1"
        async with visitor(address, PROXY) as http:
            http.headers["x-forwarded-for"] = name
            for _table in range(2):
                options = {"ruleset": HOSTILE, "bots": "master", "clock": 15}
                made = await http.post("/api/play-now", json=options)
                if made.status_code != 201:
                    break
                path = f"{address.replace('http', 'ws')}/api/tables/{made.json()['code']}/socket"
                await hostile.open(path, cookie(http), name)
                hostile.tables.append((path, cookie(http), name))
    return hostile


@dataclass(frozen=True, slots=True)
class Phase:
    """What was noticed for a while."""

    answers: list[float]
    hints: list[float]
    playouts: list[int]
    hostile_decisions: int


def playouts(file: Path, ruleset: str) -> list[int]:
    """The playouts of every decision so far."""
    lines = [line.split() for line in file.read_text().splitlines()]
    return [int(count) for name, count in lines if name == ruleset]


async def measure(players: Sequence[Honest], file: Path, seconds: float) -> Phase:
    """What honest players notice."""
    file.write_text("")
    for player in players:
        player.answers, player.hints = [], []
    await asyncio.gather(*(player.play(seconds) for player in players))
    return Phase(
        [answer for player in players for answer in player.answers],
        [hint for player in players for hint in player.hints],
        playouts(file, HONEST),
        len(playouts(file, HOSTILE)),
    )


def ratio(pairs: Sequence[tuple[Phase, Phase]], field: str) -> float:
    """How much more of something there was with the attack than without it, on average."""
    alone = [value for without, _ in pairs for value in getattr(without, field)]
    beside = [value for _, during in pairs for value in getattr(during, field)]
    return float(statistics.mean(beside) / statistics.mean(alone))


def interval(pairs: Sequence[tuple[Phase, Phase]], field: str) -> tuple[float, float]:
    """The interval of 95 % of that ratio. Whole pairs are drawn: answers of one phase resemble each
    other."""
    rng = Random(1)
    drawn = sorted(ratio(rng.choices(pairs, k=len(pairs)), field) for _ in range(DRAWS))
    return drawn[DRAWS // 40], drawn[-DRAWS // 40]


def summed_up(phases: Sequence[Phase]) -> dict[str, float]:
    """All phases of one kind as one."""
    answers = [answer for phase in phases for answer in phase.answers]
    hints = [hint for phase in phases for hint in phase.hints]
    return {
        "answers": len(answers),
        "answer_s": statistics.mean(answers),
        "answer_p90_s": percentile(answers, 0.9),
        "hint_s": statistics.mean(hints) if hints else 0.0,
        "playouts": statistics.mean(count for phase in phases for count in phase.playouts),
        "hostile_decisions": sum(phase.hostile_decisions for phase in phases),
    }


async def measure_bots(
    name: str, args: Namespace, attack: Attack, phases: int
) -> tuple[dict[str, Any], dict[str, bool]]:
    """What visitors notice of an attack on the bots: figures and aims."""
    pairs = []
    with tempfile.NamedTemporaryFile() as out:
        file = Path(out.name)
        async with running(COUNTING, YOKAI_PLAYOUTS=out.name) as server:
            players = [Honest(server.address, f"127.0.0.{10 + n}") for n in range(args.players)]
            hostile = await attack(server.address, args.patience)
            await asyncio.sleep(20)  # until the attacker's clocks have run out
            await measure(players, file, args.seconds)  # the first match begins
            for number in range(phases):
                await hostile.leave()
                await asyncio.sleep(SETTLE)
                without = await measure(players, file, args.seconds)
                await hostile.come_back()
                await asyncio.sleep(SETTLE)
                pairs.append((without, await measure(players, file, args.seconds)))
                print(f"{name}: {number + 1} of {phases} pairs of phases", flush=True)
            for player in players:
                player.close()
            await hostile.leave()
    alone, beside = summed_up([phase for phase, _ in pairs]), summed_up([both[1] for both in pairs])
    slower, share = ratio(pairs, "answers"), ratio(pairs, "playouts")
    (fast, slow), (few, many) = interval(pairs, "answers"), interval(pairs, "playouts")
    rows = [(what, f"{alone[key]:.2f} → {beside[key]:.2f}", "") for what, key in NAMES.items()]
    rows += [
        ("time to answer", f"{slower:.2f} times ({fast:.2f} to {slow:.2f})", "under 1.5"),
        ("playouts a decision", f"{share:.0%} ({few:.0%} to {many:.0%})", "at least 90 %"),
    ]
    tables = len(hostile.tables)
    title = f"Alone → beside {tables} hostile tables of {name}, {os.cpu_count()} processors"
    ratios = {"answer": [slower, fast, slow], "playouts": [share, few, many]}
    figures = {"tables": tables, "alone": alone, "beside": beside, "ratios": ratios}
    report(title, rows, figures, None)
    aims = {"time to answer": slower < 1.5, "playouts a decision": share >= 0.9}
    return figures, {f"{what} ({name})": is_met for what, is_met in aims.items()}


async def measure_club(
    folder: Path, members: Sequence[club.Member], vandals: str
) -> tuple[dict[str, Any], dict[str, bool]]:
    """What a club with this data folder notices of vandals behind its address: figures and aims."""
    identities = await club.play_one_card(folder, club.IDENTITIES)
    quiet = [await club.evening(folder, members, identities, None) for _ in range(2)]
    usual = {
        step: statistics.mean(time for spent in quiet for time in spent.times[step])
        for step in club.STEPS
    }
    figures: dict[str, Any] = {"without": usual}
    rows, aims = [], {}
    for attack in (attack for attack in club.ATTACKS if attack[0] in vandals):
        refused, missed = list[str](), list[str]()
        for number in range(TRIES):
            if number:
                usual = club.means(await club.evening(folder, members, identities, None))
            act = club.ATTACKS[attack]
            spent = await club.evening(folder, members, identities, act)
            refused += spent.refusals
            means = club.means(spent)
            missed = [step for step in club.STEPS if is_slow(means[step], usual[step])]
            if not missed:
                break
        slow = {step: means[step] / usual[step] for step in club.STEPS}
        worst = max(slow, key=lambda step: slow[step])
        aims[attack] = not missed and not refused
        figures[attack] = {"times": means, "usual": usual, "ratios": slow, "refused": refused}
        text = f"{worst} {slow[worst]:.2f} times, {len(refused)} refused"
        if missed:
            text += f"; too slow: {', '.join(missed)}"
        rows.append((attack, text, "1.5 times, 0"))
        print(f"club: {attack}: {text}", flush=True)
    rows = [(step, f"{usual[step]:.3f} s", "") for step in club.STEPS] + rows
    report(f"A club of {club.MEMBERS}: without and with a vandal at its address", rows, None, None)
    return figures, aims


def is_slow(seconds: float, usual: float) -> bool:
    """Whether a step takes too long."""
    return seconds > max(1.5 * usual, usual + TOLD_APART)


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--phases", type=int, default=8, help="phases with the attack")
    options.add_argument("--seconds", type=float, default=20, help="seconds of a phase")
    options.add_argument("--players", type=int, default=2, help="honest players")
    options.add_argument("--patience", type=float, default=180, help="seconds to make tables")
    options.add_argument("--only", choices=("address", "network", "club"), help="one of the three")
    options.add_argument("--vandals", default="abcdefghi", help="letters of the club's vandals")
    args = options.parse_args()
    prepare_client()
    figures: dict[str, Any] = {}
    aims: dict[str, bool] = {}
    with tempfile.TemporaryDirectory() as name:
        folder, playing = Path(name), None
        if args.only in (None, "club"):  # they have done so before the first phase is measured
            print(f"The club plays for {club.EARNING:.0f} s.", flush=True)
            playing = asyncio.create_task(club.prepare(folder))
        if args.only in (None, "address"):
            figures["address"], met = await measure_bots("an address", args, attack, args.phases)
            aims |= met
        if args.only in (None, "network"):
            phases = max(1, args.phases // 4)
            figures["network"], met = await measure_bots("a /48", args, attack_from_network, phases)
            aims |= met
        if playing is not None:
            figures["club"], met = await measure_club(folder, await playing, args.vandals)
            aims |= met
    if args.json is not None:
        args.json.write_text(json.dumps(figures, indent=2) + "\n")
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
