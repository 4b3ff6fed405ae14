"""What people can do at tables: create them, send commands, ask for hints, and listen."""

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from secrets import token_hex

import msgspec

from yokai_septet.errors import YokaiError
from yokai_septet.game import view
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.hints import hint_answer
from yokai_septet.protocol.request_errors import RequestError
from yokai_septet.protocol.summary import TableSummary
from yokai_septet.server.bus import Bus, BusMessage
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import (
    busy,
    no_spectators,
    too_fast,
    too_many_sockets,
)
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.rooms.contexts import Contexts
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.presence import PresenceTracker
from yokai_septet.server.rooms.quotas import Attendance, GatheringBudget, NewTables
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.runner import TableRunner
from yokai_septet.server.rooms.table_log import TableLog
from yokai_septet.server.settings import Limits
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.table import (
    NOBODY,
    Asked,
    Compared,
    DealsAgain,
    Ended,
    Entry,
    PlayedOn,
    Session,
    Status,
    Table,
    TableOptions,
    check_may_ask_hint,
    hint_for,
    may_watch,
    new_table,
)
from yokai_septet.table import commands as c
from yokai_septet.table.formats import StoredFormat

log = logging.getLogger(__name__)

ATTEMPTS = 30
"""How often a code is drawn for a new table while there is one with each."""
OVERDUE = 1.5
"""Seconds after which the sweep takes up what no worker has done."""


