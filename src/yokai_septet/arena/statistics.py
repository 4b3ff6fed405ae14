"""Evaluation of results: shares with confidence intervals, a sequential test, ratings.

Everything is computed over units, never over single matches: the matches of a deal are played with
the same cards, so they are not independent.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt

from yokai_septet.arena.contest import Unit

NORMAL_95 = 1.959964
ERROR = 0.05
"""The sequential test's chances of a wrong answer, α and β."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % confidence interval."""

    mean: float
    margin: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of a contest so far, for its first bot."""

    units: int
    matches: int
    rounds: int
    round_share: Estimate
    """The share of rounds won."""
    match_share: Estimate | None
    points: Estimate
    """The mean lead of a round in points; seals in Seven Suitors."""
    milliseconds: tuple[float, float]
    """The mean time of a decision, for each bot."""
    slowest: tuple[float, float]
    """The longest decision of each bot, in milliseconds."""


def standing(units: Sequence[Unit]) -> Standing:
    """The figures of these units."""
    rounds = [sum(score.rounds for score in unit.scores) for unit in units]
    won = [sum(score.rounds_won for score in unit.scores) for unit in units]
    points = [sum(score.points for score in unit.scores) for unit in units]
    finished = [unit for unit in units if all(score.won is not None for score in unit.scores)]
    matches = [share_of_matches(unit) for unit in finished]
    decisions = [sum(unit.decisions[i] for unit in units) for i in (0, 1)]
    seconds = [sum(unit.seconds[i] for unit in units) for i in (0, 1)]
    slowest = [max((unit.slowest[i] for unit in units), default=0.0) for i in (0, 1)]
    return Standing(
        len(units),
        sum(len(unit.scores) for unit in finished),
        sum(rounds),
        ratio(won, rounds),
        ratio(matches, [1] * len(matches)) if matches else None,
        ratio(points, rounds),
        (1000 * seconds[0] / max(decisions[0], 1), 1000 * seconds[1] / max(decisions[1], 1)),
        (1000 * slowest[0], 1000 * slowest[1]),
    )


def share_of_matches(unit: Unit) -> float:
    """The share of a unit's matches that the first bot won."""
    return sum(bool(score.won) for score in unit.scores) / len(unit.scores)


def share_of_rounds(unit: Unit) -> float:
    """The share of a unit's rounds that the first bot won."""
    return sum(s.rounds_won for s in unit.scores) / sum(s.rounds for s in unit.scores)


def ratio(values: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The sum of the values by the sum of the counts, with the interval of a ratio over units."""
    n, total = len(values), sum(counts)
    if not total:
        return Estimate(0.0, 0.0)
    mean = sum(values) / total
    if n < 2:
        return Estimate(mean, 0.0)
    square = sum((v - mean * c) ** 2 for v, c in zip(values, counts, strict=True))
    return Estimate(mean, NORMAL_95 * sqrt(square / (n - 1) * n) / total)


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """A generalised sequential probability ratio test on the units' shares: is the first bot's
    share nearer to `low` or to `high`? It stops when at most 5 % of answers would be wrong."""

    low: float
    high: float

    def log_ratio(self, shares: Sequence[float]) -> float:
        """How much likelier `high` is than `low`, as a logarithm."""
        n = len(shares)
        if n < 2:
            return 0.0
        mean = sum(shares) / n
        # A unit that differs keeps the variance from being 0 while all shares are still equal.
        spread = (sum((x - mean) ** 2 for x in shares) + 0.25) / n
        return (self.high - self.low) * (2 * mean - self.low - self.high) * n / (2 * spread)

    def verdict(self, shares: Sequence[float]) -> str | None:
        """`high`, `low`, or None while the question is open."""
        ratio = self.log_ratio(shares)
        bound = log((1 - ERROR) / ERROR)
        return "high" if ratio >= bound else "low" if ratio <= -bound else None


def ratings(
    results: Mapping[tuple[str, str], tuple[float, int]], anchor: float = 1000.0
) -> dict[str, float]:
    """Elo-like ratings by Bradley and Terry from matches won: (first, second) → (won by the first,
    matches). Their mean is the anchor; half a match on either side keeps them finite."""
    names = sorted({name for pair in results for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        for name in names:
            won = played = 0.0
            for (one, other), (score, n) in results.items():
                if name in (one, other):
                    won += (score if name == one else n - score) + 0.5
                    rival = other if name == one else one
                    played += (n + 1) / (strength[name] + strength[rival])
            strength[name] = won / played
        mean = exp(sum(log(s) for s in strength.values()) / len(names))
        strength = {name: s / mean for name, s in strength.items()}
    ranked = sorted(strength.items(), key=lambda item: -item[1])
    return {name: anchor + 400 * log10(s) for name, s in ranked}


def running(units: Iterable[Unit]) -> list[Estimate]:
    """The share of rounds after each unit, for the plot."""
    n = total = cross = square = count_square = 0.0
    points: list[Estimate] = []
    for unit in units:
        value = sum(score.rounds_won for score in unit.scores)
        count = sum(score.rounds for score in unit.scores)
        n, total, cross = n + 1, total + count, cross + value * count
        square, count_square = square + value * value, count_square + count * count
        mean = (points[-1].mean * (total - count) + value) / total if points else value / count
        spread = square - 2 * mean * cross + mean * mean * count_square
        margin = NORMAL_95 * sqrt(max(spread, 0.0) / (n - 1) * n) / total if n > 1 else 0.0
        points.append(Estimate(mean, margin))
    return points
