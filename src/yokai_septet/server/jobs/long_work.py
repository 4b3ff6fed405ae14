"""The loop of a worker's long work: one piece after the other, from each queue in turn, all of it
computed in one engine process of the lowest priority."""

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


class LongWork:
    """Does what is in the queues that all workers share."""

    def __init__(
        self, engine: Engine, queues: Sequence[Callable[[], Awaitable[bool]]], sweep: float
    ) -> None:
        self._engine, self._queues, self._sweep = engine, queues, sweep
        """Each queue does its next piece of work; it returns False if there is none."""
        self._news = asyncio.Event()

    def look(self) -> None:
        """There may be something new in a queue."""
        self._news.set()

    async def run(self) -> None:
        """Do one piece after the other, until cancelled."""
        idle_since = time.monotonic()
        try:
            while True:
                if any([await self._try(queue) for queue in self._queues]):
                    idle_since = time.monotonic()
                    continue
                if time.monotonic() > idle_since + IDLE:
                    self._engine.kill()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), self._sweep)
                self._news.clear()
        finally:
            await self._engine.close()

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
