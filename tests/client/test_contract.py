"""What holds for every table client: on this machine, against a real server on loopback, and
against the device of a page without a server.

A client of another kind can be added to `tables`.
"""

import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.client.kit import SEED, play_on, seen, settle, shown, until
from tests.server.kit import guest, running, settings
from tests.serverless.kit import Page
from tests.serverless.serving import serving
from yokai_septet import Play, YokaiError
from yokai_septet.bots import Budget, player
from yokai_septet.client import (
    ClientView,
    Closed,
    PhraseSaid,
    TableChanged,
    TableClient,
)
from yokai_septet.client.local import LocalClient
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials
from yokai_septet.game import RULESETS, Event, MemoryAid, Phase
from yokai_septet.game.events import CardPlayed, MatchWon, RoundDealt, TrickWon
from yokai_septet.protocol.events import CardTakenBack, MatchStarted
from yokai_septet.records import parse, verify
from yokai_septet.server.worker import Worker
from yokai_septet.table import Status, TableOptions

Made = Callable[..., AbstractAsyncContextManager[TableClient]]
"""Makes a table with these options whose owner uses the client; it is not open yet."""


@dataclass
class LocalTables:
    """Tables on this machine."""

    @contextlib.asynccontextmanager
    async def __call__(self, **options: Any) -> AsyncIterator[TableClient]:
        yield LocalClient.new(TableOptions(bots="random", **options), seed=SEED, start=False)


@dataclass
class RemoteTables:
    """Tables on a real server."""

    folder: Path

    @contextlib.asynccontextmanager
    async def __call__(self, **options: Any) -> AsyncIterator[TableClient]:
        async with running(Worker(settings(self.folder))) as server:
            owner = await guest(server, "Ada")
            made = await owner.ask("POST", "/api/tables", json={"bots": "random", **options})
            address = Address(server, made.json()["code"])
            yield RemoteClient(address, Credentials.of_cookie(owner.cookie))
            await owner.leave()


@dataclass
class DeviceTables:
    """Tables of a page without a server."""

    @contextlib.asynccontextmanager
    async def __call__(self, **options: Any) -> AsyncIterator[TableClient]:
        page = Page()
        async with serving(page) as server:
            made = page.ask("POST", "/tables", {"bots": "random", **options}, 201)
            yield RemoteClient(Address(server, made["code"]), Credentials())


@pytest.fixture(params=["local", "remote", "device"])
def tables(request: pytest.FixtureRequest, tmp_path: Path) -> Made:
    made: dict[str, Made] = {
        "local": LocalTables(),
        "remote": RemoteTables(tmp_path),
        "device": DeviceTables(),
    }
    return made[request.param]


@contextlib.asynccontextmanager
async def started(tables: Made, **options: Any) -> AsyncIterator[TableClient]:
    """A client whose person plays against bots."""
    async with tables(**options) as client, client:
        await until(lambda: client.table is not None)
        await client.start_with_bots()
        yield client


async def test_first_the_table_is_shown_and_then_what_happens(tables: Made) -> None:
    async with tables(ruleset="four-basic") as client, client:
        table = await shown(client)
        assert table.status is Status.GATHERING
        assert table.is_owner
        assert (table.people, table.seat, table.views) == ((0,), 0, {})
        assert [seat.kind for seat in table.seats] == ["person", "free", "free", "free"]
        await client.start_with_bots()
        await settle(client)
        await client.close()
        seen_before: ClientView = table
        told: list[object] = []
        async for notice in client.notices():
            if isinstance(notice, TableChanged):
                assert notice.before.code == seen_before.code
                told += notice.events
                seen_before = notice.table
        assert isinstance(notice, Closed)
        assert [type(e) for e in told if isinstance(e, MatchStarted | RoundDealt)] == [
            MatchStarted,
            RoundDealt,
        ]


@pytest.mark.parametrize("ruleset", ["four-basic", "three-advanced", "suitors-short"])
async def test_a_whole_match(tables: Made, ruleset: str) -> None:
    async with started(tables, ruleset=ruleset) as client:
        await play_on(client, 10_000, Random(1))
        table = seen(client)
        assert table.status is Status.FINISHED
        assert table.view is not None
        assert table.view.result is not None
        assert table.seed is not None
        report = verify(parse(await client.record()))
        assert report.deals_follow_from_seed
        assert report.match.scores == table.view.scores
        assert report.match.finished == table.view.finished
        assert await client.check_deals() in (None, "fair")


async def test_events_are_those_of_the_game_and_lead_to_the_views(tables: Made) -> None:
    async with started(tables, ruleset="three-basic", memory_aid="off") as client:
        await play_on(client, 10_000, Random(2))
        await client.close()
        tricks, told = 0, list[Event]()
        async for notice in client.notices():
            if not isinstance(notice, TableChanged):
                continue
            told += [event for event in notice.events if isinstance(event, Event)]
            tricks += sum(isinstance(event, TrickWon) for event in notice.events)
            tricks *= not any(isinstance(event, RoundDealt) for event in notice.events)
            now = notice.table.view.round if notice.table.view else None
            if now is not None:
                assert len(now.tricks) == sum(now.won) == tricks, "nothing seen is forgotten"
        assert isinstance(told[-1], MatchWon)
        assert sum(isinstance(event, CardPlayed) for event in told) > 20


