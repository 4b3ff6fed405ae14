"""Group commit: appends of many tables that arrive while a commit is under way share the next one,
so that a thousand moves a second do not need a thousand commits."""

import asyncio
import contextlib
from collections.abc import Generator
from typing import Any

from yokai_septet.server.store.append import Append
from yokai_septet.server.store.database import Conflict, Database, StoreUnavailable

APART = 0.01
"""Seconds between the beginnings of two groups on a busy server: a commit costs as much processor
time as ten appends, whatever is in it. Appends that come one at a time are not kept waiting."""


class PendingAppend:
    """An append on its way to the database. Cancelling whoever waits for it does not cancel it."""

    __slots__ = ("_kept", "_waiters", "append")

    def __init__(self, append: Append) -> None:
        self.append = append
        self._kept: bool | Exception | None = None
        """Whether it was written, or why not; None until that is known."""
        self._waiters: list[asyncio.Future[None]] = []

    @property
    def is_settled(self) -> bool:
        """Whether it is known how it ended."""
        return self._kept is not None

    def __await__(self) -> Generator[Any, None, bool]:
        """Wait until it is stored; False if another writer was faster."""
        if not self.is_settled:
            waiter = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            yield from waiter
        if isinstance(self._kept, Exception):
            raise self._kept
        assert self._kept is not None
        return self._kept

    async def settled(self) -> None:
        """Wait until it is known how it ended, whichever way."""
        with contextlib.suppress(Exception):
            await self

    def settle(self, kept: bool | Exception) -> None:
        """Tell everybody who waits for it."""
        self._kept = kept
        for waiter in self._waiters:
            if not waiter.done():  # whoever waited may have been cancelled
                waiter.set_result(None)


class LogWriter:
    """Appends to the logs of tables, in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[PendingAppend] = []
        self._task: asyncio.Task[None] | None = None
        self._next_from = 0.0
        """When the next group may begin, by the loop's clock."""

    async def close(self) -> None:
        """Let the pending write finish."""
        if self._task is not None:
            with contextlib.suppress(Exception):
                await self._task

    def append(self, append: Append) -> PendingAppend:
        """Add to a table's log."""
        pending = PendingAppend(append)
        self._waiting.append(pending)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        return pending

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._next_from - loop.time()) > 0:
                await asyncio.sleep(early)
            group, self._waiting = self._waiting, []
            self._next_from = loop.time() + (APART if len(group) > 1 else 0.0)
            try:
                kept = await self._database.write([pending.append for pending in group])
            except StoreUnavailable as error:
                # What has queued up meanwhile would wait for as long, and find the same.
                queued, self._waiting = self._waiting, []
                for pending in (*group, *queued):
                    pending.settle(error)
            except Exception:
                await self._write_singly(group)
            else:
                for pending in group:
                    pending.settle(pending.append in kept)

    async def _write_singly(self, group: list[PendingAppend]) -> None:
        """Something in the group cannot be written: find out what, and spare the others."""
        for pending in group:
            try:
                pending.settle(pending.append in await self._database.write([pending.append]))
            except Conflict:
                pending.settle(False)
            except Exception as error:
                pending.settle(error)
