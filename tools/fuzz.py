"""Feed mutated records, documents and positions to the parsers: `make fuzz`.

Each must be read as a valid match or refused with a `RecordError`; anything else stops the run and
prints what did it.
"""

import argparse
import random
from collections import Counter

from rich.progress import track
from tests.records.mutations import (
    good_documents,
    good_positions,
    good_texts,
    mutated,
    survives,
)

from yokai_septet import records

PARSERS = (
    ("record", good_texts, records.parse),
    ("document", good_documents, records.from_json),
    ("position", good_positions, records.parse_position),
)


def main() -> None:
    """Run as many mutations as asked for."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--count", type=int, default=100_000, help="how many mutated records")
    arguments.add_argument("--seed", type=int, default=0)
    options = arguments.parse_args()
    tally: Counter[tuple[str, bool]] = Counter()
    for number in track(range(options.count), description="Fuzzing"):
        rng = random.Random(options.seed * 1_000_000_007 + number)
        # Most of them are records; documents and positions get a fifth each on top of that.
        for name, good, parse in PARSERS if number % 5 == 0 else PARSERS[:1]:
            text = mutated(rng.choice(good()), rng)
            try:
                tally[name, survives(text, parse)] += 1
            except Exception:
                print(f"Number {number}, seed {options.seed}, {name}:\n{text!r}")
                raise
    for (name, read), count in sorted(tally.items()):
        print(f"{name:9} {'read' if read else 'refused':8} {count:8}")


if __name__ == "__main__":
    main()
