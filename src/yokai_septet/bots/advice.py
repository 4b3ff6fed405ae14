"""What a searching player thinks of each of its choices."""

from dataclasses import dataclass
from math import sqrt

from yokai_septet.bots.worth import match_worth
from yokai_septet.engine import Tally, endings
from yokai_septet.game import Pass, Play, View


@dataclass(frozen=True, slots=True)
class Advice:
    """An estimate of one choice; without figures from players who do not search."""

    choice: Pass | Play
    round_win: float | None = None
    """The chance to win the round, 0 to 1; in Seven Suitors rounds are not won."""
    match_win: float | None = None
    points: float | None = None
    """The points, or new seals, that the own side will be ahead of the others in this round."""
    error: float | None = None
    """The standard error of `round_win`, in Seven Suitors of `match_win`."""
    playouts: int = 0


def estimate(view: View, tally: Tally) -> Advice:
    """The estimate that follows from what came of a choice."""
    n, side = tally.playouts, view.side
    assert side is not None
    if not n:
        return Advice(tally.choice)
    every, worth = endings(view.ruleset), match_worth(view)[side]
    wins = points = match = square = 0.0
    for number, times in tally.counts.items():
        ending = every[number]
        wins += times * (side in ending.winners)
        others = [gain for other, gain in enumerate(ending.gains) if other != side]
        points += times * (ending.gains[side] - sum(others) / len(others))
        match += times * worth[number]
        square += times * worth[number] ** 2
    match /= n
    if view.ruleset.has_seals:
        ahead = view.scores[side] - view.scores[1 - side]
        spread = max(square / n - match * match, 0.0)
        return Advice(tally.choice, None, match, points / n - ahead, sqrt(spread / n), n)
    win = wins / n
    return Advice(tally.choice, win, match, points / n, sqrt(win * (1 - win) / n), n)
