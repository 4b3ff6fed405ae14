"""When Python's garbage collector runs in a worker.

A full collection looks at every object of every table, half a second with 500 of them, and all
players wait meanwhile. Nearly everything is freed without it, as soon as nothing refers to it. So
what the start has made is exempt, full collections wait for an idle moment, and a busy worker has
one only now and then.
"""

import gc
import time
from collections.abc import Callable

YOUNG = 5_000
"""New objects after which the youngest are looked at: a few milliseconds' work. What is alive then
mostly stays so, hence it is not looked at again before a full collection."""
NEVER = 1_000_000
IDLE = 2.0
"""A worker at whose tables less than this happens in a second is idle. The processor time that it
uses would not tell: on a machine that is busy with other things it is given little."""
WORTH = 40
"""Collections of the youngest after which a full one is worth its time."""
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
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def look(self, entries: float) -> bool:
        """Collect if it is worth it and few are kept waiting, or if it must be; tells whether.
        `entries` is how many entries tables have been given so far."""
        now = self._clock()
        idle = entries - self._entries < IDLE * (now - self._looked)
        overdue = now - self._last >= BUDGET
        self._looked, self._entries = now, entries
        if not overdue and not (idle and gc.get_count()[1] >= WORTH):
            return False
        self._collect()
        self._last = now
        return True
