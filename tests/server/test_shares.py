"""Limits that are shared: by the people of an address, and by addresses with those around them."""

import asyncio

import pytest

from yokai_septet.server.callers.caller import Caller, levels_of
from yokai_septet.server.callers.held_connections import (
    WORTH,
    Held,
    HeldConnections,
    most_expendable,
)
from yokai_septet.server.callers.shares import PEOPLE, SERVER, WIDER, SharedCount, SharedRate
from yokai_septet.server.callers.users import ASK_AGAIN, CARDS, LASTS, MINUTES, Users, earned_at
from yokai_septet.server.rooms.fair_queue import FairQueue

HERE = "192.0.2.1"
ADA, EVE = Caller(HERE, "ada"), Caller(HERE, "eve")


class Town:
    """People, the cards they have played, and a clock."""

    def __init__(self, **cards: list[float]) -> None:
        self.time, self.cards, self.asked = 10_000.0, cards, 0
        self.users = Users(self._card_times, lambda: self.time)

    async def _card_times(self, person: str) -> list[float]:
        self.asked += 1
        return self.cards.get(person, [])


LONG_AGO = [60.0 * number for number in range(CARDS)]


def test_levels() -> None:
    assert levels_of("192.0.2.77") == ("192.0.2.0/24", "192.0.2.77")
    assert levels_of("2001:db8:1:ff02::") == (
        "2001:db8:1::/48", "2001:db8:1:ff00::/56", "2001:db8:1:ff02::",
    )  # fmt: skip
    assert levels_of("testclient") == ("testclient",)
    assert levels_of("") == ("",)


@pytest.mark.parametrize(
    ("times", "earned"),
    [
        ([], None),
        ([0.0], None),
        ([0.0] * 1000, None),  # a program can play a thousand in a moment
        ([0.0] * CARDS + [59.0] * CARDS, None),
        ([60.0 * number for number in range(CARDS - 1)], None),
        ([0.0] * CARDS + [60.0, 120.0], 120.0),
        (LONG_AGO, 60.0 * (CARDS - 1)),
    ],
)
def test_a_reserve_is_earned_by_cards_over_minutes(
    times: list[float], earned: float | None
) -> None:
    assert MINUTES == 3
    assert earned_at(times) == earned


async def test_what_is_earned_in_a_shortage_counts_when_it_is_over() -> None:
    town = Town(ada=LONG_AGO, eve=[10_060.0 + number * 20 for number in range(CARDS)])
    town.users.note_shortage(HERE)
    town.time += 500
    town.users.note_shortage(HERE)
    assert await town.users.has_earned(ADA)
    assert not await town.users.has_earned(EVE)
    assert await town.users.has_earned(Caller("192.0.2.9", "eve")), "nothing is short there"
    town.time += LASTS
    assert await town.users.has_earned(EVE)


async def test_the_store_is_not_asked_again_and_again() -> None:
    town = Town(ada=LONG_AGO)
    for _ in range(5):
        assert await town.users.has_earned(ADA)
        assert not await town.users.has_earned(EVE)
    assert town.asked == 2
    town.cards["eve"] = LONG_AGO
    town.time += ASK_AGAIN
    assert await town.users.has_earned(EVE)


async def test_the_rate_of_an_address_binds_last() -> None:
    town = Town(ada=LONG_AGO)
    rate = SharedRate(town.users, 5, 0.0, each=2, each_per_second=0.0)
    assert [await rate.take(EVE) for _ in range(6)] == [True] * 5 + [False]
    assert [await rate.take(ADA) for _ in range(3)] == [True, True, False], "her reserve"
    assert not await rate.take(Caller(HERE, "another newcomer"))


async def test_reserves_are_capped_in_sum_and_the_last_third_is_for_running_tables() -> None:
    people = [f"p{number}" for number in range(PEOPLE + 9)]
    town = Town(**dict.fromkeys(people, LONG_AGO))
    rate = SharedRate(town.users, 1, 0.0, each=1, each_per_second=0.0)
    assert await rate.take(EVE)
    new = [await rate.take(Caller(HERE, person)) for person in people[:50]]
    assert sum(new) == PEOPLE - PEOPLE // 3 - 1
    own = [await rate.take(Caller(HERE, person), own_table=True) for person in people]
    assert sum(new) + sum(own) == PEOPLE


async def test_the_number_of_an_address_binds_last() -> None:
    town = Town(ada=LONG_AGO)
    held = SharedCount(town.users, 3, each=2)
    assert [await held.enter(EVE) for _ in range(4)] == [True] * 3 + [False]
    assert [await held.enter(ADA) for _ in range(3)] == [True, True, False]
    held.leave(ADA)
    assert not await held.enter(EVE)
    assert await held.enter(ADA)
    for caller in (EVE, EVE, EVE, ADA, ADA):
        held.leave(caller)
    assert await held.enter(EVE)


