"""The vector environment: many games stepped by one call, in the kernel.

    >>> envs = VectorEnv(4096, ruleset="four-advanced", threads=2)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations, rewards, terminations, truncations, infos = envs.step(envs.random_actions())

Every step is that of the acting seat, `infos["seat"]`, which differs from game to game. `rewards`
are those of the seats that have just acted, `infos["rewards"]` those of all seats.
"""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from yokai_septet.engine import GameBatch, Solver
from yokai_septet.envs.decisions import not_a_choice
from yokai_septet.envs.labels import NODES, LabelledBatch, values_of_games
from yokai_septet.envs.layout import ACTIONS, LARGEST, OBSERVATION_SIZE, SEATS
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Ruleset, ruleset_named

Episode: TypeAlias = Literal["round", "match"]
Observations: TypeAlias = dict[str, npt.NDArray[np.int8]]
Infos: TypeAlias = dict[str, Any]


def observation_space() -> spaces.Dict:
    """What an acting seat is given: its observation, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(LARGEST), LARGEST, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def as_ruleset(ruleset: Ruleset | str) -> Ruleset:
    """A ruleset given as itself or by its name."""
    return ruleset_named(ruleset) if isinstance(ruleset, str) else ruleset


def is_whole_match(episode: Episode) -> bool:
    """Whether an episode is a match, not a round."""
    if episode not in ("round", "match"):
        raise InvalidValue(
            "not-computable", f"An episode is a 'round' or a 'match', not {episode!r}."
        )
    return episode == "match"


def _whole_numbers(
    what: str, given: npt.ArrayLike, dtype: type[np.integer[Any]], games: int
) -> npt.NDArray[Any]:
    """One whole number for each game, as the kernel takes them. Nothing is rounded: 0.7 is a
    mistake of the caller, not the action 0."""
    array = np.asarray(given)
    if array.dtype.kind not in "iu" or array.shape != (games,):
        raise InvalidValue(
            "not-computable",
            f"{what} are whole numbers, one for each of the {games} games,"
            f" not an array of {array.dtype} with the shape {array.shape}.",
        )
    return np.ascontiguousarray(array, dtype)


class _Arrays:
    """What one step fills in."""

    def __init__(self, games: int, seats: int) -> None:
        self.observations = np.empty((games, OBSERVATION_SIZE), np.int8)
        self.masks = np.empty((games, ACTIONS), np.int8)
        self.seats = np.empty(games, np.int64)
        self.rewards = np.zeros((games, seats), np.float32)
        self.acting_rewards = np.zeros(games, np.float32)
        self.terminated = np.zeros(games, np.bool_)

    def next(self) -> tuple[npt.NDArray[Any], ...]:
        """What the acting seats are given."""
        return self.observations, self.masks, self.seats


class VectorEnv(GymnasiumVectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games of one ruleset.

    The step that ends an episode begins the next one (`AutoresetMode.SAME_STEP`). Game `i` is dealt
    the deals 0, 1, 2 … of its seed, whatever the other games do. An action that is not legal raises
    an `IllegalAction`, and no game is changed.
    """

    metadata = {  # noqa: RUF012 (as Gymnasium declares it)
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int,
        ruleset: Ruleset | str = "four-advanced",
        episode: Episode = "round",
        *,
        threads: int = 1,
        reuse_arrays: bool = False,
    ) -> None:
        """With `reuse_arrays`, each step fills the same arrays again, which saves memory traffic:
        use, or copy, what a step returns before the next one."""
        self.num_envs = num_envs
        self.ruleset = as_ruleset(ruleset)
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = GameBatch(
            self.ruleset, num_envs, whole_match=is_whole_match(episode), threads=threads
        )
        self._arrays = _Arrays(num_envs, self.ruleset.players)
        self._final = np.zeros((num_envs, OBSERVATION_SIZE), np.int8)
        self._no_truncations = np.zeros(num_envs, np.bool_)
        self._reuse = reuse_arrays
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin a new episode in every game; a single seed gives game `i` the seed `seed + i`."""
        if seed is None and not self._begun:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if isinstance(seed, int | np.integer):
            seeds = np.uint64(seed % 2**64) + np.arange(self.num_envs, dtype=np.uint64)
        elif seed is not None:
            seeds = _whole_numbers("Seeds", seed, np.uint64, self.num_envs)
        self._batch.begin(None if seed is None else seeds)
        self._begun = True
        self._arrays = arrays = self._next_arrays()
        self._batch.write(*arrays.next())
        return self._observations(), {"seat": arrays.seats}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Infos]:
        """Take one action in every game."""
        self._check_begun()
        chosen = _whole_numbers("Actions", actions, np.int64, self.num_envs)
        arrays = self._next_arrays()
        illegal = self._batch.step(
            chosen,
            arrays.rewards,
            arrays.acting_rewards,
            arrays.terminated,
            self._final,
            *arrays.next(),
        )
        if illegal is not None:
            batch = self._batch
            raise not_a_choice(
                int(chosen[illegal]), batch.turn(illegal), batch.choices(illegal), illegal
            )
        self._arrays = arrays
        infos: Infos = {"seat": arrays.seats, "rewards": arrays.rewards}
        if arrays.terminated.any():
            infos["final_obs"] = self._final if self._reuse else self._final.copy()
            infos["_final_obs"] = arrays.terminated
        return (
            self._observations(),
            arrays.acting_rewards,
            arrays.terminated,
            self._no_truncations,
            infos,
        )

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game; they depend on the games' seeds alone."""
        self._check_begun()
        actions = np.empty(self.num_envs, np.int64)
        self._batch.choose_at_random(actions)
        return actions

    def labels(
        self,
        worlds: int = 0,
        seed: int = 0,
        solvers: Sequence[Solver] = (),
        max_nodes: int = NODES,
    ) -> LabelledBatch:
        """What the kernel knows of the present games: who holds each card in truth and in so many
        sampled worlds, and with solvers, each of which gets a thread, the values of the actions.

        The worlds of game `i` follow from `seed + i`. Row `i` is what `labelled` returns for it.
        """
        self._check_begun()
        batch, now = self._batch, self._arrays
        holders = np.empty((self.num_envs, SEATS, ACTIONS), np.int8)
        drawn = np.empty((self.num_envs, worlds, SEATS, ACTIONS), np.int8)
        batch.holders(holders)
        if worlds:
            batch.worlds(seed, drawn)
        values = values_of_games(batch, solvers, max_nodes)
        observations, masks = now.observations, now.masks
        if self._reuse:
            observations, masks = observations.copy(), masks.copy()
        return LabelledBatch(observations, masks, holders, drawn, values)

    def _check_begun(self) -> None:
        if not self._begun:
            raise InvalidValue("not-dealt", "Call reset before the first step.")

    def _next_arrays(self) -> _Arrays:
        return self._arrays if self._reuse else _Arrays(self.num_envs, self.ruleset.players)

    def _observations(self) -> Observations:
        return {"observation": self._arrays.observations, "action_mask": self._arrays.masks}
