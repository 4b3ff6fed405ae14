"""The game's own events as they travel: each wire type is generated from the event itself.

`TAGS` is the one list of them. An event's fields keep their names; cards travel as codes, suits as
letters, tuples as arrays (see `values`).
"""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, Union, get_args, get_origin
from typing import get_type_hints as type_hints

from msgspec import Struct, defstruct

from yokai_septet.game import BossPoints, Card, Event, Suit
from yokai_septet.game import events as game
from yokai_septet.protocol import values as v
from yokai_septet.table.commands import CardCode

TAGS: Final[dict[type[Event], str]] = {
    game.RoundDealt: "round-dealt",
    game.PassChosen: "pass-chosen",
    game.CardsPassed: "cards-passed",
    game.LeaderAnnounced: "leader-announced",
    game.CardPlayed: "card-played",
    game.TrumpSet: "trump-set",
    game.VoidShown: "void-shown",
    game.TrickWon: "trick-won",
    game.BossCaptured: "boss-captured",
    game.SuitSealed: "suit-sealed",
    game.RoundWon: "round-won",
    game.PointsScored: "points-scored",
    game.MatchWon: "match-won",
}


class _Conversion(NamedTuple):
    """How the values of one type travel."""

    wire_type: Any
    encode: Callable[[Any], Any]
    decode: Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


_CONVERSIONS: Final[dict[Any, _Conversion]] = {
    Card: _Conversion(CardCode, v.code, v.card_of),
    Suit: _Conversion(v.SuitLetter, v.letter, v.suit_of),
    BossPoints: _Conversion(v.BossPointsState, v.boss_points_state, v.boss_points_of),
}


def _conversion(hint: Any) -> _Conversion:
    """How values with this type hint travel."""
    if get_origin(hint) is tuple:
        of_item = _conversion(get_args(hint)[0])
        return _Conversion(
            list[of_item.wire_type],  # type: ignore[name-defined]
            lambda items: [of_item.encode(item) for item in items],
            lambda items: tuple([of_item.decode(item) for item in items]),
        )
    if get_origin(hint) in (Union, UnionType):  # a value or None, which the conversions keep
        [inner] = [arg for arg in get_args(hint) if arg is not type(None)]
        return _conversion(inner)._replace(wire_type=_conversion(inner).wire_type | None)
    return _CONVERSIONS.get(hint, _Conversion(hint, _same, _same))


class _WireEvent:
    """The wire type of one event, and the way from the one to the other and back."""

    def __init__(self, event: type[Event], tag: str) -> None:
        hints = type_hints(event)
        names = [field.name for field in fields(event)]
        self._event = event
        self._conversions = [_conversion(hints[name]) for name in names]
        self.type: type[Struct] = defstruct(
            event.__name__,
            [(n, c.wire_type) for n, c in zip(names, self._conversions, strict=True)],
            tag=tag,
            frozen=True,
            kw_only=False,
            namespace={"__doc__": event.__doc__},
            module=__name__,
        )
        self._values = _values_getter(names)

    def encode(self, event: Event) -> Struct:
        """The event as it travels."""
        return self.type(
            *[c.encode(x) for c, x in zip(self._conversions, self._values(event), strict=True)]
        )

    def decode(self, struct: Struct) -> Event:
        """The event that travelled."""
        return self._event(
            *[c.decode(x) for c, x in zip(self._conversions, self._values(struct), strict=True)]
        )


def _values_getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda holder: tuple([getattr(holder, name) for name in names])


_BY_EVENT: Final = {event: _WireEvent(event, tag) for event, tag in TAGS.items()}
_BY_TYPE: Final = {wire.type: wire for wire in _BY_EVENT.values()}

if TYPE_CHECKING:
    GameEvent: TypeAlias = Struct
else:
    GameEvent = Union[tuple(_BY_TYPE)]  # noqa: UP007 (its members are known at run time only)


def encode_game_event(event: Event) -> GameEvent:
    """An event of the game as it travels."""
    return _BY_EVENT[type(event)].encode(event)


def decode_game_event(struct: Struct) -> Event | None:
    """The event of the game that travelled; None if this is an event of the table."""
    wire = _BY_TYPE.get(type(struct))
    return None if wire is None else wire.decode(struct)
