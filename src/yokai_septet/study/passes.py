"""The pass: the one made, and the best of all by successive halving.

All passes (220, 560 or 2,184) are played out in the same worlds, and the better quarter goes on to
more of them, until a few are left; those and the one made are compared in fresh worlds. All seats
play on by the policy: trees below passes, a whole round above its end, add more noise than truth.

The other seats pass any cards. The best of all passes would otherwise be the best reply to partners
who pass exactly by the policy, and nobody does: what such a reply gains is hardly ever there in
true deals (docs/review.md).
"""

from dataclasses import replace

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import default_weights, ending_numbers, pass_candidates, sample_worlds
from yokai_septet.game import Pass, View
from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.endings import Endings, compared

FEWEST_WORLDS = 8


def pass_endings(view: View, made: Pass | None, budget: ReviewBudget, seed: int) -> Endings:
    """The endings of the best passes, and of the one made, if any."""
    finalists = _finalists(view, budget, seed)
    if made is not None and made not in finalists:
        finalists.append(made)
    effort = replace(budget, learn=budget.pass_learn, evaluate=budget.pass_worlds)
    return compared(view, finalists, effort, seed ^ 1, budget.blocks)


def _finalists(view: View, budget: ReviewBudget, seed: int) -> list[Pass]:
    payoffs = match_payoffs(view)[view.seated().side]
    left = [choice for choice in view.legal() if isinstance(choice, Pass)]
    stage = 0
    while len(left) > budget.finalists:
        worlds = max(budget.pass_playouts // len(left), FEWEST_WORLDS)
        rows = endings_of_passes(view, left, worlds, seed + stage, random_passes=True)
        means = [sum(map(payoffs.__getitem__, row)) for row in rows]
        order = sorted(range(len(left)), key=means.__getitem__, reverse=True)
        left = [left[i] for i in order[: max(len(left) // 4, budget.finalists)]]
        stage += 1
    return left


def endings_of_passes(
    view: View, choices: list[Pass], worlds: int, seed: int, *, random_passes: bool = False
) -> list[bytes]:
    """For each pass, the numbers of the endings in the same sampled worlds; the others pass by the
    policy, or any cards."""
    rows = pass_candidates(
        sample_worlds(view, worlds, seed),
        choices,
        default_weights(view.ruleset),
        seed,
        random_passes=random_passes,
    )
    return list(map(ending_numbers, rows))
