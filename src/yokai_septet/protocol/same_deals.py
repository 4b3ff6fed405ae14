"""The wire form of comparisons: the deals of a finished match, played again."""

from msgspec import Struct

from yokai_septet.records import Participant
from yokai_septet.table.commands import SeatNumber


class PlaySameDeals(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a table with the deals of a match that is over."""

    seat: SeatNumber


class KeptUpload(Struct, frozen=True, kw_only=True):
    """A record that somebody has brought, so that its deals can be played."""

    id: str


class DealsPlayer(Struct, frozen=True, kw_only=True):
    """Somebody who has played the deals, or is playing them."""

    table: str
    """The code of the table; empty for a match that comes from a file."""
    name: str
    you: bool
    is_over: bool
    knew: bool
    """Whether they had played or seen these deals before."""
    leads: list[float]
    """For each finished round, by how many points (or seals) their side was ahead of the others on
    average."""


class SameDealsState(Struct, frozen=True, kw_only=True):
    """The deals of a match, and everybody who has played them from one seat."""

    source: str
    """The code of the table where they were dealt, or `file:` and the id of a record that somebody
    brought: no server vouches for its deals."""
    seat: int
    ruleset: str
    deals: int
    knows: bool
    """Whether the asker has played or brought these deals already."""
    seats: tuple[Participant, ...]
    """Who was dealt them first, by seat."""
    bots: str
    """How strong the bots are that play for people, and for bots that this server does not
    have."""
    first: DealsPlayer
    """Who was dealt them first."""
    players: list[DealsPlayer]
    """A page of all others in the order in which they began. A round that somebody has not played
    is not in here, nor is anything that would tell a card."""
    own: list[DealsPlayer]
    """The asker's attempts, on whichever page they are."""
    more: bool
    """Whether players follow these."""
