"""Team matches over HTTP: two tables with the same deals, and the seats of the two teams swapped.
What somebody is not told before both tables have finished a deal is decided in
`server/team_matches.py`."""

from typing import Literal

from msgspec import Struct

from yokai_septet.table.commands import SeatNumber
from yokai_septet.table.options import TableOptions

DealCount = Literal[4, 6, 8]
RoomNumber = Literal[0, 1]
"""Which of the two tables."""
TeamMatchStatus = Literal["gathering", "playing", "over", "abandoned"]
"""Abandoned: nobody is left at one of the tables, and it has not finished all deals."""


class NewTeamMatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a new team match."""

    ruleset: str = "four-advanced"
    bots: str = "adept"
    """How strong the bots are that fill seats or play for people who are away."""
    deals: DealCount = 4


class SitInTeam(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a seat, or gives it up."""

    room: RoomNumber | None
    """None gives the seat up."""
    seat: SeatNumber = 0


class TeamMatchMade(Struct, frozen=True, kw_only=True):
    """A new team match."""

    code: str


class TeamSeatState(Struct, frozen=True, kw_only=True):
    """A seat at one of the two tables."""

    room: int
    seat: int
    team: int
    """0 or 1."""
    name: str | None
    """Who sits here; None: nobody, and a bot once the match has begun."""
    you: bool


class TeamDealState(Struct, frozen=True, kw_only=True):
    """A deal, as far as the asker may know it."""

    number: int
    """From 1."""
    tables: list[str | None]
    """The codes of the two tables, as far as the asker may open them."""
    done: list[bool]
    """Whether each of the two tables has finished it."""
    leads: list[int | None]
    """By how many points the first team was ahead at each table: that of the asker's own table, and
    both when both have finished the deal."""
    difference: int | None
    """What the first team has won on the deal: both leads together, when both are known to
    everybody."""


class TeamMatchState(Struct, frozen=True, kw_only=True):
    """A team match, as far as the asker may know it."""

    code: str
    owner: bool
    """Whether the asker is the host, who begins the match."""
    status: TeamMatchStatus
    options: TableOptions
    seats: list[TeamSeatState]
    commitment: str
    """Fixes the seed that all deals follow from (docs/fair-deal.md)."""
    seed: str | None
    """That seed, once the match is over; not if it was abandoned, since a deal may still be under
    way at the table that is left."""
    deals: list[TeamDealState]
    total: int
    """What the first team has won on all deals that both tables have finished."""
    next_deal: int | None
    """The deal that the asker's table is at; None if there is none."""
    invitation: str | None = None
    """The token for links that others come by, for its host and people with a seat."""


class TeamMatchLine(Struct, frozen=True, kw_only=True):
    """One of the asker's team matches, in a list."""

    code: str
    status: TeamMatchStatus
    ruleset: str
    created_at: float
    teams: list[list[str]]
    """The names of the people in each team."""
    team: int
    """The asker's team: 0 or 1."""
    done: int
    """How many deals both tables have finished."""
    deals: int
    total: int
    """What the first team has won on these."""


class TeamMatchList(Struct, frozen=True, kw_only=True):
    """A page of the asker's team matches, the latest first."""

    matches: list[TeamMatchLine]
    more: bool
