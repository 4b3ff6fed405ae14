"""One guest who tries to freeze six tables at once, with and without a clock.

    .venv/bin/python bench/freeze.py [--seconds 200] [--check] [--json FILE]

The guest sits at all of them, never passes or plays, and takes the seat back the moment a bot has
taken it over. The two others at each table play at once and ask for a bot as soon as the state says
that they may. Measured: how long a table waited for its next pass, card or deal. The aim is what
docs/protocol.md states: the pass's time and the reserve with a clock of 15 seconds, 90 seconds
without one, and a moment for the bots.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any

import httpx

from harness import check_aims, cookie, parser, prepare_client, report, running, visitor
from ws_client import Socket

TABLES = 6
AIMS = {15: 3 * 15.0 + 60.0, 0: 90.0}
"""The longest that a table may wait, by its clock."""
SLACK = 15.0
"""Seconds for bots, and for a busy machine."""


class Person:
    """A guest at one table."""

    def __init__(self, attacks: bool) -> None:
        self.attacks = attacks
        self.state: dict[str, Any] = {}
        self._acted: dict[str, Any] = {}
        self._count = 0

    async def sit(self, server: str, code: str, http: httpx.AsyncClient, seat: int | None) -> None:
        """Open the table, and take a seat there unless it is the owner's."""
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        self._socket = await Socket.open(address, cookie(http), self._heard)
        if seat is not None:
            self.send(type="sit", seat=seat)

    def send(self, **command: Any) -> None:
        """Send a command, whatever the answer."""
        self._count += 1
        self._socket.send(json.dumps({"id": f"c{self._count}", **command}))

    def close(self) -> None:
        """Go."""
        self._socket.close()

    def _heard(self, frame: bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("snapshot", "update"):
            self.state, self.viewer = message["state"], message["viewer"]

    def act(self) -> None:
        """Decide what there is to decide, or attack."""
        seat, match = self.viewer["seat"], self.state["match"]
        if seat is None or match is None or self.state["status"] != "playing":
            return
        if not self.attacks:
            self._ask_for_bots()
        if self._acted is self.state:
            return
        self._acted = self.state
        round_ = match["round"]
        if self.attacks:
            if self.state["seats"][seat]["bot_plays"]:
                self.send(type="take-back")
        elif round_ is None:
            if not self.state["seats"][seat]["ready"]:
                self.send(type="ready", after=match["after"])
        elif seat in round_["to_act"]:
            after, own = match["after"], self.viewer["cards"]
            if round_["phase"] == "pass":
                self.send(type="pass", after=after, cards=own["hand"][: len(own["pass_to"])])
            else:
                self.send(type="play", after=after, card=own["legal"][0])

    def _ask_for_bots(self) -> None:
        for other in self.state["seats"]:
            if other["bot_from"] is not None and other["bot_from"] <= time.time():
                self.send(type="ask-bot", seat=other["seat"])


def decisions(state: dict[str, Any]) -> tuple[object, ...]:
    """What changes with every pass, card and deal."""
    match = state["match"] or {}
    round_ = match.get("round") or {}
    return match.get("after"), round_.get("has_passed")


async def table(
    server: str, attacker: httpx.AsyncClient, clock: int, seconds: float
) -> list[float]:
    """How long one table waited for each of its decisions, while the guest attacked it."""
    async with visitor(server, "127.0.0.3") as ada, visitor(server, "127.0.0.4") as cid:
        for http in (ada, cid):
            await http.get("/api/me")
        options = {"bots": "adept", "clock": clock, "visibility": "public"}
        code = (await ada.post("/api/tables", json=options)).json()["code"]
        people = [Person(attacks=False), Person(attacks=True), Person(attacks=False)]
        for person, http, seat in zip(people, (ada, attacker, cid), (None, 1, 2), strict=True):
            await person.sit(server, code, http, seat)
        while any(not p.state or p.viewer["seat"] is None for p in people):
            await asyncio.sleep(0.05)
        people[0].send(type="fill-with-bots")
        people[0].send(type="start")
        waits, last = [], time.monotonic()
        before, ends = decisions(people[0].state), last + seconds
        while time.monotonic() < ends and people[0].state["status"] != "finished":
            await asyncio.sleep(0.1)
            for person in people:
                person.act()
            after = decisions(people[0].state)
            if after != before:
                waits.append(time.monotonic() - last)
                before, last = after, time.monotonic()
        waits.append(time.monotonic() - last)
        for person in people:
            person.close()
        return waits


def figures_of(waits: Sequence[Sequence[float]], clock: int) -> dict[str, float]:
    """The decisions of the tables with this clock, and the longest wait for one."""
    return {
        "clock": clock,
        "decisions": min(len(one) for one in waits),
        "longest_s": max(max(one) for one in waits),
    }


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--seconds", type=float, default=200)
    args = options.parse_args()
    prepare_client()
    clocks = [15, 0] * (TABLES // 2)
    async with running() as server, visitor(server.address, "127.0.0.9") as attacker:
        await attacker.get("/api/me")
        waits = await asyncio.gather(
            *(table(server.address, attacker, clock, args.seconds) for clock in clocks)
        )
    found = [
        figures_of([one for one, c in zip(waits, clocks, strict=True) if c == clock], clock)
        for clock in AIMS
    ]
    rows = [
        (
            f"{'a clock of 15 s' if one['clock'] else 'no clock'}: decisions / longest wait",
            f"{one['decisions']:.0f} at least / {one['longest_s']:.0f} s",
            f"{AIMS[int(one['clock'])] + SLACK:.0f} s at most",
        )
        for one in found
    ]
    report(f"one guest who freezes {TABLES} tables", rows, {"tables": found}, args.json)
    aims = {
        f"clock {one['clock']:.0f}: goes on": one["longest_s"] <= AIMS[int(one["clock"])] + SLACK
        for one in found
    }
    check_aims(aims, args)


if __name__ == "__main__":
    asyncio.run(main())
