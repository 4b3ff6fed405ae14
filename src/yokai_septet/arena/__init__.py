"""The arena: measures the strength of bots on duplicate deals.

`contest` defines what is played, `runner` plays it locally or on a cluster, `statistics` evaluates
the results, `plot` draws them. `clairvoyant` is a player with perfect information, used only here.
"""

from yokai_septet.arena.clairvoyant import CLAIRVOYANT
from yokai_septet.arena.contest import Contest, Score, Unit, play_unit
from yokai_septet.arena.plot import plot
from yokai_septet.arena.runner import Journal, workers
from yokai_septet.arena.statistics import (
    Estimate,
    SequentialTest,
    Standing,
    ratings,
    running,
    share_of_matches,
    share_of_rounds,
    standing,
)

__all__ = [
    "CLAIRVOYANT", "Contest", "Estimate", "Journal", "Score", "SequentialTest", "Standing", "Unit",
    "play_unit", "plot", "ratings", "running", "share_of_matches", "share_of_rounds", "standing",
    "workers",
]  # fmt: skip
