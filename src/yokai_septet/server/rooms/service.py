"""What people can do at tables: create them, send commands, ask for hints, talk, and listen.

The other modules of this package each do one thing: `registry` keeps rooms and appends to their
logs, `broadcast` sends what happened, `scheduler` does what happens by itself, `presence` tracks
who is connected.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from secrets import token_hex
from typing import Any

import msgspec

from yokai_septet.bots import Player
from yokai_septet.errors import YokaiError
from yokai_septet.game import Deal, Pass, Play, view
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.translate import may_watch
from yokai_septet.server.bus import BusMessage, open_bus
from yokai_septet.server.errors import RequestError, busy, no_spectators, too_fast
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rate_limits import Buckets
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.connection import Connection, encode
from yokai_septet.server.rooms.lobby import Lobby
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.presence import PresenceTracker
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.scheduler import Scheduler
from yokai_septet.server.rooms.summary import TableSummary
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.table import (
    Accepted,
    Change,
    HandleContext,
    Presence,
    Table,
    TableError,
    TableOptions,
    advance,
    create,
    handle,
    next_deal,
)
from yokai_septet.table import commands as c

log = logging.getLogger(__name__)

ATTEMPTS = 30
"""How often a command is judged again when others were faster."""


class TableService:
    """All tables, as one worker serves them."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        random_bytes: Callable[[int], bytes] = os.urandom,
        players: dict[str, Player] | None = None,
        deal: Callable[[Table], Deal] = next_deal,
    ) -> None:
        self.settings = settings
        self.now = clock
        self.random_bytes = random_bytes
        limits = settings.limits
        self.metrics = Metrics()
        self.store = Store(settings)
        self.bot_pool = BotPool(limits.thoughts, players)
        self.names = Names(self.store)
        self._bus = open_bus(settings)
        self._broadcaster = Broadcaster(self.names, settings.pace, clock, self.metrics)
        self.lobby = Lobby(self.store, self._bus, self.names)
        self.rooms = RoomRegistry(
            self.store, self._bus, self.names, self._broadcaster, self.metrics, clock,
            self.lobby.changed,
        )  # fmt: skip
        self._scheduler = Scheduler(
            self.rooms, self.store, self.bot_pool, self.metrics, clock, deal
        )
        self._presence = PresenceTracker(
            self.rooms, self.store, self._bus, self._broadcaster, clock, settings.lease
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._phrases = Buckets(limits.phrases_at_once, limits.phrases_per_second)
        self._hints = Buckets(limits.hints_at_once, limits.hints_per_second)
        self._new_tables = Buckets(limits.tables_at_once, limits.tables_per_second)

    # --- opening and closing ----------------------------------------------------------------------

    async def start(self) -> None:
        """Open the store and begin to look after tables."""
        current = await self.store.is_current()
        if self.settings.is_sqlite and not current:
            await self.store.migrate()
        elif not current:
            raise RequestError(
                "not-migrated",
                "The database is not up to date; run `yokai migrate` first.",
                status=500,
            )
        await self._bus.start(self._receive)
        self._spawn(self._every(self.settings.sweep, self._sweep))
        self._spawn(self._every(self.settings.lease / 3, self._presence.renew))

    async def stop(self) -> None:
        """Finish what is being written, say goodbye and go."""
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
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreUnavailable as error:
                log.warning("%s", error.code)
            except Exception:
                log.exception("housekeeping-failed")

    async def _sweep(self) -> None:
        """Look into the store for what nobody told us, and for what nobody does."""
        await self._scheduler.sweep()
        if self.settings.redis_url:
            listened = [room.code for room in self.rooms.listened()]
            if listened:
                for code, seq in (await self.store.seqs(listened)).items():
                    await self._got_further(code, seq)
        self.metrics.gauge("tables_in_memory", len(self.rooms))
        self.metrics.gauge("sockets", sum(len(x.connections) for x in self.rooms.listened()))
        self.metrics.gauge("bots_thinking", self.bot_pool.waiting)

    # --- what people do ---------------------------------------------------------------------------

    async def new_table(
        self, person: str, options: TableOptions, *, sit: bool = True, play: bool = False
    ) -> str:
        """Make a table; `play` fills it with bots and starts the match. Its code is returned."""
        now = self.now()
        if not self._new_tables.take(person, now):
            raise RequestError(
                "too-many-tables", "You have made many tables; wait a little.", status=429
            )
        await self.names.learn([person])
        context = self._context(Presence())
        for _ in range(ATTEMPTS):
            changes: list[Change] = [advance(None, create(person, options, now, context))]
            commands: list[c.Command] = [c.Sit(id="sit", seat=0)] if sit else []
            if play:
                commands += [c.FillWithBots(id="fill"), c.Start(id="start")]
            for command in commands:
                changes += handle(changes[-1].after, person, command, now, context).changes
            if await self.rooms.add(Accepted(tuple(changes))) is not None:
                self.metrics.count("tables", options.ruleset)
                return changes[-1].after.code
        raise busy()

    async def command(self, code: str, person: str, command: c.Command) -> int:
        """Carry out a person's command and return the number of its entry, also when it was
        carried out before."""
        room = await self.rooms.find(code)
        async with room.lock:
            await self.names.learn([person])
            for _ in range(ATTEMPTS):
                if room.stale:
                    await self.rooms.catch_up(room)
                if (seq := room.done.get((person, command.id))) is not None:
                    return seq
                context = self._context(room.presence)
                accepted = handle(room.table, person, command, self.now(), context)
                if await self.rooms.append(room, accepted, person, command.id):
                    return room.done[person, command.id]
        raise busy()

    def _context(self, presence: Presence) -> HandleContext:
        """What a table must know of this server."""
        return HandleContext(
            presence, self.bot_pool.strengths, self.random_bytes, self.names.programs
        )

    async def say(self, code: str, person: str, phrase: c.Phrase) -> None:
        """Let a person say a phrase."""
        room = await self.rooms.find(code)
        seat = _seat_of(room.table, person)
        if not room.table.may_talk:
            raise TableError("no-talking-now", "Nobody may talk while cards are passed or played.")
        if not self._phrases.take(person, self.now()):
            raise too_fast()
        self._bus.publish(BusMessage(code, seat=seat, phrase=phrase))
        self._broadcaster.said(room, seat, phrase)

    async def hint(self, code: str, person: str, command: c.AskHint) -> m.Hint:
        """A bot's advice on a person's decision."""
        table = (await self.rooms.find(code)).table
        seat, match = _seat_of(table, person), table.match
        if not table.options.hints:
            raise TableError("no-hints", "There are no hints at this table.")
        if match is None or match.round is None or seat not in match.to_act:
            raise TableError("nothing-to-decide", "It is not your turn to decide.")
        if not self._hints.take(person, self.now()):
            raise too_fast()
        advice, reason = await self.bot_pool.advise(table.options.bots, view(match, seat))
        return m.Hint(
            id=command.id,
            round=match.round_number,
            trick=match.round.trick_number,
            advice=[
                m.CardAdvice(
                    cards=_cards_of(one.choice),
                    round_win=one.round_win,
                    match_win=one.match_win,
                    points=one.points,
                    error=one.error,
                )
                for one in advice
            ],
            why=reason.message,
            why_params=reason.params,
        )

    async def forget_person(self, person: str) -> None:
        """Delete an identity: the person leaves all tables, and nothing of them stays."""
        for gone in [person, *await self.store.programs_of(person)]:
            for summary, _, _ in await self.store.matches_of(gone):
                code = msgspec.json.decode(summary, type=TableSummary).code
                with contextlib.suppress(YokaiError):
                    await self.command(code, gone, c.Leave(id=f"delete-{token_hex(4)}"))
            await self.store.delete_person(gone)
            self._bus.publish(BusMessage(person=gone))
            await self._person_changed(gone)

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name, everywhere at once."""
        await self.store.rename(person, name)
        self._bus.publish(BusMessage(person=person))
        await self._person_changed(person)

    async def _person_changed(self, person: str) -> None:
        gone = not await self.names.again(person)
        for room in self.rooms:
            if room.copy is None:
                continue
            if gone:
                for connection in list(room.connections):
                    if connection.person == person:
                        connection.close(4401)
            if room.table.seat_of(person) is not None:
                self._broadcaster.show_again(room)

    # --- those who look on ------------------------------------------------------------------------

    async def state(self, code: str, person: str) -> m.Snapshot:
        """The table as this person may see it now."""
        room = await self.rooms.find(code)
        async with room.lock:
            await self.names.learn([person])
            _check_may_watch(room.table, person)
            return self._broadcaster.snapshot(room, person)

    async def table(self, code: str) -> Table:
        """The table itself, with everything in it."""
        return (await self.rooms.find(code)).table

    async def connect(self, code: str, connection: Connection) -> None:
        """Begin to send a table's messages to a connection, a snapshot first."""
        room, person = await self.rooms.find(code), connection.person
        _check_may_watch(room.table, person)
        open_ones = sum(other.person == person for other in room.connections)
        if open_ones >= self.settings.limits.sockets_per_person:
            raise RequestError(
                "too-many-sockets", "This table is open in too many places.", status=429
            )
        await self._presence.grant(code, connection)
        async with room.lock:
            await self.names.learn([person])
            if room.stale:
                await self.rooms.catch_up(room)
            new = self._presence.arrived(room, person)
            _check_may_watch(room.table, person)
            connection.send(encode(self._broadcaster.snapshot(room, person)))
            room.connections.add(connection)
            if new:
                self._broadcaster.presence(room)
        if new:
            self._bus.publish(BusMessage(code, presence=True))
            await self._welcome_back(room, person)

    async def _welcome_back(self, room: Room, person: str) -> None:
        """Whoever was away and replaced by a bot has come back."""
        seat = room.table.seat_of(person)
        if seat is not None and room.table.chairs[seat].bot_plays in ("away", "asked"):
            with contextlib.suppress(YokaiError):
                await self.command(room.code, person, c.TakeBack(id=f"back-{token_hex(6)}"))
        else:
            await self._presence.count(room)

    async def disconnect(self, code: str, connection: Connection) -> None:
        """A connection is gone."""
        room = self.rooms.known(code)
        if room is not None and connection in room.connections:
            room.connections.discard(connection)
            await self._presence.end(code, connection)

    # --- other workers ----------------------------------------------------------------------------

    def _receive(self, message: BusMessage) -> None:
        """Another worker has something to say."""
        if message.code and message.seq:
            self._spawn(self._got_further(message.code, message.seq))
        if message.code and message.presence:
            self._spawn(self._presence.look(message.code))
        if message.code and message.phrase is not None and message.seat is not None:
            room = self.rooms.known(message.code)
            if room is not None:
                self._broadcaster.said(room, message.seat, message.phrase)
        if message.lobby:
            self.lobby.send_soon()
        if message.person is not None:
            self._spawn(self._person_changed(message.person))

    async def _got_further(self, code: str, seq: int) -> None:
        room = self.rooms.known(code)
        if room is None or room.seq >= seq:
            return
        if not room.connections:
            room.stale = True
            return
        try:
            async with room.lock:
                if room.seq < seq:
                    await self.rooms.catch_up(room)
                    room.cancel_scheduled()
        except StoreUnavailable:
            room.stale = True


def _cards_of(action: Pass | Play) -> list[str]:
    if isinstance(action, Play):
        return [action.card.code]
    return [card.code for card in action.cards]


def _seat_of(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise TableError("not-seated", "You do not sit at this table.")
    return seat


def _check_may_watch(table: Table, person: str) -> None:
    if not may_watch(table, person):
        raise no_spectators()
