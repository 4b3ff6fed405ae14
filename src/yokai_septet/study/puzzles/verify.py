"""Proves a puzzle again from its position alone: nothing that is stored with it is believed."""

from yokai_septet.engine import Solver
from yokai_septet.study.puzzles.canonical import puzzle_id
from yokai_septet.study.puzzles.closed_puzzles import is_decided, prove_closed
from yokai_septet.study.puzzles.open_puzzles import turn_of, verify_open
from yokai_septet.study.puzzles.pass_puzzles import is_confirmed, pass_view, prove_pass
from yokai_septet.study.puzzles.puzzle import ClosedProof, OpenProof, PassProof, Puzzle

DIGITS = 5
"""To which the figures of a pass are kept."""


def is_proven(puzzle: Puzzle, solver: Solver) -> bool:
    """Whether the proof holds, and the id is that of the position."""
    position, proof = puzzle.position, puzzle.proof
    if puzzle.id != puzzle_id(position, puzzle.seat, proof):
        return False
    if isinstance(proof, OpenProof):
        now = position.round()
        return turn_of(now) == puzzle.seat and verify_open(now, proof, solver)
    if isinstance(proof, ClosedProof):
        again = prove_closed(position, proof.unseen, proof.excluded)
        return again is not None and is_decided(again) and _same_wins(again, proof)
    view = pass_view(position, puzzle.seat)
    found = prove_pass(view, proof.seed)
    return found is not None and _rounded(found) == _rounded(proof) and is_confirmed(view, proof)


def _same_wins(one: ClosedProof, other: ClosedProof) -> bool:
    return one.worlds == other.worlds and dict(one.wins) == dict(other.wins)


def _rounded(proof: PassProof) -> tuple[object, ...]:
    figures = (round(figure, DIGITS) for figure in (proof.chance, proof.lead, proof.error))
    return proof.best, proof.second, proof.worlds, *figures
