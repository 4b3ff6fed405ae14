"""What people and programs may ask of a table.

These are also the messages that clients send, so they are msgspec structs with a `type` tag. A
command that answers a decision of the game names it (`after`, the number of actions before it), so
that a late answer is recognised and never taken for another one.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from yokai_septet.table.options import TableOptions

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
CardCode: TypeAlias = Annotated[str, Meta(pattern=r"^[WECLDFS](A|[2-9]|1[0-3])f?$")]
CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[!-~]{1,40}\Z")]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "nice-trick", "one-moment", "goodbye"
]


class _Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: CommandId
    """Chosen by the client; the same command sent twice is carried out once."""


class Sit(_Command, frozen=True, tag="sit"):
    """Sit down on a free seat, or move to one before the start. Where seats are locked, this takes
    the invitation."""

    seat: SeatNumber


class Leave(_Command, frozen=True, tag="leave"):
    """Stand up; after the start a bot plays on."""


class AddBot(_Command, frozen=True, tag="add-bot"):
    """The owner seats a bot."""

    seat: SeatNumber
    strength: str


class FillWithBots(_Command, frozen=True, tag="fill-with-bots"):
    """The owner seats bots on all free seats."""


class Remove(_Command, frozen=True, tag="remove"):
    """The owner removes whoever sits there, before the start."""

    seat: SeatNumber


class SwapSeats(_Command, frozen=True, tag="swap-seats"):
    """The owner swaps two seats before the start."""

    one: SeatNumber
    other: SeatNumber


class ShuffleSeats(_Command, frozen=True, tag="shuffle-seats"):
    """The owner has all seats drawn at random before the start, and so the teams."""


class SetOptions(_Command, frozen=True, tag="set-options"):
    """The owner changes the options before the start."""

    options: TableOptions


class LockSeats(_Command, frozen=True, tag="lock-seats"):
    """The owner lets only people with the invitation sit down, or everybody again."""

    locked: bool


class HandOver(_Command, frozen=True, tag="hand-over"):
    """The owner makes the person on that seat the owner."""

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    """The owner starts the match; all seats must be taken."""


class CommitSalt(_Command, frozen=True, tag="commit-salt"):
    """Commit to a salt for the deals, once the match has begun (docs/fair-deal.md)."""

    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class RevealSalt(_Command, frozen=True, tag="reveal-salt"):
    """Reveal the salt that was committed to, once all commitments are fixed."""

    salt: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){1,64}\Z")]


class PassCards(_Command, frozen=True, tag="pass"):
    """Choose the cards to pass; the choice may be changed until the last one is in."""

    after: int
    cards: list[CardCode]


class PlayCard(_Command, frozen=True, tag="play"):
    """Play a card."""

    after: int
    card: CardCode


class Ready(_Command, frozen=True, tag="ready"):
    """Ready for the next deal or, as all others then see, for the start."""

    after: int
    """The number of actions so far: 0 before the first deal."""


class AskUndo(_Command, frozen=True, tag="ask-undo"):
    """Ask to take back your own last card, before anybody else has acted."""


class AnswerUndo(_Command, frozen=True, tag="answer-undo"):
    """Agree to another's undo, or not."""

    agree: bool


class AskBot(_Command, frozen=True, tag="ask-bot"):
    """Ask that a bot plays for somebody who is away, where no clock does it."""

    seat: SeatNumber


class VoteBot(_Command, frozen=True, tag="vote-bot"):
    """Agree to give the seat of somebody who lets the others wait to a bot until the round ends, or
    take that back; it happens when all others who decide agree."""

    seat: SeatNumber
    agree: bool


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Take your seat back from the bot that plays for you."""


class VoteAbandon(_Command, frozen=True, tag="vote-abandon"):
    """Agree to abandon the match, or take that back; it ends when all people agree. To refuse what
    others have proposed ends their proposal."""

    agree: bool


class Say(_Command, frozen=True, tag="say"):
    """Say one of the fixed phrases, before the deal or between rounds."""

    phrase: Phrase


class LeadReview(_Command, frozen=True, tag="lead-review"):
    """Show everybody at the table a moment of the review of its match; they may follow."""

    review: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22}\Z")]
    at: Annotated[int, Meta(ge=0, le=100_000)] | None
    """The number of actions before it; None stops leading."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Ask for another match with the same people; the first to ask makes its table."""


class AskHint(_Command, frozen=True, tag="ask-hint"):
    """Ask a bot for advice on your decision; everybody hears of it, and only you get the answer."""


Command: TypeAlias = (
    Sit
    | Leave
    | AddBot
    | FillWithBots
    | Remove
    | SwapSeats
    | ShuffleSeats
    | SetOptions
    | LockSeats
    | HandOver
    | Start
    | CommitSalt
    | RevealSalt
    | PassCards
    | PlayCard
    | Ready
    | AskUndo
    | AnswerUndo
    | AskBot
    | VoteBot
    | TakeBack
    | VoteAbandon
    | Say
    | LeadReview
    | Rematch
    | AskHint
)
