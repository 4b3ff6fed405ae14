"""Takes reviews from the queue in the store, one after the other, and has them computed.

Everything is kept as it is found, so that any worker can go on with a review whose worker was
killed. Between two verdicts the engine waits while bots wait for a thread.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from secrets import token_hex

import msgspec

from yokai_septet import records
from yokai_septet.errors import YokaiError
from yokai_septet.protocol.refusals import decode_refusal, encode_problem
from yokai_septet.protocol.request_errors import review_failed, server_error
from yokai_septet.server.jobs.engine import Engine, EngineDied
from yokai_septet.server.jobs.urgent_work import let_bots_go_first
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.store import StoreUnavailable
from yokai_septet.server.store.reviews import ReviewStore, SeatLoss, StoredReview
from yokai_septet.study import ReviewBudget, ReviewFrame, Verdict, read_verdict
from yokai_septet.work import messages as m

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often a review may be begun without a new verdict before it is given up."""
KEEP_EVERY = 0.5
"""Seconds between two writes of verdicts."""


class ClaimLost(Exception):
    """The review was deleted, or another worker has taken it up."""


class ReviewQueue:
    """The reviews that one worker computes."""

    def __init__(
        self,
        engine: Engine,
        store: ReviewStore,
        record_of: Callable[[StoredReview], Awaitable[records.Record]],
        coached: Callable[[StoredReview], Awaitable[list[Verdict]]],
        bots_wait: Callable[[], bool],
        metrics: Metrics,
        now: Callable[[], float],
        *,
        lease: float,
        budget: ReviewBudget,
    ) -> None:
        self._engine = engine
        self._store, self._record_of, self._coached = store, record_of, coached
        """What the coach has found in the match, for a review that has found nothing yet."""
        self._bots_wait = bots_wait
        self._metrics, self._now = metrics, now
        self._lease, self._budget = lease, budget
        self._worker = token_hex(8)

    async def take_next(self) -> bool:
        """Make the next review; False if there is none."""
        claimed = await self._store.claim(self._worker, self._now(), self._lease)
        if claimed is not None:
            await self._make(claimed)
        return claimed is not None

    async def _make(self, claimed: StoredReview) -> None:
        """Make a review, or note why it cannot be made."""
        try:
            if claimed.attempts > ATTEMPTS:
                raise review_failed()
            await self._compute(claimed)
            self._metrics.count("reviews", "done")
        except ClaimLost:
            self._engine.kill()
        except EngineDied:
            log.warning("engine-died")
            await self._store.release(claimed.id, self._worker)
        except asyncio.CancelledError:
            self._engine.kill()
            with contextlib.suppress(StoreUnavailable):
                await self._store.release(claimed.id, self._worker)
            raise
        except StoreUnavailable:
            raise
        except YokaiError as error:
            await self._fail(claimed, error)
        except Exception:
            self._engine.kill()
            log.exception("review-failed")
            await self._fail(claimed, server_error())

    async def _fail(self, claimed: StoredReview, error: YokaiError) -> None:
        self._metrics.count("reviews", "failed")
        await self._store.fail(claimed.id, self._worker, _json(encode_problem(error)))

    async def _compute(self, claimed: StoredReview) -> None:
        """Have the engine judge what is not judged yet, and keep what it finds."""
        record = await self._record_of(claimed)
        known = await self._known(claimed)
        await self._engine.ask(
            m.MakeReview(
                records.to_json(record).decode(),
                self._budget,
                claimed.first_seat,
                known,
            )
        )
        numbers = {verdict.after: number for number, verdict in enumerate(known)}
        frame, done, total = claimed.frame, len(known), max(claimed.total, len(known))
        found, kept_at = dict[int, str](), -KEEP_EVERY
        while True:
            match await self._next_answer(claimed):
                case m.Framed(frame=so_far):
                    frame = _json(so_far)
                    continue
                case m.Judged(done=done, total=total, verdict=verdict):
                    is_last = done == total
                    numbers[verdict.after] = done - 1
                case m.Opened(verdict=verdict):
                    is_last = False
                case m.Reviewed(frame=whole):
                    await self._keep(claimed, found, done, total, frame)
                    await self._finish(claimed, whole)
                    return
                case m.Failed(problem=problem):
                    raise decode_refusal(problem)
                case _:
                    raise EngineDied
            found[numbers[verdict.after]] = _json(verdict)
            if time.monotonic() >= kept_at + KEEP_EVERY or is_last:
                await self._keep(claimed, found, done, total, frame)
                found, kept_at = {}, time.monotonic()
            await let_bots_go_first(self._bots_wait)
            await self._engine.go_on()

    async def _known(self, claimed: StoredReview) -> list[Verdict]:
        """What is judged already, in this review or before by the coach."""
        kept = [read_verdict(body) for body in await self._store.verdicts(claimed.id)]
        if kept or claimed.code is None:
            return kept
        coached = await self._coached(claimed)
        if coached:
            bodies = {number: _json(verdict) for number, verdict in enumerate(coached)}
            await self._keep(claimed, bodies, len(coached), 0, claimed.frame)
        return coached

    async def _next_answer(self, claimed: StoredReview) -> m.Answer:
        """The engine's next answer; the claim is renewed while it takes its time."""
        while True:
            try:
                async with asyncio.timeout(self._lease / 3):
                    return await self._engine.answer()
            except TimeoutError:
                await self._renew(claimed)

    async def _renew(self, claimed: StoredReview) -> None:
        if not await self._store.renew(claimed.id, self._worker, self._now() + self._lease):
            raise ClaimLost

    async def _keep(
        self,
        claimed: StoredReview,
        found: Mapping[int, str],
        done: int,
        total: int,
        frame: str | None,
    ) -> None:
        if not await self._store.keep(
            claimed.id, self._worker, found,
            done=done, total=total, frame=frame, until=self._now() + self._lease,
        ):  # fmt: skip
            raise ClaimLost

    async def _finish(self, claimed: StoredReview, frame: ReviewFrame) -> None:
        losses = [
            SeatLoss(one.seat, one.all.decisions, one.all.loss * one.all.decisions)
            for one in frame.summary
            if claimed.code is not None  # nobody's statistics count an uploaded record
        ]
        if not await self._store.finish(claimed.id, self._worker, _json(frame), losses):
            raise ClaimLost


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
