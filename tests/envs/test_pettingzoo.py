"""The PettingZoo environment: PettingZoo's own tests, and the games of the vector environment."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tests.invented import FEW_SEALS, INVENTED
from tests.kit import ruleset_id
from yokai_septet.envs import VectorEnv, env, parallel_env
from yokai_septet.errors import IllegalAction, InvalidValue
from yokai_septet.game import RULESETS, Ruleset


@pytest.mark.parametrize("ruleset", [*RULESETS.values(), INVENTED, FEW_SEALS], ids=ruleset_id)
def test_pettingzoos_own_tests_pass(ruleset: Ruleset) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What every environment with a mask in its observations is told:
        for known in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", known)
        # Masks of agents that are not to act are empty.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env(ruleset), num_cycles=60)
    seed_test(lambda: env(ruleset), num_cycles=60)


def test_every_way_of_rendering_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env("three-advanced", render_mode=render_mode))
    assert "*" in capsys.readouterr().out
    game = env(render_mode="ansi")
    game.reset(seed=1)
    text = game.render()
    assert isinstance(text, str)
    assert text.splitlines()[0].startswith("four-advanced  trump ")
    assert text.splitlines()[1].startswith("* player_0  ")
    with pytest.raises(InvalidValue, match="render mode"):
        env(render_mode="film")  # type: ignore[arg-type]


def test_the_parallel_interface_plays_the_same_game() -> None:
    parallel_api_test(parallel_env("three-basic"), num_cycles=60)
    game, twin = parallel_env("three-basic"), env("three-basic")
    observations, _ = game.reset(seed=6)
    twin.reset(seed=6)
    rewards: dict[str, float] = {}
    while game.agents:
        acting = [name for name, seen in observations.items() if seen["action_mask"].any()]
        assert acting == [twin.agent_selection]
        actions: dict[str, int | None] = {
            name: int(np.argmax(seen["action_mask"])) for name, seen in observations.items()
        }
        twin.step(actions[acting[0]])
        observations, rewards, *_ = game.step(actions)
        for name in game.agents:
            seen = twin.observe(name)
            assert all(np.array_equal(seen[part], observations[name][part]) for part in seen)
    assert rewards == twin.rewards
    assert any(rewards.values())


@pytest.mark.parametrize("episode", ["round", "match"])
def test_it_plays_the_games_of_the_vector_environment(episode: str) -> None:
    vector = VectorEnv(1, "four-basic", episode)  # type: ignore[arg-type]
    single = env("four-basic", episode)  # type: ignore[arg-type]
    observations, infos = vector.reset(seed=11)
    single.reset(seed=11)
    ended = np.zeros(1, bool)
    while not ended[0]:
        assert single.agent_selection == f"player_{infos['seat'][0]}"
        seen, reward, terminated, truncated, _ = single.last()
        assert seen is not None
        assert (reward, terminated, truncated) == (0, False, False)
        assert np.array_equal(seen["observation"], observations["observation"][0])
        assert np.array_equal(seen["action_mask"], observations["action_mask"][0])
        action = vector.random_actions()
        observations, _, ended, _, infos = vector.step(action)
        single.step(int(action[0]))
    assert list(single.rewards.values()) == infos["rewards"][0].tolist()
    assert sum(single.rewards.values()) == 0
    assert all(single.terminations.values())
    for _ in range(4):
        single.step(None)
    assert single.agents == []


def test_a_wrong_action_names_the_choices_and_changes_nothing() -> None:
    game = env()
    with pytest.raises(InvalidValue, match="reset"):
        game.step(1)
    game.reset(seed=1)
    before = game.observe("player_0")
    for wrong in (int(np.argmin(before["action_mask"])), 56, -1, None, "E3", 2.5):
        with pytest.raises(IllegalAction, match=r"Seat 0 cannot take the action .*; it may take"):
            game.step(wrong)  # type: ignore[arg-type]
    after = game.observe("player_0")
    assert all(np.array_equal(before[name], after[name]) for name in before)
    assert game.agent_selection == "player_0"
    twin = env()
    twin.reset(seed=1)
    while not any(twin.terminations.values()):  # the game itself has not moved, either
        action = int(np.argmax(twin.observe(twin.agent_selection)["action_mask"]))
        game.step(action)
        twin.step(action)
        assert game.agent_selection == twin.agent_selection
        for agent in twin.agents:
            seen, expected = game.observe(agent), twin.observe(agent)
            assert all(np.array_equal(seen[name], expected[name]) for name in expected)
    assert game.rewards == twin.rewards