class TableService:
    """All tables, as one worker serves them."""

    def __init__(
        self,
        *,
        rooms: RoomRegistry,
        table_log: TableLog,
        runner: TableRunner,
        store: Store,
        bus: Bus,
        names: Names,
        broadcaster: Broadcaster,
        presence: PresenceTracker,
        bot_pool: BotPool,
        metrics: Metrics,
        limits: Limits,
        users: Users,
        now: Callable[[], float],
        contexts: Contexts,
        check_advice: Callable[[Caller, Table], Awaitable[None]],
    ) -> None:
        self._contexts, self._check_advice = contexts, check_advice
        self._rooms, self._store, self._bus, self._names = rooms, store, bus, names
        self._table_log, self._runner, self._broadcaster = table_log, runner, broadcaster
        self._presence, self._bot_pool, self._metrics = presence, bot_pool, metrics
        self._limits, self._now = limits, now
        self._renames = Buckets(limits.renames_at_once, limits.renames_per_second)
        self._hints = Buckets(limits.hints_at_once, limits.hints_per_second)
        self._new_tables = NewTables(limits, users)
        self._attendance = Attendance(rooms, limits, users)
        self._gathering = GatheringBudget(limits, users)

    # --- what people do ---------------------------------------------------------------------------

    async def command(
        self,
        code: str,
        person: str,
        command: c.Command,
        network: str = "",
        invitation: int | None = None,
    ) -> int:
        """Carry out a person's command; returns the number of its first entry. `invitation`: which
        of this table's invitations they came with."""
        room = await self._rooms.find(code)
        if (person, command.id) not in room.session.done:
            if isinstance(command, c.Rematch):
                await self._new_tables.check(Caller(network, person))
            if room.table.status is Status.GATHERING:
                await self._gathering.check(Caller(network, person))
        if person not in self._names.known:
            await self._names.learn([person])
        own_ids = await self._store.own_ids(person) if isinstance(command, c.Sit) else frozenset()
        asked = Asked(person, command, own_ids, invitation)
        return (await self._runner.carry_out(room, asked)).first

    async def new_table(
        self,
        caller: Caller,
        options: TableOptions,
        *,
        seat: int = 0,
        play: bool = False,
        begin: PlayedOn | DealsAgain | None = None,
        format_: StoredFormat | None = None,
    ) -> str:
        """Create a table and return its code; its owner sits on `seat`. `play` fills it with bots
        and starts the match, with what another match `begin`s it with, if there is one."""
        await self._new_tables.check(caller)
        for _ in range(ATTEMPTS):
            at, context = self._now(), self._contexts.of(NOBODY)
            entries = new_table(caller.person, options, at, context, seat, play, begin, format_)
            code = await self._add(entries, caller, options.ruleset)
            if code is not None:
                return code
        raise busy()

    async def prepared_table(self, caller: Caller, entries: Sequence[Entry], kind: str) -> None:
        """Make a table with these entries, unless there is one with its code."""
        await self._new_tables.check(caller)
        await self._add(entries, caller, kind)

    async def set_compared(self, code: str) -> None:
        """Let everybody know a deal of a team match, which both tables have finished."""
        await self._runner.carry_out(await self._rooms.find(code), Compared())

    async def close_table(self, code: str) -> None:
        """End what goes on at a table, since the host of the server wants it."""
        await self._runner.carry_out(await self._rooms.find(code), Ended("host"))

    async def _add(self, entries: Sequence[Entry], caller: Caller, kind: str) -> str | None:
        """Make a table, and return its code; None if there is one with this code."""
        await self._names.learn([caller.person])
        step = Session.begin(entries, self._now(), self._contexts.of(NOBODY))
        room = Room(step.session.table.code)
        async with room.lock:
            if not await self._runner.adopt(room, step):
                return None
        self._rooms.add(room)
        self._metrics.count("tables", kind)
        return room.code

    async def hint(self, code: str, caller: Caller, command: c.AskHint) -> m.HintAnswer:
        """A bot's advice on a person's decision, which the log keeps once for each decision."""
        person = caller.person
        room = await self._rooms.find(code)
        _, _, seat = check_may_ask_hint(room.table, person)
        if not self._hints.take(person, self._now()):
            raise too_fast()
        await self._check_advice(caller, room.table)
        if hint_for(room.table, seat) not in room.table.hints:
            await self.command(code, person, command)  # everybody hears of it first
        table = room.table
        match, _, seat = check_may_ask_hint(table, person)
        seen = view(match, seat)
        hint = await self._bot_pool.hint(table.options.bots, seen, caller)
        return hint_answer(command.id, seen, hint)

    async def tidy(self) -> None:
        """Delete links that are too old, and tables that were given up before they began."""
        for code in await self._store.tidy(self._now()):
            if (room := self._rooms.known(code)) is not None:
                self._rooms.forget(room)

    # --- people -----------------------------------------------------------------------------------

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name, everywhere at once."""
        if (await self._names.of([person])).get(person) == name:
            return
        if not self._renames.take(person, self._now()):
            raise too_fast()
        await self._store.rename(person, name)
        self._bus.publish(BusMessage(person=person))
        await self.person_changed(person)

    async def forget_person(self, person: str) -> None:
        """Delete an identity: the person leaves all tables, and nothing of them stays."""
        programs = [program for program, _, _ in await self._store.programs_of(person)]
        for gone in [person, *programs]:
            for match in await self._store.history.running(gone):
                code = msgspec.json.decode(match.summary, type=TableSummary).code
                with contextlib.suppress(YokaiError):
                    await self.command(code, gone, c.Leave(id=f"delete-{token_hex(4)}"))
            await self._store.delete_person(gone)
            self._bus.publish(BusMessage(person=gone))
            await self.person_changed(gone)

    async def person_changed(self, person: str) -> None:
        """Show a person's new name; close the connections of a person who was deleted."""
        gone = not await self._names.again(person)
        for room in self._rooms:
            if room.known is None:
                continue
            if gone:
                for connection in list(room.connections):
                    if connection.person == person:
                        connection.close(4401)
            seat = room.table.seat_of(person)
            alone = {room.table.chairs[s].person for s in room.table.people} <= {person}
            if gone and alone and (seat is not None or room.table.owner == person):
                self._rooms.forget(room)
            elif seat is not None:
                self._broadcaster.show_again(room)

    # --- listening --------------------------------------------------------------------------------

    async def state(self, code: str, person: str) -> m.Snapshot:
        """The table as this person may see it now."""
        room = await self._rooms.find(code)
        async with room.lock:
            await self._names.learn([person])
            check_may_watch(room.table, person)
            return self._broadcaster.snapshot(room, person)

    async def plays_at(self, code: str, person: str) -> bool:
        """Whether this person has a seat at a table. If this worker has not read it, the store says
        so without reading it: how long that takes tells nobody whether there is such a table."""
        room = self._rooms.known(code)
        if room is not None:
            return room.table.seat_of(person) is not None
        return await self._store.standing.has_seat(code, person)

    async def table(self, code: str) -> Table:
        """The table itself, with everything in it."""
        return (await self._rooms.find(code)).table

    async def exists(self, code: str) -> bool:
        """Whether there is a table with this code."""
        with contextlib.suppress(RequestError):
            await self._rooms.find(code)
            return True
        return False

    async def connect(self, code: str, connection: Connection) -> None:
        """Begin to send a table's messages to a connection, a snapshot first."""
        room, person = await self._rooms.find(code), connection.person
        check_may_watch(room.table, person)
        open_ones = sum(other.person == person for other in room.connections)
        if open_ones >= self._limits.sockets_per_person:
            raise too_many_sockets()
        await self._attendance.enter(code, connection.caller)
        try:
            room, new = await self._listen(code, connection)
        except BaseException:
            self._attendance.leave(code, connection.caller)
            raise
        if new:
            self._bus.publish(BusMessage(code, presence=True))
            await self._welcome_back(room, person)

    async def _listen(self, code: str, connection: Connection) -> tuple[Room, bool]:
        """Send the snapshot, and what follows from then on; False if the person was present."""
        person = connection.person
        await self._presence.grant(code, connection)
        async with self._rooms.locked(code) as room:
            await self._names.learn([person])
            await self._table_log.refresh(room)
            new = self._presence.arrived(room, person)
            check_may_watch(room.table, person)
            connection.send(encode(self._broadcaster.snapshot(room, person)))
            room.connections.add(connection)
            if new:
                self._broadcaster.presence(room)
            return room, new

    async def _welcome_back(self, room: Room, person: str) -> None:
        """Give a person who was away their seat back from the bot."""
        seat = room.table.seat_of(person)
        if seat is not None and room.table.chairs[seat].bot_plays in ("away", "asked"):
            with contextlib.suppress(YokaiError):
                await self.command(room.code, person, c.TakeBack(id=f"back-{token_hex(6)}"))
        else:
            await self._presence.reschedule(room)

    async def disconnect(self, code: str, connection: Connection) -> None:
        """Stop sending to a connection that is gone."""
        room = self._rooms.known(code)
        if room is not None and connection in room.connections:
            room.connections.discard(connection)
            self._attendance.leave(code, connection.caller)
            await self._presence.end(code, connection)

    # --- other workers ----------------------------------------------------------------------------

    async def got_further(self, code: str, seq: int) -> None:
        """Bring a room up to date, since another worker has appended to its log."""
        room = self._rooms.known(code)
        if room is None or room.seq >= seq:
            return
        room.announced = max(room.announced, seq)
        if not room.connections:
            return
        with contextlib.suppress(StoreUnavailable):
            async with room.lock:
                await self._table_log.refresh(room)
                room.cancel_scheduled()

    async def take_up_overdue(self) -> None:
        """Do what is due and no worker has done: its worker may have died, or the store was away
        at a bad moment."""
        before = self._now() - OVERDUE
        found = await self._store.due(before, self._now())
        found += [room.code for room in self._rooms.listened() if self._is_behind(room, before)]
        for code in dict.fromkeys(found):
            try:
                room = await self._rooms.find(code)
                if room.scheduled is None or room.scheduled.done():
                    async with room.lock:
                        room.unsure = True
                        await self._table_log.refresh(room)
                        self._runner.reschedule(room)
            except StoreUnavailable:
                raise
            except Exception:  # one unreadable table must not stop the others, or be read again
                log.exception("table-unreadable")
                await self._store.clear_due(code)

    def _is_behind(self, room: Room, before: float) -> bool:
        """Whether listeners may wait in vain: for an append whose end is unknown, or for what was
        due before this time."""
        if not room.is_left_alone:
            return False
        next_due = None if room.unsure else self._contexts.next_due(room)
        return room.unsure or (next_due is not None and next_due.at < before)


def check_may_watch(table: Table, person: str) -> None:
    """Refuse spectators where the options allow none."""
    if not may_watch(table, person):
        raise no_spectators()