async def test_a_bot_that_needs_all_tricks_can_play(tables: Made) -> None:
    """The memory aid hides them from people; the client gives them back."""
    async with started(tables, ruleset="four-basic", memory_aid="last-trick") as client:
        await play_on(client, 4, Random(3))  # no round ends so soon
        table = seen(client)
        assert table.view is not None
        assert table.view.round is not None
        assert len(table.view.round.tricks) == sum(table.view.round.won) > 1
        shown_to_people = table.view.remembering(MemoryAid.LAST_TRICK).round
        assert shown_to_people is not None
        assert len(shown_to_people.tricks) == 1
        await client.act(player("montecarlo")(table.view, Random(1), Budget(nodes=200)))


async def test_a_refused_command_raises_and_changes_nothing(tables: Made) -> None:
    async with started(tables, ruleset="four-basic") as client:
        await play_on(client, 1, Random(1))
        view = seen(client).view
        assert view is not None
        assert view.round is not None
        assert view.own is not None
        strange = next(card for card in view.ruleset.deck if card not in view.own.hand)
        with pytest.raises(YokaiError) as refused:
            await client.act(Play(0, strange))
        assert refused.value.code == "not-in-hand"
        assert refused.value.params["card"] == strange
        with pytest.raises(YokaiError) as refused:
            await client.start()
        assert refused.value.code == "already-started"
        assert seen(client).view == view


async def test_an_answer_to_a_decision_that_is_over_is_refused(tables: Made) -> None:
    async with started(tables, ruleset="four-basic") as client:
        await play_on(client, 2, Random(1))
        old = seen(client)
        await play_on(client, 1, Random(1))
        view = seen(client).view
        assert view is not None
        with pytest.raises(YokaiError) as refused:
            await client.act(next(view.legal()), old)
        assert refused.value.code == "decision-is-over"


async def test_undo_is_free_against_bots(tables: Made) -> None:
    async with started(tables, ruleset="four-basic") as client:
        await settle(client)
        assert not seen(client).may_undo
        await play_on(client, 3, Random(1))
        assert seen(client).may_undo
        while (now := seen(client).view) is None or now.round is None or now.round.won != (0, 0):
            await client.ask_undo()
            await settle(client)
        await until(lambda: not seen(client).may_undo or seen(client).undone >= 2)
        assert now.round.phase in (Phase.PASS, Phase.PLAY)
        await client.close()
        notices = [notice async for notice in client.notices()]
        assert any(
            isinstance(event, CardTakenBack)
            for notice in notices
            if isinstance(notice, TableChanged)
            for event in notice.events
        )


async def test_hints_name_choices(tables: Made) -> None:
    async with started(tables, ruleset="four-basic") as client:
        await settle(client)
        hint = await client.hint(0)
        view = seen(client).view
        assert view is not None
        assert hint.advice[0].choice in set(view.legal())
        await play_on(client, 1, Random(1))
        hint = await client.hint(0)
        view = seen(client).view
        assert view is not None
        assert {one.choice for one in hint.advice} <= set(view.legal())
        assert len(hint.advice) == 1 or hint.advice[0].round_win is not None


async def test_phrases_are_heard(tables: Made) -> None:
    async with tables() as client, client:
        await shown(client)
        await client.say("good-luck")
        async for notice in client.notices():
            if isinstance(notice, PhraseSaid):
                assert notice == PhraseSaid(0, "good-luck")
                break


async def test_the_owner_arranges_the_table(tables: Made) -> None:
    async with tables(ruleset="four-basic") as client, client:
        await until(lambda: client.table is not None)
        await client.shuffle_seats()
        drawn = seen(client).seat
        assert drawn is not None
        await client.swap_seats(drawn, 0)
        await client.add_bot(2, "novice")
        await client.swap_seats(0, 2)
        await client.set_options(TableOptions(ruleset="suitors", bots="random", clock=60))
        table = seen(client)
        assert (table.seat, table.seats[0].strength) == (2, "novice")
        assert table.ruleset == RULESETS["suitors"]
        await client.remove(0)
        await client.sit(1)
        assert seen(client).people == (1,)
        await client.start_with_bots()
        await settle(client)
        assert seen(client).to_decide == (1,)
        assert seen(client).ends_at is not None


async def test_abandoning_and_the_next_match(tables: Made) -> None:
    async with started(tables, ruleset="four-basic") as client:
        await settle(client)
        with pytest.raises(YokaiError):
            client.next_table()
        await client.vote_abandon(True)
        await until(lambda: seen(client).status is Status.ABANDONED)
        await client.rematch()
        await until(lambda: seen(client).rematch is not None)
        async with client.next_table() as following:
            await settle(following)
            assert seen(following).to_decide == (0,)
            assert seen(following).code == seen(client).rematch


async def test_coming_back_shows_the_table_as_it_is(tables: Made) -> None:
    async with started(tables, ruleset="four-basic") as client:
        await play_on(client, 2, Random(1))
        left = seen(client)
        await client.close()
        again = (
            RemoteClient(client._place, client._credentials)
            if isinstance(client, RemoteClient)
            else LocalClient(client.log)  # type: ignore[attr-defined]
        )
        async with again:
            table = await shown(again)
            assert table.people == left.people
            assert table.view is not None
            assert left.view is not None
            aid = left.options.memory_aid
            assert table.view.remembering(aid) == left.view.remembering(aid)
