"""The daily deals over HTTP. What somebody is not told before they have played is decided in
`server/daily.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""Such as `2026-11-16`, in UTC."""


class DailyResult(Struct, frozen=True, kw_only=True):
    """How often a result was reached on a deal."""

    points: int
    """The difference to the other side."""
    field: int
    """By how many runs of the field."""
    people: int
    """By how many people, the asker among them."""


class DailyDealState(Struct, frozen=True, kw_only=True):
    """One of a day's deals, as far as the asker may know it."""

    number: int
    """From 1."""
    state: Literal["new", "playing", "over"]
    code: str | None
    """The asker's table."""
    points: int | None
    percent: float | None
    """The share of all other results that the asker's one beats; equal ones count half."""
    results: list[DailyResult]
    """Everybody's results, the lowest first; none until the asker may know them."""
    field_done: int
    """How many runs of the field have been played."""
    field_size: int
    """How many there will be: all, except those that failed again and again."""
    for_fun: str | None
    """Once the day is over: the asker's table where they play the deal for fun, if they have not
    finished it."""


class DailyRank(Struct, frozen=True, kw_only=True):
    """A line of the leaderboard."""

    place: int
    name: str
    percent: float
    me: bool


class DailyBoard(Struct, frozen=True, kw_only=True):
    """A page of the leaderboard."""

    lines: list[DailyRank]
    """The best first."""
    own: DailyRank | None
    """The asker's line, on whichever page it is; None if they have not played all deals."""
    more: bool
    """Whether lines follow these."""


class DailyState(Struct, frozen=True, kw_only=True):
    """The deals of a day, as far as the asker may know them."""

    day: Day
    over: bool
    """Whether the deals can no longer be played, and nothing about them is secret."""
    ends_at: float
    server_now: float
    commitment: str
    """Fixes the day's seed (docs/fair-deal.md)."""
    seed: str | None
    """The day's seed, once the day is over."""
    next_commitment: str | None
    """The commitment of the next day, if it is published."""
    deals: list[DailyDealState]
    percent: float | None
    """The mean of all deals, once the asker has played them all."""
    place: int | None
    players: int
    """How many people have played all deals."""
    board: DailyBoard | None
    """The first page of the leaderboard; None until the asker may know it."""
    streak: int
    """On how many days in a row the asker has played all deals."""


class UnfinishedDeal(Struct, frozen=True, kw_only=True):
    """A deal of a past day that the asker has begun to play for fun."""

    day: Day
    number: int
    code: str
    """The table."""


class PastDay(Struct, frozen=True, kw_only=True):
    """A day of the archive."""

    day: Day
    percent: float | None
    """What the asker reached, if they played all deals."""
    players: int