@pytest.mark.parametrize("kind", ["rate", "count"])
async def test_whoever_has_a_48_has_the_share_of_a_few_households(kind: str) -> None:
    """Only where the server has no more to give."""
    town = Town()
    shared = (
        SharedRate(town.users, 10, 0.0, each=1, each_per_second=0.0)
        if kind == "rate"
        else SharedCount(town.users, 10, each=1)
    )

    async def take(network: str) -> bool:
        caller = Caller(network, network)
        return await (
            shared.take(caller) if isinstance(shared, SharedRate) else shared.enter(caller)
        )

    networks = [f"2001:db8:1:{number:x}::" for number in range(150)]
    taken = sum([await take(network) for network in networks for _ in range(10)])
    assert taken == SERVER * 10, "nobody else wants any"
    assert not await take("2001:db8:1:ffff::"), "the /48 has had its share"
    others = [f"2001:db8:{number:x}::" for number in range(2, 8)]
    assert all([await take(network) for network in others for _ in range(10)])
    another = [f"2001:db8:99:{number:x}00::" for number in range(50)]
    assert sum([await take(network) for network in another]) == WIDER[0] * 10


async def test_networks_take_turns_from_the_widest() -> None:
    queue, served = FairQueue(1), list[str]()

    async def wait(caller: Caller) -> None:
        await queue.acquire(caller)
        served.append(caller.person)
        await asyncio.sleep(0)
        queue.release()

    attack = [Caller(f"2001:db8:1:{number:x}::", "mallory") for number in range(150)]
    others = [Caller(f"2001:db8:{number}::", f"guest {number}") for number in range(2, 5)]
    await asyncio.gather(*(wait(caller) for caller in (*attack, *others, *others)))
    assert [person for person in served[:9] if person != "mallory"] == [
        "guest 2", "guest 3", "guest 4", "guest 2", "guest 3", "guest 4",
    ]  # fmt: skip
    assert len(served) == 156
    assert not queue.has_waiting


async def test_newcomers_of_an_address_have_one_turn_together() -> None:
    town = Town(ada=LONG_AGO, bob=LONG_AGO)
    queue, served = FairQueue(1, town.users), list[str]()

    async def wait(person: str) -> None:
        await queue.acquire(Caller(HERE, person))
        served.append(person)
        await asyncio.sleep(0)
        queue.release()

    newcomers = [f"newcomer {number}" for number in range(30)]
    await asyncio.gather(*(wait(person) for person in [*newcomers, "ada", "bob", "ada", "bob"]))
    late = [number for number, person in enumerate(served) if person in ("ada", "bob")]
    assert late[-1] <= 8, served[:12]


async def test_a_48_with_many_jobs_has_a_low_priority_and_its_neighbours_have_not() -> None:
    queue = FairQueue(0)
    attack = [Caller(f"2001:db8:1:{number:x}::", "mallory") for number in range(9)]
    crowd = [Caller("192.0.2.1", "mallory")] * 9
    tasks = [asyncio.create_task(queue.acquire(caller)) for caller in (*attack, *crowd)]
    await asyncio.sleep(0)
    assert queue.is_heavy((*levels_of("2001:db8:1:77::"), "", "honest"))
    assert queue.is_heavy((*levels_of("192.0.2.1"), "", "mallory"))
    assert not queue.is_heavy((*levels_of("192.0.2.9"), "", "honest")), "the same /24"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not queue.has_waiting


async def test_a_turn_that_was_cancelled_at_a_bad_moment_is_not_lost() -> None:
    queue = FairQueue(1)
    await queue.acquire(ADA)
    waiting = asyncio.create_task(queue.acquire(EVE))
    await asyncio.sleep(0)
    waiting.cancel()
    queue.release()  # before the cancelled one hears of it
    await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(queue.acquire(ADA), 60)


def held(person: str, **flags: bool) -> Held:
    return Held(HERE, lambda: None, person, **flags)


def test_the_heaviest_user_without_a_seat_is_cut() -> None:
    ada, bob = held("ada", is_kept=True), held("bob", has_seat=True)
    eve = [held("eve") for _ in range(3)]
    nobody = held("", is_served=True)
    assert most_expendable([ada, bob, *eve, nobody]) is eve[0]
    assert most_expendable([ada, bob, eve[0], nobody]) is eve[0], "no seat, and known"
    assert most_expendable([ada, bob, nobody]) is bob, "a request is answered first"
    assert most_expendable([ada]) is None


def test_many_identities_cut_nobody_who_plays_with_a_few_connections() -> None:
    ada = [held("ada", has_seat=True) for _ in range(WORTH)]
    crowd = [held(f"guest {number}") for number in range(5)]
    assert most_expendable([*ada, *crowd]) is crowd[0], "no seat"
    heavy = [held("eve", has_seat=True) for _ in range(WORTH + 2)]
    assert most_expendable([*ada, *crowd, *heavy]) is heavy[0], "a seat is not worth more"


def test_where_the_server_is_full_the_widest_heavy_network_makes_room() -> None:
    connections = HeldConnections()
    attack = [Held(f"2001:db8:1:{number:x}::", lambda: None) for number in range(50)]
    crowd = [Held("192.0.2.1", lambda: None) for _ in range(20)]
    for connection in (*attack, *crowd):
        connections.add(connection)
    assert set(connections.heaviest()) <= set(attack)
    for connection in attack[:40]:
        assert connections.remove(connection)
        assert not connections.remove(connection)
    assert set(connections.heaviest()) == set(crowd)
    connections.identify(crowd[0], Caller("2001:db8:9::", "ada"))
    assert list(connections.of("2001:db8:9::")) == [crowd[0]]
    assert len(connections) == 30
