"""A few thousand mutated records; `make fuzz` runs a hundred thousand."""

import random

import pytest

from tests.records.mutations import (
    good_documents,
    good_positions,
    good_texts,
    mutated,
    survives,
)
from yokai_septet import records


@pytest.mark.parametrize("part", range(4))
def test_a_mutated_record_is_refused_or_a_valid_match(part: int) -> None:
    rng = random.Random(part)
    for _ in range(500):
        text = mutated(rng.choice(good_texts()), rng)
        if survives(text, records.parse):
            record = records.parse(text)
            assert records.parse(records.format(record)) == record
            assert records.from_json(records.to_json(record)) == record


def test_a_mutated_document_is_refused_or_a_valid_match() -> None:
    rng = random.Random(1)
    for _ in range(500):
        survives(mutated(rng.choice(good_documents()), rng), records.from_json)


def test_a_mutated_position_is_refused_or_valid() -> None:
    rng = random.Random(2)
    for _ in range(3000):
        text = mutated(rng.choice(good_positions()), rng)
        if survives(text, records.parse_position):
            position = records.parse_position(text)
            assert records.parse_position(records.format_position(position)) == position
