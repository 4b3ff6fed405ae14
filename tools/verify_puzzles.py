"""Proves every shipped puzzle again: `make nightly`.

Each is verified by the package, and by a judge in plain Python that shares no code with it
(tests/study/plain_puzzles.py): every open and every closed puzzle.

    .venv/bin/python tools/verify_puzzles.py --jobs 2
    .venv/bin/python tools/verify_puzzles.py --kind closed --package-only
"""

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.study import plain_puzzles as plain

from yokai_septet.engine import Solver
from yokai_septet.engine.solver import SMALLEST_MEMORY
from yokai_septet.study.puzzles import PuzzleKind, format_puzzle, is_proven, parse_puzzle, puzzles


def verify(job: tuple[str, bool]) -> tuple[str, bool, bool | None]:
    """The id of a puzzle, whether the package proves it, and whether the plain judge agrees."""
    line, package_only = job
    puzzle = json.loads(line)
    proven = is_proven(parse_puzzle(line), Solver(SMALLEST_MEMORY))
    return puzzle["id"], proven, None if package_only else judged(puzzle)


def judged(puzzle: dict[str, Any]) -> bool | None:
    """What the plain judge says; None for a pass, which no judge can value exactly."""
    if puzzle["kind"] == "open":
        return plain.holds_open(puzzle)
    if puzzle["kind"] == "pass":
        return None
    return bool(plain.closed_wins(puzzle) == puzzle["wins"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kind", choices=[kind.value for kind in PuzzleKind])
    parser.add_argument("--package-only", action="store_true", help="without the plain judge")
    options = parser.parse_args()
    jobs = [
        (format_puzzle(puzzle), options.package_only)
        for puzzle in puzzles()
        if options.kind in (None, puzzle.kind.value)
    ]
    proven: Counter[str] = Counter()
    wrong = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for name, holds, agreed in track(pool.map(verify, jobs), "puzzles", total=len(jobs)):
            proven["package"] += holds
            proven["plain"] += agreed is True
            if not holds or agreed is False:
                wrong.append(name)
    print(
        f"{len(jobs)} puzzles: {proven['package']} proven, {proven['plain']} judged independently."
    )
    if wrong:
        sys.exit(f"Not proven: {' '.join(wrong)}")


if __name__ == "__main__":
    main()
