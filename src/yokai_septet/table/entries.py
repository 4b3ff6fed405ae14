"""The log of a table: everything that was accepted, in the order in which it was accepted.

A table's state follows from its entries and nothing else, so these are what a store keeps. An
entry is never changed once it is written: a new meaning is a new entry, or a new `v` of one, so
that a match begun before an upgrade goes on after it. Names of people are not in here, only their
random ids, so that deleting a person's name removes it everywhere.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from yokai_septet.game import Card, CardSet, Deal
from yokai_septet.table.formats import DailyDeal, StoredFormat, TeamDeal
from yokai_septet.table.options import TableOptions

TakeoverReason: TypeAlias = Literal["away", "clock", "asked", "left", "voted"]
"""Why a bot plays for a person. Only earlier versions wrote `clock`: one decision lapses now."""
EndReason: TypeAlias = Literal["host", "secret-deal"]
"""Why the server ended a match: its host has closed the table, or somebody holds a hand there with
which a deal is still played elsewhere."""


class _Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    at: float
    """When it was accepted, in Unix seconds."""
    v: int = 1
    """The version of this entry's meaning."""


class Created(_Entry, frozen=True, kw_only=True, tag="created"):
    """A table is made; its seed is fixed from here on."""

    code: str
    seed: str
    owner: str
    options: TableOptions
    format: StoredFormat | None = None
    """What is played, unless it is a match of its own."""
    daily: DailyDeal | None = None
    """Only earlier versions wrote this and the next one, instead of a format."""
    team_deal: TeamDeal | None = None


class Sat(_Entry, frozen=True, kw_only=True, tag="sat"):
    """A person sits down, or moves here from another seat. During a match (v 2) the decision that
    is open there stays with the bot."""

    seat: int
    person: str
    program: bool = False
    """Whether this is a program that plays through the bot API."""


