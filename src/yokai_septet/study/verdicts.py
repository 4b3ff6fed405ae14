"""What was best given what the seat knew: every choice in the same hidden worlds.

The best choice is found in one half of the blocks and its lead measured in the other half, both
ways round, so that choosing the best of several estimates does not add to the loss.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct, structs

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import endings
from yokai_septet.game import Card, Choice, Pass, Phase, Play, View
from yokai_septet.game.scoring import lead
from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.endings import Endings, compared
from yokai_septet.study.passes import pass_endings

DIGITS: Final = 4
"""How exact the chances of a review are."""
BLAME_FROM: Final = 2.0
"""A loss below so many standard errors is not held against anybody."""
SETTLED: Final = 0.03
"""If no card leads the one made by so much match chance in any block, there is no second look."""
HOPELESS: Final = 0.1
"""A card that lies behind by so much match chance is not the best one, and not looked at again."""
USUAL_SPREAD: Final = 0.01
"""The least standard deviation between the losses of blocks that is assumed: two of them may agree
by chance."""
DOUBTFUL_SPREAD: Final = 0.02
"""The same after a second look, which is taken where losses are less certain."""


_Value = TypeVar("_Value", bound=Struct)


class Grade(Enum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    """Not the best, but the loss is small or not certain."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS: Final = ((0.15, Grade.BLUNDER), (0.10, Grade.MISTAKE), (0.05, Grade.INACCURACY))
"""From which loss of match chance on a choice has a grade; lichess's."""


class ChoiceValue(Struct, frozen=True):
    """The estimate of one choice, for the side that chooses."""

    cards: tuple[Card, ...]
    match: float
    """The chance to win the match."""
    round: float | None
    """The chance to win the round; None in Seven Suitors, whose rounds are not won."""
    points: float
    """The expected lead over the other sides in this round, in points or new seals."""
    lost_by_seventh: float | None = None
    """The chance that the round is lost by a seventh trick; None in Seven Suitors, and in reviews
    kept by earlier engines."""


class Judgement(Struct, frozen=True, kw_only=True):
    """A decision as its seat could have judged it."""

    choices: tuple[ChoiceValue, ...]
    """The best first. Of a pass, the one made and the best ones found."""
    made: tuple[Card, ...]
    grade: Grade
    loss: float
    """The match chance that the choice made gave away; it may be below 0 by chance."""
    error: float
    """The standard error of the loss."""
    effect: tuple[float, ...]
    """What the choice made, instead of the best one, did to every side's match chance."""

    @property
    def best(self) -> ChoiceValue:
        """The best choice."""
        return self.choices[0]

    @property
    def made_value(self) -> ChoiceValue:
        """The estimate of the choice made."""
        return next(value for value in self.choices if value.cards == self.made)

    @property
    def credible_effect(self) -> tuple[float, ...]:
        """The part of the effect that is more than noise, for adding up many decisions: nothing of
        a loss that nobody is blamed for, and nearly all of one far above its error."""
        noise = BLAME_FROM * self.error
        if self.loss <= noise:
            return (0.0,) * len(self.effect)
        share = 1 - (noise / self.loss) ** 2  # as James and Stein shrink
        return tuple(round(share * change, DIGITS) for change in self.effect)


def grade_of(loss: float, error: float, *, is_best: bool) -> Grade:
    """How good a choice with this loss was."""
    if loss >= BLAME_FROM * error:
        for threshold, grade in THRESHOLDS:
            if loss >= threshold:
                return grade
    return Grade.BEST if is_best else Grade.GOOD


def rounded(value: _Value) -> _Value:
    """The same with `DIGITS` digits."""
    figures = structs.asdict(value).items()
    return structs.replace(
        value, **{name: round(x, DIGITS) for name, x in figures if isinstance(x, float)}
    )


def choice_of(view: View, cards: tuple[Card, ...]) -> Choice:
    """The pass or the play of these cards by the seat that looks."""
    me = view.seated()
    return Pass(me.seat, cards) if me.round.phase is Phase.PASS else Play(me.seat, cards[0])


class Comparison(NamedTuple):
    """What comparing choices has shown."""

    endings: Endings
    """Those of the choice made and of all that may be the best."""
    given_up: tuple[ChoiceValue, ...] = ()
    """The values of the other choices, none of them better than the best."""
    usual_spread: float = USUAL_SPREAD


def judge(view: View, made: Choice, budget: ReviewBudget, seed: int) -> Judgement:
    """Judge a choice from what its seat knew, and from nothing else."""
    if isinstance(made, Pass):
        return judgement(view, made, Comparison(pass_endings(view, made, budget, seed)))
    assert isinstance(made, Play)  # the kernel plays no rows
    return judgement(view, made, _compared_cards(view, made, budget, seed))


def choice_values(
    view: View, budget: ReviewBudget, seed: int, wanted: Pass | None = None
) -> tuple[ChoiceValue, ...]:
    """Every card, or the best passes and the wanted one, as the seat can judge them before it
    chooses; the best first."""
    if view.seated().round.phase is Phase.PASS:
        return _ranked(view, Comparison(pass_endings(view, wanted, budget, seed)))
    return _ranked(view, _compared_cards(view, None, budget, seed))


