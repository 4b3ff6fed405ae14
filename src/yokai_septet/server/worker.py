"""One worker: its objects, wired together here and nowhere else, and its background tasks."""

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from yokai_septet.bots import Player
from yokai_septet.game import Deal
from yokai_septet.server.admin.bars import Bars
from yokai_septet.server.admin.service import EVERY, AdminService
from yokai_septet.server.bus import BusMessage, open_bus
from yokai_septet.server.callers.invitations import Invitations
from yokai_septet.server.callers.shares import SharedCount
from yokai_septet.server.callers.users import Users
from yokai_septet.server.clock import SteadyClock
from yokai_septet.server.daily import Daily
from yokai_septet.server.days import Days
from yokai_septet.server.garbage import GarbageCollection
from yokai_septet.server.jobs.coach import Coach
from yokai_septet.server.jobs.engine import Engine
from yokai_septet.server.jobs.exports import Exports
from yokai_septet.server.jobs.field import FieldQueue
from yokai_septet.server.jobs.long_work import LongWork
from yokai_septet.server.jobs.personal_export import PersonalExport
from yokai_septet.server.jobs.queue import ReviewQueue
from yokai_septet.server.jobs.reviews import Reviews
from yokai_septet.server.jobs.urgent_work import UrgentWork
from yokai_septet.server.jobs.what_ifs import WhatIfs
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.puzzles import PuzzleAnswers
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.contexts import Contexts
from yokai_septet.server.rooms.fair_pool import FairPool
from yokai_septet.server.rooms.lobby import Lobby
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.presence import PresenceTracker
from yokai_septet.server.rooms.quotas import OpenSockets
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.rooms.runner import TableRunner
from yokai_septet.server.rooms.service import TableService
from yokai_septet.server.rooms.table_log import TableLog
from yokai_septet.server.rooms.talk import Talk
from yokai_septet.server.secret_deals import SecretDeals
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.server.store.health import HealthCheck
from yokai_septet.server.store.reviews import StoredReview
from yokai_septet.server.store.scheduled_backups import ScheduledBackups
from yokai_septet.server.team_matches import TeamMatches, secret_deals
from yokai_septet.study import Verdict
from yokai_septet.table import Table

log = logging.getLogger(__name__)


COACH_ENGINES = min(2, os.cpu_count() or 1)
"""Rounds that the coach looks at at the same time, so that four friends need not wait long."""
TIDY = 60.0
"""Seconds between two looks for what nobody comes back for."""


