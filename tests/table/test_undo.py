"""Taking back a pass or a card: by consent among people, freely against bots."""

import pytest

from tests.table.kit import Desk, started, to_act
from yokai_septet.game import Card
from yokai_septet.protocol.encode import People, viewer
from yokai_septet.table import (
    Due,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e


def card_of(desk: Desk) -> str:
    return desk.table.decisions[-1].cards[0]


def trick_of(desk: Desk) -> tuple[Card, ...]:
    assert desk.table.started.round is not None
    return desk.table.started.round.trick


def test_one_takes_a_card_back_by_consent_before_anybody_else_acts() -> None:
    desk = to_act(started("ada", "bob", "cid"), "ada")
    before = desk.table.match
    desk.act("ada")
    assert desk.refused("bob", c.AskUndo) == "nothing-to-undo"
    desk.do("ada", c.AskUndo)
    assert desk.refused("ada", c.AskUndo) == "undo-is-asked"
    assert desk.refused("ada", c.AnswerUndo, agree=True) == "no-undo-asked"
    assert isinstance(desk.due and desk.due.task, e.UndoDeclined), "bots wait for the answer"
    desk.do("bob", c.AnswerUndo, agree=True)
    assert desk.refused("bob", c.AnswerUndo, agree=True) == "already-answered"
    desk.do("cid", c.AnswerUndo, agree=True)
    assert desk.table.match == before
    assert len(desk.table.taken_back) == 1


def test_an_undo_is_refused_by_one_or_by_silence_or_overtaken_by_a_card() -> None:
    desk = to_act(started("ada", "bob"), "ada")
    while len(trick_of(desk)) == 3:  # ada's card is to be followed by one of bob's, on her left
        to_act(desk.act("ada"), "ada")
    desk.act("ada").do("ada", c.AskUndo)
    asked = list(desk.log)
    desk.do("bob", c.AnswerUndo, agree=False)
    assert desk.table.undo is None
    desk.back_to(asked)
    assert isinstance(desk.wait(), e.UndoDeclined)
    assert desk.table.undo is None
    desk.back_to(asked)
    desk.act("bob")
    assert desk.table.undo is None
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


@pytest.mark.parametrize("answered", [True, False])
def test_an_undo_is_asked_for_once_a_card(answered: bool) -> None:
    """Requests without end would keep the bots from playing."""
    desk = to_act(started("ada", "bob"), "ada").act("ada").do("ada", c.AskUndo)
    if answered:
        desk.do("bob", c.AnswerUndo, agree=False)
    else:
        desk.wait()
    assert desk.refused("ada", c.AskUndo) == "undo-was-refused"
    assert not viewer(desk.table, "ada", People()).may_undo
    to_act(desk, "ada").act("ada").do("ada", c.AskUndo)


def test_the_clock_runs_on_while_an_undo_is_asked_for() -> None:
    desk = to_act(started("ada", "bob", clock=15), "ada")
    while len(trick_of(desk)) == 3:  # bob, on her left, is to follow ada
        to_act(desk.act("ada"), "ada")
    desk.there("ada", "bob")
    desk.act("ada")
    since = desk.now
    desk.now += 60
    desk.do("ada", c.AskUndo).do("bob", c.AnswerUndo, agree=False)
    assert desk.due == Due(since + 15 + 60, e.Lapsed(at=desk.now, seat=1))
    desk.back_to(desk.log[:-1])
    assert desk.due == Due(since + 15 + 60, e.Lapsed(at=desk.now, seat=1))
    desk.wait()
    assert desk.table.undo is None


def test_against_bots_alone_undo_is_free_also_after_they_have_answered() -> None:
    desk = to_act(started("ada"), "ada")
    before = None
    while desk.person_to_act() == "ada":  # whoever wins a trick leads the next one
        before = desk.table.match
        desk.act("ada")
    desk.wait()
    desk.do("ada", c.AskUndo)
    assert desk.table.match == before
    assert len(desk.table.taken_back) == 1


def test_against_bots_alone_the_pass_is_taken_back_too() -> None:
    desk = started("ada")
    while desk.person_to_act() != "ada":
        desk.wait()
    before = desk.table.match
    desk.act("ada").play_until("play")
    desk.do("ada", c.AskUndo)
    assert desk.table.match == before
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


def test_among_people_a_pass_is_not_taken_back() -> None:
    desk = started("ada", "bob").play_until("pass")
    while len(desk.table.started.to_act) > 2:  # nobody else acts after the one who asks
        desk.wait()
    for person in ("ada", "bob"):
        assert desk.act(person).refused(person, c.AskUndo) == "nothing-to-undo"


def test_nothing_is_taken_back_that_a_person_has_answered_who_left_since() -> None:
    desk = to_act(started("ada", "bob"), "ada").act("ada")
    while desk.person_to_act() != "bob":  # who sits next to ada, unless she ended the trick
        desk.act("ada") if desk.person_to_act() == "ada" else desk.wait()
    assert desk.table.decisions[-1].entry.seat == 0
    desk.act("bob").do("bob", c.Leave)
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


def test_a_round_that_is_over_is_not_undone() -> None:
    desk = started("ada", seed=3).play_until("play").play_until("deal")
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"
