"""The loop of a worker's long work: one piece after the other, all of it computed in one engine
process of the lowest priority. What people have asked for comes first."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from yokai_septet.server.jobs.engine import Engine
from yokai_septet.server.store import StoreUnavailable

log = logging.getLogger(__name__)

IDLE = 120.0
"""Seconds after which an engine process without work is ended."""
LONGEST_WAIT = 600.0
"""Seconds after which a queue gets a turn although those before it have work."""


class LongWork:
    """Does what is in the queues that all workers share."""

    def __init__(
        self,
        engine: Engine,
        queues: Sequence[Callable[[], Awaitable[bool]]],
        sweep: float,
        added: asyncio.Event,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._engine, self._queues, self._sweep, self._now = engine, queues, sweep, now
        """Each queue does its next piece of work; it returns False if there is none. The most
        urgent one comes first."""
        self._asked = [now()] * len(queues)
        """When each queue last had its turn."""
        self._added = added
        """Set when something is put into a queue."""

    async def run(self) -> None:
        """Do one piece after the other, until cancelled."""
        idle_since = self._now()
        try:
            while True:
                if await self._do_next():
                    idle_since = self._now()
                    continue
                if self._now() > idle_since + IDLE:
                    self._engine.kill()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._sweep):
                        await self._added.wait()
                self._added.clear()
        finally:
            await self._engine.close()

    async def _do_next(self) -> bool:
        """Do the most urgent piece of work; False if there is none."""
        turns = range(len(self._queues))
        late = [turn for turn in turns if self._now() > self._asked[turn] + LONGEST_WAIT]
        for turn in (*late, *turns):
            self._asked[turn] = self._now()
            if await self._try(self._queues[turn]):
                return True
        return False

    async def _try(self, queue: Callable[[], Awaitable[bool]]) -> bool:
        """Do the next piece of a queue; False if there is none, or it cannot be done now."""
        try:
            return await queue()
        except StoreUnavailable as error:  # the claim expires, and somebody takes it up
            self._engine.kill()
            log.warning("%s", error.code)
        except Exception:
            self._engine.kill()
            log.exception("long-work-failed")
        return False
