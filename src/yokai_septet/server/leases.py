"""Who is there: the leases of our connections in the store, and those of other workers'.

Leases that come or go together are kept together. One that nobody renews runs out by itself, so
that the death of a worker is noticed like that of a client.
"""

import asyncio
import contextlib
from collections.abc import Callable

from yokai_septet.server.bus import Bus, News
from yokai_septet.server.connection import Connection
from yokai_septet.server.delivery import Delivery
from yokai_septet.server.live import Live
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.server.tables import Tables
from yokai_septet.table import Presence, Status


class Leases:
    """The leases of one worker's connections."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        bus: Bus,
        delivery: Delivery,
        now: Callable[[], float],
        seconds: float,
    ) -> None:
        self._tables, self._store, self._bus, self._delivery = tables, store, bus, delivery
        self._now, self._seconds = now, seconds
        self._waiting: list[dict[str, object]] = []
        self._left: set[str] = set()
        self._keeping: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Let what is being written be written."""
        if self._keeping is not None:
            with contextlib.suppress(Exception):
                await self._keeping

    async def grant(self, code: str, connection: Connection) -> None:
        """A connection has come."""
        self._waiting.append(self._lease(code, connection, self._seconds))
        await self._keep()

    async def end(self, code: str, connection: Connection) -> None:
        """A connection is gone."""
        self._waiting.append(self._lease(code, connection, 0.0))
        self._left.add(code)
        with contextlib.suppress(StoreUnavailable):
            await self._keep()

    def arrived(self, live: Live, person: str) -> bool:
        """Count somebody as there before the store says so; False if they were there already."""
        now, until = self._now(), live.presence.until
        new = not live.presence.is_present(person, now)
        later = max(now + self._seconds, until.get(person, 0.0))
        live.presence = Presence({**until, person: later})
        return new

    async def _keep(self) -> None:
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep_all())
        await asyncio.shield(self._keeping)

    async def _keep_all(self) -> None:
        await asyncio.sleep(0.01)
        while self._waiting:
            leases, self._waiting = self._waiting, []
            left, self._left = self._left, set()
            await self._store.lease(leases)
            if left:
                found = await self._store.presence(left)
                for code in left:
                    if (live := self._tables.known(code)) is not None:
                        await self._set(live, found.get(code, {}))
                    self._bus.tell(News(code, presence=True))

    def _lease(self, code: str, connection: Connection, seconds: float) -> dict[str, object]:
        return {
            "connection": connection.id,
            "code": code,
            "person": connection.person,
            "until": self._now() + seconds,
        }

    async def renew(self) -> None:
        """Renew the leases of our connections, and see who else is there."""
        listened = self._tables.listened()
        leases = [
            self._lease(live.code, connection, self._seconds)
            for live in listened
            for connection in live.connections
        ]
        await self._store.lease(leases)
        if listened:
            found = await self._store.presence([live.code for live in listened])
            for live in listened:
                await self._set(live, found.get(live.code, {}))

    async def look(self, code: str) -> None:
        """Another worker says that somebody has come or gone."""
        live = self._tables.known(code)
        if live is not None:
            with contextlib.suppress(StoreUnavailable):
                await self._set(live, (await self._store.presence([code])).get(code, {}))

    async def _set(self, live: Live, until: dict[str, float]) -> None:
        now = self._now()
        before, live.presence = live.presence, Presence(until)
        people = set(before.until) | set(until)
        if any(before.is_present(p, now) != live.presence.is_present(p, now) for p in people):
            self._delivery.presence(live)
            await self.count(live)

    async def count(self, live: Live) -> None:
        """With a clock, what is due depends on who is there."""
        async with live.lock:
            table = live.copy
            if table is None or table.status is not Status.PLAYING or not table.options.clock:
                return
            next_due = self._delivery.next_due(live, table)
            with contextlib.suppress(StoreUnavailable):
                await self._store.set_due(live.code, live.seq, next_due.at if next_due else None)
            self._tables.plan(live, next_due)
