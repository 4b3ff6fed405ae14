"""The events of an update: the game's facts and the table's, in the form that travels.

Each carries only what everybody may know: the game's own events are public by construction, and
those of the table tell who sits where and who asked for what.
"""

from typing import Any, Final, Literal, TypeAlias, cast

from msgspec import Struct

from yokai_septet.game import Card, Event, FirstLeader, Reason, Suit, WonBy
from yokai_septet.table.commands import CardCode

SuitLetter: TypeAlias = Literal["W", "E", "C", "L", "D", "F", "S"]


class _Event(Struct, frozen=True, kw_only=True):
    """Something that happened."""


# --- of the game ----------------------------------------------------------------------------------


class RoundDealt(_Event, frozen=True, kw_only=True, tag="round-dealt"):
    round_number: int
    face_up: CardCode | None


class PassChosen(_Event, frozen=True, kw_only=True, tag="pass-chosen"):
    seat: int


class CardsPassed(_Event, frozen=True, kw_only=True, tag="cards-passed"):
    pass


class LeaderAnnounced(_Event, frozen=True, kw_only=True, tag="leader-announced"):
    seat: int
    card: CardCode | None
    option: FirstLeader | None


class CardPlayed(_Event, frozen=True, kw_only=True, tag="card-played"):
    seat: int
    card: CardCode
    led: bool


class TrumpSet(_Event, frozen=True, kw_only=True, tag="trump-set"):
    suit: SuitLetter


class VoidShown(_Event, frozen=True, kw_only=True, tag="void-shown"):
    seat: int
    suit: SuitLetter


class TrickWon(_Event, frozen=True, kw_only=True, tag="trick-won"):
    seat: int
    card: CardCode
    why: WonBy
    cards: list[CardCode]
    tricks: int


class BossCaptured(_Event, frozen=True, kw_only=True, tag="boss-captured"):
    seat: int
    boss: CardCode
    bosses: int


class SuitSealed(_Event, frozen=True, kw_only=True, tag="suit-sealed"):
    side: int
    suit: SuitLetter


class RoundWon(_Event, frozen=True, kw_only=True, tag="round-won"):
    reason: Reason
    winners: list[int]
    decided_by: int


class PointsScored(_Event, frozen=True, kw_only=True, tag="points-scored"):
    side: int
    points: int
    score: int


class MatchWon(_Event, frozen=True, kw_only=True, tag="match-won"):
    side: int
    scores: list[int]
    tie_break: bool


# --- of the table ---------------------------------------------------------------------------------


class SeatTaken(_Event, frozen=True, kw_only=True, tag="seat-taken"):
    """A person, or a bot (`name` is None), sits down."""

    seat: int
    name: str | None


class SeatLeft(_Event, frozen=True, kw_only=True, tag="seat-left"):
    seat: int


class SeatsSwapped(_Event, frozen=True, kw_only=True, tag="seats-swapped"):
    one: int
    other: int


class OptionsChanged(_Event, frozen=True, kw_only=True, tag="options-changed"):
    pass


class OwnerChanged(_Event, frozen=True, kw_only=True, tag="owner-changed"):
    seat: int | None


class MatchStarted(_Event, frozen=True, kw_only=True, tag="match-started"):
    pass


class BotTookOver(_Event, frozen=True, kw_only=True, tag="bot-took-over"):
    seat: int
    why: Literal["away", "clock", "asked", "left"]


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


class MatchAbandoned(_Event, frozen=True, kw_only=True, tag="match-abandoned"):
    pass


class RematchOffered(_Event, frozen=True, kw_only=True, tag="rematch-offered"):
    code: str


TableEvent: TypeAlias = (
    RoundDealt
    | PassChosen
    | CardsPassed
    | LeaderAnnounced
    | CardPlayed
    | TrumpSet
    | VoidShown
    | TrickWon
    | BossCaptured
    | SuitSealed
    | RoundWon
    | PointsScored
    | MatchWon
    | SeatTaken
    | SeatLeft
    | SeatsSwapped
    | OptionsChanged
    | OwnerChanged
    | MatchStarted
    | BotTookOver
    | PersonReturned
    | UndoAsked
    | UndoRefused
    | CardTakenBack
    | PassTakenBack
    | MatchAbandoned
    | RematchOffered
)


_OF_GAME: Final[dict[str, Any]] = {
    kind.__name__: kind
    for kind in (
        RoundDealt, PassChosen, CardsPassed, LeaderAnnounced, CardPlayed, TrumpSet, VoidShown,
        TrickWon, BossCaptured, SuitSealed, RoundWon, PointsScored, MatchWon,
    )
}  # fmt: skip


def from_game(event: Event) -> TableEvent:
    """The game's event as it travels: the same names, cards as codes, suits as letters."""
    kind = _OF_GAME[type(event).__name__]
    fields = {name: _travelling(getattr(event, name)) for name in kind.__struct_fields__}
    return cast("TableEvent", kind(**fields))


def _travelling(value: object) -> object:
    match value:
        case Card():
            return value.code
        case Suit():
            return value.letter
        case tuple():
            return [_travelling(item) for item in value]
        case _:
            return value
