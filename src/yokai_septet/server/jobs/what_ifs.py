"""What if: the choices of a position beside a record, valued in an engine process of their own, so
that nobody waits for a whole review."""

import asyncio
from collections.abc import Callable

from yokai_septet import records
from yokai_septet.protocol.refusals import decode_refusal
from yokai_septet.protocol.review import AskWhatIf, WhatIfAnswer
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.callers.shares import SharedCount
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import busy, too_fast
from yokai_septet.server.jobs import messages as m
from yokai_septet.server.jobs.engine import Engine, EngineDied
from yokai_septet.server.rooms.fair_queue import FairQueue
from yokai_septet.server.settings import Limits

IDLE = 120.0
"""Seconds after which an engine process without work is ended."""


class WhatIfs:
    """Values positions, one after the other; whoever asks takes turns with others."""

    def __init__(self, limits: Limits, users: Users, now: Callable[[], float]) -> None:
        self._now = now
        self._asked = Buckets(limits.what_ifs_at_once, limits.what_ifs_per_second)
        self._waiting = SharedCount(users, limits.network_what_ifs, each=limits.reserved_jobs)
        self._engine, self._turns = Engine(), FairQueue(1, users)
        self._end: asyncio.TimerHandle | None = None

    def charge(self, caller: Caller) -> None:
        """Counts a question before any work is done for it, whatever its answer."""
        if not self._asked.take(caller.person, self._now()):
            raise too_fast()

    async def value(self, caller: Caller, record: records.Record, asked: AskWhatIf) -> WhatIfAnswer:
        """What every legal card is worth in a position, or the best passes and one other."""
        if not await self._waiting.enter(caller):
            raise busy()
        try:
            await self._turns.acquire(caller)
            try:
                return await self._value(
                    m.ValueChoices(
                        records.to_json(record).decode(), asked.after, asked.played, asked.choice
                    )
                )
            finally:
                self._turns.release()
        finally:
            self._waiting.leave(caller)

    async def _value(self, request: m.ValueChoices) -> WhatIfAnswer:
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
        match answer:
            case m.Valued(what_if=found):
                return found
            case m.Failed(problem=problem):
                raise decode_refusal(problem)
            case _:
                self._engine.kill()
                raise busy()

    async def close(self) -> None:
        """End the process."""
        if self._end is not None:
            self._end.cancel()
        await self._engine.close()