class BotSat(_Entry, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot of ours is seated."""

    seat: int
    strength: str


class Left(_Entry, frozen=True, kw_only=True, tag="left"):
    """A seat is given up, or its bot removed; during a match a bot goes on there."""

    seat: int
    removed: bool = False
    """Whether the owner removed a person, for whom no earlier invitation is valid any more."""


class Swapped(_Entry, frozen=True, kw_only=True, tag="swapped"):
    """Two seats change places."""

    one: int
    other: int


class Shuffled(_Entry, frozen=True, kw_only=True, tag="shuffled"):
    """All seats change places at random."""

    order: list[int]
    """For each seat the seat whose chair it gets."""


class OptionsSet(_Entry, frozen=True, kw_only=True, tag="options-set"):
    """The owner has chosen other options."""

    options: TableOptions


class SeatsLocked(_Entry, frozen=True, kw_only=True, tag="seats-locked"):
    """From here on only people with the invitation sit down, or everybody again. Locking makes
    earlier invitations void."""

    locked: bool


class HandedOver(_Entry, frozen=True, kw_only=True, tag="handed-over"):
    """Somebody else is the owner now."""

    owner: str


class Salted(_Entry, frozen=True, kw_only=True, tag="salted"):
    """A player has added a salt without a commitment to it: only earlier versions wrote this."""

    seat: int
    salt: str


class SaltCommitted(_Entry, frozen=True, kw_only=True, tag="salt-committed"):
    """A player has committed to a salt."""

    seat: int
    commitment: str


class SaltsFixed(_Entry, frozen=True, kw_only=True, tag="salts-fixed"):
    """No more commitments to salts are accepted: from here on salts are revealed."""


class SaltRevealed(_Entry, frozen=True, kw_only=True, tag="salt-revealed"):
    """A player has revealed the salt that they committed to."""

    seat: int
    salt: str


class Started(_Entry, frozen=True, kw_only=True, tag="started"):
    """The match begins: with the first deal, or where another match is played on from."""

    record: str | None = None
    """The record of that other match up to there, as text (docs/notation.md)."""
    same_deals: str | None = None
    """The code of the table whose deals are played again, or `FROM_FILE` and the id of a record
    that somebody brought: the deals of `record`, and nothing else of it."""
    nodes: int | None = None
    """The playouts of one decision of a bot there, if equal plays are to meet equal replies."""
    came_from: str | None = None
    """The path of the page from which another match is played on."""


class Readied(_Entry, frozen=True, kw_only=True, tag="readied"):
    """A player waits for the next deal."""

    seat: int


class Dealt(_Entry, frozen=True, kw_only=True, tag="dealt"):
    """A round is dealt."""

    hands: list[str]
    """Each seat's cards as codes, separated by spaces."""
    face_up: str | None

    @staticmethod
    def of(deal: Deal, at: float) -> "Dealt":
        """The entry of this deal."""
        face_up = deal.face_up.code if deal.face_up else None
        return Dealt(at=at, hands=[str(hand) for hand in deal.hands], face_up=face_up)

    @property
    def deal(self) -> Deal:
        """The deal itself."""
        hands = tuple(CardSet.parse(hand) for hand in self.hands)
        return Deal(hands, Card.parse(self.face_up) if self.face_up else None)


class Passed(_Entry, frozen=True, kw_only=True, tag="passed"):
    """Cards are chosen to be passed."""

    seat: int
    cards: list[str]
    bot: bool = False
    """Whether a bot chose, for itself or for somebody who is away."""
    reserve: float = 0.0
    """How many seconds of the round's reserve it took."""


class Played(_Entry, frozen=True, kw_only=True, tag="played"):
    """A card is played."""

    seat: int
    card: str
    bot: bool = False
    reserve: float = 0.0
    """How many seconds of the round's reserve it took."""


class TookHint(_Entry, frozen=True, kw_only=True, tag="hint-taken"):
    """A player asks a bot for advice on the decision that the match waits for."""

    seat: int


class Lapsed(_Entry, frozen=True, kw_only=True, tag="lapsed"):
    """A player has used up the time of a decision and the reserve of the round: a bot makes this
    one decision, unless the player is faster."""

    seat: int


class BotVoted(_Entry, frozen=True, kw_only=True, tag="bot-voted"):
    """A player would, or would no longer, give a seat to a bot until the round ends."""

    seat: int
    """The player's own."""
    of: int
    """The seat that a bot would get."""
    agree: bool


class TookOver(_Entry, frozen=True, kw_only=True, tag="took-over"):
    """A bot plays for a person from here on."""

    seat: int
    why: TakeoverReason


class Returned(_Entry, frozen=True, kw_only=True, tag="returned"):
    """A person plays again, instead of the bot. Since v 2 this does not renew the time of what the
    table waits for, and the open decision stays with the bot, unless the person is faster."""

    seat: int


class UndoRequested(_Entry, frozen=True, kw_only=True, tag="undo-asked"):
    """A player asks to take the last card back."""

    seat: int


class UndoAgreed(_Entry, frozen=True, kw_only=True, tag="undo-agreed"):
    """Another player agrees to it."""

    seat: int


class UndoDeclined(_Entry, frozen=True, kw_only=True, tag="undo-refused"):
    """Another player does not (`seat`), or nobody answered in time (None)."""

    seat: int | None


class Undone(_Entry, frozen=True, kw_only=True, tag="undone"):
    """The last card that this seat played is taken back, with all that came after it."""

    seat: int


class AbandonVoted(_Entry, frozen=True, kw_only=True, tag="abandon-voted"):
    """A player would, or would no longer, abandon the match; or says no to those who would."""

    seat: int
    agree: bool


class Abandoned(_Entry, frozen=True, kw_only=True, tag="abandoned"):
    """The match has ended without a winner (R42)."""

    why: EndReason | None = None
    """None if its players wanted it so."""


class Rematched(_Entry, frozen=True, kw_only=True, tag="rematched"):
    """The next match takes place at the table with this code."""

    code: str


class Compared(_Entry, frozen=True, kw_only=True, tag="compared"):
    """Both tables of a team match have finished this deal: from here on everybody may know it."""


Entry: TypeAlias = (
    Created
    | Sat
    | BotSat
    | Left
    | Swapped
    | Shuffled
    | OptionsSet
    | SeatsLocked
    | HandedOver
    | Salted
    | SaltCommitted
    | SaltsFixed
    | SaltRevealed
    | Started
    | Readied
    | Dealt
    | Passed
    | Played
    | TookHint
    | Lapsed
    | BotVoted
    | TookOver
    | Returned
    | UndoRequested
    | UndoAgreed
    | UndoDeclined
    | Undone
    | AbandonVoted
    | Abandoned
    | Rematched
    | Compared
)

encode = msgspec.json.Encoder().encode
"""An entry as it is stored."""
decode = msgspec.json.Decoder(Entry).decode
"""A stored entry."""
