"""Golden records: whole matches of every ruleset as they are written, letter for letter."""

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from tests.invented import INVENTED
from tests.kit import random_match
from tests.records.golden import FILES, FOLDER
from yokai_septet import RULESETS, records, ruleset_named
from yokai_septet.game import SUPER_TRUMP
from yokai_septet.records import Participant, RecordError, Termination

FIRST_VERSION = Path(__file__).parent.parent / "golden" / "records-1"
OLD_FILES = sorted(FIRST_VERSION.glob("*.yokai"))
SCHEMA = Path(__file__).parent.parent.parent / "docs" / "record.schema.json"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = records.parse(text)
    assert records.format(record) == text
    document = records.to_json(record)
    assert records.from_json(document) == record
    jsonschema.validate(json.loads(document), json.loads(SCHEMA.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", OLD_FILES, ids=lambda file: file.stem)
def test_a_record_of_the_first_version_is_read_as_the_same_match(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = records.parse(text)
    written = records.format(record)
    assert written == f'[Format "2"]\n{text}'
    assert records.parse(written) == record
    new = records.parse((FOLDER / file.name).read_text(encoding="utf-8"))
    assert (new.rounds, new.result, new.comments) == (record.rounds, record.result, record.comments)


@pytest.mark.parametrize("name", ["four-advanced", "seen-by-seat-2"])
def test_a_document_of_the_first_version_is_read_as_its_text(name: str) -> None:
    document = (FIRST_VERSION / f"{name}.json").read_text(encoding="utf-8")
    text = (FIRST_VERSION / f"{name}.yokai").read_text(encoding="utf-8")
    assert records.read(document) == records.read(text)
    with pytest.raises(RecordError) as caught:
        records.from_json(document.replace("record-1", "record-2"))
    assert caught.value.code == "record-json"
    assert caught.value.found == "something else at $"


def test_a_name_of_the_first_version_stays_as_it_is() -> None:
    text = (FIRST_VERSION / "four-basic.yokai").read_text(encoding="utf-8")
    old = records.parse(text.replace('[Player1 "Bruno"]', '[Player1 "Tanuki (adept)"]'))
    assert old.participants[1] == Participant("Tanuki (adept)", None)
    assert replace(old, participants=()) == replace(records.parse(text), participants=())


@pytest.mark.parametrize("version", ["3", "0", "", "two", "22"])
def test_a_later_version_is_refused_by_name(version: str) -> None:
    text = (FOLDER / "four-basic.yokai").read_text(encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        records.parse(text.replace('[Format "2"]', f'[Format "{version}"]'))
    assert (caught.value.code, caught.value.line) == ("record-format", 1)


def test_every_ruleset_has_a_golden_record_of_a_finished_match() -> None:
    for name in RULESETS:
        record = records.parse((FOLDER / f"{name}.yokai").read_text(encoding="utf-8"))
        assert record.ruleset.name == name
        assert record.termination is Termination.FINISHED


def test_R52_a_golden_record_has_the_ace_lead_every_round() -> None:
    record = records.parse((FOLDER / "suitors-short-ace.yokai").read_text(encoding="utf-8"))
    records.verify(record)
    first, second = records.final(record).finished
    assert second.tricks[0].leader != first.tricks[-1].winner
    assert second.deal is not None
    assert SUPER_TRUMP in second.deal.hands[second.tricks[0].leader]
    by_last_trick = replace(record, ruleset=ruleset_named("suitors-short"))
    with pytest.raises(RecordError):
        records.verify(by_last_trick)


def test_the_published_schema_is_the_present_one() -> None:
    present = json.dumps(records.json_schema(), indent=2) + "\n"
    assert SCHEMA.read_text(encoding="utf-8") == present, "run make schema"


def test_the_schema_lists_every_ruleset() -> None:
    schema = records.json_schema()["$defs"]["RecordDocument"]["properties"]["ruleset"]
    assert set(schema["enum"]) == set(RULESETS)


def test_a_new_ruleset_needs_no_change_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULESETS, INVENTED.name, INVENTED)
    *_, (match, action) = random_match(INVENTED, 1)
    record = records.Record.from_match(match.apply(action))
    assert records.from_json(records.to_json(record)) == record
    schema = records.json_schema()["$defs"]["RecordDocument"]["properties"]["ruleset"]
    assert INVENTED.name in schema["enum"]
