"""Labels: exact values with open hands, sampled worlds, and the truth."""

from random import Random

import numpy as np
import pytest

from tests.kit import ruleset_id
from yokai_septet.engine import Solver
from yokai_septet.engine.solver import SMALLEST_MEMORY
from yokai_septet.envs import Decisions, VectorEnv, parts
from yokai_septet.envs.decisions import new_episode
from yokai_septet.envs.labels import LabelledBatch, labelled, open_hand_values
from yokai_septet.errors import InvalidValue
from yokai_septet.game import RULESETS, Ruleset

from .helpers import ALL_RULESETS, Twins


def decisions(name: str, seed: int) -> list[Decisions]:
    """Every decision of a random round."""
    rng, state, found = Random(seed), new_episode(RULESETS[name], seed), []
    while state.match.round is not None:
        found.append(state)
        state = state.choose(rng.choice([card.index for card in state.choices]))
    return found


@pytest.mark.parametrize("name", RULESETS)
def test_worlds_fit_what_the_observer_knows(name: str) -> None:
    batch = labelled(decisions(name, seed=3)[::5], worlds=3, seed=1)
    seen = parts(batch.observations)
    assert np.array_equal(batch.holders[:, 0], seen["hand"])
    for world in range(3):
        drawn = batch.worlds[:, world]
        assert np.array_equal(drawn[:, 0], seen["hand"]), "the observer knows its own hand"
        assert np.array_equal(drawn.sum(axis=1), batch.holders.sum(axis=1)), "the same cards"
        assert np.array_equal(drawn.sum(axis=2), batch.holders.sum(axis=2)), "as many each"
    assert not np.array_equal(batch.worlds[:, 0], batch.worlds[:, 1])
    assert np.isnan(batch.values).all()


def test_values_are_those_of_the_solver_for_the_acting_side() -> None:
    solver = Solver()
    late = [s for s in decisions("four-advanced", seed=3) if 2 <= _left(s) <= 4]
    batch = labelled(late, solver=solver)
    for state, values, mask in zip(late, batch.values, batch.masks, strict=True):
        now = state.match.active_round
        assert np.array_equal(~np.isnan(values), mask.astype(bool))
        value = solver.solve(now).value.lower
        assert np.nanmax(values) == (value if state.turn in (0, 2) else -value)
    passing = decisions("four-advanced", seed=3)[0]
    assert np.isnan(open_hand_values(passing.match.active_round, solver)).all()
    with pytest.raises(InvalidValue):
        labelled([Decisions.new(RULESETS["four-advanced"])])


# --- directly from a vector environment -----------------------------------------------------------


def same(one: LabelledBatch, other: LabelledBatch) -> bool:
    """Whether two batches are equal, NaN included, in values and types."""
    pairs: list[tuple[np.ndarray, np.ndarray]] = list(zip(one, other, strict=True))
    return all(
        a.dtype == b.dtype and np.array_equal(a, b, equal_nan=a.dtype == np.float32)
        for a, b in pairs
    )


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=ruleset_id)
def test_labels_of_games_are_those_of_their_decisions(ruleset: Ruleset) -> None:
    twins = Twins(ruleset, seed=3, games=4, episode="match")
    rounds = set()
    for step in range(160):
        if step % 9 == 0 or step < 5:
            labels = twins.envs.labels(worlds=2, seed=step)
            assert same(labels, labelled(twins.states, worlds=2, seed=step))
            rounds |= {len(state.match.finished) for state in twins.states}
        twins.step()
    assert len(rounds) > 1, "later rounds, too"


@pytest.mark.parametrize("name", ["four-advanced", "four-basic"])
def test_values_of_games_are_those_of_their_decisions(name: str) -> None:
    solvers = [Solver(SMALLEST_MEMORY) for _ in range(2)]
    twins = Twins(RULESETS[name], seed=3, games=4, episode="round")
    compared = 0
    for _ in range(60):
        if all(_left(s) <= 6 or s.match.active_round.leader is None for s in twins.states):
            values = twins.envs.labels(solvers=solvers).values
            assert np.array_equal(
                values, labelled(twins.states, solver=solvers[0]).values, equal_nan=True
            )
            compared += int((~np.isnan(values)).any(axis=1).sum())
        twins.step()
    assert compared > 20


def test_threads_and_reused_arrays_change_no_labels() -> None:
    labels = []
    for envs in (VectorEnv(40), VectorEnv(40, threads=3), VectorEnv(40, reuse_arrays=True)):
        envs.reset(seed=1)
        for _ in range(20):
            envs.step(envs.random_actions())
        labels.append(envs.labels(worlds=2, seed=5))
        envs.step(envs.random_actions())  # leaves what was returned as it is
    assert same(labels[0], labels[1])
    assert same(labels[0], labels[2])


def test_a_solver_that_is_stopped_by_its_limit_leaves_no_value() -> None:
    envs = VectorEnv(2)
    with pytest.raises(InvalidValue, match="reset"):
        envs.labels()
    envs.reset(seed=1)
    for _ in range(12):
        envs.step(envs.random_actions())
    labels = envs.labels(solvers=[Solver(SMALLEST_MEMORY)], max_nodes=1)
    assert np.isnan(labels.values).all()
    assert labels.worlds.shape == (2, 0, 4, 56)


def _left(state: Decisions) -> int:
    return max(hand.bit_count() for hand in state.match.active_round.hands)
