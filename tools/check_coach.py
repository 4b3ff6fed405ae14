"""Compares the coach with reviews, with the effort of a server: `make nightly`.

Every round of bots' matches is judged by the coach from what is known at its end, and by the review
of the whole match. Any difference is an error.

    .venv/bin/python tools/check_coach.py
    .venv/bin/python tools/check_coach.py --rounds 20
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.study.matches import played

from yokai_septet import RULESETS
from yokai_septet.records import Record
from yokai_septet.study import ReviewBudget, judge_round, review

BUDGET = ReviewBudget(open_cards=False, curve_playouts=1)
"""A server's, without what no verdict depends on."""


def rounds() -> Iterator[tuple[str, int, int, int]]:
    """Rounds of all rulesets in turn: ruleset, match, round, seat."""
    for number in count():
        for name, ruleset in RULESETS.items():
            record = played(ruleset, number)
            for round_number in range(1, len(record.rounds) + 1):
                yield name, number, round_number, (number + round_number) % ruleset.players


def differences(job: tuple[str, int, int, int]) -> int:
    """How many verdicts of one seat in one round differ."""
    name, number, round_number, seat = job
    record = played(RULESETS[name], number)
    so_far = Record(record.ruleset, record.rounds[:round_number])
    coached = judge_round(so_far, round_number, seat, budget=BUDGET)
    first = sum(each.action_count for each in record.rounds[: round_number - 1])
    after = range(first, first + record.rounds[round_number - 1].action_count)
    others = [
        verdict
        for other in range(1, len(record.rounds) + 1)
        if other != round_number
        for verdict in judge_round(record, other, seat, budget=BUDGET.scaled(0.01))
    ]
    whole = review(record, seats=[seat], known=others, budget=BUDGET)
    reviewed = [verdict for verdict in whole.verdicts if verdict.after in after]
    return sum(a != b for a, b in zip(coached, reviewed, strict=True))


def main() -> int:
    """Compare, and say how many differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    jobs = list(islice(rounds(), options.rounds))
    with ProcessPoolExecutor(options.processes) as pool:
        found = list(track(pool.map(differences, jobs), "Rounds", total=len(jobs)))
    print(f"{len(jobs)} rounds, {sum(found)} verdicts differ")
    return 1 if any(found) else 0


if __name__ == "__main__":
    sys.exit(main())
