"""A new visitor's first page while others hold connections open and say nothing.

    .venv/bin/python bench/silent.py [--silent 5000] [--json FILE]    (build the page: `make web`)

Visitors open the page and ask for an identity, each on a new connection: first alone, then while
one other address wants to hold all the silent connections, then while ten addresses do. Whatever
the server refuses or cuts is opened again. Of one address it accepts 500 connections at a time, and
it cuts each that has not asked for anything for 20 seconds (`Limits`), so one address never holds
more than 500, and ten hold 5,000. The aim: the page within a second.
"""

import asyncio
import time
from collections.abc import Sequence

import httpx

from harness import (
    check_aims,
    check_files,
    parser,
    percentile,
    prepare_client,
    report,
    running,
    visitor,
)

ATTACKERS, HONEST = [f"127.0.0.{number}" for number in range(10, 20)], "127.0.0.3"
VISITORS = 30
ATTEMPTS_PER_SECOND = 500


class Silent(asyncio.Protocol):
    """A connection on which nothing is said."""

    def __init__(self, attack: "Attack") -> None:
        self._attack, self._refused = attack, False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._attack.open.add(self)

    def data_received(self, _: bytes) -> None:
        self._refused = True  # with the status 503

    def connection_lost(self, _: Exception | None) -> None:
        if self in self._attack.open:
            self._attack.open.discard(self)
            self._attack.refused += self._refused
            self._attack.cut += not self._refused

    def close(self) -> None:
        """Give up."""
        self._transport.close()


class Attack:
    """Holds as many silent connections as the server lets these addresses hold."""

    def __init__(self, address: str, count: int, addresses: Sequence[str]) -> None:
        self._port = httpx.URL(address).port or 80
        self._count, self._addresses = count, addresses
        self.open: set[Silent] = set()
        self.attempts = self.refused = self.cut = 0

    @property
    def is_complete(self) -> bool:
        """Whether there is nothing more to gain: all are open, or all were tried."""
        return len(self.open) >= self._count or self.attempts >= self._count

    async def go_on(self) -> None:
        """Open what is missing, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            for _ in range(min(self._count - len(self.open), ATTEMPTS_PER_SECOND // 10)):
                local = self._addresses[self.attempts % len(self._addresses)]
                self.attempts += 1
                await loop.create_connection(
                    lambda: Silent(self), "127.0.0.1", self._port, local_addr=(local, 0)
                )
            await asyncio.sleep(0.1)


async def visit(address: str) -> float:
    """The seconds that a new visitor waits for the page and an identity."""
    begun = time.perf_counter()
    async with visitor(address, HONEST) as http:
        page = await http.get("/")
        if page.status_code != 200:
            raise SystemExit("There is no page: run `make web` first.")
        (await http.get("/api/me")).raise_for_status()
    return time.perf_counter() - begun


async def among(address: str, count: int, addresses: Sequence[str]) -> dict[str, float]:
    """What visitors notice while these addresses want to hold so many connections."""
    attack = Attack(address, count, addresses)
    attacking = asyncio.create_task(attack.go_on())
    while addresses and not attack.is_complete and not attacking.done():
        await asyncio.sleep(0.1)
    times, held = [], []
    for _ in range(VISITORS):
        times.append(await visit(address))
        held.append(len(attack.open))
    if attacking.done():
        attacking.result()
    attacking.cancel()
    silent = list(attack.open)
    attack.open.clear()
    for connection in silent:
        connection.close()
    return {
        "addresses": len(addresses),
        "attempts": attack.attempts,
        "refused": attack.refused,
        "cut": attack.cut,
        "held_least": min(held),
        "held_most": max(held),
        "median_s": percentile(times, 0.5),
        "slowest_s": max(times),
    }


def rows_of(found: dict[str, float]) -> list[tuple[str, str, str]]:
    """What was measured, as rows."""
    count = found["addresses"]
    times = f"{found['median_s']:.3f} s / {found['slowest_s']:.3f} s"
    if not count:
        return [("first page alone, median / slowest", times, "")]
    name = "one address" if count == 1 else f"{count:.0f} addresses"
    return [
        (
            f"{name}: opened / refused at once / cut later",
            f"{found['attempts']:.0f} / {found['refused']:.0f} / {found['cut']:.0f}",
            "",
        ),
        (
            f"{name}: held at the visits, least / most",
            f"{found['held_least']:.0f} / {found['held_most']:.0f}",
            "",
        ),
        ("first page meanwhile, median / slowest", times, "under 1 s"),
    ]


async def main() -> None:
    options = parser(__doc__)
    options.add_argument("--silent", type=int, default=5000)
    args = options.parse_args()
    prepare_client()
    check_files(args.silent)
    figures, memory = [], []
    for addresses in ((), ATTACKERS[:1], ATTACKERS):
        async with running() as server:
            before = server.memory
            figures.append(await among(server.address, args.silent if addresses else 0, addresses))
            memory.append(server.memory - before)
    rows = [row for found in figures for row in rows_of(found)]
    rows.append(("memory for those of ten addresses", f"+{memory[-1]:.1f} MB", ""))
    title = f"{VISITORS} new visitors, {args.silent} silent connections wanted"
    report(title, rows, {"runs": figures, "memory_MB": memory[-1]}, args.json)
    slowest = max(found["slowest_s"] for found in figures[1:])
    check_aims({"the slowest first page within a second": slowest < 1.0}, args)


if __name__ == "__main__":
    asyncio.run(main())
