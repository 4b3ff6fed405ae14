"""Labels: exact values with open hands, sampled worlds, and the truth."""

from random import Random

import numpy as np
import pytest

from yokai_septet.engine import Solver
from yokai_septet.envs import Decisions, parts
from yokai_septet.envs.decisions import new_episode
from yokai_septet.envs.labels import labelled, open_hand_values
from yokai_septet.errors import InvalidValue
from yokai_septet.game import RULESETS


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


def _left(state: Decisions) -> int:
    return max(hand.bit_count() for hand in state.match.active_round.hands)
