"""The typed interface of the compiled kernel: playouts, hidden worlds, search, and the solver.

Everything takes and returns `game` values; only this package packs and unpacks them (`packing`),
and checks all input of the kernel. The kernel is required: there is no slow fallback.
"""

from yokai_septet.engine.game_batch import (
    OBSERVATION_SIZE,
    EnvRound,
    GameBatch,
    env_round,
    random_deal,
)
from yokai_septet.engine.open_rounds import OpenRound, random_round
from yokai_septet.engine.outcomes import RoundOutcome, RoundOutcomes
from yokai_septet.engine.playouts import (
    Players,
    pass_candidates,
    play_candidates,
    play_open_deal,
    play_open_round,
    play_rounds,
    play_worlds,
)
from yokai_septet.engine.policy import (
    FEATURES,
    CardScore,
    Weights,
    choose_pass,
    choose_play,
    default_weights,
    explain_pass,
    explain_play,
    family_of,
)
from yokai_septet.engine.search import (
    ChoiceStats,
    Ending,
    Payoffs,
    SearchConfig,
    compare_choices,
    duel,
    ending_numbers,
    endings,
    search_choices,
)
from yokai_septet.engine.solver import (
    Bounds,
    CardValue,
    Solution,
    Solver,
    SolverPosition,
    is_solvable,
)
from yokai_septet.engine.worlds import World, Worlds, count_worlds, sample_worlds

__all__ = [
    # open rounds
    "OpenRound", "RoundOutcome", "RoundOutcomes", "random_round",
    # the policy
    "FEATURES", "Weights", "default_weights", "family_of", "choose_play", "choose_pass",
    "explain_play", "explain_pass", "CardScore",
    # hidden worlds
    "World", "Worlds", "count_worlds", "sample_worlds",
    # playouts
    "Players", "play_rounds", "play_candidates", "pass_candidates", "play_worlds",
    "play_open_round", "play_open_deal",
    # searching players
    "SearchConfig", "ChoiceStats", "Ending", "Payoffs", "endings", "ending_numbers",
    "search_choices", "duel", "compare_choices",
    # games for learning
    "GameBatch", "OBSERVATION_SIZE", "EnvRound", "env_round", "random_deal",
    # the exact solver
    "Solver", "SolverPosition", "Solution", "Bounds", "CardValue", "is_solvable",
]  # fmt: skip
