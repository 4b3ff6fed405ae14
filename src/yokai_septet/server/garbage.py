"""When Python's garbage collector runs in a worker.

A full collection looks at every object of every table, half a second with 500 of them, and all
players wait meanwhile. Nearly everything is freed without it, as soon as nothing refers to it. So
what the start has made is exempt, full collections wait for an idle moment, and a busy worker has
one only now and then.
"""

import gc
import time
from collections.abc import Callable

YOUNG = 2_000, 5
"""New objects after which the youngest are looked at, and how often that happens before the middle
generation is: a few milliseconds' work."""
IDLE = 0.1
"""A worker that uses less than this share of its time is idle."""
WORTH = 20
"""Collections of the middle generation after which a full one is worth its time."""
BUDGET = 600.0
"""Seconds after which a busy worker has a full collection all the same."""


class GarbageCollection:
    """Decides when to collect; `look` is called every few seconds."""

    def __init__(
        self,
        *,
        clock: Callable[[], float] = time.monotonic,
        used: Callable[[], float] = time.thread_time,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._clock, self._used, self._collect = clock, used, collect
        self._last = self._looked = clock()
        self._used_then = used()

    def start(self) -> None:
        """Exempt what exists now, and leave full collections to `look`."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, 1_000_000)

    def look(self) -> bool:
        """Collect if it is worth it and nobody is kept waiting, or if it must be; tells whether."""
        now, used = self._clock(), self._used()
        idle = used - self._used_then < IDLE * (now - self._looked)
        overdue = now - self._last >= BUDGET
        self._looked, self._used_then = now, used
        if not overdue and not (idle and gc.get_count()[2] >= WORTH):
            return False
        self._collect()
        self._last, self._used_then = self._clock(), self._used()
        self._looked = self._last
        return True
