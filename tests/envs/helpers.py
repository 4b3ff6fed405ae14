"""Comparison of the vector environment with the rules, on whole episodes."""

import numpy as np

from tests.kit import EVERY_OPTION
from yokai_septet.engine import random_deal
from yokai_septet.envs import Decisions, VectorEnv
from yokai_septet.envs.decisions import new_episode, rewards
from yokai_septet.envs.vector import Episode
from yokai_septet.game import Ruleset

ALL_RULESETS = list(EVERY_OPTION)


def mask_of(state: Decisions) -> np.ndarray:
    mask = np.zeros(56, np.int8)
    mask[[card.index for card in state.choices]] = 1
    return mask


def compare_with_game(
    ruleset: Ruleset, seed: int, games: int, episodes: int, episode: Episode, threads: int = 1
) -> int:
    """Play random episodes in the vector environment and in `game`, and compare every step.

    Returns the number of episodes that were played to their end.
    """
    whole = episode == "match"
    envs = VectorEnv(games, ruleset, episode, threads=threads)
    observations, infos = envs.reset(seed=seed)
    states = [new_episode(ruleset, seed + i) for i in range(games)]
    deals = [1] * games
    done = 0
    while done < episodes:
        for i, state in enumerate(states):
            assert state.turn == infos["seat"][i]
            assert np.array_equal(mask_of(state), observations["action_mask"][i])
            seen = state.observe(int(infos["seat"][i]))
            assert np.array_equal(seen, observations["observation"][i])
        actions = envs.random_actions()
        observations, acting_rewards, ended, truncated, infos = envs.step(actions)
        assert not truncated.any()
        for i, state in enumerate(states):
            seat = state.turn
            assert seat is not None
            after = state.choose(int(actions[i]))
            over = after.match.result is not None if whole else bool(after.match.finished)
            assert ended[i] == over
            if over:
                expected = rewards(after, whole)
                assert np.allclose(infos["rewards"][i], expected)
                assert np.isclose(acting_rewards[i], expected[seat])
                assert np.array_equal(infos["final_obs"][i], after.observe(seat))
                after = new_episode(ruleset, seed + i, deals[i])
                deals[i] += 1
                done += 1
            else:
                assert not infos["rewards"][i].any()
                if after.match.round is None:
                    after = after.deal(random_deal(ruleset, seed + i, deals[i]))
                    deals[i] += 1
            states[i] = after
    return done
