"""What must happen at a table without anybody asking, and when: a bot's turn, the next deal, a
clock that runs out, a request that nobody answers.

The answer depends on the table, on who is present and on the time, so that any worker can find it
out at any moment. Doing it twice is harmless: the second append finds a newer log.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from yokai_septet.game import Choice, Phase, Play, Seat
from yokai_septet.table import entries as e
from yokai_septet.table.gathering import voters
from yokai_septet.table.pace import Pace
from yokai_septet.table.presence import Presence
from yokai_septet.table.state import Status, Table
from yokai_septet.table.waiting import GRACE, decision_time, player_is_present

NEXT_DEAL = 30.0
"""Seconds after which the next round is dealt though not all are ready, where there is a clock."""
SALT = 3.0
"""Seconds that players have to commit to their salts, and again to reveal them."""
UNDO_ANSWER = 20.0
"""Seconds after which an unanswered request counts as refused."""


@dataclass(frozen=True, slots=True)
class Think:
    """A bot must decide for this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The next round must be dealt."""


DueEntry: TypeAlias = e.SaltsFixed | e.Lapsed | e.TookOver | e.UndoDeclined | e.Abandoned
"""What is done by an entry of its own."""
DueTask: TypeAlias = Think | NextDeal | DueEntry
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
    if table.without_veto and table.abandon >= voters(table, presence, now):
        yield Due(table.since, e.Abandoned(at=now))  # whoever was against it has lost the veto
    if table.undo is not None:
        asked = presence.counted_from(table.undo.at, now)
        yield Due(asked + UNDO_ANSWER, e.UndoDeclined(at=now, seat=None))
    since = min(presence.counted_from(table.since, now), now)  # the clock may have been set back
    if match.round is None:
        if not match.finished:
            yield _first_deal(table, since, now)
        elif (at := _deal_at(table, since)) is not None:
            yield Due(at, NextDeal())
        return
    passing = match.round.phase is Phase.PASS
    wait = pace.passing if passing else pace.following if match.round.trick else pace.leading
    for seat in match.to_act:
        if table.chairs[seat].is_bot or seat in table.bot_decides:
            if table.undo is None:  # bots wait while a request is open; clocks do not
                yield Due(min(table.since, now) + wait, Think(seat))
        elif table.options.clock and player_is_present(table, presence, now):
            yield from _lapse(table, seat, presence, now)


def _lapse(table: Table, seat: Seat, presence: Presence, now: float) -> Iterator[Due]:
    """When a person whom the table waits for has used up their time, or has been away too long."""
    time, person = decision_time(table, seat, presence, now), table.chairs[seat].person
    if time is None or person is None:
        return
    yield Due(time.ends_at, e.Lapsed(at=now, seat=seat))
    away = presence.away_since(person, now, table.since)
    if away is not None:
        at = max(away + GRACE, presence.counted_from(table.since, now))
        yield Due(at, e.TookOver(at=now, seat=seat, why="away"))


def _first_deal(table: Table, since: float, now: float) -> Due:
    """The first deal, or the step before it: people commit to salts or say that they are ready, the
    commitments are fixed, the salts are revealed. Nobody is waited for any longer than needed."""
    if not table.format.promises_deals:  # nobody adds a salt to them
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
    or others have asked a bot to be it for them, and with a clock after a while in any case. None:
    without a clock the timer is off."""
    if (table.ready | table.bot_decides).issuperset(table.deciding_people):
        return since
    return since + NEXT_DEAL if table.options.clock else None


def decided(table: Table, action: Choice, now: float) -> e.Entry:
    """The entry of what a bot has decided."""
    if isinstance(action, Play):
        return e.Played(at=now, seat=action.seat, card=action.card.code, bot=True)
    return e.Passed(at=now, seat=action.seat, cards=[c.code for c in action.cards], bot=True)
