"""What follows from a step beyond its table, to be kept with its entries or not at all.

A format says which effects its end has (`formats/`); whoever stores the entries writes them.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from yokai_septet.game.scoring import lead
from yokai_septet.table.results import PlayerResult, results_of

if TYPE_CHECKING:
    from yokai_septet.table.changes import Change
    from yokai_septet.table.state import Table


@dataclass(frozen=True, slots=True)
class PlayersListed:
    """Who plays on which seat, for lists of matches: people with their seats."""

    players: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ResultCounted:
    """A match that is over counts for one of its players, in histories and statistics."""

    result: PlayerResult


@dataclass(frozen=True, slots=True)
class DealScored:
    """A single deal has a result."""

    series: str
    """With what it is compared; a table of the store keeps the results of each series."""
    lead: int
    """By how much the side of seat 0 was ahead."""


Effect: TypeAlias = PlayersListed | ResultCounted | DealScored


def results_counted(table: "Table") -> tuple[ResultCounted, ...]:
    """The match counts for each person at the table."""
    return tuple(map(ResultCounted, results_of(table)))


def deal_scored(series: str, table: "Table") -> tuple[DealScored, ...]:
    """The result of a table's only round, if it was finished."""
    side = table.rules.sides[0]
    played = table.started.finished[:1]
    return tuple(DealScored(series, int(lead(round_.gains, side))) for round_ in played)


def effects_of(changes: "tuple[Change, ...]") -> tuple[Effect, ...]:
    """What follows from these changes of one table: the one place where a match finishes."""
    if not changes:
        return ()
    before, after = changes[0].before, changes[-1].after
    ends = after.is_over and (before is None or not before.is_over)
    seats_changed = before is None or before.chairs != after.chairs
    if not ends and not seats_changed:
        return ()
    players = after.format.players_listed(after)
    return (players, *(after.format.effects_at_end(after) if after.is_over else ()))
