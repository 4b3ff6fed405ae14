"""The arena: how strong bots are, on duplicate deals, with figures that can be trusted.

`contest` says what is played, `runner` plays it here or on a cluster, `statistics` says what the
results mean, `plot` draws them. `clairvoyant` sees all hands and is at home only here.
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
