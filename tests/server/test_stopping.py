"""Whatever happens at the same moment, a worker that is stopped stops: in Python 3.11 a
cancellation is lost where `asyncio.wait_for` gets its result just then, and the server would wait
for ever."""

import asyncio
from collections.abc import Callable
from typing import cast

import pytest

from yokai_septet.server.jobs.engine import Engine
from yokai_septet.server.jobs.field import FieldQueue
from yokai_septet.server.jobs.long_work import LongWork
from yokai_septet.server.store.daily import DailyStore, FieldRun
from yokai_septet.work import messages as m

MOMENTS = range(6)
"""How many turns of the event loop after an event the worker is stopped."""


class _Engine:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.has_answer = asyncio.Event()

    async def ask(self, _: m.Request) -> None:
        """Accept any request."""

    async def answer(self) -> m.Answer:
        await self.has_answer.wait()
        self.has_answer.clear()
        return m.FieldPlayed(points=1)

    def kill(self) -> None:
        """There is no process."""

    async def close(self) -> None:
        """There is no process."""


class _Runs:
    """A store in which there is always another run of the field."""

    async def claim_run(self, *_: object) -> FieldRun:
        return FieldRun("2026-11-19", 1, 0)

    async def keep_run(self, *_: object) -> None:
        """Keep nothing."""

    async def renew_run(self, *_: object) -> None:
        """Keep nothing."""


async def _deal_of(_: FieldRun) -> m.PlayField:
    return m.PlayField("00" * 32, 0, 1)


async def _nothing() -> bool:
    return False


async def _stops(work: LongWork, event: Callable[[], object], moment: int) -> bool:
    """Run it until it waits, let something happen, and stop it soon after."""
    task = asyncio.create_task(work.run())
    for _ in range(10):
        await asyncio.sleep(0)
    event()
    for _ in range(moment):
        await asyncio.sleep(0)
    task.cancel()
    _, running = await asyncio.wait([task], timeout=2)
    task.cancel()
    return not running


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_stop_is_not_lost_when_something_comes_into_a_queue(moment: int) -> None:
    added = asyncio.Event()
    work = LongWork(cast("Engine", _Engine()), [_nothing], 60.0, added)
    assert await _stops(work, added.set, moment)


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_stop_is_not_lost_when_the_engine_answers(moment: int) -> None:
    engine = _Engine()
    store = cast("DailyStore", _Runs())
    queue = FieldQueue(cast("Engine", engine), store, _deal_of, lambda: 0.0, 60.0)
    work = LongWork(cast("Engine", engine), [queue.take_next], 60.0, asyncio.Event())
    assert await _stops(work, engine.has_answer.set, moment)
