"""The payoff of a round's ending to each side: points, or the chance to win the match."""

from functools import lru_cache
from operator import add
from typing import Final

from yokai_septet.bots.equity import match_chances
from yokai_septet.engine import Payoffs, endings
from yokai_septet.game import Ruleset, Seat, View
from yokai_septet.game.match import match_winner
from yokai_septet.game.scoring import lead

FEWEST_POINTS: Final = 12
"""The scale of payoffs by points: so many are the worst and the best, or more if a round can bring
more."""


@lru_cache(maxsize=64)
def points_payoffs(ruleset: Ruleset) -> Payoffs:
    """The scaled difference in points to the other sides; in seals for Seven Suitors."""
    gains = [ending.gains((0,) * ruleset.side_count) for ending in endings(ruleset)]
    largest = max(FEWEST_POINTS, *map(max, gains))
    return tuple(
        tuple(0.5 + lead(gained, side) / (2 * largest) for gained in gains)
        for side in range(ruleset.side_count)
    )


def match_payoffs(view: View) -> Payoffs:
    """The chance of each side to win the match, from the present score."""
    return _match_payoffs(view.ruleset, view.scores)


@lru_cache(maxsize=256)
def _match_payoffs(ruleset: Ruleset, scores: tuple[int, ...]) -> Payoffs:
    rows = [
        chances_after(ruleset, scores, ending.gains(scores), ending.last_winner)
        for ending in endings(ruleset)
    ]
    return tuple(tuple(row[side] for row in rows) for side in range(ruleset.side_count))


@lru_cache(maxsize=1 << 14)
def chances_after(
    ruleset: Ruleset, scores: tuple[int, ...], gains: tuple[int, ...], last: Seat
) -> tuple[float, ...]:
    """Each side's chance to win the match after a round with these gains, whose last trick this
    seat won."""
    after = tuple(map(add, scores, gains))
    winner = match_winner(ruleset, after, last)
    if winner is not None:
        return tuple(float(side == winner) for side in range(ruleset.side_count))
    return match_chances(ruleset, after, last)
