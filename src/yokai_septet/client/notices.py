"""What a table client tells the people who use it."""

from dataclasses import dataclass
from typing import TypeAlias

from yokai_septet.client.client_view import ClientView
from yokai_septet.errors import YokaiError
from yokai_septet.game import Event, Seat
from yokai_septet.protocol.events import TableEvent
from yokai_septet.table.commands import Phrase


@dataclass(frozen=True, slots=True)
class TableShown:
    """The whole table, on coming to it or back to it after the connection was lost."""

    table: ClientView


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Something happened at the table."""

    table: ClientView
    """The table after it."""
    before: ClientView
    events: tuple[Event | TableEvent, ...]
    """What happened, in order: the game's own events, and those of the table around it. It may be
    empty: that somebody is ready, or would abandon the match, is seen in the table alone."""


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """Somebody has come or gone."""

    table: ClientView


@dataclass(frozen=True, slots=True)
class PhraseSaid:
    """Somebody says one of the phrases."""

    seat: Seat
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The match on this machine cannot be kept for later; it goes on."""


@dataclass(frozen=True, slots=True)
class ConnectionLost:
    """The connection is lost; the client is trying again."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is closed to this client; nothing follows."""

    reason: YokaiError | None = None


Notice: TypeAlias = (
    TableShown | TableChanged | PresenceChanged | PhraseSaid | NotSaved | ConnectionLost | Closed
)
