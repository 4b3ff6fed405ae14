"""What the database holds about a person: one list, which export and deletion both walk.

A test compares it with the schema, column by column: what is newly stored about a person cannot be
forgotten here. docs/export.md describes the sections for whoever reads an exported file.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Delete,
    Select,
    Table,
    Update,
    delete,
    exists,
    select,
    update,
)

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.daily import gone_with
from yokai_septet.server.store.reviews import reviews_without
from yokai_septet.server.store.team_matches import left_by

Change = Delete | Update


def _own(column: Column[Any]) -> Callable[[str], ColumnElement[bool]]:
    return lambda person: column == person


@dataclass(frozen=True, slots=True)
class Holding:
    """The rows of one table that are about a person."""

    section: str
    """Its name in an exported file."""
    table: Table
    rows: Callable[[str], ColumnElement[bool]]
    """Which rows are about this person."""
    columns: tuple[str, ...]
    """What is exported of them."""
    withheld: Mapping[str, str] = field(default_factory=dict)
    """What is not, and why."""
    others: tuple[str, ...] = ()
    """Exported columns that hold ids of people: they are exported as names."""
    gone: Callable[[str], Sequence[Change]] | None = None
    """What deletes them, if it is more than to delete these rows."""

    def query(self, person: str) -> Select[Any]:
        """What is exported, in a fixed order."""
        columns = [self.table.c[name] for name in self.columns]
        return select(*columns).where(self.rows(person)).order_by(*self.table.primary_key)

    def deleting(self, person: str) -> Sequence[Change]:
        """What deletes them."""
        if self.gone is not None:
            return self.gone(person)
        return [delete(self.table).where(self.rows(person))]


def _tables_alone(person: str) -> list[Change]:
    """Deletes the tables of a person at which nobody else has a seat, with all that belongs to
    them; whoever played with them keeps the match."""
    t, p = s.tables.c, s.players.c
    played = select(p.code).where(p.person == person)
    others = select(p.code).where(p.person != person)
    alone = (t.owner == person) | t.code.in_(played)
    return [delete(s.tables).where(alone, t.code.not_in(others))]


def _acts_without(person: str) -> list[Change]:
    """The host's log keeps that something was done, but no longer to whom."""
    acts = s.admin_acts
    return [update(acts).where(acts.c.person == person).values(person=None, name=None)]


def _nothing(_: str) -> list[Change]:
    """It goes with what it belongs to."""
    return []


def _reviews_of(person: str) -> Select[Any]:
    return select(s.reviews.c.id).where(s.reviews.c.person == person)


def _coached(person: str) -> ColumnElement[bool]:
    """The rounds of a person's own seat."""
    c, p = s.coached_rounds.c, s.players.c
    return exists().where(p.code == c.code, p.seat == c.seat, p.person == person)


_QUEUE = "the queue's own bookkeeping"
_RUNNING = (
    "names nobody, and would show the cards of running matches; `records` has what you may see"
)

