"""A bounded pool of threads that is shared out fairly: networks take turns, then their people.

However many jobs one of them has waiting, the next free thread goes to the network that was served
longest ago, and within it to the person who was. Jobs of a network that has many waiting run with a
low priority: bots have a budget in seconds, and would otherwise cost those of others strength.
"""

import asyncio
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, TypeVar

from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.errors import busy

T = TypeVar("T")
K = TypeVar("K", str, Caller)

KEPT = 10_000
"""How many networks and people are remembered as served."""
MANY = 3
"""Waiting jobs from which on a network's jobs have a low priority; a table has one at a time."""
LOW_PRIORITY = 15


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    caller: Caller
    work: Callable[[], Any]
    result: asyncio.Future[Any]


class FairPool:
    """Runs jobs in threads. All methods belong to the event loop's thread."""

    def __init__(
        self,
        threads: int,
        name: str,
        waiting: int | None = None,
        patience: float | None = None,
    ) -> None:
        self._most, self._patience = waiting, patience
        """How many jobs of one network may wait, and how many seconds a caller waits for a result;
        None for any number."""
        self._idle = threads
        self._executor = ThreadPoolExecutor(threads, name)
        self._background = ThreadPoolExecutor(threads, f"{name}-low", initializer=_lower_priority)
        self._waiting: dict[str, dict[Caller, deque[_Job]]] = {}
        """The jobs by network and caller; none of them is empty."""
        self._served: OrderedDict[str | Caller, int] = OrderedDict()
        """When each network and caller was last served, in jobs."""
        self._jobs = count(1)

    async def run(self, caller: Caller, work: Callable[[], T]) -> T:
        """The result of some work, when its turn has come. Cancelling the caller withdraws a job
        that has not begun."""
        if self._most is not None and self._waiting_of(caller.network) >= self._most:
            raise busy()
        job = _Job(caller, work, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(caller.network, {}).setdefault(caller, deque()).append(job)
        self._start_jobs()
        try:
            async with asyncio.timeout(self._patience):
                result: T = await job.result
            return result
        except TimeoutError:
            raise busy() from None
        finally:
            self._withdraw(job)

    @property
    def has_waiting(self) -> bool:
        """Whether a job is waiting for a thread."""
        return bool(self._waiting)

    def close(self) -> None:
        """Stop the threads; what is waiting is dropped."""
        self._waiting.clear()
        for executor in (self._executor, self._background):
            executor.shutdown(wait=False, cancel_futures=True)

    def _start_jobs(self) -> None:
        while self._idle and self._waiting:
            callers = self._waiting[self._next(self._waiting)]
            job = callers[self._next(callers)][0]
            self._withdraw(job)
            self._idle -= 1
            many = self._waiting_of(job.caller.network) >= MANY
            executor = self._background if many else self._executor
            done = job.result.get_loop().run_in_executor(executor, job.work)
            done.add_done_callback(partial(self._finish, job))

    def _finish(self, job: _Job, done: asyncio.Future[Any]) -> None:
        self._idle += 1
        if done.cancelled():  # the pool is closed
            job.result.cancel()
            return
        error = done.exception()
        if job.result.done():
            pass  # nobody waits for it any more
        elif error is not None:
            job.result.set_exception(error)
        else:
            job.result.set_result(done.result())
        self._start_jobs()

    def _waiting_of(self, network: str) -> int:
        """How many jobs of a network are waiting."""
        return sum(map(len, self._waiting.get(network, {}).values()))

    def _next(self, waiting: Iterable[K]) -> K:
        """Who was served longest ago, and now is."""
        found = min(waiting, key=lambda key: self._served.get(key, 0))
        self._served[found] = next(self._jobs)
        self._served.move_to_end(found)
        if len(self._served) > KEPT:
            self._served.popitem(last=False)
        return found

    def _withdraw(self, job: _Job) -> None:
        """Take a job out of the line, if it stands there."""
        callers = self._waiting.get(job.caller.network, {})
        jobs = callers.get(job.caller)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del callers[job.caller]
            if not callers:
                del self._waiting[job.caller.network]


def _lower_priority() -> None:
    """Let this thread have the processor only when others leave it; Linux alone can do that."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW_PRIORITY)
