"""Reviews of finished matches as they travel: how far one is, and the verdicts found so far.

The fields of a document are those of `study.to_document`; docs/review.md tells what they mean.
Cards are codes, and chances lie between 0 and 1.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from yokai_septet.bots import Why
from yokai_septet.game import Card, Pass, Play
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.replay import ReplayRound
from yokai_septet.study import DecisionKind, Grade, read_reasons
from yokai_septet.study import scale as bot_scale
from yokai_septet.table.commands import CardCode, SeatNumber

ReviewId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22}\Z")]
"""Not to be guessed: whoever has the link to the review of an uploaded record may see it."""

ReviewStatus: TypeAlias = Literal["waiting", "running", "done", "failed"]


class AskReview(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for the review of a match that was played here."""

    first: SeatNumber | None = None
    """The seat to judge before the others; None for the asker's own."""


class ReviewChoice(Struct, frozen=True, kw_only=True):
    """A possible pass or card, given what the seat knew."""

    cards: list[CardCode]
    match: float
    """The chance to win the match."""
    round: float | None
    """The chance to win the round; None in Seven Suitors, whose rounds are not won."""
    points: float
    """The expected lead in this round."""


class ReviewOpenValue(Struct, frozen=True, kw_only=True):
    """A possible pass or card, with open cards."""

    cards: list[CardCode]
    match: float
    points: float
    exact: bool
    """Whether it is proven; otherwise playouts estimate it."""
    error: float | None = None
    """The standard error of the match chance; None in reviews of earlier versions."""


class ReviewWhy(Struct, frozen=True, kw_only=True):
    """A message with its parameters."""

    message: str
    params: dict[str, str | int]


class ReviewTakenBack(Struct, frozen=True, kw_only=True):
    """Cards that were passed or played here before, and taken back."""

    seat: int
    cards: list[CardCode]


class ReviewDecision(Struct, frozen=True, kw_only=True):
    """One decision that had a choice, judged."""

    after: int
    """The number of actions before it, deals included."""
    round: int
    trick: int | None
    """None for a pass."""
    seat: int
    kind: DecisionKind
    made: list[CardCode]
    best: list[CardCode]
    grade: Grade
    loss: float
    """The match chance given away; it may be below 0 by chance."""
    error: float
    """The standard error of the loss."""
    effect: list[float]
    """What the choice, instead of the best one, did to every side's match chance."""
    choices: list[ReviewChoice]
    """The best first. Of a pass, the one made and the best ones found."""
    open: list[ReviewOpenValue]
    """Empty while it is not known; it comes after the judgement."""
    open_loss: float | None
    why: ReviewWhy | None
    gave_away: ReviewWhy | None
    charged: bool
    """Whether the participant decided, and not a stand-in."""
    by: str | None
    """Who decided instead: the strength of a bot, or `person`."""
    hint: bool
    taken_back: list[ReviewTakenBack]


class ReviewStep(Struct, frozen=True, kw_only=True):
    """One step of the curve; all figures by side."""

    after: int
    round: int
    seat: int | None
    """Who decided; None for a deal."""
    chances: list[float]
    """After the step."""
    error: list[float]
    luck: list[float]


class ReviewAccount(Struct, frozen=True, kw_only=True):
    """One side's way from its first chance to its last: `start` and the parts make `end`."""

    side: int
    start: float
    deals: float
    own_errors: float
    others_errors: float
    hidden: float
    uncharged: float = 0.0
    """The errors of stand-ins, on any side; 0 in reviews of earlier versions, where they are among
    the others."""
    end: float


class ReviewShare(Struct, frozen=True, kw_only=True):
    """The mean match chance lost by a decision, and half the width of its 95 % interval."""

    decisions: int
    loss: float
    margin: float | None


class ReviewSummary(Struct, frozen=True, kw_only=True):
    """One player's own decisions added up."""

    seat: int
    all: ReviewShare
    kinds: dict[DecisionKind, ReviewShare]
    grades: dict[Grade, int]


class ReviewScaleMark(Struct, frozen=True, kw_only=True):
    """What a bot of known strength loses per decision."""

    bot: str
    loss: float
    margin: float


class ReviewPlayer(Struct, frozen=True, kw_only=True):
    """Who sat at a seat when the match began."""

    name: str
    bot: str | None


class ReviewDocument(Struct, frozen=True, kw_only=True):
    """A review, or as much of it as is known."""

    engine: int
    """The version of the engine that judged."""
    ruleset: str
    players: list[ReviewPlayer]
    seats: list[int]
    """The seats that are judged."""
    decisions: list[ReviewDecision]
    """In the order of the match."""
    curve: list[ReviewStep]
    luck: list[ReviewAccount]
    """Empty until all decisions are judged."""
    summary: list[ReviewSummary]
    """Empty until all decisions are judged."""
    scale: list[ReviewScaleMark]


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
    played: Annotated[list[CardCode], Meta(max_length=60)] = []


class AskWhatIf(PositionBeside, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks what can be done in a position."""

    choice: Annotated[list[CardCode], Meta(max_length=3)] = []
    """A pass to value beside the best ones; cards that can be played are all valued."""


class WhatIfAnswer(Struct, frozen=True, kw_only=True):
    """What every legal card is worth there, or the best passes and the one asked about."""

    round: ReplayRound
    """The round up to there."""
    turn: int | None
    """Who is to play; None if the round is over."""
    legal: list[CardCode]
    choices: list[ReviewChoice]
    """Given what that seat would know, the best first."""
    open: list[ReviewOpenValue]
    """With open cards, the best first."""


class PlayOn(PositionBeside, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a table that goes on from a position, with bots on the other seats."""

    seat: SeatNumber
    bots: str = "adept"


def scale_marks() -> list[ReviewScaleMark]:
    """The bots' marks, from the largest loss to the smallest."""
    return [ReviewScaleMark(bot=m.bot, loss=m.loss, margin=m.margin) for m in bot_scale()]


def read_decision(body: bytes | str) -> ReviewDecision:
    """A decision that was kept, with the reasons that may be shown."""
    decision = msgspec.json.decode(body, type=ReviewDecision)
    if decision.why is None:
        return decision
    cards = tuple(map(Card.parse, decision.best))
    is_pass = decision.kind is DecisionKind.PASS
    best = Pass(decision.seat, cards) if is_pass else Play(decision.seat, cards[0])
    gave_away = decision.gave_away
    shown = read_reasons(
        best,
        Why(decision.why.message, decision.why.params),
        None if gave_away is None else Why(gave_away.message, gave_away.params),
    )
    return msgspec.structs.replace(
        decision,
        why=_reason(shown.best),
        gave_away=None if shown.gave_away is None else _reason(shown.gave_away),
    )


def _reason(why: Why) -> ReviewWhy:
    return ReviewWhy(message=why.message, params=why.params)


def decision_state(document: dict[str, Any]) -> ReviewDecision:
    """A decision of `study.to_document`."""
    return msgspec.convert(document, ReviewDecision)
