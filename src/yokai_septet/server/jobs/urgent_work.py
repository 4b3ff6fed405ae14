"""Work that somebody waits for, in engine processes of its own, so that nobody waits for a whole
review."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from yokai_septet.protocol.refusals import decode_refusal
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.shares import SharedCount
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import busy
from yokai_septet.server.jobs.engine import Engine, EngineDied
from yokai_septet.server.rooms.fair_queue import FairQueue
from yokai_septet.work import messages as m

IDLE = 120.0
"""Seconds after which engine processes without work are ended."""
LONGEST_PAUSE = 5.0
"""Seconds for which bots may keep work waiting: it always goes on a little."""


async def let_bots_go_first(bots_wait: Callable[[], bool]) -> None:
    """Wait while bots wait for a thread, but not for ever."""
    until = time.monotonic() + LONGEST_PAUSE
    while bots_wait() and time.monotonic() < until:
        await asyncio.sleep(0.05)


class UrgentWork:
    """Computes answers, as many at a time as it has engines; whoever asks takes turns with
    others."""

    def __init__(
        self, waiting: SharedCount, users: Users, bots_wait: Callable[[], bool], engines: int = 1
    ) -> None:
        self._waiting, self._bots_wait = waiting, bots_wait
        self._engines = [Engine() for _ in range(engines)]
        self._free, self._turns = list(self._engines), FairQueue(engines, users)
        self._end: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def place(self, caller: Caller) -> AsyncIterator[None]:
        """A place among those who wait, to be taken before anything is read for a request."""
        if not await self._waiting.enter(caller):
            raise busy()
        try:
            yield
        finally:
            self._waiting.leave(caller)

    async def answer(self, caller: Caller, request: m.Request) -> m.Answer:
        """The last answer to the request of somebody who has a place."""
        await self._turns.acquire(caller)
        engine = self._free.pop()
        try:
            return await self._compute(engine, request)
        finally:
            self._free.append(engine)
            self._turns.release()

    async def _compute(self, engine: Engine, request: m.Request) -> m.Answer:
        if self._end is not None:
            self._end.cancel()
        try:
            await engine.ask(request)
            while isinstance(answer := await engine.answer(), m.Paused):
                await let_bots_go_first(self._bots_wait)
                await engine.go_on()
        except EngineDied:
            raise busy() from None
        except BaseException:  # the answer must not become that of the next request
            engine.kill()
            raise
        self._end = asyncio.get_running_loop().call_later(IDLE, self._end_idle)
        if isinstance(answer, m.Failed):
            raise decode_refusal(answer.problem)
        return answer

    def _end_idle(self) -> None:
        for engine in self._free:
            engine.kill()

    async def close(self) -> None:
        """End the processes."""
        if self._end is not None:
            self._end.cancel()
        for engine in self._engines:
            await engine.close()
