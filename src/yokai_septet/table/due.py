"""What must happen at a table without anybody asking, and when: a bot's turn, the next deal, a
clock that runs out, a request that nobody answers.

The answer depends on the table, on who is present and on the time, so that any worker can find it
out at any moment. Doing it twice is harmless: the second append finds a newer log.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from yokai_septet.game import Deal, Pass, Phase, Play, Seat, deal
from yokai_septet.table import entries as e
from yokai_septet.table.handle import GRACE
from yokai_septet.table.presence import Presence
from yokai_septet.table.state import Status, Table

NEXT_DEAL = 30.0
"""Seconds after which the next round is dealt though not all are ready, where there is a clock."""
SALT = 3.0
"""Seconds that players have to commit to their salts, and again to reveal them."""
UNDO_ANSWER = 20.0
"""Seconds after which an unanswered request counts as refused."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots wait before they act, in seconds. It depends on what everybody sees and never
    on a hand or on the time they thought, so that it tells nothing."""

    passing: float = 1.2
    leading: float = 1.6
    """Longer, so that people can look at the trick that was won."""
    following: float = 0.8


@dataclass(frozen=True, slots=True)
class Think:
    """A bot must decide for this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The next round must be dealt."""


DueTask: TypeAlias = Think | NextDeal | e.SaltsFixed | e.TookOver | e.UndoDeclined
"""What must be done: an entry to append, or what leads to one."""


@dataclass(frozen=True, slots=True)
class Due:
    """What must be done, and when."""

    at: float
    task: DueTask


def due(table: Table, presence: Presence, now: float, pace: Pace) -> Due | None:
    """What must happen next, if nobody does anything before; it may be due already."""
    if table.status is not Status.PLAYING:
        return None
    return min(_all_due(table, presence, now, pace), key=lambda d: d.at, default=None)


def _all_due(table: Table, presence: Presence, now: float, pace: Pace) -> Iterator[Due]:
    match = table.started
    if table.undo is not None:
        asked = max(table.undo.at, presence.since)
        yield Due(asked + UNDO_ANSWER, e.UndoDeclined(at=now, seat=None))
    since = min(max(table.since, presence.since), now)  # the clock may have been set back
    if match.round is None:
        if not match.finished:
            yield _first_deal(table, since, now)
        elif (at := _deal_at(table, since)) is not None:
            yield Due(at, NextDeal())
        return
    passing = match.round.phase is Phase.PASS
    wait = pace.passing if passing else pace.following if match.round.trick else pace.leading
    for seat in match.to_act:
        chair = table.chairs[seat]
        if chair.is_bot and table.undo is not None:
            continue  # bots wait while a request is open; clocks do not
        if chair.is_bot:
            yield Due(since + wait, Think(seat))
        elif chair.person is not None and table.options.clock:
            yield Due(since + table.options.clock, e.TookOver(at=now, seat=seat, why="clock"))
            away = presence.away_since(chair.person, now, table.since)
            if away is not None:
                at = max(away + GRACE, since)
                yield Due(at, e.TookOver(at=now, seat=seat, why="away"))


def _first_deal(table: Table, since: float, now: float) -> Due:
    """The first deal, or the step before it: people commit to salts or say that they are ready, the
    commitments are fixed, the salts are revealed. Nobody is waited for any longer than needed."""
    if table.given:  # nobody adds a salt to them
        return Due(since, NextDeal())
    waiting = set(table.deciding_people).difference(table.salts)
    if table.salts_fixed:
        waiting = waiting.intersection(table.salt_commitments)
    else:
        waiting -= table.ready.union(table.salt_commitments)
    at = since + SALT if waiting else since
    if table.salt_commitments and not table.salts_fixed:
        return Due(at, e.SaltsFixed(at=now))
    return Due(at, NextDeal())


def _deal_at(table: Table, since: float) -> float | None:
    """When a later round is dealt: at once when every person who decides for themselves is ready,
    and with a clock after a while in any case. None: without a clock the timer is off."""
    if table.ready.issuperset(table.deciding_people):
        return since
    return since + NEXT_DEAL if table.options.clock else None


def next_deal(table: Table) -> Deal:
    """The deal of the next round: one of those that are played again, or it follows from the seed
    and the salts (docs/fair-deal.md)."""
    number = table.started.round_number
    if number <= len(table.given):
        return table.given[number - 1]
    salts = [bytes.fromhex(table.salts.get(seat, "")) for seat in table.rules.seats]
    return deal(table.rules, table.seed, table.started.round_number, salts)


def decided(table: Table, action: Pass | Play, now: float) -> e.Entry:
    """The entry of what a bot has decided."""
    if isinstance(action, Play):
        return e.Played(at=now, seat=action.seat, card=action.card.code, bot=True)
    return e.Passed(at=now, seat=action.seat, cards=[c.code for c in action.cards], bot=True)
