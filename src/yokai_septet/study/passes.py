"""The pass: the one made, and the best of all by successive halving.

All passes (220, 560 or 2,184) are played out in the same worlds, and the better quarter goes on to
more of them, until a few are left; those and the one made are compared in fresh worlds.
"""

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import default_weights, ending_numbers, pass_candidates, sample_worlds
from yokai_septet.game import Pass, Play, View
from yokai_septet.study.budget import ReviewBudget

FEWEST_WORLDS = 8


def pass_endings(
    view: View, made: Pass | None, budget: ReviewBudget, seed: int
) -> dict[Pass | Play, tuple[bytes, ...]]:
    """For the pass made, if any, and the best ones, the endings in every block. All seats play by
    the policy."""
    finalists = _finalists(view, budget, seed)
    if made is not None and made not in finalists:
        finalists.append(made)
    found: dict[Pass | Play, list[bytes]] = {choice: [] for choice in finalists}
    for block in range(budget.blocks):
        rows = endings_of_passes(view, finalists, budget.evaluate, seed + 101 + block)
        for choice, row in zip(finalists, rows, strict=True):
            found[choice].append(row)
    return {choice: tuple(rows) for choice, rows in found.items()}


def _finalists(view: View, budget: ReviewBudget, seed: int) -> list[Pass]:
    payoffs = match_payoffs(view)[view.seated().side]
    left = [choice for choice in view.legal() if isinstance(choice, Pass)]
    stage = 0
    while len(left) > budget.finalists:
        worlds = max(budget.pass_playouts // len(left), FEWEST_WORLDS)
        rows = endings_of_passes(view, left, worlds, seed + stage)
        means = [sum(map(payoffs.__getitem__, row)) for row in rows]
        order = sorted(range(len(left)), key=means.__getitem__, reverse=True)
        left = [left[i] for i in order[: max(len(left) // 4, budget.finalists)]]
        stage += 1
    return left


def endings_of_passes(view: View, choices: list[Pass], worlds: int, seed: int) -> list[bytes]:
    """For each pass, the numbers of the endings in the same sampled worlds."""
    sampled = sample_worlds(view, worlds, seed)
    weights = default_weights(view.ruleset)
    return [ending_numbers(row) for row in pass_candidates(sampled, choices, weights, seed)]
