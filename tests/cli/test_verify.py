"""`yokai verify`: every form of a record, from files and pipes of any length."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from yokai_septet import records
from yokai_septet.cli import run
from yokai_septet.game import RULESETS, Match, deal
from yokai_septet.texts import LANGUAGES

GOLDEN = Path(__file__).parent.parent / "golden" / "records" / "four-advanced.yokai"
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.mark.parametrize("before", ["", "\n ", "\ufeff"], ids=["plain", "space", "mark"])
def test_verify_reads_json_documents(tmp_path: Path, capsys: Output, before: str) -> None:
    file = tmp_path / "match.json"
    document = records.to_json(records.parse(GOLDEN.read_text(encoding="utf-8"))).decode()
    file.write_text(before + document, encoding="utf-8")
    assert run(["verify", str(file)]) == 0
    assert "everything checks out" in capsys.readouterr().out
    file.write_text(document.replace("finished", "abandoned"), encoding="utf-8")
    assert run(["verify", str(file)]) == 1
    assert "abandoned" in capsys.readouterr().err


@pytest.mark.parametrize("comment", ["{a remark}", '{"quoted" remark}', "{}"])
def test_a_text_may_begin_with_a_comment(tmp_path: Path, comment: str) -> None:
    file = tmp_path / "match.yokai"
    file.write_text(comment + GOLDEN.read_text(encoding="utf-8"), encoding="utf-8")
    assert run(["verify", str(file)]) == 0


def test_an_endless_pipe_is_not_read_to_its_end() -> None:
    command = f"yes | {sys.executable} -m yokai_septet verify -"
    told = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert told.returncode == 1
    assert "1000001" in told.stderr


def test_an_endless_file_is_not_read_to_its_end(capsys: Output) -> None:
    assert run(["verify", "/dev/zero"]) == 1
    assert "1000001" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "start"),
    [("en", "Line 2, column 1: “X9” "), ("de", "Zeile 2, Spalte 1: „X9“ ")],
)
def test_verify_names_the_place_once(
    tmp_path: Path, capsys: Output, language: str, start: str
) -> None:
    file = tmp_path / "broken.yokai"
    file.write_text('[Ruleset "suitors"] Round 1 face-up\nX9')
    assert run(["verify", str(file), "--lang", language]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{file}: {start}")
    assert told.lower().count(start.split(":")[0].lower()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("tag", "told"),
    [
        (("PlayedOn", "20"), "first 20 actions come from another game"),
        (("SameDeals", "ABCDEF 2"), "first 2 deals are those of another game"),
        (("SameDeals", "ABCDEF 1"), "first deal is that of another game"),
        (
            ("SameDeals", "file 2"),
            "first 2 deals come from a file: they may have been known or chosen",
        ),
        (("TeamMatch", "ABCDEF 3"), "deal of a team match (ABCDEF 3), which another table played"),
    ],
)
def test_verify_says_that_cards_may_have_been_known(
    tmp_path: Path, capsys: Output, language: str, tag: tuple[str, str], told: str
) -> None:
    whole = records.parse(GOLDEN.read_text(encoding="utf-8"))
    file = tmp_path / "match.yokai"
    file.write_text(records.format(replace(whole, tags=(tag,))), encoding="utf-8")
    assert run(["verify", str(file), "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "cli-verify" not in shown
    assert (told in shown) == (language == "en")


@pytest.mark.parametrize("value", ["", "ABCDEF", "ABCDEF x", "ABCDEF 0", "ABCDEF -1"])
def test_a_free_tag_may_say_anything_else(value: str) -> None:
    whole = records.parse(GOLDEN.read_text(encoding="utf-8"))
    assert records.verify(replace(whole, tags=(("SameDeals", value),))).same_deals is None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("four-advanced", "committed to their salts before any was shown"),
        ("four-basic", "The salts came without commitments"),
        ("none", "Nobody added a salt"),
    ],
)
def test_verify_says_what_the_salts_prove(
    tmp_path: Path, capsys: Output, name: str, told: str
) -> None:
    if name == "none":
        file = tmp_path / "match.yokai"
        match = Match.new(RULESETS["four-basic"]).apply(deal(RULESETS["four-basic"], bytes(32)))
        record = records.Record.from_match(match, seed=bytes(32), abandoned=True)
        file.write_text(records.format(record), encoding="utf-8")
    else:
        file = GOLDEN.with_name(f"{name}.yokai")
    capsys.readouterr()
    assert run(["verify", str(file)]) == 0
    assert told in capsys.readouterr().out
