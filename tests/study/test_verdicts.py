"""Judging one decision: from the seat's view alone, every choice, an honest loss and its error."""

from random import Random

import pytest

from tests.kit import FOUR, SHORT, hidden_twin, kept_match
from tests.study.matches import QUICK
from yokai_septet import RULESETS, Match, Pass, Play, Ruleset, View, deal, view
from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import endings
from yokai_septet.study import Grade, ReviewBudget, judge
from yokai_septet.study.verdicts import judgement

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda r: r.name)


def a_choice(ruleset: Ruleset, number: int = 1) -> tuple[View, Play]:
    for match, action in kept_match(ruleset, number)[8:]:
        if isinstance(action, Play) and len(view(match, action.seat).playable()) > 2:
            return view(match, action.seat), action
    raise AssertionError


def number_where(ruleset: Ruleset, winner: int) -> int:
    """An ending in which this side wins."""
    return next(n for n, one in enumerate(endings(ruleset)) if winner in one.winners and n % 12 > 3)


@every_ruleset
def test_every_card_is_judged(ruleset: Ruleset) -> None:
    seen, made = a_choice(ruleset)
    found = judge(seen, made, QUICK, 1)
    assert {value.choice for value in found.choices} == set(seen.legal())
    assert found.made.choice == made
    assert found.best.match_win == max(value.match_win for value in found.choices)
    assert (found.best.round_win is None) == ruleset.has_seals
    assert len(found.effect) == ruleset.side_count
    assert found.effect[seen.seated().side] == pytest.approx(-found.loss)
    assert sum(found.effect) == pytest.approx(0, abs=1e-6)
    assert judge(seen, made, QUICK, 1) == found


@every_ruleset
def test_the_pass_made_and_the_best_ones_are_judged(ruleset: Ruleset) -> None:
    match = Match.new(ruleset).apply(deal(ruleset, bytes(32)))
    made = Pass(0, tuple(match.active_round.hand(0))[-3:])
    found = judge(view(match, 0), made, QUICK, 1)
    assert QUICK.finalists <= len(found.choices) <= QUICK.finalists + 1
    assert all(value.choice in set(match.legal(0)) for value in found.choices)
    assert found.made.choice == made


@every_ruleset
def test_hidden_cards_change_no_judgement(ruleset: Ruleset) -> None:
    whole, rng, twins = kept_match(ruleset, 6), Random(2), 0
    for end in range(3, len(whole), 11):
        match, action = whole[end]
        if isinstance(action, Pass | Play) and (twin := hidden_twin(whole, end, action.seat, rng)):
            here, there = (
                judge(view(one, action.seat), action, QUICK, 5) for one in (match, twin[-1][0])
            )
            assert here == there
            twins += 1
    assert twins


def test_the_best_is_chosen_where_its_lead_is_not_measured() -> None:
    """Two cards that are equal, but for luck in opposite blocks: choosing the luckier one and
    counting its luck would call this a loss."""
    seen, made = a_choice(FOUR)
    side = seen.seated().side
    win, lose = number_where(FOUR, side), number_where(FOUR, 1 - side)
    other = next(play for play in seen.legal() if play != made)
    assert isinstance(other, Play)
    lucky, unlucky = bytes([win] * 12 + [lose] * 8), bytes([win] * 8 + [lose] * 12)
    found = judgement(seen, made, {made: [lucky, unlucky] * 2, other: [unlucky, lucky] * 2})
    assert found.loss < 0
    assert found.grade in (Grade.BEST, Grade.GOOD)


@pytest.mark.parametrize(
    ("worse", "grade"),
    [(0.0, Grade.BEST), (0.03, Grade.GOOD), (0.07, Grade.INACCURACY), (0.12, Grade.MISTAKE),
     (0.3, Grade.BLUNDER)],
)  # fmt: skip
def test_grades_follow_the_match_chance_lost(worse: float, grade: Grade) -> None:
    seen, made = a_choice(FOUR)
    side = seen.seated().side
    win, lose = number_where(FOUR, side), number_where(FOUR, 1 - side)
    payoffs = match_payoffs(seen)[side]
    other = next(play for play in seen.legal() if play != made)
    n = 3000
    fewer = round(worse / (payoffs[win] - payoffs[lose]) * n)
    wins = 2500
    best = bytes([win] * wins + [lose] * (n - wins))
    made_row = bytes([win] * (wins - fewer) + [lose] * (n - wins + fewer))
    found = judgement(seen, made, {made: [made_row] * 4, other: [best] * 4})
    assert found.loss == pytest.approx(worse, abs=0.002)
    assert found.grade is grade


def test_nobody_is_blamed_for_what_is_not_certain() -> None:
    seen, made = a_choice(FOUR)
    side = seen.seated().side
    win, lose = number_where(FOUR, side), number_where(FOUR, 1 - side)
    other = next(play for play in seen.legal() if play != made)
    rows = [bytes([win] * wins + [lose] * (10 - wins)) for wins in (10, 1, 0, 4)]
    found = judgement(seen, made, {made: [bytes([lose] * 10)] * 4, other: rows})
    assert found.loss > 0.15
    assert found.loss < 2 * found.error
    assert found.grade is Grade.GOOD


def test_a_clear_decision_is_clear_to_the_judge() -> None:
    """The last card of a trick with the deciding boss in it: taking it wins the round."""
    for number in range(40):
        for match, action in kept_match(FOUR, number):
            now = match.round
            if now is None or not isinstance(action, Play) or len(now.trick) != 3:
                continue
            seen = view(match, action.seat)
            ends = {}
            for play in seen.legal():
                after = match.apply(play)
                if len(after.finished) > len(match.finished):
                    winners = after.finished[-1].result.winners
                    ends[play] = seen.side in winners
            if len(ends) == len(list(seen.legal())) > 1 and len(set(ends.values())) == 2:
                wrong = next(play for play, won in ends.items() if not won)
                found = judge(seen, wrong, QUICK, 1)
                assert ends[found.best.choice]
                assert found.best.round_win == 1
                assert found.made.round_win == 0
                assert found.error == 0 or found.loss > 2 * found.error
                return


def test_a_settled_decision_costs_half() -> None:
    """Blocks are spent where they matter: everywhere else, the first half is enough."""
    seen, made = a_choice(SHORT)
    budget = ReviewBudget(blocks=4, learn=20, evaluate=20, worlds=20)
    assert judge(seen, made, budget, 1).made.choice == made
