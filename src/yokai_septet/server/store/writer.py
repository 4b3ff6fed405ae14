"""Group commit: appends of many tables that arrive while a commit is under way share the next one,
so that a thousand moves a second do not need a thousand commits."""

import asyncio
import contextlib
from dataclasses import dataclass, field

from yokai_septet.server.store.append import Append
from yokai_septet.server.store.database import Conflict, Database, StoreUnavailable

APART = 0.01
"""Seconds between the beginnings of two groups on a busy server: a commit costs as much processor
time as ten appends, whatever is in it. Appends that come one at a time are not kept waiting."""


@dataclass(slots=True)
class _Waiting:
    append: Append
    done: asyncio.Future[bool] = field(default_factory=asyncio.Future)

    def answer(self, kept: bool) -> None:
        if not self.done.done():  # the caller may have been cancelled
            self.done.set_result(kept)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class LogWriter:
    """Appends to the logs of tables, in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._next_from = 0.0
        """When the next group may begin, by the loop's clock."""

    async def close(self) -> None:
        """Let the pending write finish."""
        if self._task is not None:
            with contextlib.suppress(Exception):
                await self._task

    def append(self, append: Append) -> asyncio.Future[bool]:
        """Add to a table's log; False if another writer was faster. When this is done, the entries
        are stored. Cancelling it does not cancel the write."""
        waiting = _Waiting(append)
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        return waiting.done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._next_from - loop.time()) > 0:
                await asyncio.sleep(early)
            group, self._waiting = self._waiting, []
            self._next_from = loop.time() + (APART if len(group) > 1 else 0.0)
            try:
                kept = await self._database.write([waiting.append for waiting in group])
            except StoreUnavailable as error:
                # What has queued up meanwhile would wait for as long, and find the same.
                queued, self._waiting = self._waiting, []
                for waiting in (*group, *queued):
                    waiting.fail(error)
            except Exception:
                await self._write_singly(group)
            else:
                for waiting in group:
                    waiting.answer(waiting.append in kept)

    async def _write_singly(self, group: list[_Waiting]) -> None:
        """Something in the group cannot be written: find out what, and spare the others."""
        for waiting in group:
            try:
                waiting.answer(waiting.append in await self._database.write([waiting.append]))
            except Conflict:
                waiting.answer(False)
            except Exception as error:
                waiting.fail(error)
