"""The imitation example: what it reads from observations, learns from data, and prints.

All but the network is tested here; `make examples` installs PyTorch and runs the test of the whole.
"""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.kit import unmeasured
from yokai_septet.envs import dataset, parts
from yokai_septet.envs.decisions import Decisions, new_episode
from yokai_septet.game import RULESETS

EXAMPLE = Path(__file__).parents[2] / "examples" / "imitation"
FOUR = RULESETS["four-advanced"]
PLAN = dataset.DatasetPlan(FOUR.name, ("adept", "montecarlo"), rounds=3, seed=5, nodes=20)


@pytest.fixture(scope="module")
def example() -> Iterator[dict[str, ModuleType]]:
    """The modules of the example that need no PyTorch."""
    names = ("inputs", "lessons")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLE)
        yield {name: import_module(name) for name in names}
    for name in names:
        del sys.modules[name]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("data")
    assert list(dataset.write(folder, PLAN))[-1] == 1
    return dataset.load(folder)


def decisions(seed: int) -> Iterator[tuple[Decisions, int]]:
    """Every decision of a random round, and the action that is taken."""
    rng, state = Random(seed), new_episode(FOUR, seed)
    while state.match.round is not None:
        action = rng.choice([card.index for card in state.choices])
        yield state, action
        state = state.choose(action)


def test_the_last_seat_of_a_trick_knows_which_cards_win_it(example: dict[str, ModuleType]) -> None:
    inputs, seen = example["inputs"], 0
    for state, _ in (found for seed in range(8) for found in decisions(seed)):
        now = state.match.active_round
        if len(now.trick) < 3 or (seat := state.turn) is None:
            continue
        actions = np.full((1, inputs.HAND), -1)
        actions[0, : len(state.choices)] = [card.index for card in state.choices]
        ours, wins = inputs.Known(state.observe(seat)[None]).chances(actions)
        for number, card in enumerate(state.choices):
            after = state.choose(card.index).match
            last = (after.round or after.finished[-1]).tricks[-1]
            assert ours[0, number] == (last.winner % 2 == seat % 2)
            assert wins[0, number] == (last.winner == seat)
            seen += 1
    assert seen > 100


def test_inputs_are_those_of_the_legal_cards(example: dict[str, ModuleType]) -> None:
    states = [state for state, _ in decisions(4)]
    masks = np.zeros((len(states), 56), np.int8)
    for row, state in enumerate(states):
        masks[row, [card.index for card in state.choices]] = 1
    seen = np.stack([state.observe(state.turn or 0) for state in states])
    given = example["inputs"].inputs(seen, masks, chunk=7)
    for row, state in enumerate(states):
        count = len(state.choices)
        assert given.actions[row, :count].tolist() == [card.index for card in state.choices]
        assert (given.actions[row, count:] == -1).all()
        assert not given.cards[row, count:].any()
        assert given.cards[row, :count].any(axis=1).all()
    assert np.array_equal(given.table[:, 0], parts(seen)["passing"][:, 0])
    assert all(np.isfinite(array).all() for array in given)


def test_lessons_are_the_decisions_with_a_choice(
    example: dict[str, ModuleType], data: dict[str, Any]
) -> None:
    found = example["lessons"].lessons(data)
    count = found.chosen.sum(1)
    assert found.passes.sum() == 3 * 4, "a pass of each seat in each round"
    assert set(count[~found.passes]) == {1}
    several = (data["action_mask"].sum(1) > 1) & (parts(data["observation"])["passing"][:, 0] == 0)
    assert (~found.passes).sum() == several.sum()
    for row, actions, chosen, advice in zip(
        found.rows, found.inputs.actions, found.chosen, found.advice, strict=True
    ):
        taken = data["action"][row : row + chosen.sum()]
        assert sorted(actions[chosen]) == sorted(taken)
        assert np.array_equal(
            advice[actions >= 0], data["advice"][row, actions[actions >= 0]], True
        )


def test_a_bot_agrees_with_its_own_choices(
    example: dict[str, ModuleType], data: dict[str, Any]
) -> None:
    lessons = example["lessons"]
    learned = lessons.lessons(data)
    chosen = lessons.bot_choices("adept", FOUR, data, learned)
    own = data["bot"][learned.rows] == "adept"
    assert np.array_equal(chosen[own], learned.chosen[own])
    deals = data["deal"][learned.rows]
    shares = lessons.agreement(chosen, learned, deals)
    assert 0.5 < shares.together[0] < 1
    assert 0 < shares.together[1] < 0.2
    scores = np.where(learned.chosen, 1.0, 0.0)
    perfect = lessons.agreement(lessons.best(scores, learned.chosen), learned, deals)
    assert {share for share, _ in perfect} == {1.0}


def test_without_pytorch_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('not here')", "utf-8")
    done = subprocess.run(
        [sys.executable, EXAMPLE / "imitate.py", "--folder", tmp_path / "data"],
        env={**unmeasured(), "PYTHONPATH": str(tmp_path)},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("This example needs PyTorch: pip install torch")
    assert not (tmp_path / "data").exists()


@pytest.mark.torch
def test_the_whole_example_runs(tmp_path: Path) -> None:
    words = "--adept-rounds 4 --rounds 4 --nodes 50 --test-rounds 2 --test-nodes 50 --epochs 3"
    words += " --deals 4 --jobs 1"
    done = subprocess.run(
        [sys.executable, EXAMPLE / "imitate.py", "--folder", tmp_path, *words.split()],
        env=unmeasured(), capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for said in ("epoch 3 of 3", "network: cards played", "adept: cards played", "rounds won"):
        assert said in done.stdout
    assert (tmp_path / "network.pt").stat().st_size > 0
