"""What happens by itself: bots' turns, next deals, clocks that run out.

What is due follows from the table (`table.due`), so any worker can do it, and doing it twice is
harmless: the second append finds a newer log. Nothing is due at a table that nobody is connected
to: it waits, and its clocks count from the moment that somebody comes back.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from yokai_septet.bots import Budget
from yokai_septet.game import Deal, Pass, Play, view
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.store import StoreUnavailable
from yokai_septet.study.daily import decision_view, reply_random
from yokai_septet.table import (
    Accepted,
    Due,
    DueTask,
    Entry,
    NextDeal,
    Pace,
    Table,
    Think,
    advance,
    decided,
    due,
)
from yokai_septet.table import entries as e

log = logging.getLogger(__name__)

Accept: TypeAlias = Callable[[], Accepted]
"""Judges the present table of a room; raises an error if nothing can be accepted."""
CarryOut: TypeAlias = Callable[[Room, Accept], Awaitable[int]]
"""Accepts, commits, broadcasts, publishes and schedules: `TableService.carry_out`."""


class Superseded(Exception):
    """The table has changed, so what was prepared for it no longer applies."""


def accept_once(room: Room, accepted: Accepted) -> Accept:
    """Accepts what was prepared for the present table, as long as it is the present one."""

    def accept() -> Accepted:
        if room.copy is not accepted.changes[0].before:
            raise Superseded
        return accepted

    return accept


class Scheduler:
    """Does what is due at the tables of one worker, when its time comes."""

    def __init__(
        self,
        bot_pool: BotPool,
        metrics: Metrics,
        now: Callable[[], float],
        pace: Pace,
        deal: Callable[[Table], Deal],
    ) -> None:
        self._bot_pool, self._metrics = bot_pool, metrics
        self._now, self._pace, self._deal = now, pace, deal
        self._carry_out: CarryOut | None = None

    def start(self, carry_out: CarryOut) -> None:
        """Begin to do what is scheduled, in this way."""
        self._carry_out = carry_out

    def next_due(self, room: Room, table: Table) -> Due | None:
        """What happens by itself next at this table, which is or will be the room's."""
        now = self._now()
        if not room.presence.is_attended(now):
            return None
        return due(table, room.presence, now, self._pace)

    def reschedule(self, room: Room) -> Due | None:
        """Find out again what is due, since the table or who is present has changed."""
        next_due = self.next_due(room, room.table)
        self.schedule(room, next_due)
        return next_due

    def schedule(self, room: Room, next_due: Due | None) -> None:
        """Do this when its time comes, instead of what was scheduled before. A bot that is thinking
        about just this goes on."""
        if next_due is not None and room.is_scheduled(room.table, next_due):
            return
        room.cancel_scheduled()
        if next_due is not None and self._carry_out is not None:
            room.next_due = (room.table, next_due)
            room.scheduled = asyncio.create_task(self._run(room, next_due, self._carry_out))

    async def _run(self, room: Room, next_due: Due, carry_out: CarryOut) -> None:
        """Think, wait, and do what is due, unless the table has changed meanwhile."""
        table = room.table
        try:
            entry_at = await self._prepare(room, table, next_due.task)
            wait = next_due.at - self._now()
            if wait > 0:
                await asyncio.sleep(wait)
            entry = entry_at(self._now())
            await carry_out(room, accept_once(room, Accepted((advance(table, entry),))))
        except Superseded:
            if room.scheduled is asyncio.current_task():  # by another worker
                self.reschedule(room)
        except StoreUnavailable:
            log.warning("store-unavailable")  # the sweep finds the table again
        except Exception:
            log.exception("due-task-failed")

    async def _prepare(self, room: Room, table: Table, task: DueTask) -> Callable[[float], Entry]:
        """The entry that completes a task, but for its time; bots think before that comes."""
        match task:
            case Think(seat=seat):
                action = await self._decide(room, table, seat)
                return lambda now: decided(table, action, now)
            case NextDeal():
                return lambda now: e.Dealt.of(self._deal(table), now)
            case e.SaltsFixed() | e.TookOver() | e.UndoDeclined() as entry:
                return lambda now: msgspec.structs.replace(entry, at=now)

    async def _decide(self, room: Room, table: Table, seat: int) -> Pass | Play:
        strength = table.strength_at(seat)
        self._metrics.count("thoughts", strength)
        match, caller = table.started, room.uses_share_of
        if table.equal_replies is None:
            return await self._bot_pool.decide(strength, view(match, seat), caller)
        seed, nodes = table.equal_replies
        seen = decision_view(match, seat)
        rng, budget = reply_random(seed, seen), Budget(nodes=nodes)
        return await self._bot_pool.decide(strength, seen, caller, rng, budget)
