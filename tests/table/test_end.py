"""How a match ends: agreed, left or played out; and what comes then."""

from tests.table.kit import Desk, started, to_act
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.protocol.events import AbandonRefused
from yokai_septet.table import (
    Status,
    handle,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e


def test_all_people_can_agree_to_abandon() -> None:
    desk = started("ada", "bob").play_until("play").do("ada", c.VoteAbandon, agree=True)
    assert desk.refused("ada", c.VoteAbandon, agree=True) == "already-answered"
    desk.do("ada", c.VoteAbandon, agree=False).do("ada", c.VoteAbandon, agree=True)
    desk.do("bob", c.VoteAbandon, agree=True)
    assert desk.table.status is Status.ABANDONED
    assert desk.due is None


def missed_clock() -> Desk:
    """Bob has let the clock run out once; ada and bob are connected."""
    desk = started("ada", "bob", clock=15).play_until("play")
    desk.there("ada", "bob")
    to_act(desk, "bob")
    assert isinstance(desk.wait(), e.Lapsed)
    assert desk.table.lapses == {1: 1}
    return desk


def taken_over() -> Desk:
    """A bot plays for bob, who has been away for too long; ada is connected."""
    desk = started("ada", "bob", clock=15).play_until("play")
    desk.there("ada", "bob")
    to_act(desk, "bob")
    desk.gone("bob")
    desk.wait()
    assert desk.table.chairs[1].bot_plays == "away"
    return desk


def test_a_refusal_ends_the_proposal_to_abandon_and_is_told() -> None:
    desk = started("ada", "bob", "cem").play_until("play")
    assert desk.refused("bob", c.VoteAbandon, agree=False) == "already-answered"
    desk.do("ada", c.VoteAbandon, agree=True).do("cem", c.VoteAbandon, agree=True)
    before = desk.table
    change = handle(before, "bob", c.VoteAbandon(id="x", agree=False), desk.now, desk.context)
    assert change.after.abandon == frozenset()
    assert encode_events(change.changes[0], {}) == [AbandonRefused(seat=1)]
    desk.do("ada", c.VoteAbandon, agree=False)
    assert desk.table.abandon == {2}, "taking back a vote refuses nothing"


def test_one_who_missed_a_clock_still_counts_in_a_vote_to_abandon() -> None:
    desk = missed_clock().do("ada", c.VoteAbandon, agree=True)
    assert desk.table.status is Status.PLAYING
    assert desk.do("bob", c.VoteAbandon, agree=True).table.status is Status.ABANDONED


def test_leaving_does_not_end_the_match_of_one_who_missed_a_clock() -> None:
    desk = missed_clock().do("ada", c.Leave)
    assert desk.table.status is Status.PLAYING
    assert desk.table.deciding_people == (1,)


def test_leaving_does_not_end_the_match_of_one_who_is_away() -> None:
    desk = taken_over().do("ada", c.Leave)
    assert desk.table.status is Status.PLAYING
    assert desk.do("bob", c.TakeBack).table.deciding_people == (1,)


def test_people_who_are_away_do_not_keep_the_others_from_abandoning() -> None:
    desk = taken_over()
    assert desk.do("ada", c.VoteAbandon, agree=True).table.status is Status.ABANDONED


def test_who_leaves_cannot_keep_the_others_from_abandoning() -> None:
    desk = started("ada", "bob").play_until("play").do("ada", c.VoteAbandon, agree=True)
    assert desk.do("bob", c.Leave).table.status is Status.ABANDONED


def test_a_rematch_is_another_table_with_the_same_people() -> None:
    desk = started("ada", "bob").play_until("over")
    assert desk.refused("eve", c.Rematch) == "not-seated"
    desk.do("bob", c.Rematch)
    again = desk.made[-1].after
    assert desk.table.rematch == again.code != desk.table.code
    assert again.seed != desk.table.seed
    assert (again.owner, again.status) == ("bob", Status.GATHERING)
    assert [chair.person for chair in again.chairs] == ["ada", "bob", None, None]
    assert [chair.strength for chair in again.chairs] == [None, None, "adept", "adept"]
    assert desk.refused("ada", c.Rematch) == "rematch-exists"


def test_a_rematch_against_bots_begins_at_once() -> None:
    desk = started("ada").play_until("over").do("ada", c.Rematch)
    again = desk.made[-1].after
    assert again.status is Status.PLAYING


def test_phrases_are_for_before_the_deal_and_between_rounds() -> None:
    desk = Desk()
    assert desk.table.may_talk
    desk = started("ada", seed=3)
    assert desk.table.may_talk
    assert not desk.play_until("pass").table.may_talk
    assert not desk.play_until("play").table.may_talk
    assert desk.play_until("deal").table.may_talk