HOLDINGS: tuple[Holding, ...] = (
    Holding(
        "identity", s.people, _own(s.people.c.id), ("id", "name", "created_at"),
        {"maker": "empty for people"},
    ),
    Holding(
        "programs", s.people, _own(s.people.c.maker), ("id", "name", "created_at"),
        {"maker": "is you"},
    ),
    Holding(
        "tables", s.tables, _own(s.tables.c.owner),
        ("code", "status", "public", "created_at", "updated_at"),
        {"owner": "is you", "seq": _QUEUE, "due_at": _QUEUE, "summary": "shown in lists"},
        gone=_tables_alone,
    ),
    Holding(
        "entries", s.entries, _own(s.entries.c.person), ("code", "seq", "command"),
        {"person": "is you", "body": _RUNNING}, gone=_nothing,
    ),
    Holding(
        "matches", s.players, _own(s.players.c.person),
        ("code", "seat", "over_at", "ruleset", "outcome", "origin", "rounds", "won_bosses",
         "won_seventh_trick", "won_last_trick", "lost_bosses", "lost_seventh_trick",
         "lost_last_trick"),
        {"person": "is you"},
    ),
    Holding(
        "same_deals", s.same_deals, _own(s.same_deals.c.person), ("code", "source", "seat", "knew"),
        {"person": "is you"},
    ),
    Holding(
        "played_with", s.co_players, _own(s.co_players.c.person), ("code", "other", "is_opponent"),
        {"person": "is you"}, others=("other",),
        gone=lambda person: [
            delete(s.co_players).where(
                (s.co_players.c.person == person) | (s.co_players.c.other == person)
            )
        ],
    ),
    Holding(
        "daily_deals", s.daily_attempts, _own(s.daily_attempts.c.person),
        ("day", "number", "code", "points"), {"person": "is you"}, gone=gone_with,
    ),
    Holding(
        "daily_for_fun", s.daily_for_fun, _own(s.daily_for_fun.c.person), ("day", "number", "code"),
        {"person": "is you"}, gone=_nothing,  # with the daily deals
    ),
    Holding(
        "team_matches", s.team_matches, _own(s.team_matches.c.owner),
        ("code", "options", "deals", "created_at", "started_at"),
        {"owner": "is you", "seed": "secret while deals are played", "nodes": "of the bots"},
        gone=left_by,
    ),
    Holding(
        "team_seats", s.team_seats, _own(s.team_seats.c.person), ("match", "room", "seat"),
        {"person": "is you"}, gone=_nothing,  # with the team matches
    ),
    Holding(
        "reviews", s.reviews, _own(s.reviews.c.person),
        ("id", "code", "record", "state", "asked_at", "done", "total", "error", "frame"),
        {
            "person": "is you", "digest": "of the record", "engine": _QUEUE, "first_seat": _QUEUE,
            "priority": _QUEUE, "turn": _QUEUE, "worker": _QUEUE, "lease_until": _QUEUE,
            "attempts": _QUEUE,
        },
        gone=reviews_without,
    ),
    Holding(
        "verdicts", s.verdicts, lambda person: s.verdicts.c.review.in_(_reviews_of(person)),
        ("review", "number", "body"), gone=_nothing,
    ),
    Holding(
        "seat_losses", s.seat_losses,
        lambda person: s.seat_losses.c.review.in_(_reviews_of(person)),
        ("review", "seat", "decisions", "loss"), gone=_nothing,
    ),
    Holding(
        "coached_rounds", s.coached_rounds, _coached, ("code", "round", "verdicts"),
        {"seat": "is yours", "engine": _QUEUE}, gone=_nothing,
    ),
    Holding(
        "links", s.links, _own(s.links.c.person), ("expires_at",),
        {"person": "is you", "digest": "of a secret"},
    ),
    Holding(
        "connections", s.leases, _own(s.leases.c.person), ("code", "until"),
        {"person": "is you", "connection": "a random number of the server's"},
    ),
    Holding(
        "bars", s.person_bars, _own(s.person_bars.c.person), ("what", "until"),
        {"person": "is you"},
    ),
    Holding(
        "host_acts", s.admin_acts, _own(s.admin_acts.c.person),
        ("at", "kind", "name", "until", "done_at"),
        {
            "person": "is you", "id": "a random number of the server's",
            "code": "of acts on tables, which are about nobody",
            "network": "of acts on networks, which are about nobody",
            "refused": "what the host was answered",
        },
        gone=_acts_without,
    ),
)  # fmt: skip
"""In the order in which they are deleted."""

ABOUT_NOBODY: Mapping[str, str] = {
    "secrets": "keys of the server",
    "days": "the daily deals themselves",
    "field_runs": "what bots made of the daily deals",
    "team_deals": "results of deals by table; who sat there is in team_seats",
    "daily_networks": "keyed hashes of the day, without which nobody can be found; gone with it",
    "closed_records": "keyed hashes, which nobody can be found by, until a secret deal is public",
    "admin_keys": "digests of the host's own links and sessions",
    "network_bars": "networks that the host has barred, until the bar ends",
    "worker_reports": "who is connected from where, while the host looks; gone a minute later",
}
"""The other tables, and what they hold instead."""
