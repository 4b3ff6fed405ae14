"""What happens by itself: bots' turns, next deals, clocks that run out, also when nobody is told.

What is due follows from the table (`table.due`), so that any worker can do it, and doing it twice
is harmless: the second append finds a newer log.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from yokai_septet.game import Deal, Pass, Play, view
from yokai_septet.server.live import Live
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.server.tables import Tables
from yokai_septet.server.thinking import Thinkers
from yokai_septet.table import Accepted, Due, Entry, NextDeal, Table, Think, advance, decided
from yokai_septet.table import entries as e

log = logging.getLogger(__name__)

OVERDUE = 1.5
"""Seconds after which what nobody has done is found by a look into the store."""


class Duties:
    """Does what is due at the tables of one worker."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        now: Callable[[], float],
        deal: Callable[[Table], Deal],
    ) -> None:
        self._tables, self._store, self._thinkers = tables, store, thinkers
        self._metrics, self._now, self._deal = metrics, now, deal
        tables.plan = self.plan

    def plan(self, live: Live, next_due: Due | None) -> None:
        """Do what is due at this table when its time comes."""
        live.drop_duty()
        if next_due is not None:
            live.duty = asyncio.create_task(self._attend(live, live.seq, next_due))

    async def _attend(self, live: Live, seq: int, next_due: Due) -> None:
        """Wait until something is due and do it, unless the table has gone on without it."""
        try:
            action = None
            if isinstance(next_due.duty, Think):
                action = await self._decide(live.table, next_due.duty.seat)
            wait = next_due.at - self._now()
            if wait > 0:
                await asyncio.sleep(wait)
            async with live.lock:
                if live.seq != seq or live.stale:
                    if live.stale:
                        await self._look_again(live)
                    return
                entry = self._entry(live.table, next_due, action)
                accepted = Accepted((advance(live.table, entry),))
                if not await self._tables.append(live, accepted):
                    await self._look_again(live)
        except StoreUnavailable:
            log.warning("store-unavailable")  # the sweep finds the table again
        except Exception:
            log.exception("duty-failed")

    async def _look_again(self, live: Live) -> None:
        await self._tables.catch_up(live)
        self._tables.plan_again(live)

    async def _decide(self, table: Table, seat: int) -> Pass | Play:
        assert table.match is not None
        self._metrics.count("thoughts", table.strength_at(seat))
        return await self._thinkers.decide(table.strength_at(seat), view(table.match, seat))

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
            live = await self._tables.find(code)
            if live.duty is None or live.duty.done():
                async with live.lock:
                    await self._look_again(live)
