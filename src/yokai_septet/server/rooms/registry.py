"""The tables of one worker: copies of logs, brought up to date from the store and appended to.

A copy owns nothing. Whatever is accepted is committed before anybody hears of it; if another worker
was faster, the copy is brought up to date, and whoever wanted to append judges again.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator

import msgspec

from yokai_septet.server.bus import Bus, BusMessage
from yokai_septet.server.errors import unknown_table
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.summary import summary_of
from yokai_septet.server.store import Append, Store
from yokai_septet.table import Accepted, Change, Due, Presence, Table, Visibility, advance_all

KEPT_ROOMS = 2000
"""How many tables without listeners stay in memory."""


class RoomRegistry:
    """All tables in memory. `schedule` is told what is due at a table whose log has
    grown, and `lobby_changed` that the list of public tables may look different."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        names: Names,
        broadcaster: Broadcaster,
        metrics: Metrics,
        now: Callable[[], float],
        lobby_changed: Callable[[], None],
    ) -> None:
        self._store, self._bus, self._names = store, bus, names
        self._broadcaster, self._metrics, self._now = broadcaster, metrics, now
        self._lobby_changed = lobby_changed
        self.schedule: Callable[[Room, Due | None], None] = lambda room, next_due: None
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    def __getitem__(self, code: str) -> Room:
        return self._rooms[code]

    def known(self, code: str) -> Room | None:
        """The copy of a table, if its log has been read."""
        room = self._rooms.get(code)
        return None if room is None or room.copy is None else room

    def listened(self) -> list[Room]:
        """The tables with listeners."""
        return [room for room in self._rooms.values() if room.connections]

    async def find(self, code: str) -> Room:
        """The copy of a table, as fresh as this worker knows."""
        room = self._rooms.get(code)
        if room is None:
            room = self._rooms[code] = Room(code)
            self._forget_some()
        self._rooms.move_to_end(code)
        if room.copy is None or room.stale:
            async with room.lock:
                if room.copy is None or room.stale:
                    await self.catch_up(room)
                if room.copy is None:
                    self._rooms.pop(code, None)
                    raise unknown_table(code)
        return room

    async def add(self, accepted: Accepted) -> Room | None:
        """Make a table; None if its code is taken."""
        room = Room(accepted.after.code)
        if not await self.append(room, accepted):
            return None
        room = self._rooms.setdefault(room.code, room)
        self._forget_some()
        return room

    def _forget_some(self) -> None:
        """Nobody listens to these tables; the store has them."""
        for code, room in list(self._rooms.items()):
            if len(self._rooms) <= KEPT_ROOMS:
                return
            if not room.connections and not room.lock.locked() and room.copy is not None:
                room.cancel_scheduled()
                del self._rooms[code]

    async def catch_up(self, room: Room) -> None:
        """Bring the copy up to date, and tell those who listen."""
        first = room.copy is None
        stored = await self._store.load(room.code, room.seq)
        changes = advance_all(room.copy, (one.entry for one in stored))
        for one in stored:
            if one.person is not None and one.command is not None:
                room.done[one.person, one.command] = one.seq
        room.stale = False
        if first and not changes:
            return
        if first:
            until = (await self._store.presence([room.code])).get(room.code, {})
            room.presence = Presence(until)
        if changes:
            room.copy, room.seq = changes[-1].after, room.seq + len(changes)
            await self._names.learn(_people_of(room.copy))
            self._broadcaster.broadcast(room, changes, self._broadcaster.next_due(room, room.copy))
        # Another worker, if it lives, does what is due: the sweep gives it some time.
        if first:
            self.reschedule(room)

    def reschedule(self, room: Room) -> None:
        """What is due may have changed."""
        self.schedule(room, self._broadcaster.next_due(room, room.table))

    async def append(
        self,
        room: Room,
        accepted: Accepted,
        person: str | None = None,
        command: str | None = None,
    ) -> bool:
        """Keep what was accepted and tell everybody; False if another worker was faster."""
        changes, before, after = accepted.changes, room.copy, accepted.after
        other = None
        if accepted.new_table:
            other = self._to_append(room, 0, accepted.new_table, None, None)
        append = self._to_append(room, room.seq, changes, person, command, other)
        room.stale = True  # until we know how it went
        if not await self._store.append(append):
            return False
        first = room.seq + 1
        room.copy, room.seq, room.stale = after, room.seq + len(changes), False
        if person is not None and command is not None:
            room.done[person, command] = first
        self._metrics.count("entries", by=len(changes))
        next_due = self._broadcaster.next_due(room, after)
        self._broadcaster.broadcast(room, changes, next_due)
        self._bus.publish(BusMessage(room.code, room.seq))
        if _lobby_cares(before, after):
            self._lobby_changed()
        self.schedule(room, next_due)
        if other is not None:
            self._bus.publish(BusMessage(other.code, 0))
        return True

    def _to_append(
        self,
        room: Room,
        seq: int,
        changes: tuple[Change, ...],
        person: str | None,
        command: str | None,
        other: Append | None = None,
    ) -> Append:
        before, after = changes[0].before, changes[-1].after
        next_due = self._broadcaster.next_due(room, after)
        seats = before is None or before.chairs != after.chairs
        return Append(
            code=after.code,
            expected=seq,
            entries=tuple(change.entry for change in changes),
            status=after.status.value,
            public=after.options.visibility is Visibility.PUBLIC,
            due_at=next_due.at if next_due else None,
            at=self._now(),
            summary=msgspec.json.encode(summary_of(after)).decode(),
            person=person,
            command=command,
            players=_players(after) if seats else None,
            with_table=other,
        )


def _people_of(table: Table) -> set[str]:
    return {table.owner} | {chair.person for chair in table.chairs if chair.person is not None}


def _players(table: Table) -> tuple[tuple[str, int], ...]:
    return tuple((chair.person, s) for s, chair in enumerate(table.chairs) if chair.person)


def _lobby_cares(before: Table | None, after: Table) -> bool:
    public = after.options.visibility is Visibility.PUBLIC
    if before is None:
        return public
    public = public or before.options.visibility is Visibility.PUBLIC
    return public and (
        before.status is not after.status
        or before.chairs != after.chairs
        or before.options != after.options
        or (before.match and before.match.scores) != (after.match and after.match.scores)
    )
