"""The endings of choices in the same hidden worlds: what judgements are made of."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import SearchConfig, compare_choices, default_weights
from yokai_septet.game import Choice, Ruleset, View
from yokai_septet.study.budget import ReviewBudget

Endings: TypeAlias = Mapping[Choice, Sequence[bytes]]
"""For each choice and block, the number of the ending in every world."""


def compared(
    view: View, choices: Sequence[Choice], budget: ReviewBudget, seed: int, blocks: int
) -> Endings:
    """The endings of these choices, with a tree below each."""
    return compare_choices(
        view,
        choices,
        _config(view.ruleset, budget.worlds),
        match_payoffs(view),
        seed,
        blocks=blocks,
        learn=budget.learn,
        evaluate=budget.evaluate,
    )


@cache
def _config(ruleset: Ruleset, worlds: int) -> SearchConfig:
    """The tree of `master`, grown below each choice, with a flatter prior: a player's tree
    concentrates on likely cards, but a reviewer's must also find unlikely answers. In the pass, the
    others pass random cards."""
    return SearchConfig(
        default_weights(ruleset),
        random_passes=True,
        belief=True,
        worlds=worlds,
        tree=True,
        exploration=0.35,
        prior=3.0,
    )
