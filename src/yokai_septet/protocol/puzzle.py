"""The wire form of puzzles: what is seen, what is asked, and the answer to whatever may be tried.

A puzzle is sent with its answer. It is not a competition, so there is nothing to protect; the
client judges a card at once and without the server, and needs no rules to show what follows it.
"""

from typing import Annotated

from msgspec import Meta, Struct

from yokai_septet.engine import Solver
from yokai_septet.engine.solver import SMALLEST_MEMORY
from yokai_septet.game import Card, Round, RoundResult, Ruleset, Suit
from yokai_septet.protocol.rounds import OpenTrick, open_tricks
from yokai_septet.study.puzzles import (
    ClosedProof,
    Difficulty,
    OpenProof,
    PassProof,
    Puzzle,
    PuzzleKind,
    PuzzleTheme,
    answers,
)
from yokai_septet.study.puzzles.themes import full_line

PuzzleId = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}\Z")]


class PuzzleSummary(Struct, frozen=True, kw_only=True):
    """A puzzle as it is listed."""

    id: PuzzleId
    kind: PuzzleKind
    difficulty: Difficulty
    themes: list[PuzzleTheme]


class PuzzleList(Struct, frozen=True, kw_only=True):
    """A page of the puzzles that were asked for."""

    total: int
    """How many there are on all pages."""
    puzzles: list[PuzzleSummary]


class PuzzleOfTheDay(Struct, frozen=True, kw_only=True):
    """The same puzzle for everybody."""

    day: str
    """The date in UTC, such as 2026-11-16."""
    puzzle: PuzzleSummary


class PuzzleHand(Struct, frozen=True, kw_only=True):
    """What is known of a hand."""

    cards: tuple[Card, ...]
    unknown: int
    """How many more cards there are."""
    excluded: tuple[Card, ...]
    """Unseen cards that it cannot hold."""


class PuzzleLine(Struct, frozen=True, kw_only=True):
    """Cards played from the position on."""

    tricks: list[OpenTrick]
    """The first one begins with the cards that lay on the table."""
    result: RoundResult | None
    """How the round ended."""


class PuzzleRefutation(Struct, frozen=True, kw_only=True):
    """A wrong card of an open puzzle, and best play of everybody after it."""

    card: Card
    points: int
    """The round's points for the solver's side, negative if it loses."""
    line: PuzzleLine


class PuzzleQuestion(Struct, frozen=True, kw_only=True):
    """A turn at which the solver has to find the only card."""

    at: int
    """How many cards of the line are played before it, without those on the table at first."""
    seat: int
    right: tuple[Card, ...]
    """The only card, and cards that make no difference to it."""
    best: int
    """The round's points for the solver's side after it, negative if it loses."""
    second: int
    """The same after the best other card."""
    wrong: list[PuzzleRefutation]


class OpenSolution(Struct, frozen=True, kw_only=True, tag_field="kind", tag="open"):
    """All hands are seen: the cards to find, turn by turn."""

    line: PuzzleLine
    """To the end of the round."""
    questions: list[PuzzleQuestion]


class PuzzleCount(Struct, frozen=True, kw_only=True):
    """Cards that make no difference, and the worlds that they win in."""

    cards: tuple[Card, ...]
    wins: int


class PuzzleExample(Struct, frozen=True, kw_only=True):
    """One possible world of a closed puzzle, played out with open cards."""

    card: Card
    """The first card of the solver."""
    hands: list[tuple[Card, ...]]
    line: PuzzleLine


class ClosedSolution(Struct, frozen=True, kw_only=True, tag_field="kind", tag="closed"):
    """One seat's knowledge: the card that wins in the most worlds."""

    worlds: int
    wins: list[PuzzleCount]
    """All cards that can be played, the best first."""
    examples: list[PuzzleExample]
    """A world that the best card wins; for other cards, as far as there are any among those looked
    at, one that the best card wins and this one loses."""


class PuzzlePass(Struct, frozen=True, kw_only=True):
    """A pass, and the match chance after it."""

    cards: tuple[Card, ...]
    chance: float


class PassSolution(Struct, frozen=True, kw_only=True, tag_field="kind", tag="pass"):
    """Three cards to give."""

    passes: list[PuzzlePass]
    """All of them, the best first."""
    lead: float
    """By how much the best is better than the second."""
    error: float
    """The standard error of the lead."""
    worlds: int
    """In how many sampled worlds the best was compared with the second."""


class PuzzleMisses(Struct, frozen=True, kw_only=True):
    """How often bots missed the answer, in per cent."""

    novice: int
    adept: int
    montecarlo: int


