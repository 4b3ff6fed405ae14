"""Wakes sessions: bots' turns, next deals, clocks that run out.

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
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.contexts import Contexts
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.store import StoreUnavailable
from yokai_septet.table import BotTurn, Decision, Due, Ended, Happening, Step, Table, Tick

log = logging.getLogger(__name__)

CarryOut: TypeAlias = Callable[[Room, Happening], Awaitable[Step]]
"""Accepts, commits, broadcasts, publishes and schedules: `TableService.carry_out`."""


class Scheduler:
    """Wakes the sessions of one worker when their time comes."""

    def __init__(
        self,
        bot_pool: BotPool,
        metrics: Metrics,
        now: Callable[[], float],
        contexts: Contexts,
        has_secret: Callable[[Caller, Table], Awaitable[bool]],
    ) -> None:
        self._bot_pool, self._metrics, self._now = bot_pool, metrics, now
        self._contexts, self._has_secret = contexts, has_secret
        self._carry_out: CarryOut | None = None

    def start(self, carry_out: CarryOut) -> None:
        """Begin to do what is scheduled, in this way."""
        self._carry_out = carry_out

    def next_due(self, room: Room) -> Due | None:
        """What happens by itself next at the room's table."""
        return room.session.due(self._now(), self._contexts.of(room.presence))

    def reschedule(self, room: Room) -> Due | None:
        """Find out again what is due, since the table or who is present has changed."""
        next_due = self.next_due(room)
        self.schedule(room, next_due)
        return next_due

    def schedule(self, room: Room, next_due: Due | None) -> None:
        """Do this when its time comes, instead of what was scheduled before. A bot that is thinking
        about just this goes on."""
        if next_due is not None and room.is_scheduled(next_due):
            return
        room.cancel_scheduled()
        if next_due is not None and self._carry_out is not None:
            room.next_due = (room.seq, next_due)
            room.scheduled = asyncio.create_task(self._run(room, next_due, self._carry_out))

    async def _run(self, room: Room, next_due: Due, carry_out: CarryOut) -> None:
        """Think, wait, and wake the session."""
        try:
            happening = await self._prepare(room, next_due)
            wait = next_due.at - self._now()
            if wait > 0:
                await asyncio.sleep(wait)
            step = await carry_out(room, happening)
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
