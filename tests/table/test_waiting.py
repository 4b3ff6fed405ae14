"""For whom a table waits and what others may do about it, where the answer could be taken for
another one."""

from msgspec.structs import replace

from tests.table.kit import Desk, started, to_act
from yokai_septet.table import (
    NOBODY,
    Presence,
    bot_allowed_from,
    decision_time,
    is_late,
    may_vote_bot,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.waiting import is_open

SEATS = range(4)


def abandoned() -> Desk:
    """A match that ended in the middle of a round, which somebody still had to play."""
    desk = to_act(started("ada", "bob", clock=15), "bob")
    desk.do("ada", c.VoteAbandon, agree=True).do("bob", c.VoteAbandon, agree=True)
    assert desk.table.is_over
    return desk


def test_a_match_that_is_over_waits_for_nobody() -> None:
    desk = abandoned()
    table, there = desk.table, Presence({"ada": 1e9})
    assert table.started.to_act == (1,)
    assert not any(is_open(table, seat) for seat in SEATS)
    assert all(decision_time(table, seat, there, desk.now) is None for seat in SEATS)
    assert all(bot_allowed_from(table, seat, desk.now, there) is None for seat in SEATS)
    assert not may_vote_bot(replace(table, lapses={1: 2}), 1)


def test_no_clock_counts_a_decision_that_a_bot_makes() -> None:
    desk = to_act(started("ada", "bob", clock=15), "bob")
    assert decision_time(desk.table, 1, NOBODY, desk.now) is not None
    left_to_bot = replace(desk.table, bot_decides=frozenset({1}))
    assert decision_time(left_to_bot, 1, NOBODY, desk.now) is None
    away = replace(desk.table.chairs[1], bot_plays="away")
    chairs = (desk.table.chairs[0], away, *desk.table.chairs[2:])
    assert decision_time(replace(desk.table, chairs=chairs), 1, NOBODY, desk.now) is None


def test_a_seat_is_given_to_a_bot_in_a_round_alone_and_only_a_persons() -> None:
    playing = started("ada", "bob").play_until("play").table
    assert may_vote_bot(replace(playing, lapses={1: 2}), 1)
    assert not may_vote_bot(replace(playing, lapses={2: 2}), 2), "a bot sits there"
    assert not may_vote_bot(replace(playing, lapses={1: 2}, given_to_bot=frozenset({1})), 1), (
        "it has been given away"
    )
    between = started("ada", "bob").play_until("play").play_until("deal").table
    assert not may_vote_bot(replace(between, lapses={1: 2}), 1)


def test_without_a_clock_each_decision_that_a_bot_was_asked_for_counts_once() -> None:
    desk = to_act(started("ada", "bob"), "bob")
    desk.there("ada", "bob")
    for times in (1, 2):
        desk.now += 90
        desk.do("ada", c.AskBot, seat=1)
        assert desk.table.asked_for == {1: times}
        desk.do("bob", c.TakeBack)
        assert is_late(desk.table, 1)
        assert may_vote_bot(desk.table, 1) is (times == 2)
        desk.wait()
        if times == 1:
            to_act(desk, "bob")


def test_a_decision_is_left_to_the_bot_since_the_second_version_of_coming_back() -> None:
    for entry in (e.Returned(at=1500.0, seat=1), e.Sat(at=1500.0, seat=1, person="bob")):
        desk = to_act(started("ada", "bob"), "bob")
        desk.do("bob", c.Leave)
        log = list(desk.log)
        desk.append(entry)
        assert (entry.v, desk.table.bot_decides) == (1, frozenset())
        desk.back_to(log)
        desk.append(replace(entry, v=2))
        assert desk.table.bot_decides == {1}


def test_coming_back_renewed_the_time_in_the_first_version() -> None:
    desk = to_act(started("ada", "bob"), "bob").do("bob", c.Leave)
    log, since = list(desk.log), desk.table.since
    desk.append(e.Returned(at=since + 50, seat=1))
    assert desk.table.since == since + 50
    desk.back_to(log)
    desk.append(e.Returned(at=since + 50, seat=1, v=2))
    assert desk.table.since == since


def test_a_seat_is_taken_in_the_second_version_only_during_a_match() -> None:
    desk = Desk().do("ada", c.Sit, seat=0)
    assert [entry.v for entry in desk.log if isinstance(entry, e.Sat)] == [1]
    desk = to_act(started("ada", "bob"), "bob").do("bob", c.Leave).do("bob", c.Sit, seat=1)
    assert [entry.v for entry in desk.log if isinstance(entry, e.Sat)] == [1, 1, 2]


def test_nobody_is_there_from_the_beginning_of_time() -> None:
    assert not NOBODY.is_attended(0.5)
    assert Presence().seen({}, (), 5.0).empty_since == 0.0
