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
IDLE = 2.0
"""A worker at whose tables less than this happens in a second is idle. The processor time that it
uses would not tell: on a machine that is busy with other things it is given little."""
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
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._clock, self._collect = clock, collect
        self._last = self._looked = clock()
        self._entries = 0.0

    def start(self) -> None:
        """Exempt what exists now, and leave full collections to `look`."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, 1_000_000)

    def look(self, entries: float) -> bool:
        """Collect if it is worth it and few are kept waiting, or if it must be; tells whether.
        `entries` is how many entries tables have been given so far."""
        now = self._clock()
        idle = entries - self._entries < IDLE * (now - self._looked)
        overdue = now - self._last >= BUDGET
        self._looked, self._entries = now, entries
        if not overdue and not (idle and gc.get_count()[2] >= WORTH):
            return False
        self._collect()
        self._last = now
        return True
