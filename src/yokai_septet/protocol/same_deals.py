"""The deals of a finished match played again, and compared, as it travels over HTTP."""

from msgspec import Struct

from yokai_septet.table.commands import SeatNumber


class PlaySameDeals(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a table with the deals of a match that is over."""

    seat: SeatNumber


class DealsPlayer(Struct, frozen=True, kw_only=True):
    """Somebody who has played the deals, or is playing them."""

    table: str
    """The code of the table."""
    name: str
    you: bool
    is_over: bool
    knew: bool
    """Whether they had played these deals before."""
    leads: list[int]
    """For each finished round, by how many points (or seals) their side was ahead of the best
    other one."""


class SameDealsState(Struct, frozen=True, kw_only=True):
    """The deals of a match, and everybody who has played them from one seat."""

    source: str
    """The code of the table where they were dealt."""
    seat: int
    ruleset: str
    deals: int
    knows: bool
    """Whether the asker has played these deals already."""
    first: DealsPlayer
    """Who was dealt them first."""
    players: list[DealsPlayer]
    """A page of all others in the order in which they began. A round that somebody has not played
    is not in here, nor is anything that would tell a card."""
    own: list[DealsPlayer]
    """The asker's attempts, on whichever page they are."""
    more: bool
    """Whether players follow these."""
