"""A match on this machine: the bots act by themselves, the people are waited for."""

from pathlib import Path
from random import Random

import pytest

from yokai_septet import RULESETS, IllegalAction, Pass, Play, records
from yokai_septet.bots import Budget, player
from yokai_septet.terminal.autosave import Autosave
from yokai_septet.terminal.session import Session

SEED = bytes(range(32))


def session(name: str = "four-advanced", people: int = 1) -> Session:
    ruleset = RULESETS[name]
    bots = [player("random")] * (ruleset.players - people)
    return Session(ruleset, SEED, [*[None] * people, *bots])


def settle(one: Session) -> None:
    while one.next():
        pass


def play_on(one: Session, decisions: int, rng: Random) -> None:
    """Let people decide at random so often."""
    for _ in range(decisions):
        settle(one)
        if one.is_over:
            return
        seat = one.waiting_for[0]
        one.act(player("random")(one.view_of(seat), rng, Budget()))
    settle(one)


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("name", RULESETS)
def test_a_match_is_played_to_its_end(name: str, people: int) -> None:
    one = session(name, people)
    play_on(one, 10_000, Random(1))
    assert one.is_over
    assert one.waiting_for == ()
    assert one.next() is None


def test_only_people_are_waited_for_once_the_bots_have_acted() -> None:
    one = session(people=2)
    one.next()
    assert not one.waiting_for
    settle(one)
    assert one.waiting_for == (0, 1)


def test_an_illegal_action_changes_nothing() -> None:
    one = session()
    settle(one)
    before, told = one.match, list[int]()
    one.watchers.append(lambda: told.append(1))
    assert one.match.round is not None
    card = next(iter(one.match.round.hand(1)))
    with pytest.raises(IllegalAction):
        one.act(Play(0, card))
    assert one.match == before
    assert not told


def test_undo_takes_back_the_last_decision_of_a_person_and_what_followed() -> None:
    one = session()
    play_on(one, 3, Random(2))
    before, count = one.match, len(one.actions)
    one.act(next(iter(one.match.legal(0))))
    settle(one)
    assert one.undo()
    assert one.match == before
    assert len(one.actions) == count


def test_undo_stops_at_the_deal() -> None:
    one = session()
    assert not one.undo()
    play_on(one, 1, Random(3))
    assert one.undo()
    assert not one.undo()
    assert isinstance(next(iter(one.match.legal(0))), Pass)


def test_a_match_goes_on_in_the_same_way_after_being_taken_back() -> None:
    """What a bot does depends on the seed and the place in the match alone."""
    one, two = session(), session()
    play_on(one, 4, Random(5))
    play_on(two, 4, Random(5))
    choice = next(iter(two.match.legal(0)))
    two.act(choice)
    settle(two)
    two.undo()
    for both in (one, two):
        both.act(choice)
        settle(both)
    assert one.match == two.match


def test_the_record_is_that_of_the_match() -> None:
    one = session("suitors-short")
    play_on(one, 10_000, Random(1))
    record = one.record(["Anna", "Kitsune", "Tanuki", "Kappa"])
    report = records.verify(records.parse(records.format(record)))
    assert report.deals_follow_from_seed
    assert report.match == one.match


def test_the_record_says_what_was_taken_back(tmp_path: Path) -> None:
    one = session()
    play_on(one, 3, Random(2))
    Autosave(tmp_path).keep(one)
    card = next(iter(one.match.legal(0)))
    assert isinstance(card, Play)
    one.act(card)
    settle(one)
    one.undo()
    text = records.format(one.record())
    assert f"{{undo: seat 0 took back {card.card.code}}}" in text
    assert dict(records.parse(text).tags)["Undone"] == "1"
    again = Autosave(tmp_path).load()
    assert again is not None
    assert again.undos == one.undos
    play_on(again, 10_000, Random(1))
    assert records.verify(records.parse(records.format(again.record()))).deals_follow_from_seed
