"""Environments for researchers: PettingZoo, OpenSpiel, and Gymnasium's vector environment.

All share one numbering of actions and one layout of observations (`layout`); docs/environments.md
is the page to start from. They need the extra `envs`; `openspiel` is not imported here, and needs
the extra of the same name.
"""

from yokai_septet.envs.extras import missing

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

from yokai_septet.envs.decisions import Decisions
from yokai_septet.envs.layout import ACTIONS, FIELDS, OBSERVATION_SIZE, card_of, parts
from yokai_septet.envs.observe import observe
from yokai_septet.envs.pettingzoo import YokaiEnv, env, parallel_env
from yokai_septet.envs.vector import VectorEnv

__all__ = [
    # the shared layout
    "ACTIONS", "FIELDS", "OBSERVATION_SIZE", "card_of", "parts", "observe",
    # games as decisions
    "Decisions",
    # environments
    "VectorEnv", "YokaiEnv", "env", "parallel_env",
]  # fmt: skip

ID = "YokaiSeptet-v0"
"""The vector environment's name: `gymnasium.make_vec(ID, num_envs=1024, ruleset="suitors")`."""

if ID not in gymnasium.registry:
    gymnasium.register(ID, vector_entry_point="yokai_septet.envs.vector:VectorEnv")
