"""Work that somebody waits for, in an engine process of its own, so that nobody waits for a whole
review."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from yokai_septet.protocol.refusals import decode_refusal
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.shares import SharedCount
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import busy
from yokai_septet.server.jobs import messages as m
from yokai_septet.server.jobs.engine import Engine, EngineDied
from yokai_septet.server.rooms.fair_queue import FairQueue
from yokai_septet.server.settings import Limits

IDLE = 120.0
"""Seconds after which an engine process without work is ended."""


class UrgentWork:
    """Computes answers, one after the other; whoever asks takes turns with others."""

    def __init__(self, limits: Limits, users: Users) -> None:
        self._waiting = SharedCount(users, limits.network_what_ifs, each=limits.reserved_jobs)
        self._engine, self._turns = Engine(), FairQueue(1, users)
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
        """The one answer to the request of somebody who has a place."""
        await self._turns.acquire(caller)
        try:
            return await self._compute(request)
        finally:
            self._turns.release()

    async def _compute(self, request: m.Request) -> m.Answer:
        if self._end is not None:
            self._end.cancel()
        try:
            await self._engine.ask(request)
            answer = await self._engine.answer()
        except EngineDied:
            raise busy() from None
        except BaseException:  # the answer must not become that of the next request
            self._engine.kill()
            raise
        self._end = asyncio.get_running_loop().call_later(IDLE, self._engine.kill)
        if isinstance(answer, m.Failed):
            raise decode_refusal(answer.problem)
        return answer

    async def close(self) -> None:
        """End the process."""
        if self._end is not None:
            self._end.cancel()
        await self._engine.close()
