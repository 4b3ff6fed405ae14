"""The game's own events on the wire: each is the event itself with a `type`.

`TAGS` is the one list of them.
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeAlias, Union
from typing import get_type_hints as type_hints

from msgspec import Struct, defstruct
from msgspec.structs import astuple

from yokai_septet.game import Event
from yokai_septet.game import events as game

TAGS: Final[dict[type[Event], str]] = {
    game.RoundDealt: "round-dealt",
    game.Exchanged: "exchanged",
    game.BossLeft: "boss-left",
    game.Discarded: "discarded",
    game.PassChosen: "pass-chosen",
    game.CardsPassed: "cards-passed",
    game.LeaderAnnounced: "leader-announced",
    game.CardPlayed: "card-played",
    game.TurnedUp: "turned-up",
    game.TrumpSet: "trump-set",
    game.VoidShown: "void-shown",
    game.TrickWon: "trick-won",
    game.BossCaptured: "boss-captured",
    game.SuitSealed: "suit-sealed",
    game.RoundWon: "round-won",
    game.PointsScored: "points-scored",
    game.MatchWon: "match-won",
}


def _wire_type(event: type[Event], tag: str) -> type[Struct]:
    return defstruct(
        event.__name__,
        [(name, hint) for name, hint in type_hints(event).items()],
        tag=tag,
        frozen=True,
        namespace={"__doc__": event.__doc__},
        module=__name__,
    )


_WIRE_TYPES: Final = {event: _wire_type(event, tag) for event, tag in TAGS.items()}
_EVENTS: Final = {wire_type: event for event, wire_type in _WIRE_TYPES.items()}
_NAMES: Final = {event: [field.name for field in fields(event)] for event in TAGS}

if TYPE_CHECKING:
    GameEvent: TypeAlias = Struct
else:
    GameEvent = Union[tuple(_EVENTS)]  # noqa: UP007 (its members are known at run time only)


def encode_game_event(event: Event) -> GameEvent:
    """The wire form of an event of the game."""
    values: list[Any] = [getattr(event, name) for name in _NAMES[type(event)]]
    return _WIRE_TYPES[type(event)](*values)


def decode_game_event(struct: Struct) -> Event | None:
    """The event of the game that was sent; None if this is an event of the table."""
    event = _EVENTS.get(type(struct))
    return None if event is None else event(*astuple(struct))
