"""The PettingZoo environment: one game, in which the agents act in turn (AEC).

>>> env = yokai_septet.envs.env(ruleset="three-advanced")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination else my_policy(observation))
"""

from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import AECEnv, ParallelEnv

from yokai_septet.engine import GameBatch
from yokai_septet.envs.decisions import not_a_choice
from yokai_septet.envs.layout import ACTIONS, OBSERVATION_SIZE, Vector
from yokai_septet.envs.render import as_image, as_text
from yokai_septet.envs.vector import Episode, as_ruleset, is_whole_match, observation_space
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Ruleset

RenderMode: TypeAlias = Literal["human", "ansi", "rgb_array"]
Observation: TypeAlias = dict[str, Vector]


class YokaiEnv(AECEnv[str, Observation, int | None]):
    """One game for agents that act in turn: `player_0` sits in seat 0, and so on clockwise.

    An agent that is not to act has an empty action mask. An action that is not legal raises an
    `IllegalAction` and changes nothing.
    """

    metadata = {  # noqa: RUF012 (as PettingZoo declares it)
        "name": "yokai_septet_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        ruleset: Ruleset | str = "four-advanced",
        episode: Episode = "round",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(self.metadata["render_modes"])
            raise InvalidValue(
                "not-computable", f"A render mode is {modes} or None, not {render_mode!r}."
            )
        self.ruleset = as_ruleset(ruleset)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in self.ruleset.seats]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._batch = GameBatch(
            self.ruleset, 1, whole_match=is_whole_match(episode), autoreset=False
        )
        self._seeded = False
        self._over = False
        self._action = np.empty(1, np.int64)
        self._rewards = np.empty((1, self.ruleset.players), np.float32)
        self._terminated = np.empty(1, np.bool_)
        self._acting_reward = np.empty(1, np.float32)
        self._final = np.empty((1, OBSERVATION_SIZE), np.int8)
        self._seat = np.empty(1, np.int64)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:  # type: ignore[override]
        """The space of an agent's observations; the same for all."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:  # type: ignore[override]
        """The space of an agent's actions; the same for all."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new episode: the first of a seed, or without one the next of the present seed."""
        if seed is None and not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        self._batch.begin(None if seed is None else np.array([seed], np.uint64))
        self._seeded = True
        self._over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._observations = self._new_observations()
        self._batch.write(*self._observations, self._seat)
        self.agent_selection = self.possible_agents[self._seat[0]]

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent: a card's number, or None once the episode is
        over."""
        if not self.agents:
            raise InvalidValue("not-dealt", "Call reset before the first step.")
        if self._over:
            self._was_dead_step(action)  # it takes None alone
            return
        observations = self._new_observations()
        self._action[0] = action if isinstance(action, int | np.integer) else -1
        illegal = self._batch.step(
            self._action, self._rewards, self._acting_reward, self._terminated, self._final,
            *observations, self._seat,
        )  # fmt: skip
        if illegal is not None:
            raise not_a_choice(action, self._batch.turn(0), self._batch.choices(0))
        self._observations = observations
        if self._terminated[0]:
            self._over = True
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self._rewards[0].tolist(), strict=True))
            self._cumulative_rewards = dict(self.rewards)  # there were none before the end
        self.agent_selection = self.possible_agents[self._seat[0]]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        if agent == self.agent_selection:
            observation, mask = self._observations
            return {"observation": observation[0], "action_mask": mask[0]}
        vector = np.empty(OBSERVATION_SIZE, np.int8)
        self._batch.observe(0, self._seat_of[agent], vector)
        return {"observation": vector, "action_mask": np.zeros(ACTIONS, np.int8)}

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table with all hands open: printed, as text, or as a picture."""
        if self.render_mode is None:
            return None
        seats = np.empty((self.ruleset.players, OBSERVATION_SIZE), np.int8)
        for seat in self.ruleset.seats:
            self._batch.observe(0, seat, seats[seat])
        turn = None if self._over else int(self._seat[0])
        if self.render_mode == "rgb_array":
            return as_image(self.ruleset, seats, turn)
        text = as_text(self.ruleset, seats, turn)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is to be released."""

    @staticmethod
    def _new_observations() -> tuple[Vector, Vector]:
        return np.empty((1, OBSERVATION_SIZE), np.int8), np.empty((1, ACTIONS), np.int8)


def env(
    ruleset: Ruleset | str = "four-advanced",
    episode: Episode = "round",
    render_mode: RenderMode | None = None,
) -> YokaiEnv:
    """The environment under the name that PettingZoo's tools look for."""
    return YokaiEnv(ruleset, episode, render_mode)


def parallel_env(
    ruleset: Ruleset | str = "four-advanced",
    episode: Episode = "round",
    render_mode: RenderMode | None = None,
) -> ParallelEnv[str, Observation, int | None]:
    """The same for tools that know only PettingZoo's parallel interface: of the actions of a step
    that of the seat to act counts, the one whose mask is not empty."""
    return turn_based_aec_to_parallel(env(ruleset, episode, render_mode))
