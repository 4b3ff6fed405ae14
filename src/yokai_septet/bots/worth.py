"""What the ending of a round is worth to each side: in points, or in chances to win the match."""

from functools import lru_cache

from yokai_septet.bots.equity import match_chances
from yokai_septet.engine import Ending, endings
from yokai_septet.game import Ruleset, Seat, View

Tables = tuple[tuple[float, ...], ...]
"""For each side the worth of each ending, from 0 to 1."""


@lru_cache(maxsize=64)
def points_worth(ruleset: Ruleset) -> Tables:
    """The points that a side is ahead of the others, scaled; seals in Seven Suitors."""
    return tuple(
        tuple(0.5 + _lead(ending, side) / 24 for ending in endings(ruleset))
        for side in range(ruleset.side_count)
    )


def _lead(ending: Ending, side: int) -> float:
    others = [gain for other, gain in enumerate(ending.gains) if other != side]
    return ending.gains[side] - sum(others) / len(others)


def match_worth(view: View) -> Tables:
    """The chance of each side to win the match, from the present score."""
    return _match_worth(view.ruleset, view.scores)


@lru_cache(maxsize=256)
def _match_worth(ruleset: Ruleset, scores: tuple[int, ...]) -> Tables:
    rows = [
        chances_after(ruleset, scores, ending.gains, ending.next_leader)
        for ending in endings(ruleset)
    ]
    return tuple(tuple(row[side] for row in rows) for side in range(ruleset.side_count))


@lru_cache(maxsize=1 << 14)
def chances_after(
    ruleset: Ruleset, scores: tuple[int, ...], gains: tuple[int, ...], last: Seat
) -> tuple[float, ...]:
    """Each side's chance to win the match after a round that brought these points (in Seven
    Suitors: after which the sides have so many seals), whose last trick this seat won."""
    after = gains if ruleset.has_seals else tuple(map(sum, zip(scores, gains, strict=True)))
    winner = _winner(ruleset, after, last)
    if winner is not None:
        return tuple(float(side == winner) for side in range(ruleset.side_count))
    return match_chances(ruleset, after, last)


def _winner(ruleset: Ruleset, scores: tuple[int, ...], last: Seat) -> int | None:
    """R40, R41, R57, R58 for the scores after a round whose last trick this seat won."""
    top = max(scores)
    if top < ruleset.goal:
        return None
    leaders = [side for side, score in enumerate(scores) if score == top]
    left = ruleset.sides[ruleset.left_of(last)]
    return left if len(leaders) > 1 and left in leaders else leaders[0]
