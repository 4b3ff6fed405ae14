"""What if: the choices of a position beside a record, valued while somebody waits."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from yokai_septet import records
from yokai_septet.protocol.review import AskWhatIf, WhatIfAnswer
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.errors import busy, too_fast
from yokai_septet.server.jobs.urgent_work import UrgentWork
from yokai_septet.server.settings import Limits
from yokai_septet.work import messages as m


class WhatIfs:
    """Values positions for whoever asks, as often as they may."""

    def __init__(self, work: UrgentWork, limits: Limits, now: Callable[[], float]) -> None:
        self._work, self._now = work, now
        self._asked = Buckets(limits.what_ifs_at_once, limits.what_ifs_per_second)

    @asynccontextmanager
    async def asking(self, caller: Caller) -> AsyncIterator[None]:
        """Count a question, whatever its answer, and give it a place among those that wait: to read
        and replay a record costs far more than to refuse it."""
        if not self._asked.take(caller.person, self._now()):
            raise too_fast()
        async with self._work.place(caller):
            yield

    async def value(self, caller: Caller, record: records.Record, asked: AskWhatIf) -> WhatIfAnswer:
        """What every legal card is worth in a position, or the best passes and one other. The
        caller is `asking`."""
        request = m.ValueChoices(
            records.to_json(record).decode(), asked.after, asked.played, asked.choice
        )
        answer = await self._work.answer(caller, request)
        if not isinstance(answer, m.Valued):
            raise busy()
        return answer.what_if
