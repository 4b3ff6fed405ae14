"""Judging one decision: from the seat's view alone, every choice, an honest loss and its error."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from tests.kit import FOUR, hidden_twin, kept_match
from tests.study.matches import QUICK
from yokai_septet import RULESETS, Choice, Match, Pass, Play, Ruleset, View, deal, view
from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import FEATURES, Weights, choose_pass, default_weights, endings
from yokai_septet.study import Grade, ReviewBudget, choice_of, judge, passes, verdicts
from yokai_septet.study import endings as endings_module
from yokai_septet.study.endings import Endings, compared
from yokai_septet.study.verdicts import Comparison, judgement

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
    assert {value.cards for value in found.choices} == {choice.cards for choice in seen.legal()}
    assert found.made == made.cards
    assert found.best.match == max(value.match for value in found.choices)
    assert (found.best.round is None) == ruleset.has_seals
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
    assert all(Pass(0, value.cards) in set(match.legal(0)) for value in found.choices)
    assert found.made == made.cards


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
        if isinstance(action, Choice) and (twin := hidden_twin(whole, end, action.seat, rng)):
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
    found = judgement(
        seen, made, Comparison({made: [lucky, unlucky] * 2, other: [unlucky, lucky] * 2})
    )
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
    found = judgement(seen, made, Comparison({made: [made_row] * 4, other: [best] * 4}))
    assert found.loss == pytest.approx(worse, abs=0.002)
    assert found.grade is grade


@pytest.mark.parametrize(
    ("loss", "error", "share"),
    [(0.2, 0.0, 1.0), (0.4, 0.1, 0.75), (0.2, 0.1, 0.0), (0.1, 0.1, 0.0), (-0.4, 0.1, 0.0)],
)
def test_only_what_is_more_than_noise_is_added_up(loss: float, error: float, share: float) -> None:
    seen, made = a_choice(FOUR)
    judged = judge(seen, made, QUICK, 1)
    found = structs.replace(judged, loss=loss, error=error, effect=(-loss, loss))
    assert found.credible_effect == pytest.approx((-share * loss, share * loss))


def test_nobody_is_blamed_for_what_is_not_certain() -> None:
    seen, made = a_choice(FOUR)
    side = seen.seated().side
    win, lose = number_where(FOUR, side), number_where(FOUR, 1 - side)
    other = next(play for play in seen.legal() if play != made)
    rows = [bytes([win] * wins + [lose] * (10 - wins)) for wins in (10, 1, 0, 4)]
    found = judgement(seen, made, Comparison({made: [bytes([lose] * 10)] * 4, other: rows}))
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
    assert ends[next(play for play in ends if play.cards == found.best.cards)]
    assert found.best.round == 1
    assert found.made_value.round == 0
    assert found.loss > 0
    assert found.loss > 2 * found.error


def test_a_second_look_is_taken_where_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no card clearly leads the one made, the first look is enough; otherwise a second and
    deeper one compares the card made with those that may still be the best."""
    asked: list[tuple[int, int, int]] = []

    def counted(
        view: View, choices: Sequence[Choice], budget: ReviewBudget, seed: int, blocks: int
    ) -> Endings:
        asked.append((blocks, len(choices), budget.learn))
        return compared(view, choices, budget, seed, blocks)

    monkeypatch.setattr(verdicts, "compared", counted)
    budget = ReviewBudget(blocks=4, learn=60, evaluate=60, worlds=60)
    twice = set()
    for match, action in kept_match(FOUR, 1)[8:60:5]:
        if not isinstance(action, Play) or len(view(match, action.seat).playable()) < 3:
            continue
        seen = view(match, action.seat)
        values = judge(seen, action, budget, 1).choices
        for made in (choice_of(seen, value.cards) for value in (values[0], values[-1])):
            asked.clear()
            found = judge(seen, made, budget, 1)
            twice.add(len(asked) > 1)
            assert asked[0] == (2, len(values), 60)
            if len(asked) == 1:
                assert found.loss < verdicts.SETTLED
            else:
                blocks, choices, learn = asked[1]
                assert (blocks, learn) == (2, 480)
                assert 2 <= choices <= min(budget.rivals + 1, len(values))
    assert twice == {False, True}


