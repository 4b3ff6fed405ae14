"""The rooms of one worker: found by code, brought up to date from the store, and appended to.

A room owns nothing: the store has everything, and rooms without listeners are forgotten first.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import msgspec

from yokai_septet.protocol.request_errors import unknown_table
from yokai_septet.protocol.summary import summary_of
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.contexts import Contexts
from yokai_septet.server.rooms.effects import rows_of
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.scheduler import Scheduler
from yokai_septet.server.store import Append, Store
from yokai_septet.table import Presence, Session, Status, Step, Table, Visibility

KEPT_ROOMS = 500
"""Rooms from which on those without listeners are forgotten. A room takes up to 200 kB, and reading
its log again a few milliseconds."""


class RoomRegistry:
    """All rooms in memory."""

    def __init__(
        self,
        store: Store,
        names: Names,
        broadcaster: Broadcaster,
        scheduler: Scheduler,
        contexts: Contexts,
        now: Callable[[], float],
    ) -> None:
        self._store, self._names, self._contexts = store, names, contexts
        self._broadcaster, self._scheduler, self._now = broadcaster, scheduler, now
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    def __getitem__(self, code: str) -> Room:
        return self._rooms[code]

    def known(self, code: str) -> Room | None:
        """The room of a table, if its log has been read."""
        room = self._rooms.get(code)
        return None if room is None or room.known is None else room

    def listened(self) -> list[Room]:
        """The rooms with listeners."""
        return [room for room in self._rooms.values() if room.connections]

    async def find(self, code: str) -> Room:
        """The room of a table, as fresh as this worker knows."""
        room = self._rooms.get(code)
        if room is None:
            room = self._rooms[code] = Room(code)
            self._forget_some()
        self._rooms.move_to_end(code)
        if not room.is_stale:
            return room
        async with room.lock:
            is_kept = self._rooms.get(code) is room
            if is_kept and room.known is None:
                await self._open(room)
            if is_kept:
                await self.refresh(room)
        return room if is_kept else await self.find(code)  # reading it failed meanwhile

    @asynccontextmanager
    async def locked(self, code: str) -> AsyncIterator[Room]:
        """The room of a table, which nobody else changes or forgets meanwhile."""
        while True:
            room = await self.find(code)
            async with room.lock:
                if self._rooms.get(code) is room:  # it was not forgotten while it was waited for
                    yield room
                    return

    def add(self, room: Room) -> None:
        """Keep the room of a table that was just created."""
        self._rooms.setdefault(room.code, room)
        self._forget_some()

    def forget(self, room: Room) -> None:
        """Forget a room whose table may have been deleted; what is there is read again."""
        room.cancel_scheduled()
        self._rooms.pop(room.code, None)

    def _forget_some(self) -> None:
        for code, room in list(self._rooms.items()):
            if len(self._rooms) <= KEPT_ROOMS:
                return
            if not room.connections and not room.lock.locked() and room.known is not None:
                room.cancel_scheduled()
                del self._rooms[code]

    async def _open(self, room: Room) -> None:
        """Read the log of a table for the first time. A room that cannot be read is not kept."""
        try:
            await self._catch_up(room)
            if room.known is None:
                raise unknown_table(room.code)
            until = (await self._store.presence([room.code])).get(room.code, {})
        except BaseException:
            del self._rooms[room.code]
            raise
        now = self._now()
        room.presence = Presence().seen(until, room.players, now)  # nothing counts before
        room.present = room.presence.present(now)
        self._scheduler.reschedule(room)

    async def refresh(self, room: Room) -> None:
        """Bring a room up to date, if the store may hold more; the caller holds its lock. What is
        due is left to the worker that was faster: if it dies, the sweep finds the table."""
        if room.is_stale:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        if room.writing is not None:
            await room.writing.settled()
        stored = await self._store.load(room.code, room.seq)
        entries = [logged.entry for logged in stored]
        done = {
            (logged.person, logged.command): logged.seq
            for logged in stored
            if logged.person is not None and logged.command is not None
        }
        if not entries:
            room.unsure = False
            return
        if room.known is None:
            session, step = Session.read(entries, done), None
        else:
            context = self._contexts.of(room.presence)
            step = room.known.follow(entries, self._now(), context, done)
            session = step.session
        await self._names.learn(_people_of(session.table))
        room.known, room.unsure = session, False
        if step is not None:
            self._broadcaster.broadcast(room, step)

    async def commit(self, room: Room, step: Step) -> bool:
        """Append the entries of a step to the table's log and adopt its session; False if another
        worker was faster. When this returns True, it is stored for good."""
        room.unsure = True  # until the store has answered
        room.writing = self._store.append(self._append_of(step))
        kept = await room.writing
        room.writing = None
        if not kept:
            return False
        room.known = step.session
        room.unsure = False
        return True

    def _append_of(self, step: Step) -> Append:
        before, after, at = step.before, step.session.table, self._now()
        person, command_id = step.command or (None, None)
        return Append(
            code=after.code,
            expected=step.first - 1,
            entries=step.entries,
            status=after.status.value,
            public=after.options.visibility is Visibility.PUBLIC,
            due_at=step.wake_at,
            at=at,
            summary=msgspec.json.encode(summary_of(after)).decode(),
            owner=after.owner,
            person=person,
            command=command_id,
            beside=rows_of(after.code, at, step.effects),
            with_table=None if step.new_table is None else self._append_of(step.new_table),
            listed_as_before=before is not None and _listing(before) == _listing(after),
        )


def _listing(table: Table) -> tuple[Status, Visibility, str]:
    """What lists look for."""
    return table.status, table.options.visibility, table.owner


def _people_of(table: Table) -> set[str]:
    seated = {chair.person for chair in table.chairs if chair.person is not None}
    left = {incident.person for incident in table.incidents if incident.person is not None}
    return {table.owner} | seated | left
