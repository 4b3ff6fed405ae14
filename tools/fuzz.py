"""Feed mutated records, names and frames to what reads them: `make fuzz`.

A record, document or position must be read as a valid match or refused with a `RecordError`, a name
or a frame accepted or refused with a code; anything else stops the run and prints what did it.
`YOKAI_RECORDS`, `YOKAI_NAMES` and `YOKAI_FRAMES` say how many.
"""

import argparse
import os
import random
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from rich.progress import track
from tests.fuzzing import FramedTable, any_name, name_survives
from tests.records.mutations import (
    good_documents,
    good_positions,
    good_texts,
    mutated,
    survives,
)

from yokai_septet import records

T = TypeVar("T", str, tuple[str, str | bytes])
PARSERS = (
    ("record", good_texts, records.parse),
    ("document", good_documents, records.from_json),
    ("position", good_positions, records.parse_position),
)


def main() -> None:
    """Run as many mutations as asked for."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--count", type=int, default=_size("RECORDS", 100_000), help="records")
    arguments.add_argument("--names", type=int, default=_size("NAMES", 100_000))
    arguments.add_argument("--frames", type=int, default=_size("FRAMES", 1_000_000))
    arguments.add_argument("--seed", type=int, default=0)
    options = arguments.parse_args()
    tally: Counter[tuple[str, bool]] = Counter()
    _fuzz_records(options.count, options.seed, tally)
    rng = random.Random(options.seed)
    for _ in track(range(options.names), description="Names"):
        name = any_name(rng)
        tally["name", _tried(name_survives, name, rng)] += 1
    table = FramedTable()
    for _ in track(range(options.frames), description="Frames"):
        tally["frame", _tried(table.survives, table.frame(rng), rng)] += 1
    for (name, read), count in sorted(tally.items()):
        print(f"{name:9} {'read' if read else 'refused':8} {count:8}")
    print("accepted:", *(f"{kind} {count}" for kind, count in table.accepted.most_common()))
    print(
        "left in round:", *(f"{number} {count}" for number, count in sorted(table.rounds.items()))
    )


def _size(what: str, usual: int) -> int:
    return int(os.environ.get(f"YOKAI_{what}", usual))


def _tried(survives: Callable[[T, random.Random], bool], text: T, rng: random.Random) -> bool:
    try:
        return survives(text, rng)
    except Exception:
        print(f"{text!r}")
        raise


def _fuzz_records(count: int, seed: int, tally: "Counter[tuple[str, bool]]") -> None:
    for number in track(range(count), description="Records"):
        rng = random.Random(seed * 1_000_000_007 + number)
        # Most of them are records; documents and positions get a fifth each on top of that.
        for name, good, parse in PARSERS if number % 5 == 0 else PARSERS[:1]:
            text = mutated(rng.choice(good()), rng)
            try:
                tally[name, survives(text, parse)] += 1
            except Exception:
                print(f"Number {number}, seed {seed}, {name}:\n{text!r}")
                raise


if __name__ == "__main__":
    main()
