"""`tools/mine.py`: what it searches, how it resumes, and what it picks."""

import importlib
import json
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from tools.mining.pass_screening import promising_scores

from yokai_septet.engine import Solver
from yokai_septet.engine.solver import SMALLEST_MEMORY
from yokai_septet.study.puzzles import PassProof, PuzzleKind, choose, is_proven, parse_puzzle
from yokai_septet.study.puzzles.pass_puzzles import pass_view

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests/golden/records"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return importlib.import_module("tools.mine")


def test_an_interrupted_search_goes_on_where_it_was(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[int] = []

    def search(kind: str, number: int, record: str | None) -> list[str]:
        assert (kind, record) == ("open", None)
        if number == 2 and len(searched) == 2:
            raise KeyboardInterrupt
        searched.append(number)
        return [f"puzzle {number}"]

    monkeypatch.setattr(tool, "search", search)
    kept = tmp_path / "open.jsonl"
    with pytest.raises(KeyboardInterrupt):
        tool.find("open", tool.sources(range(4), []), kept, 1, None)
    with kept.open("a") as file:
        file.write('{"match": "2", "puz')  # written when the machine stopped
    searched.clear()
    tool.find("open", tool.sources(range(4), []), kept, 1, None)
    assert searched == [2, 3]
    found = [json.loads(line) for line in kept.read_text().splitlines()]
    assert [line["match"] for line in found] == ["0", "1", "2", "3"]
    assert [line["puzzles"] for line in found] == [[f"puzzle {n}"] for n in range(4)]


def test_records_are_searched_and_those_of_other_rulesets_have_no_puzzles(
    tool: ModuleType, tmp_path: Path
) -> None:
    files = [RECORDS / f"{name}.yokai" for name in ("four-advanced", "three-basic")]
    kept = tmp_path / "open.jsonl"
    tool.find("open", tool.sources(range(0), files), kept, 1, None)
    played, other = (json.loads(line) for line in kept.read_text().splitlines())
    assert (played["match"], other) == (files[0].name, {"match": files[1].name, "puzzles": []})
    found = [parse_puzzle(line) for line in played["puzzles"]]
    assert found
    solver = Solver(SMALLEST_MEMORY)
    assert all(puzzle.kind is PuzzleKind.OPEN and is_proven(puzzle, solver) for puzzle in found)


def test_what_is_shipped_stays_and_only_what_is_missing_is_added(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *others = choose(PuzzleKind.OPEN)[:6]
    alike = replace(first, themes=())
    monkeypatch.setattr(tool, "SHIPPED", {PuzzleKind.OPEN: 4, PuzzleKind.CLOSED: 2})
    chosen = tool.pick([first, second], [alike, *others, *choose(PuzzleKind.CLOSED)[:1]])
    assert chosen[:2] == [first, second]
    assert len(chosen) == len({puzzle.id for puzzle in chosen}) == 5
    assert chosen[4].kind is PuzzleKind.CLOSED


def test_screening_finds_the_scores_at_which_a_pass_leads() -> None:
    puzzle = choose(PuzzleKind.PASS)[-1]
    assert isinstance(puzzle.proof, PassProof)
    found = promising_scores(pass_view(puzzle.position, puzzle.seat), puzzle.proof.seed)
    assert found == puzzle.position.scores
