"""The quick forms of the kernel decide exactly like their plain twins."""

from random import Random

import pytest

from yokai_septet.engine import FEATURES, Weights, _kernel, default_weights
from yokai_septet.engine.packing import pack_ruleset
from yokai_septet.game import Ruleset

from .helpers import WITH_QUICK_FORMS, names


def compare_twins(ruleset: Ruleset, seed: int, rounds: int) -> int:
    """Rounds with weights of every kind, so many in all; fails where a bit differs. Returns how
    many decisions, scores and likelihoods were compared."""
    random = Random(seed)
    tuned = default_weights(ruleset)
    players = [
        (tuned, 0.0),
        (tuned, 1.0),
        (Weights(value + random.gauss(0, 0.3) for value in tuned.values), 0.0),
        (Weights(random.gauss(0, 1) for _ in FEATURES), 0.5),
        (Weights(random.randint(-2, 2) / 2 for _ in FEATURES), 0.0),  # full of ties
        (Weights(abs(value) for value in tuned.values), 0.5),
        (Weights([0.0] * len(FEATURES)), 2.0),
    ]
    compared = 0
    for weights, temperature in players:
        results, differences = _kernel.compare_policies(
            pack_ruleset(ruleset), weights.packed, temperature, seed, -(-rounds // len(players))
        )
        assert differences == 0
        compared += results
    return compared


@pytest.mark.parametrize("ruleset", WITH_QUICK_FORMS, ids=names)
def test_quick_forms_are_those_of_the_plain_policy(ruleset: Ruleset) -> None:
    rounds = 210
    assert compare_twins(ruleset, 3, rounds) > 100 * rounds
