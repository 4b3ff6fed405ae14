"""Finds with few worlds the scores at which one pass of a hand probably leads by enough.

The policy does not look at the scores, so the same endings are valued for all of them at once: that
a hand is worth proving at none of the scores costs a fraction of a second.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import product

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.game import Pass, View
from yokai_septet.study.passes import endings_of_passes
from yokai_septet.study.puzzles.pass_puzzles import LEAST_LEAD

SCORES = tuple(product(range(2, 7), repeat=2))
"""Where a round may decide the match, or nearly; clear leads are rarer with fewer points."""
TYPICAL = ((4, 4), (4, 6), (6, 4), (6, 6))
"""The scores that choose the passes to go on with."""
STEPS = ((32, 14), (128, 7))
"""In how many worlds passes are compared, and how many go on for each typical score."""
WORLDS = 400
"""In which the last ones are compared, for all scores."""
FINAL_PASSES, FINAL_WORLDS, FINAL_LEAD = 9, 3000, 0.033
"""How many passes are compared once more for the chosen scores, in how many worlds, and by how much
one must lead: more than is to be proven, for the lead of a favourite tends to shrink."""


def promising_scores(view: View, seed: int) -> tuple[int, ...] | None:
    """The scores at which the best pass leads the second by most; None if nowhere by enough, as far
    as few worlds tell."""
    side = view.seated().side
    payoffs = {scores: match_payoffs(view._replace(scores=scores))[side] for scores in SCORES}
    left = [choice for choice in view.legal() if isinstance(choice, Pass)]
    for step, (worlds, keep) in enumerate(STEPS):
        rows = _counted(view, left, worlds, seed + step)
        kept = {at for scores in TYPICAL for at in _ranked(rows, payoffs[scores])[:keep]}
        left = [left[at] for at in sorted(kept)]
    rows = _counted(view, left, WORLDS, seed + len(STEPS))
    lead, scores = max((_lead(rows, worth), scores) for scores, worth in payoffs.items())
    if lead < LEAST_LEAD:
        return None
    left = [left[at] for at in _ranked(rows, payoffs[scores])[:FINAL_PASSES]]
    rows = _counted(view, left, FINAL_WORLDS, seed + len(STEPS) + 1)
    return scores if _lead(rows, payoffs[scores]) >= FINAL_LEAD else None


def _counted(view: View, passes: list[Pass], worlds: int, seed: int) -> list[Counter[int]]:
    """For each pass, how often each ending comes."""
    return list(map(Counter, endings_of_passes(view, passes, worlds, seed)))


def _ranked(rows: list[Counter[int]], worth: Sequence[float]) -> list[int]:
    means = [_mean(row, worth) for row in rows]
    return sorted(range(len(means)), key=means.__getitem__, reverse=True)


def _mean(row: Counter[int], worth: Sequence[float]) -> float:
    return sum(count * worth[ending] for ending, count in row.items()) / row.total()


def _lead(rows: list[Counter[int]], worth: Sequence[float]) -> float:
    first, second = sorted((_mean(row, worth) for row in rows), reverse=True)[:2]
    return first - second
