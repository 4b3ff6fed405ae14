"""The events of an update: the wire form of the game's facts and the table's.

Each carries only what everybody may know: the game's own events are public by construction, and
those of the table tell who sits where and who asked for what.
"""

from typing import TypeAlias

from msgspec import Struct

from yokai_septet.protocol.game_events import GameEvent
from yokai_septet.table.commands import CardCode
from yokai_septet.table.entries import EndReason, TakeoverReason


class _Event(Struct, frozen=True, kw_only=True):
    """Something that happened at the table."""


class SeatTaken(_Event, frozen=True, kw_only=True, tag="seat-taken"):
    """A person, or a bot (`name` is None), sits down."""

    seat: int
    name: str | None


class SeatLeft(_Event, frozen=True, kw_only=True, tag="seat-left"):
    seat: int


class SeatsSwapped(_Event, frozen=True, kw_only=True, tag="seats-swapped"):
    one: int
    other: int


class SeatsShuffled(_Event, frozen=True, kw_only=True, tag="seats-shuffled"):
    pass


class OptionsChanged(_Event, frozen=True, kw_only=True, tag="options-changed"):
    pass


class OwnerChanged(_Event, frozen=True, kw_only=True, tag="owner-changed"):
    seat: int | None


class MatchStarted(_Event, frozen=True, kw_only=True, tag="match-started"):
    pass


class HintTaken(_Event, frozen=True, kw_only=True, tag="hint-taken"):
    """Somebody asks a bot for advice on their decision; what it says, only they know."""

    seat: int


class SeatsLocked(_Event, frozen=True, kw_only=True, tag="seats-locked"):
    """Only people with the invitation sit down from now on, or everybody again."""

    locked: bool


class DecisionLapsed(_Event, frozen=True, kw_only=True, tag="decision-lapsed"):
    """Somebody has used up their time and their reserve: a bot makes this one decision."""

    seat: int


class BotTookOver(_Event, frozen=True, kw_only=True, tag="bot-took-over"):
    seat: int
    why: TakeoverReason
    name: str | None = None
    """Who has left: the seat no longer has their name. None if the seat is still somebody's."""


class PersonReturned(_Event, frozen=True, kw_only=True, tag="person-returned"):
    seat: int


class UndoAsked(_Event, frozen=True, kw_only=True, tag="undo-asked"):
    seat: int


class UndoRefused(_Event, frozen=True, kw_only=True, tag="undo-refused"):
    seat: int


class CardTakenBack(_Event, frozen=True, kw_only=True, tag="card-taken-back"):
    seat: int
    card: CardCode


class PassTakenBack(_Event, frozen=True, kw_only=True, tag="pass-taken-back"):
    """Somebody who plays against bots alone chooses again which cards to pass."""

    seat: int


class AbandonRefused(_Event, frozen=True, kw_only=True, tag="abandon-refused"):
    """Somebody does not agree to abandon the match: the proposal is over."""

    seat: int


class MatchAbandoned(_Event, frozen=True, kw_only=True, tag="match-abandoned"):
    why: EndReason | None = None
    """Why the server ended it; None if its players wanted it so."""


class RematchOffered(_Event, frozen=True, kw_only=True, tag="rematch-offered"):
    code: str


TableEvent: TypeAlias = (
    GameEvent
    | SeatTaken
    | SeatLeft
    | SeatsSwapped
    | SeatsShuffled
    | OptionsChanged
    | OwnerChanged
    | MatchStarted
    | SeatsLocked
    | HintTaken
    | DecisionLapsed
    | BotTookOver
    | PersonReturned
    | UndoAsked
    | UndoRefused
    | CardTakenBack
    | PassTakenBack
    | AbandonRefused
    | MatchAbandoned
    | RematchOffered
)
