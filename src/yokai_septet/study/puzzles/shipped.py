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

WITHDRAWN = (
    "38a93eca", "8aacbf97", "8d52f640", "00f6814f", "051b6291", "065cf10d", "0914e847", "0926af16",
    "12b284f9", "159ef2a9", "21e82f16", "24336bcd", "253b01f5", "288d72df", "2ddfe7a7", "30d05940",
    "39950293", "3d2d4299", "4c3e4f01", "4d7dcf96", "51d51327", "53b38e04", "5b6125a2", "638e9bfc",
    "6b50cbdc", "7a24187c", "7b8e7253", "7c211d4c", "7f0a5598", "852a8561", "8bb72011", "8f68022a",
    "94da81da", "9dc1ca14", "9ec1b0a6", "b9f29a56", "ba1a1028", "ba5ac380", "bb10a085", "bc44c86c",
    "cdb9d833", "d8e34bbb", "e7419286",
)  # fmt: skip
"""Puzzles that were shipped once. The answers of the first three did not hold in the worlds of a
third seed. For each of the others, another pass leads by more than `MOST_BEHIND` if the other seats
pass random cards."""


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
