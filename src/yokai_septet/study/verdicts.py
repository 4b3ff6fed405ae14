"""What was best given what the seat knew: every choice in the same hidden worlds.

The best choice is found in one half of the blocks and its lead measured in the other half, both
ways round, so that choosing the best of several estimates does not add to the loss.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import Final

from yokai_septet.bots.payoffs import lead, match_payoffs
from yokai_septet.engine import endings
from yokai_septet.game import Pass, Phase, Play, View
from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.endings import Choice, Endings, compared
from yokai_septet.study.passes import pass_endings

BLAME_FROM: Final = 2.0
"""A loss below so many standard errors is not held against anybody."""
SETTLED: Final = 0.03
"""A card that no other one leads by so much match chance in any block needs no longer look."""
HOPELESS: Final = 0.1
"""A card that lies behind by so much match chance is not the best one, and not looked at again."""


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


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    """The estimate of one choice, for the side that chooses."""

    choice: Choice
    match_win: float
    round_win: float | None
    """None in Seven Suitors, whose rounds are not won."""
    points: float
    """The expected lead over the other sides in this round, in points or new seals."""
    lost_by_seventh: float | None
    """The chance that the round is lost by a seventh trick."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision as its seat could have judged it."""

    choices: tuple[ChoiceValue, ...]
    """The best first. Of a pass, the one made and the best ones found."""
    made: ChoiceValue
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
    def credible_effect(self) -> tuple[float, ...]:
        """The part of the effect that is more than noise, for adding up many decisions: nothing of
        a loss that nobody is blamed for, and nearly all of one far above its error."""
        noise = BLAME_FROM * self.error
        if self.loss <= noise:
            return (0.0,) * len(self.effect)
        share = 1 - (noise / self.loss) ** 2  # as James and Stein shrink
        return tuple(share * one for one in self.effect)

    @property
    def grade(self) -> Grade:
        """How good the choice was."""
        if self.loss >= BLAME_FROM * self.error:
            for threshold, grade in THRESHOLDS:
                if self.loss >= threshold:
                    return grade
        return Grade.BEST if self.best is self.made else Grade.GOOD


def judge(view: View, made: Choice, budget: ReviewBudget, seed: int) -> Judgement:
    """Judge a choice from what its seat knew, and from nothing else."""
    if isinstance(made, Pass):
        return judgement(view, made, pass_endings(view, made, budget, seed))
    return judgement(view, made, _card_endings(view, made, budget, seed))


def choice_values(
    view: View, budget: ReviewBudget, seed: int, wanted: Pass | None = None
) -> tuple[ChoiceValue, ...]:
    """Every card, or the best passes and the wanted one, as the seat can judge them before it
    chooses; the best first."""
    found: Endings
    if view.seated().round.phase is Phase.PASS:
        found = pass_endings(view, wanted, budget, seed)
    else:
        found = _card_endings(view, None, budget, seed)
    return _ranked(view, found, None)


def _card_endings(view: View, made: Play | None, budget: ReviewBudget, seed: int) -> Endings:
    """All cards in the first half of the blocks. Unless these settle it, the second half compares
    the card made and those that may still be the best, and looks deeper."""
    cards = list(view.legal())
    if budget.blocks < 4:
        return compared(view, cards, budget, seed, budget.blocks)
    half = budget.blocks // 2
    found = compared(view, cards, budget, seed, half)
    mine = match_payoffs(view)[view.seated().side]
    means = {card: [_mean(mine, block) for block in found[card]] for card in cards}
    if made is not None:
        leads = [[a - b for a, b in zip(row, means[made], strict=True)] for row in means.values()]
        if max(map(max, leads)) < SETTLED:
            return found
    cards.sort(key=lambda card: sum(means[card]), reverse=True)
    top = sum(means[cards[0]])
    left = [card for card in cards[: budget.rivals] if top - sum(means[card]) < HOPELESS * half]
    if made is not None and made not in left:
        left.append(made)
    if len(left) == 1:
        return found
    more = compared(view, left, budget.deepened(), seed ^ 1, budget.blocks - half)
    return {card: (*blocks, *more.get(card, ())) for card, blocks in found.items()}


def judgement(view: View, made: Choice, found: Endings) -> Judgement:
    """The judgement that follows from the endings of all choices, which must include `made`. A
    choice with fewer blocks than others was found not to be the best."""
    payoffs = match_payoffs(view)
    mine = payoffs[view.seated().side]
    blocks = range(len(found[made]))
    sizes = [len(block) for block in found[made]]
    shares = [size / sum(sizes) for size in sizes]
    means = {
        choice: [_mean(mine, block) for block in rows]
        for choice, rows in found.items()
        if len(rows) == len(blocks)
    }
    values = _ranked(view, found, made)
    losses, variance = [0.0] * len(blocks), 0.0
    effect = [0.0] * len(payoffs)
    for half in (0, 1):
        rated = [block for block in blocks if block % 2 == half]
        best = max(
            means, key=lambda one: (sum(shares[b] * means[one][b] for b in rated), one == made)
        )
        for block in blocks:
            if block % 2 == half:
                continue
            losses[block] = means[best][block] - means[made][block]
            for (there, here), times in Counter(
                zip(found[best][block], found[made][block], strict=True)
            ).items():
                variance += times * (mine[there] - mine[here] - losses[block]) ** 2
            for side, row in enumerate(payoffs):
                gain = _mean(row, found[made][block]) - _mean(row, found[best][block])
                effect[side] += shares[block] * gain
    loss = sum(share * one for share, one in zip(shares, losses, strict=True))
    spread = sum((share * (one - loss)) ** 2 for share, one in zip(shares, losses, strict=True))
    between = sqrt(spread * len(blocks) / (len(blocks) - 1))
    return Judgement(
        values,
        next(value for value in values if value.choice == made),
        loss,
        # The spread of few blocks may be small by chance, but not below that of the worlds.
        max(between, sqrt(variance) / sum(sizes)),
        tuple(effect),
    )


def _ranked(view: View, found: Endings, made: Choice | None) -> tuple[ChoiceValue, ...]:
    """The values of all choices, the best first; those with fewer blocks are not the best."""
    values = {choice: _value(view, choice, rows) for choice, rows in found.items()}

    def rank(choice: Choice) -> tuple[int, float, bool]:
        return len(found[choice]), values[choice].match_win, choice == made

    return tuple(values[choice] for choice in sorted(found, key=rank, reverse=True))


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
        points += share * lead(ending.gains, side)
        last = ruleset.sides[ending.last_winner]
        seventh += share * (last == side and side not in ending.winners)
    if ruleset.has_seals:
        ahead = view.scores[side] - view.scores[1 - side]
        return ChoiceValue(choice, match, None, points - ahead, None)
    return ChoiceValue(choice, match, wins, points, seventh)