class Worker:
    """One worker of a server. Tests give it a clock, randomness, players and deals of their own."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] | None = None,
        random_bytes: Callable[[int], bytes] = os.urandom,
        players: dict[str, Player] | None = None,
        deal: Callable[[Table], Deal] | None = None,
        garbage: GarbageCollection | None = None,
    ) -> None:
        self.settings = settings
        self.now = clock = clock or SteadyClock()
        self.metrics = Metrics()
        self.store = Store(settings)
        self.health = HealthCheck(self.store)
        self.names = Names(self.store)
        self.users = Users(self.store.standing.card_times, clock)
        self.bot_pool = BotPool(settings.limits.thoughts, players, self.users)
        self._bus = open_bus(settings)
        self.lobby = Lobby(self.store, self._bus, self.names, clock)
        self.days = Days(self.store, settings.daily_nodes, clock)
        limits = settings.limits
        waiting = SharedCount(self.users, limits.waiting_replays, each=limits.reserved_jobs)
        self.replays = FairPool(1, "replay", self.users, waiting, limits.replay_patience)
        team_secrets = partial(secret_deals, self.store.team_matches)
        self.secret_deals = SecretDeals(
            self.store, self.replays, (self.days.secret_deals, team_secrets)
        )
        contexts = Contexts(
            self.bot_pool.strengths,
            random_bytes,
            lambda: self.days.open_day,
            settings.pace,
            clock,
            deal,
        )
        self.invitations = Invitations()
        broadcaster = Broadcaster(self.names, contexts, self.metrics, clock, self.invitations)
        table_log = TableLog(self.store, self.names, broadcaster, contexts, clock)
        runner = TableRunner(
            table_log=table_log,
            contexts=contexts,
            broadcaster=broadcaster,
            bus=self._bus,
            lobby=self.lobby,
            bot_pool=self.bot_pool,
            metrics=self.metrics,
            now=clock,
            has_secret=self.secret_deals.is_at_table,
        )
        self.rooms = RoomRegistry(self.store, table_log, runner, clock)
        self._presence = PresenceTracker(
            self.rooms,
            self.store,
            self._bus,
            self.lobby,
            broadcaster,
            runner,
            clock,
            settings.lease,
        )
        self.service = TableService(
            rooms=self.rooms,
            table_log=table_log,
            runner=runner,
            store=self.store,
            bus=self._bus,
            names=self.names,
            broadcaster=broadcaster,
            presence=self._presence,
            bot_pool=self.bot_pool,
            metrics=self.metrics,
            limits=limits,
            users=self.users,
            now=clock,
            contexts=contexts,
            check_advice=self.secret_deals.check_table,
        )
        self.talk = Talk(self.rooms, broadcaster, self._bus, self.store, self.names, limits, clock)
        self.bars = Bars(clock)
        self.admin = AdminService(
            store=self.store,
            rooms=self.rooms,
            lobby=self.lobby,
            service=self.service,
            bars=self.bars,
            bus=self._bus,
            bot_pool=self.bot_pool,
            metrics=self.metrics,
            url=settings.public_url,
            clock=clock,
        )
        work_added = asyncio.Event()
        self.daily = Daily(
            self.store.daily,
            self.days,
            self.service,
            self.names,
            self.users,
            limits,
            clock,
            random_bytes,
            work_added,
        )
        self.team_matches = TeamMatches(
            self.store, self.service, self.names, settings.daily_nodes, clock, random_bytes
        )
        self.sockets = OpenSockets(self.users, limits.network_sockets, limits.reserved_sockets)
        self._garbage = garbage
        self.puzzles = PuzzleAnswers(self.replays)
        self.reviews = Reviews(
            self.store.reviews,
            self.service,
            self.names,
            self.replays,
            limits,
            self.users,
            clock,
            self.secret_deals,
            work_added,
        )
        self._what_if_work = self._urgent_work(limits.network_what_ifs)
        self.what_ifs = WhatIfs(self._what_if_work, limits, clock)
        self._coach_work = self._urgent_work(limits.network_coached, engines=COACH_ENGINES)
        self.coach = Coach(
            self.store.coach, self._coach_work, limits, settings.review_budget, clock
        )
        self.exports = Exports(self.store, self.names, limits, self.users, clock)
        self.personal_export = PersonalExport(
            self.store, self.names, self.exports, settings.public_url, clock
        )
        engine = Engine()
        review_queue = ReviewQueue(
            engine,
            self.store.reviews,
            self.reviews.nameless_record,
            self._coached,
            lambda: self.bot_pool.has_waiting,
            self.metrics,
            clock,
            lease=settings.lease,
            budget=settings.review_budget,
        )
        field_queue = FieldQueue(
            engine, self.store.daily, self.daily.run_to_play, clock, settings.lease
        )
        queues = (review_queue.take_next, field_queue.take_next)
        self._long_work = LongWork(engine, queues, settings.sweep, work_added)
        self._backups = ScheduledBackups(settings, clock)
        self._tasks: set[asyncio.Task[None]] = set()

    def _urgent_work(self, network_waiting: int, engines: int = 1) -> UrgentWork:
        """Engines for what people wait for, of whom so many of an address may wait."""
        limits = self.settings.limits
        waiting = SharedCount(self.users, network_waiting, each=limits.reserved_jobs)
        return UrgentWork(waiting, self.users, lambda: self.bot_pool.has_waiting, engines)

    async def _coached(self, review: StoredReview) -> list[Verdict]:
        """What the coach has found in a match that is to be reviewed."""
        return [] if review.code is None else await self.coach.found(review.code)

    async def start(self) -> None:
        """Open the store, listen to the other workers and begin the background tasks."""
        await self.store.open()
        self.invitations.start(await self.store.secret("invitations"))
        await self.days.start()
        await self.secret_deals.start()
        await self.admin.start()
        await self._bus.start(self._receive)
        self._spawn(self._every(self.settings.sweep, self._sweep))
        self._spawn(self._every(self.settings.lease / 3, self._presence.renew))
        if self.settings.backup_every is not None:
            self._spawn(self._every(min(60.0, self.settings.backup_every / 10), self._back_up))
        self._spawn(self._every(EVERY, self.admin.look))
        self._spawn(self._every(TIDY, self.service.tidy))
        self._spawn(self._every(TIDY, self.admin.tidy))
        self._spawn(self._long_work.run())
        if self._garbage is not None:
            self._garbage.start()

    async def stop(self) -> None:
        """Finish what is being written, close all connections and stop."""
        for room in self.rooms:
            for connection in list(room.connections):
                connection.close(1012)
        await self.lobby.close()
        await asyncio.sleep(0)
        await self._presence.close()
        tasks = [*self._tasks, *(room.scheduled for room in self.rooms if room.scheduled)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()
        self.bot_pool.close()
        self.replays.close()
        self.exports.close()
        await self._what_if_work.close()
        await self._coach_work.close()
        await self.store.close()

    def _receive(self, message: BusMessage) -> None:
        """Another worker has published this."""
        if message.code and message.seq:
            self._spawn(self.service.got_further(message.code, message.seq))
        if message.code and message.presence:
            self._spawn(self._presence.look(message.code))
        if message.code and message.phrase is not None and message.seat is not None:
            self.talk.said(message.code, message.seat, message.phrase)
        if message.code and message.review_led is not None:
            self.talk.review_led(message.code, message.review_led)
        if message.lobby:
            self.lobby.send_soon()
        if message.person is not None:
            self._spawn(self.service.person_changed(message.person))
        if message.admin:
            self._spawn(self._look_for_host())

    async def _sweep(self) -> None:
        """Look into the store for what nobody announced, and for what nobody has done."""
        if self._garbage is not None:
            self._garbage.look(self.metrics.total("entries"))
        await self.days.look()
        await self.team_matches.open_compared()
        await self.secret_deals.open_public()
        await self.service.take_up_overdue()
        listened = self.rooms.listened()
        if self.settings.redis_url and listened:
            for code, seq in (await self.store.seqs([room.code for room in listened])).items():
                await self.service.got_further(code, seq)
        self.metrics.gauge("tables_in_memory", len(self.rooms))
        self.metrics.gauge("sockets", sum(len(room.connections) for room in listened))
        self.metrics.gauge("bots_thinking", self.bot_pool.waiting)
        counts = await self.store.reviews.counts()
        for state in ("waiting", "running"):
            self.metrics.gauge(f"reviews_{state}", counts.get(state, 0))

    async def _look_for_host(self) -> None:
        with contextlib.suppress(StoreUnavailable):  # the next look is a second away
            await self.admin.look()

    async def _back_up(self) -> None:
        try:
            await asyncio.to_thread(self._backups.look)
        except (OSError, sqlite3.Error) as error:  # such as a full disk; it is tried again
            log.warning("backup-failed %s", type(error).__name__)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreUnavailable as error:
                log.warning("%s", error.code)
            except Exception:
                log.exception("background-task-failed")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
