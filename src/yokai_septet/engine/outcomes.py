"""Outcomes of rounds played in the kernel."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from yokai_septet.engine.packing import unpack_suits
from yokai_septet.game import Reason, Ruleset, Seat, Side, Suit
from yokai_septet.game.scoring import round_gains


@dataclass(frozen=True, slots=True)
class RoundOutcome:
    """The outcome of a finished round: all that the rest of the match depends on."""

    reason: Reason
    winners: tuple[Side, ...]
    """The winners of the round; in Seven Suitors, the side that won the match with it."""
    points: tuple[int, ...]
    """The points of each side."""
    seals: tuple[frozenset[Suit], ...]
    """The suits that each side has sealed in the match so far (Seven Suitors)."""
    last_winner: Seat
    """The winner of the last trick; leads the next round unless a card decides it (R10, R52)."""

    def gains(self, before: Sequence[frozenset[Suit]]) -> tuple[int, ...]:
        """What each side has gained, if the sides had these seals when the round began."""
        return round_gains(self.points, before, self.seals)


_REASONS = {
    1: Reason.BOSSES,
    2: Reason.SEVENTH_TRICK,
    3: Reason.LAST_TRICK,
    4: Reason.SEALS,
}
"""By the kernel's number; 0 is a round that is not over."""


@lru_cache(maxsize=1 << 16)
def unpack_outcome(ruleset: Ruleset, word: int) -> RoundOutcome:
    """The outcome in one packed word."""
    sides = range(ruleset.side_count)
    reason = _REASONS[word >> 40 & 0xFF]
    gains = [word >> 8 * side & 0xFF for side in sides]
    if ruleset.has_seals:
        if reason is Reason.LAST_TRICK:
            reason = Reason.PLAYED_OUT
        points: tuple[int, ...] = (0,) * len(gains)
        seals = tuple(unpack_suits(gain) for gain in gains)
    else:
        points = tuple(gains)
        seals = (frozenset(),) * len(gains)
    winners = tuple(side for side in sides if word >> 32 + side & 1)
    return RoundOutcome(reason, winners, points, seals, word >> 48 & 0xFF)


class RoundOutcomes:
    """The outcomes of many playouts, kept packed until they are iterated over or tallied."""

    __slots__ = ("_words", "decisions", "ruleset")

    def __init__(self, ruleset: Ruleset, words: memoryview, decisions: int | None = None) -> None:
        self.ruleset = ruleset
        self._words = words
        self.decisions = decisions
        """The number of cards played and passes chosen, if whole rounds were played."""

    @property
    def words(self) -> memoryview:
        """The packed outcomes, for the modules of this package."""
        return self._words

    def __len__(self) -> int:
        return len(self._words)

    def __getitem__(self, index: int) -> RoundOutcome:
        return unpack_outcome(self.ruleset, self._words[index])

    def __iter__(self) -> Iterator[RoundOutcome]:
        return (unpack_outcome(self.ruleset, word) for word in self._words)

    def tally(self) -> dict[RoundOutcome, int]:
        """How often each outcome occurred; few of them differ."""
        counts = Counter(self._words.tolist())
        return {unpack_outcome(self.ruleset, word): n for word, n in counts.items()}

    def mean_points(self) -> tuple[float, ...]:
        """The mean points of each side."""
        totals = [0] * self.ruleset.side_count
        for outcome, n in self.tally().items():
            for side, points in enumerate(outcome.points):
                totals[side] += n * points
        return tuple(total / max(len(self), 1) for total in totals)

    def win_rates(self) -> tuple[float, ...]:
        """The share of rounds that each side won (in Seven Suitors: won the match with)."""
        totals = [0] * self.ruleset.side_count
        for outcome, n in self.tally().items():
            for side in outcome.winners:
                totals[side] += n
        return tuple(total / max(len(self), 1) for total in totals)


def unpack_outcomes(ruleset: Ruleset, data: bytes, decisions: int | None = None) -> RoundOutcomes:
    """Unpack the kernel's outcomes lazily."""
    return RoundOutcomes(ruleset, memoryview(data).cast("Q"), decisions)
