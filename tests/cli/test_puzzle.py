"""`yokai puzzle`: shown, answered and explained, in every language."""

import io

import pytest

from yokai_septet.cli import run
from yokai_septet.study.puzzles import (
    ClosedProof,
    OpenProof,
    PassProof,
    Puzzle,
    PuzzleKind,
    choose,
    puzzles,
)
from yokai_septet.study.puzzles.open_puzzles import live, turn_of
from yokai_septet.study.puzzles.twins import are_twins, without_twins
from yokai_septet.texts import LANGUAGES


def shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *args: str
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert run(["puzzle", *args]) == 0
    return capsys.readouterr().out


def answer(puzzle: Puzzle) -> str:
    """What the solver types."""
    proof = puzzle.proof
    if isinstance(proof, OpenProof):
        return "".join(f"{proof.line[gap.at].code}\n" for gap in proof.gaps)
    if isinstance(proof, ClosedProof):
        return f"{proof.wins[0][0].code.lower()}\n"
    return ", ".join(card.code for card in proof.best.cards) + "\n"


@pytest.mark.parametrize("kind", PuzzleKind)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_told_in_every_language(
    kind: PuzzleKind,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = choose(kind)[-1]
    told = shown(capsys, monkeypatch, "", puzzle.id, "--answer", "--lang", language)
    assert puzzle.id in told
    assert "puzzle-" not in told
    assert "{" not in told


@pytest.mark.parametrize("kind", PuzzleKind)
def test_the_right_answer_solves_it(
    kind: PuzzleKind, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for puzzle in choose(kind)[:5]:
        told = shown(capsys, monkeypatch, answer(puzzle), puzzle.id, "--lang", "en")
        assert "Solved!" in told


@pytest.mark.parametrize("kind", PuzzleKind)
def test_the_answer_is_shown_at_the_end_of_the_input_and_what_is_no_card_asked_again(
    kind: PuzzleKind, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = choose(kind)[0]
    told = shown(capsys, monkeypatch, "X9\n", puzzle.id, "--lang", "en")
    assert told.count("?") >= 2
    assert "Possible: " in told
    assert "Solved!" not in told
    assert "How often bots miss it" in told


def test_a_wrong_card_is_refuted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = choose(PuzzleKind.OPEN)[0]
    proof, now = puzzle.proof, puzzle.position.round()
    assert isinstance(proof, OpenProof)
    hand = now.hands[turn_of(now)]
    cards = without_twins(now.playable(), hand, live(now))
    wrong = next(card for card in cards if not are_twins(card, proof.line[0], hand, live(now)))
    told = shown(capsys, monkeypatch, f"{wrong.code}\n", puzzle.id, "--lang", "en")
    assert f"Not {wrong.code}: with best play" in told
    assert "Solved!" not in told


def test_another_choice_than_the_best_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for puzzle in (choose(PuzzleKind.CLOSED)[0], choose(PuzzleKind.PASS)[0]):
        proof = puzzle.proof
        if isinstance(proof, PassProof):
            wrong = " ".join(card.code for card in proof.second.cards)
        else:
            assert isinstance(proof, ClosedProof)
            wrong = proof.wins[1][0].code
        told = shown(capsys, monkeypatch, f"{wrong}\n", puzzle.id, "--lang", "en")
        assert "That isn’t the best choice." in told
        assert "Solved!" not in told


def test_hidden_cards_stay_hidden(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(p for p in puzzles() if isinstance(p.proof, PassProof))
    told = shown(capsys, monkeypatch, "", puzzle.id, "--lang", "en")
    assert "left:" not in told


def test_the_day_a_filter_and_what_does_not_exist(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = shown(capsys, monkeypatch, "", "--lang", "en")
    assert shown(capsys, monkeypatch, "", "--lang", "en") == first
    hard = shown(
        capsys,
        monkeypatch,
        "",
        "--another",
        "--kind",
        "open",
        "--difficulty",
        "hard",
        "--lang",
        "en",
    )
    assert hard.splitlines()[0].endswith("open, hard")
    assert run(["puzzle", "nothing"]) == 1
    assert run(["puzzle", "--theme", "cheese", "--lang", "en"]) == 2
    assert "hold-ace" in capsys.readouterr().err
    none = shown(capsys, monkeypatch, "", "--kind", "pass", "--theme", "endplay", "--lang", "en")
    assert none == "There’s no such puzzle.\n"
