"""A table on this machine: the bots act by themselves, the people are waited for."""

import asyncio
import time
from random import Random

import pytest

from tests.client.kit import SEED, local, match_of, play_on, seen, settle, settled, until
from yokai_septet import RULESETS, IllegalAction, Play, records
from yokai_septet.client.local import LocalClient
from yokai_septet.game import Phase
from yokai_septet.table import TableOptions


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("name", RULESETS)
async def test_a_match_is_played_to_its_end(name: str, people: int) -> None:
    async with local(name, people) as client:
        await play_on(client, 10_000, Random(1))
        assert seen(client).is_over
        assert seen(client).to_decide == ()
        assert match_of(client).result is not None


async def test_bots_alone_play_a_match() -> None:
    async with local(people=0) as client:
        await until(lambda: seen(client).is_over)


async def test_an_illegal_action_changes_nothing() -> None:
    async with local() as client:
        await play_on(client, 1, Random(1))
        before, log = match_of(client), len(client.log)
        assert before.round is not None
        with pytest.raises(IllegalAction):
            await client.act(Play(0, next(iter(before.round.hand(1)))))
        assert match_of(client) is before
        assert len(client.log) == log


async def test_undo_takes_back_the_last_decision_of_a_person_and_what_followed() -> None:
    async with local() as client:
        await play_on(client, 3, Random(2))
        before = match_of(client)
        await client.act(next(iter(before.legal(0))))
        await settle(client)
        assert seen(client).may_undo
        await client.ask_undo()
        assert match_of(client) == before
        assert seen(client).undone == 1


async def test_undo_stops_at_the_deal() -> None:
    async with local() as client:
        assert not seen(client).may_undo
        await play_on(client, 1, Random(3))
        await client.ask_undo()
        assert not seen(client).may_undo
        now = match_of(client).round
        assert now is not None
        assert now.phase is Phase.PASS
        assert 0 in now.to_act


async def test_several_people_take_nothing_back() -> None:
    async with local(people=2) as client:
        await play_on(client, 6, Random(2))
        assert not seen(client).may_undo


async def test_a_match_goes_on_in_the_same_way_after_being_taken_back() -> None:
    """What a bot does depends on the seed and the place in the match alone."""
    async with local() as one, local() as two:
        await play_on(one, 4, Random(5))
        await play_on(two, 4, Random(5))
        choice = next(iter(match_of(two).legal(0)))
        await two.act(choice)
        await settle(two)
        await two.ask_undo()
        for both in (one, two):
            await both.act(choice)
            await settle(both)
        assert match_of(one) == match_of(two)


async def test_the_record_is_that_of_the_match() -> None:
    async with local("suitors-short") as client:
        await play_on(client, 10_000, Random(1))
        report = records.verify(records.parse(await client.record()))
        assert report.deals_follow_from_seed
        assert report.match == match_of(client)


async def test_the_record_says_what_was_taken_back() -> None:
    async with local() as client:
        await play_on(client, 3, Random(2))
        card = next(iter(match_of(client).legal(0)))
        assert isinstance(card, Play)
        await client.act(card)
        await client.ask_undo()
        await play_on(client, 2, Random(2))
        assert f"<undo 0: {card.card.code}>" in await client.record()


async def test_a_bot_decides_once_when_the_clock_runs_out() -> None:
    ahead = 0.0
    log = LocalClient.new(TableOptions(bots="random", clock=15)).log
    async with LocalClient(log, clock=lambda: time.time() + ahead) as client:
        await settle(client)
        assert seen(client).ends_at is not None
        ahead = 3 * 15 + 60 + 1  # the pass has the time of three cards
        client._changed.set()  # its timer runs by the real clock
        await until(lambda: seen(client).seats[0].late is not None)
        await until(lambda: not seen(client).salt_phase and 0 not in match_of(client).to_act)
        assert not seen(client).seats[0].bot_plays


async def test_the_timer_of_the_next_deal_is_off_here() -> None:
    ahead = 0.0
    log = LocalClient.new(TableOptions(bots="random"), people=2, seed=SEED).log
    async with LocalClient(log, clock=lambda: time.time() + ahead) as client:
        await settle(client)
        while not seen(client).rounds_over:
            await until(lambda: settled(client))
            if seat := seen(client).to_decide[:1]:
                await client.act(next(iter(match_of(client).legal(*seat))))
        assert not seen(client).is_over
        ahead = 1000.0
        client._changed.set()
        await asyncio.sleep(0.05)
        assert seen(client).awaits_deal


async def test_closing_stops_the_bots() -> None:
    client = local(people=0)
    async with client:
        await asyncio.sleep(0)
    length = len(client.log)
    await asyncio.sleep(0.05)
    assert len(client.log) == length
