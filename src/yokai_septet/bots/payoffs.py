"""The payoff of a round's ending to each side: points, or the chance to win the match."""

from collections.abc import Sequence
from functools import lru_cache

from yokai_septet.bots.equity import match_chances
from yokai_septet.engine import Payoffs, endings
from yokai_septet.game import Ruleset, Seat, Side, View


@lru_cache(maxsize=64)
def points_payoffs(ruleset: Ruleset) -> Payoffs:
    """The scaled difference in points to the other sides; in seals for Seven Suitors."""
    return tuple(
        tuple(0.5 + lead(ending.gains, side) / 24 for ending in endings(ruleset))
        for side in range(ruleset.side_count)
    )


def lead(gains: Sequence[int], side: Side) -> float:
    """The difference between a side's gain and the mean of the others'."""
    others = [gain for other, gain in enumerate(gains) if other != side]
    return gains[side] - sum(others) / len(others)


def match_payoffs(view: View) -> Payoffs:
    """The chance of each side to win the match, from the present score."""
    return _match_payoffs(view.ruleset, view.scores)


@lru_cache(maxsize=256)
def _match_payoffs(ruleset: Ruleset, scores: tuple[int, ...]) -> Payoffs:
    rows = [
        chances_after(ruleset, scores, ending.gains, ending.last_winner)
        for ending in endings(ruleset)
    ]
    return tuple(tuple(row[side] for row in rows) for side in range(ruleset.side_count))


@lru_cache(maxsize=1 << 14)
def chances_after(
    ruleset: Ruleset, scores: tuple[int, ...], gains: tuple[int, ...], last: Seat
) -> tuple[float, ...]:
    """Each side's chance to win the match after a round with these points (in Seven Suitors: after
    which the sides have this many seals), whose last trick this seat won."""
    after = gains if ruleset.has_seals else tuple(map(sum, zip(scores, gains, strict=True)))
    winner = _winner(ruleset, after, last)
    if winner is not None:
        return tuple(float(side == winner) for side in range(ruleset.side_count))
    return match_chances(ruleset, after, last)


def _winner(ruleset: Ruleset, scores: tuple[int, ...], last: Seat) -> Side | None:
    """R40, R41, R57, R58 for the scores after a round whose last trick this seat won."""
    top = max(scores)
    if top < ruleset.goal:
        return None
    leaders = [side for side, score in enumerate(scores) if score == top]
    left = ruleset.sides[ruleset.left_of(last)]
    return left if len(leaders) > 1 and left in leaders else leaders[0]
