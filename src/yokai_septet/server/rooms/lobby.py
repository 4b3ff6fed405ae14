"""The list of public tables, kept current for the connections that watch it."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable

import msgspec

from yokai_septet.protocol import api
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.summary import TableSummary
from yokai_septet.server.bus import Bus, BusMessage
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.table import Table, Visibility

DELAY = 0.3
"""Seconds during which several changes are collected into one message."""
NEW = 60.0
"""Seconds for which a new table is listed though nobody is connected to it yet."""
OF_ONE_OWNER = 5
"""How many tables of one owner are listed."""


class Lobby:
    """The lobby of one worker."""

    def __init__(self, store: Store, bus: Bus, names: Names, now: Callable[[], float]) -> None:
        self._store, self._bus, self._names, self._now = store, bus, names, now
        self.listeners: set[Connection] = set()
        self._sending: asyncio.Task[None] | None = None

    async def tables(self) -> api.LobbyTables:
        """The public tables that somebody is connected to, and those just made, the newest
        first."""
        now = self._now()
        texts = await self._store.public_tables(now, now - NEW)
        stored = [msgspec.json.decode(text, type=TableSummary) for text in texts]
        listed = [summary for summary in stored if summary.is_listed]
        found = sorted(_few_of_each(listed), key=lambda table: table.created_at, reverse=True)
        names = await self._names.of({p for summary in found for p in summary.people})
        return api.LobbyTables(tables=[summary.for_lobby(names) for summary in found])

    def table_changed(self, before: Table | None, after: Table) -> None:
        """Send the list again, here and on other workers, if it shows this change."""
        if _shows(before, after):
            self._changed()

    def attendance_changed(self, table: Table) -> None:
        """Send the list again, if it shows this table, which somebody came to or everybody left."""
        if table.options.visibility is Visibility.PUBLIC and not table.is_over:
            self._changed()

    def _changed(self) -> None:
        self._bus.publish(BusMessage(lobby=True))
        self.send_soon()

    def send_soon(self) -> None:
        """Send the list to this worker's listeners, a little later."""
        if self.listeners and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        await asyncio.sleep(DELAY)
        with contextlib.suppress(StoreUnavailable):
            message = encode(await self.tables())
            for connection in list(self.listeners):
                connection.send(message)

    async def close(self) -> None:
        """Close all connections."""
        for connection in list(self.listeners):
            connection.close(1012)
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)


def _few_of_each(found: list[TableSummary]) -> list[TableSummary]:
    """The tables, but only the first few of each owner."""
    listed: Counter[str] = Counter()
    few = []
    for summary in found:
        listed[summary.owner] += 1
        if listed[summary.owner] <= OF_ONE_OWNER:
            few.append(summary)
    return few


def _shows(before: Table | None, after: Table) -> bool:
    """Whether the list looks different after this change."""
    public = after.options.visibility is Visibility.PUBLIC
    if before is None:
        return public
    public = public or before.options.visibility is Visibility.PUBLIC
    return public and (
        before.status is not after.status
        or before.chairs != after.chairs
        or before.options != after.options
        or before.locked != after.locked
        or (before.match and before.match.scores) != (after.match and after.match.scores)
    )