def first_view_with(cards: int) -> View:
    """The first view of a match from which so many cards could be played."""
    views = (view(m, a.seat) for m, a in kept_match(FOUR, 1) if isinstance(a, Play))
    return next(seen for seen in views if len(seen.playable()) >= cards)


def in_two_looks(
    monkeypatch: pytest.MonkeyPatch, wins: Sequence[tuple[int, int]]
) -> tuple[View, list[Play]]:
    """A view whose cards win the round in so many of 100 worlds, by the first look and by the
    second."""
    seen = first_view_with(len(wins))
    cards = [card for card in seen.legal() if isinstance(card, Play)][: len(wins)]
    side = seen.seated().side
    win, lose = number_where(FOUR, side), number_where(FOUR, 1 - side)

    def looked(
        view: View, choices: Sequence[Choice], given: ReviewBudget, seed: int, blocks: int
    ) -> Endings:
        look = int(given.learn > ReviewBudget().learn)
        rows = {card: won[look] for card, won in zip(cards, wins, strict=True)}
        return {
            card: (bytes([win] * rows[card] + [lose] * (100 - rows[card])),) * blocks
            for card in rows
            if card in choices
        }

    monkeypatch.setattr(verdicts, "compared", looked)
    return seen, cards


def test_a_card_is_valued_beside_those_it_was_compared_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If the best cards turn out worse by 10, so does one that is not looked at again: its distance
    to them was measured, and it must not look like the best."""
    seen, cards = in_two_looks(monkeypatch, [(60, 50), (59, 49), (58, 48), (57, 0), (30, 35)])
    found = judge(seen, cards[4], ReviewBudget(), 1)
    assert [value.cards for value in found.choices] == [card.cards for card in cards]
    assert [value.round for value in found.choices] == pytest.approx([0.5, 0.49, 0.48, 0.47, 0.35])
    one = found.choices[0].match - found.choices[1].match
    assert found.choices[0].match - found.choices[3].match == pytest.approx(3 * one)
    assert found.loss == pytest.approx(15 * one)


def test_only_the_second_look_counts_for_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, cards = in_two_looks(monkeypatch, [(90, 50), (80, 50), (20, 50)])
    found = judge(seen, cards[2], ReviewBudget(), 1)
    assert found.loss == 0
    assert found.error == pytest.approx(verdicts.DOUBTFUL_SPREAD / 2**0.5)


@every_ruleset
def test_cards_without_a_second_look_have_values_in_every_ruleset(
    ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdicts, "SETTLED", -1.0)  # always look twice
    seen, _ = a_choice(ruleset)
    made = list(seen.legal())[-1]
    found = judge(seen, made, replace(QUICK, blocks=4, rivals=1), 1)
    assert {value.cards for value in found.choices} == {choice.cards for choice in seen.legal()}
    assert all((value.round is None) == ruleset.has_seals for value in found.choices)
    assert found.best.match == max(value.match for value in found.choices)


def test_blocks_that_agree_by_chance_are_not_certain() -> None:
    seen, made = a_choice(FOUR)
    side = seen.seated().side
    win, lose = number_where(FOUR, side), number_where(FOUR, 1 - side)
    other = next(play for play in seen.legal() if play != made)

    def error(blocks: int, usual_spread: float) -> float:
        endings = {made: [bytes([lose] * 900)] * blocks, other: [bytes([win] * 900)] * blocks}
        return judgement(seen, made, Comparison(endings, (), usual_spread)).error

    assert error(2, 0.03) == pytest.approx(0.03 / 2**0.5)
    assert error(36, 0.03) == pytest.approx(0.005)
