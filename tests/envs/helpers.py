"""The vector environment beside the rules, on whole episodes."""

import numpy as np

from tests.invented import FEW_SEALS, INVENTED, SMALLER, TWO_BOSSES
from tests.kit import EVERY_OPTION
from yokai_septet.engine import random_deal
from yokai_septet.envs import Decisions, VectorEnv
from yokai_septet.envs.decisions import match_rewards, new_episode, rewards
from yokai_septet.envs.vector import Episode
from yokai_septet.game import Ruleset

ALL_RULESETS = [*EVERY_OPTION, INVENTED, TWO_BOSSES, SMALLER, FEW_SEALS]


def masks_of(states: list[Decisions]) -> np.ndarray:
    """The legal actions of many states: (states, 56)."""
    packed = np.array([state.choices_mask for state in states], "<u8").view(np.uint8)
    return np.unpackbits(packed.reshape(-1, 8)[:, :7], axis=1, bitorder="little")


class Twins:
    """The games of a vector environment, and the same games on the rules of `game`."""

    def __init__(
        self, ruleset: Ruleset, seed: int, games: int, episode: Episode, threads: int = 1
    ) -> None:
        self.ruleset, self.seed, self.whole = ruleset, seed, episode == "match"
        self.envs = VectorEnv(games, ruleset, episode, threads=threads)
        self.observations, self.infos = self.envs.reset(seed=seed)
        self.states = [new_episode(ruleset, seed + i) for i in range(games)]
        self.deals = [1] * games
        self.steps = self.episodes = 0

    def compare(self, every: int) -> None:
        """Compare seats and masks of all games, and the observations of one game in so many: in
        each step others."""
        assert self.infos["seat"].tolist() == [state.turn for state in self.states]
        assert np.array_equal(self.observations["action_mask"], masks_of(self.states))
        for i in range(self.steps % every, len(self.states), every):
            seen = self.states[i].observe(int(self.infos["seat"][i]))
            assert np.array_equal(self.observations["observation"][i], seen)

    def step(self) -> None:
        """Take a random action in every game, and compare how it ends."""
        actions = self.envs.random_actions()
        acted = self.infos["seat"]
        self.observations, acting_rewards, ended, truncated, infos = self.envs.step(actions)
        self.infos = infos
        assert not truncated.any()
        after = [
            state.choose(action)
            for state, action in zip(self.states, actions.tolist(), strict=True)
        ]
        over = [s.match.result is not None if self.whole else bool(s.match.finished) for s in after]
        assert ended.tolist() == over
        assert not infos["rewards"][~ended].any()
        for i in np.flatnonzero(ended).tolist():
            result = after[i].match.result if self.whole else None
            expected = match_rewards(self.ruleset, result) if result else rewards(after[i])
            assert np.allclose(infos["rewards"][i], expected)
            assert np.isclose(acting_rewards[i], expected[acted[i]])
            assert np.array_equal(infos["final_obs"][i], after[i].observe(int(acted[i])))
            after[i] = Decisions.new(self.ruleset)
        for i, state in enumerate(after):
            if state.match.round is None:
                after[i] = state.deal(random_deal(self.ruleset, self.seed + i, self.deals[i]))
                self.deals[i] += 1
        self.states = after
        self.episodes += sum(over)
        self.steps += 1


def compare_with_game(
    ruleset: Ruleset,
    seed: int,
    games: int,
    episodes: int,
    episode: Episode,
    threads: int = 1,
    every: int = 1,
) -> int:
    """Play random episodes in the vector environment and in `game`, and compare every step; with
    `every`, the observations of one game in so many.

    Returns the number of episodes that were played to their end.
    """
    twins = Twins(ruleset, seed, games, episode, threads)
    while twins.episodes < episodes:
        twins.compare(every)
        twins.step()
    return twins.episodes
