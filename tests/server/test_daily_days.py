"""Midnight ends a day of daily deals, whatever clocks say."""

import asyncio
from pathlib import Path

from tests.server.daily import (
    TODAY,
    TOMORROW,
    begin,
    finish,
    playing,
    today,
    until,
)
from tests.server.kit import Client, Clock
from yokai_septet import commitment
from yokai_septet.game.daily import deal_seed
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.daily import Daily
from yokai_septet.server.days import Days
from yokai_septet.study.days import day_end, next_day


async def test_midnight_ends_a_day_and_its_deals_can_be_checked(tmp_path: Path) -> None:
    clock = Clock()
    clock.time = day_end(TODAY) - 60
    async with playing(tmp_path, clock, "Ada", "Bob") as (worker, [ada, bob]):
        before = await today(ada)
        first = await finish(ada, 1)
        half = await begin(ada, 2)
        await ada.open(half)
        hand = ada.hand
        clock.time = day_end(TODAY)
        late = await ada.send("pass", after=1, cards=hand[:3])
        assert (late["type"], late["code"]) == ("refused", "day-is-over")
        await ada.close()
        after = await today(ada)
        assert (after["day"], after["streak"]) == (TOMORROW, 0)
        assert after["commitment"] == before["next_commitment"], "published the day before"
        assert [deal["state"] for deal in after["deals"]] == ["new"] * 4
        ended = await today(bob, f"/api/daily/{TODAY}")
        assert ended["over"] is True
        seed = bytes.fromhex(ended["seed"])
        assert commitment(seed) == before["commitment"]
        assert (await worker.service.table(first)).seed == deal_seed(seed, 1)
        assert ended["deals"][0]["results"], "now everybody may know"
        mine = await today(ada, f"/api/daily/{TODAY}")
        assert [deal["state"] for deal in mine["deals"]] == ["over", "playing", "new", "new"]
        [past] = (await ada.http.get("/api/daily-archive")).json()
        assert (past["day"], past["players"]) == (TODAY, 0)
        for wrong in (next_day(TOMORROW), "2020-01-01"):
            assert (await bob.http.get(f"/api/daily/{wrong}")).status_code == 404
            assert (await bob.http.post(f"/api/daily/{wrong}/1")).status_code == 404
        begun = await begin(bob, 1, TODAY)
        assert await begin(bob, 1, TODAY) == begun, "it is resumed"
        listed = (await today(bob, f"/api/daily/{TODAY}"))["deals"]
        assert [deal["for_fun"] for deal in listed] == [begun, None, None, None]
        other = await begin(bob, 3, TODAY)
        unfinished = [
            {"day": TODAY, "number": number, "code": code}
            for number, code in ((1, begun), (3, other))
        ]
        path = "/api/daily-unfinished"
        assert (await bob.http.get(path)).json() == unfinished
        assert (await bob.http.get(f"{path}?limit=1&offset=1")).json() == unfinished[1:]
        assert (await ada.http.get(path)).json() == [], "these are his"
        fun = [await finish(bob, 1, TODAY) for _ in range(2)]
        assert fun[0] == begun
        assert len(set(fun)) == 2
        assert bob.state["format"]["counts"] is False
        assert (await bob.http.get(path)).json() == unfinished[1:]
        again = await today(bob, f"/api/daily/{TODAY}")
        assert [deal["state"] for deal in again["deals"]] == ["new"] * 4
        people = sum(one["people"] for one in again["deals"][0]["results"])
        assert people == 1, "what is played for fun does not count"
        assert (await bob.http.delete("/api/me")).status_code == 204
        assert [await worker.store.load(code) for code in fun] == [[], []]


async def test_two_workers_at_midnight_make_one_day_with_one_set_of_deals(tmp_path: Path) -> None:
    """The clock of one is a little ahead. Both look at the same time, before and after midnight."""
    clocks = Clock(), Clock()
    async with playing(tmp_path, clocks[0], "Ada") as (worker, [_]):
        first, store = worker.days, worker.store
        second = Days(store, worker.settings.daily_nodes, clocks[1])
        await second.start()
        clocks[0].time = day_end(TODAY) + 1
        clocks[1].time = day_end(TODAY) - 1
        await asyncio.gather(first.look(), second.look())
        await asyncio.gather(first.look(), second.look())
        assert (first.open_day, second.open_day) == (TOMORROW, TOMORROW)
        opened = await store.daily.day(TOMORROW)
        clocks[1].time = day_end(TODAY) + 1
        await asyncio.gather(first.look(), second.look())
        assert await store.daily.day(TOMORROW) == opened, "it began once"
        other = Daily(
            store.daily,
            second,
            worker.service,
            worker.names,
            worker.users,
            worker.settings.limits,
            clocks[1],
            bytes,
            asyncio.Event(),
        )
        states = [await daily.state("g1", TOMORROW) for daily in (worker.daily, other)]
        assert states[0].commitment == states[1].commitment
        caller = Caller("network", "g1")
        played = [await daily.play(caller, TOMORROW, 1) for daily in (other, worker.daily)]
        assert played[0] == played[1], "one attempt"
        assert (await store.daily.closed(TOMORROW, 9)) == [TODAY]


async def test_a_clock_that_is_set_back_makes_no_second_set_of_deals(tmp_path: Path) -> None:
    clock = Clock()
    clock.time = day_end(TODAY) + 60
    async with playing(tmp_path, clock, "Ada") as (_, [ada]):
        assert (await today(ada))["day"] == TOMORROW
        code = await finish(ada, 1, TOMORROW)
        cookies = ada.http.cookies
    clock.time -= 300  # over midnight, to the day before
    async with playing(tmp_path, clock, "Bob") as (_, [bob]):
        ada = Client(bob.server, name="Ada-again")  # other ids of commands
        ada.http.cookies = cookies
        found = await today(ada)
        assert (found["day"], found["deals"][0]["code"]) == (TOMORROW, code), "it goes on"
        await finish(ada, 2, TOMORROW)
        await ada.leave()


async def test_a_clock_that_was_far_ahead_closes_a_day_and_loses_nothing_else(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with playing(tmp_path, clock, "Ada") as (_, [ada]):
        before = await today(ada)
        await finish(ada, 1)
        started = clock.time
        clock.time += 400 * 86_400
        far = await until(ada, lambda found: found["day"] != TODAY)
        assert (await today(ada, f"/api/daily/{TODAY}"))["over"] is True
        clock.time = started
        back = await until(ada, lambda found: found["day"] == TODAY)
        assert (back["over"], back["commitment"]) == (True, before["commitment"])
        assert back["deals"][0]["points"] is not None
        assert (await ada.http.post(f"/api/daily/{TODAY}/2")).status_code == 201
        await ada.open((await ada.http.post(f"/api/daily/{TODAY}/2")).json()["code"])
        assert ada.state["format"]["counts"] is False, "its seed was shown: it no longer counts"
        await ada.close()
        clock.time += 86_400
        after = await until(ada, lambda found: found["day"] == TOMORROW)
        assert (after["over"], after["commitment"]) == (False, before["next_commitment"])
        assert (await ada.http.get(f"/api/daily/{far['day']}")).status_code == 404
