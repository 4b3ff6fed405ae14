"""The coach: judges what somebody decided in a round that is over, while they look at its end.

It computes what the review of the match would, with the same effort, and keeps it for that review.
It runs beside play in engines of the lowest priority, and waits while bots wait for a thread.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import msgspec

from yokai_septet import records
from yokai_septet.game import Seat
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.errors import busy, too_fast
from yokai_septet.server.jobs.urgent_work import UrgentWork
from yokai_septet.server.settings import Limits
from yokai_septet.server.store.coach import CoachedRound, CoachStore
from yokai_septet.study import ENGINE_VERSION, ReviewBudget, Verdict
from yokai_septet.study.coach import check_round_is_over
from yokai_septet.table import Table
from yokai_septet.table.record import record_of_rounds
from yokai_septet.work import messages as m

_decode = msgspec.json.Decoder(tuple[Verdict, ...]).decode


Asked: TypeAlias = tuple[str, int, Seat]
"""A table, a round and a seat."""


class Coach:
    """The coach of one worker."""

    def __init__(
        self,
        store: CoachStore,
        work: UrgentWork,
        limits: Limits,
        budget: ReviewBudget,
        now: Callable[[], float],
    ) -> None:
        self._store, self._work, self._budget, self._now = store, work, budget, now
        self._asked = Buckets(limits.coached_at_once, limits.coached_per_second)
        self._looking: dict[Asked, asyncio.Task[tuple[Verdict, ...]]] = {}

    async def look(
        self, caller: Caller, table: Table, number: int, seat: Seat
    ) -> tuple[Verdict, ...]:
        """What a seat decided in a round that is over, which nobody can change any more."""
        record = record_of_rounds(table, number)
        check_round_is_over(record, number)
        for kept in await self._store.of_table(table.code, ENGINE_VERSION):
            if (kept.round, kept.seat) == (number, seat):
                return _decode(kept.verdicts)
        async with self._asking(caller):
            key = table.code, number, seat
            if key not in self._looking:
                text = records.to_json(record).decode()
                request = m.JudgeRound(text, number, seat, self._budget)
                judging = asyncio.create_task(self._judge(caller, table.code, request))
                self._looking[key] = judging
                judging.add_done_callback(lambda done: self._forget(key, done))
            # Whoever stops waiting does not stop it: it is kept for when they come back.
            return await asyncio.shield(self._looking[key])

    def _forget(self, key: Asked, judging: asyncio.Task[tuple[Verdict, ...]]) -> None:
        del self._looking[key]
        if not judging.cancelled():
            judging.exception()  # its caller may be gone

    async def found(self, code: str) -> list[Verdict]:
        """All that was found in the match of a table."""
        kept = await self._store.of_table(code, ENGINE_VERSION)
        return [verdict for coached in kept for verdict in _decode(coached.verdicts)]

    @asynccontextmanager
    async def _asking(self, caller: Caller) -> AsyncIterator[None]:
        """Count a question that is not answered yet, and give it a place among those that wait."""
        if not self._asked.take(caller.person, self._now()):
            raise too_fast()
        async with self._work.place(caller):
            yield

    async def _judge(self, caller: Caller, code: str, request: m.JudgeRound) -> tuple[Verdict, ...]:
        answer = await self._work.answer(caller, request)
        if not isinstance(answer, m.RoundJudged):
            raise busy()
        verdicts = msgspec.json.encode(answer.verdicts).decode()
        await self._store.keep(
            CoachedRound(code, request.number, request.seat, ENGINE_VERSION, verdicts)
        )
        return answer.verdicts
