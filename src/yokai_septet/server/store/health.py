"""Whether this worker can serve: its store reads and writes."""

import asyncio
import time
from collections.abc import Callable

from yokai_septet.errors import YokaiError
from yokai_septet.server.store import Store, StoreUnavailable

FRESH = 5.0
"""Seconds for which a finding is told again, so that asking often costs nothing."""
TIMEOUT = 5.0
"""Seconds after which a store that does not answer counts as broken."""


class HealthCheck:
    """Tries the store, not more often than needed."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store, self._now = store, now
        self._found_at: float | None = None
        self._problem: YokaiError | None = None
        self._lock = asyncio.Lock()

    async def check(self) -> None:
        """Raise the problem, if there is one."""
        async with self._lock:
            now = self._now()
            if self._found_at is None or not 0 <= now - self._found_at < FRESH:
                self._problem, self._found_at = await self._try(), now
        if self._problem is not None:
            raise self._problem

    async def _try(self) -> YokaiError | None:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._store.check()
        except YokaiError as error:
            return error
        except TimeoutError:
            return StoreUnavailable("store-unavailable", "The store does not answer in time.")
        return None
