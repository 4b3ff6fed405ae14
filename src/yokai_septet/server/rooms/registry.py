"""The rooms of one worker, found by code.

A room owns nothing: the store has everything, and rooms without listeners are forgotten first.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from yokai_septet.protocol.request_errors import unknown_table
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.runner import TableRunner
from yokai_septet.server.rooms.table_log import TableLog
from yokai_septet.server.store import Store
from yokai_septet.table import Presence

KEPT_ROOMS = 500
"""Rooms from which on those without listeners are forgotten. A room takes up to 200 kB, and reading
its log again a few milliseconds."""


class RoomRegistry:
    """All rooms in memory."""

    def __init__(
        self,
        store: Store,
        table_log: TableLog,
        runner: TableRunner,
        now: Callable[[], float],
    ) -> None:
        self._store, self._log, self._runner, self._now = store, table_log, runner, now
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
                await self._log.refresh(room)
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
            await self._log.refresh(room)
            if room.known is None:
                raise unknown_table(room.code)
            until = (await self._store.presence([room.code])).get(room.code, {})
        except BaseException:
            del self._rooms[room.code]
            raise
        at = self._now()
        room.presence = Presence().seen(until, room.players, at)  # nothing counts before
        room.present = room.presence.present(at)
        self._runner.reschedule(room)
