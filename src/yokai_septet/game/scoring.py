"""How a round ends and what it is worth (R20–R34, R55–R58)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from yokai_septet.game.cards import BOSSES, Card, Mask, Suit, cards_of
from yokai_septet.game.ruleset import Ruleset, Scoring, Side

POINTS_AFTER_LOSING_TRICK = 3
"""What each of several winners scores with advanced scoring after R21 (R33)."""


class Reason(Enum):
    """Which rule ended a round."""

    BOSSES = "bosses"
    """A side captured enough bosses and won (R20)."""
    SEVENTH_TRICK = "seventh-trick"
    """A side won its losing trick, the seventh in the printed games, too early (R21)."""
    LAST_TRICK = "last-trick"
    """The cards ran out; whoever won the last trick won (R22)."""
    PLAYED_OUT = "played-out"
    """Seven Suitors: all tricks are played, the match goes on (R56)."""
    SEALS = "seals"
    """Seven Suitors: a side has the seals that win the match (R57, R58)."""


@dataclass(frozen=True, slots=True)
class BossPoints:
    """What one boss brings to the side that won the round."""

    boss: Card
    points: int
    from_hand: bool
    """Whether it was never captured, but taken from a hand at the end (R21)."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended."""

    reason: Reason
    winners: tuple[Side, ...]
    points: tuple[int, ...]
    """The points of each side."""
    breakdown: tuple[BossPoints, ...] = ()
    """Where the points come from, when they are counted boss by boss."""


def round_gains(
    points: Sequence[int],
    before: Sequence[frozenset[Suit]],
    after: Sequence[frozenset[Suit]],
) -> tuple[int, ...]:
    """What each side gains in a round: its points and its new seals. No game has both."""
    return tuple(
        scored + len(seals) - len(earlier)
        for scored, earlier, seals in zip(points, before, after, strict=True)
    )


def standing(scores: Sequence[int], seals: Sequence[frozenset[Suit]]) -> tuple[int, ...]:
    """The score in the middle of a round, with these scores when it began: a seal counts at once,
    points when the round is over. No game has both."""
    return tuple(max(score, len(sealed)) for score, sealed in zip(scores, seals, strict=True))


def lead(gains: Sequence[int], side: Side) -> float:
    """By how much a side gained more in a round than the others on average: a whole number if there
    are two sides."""
    others = [gain for other, gain in enumerate(gains) if other != side]
    return gains[side] - sum(others) / len(others)


def new_seals(
    ruleset: Ruleset, side: Side, bosses: Mask, seals: tuple[frozenset[Suit], ...]
) -> frozenset[Suit]:
    """The suits that a side seals by holding these bosses of this round (R55, R57, R58)."""
    sealed = seals[side]
    if ruleset.scoring is Scoring.SEALS_ONCE:
        sealed = frozenset().union(*seals)
    pairs = {s for s in Suit if (bosses & s.mask & BOSSES).bit_count() == 2}
    return frozenset(pairs - sealed)


def round_result(
    ruleset: Ruleset,
    side: Side,
    trump: Suit | None,
    bosses: tuple[Mask, ...],
    won: tuple[int, ...],
    seals: tuple[frozenset[Suit], ...],
    left: tuple[Mask, ...],
) -> RoundResult | None:
    """How the trick that `side` has just won ends the round, if it does: the order is R20–R22's.

    The bosses, tricks and seals of each side include this trick's; `left` is what each seat has
    not played.
    """
    needed = ruleset.bosses_to_win
    if needed is None:
        nothing = (0,) * ruleset.side_count
        if len(seals[side]) >= ruleset.goal:
            return RoundResult(Reason.SEALS, (side,), nothing)
        return None if any(left) else RoundResult(Reason.PLAYED_OUT, (), nothing)
    if bosses[side].bit_count() >= needed:
        return _won(ruleset, Reason.BOSSES, side, trump, bosses[side], 0)
    if ruleset.losing_trick is not None and won[side] >= ruleset.losing_trick:
        others = tuple(s for s in range(ruleset.side_count) if s != side)
        if len(others) == 1:
            unplayed = _union(left) & BOSSES
            return _won(
                ruleset, Reason.SEVENTH_TRICK, others[0], trump, bosses[others[0]], unplayed
            )
        each = 1 if ruleset.scoring is Scoring.BASIC else POINTS_AFTER_LOSING_TRICK
        points = tuple(each if s in others else 0 for s in range(ruleset.side_count))
        return RoundResult(Reason.SEVENTH_TRICK, others, points)
    if not any(left):
        return _won(ruleset, Reason.LAST_TRICK, side, trump, bosses[side], 0)
    return None


def _won(
    ruleset: Ruleset, reason: Reason, winner: Side, trump: Suit | None, captured: Mask, left: Mask
) -> RoundResult:
    """One side wins with its captured bosses and those left in hands (R30–R33)."""
    if ruleset.scoring is Scoring.BASIC:
        breakdown: tuple[BossPoints, ...] = ()
        points = 1
    else:
        breakdown = tuple(_boss_points(ruleset, trump, captured, left))
        points = sum(boss.points for boss in breakdown)
    by_side = tuple(points if s == winner else 0 for s in range(ruleset.side_count))
    return RoundResult(reason, (winner,), by_side, breakdown)


def _boss_points(
    ruleset: Ruleset, trump: Suit | None, captured: Mask, left: Mask
) -> Iterator[BossPoints]:
    for boss in cards_of(captured | left):
        points = 0 if boss.suit is trump else ruleset.boss_points[boss.suit]
        yield BossPoints(boss, points, from_hand=bool(left & boss.mask))


def _union(hands: tuple[Mask, ...]) -> Mask:
    union = 0
    for hand in hands:
        union |= hand
    return union
