"""What happens by itself: bots' turns, next deals, clocks that run out, also when nobody is told.

What is due follows from the table (`table.due`), so that any worker can do it, and doing it twice
is harmless: the second append finds a newer log.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from yokai_septet.game import Deal, Pass, Play, view
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.table import Accepted, Due, Entry, NextDeal, Table, Think, advance, decided
from yokai_septet.table import entries as e

log = logging.getLogger(__name__)

OVERDUE = 1.5
"""Seconds after which what nobody has done is found by a look into the store."""


class Scheduler:
    """Does what is due at the tables of one worker."""

    def __init__(
        self,
        rooms: RoomRegistry,
        store: Store,
        bot_pool: BotPool,
        metrics: Metrics,
        now: Callable[[], float],
        deal: Callable[[Table], Deal],
    ) -> None:
        self._rooms, self._store, self._bot_pool = rooms, store, bot_pool
        self._metrics, self._now, self._deal = metrics, now, deal
        rooms.schedule = self.schedule

    def schedule(self, room: Room, next_due: Due | None) -> None:
        """Do what is due at this table when its time comes."""
        room.cancel_scheduled()
        if next_due is not None:
            room.scheduled = asyncio.create_task(self._attend(room, room.seq, next_due))

    async def _attend(self, room: Room, seq: int, next_due: Due) -> None:
        """Wait until something is due and do it, unless the table has gone on without it."""
        try:
            action = None
            if isinstance(next_due.duty, Think):
                action = await self._decide(room.table, next_due.duty.seat)
            wait = next_due.at - self._now()
            if wait > 0:
                await asyncio.sleep(wait)
            async with room.lock:
                if room.seq != seq or room.stale:
                    if room.stale:
                        await self._look_again(room)
                    return
                entry = self._entry(room.table, next_due, action)
                accepted = Accepted((advance(room.table, entry),))
                if not await self._rooms.append(room, accepted):
                    await self._look_again(room)
        except StoreUnavailable:
            log.warning("store-unavailable")  # the sweep finds the table again
        except Exception:
            log.exception("duty-failed")

    async def _look_again(self, room: Room) -> None:
        await self._rooms.catch_up(room)
        self._rooms.reschedule(room)

    async def _decide(self, table: Table, seat: int) -> Pass | Play:
        assert table.match is not None
        self._metrics.count("thoughts", table.strength_at(seat))
        return await self._bot_pool.decide(table.strength_at(seat), view(table.match, seat))

    def _entry(self, table: Table, next_due: Due, action: Pass | Play | None) -> Entry:
        now = self._now()
        match next_due.duty:
            case Think():
                assert action is not None
                return decided(table, action, now)
            case NextDeal():
                return e.Dealt.of(self._deal(table), now)
            case e.TookOver() | e.UndoRefused() as entry:
                return msgspec.structs.replace(entry, at=now)

    async def sweep(self) -> None:
        """Look into the store for what is due and nobody does."""
        for code in await self._store.due(self._now() - OVERDUE):
            room = await self._rooms.find(code)
            if room.scheduled is None or room.scheduled.done():
                async with room.lock:
                    await self._look_again(room)
