"""The typed face of the compiled kernel: quick rounds, playouts, hidden worlds, and the solver.

Everything takes and returns `game` values; this package alone packs and unpacks them (`packing`),
and checks all that enters the kernel. The kernel is required: there is no slow fallback.
"""

from yokai_septet.engine.playouts import (
    Players,
    pass_candidates,
    play_candidates,
    play_position,
    play_rounds,
    play_rounds_counted,
    play_worlds,
)
from yokai_septet.engine.policy import (
    FEATURES,
    Judgement,
    Weights,
    choose_pass,
    choose_play,
    default_weights,
    explain_pass,
    explain_play,
    family_of,
)
from yokai_septet.engine.positions import Outcome, Outcomes, Position, random_round
from yokai_septet.engine.search import Ending, Mind, Tally, Worth, duel, endings, think
from yokai_septet.engine.solver import Answer, Bounds, CardValue, OpenPosition, Solver
from yokai_septet.engine.worlds import World, Worlds, count_worlds, sample_worlds

__all__ = [
    # open positions
    "Position", "Outcome", "Outcomes", "random_round",
    # the policy
    "FEATURES", "Weights", "default_weights", "family_of", "choose_play", "choose_pass",
    "explain_play", "explain_pass", "Judgement",
    # hidden worlds
    "World", "Worlds", "count_worlds", "sample_worlds",
    # playouts
    "Players", "play_rounds", "play_rounds_counted", "play_candidates", "pass_candidates",
    "play_worlds", "play_position",
    # searching players
    "Mind", "Tally", "Ending", "Worth", "endings", "think", "duel",
    # the exact solver
    "Solver", "OpenPosition", "Answer", "Bounds", "CardValue",
]  # fmt: skip
