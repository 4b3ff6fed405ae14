"""What is asked of an engine, and what it answers: one JSON document each."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from yokai_septet.game import Card
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.codec import decoder, plain_of
from yokai_septet.protocol.puzzle import PuzzleState
from yokai_septet.protocol.review import WhatIfAnswer
from yokai_septet.study import ReviewBudget, ReviewFrame, Verdict


class MakeReview(Struct, frozen=True, tag="review"):
    """Review a match. After every verdict, judged or opened, the engine waits for an empty line."""

    record: str
    """As JSON."""
    budget: ReviewBudget
    first: int | None = None
    known: list[Verdict] = []
    """The verdicts found before, in any order."""


class ValueChoices(Struct, frozen=True, tag="what-if"):
    """Value the choices after so many actions of a record, and then these cards."""

    record: str
    after: int
    played: list[Card]
    choice: list[Card] = []
    """A pass to value beside the best ones."""


class JudgeRound(Struct, frozen=True, tag="round"):
    """Judge what one seat decided in a round that is over. After every verdict the engine is
    `Paused`."""

    record: str
    number: int
    seat: int
    budget: ReviewBudget


class PlayField(Struct, frozen=True, tag="field"):
    """Play one run of the field of a daily deal."""

    seed: str
    run: int
    nodes: int


class SolvePuzzle(Struct, frozen=True, tag="puzzle"):
    """Find the answer of a puzzle."""

    id: str


Request: TypeAlias = MakeReview | ValueChoices | JudgeRound | PlayField | SolvePuzzle


class Judged(Struct, frozen=True, tag="judged"):
    """A decision is judged."""

    done: int
    total: int
    verdict: Verdict


class Opened(Struct, frozen=True, tag="opened"):
    """A decision that was judged before is valued with open cards, too."""

    verdict: Verdict


class Framed(Struct, frozen=True, tag="framed"):
    """The document so far without its decisions, from time to time before a verdict."""

    frame: ReviewFrame


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """The review is done."""

    frame: ReviewFrame


class Valued(Struct, frozen=True, tag="valued"):
    """The choices of a position."""

    what_if: WhatIfAnswer


class Paused(Struct, frozen=True, tag="paused"):
    """The engine waits for an empty line before it goes on."""


class RoundJudged(Struct, frozen=True, tag="round-judged"):
    """All that a seat decided in a round."""

    verdicts: tuple[Verdict, ...]


class FieldPlayed(Struct, frozen=True, tag="played"):
    """The result of a run of the field."""

    points: int


class PuzzleSolved(Struct, frozen=True, tag="solved"):
    """A puzzle with its answer."""

    puzzle: PuzzleState


class Failed(Struct, frozen=True, tag="failed"):
    """The request cannot be fulfilled."""

    problem: Problem


Answer: TypeAlias = (
    Judged
    | Opened
    | Framed
    | Reviewed
    | Valued
    | Paused
    | RoundJudged
    | FieldPlayed
    | PuzzleSolved
    | Failed
)

encode = msgspec.json.Encoder(enc_hook=plain_of).encode
decode_request = decoder(Request).decode
decode_answer = decoder(Answer).decode
