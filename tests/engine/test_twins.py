"""The quick forms of the kernel decide exactly like their plain twins."""

from bisect import bisect_right
from dataclasses import replace
from itertools import accumulate
from random import Random

import pytest

from tests.invented import SMALL_SEALS
from yokai_septet.engine import SearchConfig, _kernel, default_weights
from yokai_septet.engine.packing import pack_pass, pack_view
from yokai_septet.engine.search import pack_config
from yokai_septet.game import Match, Pass, Phase, Ruleset, view

from .compare import compare_twins
from .helpers import AND_INVENTED, WITH_QUICK_FORMS, names, random_match


@pytest.mark.parametrize("ruleset", WITH_QUICK_FORMS, ids=names)
def test_quick_forms_are_those_of_the_plain_policy(ruleset: Ruleset) -> None:
    rounds = 210
    assert compare_twins(ruleset, 3, rounds) > 100 * rounds


def tree_config(ruleset: Ruleset, prior: float, *, belief: bool) -> SearchConfig:
    """A tree over any worlds, or over so few weighted ones that most are drawn several times."""
    return SearchConfig(
        default_weights(ruleset),
        playouts=400,
        temperature=0.3,
        belief=belief,
        worlds=40,
        tree=True,
        prior=prior,
    )


def differences_of_trees(match: Match, config: SearchConfig) -> int:
    """How often the quick and the plain tree of the seat to act differ."""
    seat = match.to_act[0]
    eyes = view(match, seat)
    given = [0] * 4
    if eyes.seated().round.phase is Phase.PASS:
        cards = Random(1).sample(list(eyes.seated().hand), match.ruleset.pass_size)
        given = pack_pass(match.ruleset, Pass(seat, tuple(cards)))
    compared, differences = _kernel.compare_trees(pack_view(eyes), pack_config(config), 5, given)
    assert compared
    return differences


@pytest.mark.parametrize("prior", [0.0, 0.5])
@pytest.mark.parametrize("ruleset", AND_INVENTED, ids=names)
def test_trees_that_remember_grow_like_those_that_do_not(ruleset: Ruleset, prior: float) -> None:
    """Before the pass, too, where worlds differ in who leads, and late, where many worlds agree in
    a hand but not in what was passed."""
    moments = [match for match in random_match(ruleset, 8) if match.to_act]
    for i, match in enumerate([moments[0], *moments[5::4]]):
        if len(list(match.legal(match.to_act[0]))) > 1:
            config = tree_config(ruleset, prior, belief=i % 2 == 0)
            assert differences_of_trees(match, config) == 0


def test_trees_tell_seats_apart_that_hold_the_same_hand() -> None:
    """Below a pass one seat leads in one deal and another in another. Where both hold the same and
    have passed nothing that is still out, only what their sides have sealed makes them differ."""
    few = tree_config(SMALL_SEALS, 0.5, belief=False)
    config = replace(few, playouts=2000, random_passes=True)
    passing = [
        match
        for seed in range(20)
        for match in random_match(SMALL_SEALS, seed, rounds=2)
        if match.seals[0] != match.seals[1] and match.round and match.round.leader is None
    ]
    assert len(passing) > 20
    for match in passing:
        assert differences_of_trees(match, config) == 0


def test_draws_by_weight_are_those_of_a_binary_search() -> None:
    random = Random(2)
    for n in (1, 2, 3, 7, 64, 1000):
        for spread in (0.0, 1.0, 40.0):  # in the last, a few weights are nearly all
            weights = [2 ** random.uniform(-spread, 0) for _ in range(n)]
            shares = [0.0, 1 - 2**-53, *(random.random() for _ in range(500))]
            sums = list(accumulate(weights))
            shares += [min(s / sums[-1], 1 - 2**-53) for s in sums]
            expected = [min(bisect_right(sums, share * sums[-1]), n - 1) for share in shares]
            assert _kernel.weighted_indices(weights, shares) == expected
