"""Golden records: whole matches of every ruleset as they are written, letter for letter."""

import json
from pathlib import Path

import jsonschema
import pytest

from yokai_septet import RULESETS, records
from yokai_septet.records import Termination

FOLDER = Path(__file__).parent.parent / "golden" / "records"
FILES = sorted(FOLDER.glob("*.yokai"))
SCHEMA = Path(__file__).parent.parent.parent / "docs" / "record.schema.json"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = records.parse(text)
    assert records.format(record) == text
    document = records.to_json(record)
    assert records.from_json(document) == record
    jsonschema.validate(json.loads(document), json.loads(SCHEMA.read_text(encoding="utf-8")))


def test_every_ruleset_has_a_golden_record_of_a_finished_match() -> None:
    for name in RULESETS:
        record = records.parse((FOLDER / f"{name}.yokai").read_text(encoding="utf-8"))
        assert record.ruleset.name == name
        assert record.termination is Termination.FINISHED


def test_the_published_schema_is_the_present_one() -> None:
    present = json.dumps(records.json_schema(), indent=2) + "\n"
    assert SCHEMA.read_text(encoding="utf-8") == present, "run make schema"


def test_the_schema_lists_every_ruleset() -> None:
    schema = records.json_schema()["$defs"]["RecordDocument"]["properties"]["ruleset"]
    assert set(schema["enum"]) == set(RULESETS)
