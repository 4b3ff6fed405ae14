"""The vector environment: the same games as the rules, seeds, threads, and refusals."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tests.invented import EACH_ALONE, LED_TRUMP, TWO
from tests.kit import ruleset_id
from yokai_septet.engine import OBSERVATION_SIZE as KERNEL_SIZE
from yokai_septet.envs import FIELDS, OBSERVATION_SIZE, VectorEnv, parts
from yokai_septet.errors import IllegalAction, InvalidValue
from yokai_septet.game import Ruleset

from .helpers import ALL_RULESETS, compare_with_game


def test_the_layout_has_the_size_that_the_kernel_writes() -> None:
    assert OBSERVATION_SIZE == KERNEL_SIZE
    assert sum(field.slice.stop - field.slice.start for field in FIELDS.values()) == KERNEL_SIZE


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=ruleset_id)
def test_rounds_equal_the_rules(ruleset: Ruleset) -> None:
    """Thousands of rounds in all; the observations of each game in one step of sixteen."""
    assert compare_with_game(ruleset, 5, games=64, episodes=200, episode="round", every=16) >= 200


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=ruleset_id)
def test_matches_equal_the_rules(ruleset: Ruleset) -> None:
    assert compare_with_game(ruleset, 9, games=4, episodes=4, episode="match", every=4) >= 4


@pytest.mark.parametrize("ruleset", [TWO, EACH_ALONE, LED_TRUMP], ids=ruleset_id)
def test_what_an_observation_has_no_room_for_is_refused(ruleset: Ruleset) -> None:
    with pytest.raises(InvalidValue, match="3 sides, 16 tricks, 3 cards passed"):
        VectorEnv(1, ruleset)


def played(envs: VectorEnv, steps: int) -> list[np.ndarray]:
    """All that random play returns."""
    observations, infos = envs.reset(seed=3)
    returned = [*observations.values(), infos["seat"]]
    for _ in range(steps):
        observations, rewards, ended, _, infos = envs.step(envs.random_actions())
        returned += [*observations.values(), infos["seat"], infos["rewards"], rewards, ended]
    return returned


def test_threads_and_reused_arrays_change_nothing() -> None:
    plain = played(VectorEnv(400), 60)
    for other in (VectorEnv(400, threads=3), VectorEnv(400, threads=2)):
        assert all(np.array_equal(a, b) for a, b in zip(plain, played(other, 60), strict=True))
    reusing = VectorEnv(400, reuse_arrays=True)
    last = played(reusing, 60)[-6:]
    assert all(np.array_equal(a, b) for a, b in zip(plain[-6:], last, strict=True))
    assert reusing.step(reusing.random_actions())[0]["observation"] is last[0]


def test_every_game_has_a_seed_of_its_own() -> None:
    envs = VectorEnv(3)
    together = envs.reset(seed=40)[0]["observation"]
    listed = envs.reset(seed=[42, 40, 40])[0]["observation"]
    assert np.array_equal(listed[0], together[2])
    assert np.array_equal(listed[1], together[0])
    assert np.array_equal(listed[1], listed[2])
    later = envs.reset()[0]["observation"]
    assert not np.array_equal(later[1], listed[1]), "the next deal of the same seed"
    with pytest.raises(InvalidValue):
        envs.reset(seed=[1, 2])


def test_observations_lie_in_their_space() -> None:
    envs = VectorEnv(5, "suitors", "match")
    observations, _ = envs.reset(seed=1)
    for _ in range(200):
        assert observations in envs.observation_space
        observations, rewards, *_ = envs.step(envs.random_actions())
        assert rewards.shape == (5,)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert parts(observations["observation"])["played"].shape == (5, 4, 56)


def test_a_wrong_action_names_the_game_and_the_choices_and_changes_nothing() -> None:
    envs = VectorEnv(3)
    before, _ = envs.reset(seed=1)
    before = {name: array.copy() for name, array in before.items()}
    actions = envs.random_actions()
    wrong = actions.copy()
    wrong[1] = np.flatnonzero(before["action_mask"][1] == 0)[0]
    with pytest.raises(
        IllegalAction, match=r"Seat 0 cannot .* in game 1; it may take \d+ \("
    ) as it:
        envs.step(wrong)
    assert len(it.value.params["legal"]) == 12
    with pytest.raises(IllegalAction):
        envs.step(np.full(3, 56))
    after, *_ = envs.step(actions)
    twin = VectorEnv(3)
    twin.reset(seed=1)
    assert np.array_equal(after["observation"], twin.step(actions)[0]["observation"])


def test_a_wrong_action_leaves_reused_arrays_as_they_are() -> None:
    envs = VectorEnv(3, reuse_arrays=True)
    observations, infos = envs.reset(seed=1)
    arrays = [*observations.values(), infos["seat"]]
    before = [array.copy() for array in arrays]
    wrong = envs.random_actions()
    wrong[2] = -1
    with pytest.raises(IllegalAction, match="in game 2"):
        envs.step(wrong)
    assert all(np.array_equal(now, then) for now, then in zip(arrays, before, strict=True))


@pytest.mark.parametrize(
    "as_given",
    [
        lambda actions: actions + 0.25,
        lambda actions: actions.astype(np.float32),
        lambda actions: actions > 0,
        lambda actions: actions.astype(object),
        lambda actions: actions[:2],
        lambda actions: actions[:, None],
        lambda actions: int(actions[0]),
    ],
    ids=["fractions", "floats", "booleans", "objects", "too-few", "a-table", "one-number"],
)
def test_actions_that_are_not_whole_numbers_are_refused_and_change_nothing(
    as_given: Callable[[np.ndarray], Any],
) -> None:
    envs, twin = VectorEnv(3, reuse_arrays=True), VectorEnv(3)
    observations, infos = envs.reset(seed=1)
    twin.reset(seed=1)
    arrays = [*observations.values(), infos["seat"]]
    before = [array.copy() for array in arrays]
    actions = envs.random_actions()
    with pytest.raises(InvalidValue, match="whole numbers, one for each of the 3 games, not"):
        envs.step(as_given(actions))
    assert all(np.array_equal(now, then) for now, then in zip(arrays, before, strict=True))
    after, *_ = envs.step(actions.tolist())  # whole numbers in any form
    assert np.array_equal(after["observation"], twin.step(actions)[0]["observation"])


def test_seeds_that_are_not_whole_numbers_are_refused_and_change_nothing() -> None:
    envs = VectorEnv(2)
    envs.reset(seed=[7, 8])
    with pytest.raises(InvalidValue, match="Seeds are whole numbers"):
        envs.reset(seed=[1.5, 2.0])  # type: ignore[list-item]
    with pytest.raises(InvalidValue, match="Seeds are whole numbers"):
        envs.reset(seed=[1, 2, 3])
    twin = VectorEnv(2)
    twin.reset(seed=[7, 8])
    second = envs.reset()[0]["observation"], twin.reset()[0]["observation"]
    assert np.array_equal(*second), "the next deals of the same seeds"


def test_nothing_is_stepped_before_a_reset() -> None:
    with pytest.raises(InvalidValue, match="reset"):
        VectorEnv(2).step(np.zeros(2, np.int64))
    with pytest.raises(InvalidValue, match="episode"):
        VectorEnv(2, episode="year")  # type: ignore[arg-type]


def test_gymnasium_finds_it_by_its_name() -> None:
    envs = gymnasium.make_vec("YokaiSeptet-v0", num_envs=4, ruleset="three-basic")
    observations, _ = envs.reset(seed=1)
    assert observations["observation"].shape == (4, OBSERVATION_SIZE)
