"""Mines puzzles from self-play, and picks those that are shipped in src/yokai_septet/study/data.

    .venv/bin/python tools/mine.py find open 2000 --kept open.jsonl     # candidates, resumable
    .venv/bin/python tools/mine.py pick open.jsonl closed.jsonl pass.jsonl

`find` searches that many matches, in a pool of processes (`--jobs`) or on a Dask cluster
(`--dask ADDRESS`), and adds a line for each match to the file; an interrupted run goes on where it
was. `pick` drops puzzles that are alike and prefers those that bots miss and rare themes.
"""

import argparse
import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any

from yokai_septet.study.puzzles import Kind, Puzzle, format_puzzle, parse_puzzle
from yokai_septet.study.puzzles.mining import mine

FILE = Path(__file__).parents[1] / "src/yokai_septet/study/data/puzzles.jsonl"
SHIPPED = {Kind.OPEN: 300, Kind.CLOSED: 200, Kind.PASS: 100}
AHEAD = 16
"""Matches that are handed out before the first answer is awaited."""

Submit = Callable[..., Any]


def search(kind: str, number: int) -> list[str]:
    """The puzzles of a match, as lines."""
    return [format_puzzle(puzzle) for puzzle in mine(Kind(kind), number)]


class _Now:
    """An answer that is computed at once, in this process."""

    def __init__(self, function: Callable[..., Any], *args: Any) -> None:
        self._answer = function(*args)

    def result(self) -> Any:
        return self._answer


@contextmanager
def pool(jobs: int, dask: str | None) -> Iterator[Submit]:
    """What hands out work: to this process, to several, or to a cluster."""
    if not dask and jobs == 1:
        yield _Now
    elif dask:
        client: Any = import_module("distributed").Client(dask)
        try:
            yield lambda *call: client.submit(*call, pure=False)
        finally:
            client.close()
    else:
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as executor:
            yield executor.submit


def find(kind: str, matches: range, kept: Path, jobs: int, dask: str | None) -> None:
    """Search matches that are not in the file yet, in order."""
    lines = kept.read_text("utf-8").split("\n")[:-1] if kept.exists() else []
    kept.write_text("".join(f"{line}\n" for line in lines), "utf-8")  # without a torn line
    done = {json.loads(line)["match"] for line in lines}
    puzzles = sum(len(json.loads(line)["puzzles"]) for line in lines)
    start, numbers = monotonic(), [n for n in matches if n not in done]
    with pool(jobs, dask) as submit, kept.open("a", encoding="utf-8") as file:
        for at, (number, found) in enumerate(_searched(submit, kind, numbers), 1):
            file.write(json.dumps({"match": number, "puzzles": found}) + "\n")
            file.flush()
            puzzles += len(found)
            rate = (monotonic() - start) / at
            left = rate * (len(numbers) - at)
            where = f"{number - matches.start + 1} of {len(matches)} matches"
            print(
                f"\r{kind}: {where}, {puzzles} puzzles, {left:.0f} s left",
                end="", file=sys.stderr, flush=True,
            )  # fmt: skip
    print(file=sys.stderr)


def _searched(submit: Submit, kind: str, numbers: Iterable[int]) -> Iterator[tuple[int, list[str]]]:
    ahead = 1 if submit is _Now else AHEAD
    waiting: list[tuple[int, Any]] = []
    for number in numbers:
        waiting.append((number, submit(search, kind, number)))
        if len(waiting) >= ahead:
            first, answer = waiting.pop(0)
            yield first, answer.result()
    for first, answer in waiting:
        yield first, answer.result()


def pick(candidates: Iterable[Puzzle]) -> list[Puzzle]:
    """The shipped puzzles: no two alike; the harder ones, with themes that are rare so far."""
    by_id = {puzzle.id: puzzle for puzzle in candidates}
    chosen: list[Puzzle] = []
    for kind, number in SHIPPED.items():
        left = [puzzle for puzzle in by_id.values() if puzzle.kind is kind]
        themes: Counter[Any] = Counter()
        levels: Counter[Any] = Counter()
        for _ in range(min(number, len(left))):
            best = min(
                left,
                key=lambda one: (
                    levels[one.difficulty]
                    + min((themes[theme] for theme in one.themes), default=number),
                    one.id,
                ),
            )
            left.remove(best)
            chosen.append(best)
            themes.update(best.themes)
            levels[best.difficulty] += 1
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description="Mine puzzles, and pick those that are shipped.")
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("kind", choices=[kind.value for kind in Kind])
    finding.add_argument("matches", type=int)
    finding.add_argument("--first", type=int, default=0, help="the number of the first match")
    finding.add_argument("--kept", type=Path, required=True)
    finding.add_argument("--jobs", type=int, default=1)
    finding.add_argument("--dask")
    picking = commands.add_parser("pick")
    picking.add_argument("kept", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "find":
        matches = range(given.first, given.first + given.matches)
        find(given.kind, matches, given.kept, given.jobs, given.dask)
        return
    lines = [json.loads(line) for file in given.kept for line in file.read_text().splitlines()]
    chosen = pick(parse_puzzle(text) for line in lines for text in line["puzzles"])
    FILE.write_text("".join(format_puzzle(puzzle) + "\n" for puzzle in chosen), "utf-8")
    print(Counter(puzzle.kind.value for puzzle in chosen))
    print(Counter((puzzle.kind.value, puzzle.difficulty.value) for puzzle in chosen))
    print(Counter(theme.value for puzzle in chosen for theme in puzzle.themes))


if __name__ == "__main__":
    main()
