"""Puzzles as they travel: whatever may be tried has its answer, in lines to step through."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from yokai_septet import Card, CardSet, Play, Round
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.puzzle import (
    ClosedSolution,
    OpenSolution,
    PassSolution,
    PuzzleLine,
    PuzzleState,
    puzzle_state,
)
from yokai_septet.records.position import Hand
from yokai_septet.study.puzzles import Puzzle, PuzzleKind, choose, parse_puzzle


def sample(kind: PuzzleKind, step: int) -> list[Puzzle]:
    return list(choose(kind)[::step])


def cards_of(line: PuzzleLine) -> list[Card]:
    return [card for trick in line.tricks for card in trick.cards]


def assert_played(puzzle: Puzzle, hands: Sequence[Sequence[Card]], line: PuzzleLine) -> None:
    """The tricks of a line are legal plays from these hands, with their winners and the result."""
    shown = position_with(puzzle, hands)
    played = cards_of(line)
    assert played[: len(puzzle.position.trick)] == list(puzzle.position.trick)
    for card in played[len(puzzle.position.trick) :]:
        assert shown.turn is not None
        shown = shown.apply(Play(shown.turn, card))
    assert [trick.winner for trick in line.tricks] == [trick.winner for trick in shown.tricks]
    assert shown.result is not None
    assert line.result is not None
    assert line.result == shown.result


def position_with(puzzle: Puzzle, hands: Sequence[Sequence[Card]]) -> Round:
    """The position with these hands."""
    known = tuple(Hand(CardSet.of(*hand)) for hand in hands)
    return replace(puzzle.position, hands=known).round()


def own_points(puzzle: Puzzle, line: PuzzleLine) -> int:
    assert line.result is not None
    side = puzzle.position.ruleset.sides[puzzle.seat]
    points = line.result.points[side] - line.result.points[1 - side]
    assert (side in line.result.winners) == (points > 0)
    return points


@pytest.mark.parametrize("shipped", sample(PuzzleKind.OPEN, 40), ids=lambda puzzle: puzzle.id)
def test_every_card_of_an_open_puzzle_has_its_answer(shipped: Puzzle) -> None:
    puzzle = puzzle_state(shipped)
    solution = puzzle.solution
    assert isinstance(solution, OpenSolution)
    hands = [hand.cards for hand in puzzle.hands]
    assert_played(shipped, hands, solution.line)
    assert own_points(shipped, solution.line) == solution.questions[0].best
    now, line = shipped.position.round(), cards_of(solution.line)[len(puzzle.trick) :]
    for at, played in enumerate(line):
        for question in solution.questions:
            if question.at == at:
                legal = set(CardSet(now.playable()))
                assert now.turn == question.seat
                assert played in question.right
                assert legal == {*question.right, *(bad.card for bad in question.wrong)}
                for bad in question.wrong:
                    assert_played(shipped, hands, bad.line)
                    assert cards_of(bad.line)[len(puzzle.trick) + at] == bad.card
                    assert own_points(shipped, bad.line) == bad.points <= question.second
        assert now.turn is not None
        now = now.apply(Play(now.turn, played))


@pytest.mark.parametrize("shipped", sample(PuzzleKind.CLOSED, 30), ids=lambda puzzle: puzzle.id)
def test_every_card_of_a_closed_puzzle_has_its_count(shipped: Puzzle) -> None:
    puzzle = puzzle_state(shipped)
    solution = puzzle.solution
    assert isinstance(solution, ClosedSolution)
    counts = [one.wins for one in solution.wins]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[1]
    first, *others = solution.examples
    assert first.card == solution.wins[0].cards[0]
    now = position_with(shipped, first.hands)
    legal = list(CardSet(now.playable()))
    assert sorted(card for one in solution.wins for card in one.cards) == legal
    assert own_points(shipped, first.line) > 0
    for example in (first, *others):
        assert_fits(puzzle, example.hands)
        assert_played(shipped, example.hands, example.line)
        assert cards_of(example.line)[len(puzzle.trick)] == example.card
    for example in others:
        assert own_points(shipped, example.line) < 0


def assert_fits(puzzle: PuzzleState, hands: Sequence[Sequence[Card]]) -> None:
    """These hands are a world of the puzzle."""
    for hand, known in zip(hands, puzzle.hands, strict=True):
        assert set(known.cards) <= set(hand)
        assert len(hand) == len(known.cards) + known.unknown
        assert not set(hand) & set(known.excluded)


def test_every_pass_has_its_chance() -> None:
    shipped = choose(PuzzleKind.PASS)[0]
    puzzle = puzzle_state(shipped)
    solution = puzzle.solution
    assert isinstance(solution, PassSolution)
    assert len({tuple(one.cards) for one in solution.passes}) == 220
    chances = [one.chance for one in solution.passes]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] == pytest.approx(solution.lead, abs=1e-4)
    assert puzzle == puzzle_state(shipped), "the same at every time, so that caches know it"


GOLDEN = Path(__file__).parents[1] / "golden/puzzles.json"


def test_golden_puzzles_are_up_to_date() -> None:
    """What the page's own tests solve; `python -m tests.protocol.test_puzzle` writes it."""
    for one in json.loads(GOLDEN.read_text("utf-8")):
        assert json.loads(encode(puzzle_state(parse_puzzle(one["line"])))) == one["state"]


def write_golden() -> None:
    """Write the states of the golden puzzles again."""
    found = json.loads(GOLDEN.read_text("utf-8"))
    for one in found:
        one["state"] = json.loads(encode(puzzle_state(parse_puzzle(one["line"]))))
    GOLDEN.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    write_golden()
