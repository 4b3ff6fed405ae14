"""A bounded pool of threads that is shared out fairly (`fair_queue`).

Jobs of a network or user with many waiting run with a low priority: bots have a budget in seconds,
and would otherwise cost those of others strength.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.shares import SharedCount
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import busy
from yokai_septet.server.rooms.fair_queue import FairQueue

T = TypeVar("T")

LOW_PRIORITY = 15


class FairPool:
    """Runs jobs in threads. All methods belong to the event loop's thread."""

    def __init__(
        self,
        threads: int,
        name: str,
        users: Users | None = None,
        waiting: SharedCount | None = None,
        patience: float | None = None,
    ) -> None:
        self._waiting, self._patience = waiting, patience
        """How many jobs of one network may wait, and how many seconds a caller waits for a result;
        None for any number."""
        self._queue = FairQueue(threads, users)
        self._executor = ThreadPoolExecutor(threads, name)
        self._background = ThreadPoolExecutor(threads, f"{name}-low", initializer=_lower_priority)

    async def run(self, caller: Caller, work: Callable[[], T]) -> T:
        """The result of some work, when its turn has come. Cancelling the caller withdraws a job
        that has not begun."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._run(caller, work)
        except TimeoutError:
            raise busy() from None

    async def _run(self, caller: Caller, work: Callable[[], T]) -> T:
        if self._waiting is not None and not await self._waiting.enter(caller):
            raise busy()
        try:
            path = await self._queue.acquire(caller)
        finally:
            if self._waiting is not None:
                self._waiting.leave(caller)
        executor = self._background if self._queue.is_heavy(path) else self._executor
        done = asyncio.get_running_loop().run_in_executor(executor, work)
        done.add_done_callback(self._finish)
        return await asyncio.shield(done)

    def _finish(self, done: asyncio.Future[Any]) -> None:
        if not done.cancelled():  # the pool is closed
            done.exception()  # nobody may wait for it any more
            self._queue.release()

    @property
    def has_waiting(self) -> bool:
        """Whether a job is waiting for a thread."""
        return self._queue.has_waiting

    def close(self) -> None:
        """Stop the threads; what is waiting is dropped."""
        self._queue.clear()
        for executor in (self._executor, self._background):
            executor.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Let this thread have the processor only when others leave it; Linux alone can do that."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW_PRIORITY)
