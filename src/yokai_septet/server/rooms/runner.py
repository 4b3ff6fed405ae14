"""Runs the tables of one worker: `carry_out` is the way of every change, and `schedule` waits for
what happens by itself: bots' turns, next deals, clocks that run out.

What is due follows from the table, so any worker can do it, and doing it twice is harmless: the
second append finds a newer log. Nothing is due at a table that nobody is connected to: it waits.
The clocks of its players count only while one of them is connected.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from yokai_septet.bots import Budget
from yokai_septet.game import Choice
from yokai_septet.server.bus import Bus, BusMessage
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.errors import busy
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.contexts import Contexts
from yokai_septet.server.rooms.lobby import Lobby
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.table_log import TableLog
from yokai_septet.server.store import StoreUnavailable
from yokai_septet.table import BotTurn, Decision, Due, Ended, Happening, Step, Table, Tick

log = logging.getLogger(__name__)

ATTEMPTS = 30
"""How often a change is judged again when other workers were faster."""

HasSecret: TypeAlias = Callable[[Caller, Table], Awaitable[bool]]
"""Whether a bot must not think at a table, since its cards are those of a secret deal."""


class TableRunner:
    """Accepts what happens at tables, and wakes their sessions when their time comes."""

    def __init__(
        self,
        *,
        table_log: TableLog,
        contexts: Contexts,
        broadcaster: Broadcaster,
        bus: Bus,
        lobby: Lobby,
        bot_pool: BotPool,
        metrics: Metrics,
        now: Callable[[], float],
        has_secret: HasSecret,
    ) -> None:
        self._log, self._contexts, self._broadcaster = table_log, contexts, broadcaster
        self._bus, self._lobby, self._bot_pool = bus, lobby, bot_pool
        self._metrics, self._now, self._has_secret = metrics, now, has_secret

    # --- the way of every change ------------------------------------------------------------------

    async def carry_out(self, room: Room, happening: Happening) -> Step:
        """Accept → commit → broadcast → publish → schedule. Nobody hears of a change before it is
        committed; if another worker was faster, the room is brought up to date and its session is
        asked again."""
        async with room.lock:
            for _ in range(ATTEMPTS):
                await self._log.refresh(room)
                context = self._contexts.of(room.presence)
                step = room.session.accept(happening, self._now(), context)
                if not step.changes or await self.adopt(room, step):
                    return step
        raise busy()

    async def adopt(self, room: Room, step: Step) -> bool:
        """Commit a step, tell everybody of it, and wait for what comes next; False if another
        worker was faster. The caller holds the room's lock."""
        if not await self._log.commit(room, step):
            return False
        self._broadcaster.broadcast(room, step)
        self._bus.publish(BusMessage(room.code, room.seq))
        self.schedule(room, step.due)
        self._lobby.table_changed(step.before, room.table)
        self._metrics.count("entries", by=len(step.changes))
        return True

    # --- what happens by itself -------------------------------------------------------------------

    def reschedule(self, room: Room) -> Due | None:
        """Find out again what is due, since the table or who is present has changed."""
        next_due = self._contexts.next_due(room)
        self.schedule(room, next_due)
        return next_due

    def schedule(self, room: Room, next_due: Due | None) -> None:
        """Do this when its time comes, instead of what was scheduled before. A bot that is thinking
        about just this goes on."""
        if next_due is not None and room.is_scheduled(next_due):
            return
        room.cancel_scheduled()
        if next_due is not None:
            room.next_due = (room.seq, next_due)
            room.scheduled = asyncio.create_task(self._run(room, next_due))

    async def _run(self, room: Room, next_due: Due) -> None:
        """Think, wait, and wake the session."""
        try:
            happening = await self._prepare(room, next_due)
            wait = next_due.at - self._now()
            if wait > 0:
                await asyncio.sleep(wait)
            step = await self.carry_out(room, happening)
            if not step.changes and room.scheduled is asyncio.current_task():
                room.scheduled = None  # it was too early, or another worker was faster
                self.reschedule(room)
        except StoreUnavailable:
            log.warning("store-unavailable")  # the sweep finds the table again
        except Exception:
            log.exception("due-task-failed")

    async def _prepare(self, room: Room, next_due: Due) -> Happening:
        """What happens when the time comes; bots think before that."""
        turn = room.session.bot_turn(next_due)
        if turn is None:
            return Tick()
        if await self._has_secret(room.uses_share_of, room.table):
            return Ended("secret-deal")
        return Decision(turn, await self._decide(room.uses_share_of, turn))

    async def _decide(self, caller: Caller, turn: BotTurn) -> Choice:
        self._metrics.count("thoughts", turn.strength)
        if turn.seed is None:
            return await self._bot_pool.decide(turn.strength, turn.view, caller)
        rng, budget = Random(turn.seed), Budget(nodes=turn.nodes)
        return await self._bot_pool.decide(turn.strength, turn.view, caller, rng, budget)
