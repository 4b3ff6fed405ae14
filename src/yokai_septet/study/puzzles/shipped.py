"""The shipped puzzles: read from and written to lines of JSON."""

import json
from collections.abc import Iterable
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from yokai_septet.errors import InvalidValue
from yokai_septet.game import Card, CardSet, Pass
from yokai_septet.records import format_position, parse_position
from yokai_septet.study.puzzles.puzzle import (
    ClosedProof,
    Difficulty,
    Gap,
    Misses,
    OpenProof,
    PassProof,
    Proof,
    Puzzle,
    PuzzleKind,
    PuzzleTheme,
)

WITHDRAWN = ("38a93eca", "8aacbf97", "8d52f640")
"""Puzzles that were shipped once: their answers did not hold in the worlds of a third seed."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All shipped puzzles."""
    text = files("yokai_septet.study").joinpath("data/puzzles.jsonl").read_text("utf-8")
    return tuple(map(parse_puzzle, text.splitlines()))


def puzzle_with(name: str) -> Puzzle:
    """The shipped puzzle with this id."""
    for puzzle in puzzles():
        if puzzle.id == name:
            return puzzle
    if name in WITHDRAWN:
        raise InvalidValue(
            "withdrawn-puzzle",
            f"Puzzle {name} was withdrawn: more than one answer may be right.",
            text=name,
        )
    raise InvalidValue("unknown-puzzle", f"There is no puzzle {name!r}.", text=name)


def choose(
    kind: PuzzleKind | None = None,
    theme: PuzzleTheme | None = None,
    difficulty: Difficulty | None = None,
) -> tuple[Puzzle, ...]:
    """The shipped puzzles of this kind, theme and difficulty."""
    return tuple(
        puzzle
        for puzzle in puzzles()
        if (kind is None or puzzle.kind is kind)
        and (theme is None or theme in puzzle.themes)
        and (difficulty is None or puzzle.difficulty is difficulty)
    )


def puzzle_of(day: date, among: Iterable[Puzzle]) -> Puzzle | None:
    """The puzzle of a day, the same for everybody. The kinds take turns; within a kind the order
    looks random, and none comes again before all have been shown."""
    ordered = sorted(among, key=lambda puzzle: sha256(puzzle.id.encode()).digest())
    kinds = [kind for kind in PuzzleKind if any(puzzle.kind is kind for puzzle in ordered)]
    if not kinds:
        return None
    turn, which = divmod(day.toordinal(), len(kinds))
    of_kind = [puzzle for puzzle in ordered if puzzle.kind is kinds[which]]
    return of_kind[turn % len(of_kind)]


# --- lines of JSON --------------------------------------------------------------------------------


def format_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line of JSON."""
    document: dict[str, Any] = {
        "id": puzzle.id,
        "kind": puzzle.kind.value,
        "seat": puzzle.seat,
        "position": format_position(puzzle.position),
        **_proof_document(puzzle.proof),
        "themes": [theme.value for theme in puzzle.themes],
        "misses": [puzzle.misses.novice, puzzle.misses.adept, puzzle.misses.montecarlo],
    }
    return json.dumps(document, separators=(",", ":"))


def parse_puzzle(line: str) -> Puzzle:
    """The puzzle of a line of JSON."""
    document = json.loads(line)
    return Puzzle(
        document["id"],
        document["seat"],
        parse_position(document["position"]),
        _proof(document),
        tuple(map(PuzzleTheme, document["themes"])),
        Misses(*document["misses"]),
    )


def _proof_document(proof: Proof) -> dict[str, Any]:
    if isinstance(proof, OpenProof):
        return {
            "line": _codes(proof.line),
            "gaps": [[gap.at, gap.best, gap.second] for gap in proof.gaps],
        }
    if isinstance(proof, ClosedProof):
        return {
            "unseen": str(proof.unseen),
            "excluded": list(map(str, proof.excluded)),
            "worlds": proof.worlds,
            "wins": {card.code: wins for card, wins in proof.wins},
        }
    return {
        "best": _codes(proof.best.cards),
        "second": _codes(proof.second.cards),
        "chance": round(proof.chance, 5),
        "lead": round(proof.lead, 5),
        "error": round(proof.error, 5),
        "worlds": proof.worlds,
        "seed": proof.seed,
    }


def _proof(document: dict[str, Any]) -> Proof:
    kind, seat = PuzzleKind(document["kind"]), document["seat"]
    if kind is PuzzleKind.OPEN:
        gaps = tuple(Gap(*gap) for gap in document["gaps"])
        return OpenProof(_cards(document["line"]), gaps)
    if kind is PuzzleKind.CLOSED:
        return ClosedProof(
            CardSet.parse(document["unseen"]),
            tuple(map(CardSet.parse, document["excluded"])),
            document["worlds"],
            tuple((Card.parse(code), wins) for code, wins in document["wins"].items()),
        )
    return PassProof(
        Pass(seat, _cards(document["best"])),
        Pass(seat, _cards(document["second"])),
        document["chance"],
        document["lead"],
        document["error"],
        document["worlds"],
        document["seed"],
    )


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, codes.split()))