class PuzzleState(PuzzleSummary, frozen=True, kw_only=True):
    """A puzzle with its answer."""

    ruleset: Ruleset
    seat: int
    """The seat that acts first."""
    scores: list[int]
    """The score of each side before this round."""
    face_up: Card | None
    trump: Suit | None
    leader: int | None
    """Who led the trick, or will lead after the pass, if that is known."""
    trick: tuple[Card, ...]
    """The cards on the table."""
    won: list[int]
    """The tricks that each side has won."""
    bosses: list[tuple[Card, ...]]
    hands: list[PuzzleHand]
    unseen: tuple[Card, ...]
    """The cards of which it is not known who holds them; only of a closed puzzle."""
    misses: PuzzleMisses
    solution: OpenSolution | ClosedSolution | PassSolution


def puzzle_summary(puzzle: Puzzle) -> PuzzleSummary:
    """A puzzle as it is listed."""
    return PuzzleSummary(
        id=puzzle.id,
        kind=puzzle.kind,
        difficulty=puzzle.difficulty,
        themes=list(puzzle.themes),
    )


def puzzle_state(puzzle: Puzzle) -> PuzzleState:
    """A puzzle with its answer; takes up to a second of processor."""
    position, proof, misses = puzzle.position, puzzle.proof, puzzle.misses
    closed = proof if isinstance(proof, ClosedProof) else None
    return PuzzleState(
        id=puzzle.id,
        kind=puzzle.kind,
        difficulty=puzzle.difficulty,
        themes=list(puzzle.themes),
        ruleset=position.ruleset,
        seat=puzzle.seat,
        scores=list(position.scores),
        face_up=position.face_up,
        trump=position.trump,
        leader=position.leader,
        trick=tuple(position.trick),
        won=list(position.won),
        bosses=[tuple(bosses) for bosses in position.bosses],
        hands=[
            PuzzleHand(
                cards=tuple(hand.known),
                unknown=hand.unknown,
                excluded=tuple(closed.excluded[seat]) if closed else (),
            )
            for seat, hand in enumerate(position.hands)
        ],
        unseen=tuple(closed.unseen) if closed else (),
        misses=PuzzleMisses(novice=misses.novice, adept=misses.adept, montecarlo=misses.montecarlo),
        solution=_solution(puzzle),
    )


def _solution(puzzle: Puzzle) -> OpenSolution | ClosedSolution | PassSolution:
    proof = puzzle.proof
    if isinstance(proof, OpenProof):
        return _open(puzzle, proof, Solver(SMALLEST_MEMORY))
    if isinstance(proof, ClosedProof):
        return _closed(puzzle, proof, Solver(SMALLEST_MEMORY))
    return _pass(puzzle, proof)


def _open(puzzle: Puzzle, proof: OpenProof, solver: Solver) -> OpenSolution:
    now = puzzle.position.round()
    asked = answers.questions(now, proof, solver)
    return OpenSolution(
        line=_line(answers.play_out(now, full_line(now, proof, solver))),
        questions=[
            PuzzleQuestion(
                at=one.at,
                seat=one.seat,
                right=tuple(one.right),
                best=gap.best,
                second=gap.second,
                wrong=[
                    PuzzleRefutation(card=bad.card, points=bad.value, line=_line(bad.end))
                    for bad in one.wrong
                ],
            )
            for one, gap in zip(asked, proof.gaps, strict=True)
        ],
    )


def _closed(puzzle: Puzzle, proof: ClosedProof, solver: Solver) -> ClosedSolution:
    return ClosedSolution(
        worlds=proof.worlds,
        wins=[
            PuzzleCount(cards=tuple(one.cards), wins=one.wins)
            for one in answers.counted(puzzle, proof)
        ],
        examples=[
            PuzzleExample(
                card=one.card,
                hands=[tuple(one.start.hand(seat)) for seat in one.start.ruleset.seats],
                line=_line(one.end),
            )
            for one in answers.examples(puzzle, proof, solver)
        ],
    )


def _pass(puzzle: Puzzle, proof: PassProof) -> PassSolution:
    return PassSolution(
        passes=[
            PuzzlePass(cards=tuple(one.cards), chance=round(one.chance, 4))
            for one in answers.pass_chances(puzzle, proof)
        ],
        lead=proof.lead,
        error=proof.error,
        worlds=proof.worlds,
    )


def _line(end: Round) -> PuzzleLine:
    return PuzzleLine(tricks=open_tricks(end), result=end.result)
