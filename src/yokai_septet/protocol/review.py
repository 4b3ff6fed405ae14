"""Reviews of finished matches: how far one is, and what is asked beside it.

What is found is a `study.ReviewDocument`; docs/review.md tells what its figures mean. Cards are
codes, and chances lie between 0 and 1.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from yokai_septet.game import Card
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.rounds import OpenRound
from yokai_septet.study import ChoiceValue, OpenValue, ReviewDocument
from yokai_septet.table.commands import SeatNumber

ReviewId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22}\Z")]
"""Not to be guessed: whoever has the link to the review of an uploaded record may see it."""

ReviewStatus: TypeAlias = Literal["waiting", "running", "done", "failed"]


class AskReview(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for the review of a match that was played here."""

    first: SeatNumber | None = None
    """The seat to judge before the others; None for the asker's own."""


class ReviewState(Struct, frozen=True, kw_only=True):
    """How far a review is."""

    id: ReviewId
    state: ReviewStatus
    ahead: int
    """How many reviews come before it, while it is waiting."""
    done: int
    total: int
    """The decisions judged, and to be judged; 0 before it has begun."""
    table: str | None
    """The table where the match was played; None for an uploaded record."""
    seat: int | None
    """The asker's seat in that match."""
    error: Problem | None
    """Why it failed."""
    review: ReviewDocument | None


class PositionBeside(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position beside the record: so many of its actions, then these cards."""

    after: Annotated[int, Meta(ge=0, le=100_000)]
    played: Annotated[list[Card], Meta(max_length=60)] = []


class AskWhatIf(PositionBeside, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks what can be done in a position."""

    choice: Annotated[list[Card], Meta(max_length=3)] = []
    """A pass to value beside the best ones; cards that can be played are all valued."""


class WhatIfAnswer(Struct, frozen=True, kw_only=True):
    """What every legal card is worth there, or the best passes and the one asked about."""

    round: OpenRound
    """The round up to there."""
    turn: int | None
    """Who is to play; None if the round is over."""
    legal: tuple[Card, ...]
    choices: tuple[ChoiceValue, ...]
    """Given what that seat would know, the best first."""
    open: tuple[OpenValue, ...]
    """With open cards, the best first."""


class PlayOn(PositionBeside, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a table that goes on from a position, with bots on the other seats."""

    seat: SeatNumber
    bots: str = "adept"
