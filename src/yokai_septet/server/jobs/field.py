"""Plays the field of the daily deals, one run after the other."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

from yokai_septet.server.jobs.engine import Engine, EngineDied
from yokai_septet.server.store import StoreUnavailable
from yokai_septet.server.store.daily import DailyStore, FieldRun
from yokai_septet.work import messages as m

log = logging.getLogger(__name__)


class FieldQueue:
    """The runs of the field that one worker plays."""

    def __init__(
        self,
        engine: Engine,
        store: DailyStore,
        deal_of: Callable[[FieldRun], Awaitable[m.PlayField]],
        now: Callable[[], float],
        lease: float,
    ) -> None:
        self._engine, self._store, self._deal_of = engine, store, deal_of
        self._now, self._lease = now, lease
        self._worker = token_hex(8)

    async def take_next(self) -> bool:
        """Play the next run; False if there is none."""
        run = await self._store.claim_run(self._worker, self._now(), self._lease)
        if run is None:
            return False
        try:
            await self._engine.ask(await self._deal_of(run))
            match await self._answer(run):
                case m.FieldPlayed(points=points):
                    await self._store.keep_run(run, points)
                case answer:
                    log.error("field-run-failed %s", type(answer).__name__)
        except EngineDied:
            log.warning("engine-died")
        except asyncio.CancelledError:
            self._engine.kill()
            with contextlib.suppress(StoreUnavailable):
                await self._store.renew_run(run, self._worker, self._now())
            raise
        return True

    async def _answer(self, run: FieldRun) -> m.Answer:
        """The engine's answer; the claim is renewed while it takes its time."""
        while True:
            try:
                async with asyncio.timeout(self._lease / 3):
                    return await self._engine.answer()
            except TimeoutError:
                await self._store.renew_run(run, self._worker, self._now() + self._lease)
