"""Mines puzzles, and picks those that are shipped in src/yokai_septet/study/data.

    .venv/bin/python -m tools.mine find open --matches 2000 --kept open.jsonl
    .venv/bin/python -m tools.mine find closed --records results/records/*.yokai --kept closed.jsonl
    .venv/bin/python -m tools.mine pick open.jsonl closed.jsonl pass.jsonl

`find` searches that many matches of self-play (for passes: deals), or recorded matches, in a pool
of processes (`--jobs`) or on a Dask cluster (`--dask ADDRESS`). It adds a line for each match to
the file; an interrupted run goes on where it was. `pick` keeps what is shipped and adds what is
missing: none that are alike, rather the harder ones, and rare themes.
"""

import argparse
import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any
from zlib import crc32

from tools.mining.search import mine, mine_record
from yokai_septet import records
from yokai_septet.study.puzzles import Puzzle, PuzzleKind, format_puzzle, parse_puzzle, puzzles

FILE = Path(__file__).parents[1] / "src/yokai_septet/study/data/puzzles.jsonl"
SHIPPED = {PuzzleKind.OPEN: 300, PuzzleKind.CLOSED: 200, PuzzleKind.PASS: 100}
AHEAD = 16
"""Matches that are handed out before the first answer is awaited."""

MOST_SEEDS = 1_000_000
"""Beyond any number of a match."""

Submit = Callable[..., Any]
Source = tuple[str, int, str | None]
"""The name of a match, the number that seeds its search, and its record if it has one."""


def search(kind: str, number: int, record: str | None) -> list[str]:
    """The puzzles of a match, which is recorded or is played now, as lines."""
    if record is None:
        found = mine(PuzzleKind(kind), number)
    else:
        found = mine_record(PuzzleKind(kind), records.read(record), number)
    return [format_puzzle(puzzle) for puzzle in found]


def sources(matches: range, files: Sequence[Path]) -> Iterator[Source]:
    """What is to be searched: recorded matches, or else matches by their number."""
    for number in matches if not files else ():
        yield str(number), number, None
    for file in files:
        text = file.read_text("utf-8")
        yield file.name, crc32(text.encode()) % MOST_SEEDS, text


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


def find(kind: str, among: Iterable[Source], kept: Path, jobs: int, dask: str | None) -> None:
    """Search the matches that are not in the file yet, in order."""
    lines = kept.read_text("utf-8").split("\n")[:-1] if kept.exists() else []
    kept.write_text("".join(f"{line}\n" for line in lines), "utf-8")  # without a torn line
    done = {str(json.loads(line)["match"]) for line in lines}
    puzzles = sum(len(json.loads(line)["puzzles"]) for line in lines)
    start, left = monotonic(), [source for source in among if source[0] not in done]
    with pool(jobs, dask) as submit, kept.open("a", encoding="utf-8") as file:
        for at, (name, found) in enumerate(_searched(submit, kind, left), 1):
            file.write(json.dumps({"match": name, "puzzles": found}) + "\n")
            file.flush()
            puzzles += len(found)
            seconds = (monotonic() - start) / at * (len(left) - at)
            where = f"{len(done) + at} of {len(done) + len(left)} matches"
            print(
                f"\r{kind}: {where}, {puzzles} puzzles, {seconds:.0f} s left",
                end="", file=sys.stderr, flush=True,
            )  # fmt: skip
    print(file=sys.stderr)


def _searched(
    submit: Submit, kind: str, among: Iterable[Source]
) -> Iterator[tuple[str, list[str]]]:
    ahead = 1 if submit is _Now else AHEAD
    waiting: list[tuple[str, Any]] = []
    for name, number, record in among:
        waiting.append((name, submit(search, kind, number, record)))
        if len(waiting) >= ahead:
            first, answer = waiting.pop(0)
            yield first, answer.result()
    for first, answer in waiting:
        yield first, answer.result()


def pick(shipped: Iterable[Puzzle], candidates: Iterable[Puzzle]) -> list[Puzzle]:
    """The shipped puzzles, whose links stay valid, and of the candidates as many as are missing: no
    two alike; the harder ones, with themes that are rare so far."""
    kept = {puzzle.id: puzzle for puzzle in shipped}
    fresh = {puzzle.id: puzzle for puzzle in candidates if puzzle.id not in kept}
    chosen: list[Puzzle] = []
    for kind, number in SHIPPED.items():
        of_kind = [puzzle for puzzle in kept.values() if puzzle.kind is kind]
        left = [puzzle for puzzle in fresh.values() if puzzle.kind is kind]
        themes = Counter(theme for puzzle in of_kind for theme in puzzle.themes)
        levels = Counter(puzzle.difficulty for puzzle in of_kind)
        while left and len(of_kind) < number:
            best = min(
                left,
                key=lambda one: (
                    levels[one.difficulty]
                    + min((themes[theme] for theme in one.themes), default=number),
                    one.id,
                ),
            )
            left.remove(best)
            of_kind.append(best)
            themes.update(best.themes)
            levels[best.difficulty] += 1
        chosen += of_kind
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description="Mine puzzles, and pick those that are shipped.")
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("kind", choices=[kind.value for kind in PuzzleKind])
    source = finding.add_mutually_exclusive_group(required=True)
    source.add_argument("--matches", type=int, default=0, help="of self-play")
    source.add_argument("--records", type=Path, nargs="+", default=[], help="files of records")
    finding.add_argument("--first", type=int, default=0, help="the number of the first match")
    finding.add_argument("--kept", type=Path, required=True)
    finding.add_argument("--jobs", type=int, default=1)
    finding.add_argument("--dask")
    picking = commands.add_parser("pick")
    picking.add_argument("kept", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "find":
        matches = range(given.first, given.first + given.matches)
        among = sources(matches, given.records)
        find(given.kind, among, given.kept, given.jobs, given.dask)
        return
    lines = [json.loads(line) for file in given.kept for line in file.read_text().splitlines()]
    chosen = pick(puzzles(), (parse_puzzle(text) for line in lines for text in line["puzzles"]))
    FILE.write_text("".join(format_puzzle(puzzle) + "\n" for puzzle in chosen), "utf-8")
    print(Counter(puzzle.kind.value for puzzle in chosen))
    print(Counter((puzzle.kind.value, puzzle.difficulty.value) for puzzle in chosen))
    print(Counter(theme.value for puzzle in chosen for theme in puzzle.themes))


if __name__ == "__main__":
    main()
