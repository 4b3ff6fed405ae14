"""`yokai review`: a table of the costliest decisions, the curve, luck, and JSON."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit import FOUR, SHORT, SUITORS
from tests.study.matches import QUICK, played
from yokai_septet import Match, Ruleset, deal, records
from yokai_septet.cli import run
from yokai_septet.study import match_review, position
from yokai_septet.study import review as study_review
from yokai_septet.texts import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with a small budget; what they find is tested elsewhere."""
    monkeypatch.setattr(match_review, "ReviewBudget", lambda: QUICK)


def saved(folder: Path, ruleset: Ruleset, bots: tuple[str, ...] = ("random", "adept")) -> str:
    path = folder / "match.txt"
    path.write_text(records.format(played(ruleset, 1, bots)), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_is_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", saved(tmp_path, FOUR), "--player", "1", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "●" in shown
    assert "random" in shown
    assert "master" in shown  # the scale
    assert "cli-review" not in shown
    assert "review-gave" not in shown


def test_the_costliest_are_listed_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, FOUR, ("random",))
    record = records.read(Path(file).read_text("utf-8"))
    worst = study_review(record, seats=[3]).costliest(2)
    assert run(["review", file, "--player", "4", "--worst", "2", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "costliest" in lines[0]
    rows = [line for line in lines if line.startswith("Round ")]
    assert len(rows) == len(worst) > 0
    assert rows[0].startswith(f"Round {position(record, worst[0].after).round_number}")


def marked(record: records.Record, seat: int) -> tuple[records.Record, str]:
    """The record with marks at a seat's costliest decisions: after another card was taken back with
    a hint, and by a stand-in; and the card taken back."""
    hinted, stood_in = study_review(record, seats=[seat]).costliest(2)
    back = hinted.best.cards[:1]
    marks = [
        records.Decision(hinted.after, hint=True, taken_back=(records.TakenBack(seat, back),)),
        records.Decision(stood_in.after, by="adept"),
    ]
    marks.sort(key=lambda mark: mark.after)
    return replace(record, decisions=tuple(marks)), back[0].code


def test_hints_cards_taken_back_and_stand_ins_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, code = marked(played(FOUR, 1, ("random",)), 3)
    file = tmp_path / "match.txt"
    file.write_text(records.format(record), encoding="utf-8")
    assert run(["review", str(file), "--player", "4", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    [row] = [line for line in shown.splitlines() if "with a hint" in line]
    assert f"after taking back {code}" in row
    assert "Held against nobody" in shown
    assert "sealed" not in shown
    assert run(["replay", "--plain", str(file), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "takes a hint" in shown
    assert "takes back: " in shown
    assert "A bot stands in for random here" in shown
    assert run(["replay", "--plain", "--review", str(file), "--lang", "en"]) == 0
    assert "random (stand-in): " in capsys.readouterr().out


def test_the_review_of_seven_suitors_says_what_its_estimate_leaves_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", saved(tmp_path, SUITORS), "--player", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "not which suits are sealed" in " ".join(shown.split())
    assert "Held against nobody" not in shown


def test_programs_read_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", saved(tmp_path, SHORT), "--player", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["format"] == "yokai-septet-review-2"
    assert told["seats"] == [1]
    assert {one["seat"] for one in told["decisions"]} == {1}
    for account in told["luck"]:
        parts = ("start", "deals", "own_errors", "others_errors", "uncharged", "hidden")
        assert sum(account[part] for part in parts) == pytest.approx(account["end"], abs=1e-3)


def test_what_cannot_be_reviewed_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.txt"
    running = records.Record.from_match(Match.new(FOUR).apply(deal(FOUR, bytes(32))))
    whole = played(FOUR, 1)
    one_seat = replace(records.seen_by(running, 0), termination=records.Termination.ABANDONED)
    text = records.format(whole)
    swapped = text.replace(" W7 ", " W0 ").replace(" S8 ", " W7 ").replace(" W0 ", " S8 ")
    for content, word in (
        (records.format(running), "over"),
        (records.format(records.seen_by(running, 0)), "over"),
        (records.format(one_seat), "everybody"),
        (text[: len(text) // 2], "Line"),
        (swapped, "Line"),
        ("no record", "Line"),
        (text + "\n" * 1_000_001, "too long"),
    ):
        path.write_text(content, encoding="utf-8")
        for command in (["review"], ["replay", "--review", "--plain"]):
            assert run([*command, str(path), "--lang", "en"]) == 1
            told = capsys.readouterr().err
            assert len(told.splitlines()) == 1
            assert word in told, (word, told)
    path.write_text(records.format(replace(whole, participants=())), encoding="utf-8")
    assert run(["review", str(path), "--player", "9"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_transcript_tells_what_was_lost(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, FOUR, ("random",))
    blamed = study_review(records.read(Path(file).read_text("utf-8"))).costliest(999)
    assert run(["replay", "--review", "--plain", file, "--lang", language]) == 0
    shown = capsys.readouterr().out
    texts = Texts(language)
    grades = {texts.format("cli-review-grade", grade=verdict.grade.value) for verdict in blamed}
    assert len(re.findall(rf"(?:{'|'.join(grades)}) ?[(（]−\d", shown)) == len(blamed) > 0
    assert "review-" not in shown
    assert run(["replay", "--plain", file, "--lang", language]) == 0
    assert "(−" not in capsys.readouterr().out
