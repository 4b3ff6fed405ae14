"""What a player says of its choices: a searching player's estimates, and the reason for one."""

from dataclasses import dataclass, field
from math import sqrt
from typing import TypeAlias

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import ChoiceStats, endings
from yokai_septet.game import Choice, View
from yokai_septet.game.scoring import lead

Params: TypeAlias = dict[str, str | int]
"""What a sentence is about."""


@dataclass(frozen=True, slots=True)
class Why:
    """A message id and its parameters, which are strings and numbers only and so can be sent."""

    message: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """An estimate of one choice; players that do not search give no figures."""

    choice: Choice
    round_win: float | None = None
    """The chance to win the round, 0 to 1; in Seven Suitors rounds are not won."""
    match_win: float | None = None
    points: float | None = None
    """The expected lead over the other sides in this round, in points or new seals."""
    error: float | None = None
    """The standard error of `round_win`, in Seven Suitors of `match_win`."""
    playouts: int = 0


def estimate(view: View, stats: ChoiceStats) -> Advice:
    """The estimate that follows from the playouts of a choice."""
    n, side = stats.playouts, view.seated().side
    if not n:
        return Advice(stats.choice)
    every, payoffs = endings(view.ruleset), match_payoffs(view)[side]
    wins = points = match = square = 0.0
    for number, times in stats.counts.items():
        ending = every[number]
        wins += times * (side in ending.winners)
        points += times * lead(ending.gains(view.scores), side)
        match += times * payoffs[number]
        square += times * payoffs[number] ** 2
    match /= n
    if view.ruleset.bosses_to_win is None:
        spread = max(square / n - match * match, 0.0)
        return Advice(stats.choice, None, match, points / n, sqrt(spread / n), n)
    win = wins / n
    return Advice(stats.choice, win, match, points / n, sqrt(win * (1 - win) / n), n)
