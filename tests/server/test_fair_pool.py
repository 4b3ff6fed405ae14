"""The pool in which bots think: shared out fairly over networks and people."""

import asyncio
import contextlib
import os
import sys
import threading
from random import Random

import pytest

from yokai_septet.bots import PLAYERS, Advice, Budget, Searcher
from yokai_septet.engine import SearchConfig, default_weights
from yokai_septet.game import RULESETS, Choice, Match, Pass, Ruleset, View, deal, view
from yokai_septet.protocol.request_errors import RequestError
from yokai_septet.server.callers.caller import Caller, network_of
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.fair_pool import LOW_PRIORITY, FairPool


class Bench:
    """A pool of one thread that is held until all jobs of a test are waiting."""

    def __init__(self) -> None:
        self.pool = FairPool(1, "test")
        self.served: list[str] = []
        self._gate = threading.Event()
        self._jobs: list[asyncio.Task[None]] = []

    async def ask(self, network: str, person: str, times: int = 1) -> None:
        caller = Caller(network, person)
        self._jobs += [
            asyncio.create_task(self.pool.run(caller, lambda: self._work(person)))
            for _ in range(times)
        ]
        await asyncio.sleep(0)

    def _work(self, person: str) -> None:
        self._gate.wait(60)
        self.served.append(person)

    def withdraw(self, number: int) -> None:
        self._jobs.pop(number).cancel()

    async def order(self) -> list[str]:
        self._gate.set()
        await asyncio.gather(*self._jobs)
        self.pool.close()
        return self.served


async def test_a_caller_is_not_kept_waiting_for_ever() -> None:
    pool, gate, served = FairPool(1, "test", patience=0.05), threading.Event(), list[str]()
    jobs = [pool.run(Caller(name, name), lambda: gate.wait(60)) for name in ("ada", "bob")]
    for found in await asyncio.gather(*jobs, return_exceptions=True):
        assert isinstance(found, RequestError)
        assert found.code == "server-busy"
    assert not pool.has_waiting, "what had not begun is withdrawn"
    gate.set()
    while "cem" not in served:  # the thread is free again
        with contextlib.suppress(RequestError):
            served.append(await pool.run(Caller("cem", "cem"), lambda: "cem"))
    pool.close()


async def test_one_network_with_a_hundred_jobs_delays_another_by_one() -> None:
    bench = Bench()
    await bench.ask("192.0.2.1", "mallory", 100)
    await bench.ask("192.0.2.2", "ada", 2)
    await bench.ask("192.0.2.3", "bob")
    assert (await bench.order())[:6] == ["mallory", "ada", "bob", "mallory", "ada", "mallory"]


async def test_many_people_at_one_network_have_one_share_and_take_turns_in_it() -> None:
    bench = Bench()
    for number in range(5):
        await bench.ask("192.0.2.1", f"guest {number}", 3)
    await bench.ask("192.0.2.2", "ada", 3)
    order = await bench.order()
    assert order[:6] == ["guest 0", "ada", "guest 1", "ada", "guest 2", "ada"]
    assert order[6:10] == ["guest 3", "guest 4", "guest 0", "guest 1"]


async def test_who_was_just_served_stands_behind_who_was_not() -> None:
    bench = Bench()
    await bench.ask("192.0.2.1", "mallory", 3)
    await bench.ask("192.0.2.2", "ada")
    bench.withdraw(3)
    await asyncio.sleep(0)
    await bench.ask("192.0.2.3", "bob")
    assert await bench.order() == ["mallory", "bob", "mallory", "mallory"]


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone has priorities of threads")
async def test_a_network_with_many_jobs_has_a_low_priority() -> None:
    pool, gate = FairPool(1, "test"), threading.Event()

    def priority() -> int:
        gate.wait(60)
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    usual = os.getpriority(os.PRIO_PROCESS, 0)
    mallory = [pool.run(Caller("192.0.2.1", "mallory"), priority) for _ in range(9)]
    ada = [pool.run(Caller("192.0.2.2", "ada"), priority) for _ in range(2)]
    asked = [asyncio.ensure_future(job) for job in (*mallory, *ada)]
    await asyncio.sleep(0)
    gate.set()
    priorities = await asyncio.gather(*asked)
    assert priorities[-2:] == [usual, usual]
    assert priorities[:9] == [usual, *[LOW_PRIORITY] * 5, usual, usual, usual]
    pool.close()


async def test_an_error_reaches_its_caller_and_the_pool_goes_on() -> None:
    pool, ada = FairPool(1, "test"), Caller("192.0.2.1", "ada")

    def fail() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await asyncio.wait_for(pool.run(ada, fail), 60)
    assert await asyncio.wait_for(pool.run(ada, lambda: 7), 60) == 7
    pool.close()


class Network:
    """A bot that thinks in another way than by a search."""

    def __init__(self, gate: threading.Event) -> None:
        self.gate = gate

    def __call__(self, view: View, rng: Random, budget: Budget) -> Choice:
        self.gate.wait(60)
        return PLAYERS["adept"](view, rng, budget)

    def advise(self, view: View, rng: Random, budget: Budget) -> list[Advice]:
        return [Advice(self(view, rng, budget), match_win=0.5)]


@pytest.mark.parametrize("way", ["search", "network"])
async def test_quick_bots_do_not_wait_behind_those_that_think(way: str) -> None:
    gate = threading.Event()

    def think(ruleset: Ruleset) -> SearchConfig:
        gate.wait(60)
        return SearchConfig(default_weights(ruleset), playouts=1)

    thinker = Searcher(think) if way == "search" else Network(gate)
    pool = BotPool(2, {"adept": PLAYERS["adept"], "master": thinker})
    start = Match.new(RULESETS["four-advanced"])
    seen = view(start.apply(deal(start.ruleset, bytes(32))), 0)
    mallory, ada = Caller("192.0.2.1", "mallory"), Caller("192.0.2.2", "ada")
    searching = [asyncio.create_task(pool.decide("master", seen, mallory)) for _ in range(4)]
    await asyncio.sleep(0)
    assert isinstance(await asyncio.wait_for(pool.decide("adept", seen, ada), 60), Pass)
    assert not any(task.done() for task in searching)
    gate.set()
    await asyncio.gather(*searching)
    pool.close()


def test_networks() -> None:
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::"
    assert network_of("testclient") == "testclient"
