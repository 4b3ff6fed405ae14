"""Puzzles with proof: what they are, the shipped ones, and how they are verified.

`puzzles()` are the shipped ones, `choose` some of them, `puzzle_of` that of a day; `is_proven`
proves one again. `tools/mining` finds new ones.
"""

from yokai_septet.study.puzzles.puzzle import (
    ClosedProof,
    Difficulty,
    Misses,
    OpenProof,
    PassProof,
    Puzzle,
    PuzzleKind,
    PuzzleTheme,
)
from yokai_septet.study.puzzles.shipped import (
    choose,
    format_puzzle,
    parse_puzzle,
    puzzle_of,
    puzzle_with,
    puzzles,
)
from yokai_septet.study.puzzles.verify import is_proven

__all__ = [
    "ClosedProof", "Difficulty", "PuzzleKind", "Misses", "OpenProof", "PassProof", "Puzzle",
    "PuzzleTheme", "choose", "format_puzzle", "is_proven", "parse_puzzle", "puzzle_of",
    "puzzle_with", "puzzles",
]  # fmt: skip
