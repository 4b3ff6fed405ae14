"""Judging one decision: from the seat's view alone, every choice, an honest loss and its error."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from tests.kit import FOUR, hidden_twin, kept_match
from tests.study.matches import QUICK
from yokai_septet import RULESETS, Match, Pass, Play, Ruleset, View, deal, view
from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import FEATURES, Weights, choose_pass, default_weights, endings
from yokai_septet.study import Grade, Judgement, ReviewBudget, judge, passes, verdicts
from yokai_septet.study import endings as endings_module
from yokai_septet.study.endings import Choice, Endings, compared
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
def test_no_habit_of_passing_is_ascribed_to_the_others(
    ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How the policy passes makes no difference to the judgement of a pass."""
    match = Match.new(ruleset).apply(deal(ruleset, bytes(32)))
    made = Pass(0, tuple(match.active_round.hand(0))[:3])
    here = judge(view(match, 0), made, QUICK, 1)

    def otherwise(ruleset: Ruleset) -> Weights:
        usual = zip(FEATURES, default_weights(ruleset).values, strict=True)
        return Weights(-one if name.startswith("give") else one for name, one in usual)

    assert choose_pass(view(match, 1)) != choose_pass(view(match, 1), otherwise(ruleset))
    for module in (endings_module, passes):
        monkeypatch.setattr(module, "default_weights", otherwise)
    # Another number of worlds for cards, so that no configuration is remembered.
    assert judge(view(match, 0), made, replace(QUICK, worlds=QUICK.worlds + 1), 1) == here


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


@pytest.mark.parametrize(
    ("loss", "error", "share"),
    [(0.2, 0.0, 1.0), (0.4, 0.1, 0.75), (0.2, 0.1, 0.0), (0.1, 0.1, 0.0), (-0.4, 0.1, 0.0)],
)
def test_only_what_is_more_than_noise_is_added_up(loss: float, error: float, share: float) -> None:
    seen, made = a_choice(FOUR)
    value = judge(seen, made, QUICK, 1).made
    found = Judgement((value,), value, loss, error, (-loss, loss))
    assert found.credible_effect == pytest.approx((-share * loss, share * loss))


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


def won_or_lost(match: Match, seat: int) -> dict[Play, bool]:
    """Whether this seat's side wins the round with each card, if every card ends it."""
    found: dict[Play, bool] = {}
    for play in match.legal(seat):
        after = match.apply(play)
        if len(after.finished) == len(match.finished) or not isinstance(play, Play):
            return {}
        found[play] = FOUR.sides[seat] in after.finished[-1].result.winners
    return found


def test_a_clear_decision_is_clear_to_the_judge() -> None:
    """The last card of a trick that decides the round: one card wins it, and another loses it."""
    moments = (
        (match, action.seat)
        for number in range(40)
        for match, action in kept_match(FOUR, number)
        if isinstance(action, Play) and len(match.active_round.trick) == 3
    )
    match, seat = next(
        (match, seat) for match, seat in moments if len(set(won_or_lost(match, seat).values())) == 2
    )
    ends = won_or_lost(match, seat)
    wrong = next(play for play, won in ends.items() if not won)
    found = judge(view(match, seat), wrong, QUICK, 1)
    assert ends[next(play for play in ends if play == found.best.choice)]
    assert found.best.round_win == 1
    assert found.made.round_win == 0
    assert found.loss > 0
    assert found.loss > 2 * found.error


def test_blocks_are_spent_where_they_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no card clearly leads the one made, the first half of the blocks is enough; otherwise
    the second half compares the card made with those that may still be the best, in more worlds."""
    asked: list[tuple[int, int, int]] = []

    def counted(
        view: View, choices: Sequence[Choice], budget: ReviewBudget, seed: int, blocks: int
    ) -> Endings:
        asked.append((blocks, len(choices), budget.learn))
        return compared(view, choices, budget, seed, blocks)

    monkeypatch.setattr(verdicts, "compared", counted)
    budget = ReviewBudget(blocks=4, learn=60, evaluate=60, worlds=60)
    costs = set()
    for match, action in kept_match(FOUR, 1)[8:60:5]:
        if not isinstance(action, Play) or len(view(match, action.seat).playable()) < 3:
            continue
        seen = view(match, action.seat)
        values = judge(seen, action, budget, 1).choices
        for made in (values[0].choice, values[-1].choice):
            asked.clear()
            found = judge(seen, made, budget, 1)
            costs.add(len(asked))
            assert asked[0] == (2, len(values), 60)
            if len(asked) == 1:
                assert found.loss < verdicts.SETTLED
            else:
                blocks, choices, learn = asked[1]
                assert (blocks, learn) == (2, 120)
                assert 2 <= choices <= min(budget.rivals + 1, len(values))
    assert costs == {1, 2}


def first_view_with(cards: int) -> View:
    """The first view of a match from which so many cards could be played."""
    views = (view(m, a.seat) for m, a in kept_match(FOUR, 1) if isinstance(a, Play))
    return next(seen for seen in views if len(seen.playable()) >= cards)


def test_a_card_that_was_given_up_is_not_the_best() -> None:
    """However good it looked in the few worlds in which it was compared."""
    seen = first_view_with(3)
    made, best, given_up, *_ = seen.legal()
    mine = match_payoffs(seen)[seen.seated().side]
    order = sorted(range(len(mine)), key=mine.__getitem__)
    worst, middle, top = (bytes([order[at]] * 10) for at in (0, len(order) // 2, -1))
    found = verdicts.judgement(
        seen, made, {made: (worst,) * 4, best: (middle,) * 4, given_up: (top,) * 2}
    )
    assert [value.choice for value in found.choices] == [best, made, given_up]
    assert found.loss == pytest.approx(mine[middle[0]] - mine[worst[0]])


def test_larger_blocks_count_for_more() -> None:
    seen = first_view_with(2)
    made, best, *_ = seen.legal()
    mine = match_payoffs(seen)[seen.seated().side]
    low, high = (bytes([pick(range(len(mine)), key=mine.__getitem__)]) for pick in (min, max))
    found = verdicts.judgement(
        seen,
        made,
        {made: (low * 10,) * 2 + (low * 30,) * 2, best: (high * 10,) * 2 + (low * 30,) * 2},
    )
    assert found.loss == pytest.approx((mine[high[0]] - mine[low[0]]) / 4)