def _compared_cards(view: View, made: Play | None, budget: ReviewBudget, seed: int) -> Comparison:
    """All cards, in two looks.

    The first is enough if no card clearly leads the one made. The second goes far deeper, at the
    card made and the few that may be the best: short trees do not find how to make good what a card
    gave away, nor how to punish it.
    """
    cards = list(view.legal())
    if budget.blocks < 4:
        return Comparison(compared(view, cards, budget, seed, budget.blocks))
    half = budget.blocks // 2
    first = compared(view, cards, budget, seed, half)
    mine = match_payoffs(view)[view.seated().side]
    means = {card: [_mean(mine, block) for block in rows] for card, rows in first.items()}
    if made is not None:
        leads = [[a - b for a, b in zip(row, means[made], strict=True)] for row in means.values()]
        if max(map(max, leads)) < SETTLED:
            return Comparison(first)
    values = {card: fmean(row) for card, row in means.items()}
    ranked = sorted(values, key=values.__getitem__, reverse=True)[: budget.rivals]
    best = [card for card in ranked if values[ranked[0]] - values[card] < HOPELESS]
    rivals = best if made is None or made in best else [*best, made]
    if len(rivals) == 1:
        return Comparison(first)
    second = compared(view, rivals, budget.second_look(), seed ^ 1, budget.blocks - half)
    return Comparison(second, _given_up(view, first, second, best), DOUBTFUL_SPREAD)


def _given_up(
    view: View, first: Endings, second: Endings, best: Sequence[Choice]
) -> tuple[ChoiceValue, ...]:
    """The values of the cards that had no second look. How much cards differ is more certain than
    how good they are, so the values of the first look change by the mean change of the best cards.
    None can then exceed the best of these."""
    pairs = [(_value(view, card, first[card]), _value(view, card, second[card])) for card in best]

    def moved(value: ChoiceValue) -> ChoiceValue:
        numbers: dict[str, Any] = {}
        for name in ("match", "round", "points", "lost_by_seventh"):
            number = getattr(value, name)
            if number is not None:
                number += fmean(getattr(new, name) - getattr(old, name) for old, new in pairs)
                numbers[name] = number if name == "points" else min(max(number, 0.0), 1.0)
        return structs.replace(value, **numbers)

    return tuple(moved(_value(view, card, first[card])) for card in first if card not in second)


def judgement(view: View, made: Choice, found: Comparison) -> Judgement:
    """The judgement that follows from a comparison of choices, the one made among them."""
    rivals = found.endings
    payoffs = match_payoffs(view)
    mine = payoffs[view.seated().side]
    blocks = range(len(rivals[made]))
    worlds = sum(map(len, rivals[made]))
    means = {choice: [_mean(mine, block) for block in rows] for choice, rows in rivals.items()}
    losses, variance = [0.0] * len(blocks), 0.0
    effect = [0.0] * len(payoffs)
    for half in (0, 1):
        rated = [block for block in blocks if block % 2 == half]
        best = max(means, key=lambda one: (sum(means[one][b] for b in rated), one == made))
        for block in blocks:
            if block % 2 == half:
                continue
            losses[block] = means[best][block] - means[made][block]
            for (there, here), times in Counter(
                zip(rivals[best][block], rivals[made][block], strict=True)
            ).items():
                variance += times * (mine[there] - mine[here] - losses[block]) ** 2
            for side, row in enumerate(payoffs):
                gain = _mean(row, rivals[made][block]) - _mean(row, rivals[best][block])
                effect[side] += gain / len(blocks)
    values = _ranked(view, found, made)
    spread = max(stdev(losses), found.usual_spread)
    loss, error = fmean(losses), max(spread / sqrt(len(blocks)), sqrt(variance) / worlds)
    return Judgement(
        choices=values,
        made=made.cards,
        grade=grade_of(loss, error, is_best=values[0].cards == made.cards),
        loss=loss,
        error=error,
        effect=tuple(effect),
    )


def _ranked(view: View, found: Comparison, made: Choice | None = None) -> tuple[ChoiceValue, ...]:
    """The values of all choices, the best first; of equal ones, that which was made."""
    best = None if made is None else made.cards
    values = [_value(view, choice, rows) for choice, rows in found.endings.items()]
    values += found.given_up
    # Rounded, so that no card that was given up is the best by a rounding error.
    values.sort(key=lambda value: (round(value.match, 9), value.cards == best), reverse=True)
    return tuple(values)


def _mean(row: Sequence[float], numbers: bytes) -> float:
    return sum(row[number] * times for number, times in Counter(numbers).items()) / len(numbers)


def _value(view: View, choice: Choice, blocks: Sequence[bytes]) -> ChoiceValue:
    ruleset, side = view.ruleset, view.seated().side
    every, payoffs = endings(ruleset), match_payoffs(view)[side]
    counts = Counter(b"".join(blocks))
    n = counts.total()
    match = wins = points = seventh = 0.0
    for number, times in counts.items():
        ending, share = every[number], times / n
        match += share * payoffs[number]
        wins += share * (side in ending.winners)
        points += share * lead(ending.gains(view.scores), side)
        last = ruleset.sides[ending.last_winner]
        seventh += share * (last == side and side not in ending.winners)
    if ruleset.bosses_to_win is None:
        return ChoiceValue(choice.cards, match, None, points)
    return ChoiceValue(choice.cards, match, wins, points, seventh)
