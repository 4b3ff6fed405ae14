"""The rooms of one worker: found by code, brought up to date from the store, and appended to.

A room owns nothing: the store has everything, and rooms without listeners are forgotten first.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from yokai_septet.server.errors import unknown_table
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.room import CommandKey, Room
from yokai_septet.server.rooms.scheduler import Scheduler
from yokai_septet.server.rooms.summary import summary_of
from yokai_septet.server.store import Append, Store
from yokai_septet.study.daily import lead_of
from yokai_septet.table import (
    Accepted,
    Change,
    Due,
    PlayerResult,
    Presence,
    Status,
    Table,
    Visibility,
    advance_all,
    results_of,
)

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
        now: Callable[[], float],
    ) -> None:
        self._store, self._names = store, names
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
        return None if room is None or room.copy is None else room

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
            if is_kept and room.copy is None:
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
            if not room.connections and not room.lock.locked() and room.copy is not None:
                room.cancel_scheduled()
                del self._rooms[code]

    async def _open(self, room: Room) -> None:
        """Read the log of a table for the first time. A room that cannot be read is not kept."""
        try:
            await self._catch_up(room)
            if room.copy is None:
                raise unknown_table(room.code)
            until = (await self._store.presence([room.code])).get(room.code, {})
        except BaseException:
            del self._rooms[room.code]
            raise
        now = self._now()
        room.presence = Presence(until, since=now)  # it is not known since when
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
        changes = advance_all(room.copy, (one.entry for one in stored))
        if changes:
            await self._names.learn(_people_of(changes[-1].after))
        for one in stored:
            if one.person is not None and one.command is not None:
                room.done[one.person, one.command] = one.seq
        room.unsure = False
        if changes:
            room.copy, room.seq = changes[-1].after, room.seq + len(changes)
            next_due = self._scheduler.next_due(room, room.copy)
            self._broadcaster.broadcast(room, changes, next_due)

    async def commit(
        self,
        room: Room,
        accepted: Accepted,
        next_due: Due | None,
        command: CommandKey | None = None,
    ) -> bool:
        """Append what was accepted to the table's log; False if another worker was faster. When
        this returns True, it is stored for good. `next_due` is what happens by itself after it."""
        with_table = None
        if accepted.new_table:  # nobody is connected to it, so nothing is due
            with_table = self._append_of(0, accepted.new_table, None)
        append = self._append_of(room.seq, accepted.changes, next_due, command, with_table)
        room.unsure = True  # until the store has answered
        room.writing = self._store.append(append)
        kept = await room.writing
        room.writing = None
        if not kept:
            return False
        if command is not None:
            room.done[command] = room.seq + 1
        room.copy, room.seq = accepted.after, room.seq + len(accepted.changes)
        room.unsure = False
        return True

    def _append_of(
        self,
        seq: int,
        changes: Sequence[Change],
        next_due: Due | None,
        command: CommandKey | None = None,
        with_table: Append | None = None,
    ) -> Append:
        before, after = changes[0].before, changes[-1].after
        same_players = (
            before is not None and before.chairs == after.chairs and before.is_over == after.is_over
        )
        person, command_id = command or (None, None)
        return Append(
            code=after.code,
            expected=seq,
            entries=tuple(change.entry for change in changes),
            status=after.status.value,
            public=after.options.visibility is Visibility.PUBLIC,
            due_at=next_due.at if next_due else None,
            at=self._now(),
            summary=msgspec.json.encode(summary_of(after)).decode(),
            owner=after.owner,
            person=person,
            command=command_id,
            players=None if same_players else _players(after),
            results=() if same_players or not after.is_over else _results(after),
            daily_points=_lead(before, after) if after.daily else None,
            team_lead=_lead(before, after) if after.team_deal else None,
            with_table=with_table,
            listed_as_before=before is not None and _listing(before) == _listing(after),
        )


def _listing(table: Table) -> tuple[Status, Visibility, str]:
    """What lists look for."""
    return table.status, table.options.visibility, table.owner


def _people_of(table: Table) -> set[str]:
    seated = {chair.person for chair in table.chairs if chair.person is not None}
    left = {incident.person for incident in table.incidents if incident.person is not None}
    return {table.owner} | seated | left


def _lead(before: Table | None, after: Table) -> int | None:
    """The result of a single deal that is finished now."""
    if after.status is not Status.FINISHED or before is None or before.is_over:
        return None
    return lead_of(after.started.scores)


def _results(table: Table) -> tuple[PlayerResult, ...]:
    """What histories and statistics count. Team matches are listed as a whole."""
    return () if table.team_deal is not None else results_of(table)


def _players(table: Table) -> tuple[tuple[str, int], ...]:
    """Who plays on which seat, for lists of matches. Daily deals have a list of their own."""
    if table.daily is not None:
        return ()
    return tuple((chair.person, s) for s, chair in enumerate(table.chairs) if chair.person)
