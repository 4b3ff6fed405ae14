"""Bots that decide for people, and what is left of that when a card is taken back."""

from tests.table.kit import Desk, started
from yokai_septet.records import Termination
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.record import record_of, whole_record


def to_ada(desk: Desk) -> Desk:
    """Let bots decide until it is ada's turn."""
    while desk.person_to_act() != "ada":
        desk.wait()
    return desk


def test_a_stand_in_plays_as_well_as_the_options_say_and_a_bot_as_it_was_chosen() -> None:
    desk = (
        Desk(bots="adept").do("ada", c.Sit, seat=0).do("ada", c.AddBot, seat=1, strength="random")
    )
    assert [desk.table.strength_at(seat) for seat in (0, 1)] == ["adept", "random"]


def test_what_bots_decided_for_others_is_undone_with_the_card_before_it() -> None:
    desk = started("ada", "bob").play_until("pass").do("bob", c.Leave).play_until("play")
    assert [one.plays for one in desk.table.stand_ins] == [None], "the pass was bob's"
    to_ada(desk.play_until("deal").play_until("play"))
    assert desk.table.started.round_number == 2
    while True:
        before, kept = desk.table.match, desk.table.stand_ins
        desk.act("ada")
        while desk.person_to_act() is None and len(desk.table.stand_ins) == len(kept):
            desk.wait()
        if len(kept) > 1 and len(desk.table.stand_ins) > len(kept):
            break
        to_ada(desk)
    desk.do("ada", c.AskUndo)
    assert (desk.table.match, desk.table.stand_ins) == (before, kept)


def test_hints_for_earlier_decisions_stay_when_a_card_is_taken_back() -> None:
    desk = to_ada(started("ada").play_until("pass")).do("ada", c.AskHint).act("ada")
    for _ in range(2):
        desk = to_ada(desk.play_until("play")).do("ada", c.AskHint).act("ada")
    hints = desk.table.hints
    assert len(hints) == 3
    assert desk.do("ada", c.AskUndo).table.hints == hints
    assert desk.do("ada", c.AskUndo).table.hints == hints[:2], "of the decision taken again, too"


def test_a_pass_of_a_later_round_that_is_not_chosen_again_is_noted_at_its_end() -> None:
    desk = started("ada", seed=3).play_until("play").play_until("deal").play_until("pass")
    to_ada(desk).act("ada").do("ada", c.AskUndo).do("ada", c.VoteAbandon, agree=True)
    record = record_of(desk.table, None, {"ada": "Ada"})
    [decision] = record.decisions
    assert decision.after == record.action_count


def test_the_whole_record_of_a_match_that_goes_on_does_not_call_it_abandoned() -> None:
    desk = started("ada").play_until("play")
    assert whole_record(desk.table, {}).termination is Termination.UNFINISHED
    desk.play_until("over")
    assert whole_record(desk.table, {}).termination is Termination.FINISHED


def test_nobody_takes_back_what_a_bot_decided_for_them() -> None:
    desk = to_ada(started("ada").play_until("play"))
    desk.append(e.TookOver(at=desk.now, seat=0, why="asked"))
    desk.wait()
    assert desk.table.decisions[-1].entry.bot
    assert desk.do("ada", c.TakeBack).refused("ada", c.AskUndo) == "nothing-to-undo"
