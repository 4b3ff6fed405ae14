"""Hints: the same wherever they are asked, and with chances in the order of the ranking."""

from tests.table.kit import started

from yokai_septet.bots import Advice, hint_for
from yokai_septet.bots.hints import ranked
from yokai_septet.game import Card, Play, view


def test_chances_never_rise_along_the_ranking() -> None:
    chances = (0.5, 0.6, None, 0.4, 0.45)
    plays = [Play(0, Card.parse(code)) for code in ("W2", "W3", "W4", "W5", "W6")]
    advice = [Advice(play, match_win=chance) for play, chance in zip(plays, chances, strict=True)]
    assert [estimate.match_win for estimate in ranked(advice)] == [0.5, 0.5, None, 0.4, 0.4]
    assert [estimate.choice for estimate in ranked(advice)] == plays


def test_the_same_question_has_the_same_answer_with_a_reason() -> None:
    desk = started("ada", ruleset="four-basic").play_until("play")
    while desk.person_to_act() is None:
        desk.wait()
    seen = view(desk.table.started, 0)
    hint = hint_for(seen)
    assert hint == hint_for(seen)
    assert hint.why is not None
    assert {estimate.choice for estimate in hint.advice} <= set(seen.legal())


def test_a_bot_without_estimates_gives_its_own_choice() -> None:
    desk = started("ada").play_until("pass")
    seen = view(desk.table.started, 0)
    choice = next(iter(seen.legal()))
    hint = hint_for(seen, lambda view, rng, budget: choice)
    assert [estimate.choice for estimate in hint.advice] == [choice]
