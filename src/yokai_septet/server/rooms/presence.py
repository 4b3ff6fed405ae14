"""Who is present: every connection holds a lease in the store, for all workers to see.

Leases that come or go together are written together. A lease that nobody renews expires, so the
death of a worker is noticed like that of a client.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from yokai_septet.server.bus import Bus, BusMessage
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.rooms.lobby import Lobby
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.runner import TableRunner
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.table import Presence

ROOMS_AT_ONCE = 10
"""Renewing the leases of a thousand sockets in one go would keep moves waiting for the store."""


class PresenceTracker:
    """Keeps the leases of one worker's connections, and knows those of the others."""

    def __init__(
        self,
        rooms: RoomRegistry,
        store: Store,
        bus: Bus,
        lobby: Lobby,
        broadcaster: Broadcaster,
        runner: TableRunner,
        now: Callable[[], float],
        seconds: float,
    ) -> None:
        self._rooms, self._store, self._bus, self._lobby = rooms, store, bus, lobby
        self._broadcaster, self._runner = broadcaster, runner
        self._now, self._seconds = now, seconds
        self._waiting: list[dict[str, object]] = []
        self._left: set[str] = set()
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Let the pending write finish."""
        if self._writer is not None:
            with contextlib.suppress(Exception):
                await self._writer

    async def grant(self, code: str, connection: Connection) -> None:
        """Store the lease of a new connection."""
        self._waiting.append(self._lease(code, connection, self._seconds))
        await self._write()

    async def end(self, code: str, connection: Connection) -> None:
        """End the lease of a connection that is gone."""
        self._waiting.append(self._lease(code, connection, 0.0))
        self._left.add(code)
        with contextlib.suppress(StoreUnavailable):
            await self._write()

    def arrived(self, room: Room, person: str) -> bool:
        """Count a person as present whose lease is stored; False if they were present before."""
        now, until = self._now(), room.presence.until
        new = not room.presence.is_present(person, now)
        later = max(now + self._seconds, until.get(person, 0.0))
        self._see(room, {**until, person: later}, room.present | {person})
        return new

    def _see(self, room: Room, until: dict[str, float], present: frozenset[str]) -> None:
        """These people are connected to the room's table: its clocks count while any of its players
        is."""
        was_attended = bool(room.present)
        room.presence = room.presence.seen(until, room.players, self._now())
        room.present = present
        if was_attended != bool(present):
            self._lobby.attendance_changed(room.table)

    async def _write(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await asyncio.shield(self._writer)

    async def _write_all(self) -> None:
        await asyncio.sleep(0.01)
        while self._waiting:
            leases, self._waiting = self._waiting, []
            left, self._left = self._left, set()
            await self._store.lease(leases)
            if left:
                found = await self._store.presence(left)
                for code in left:
                    if (room := self._rooms.known(code)) is not None:
                        await self._set(room, found.get(code, {}))
                    self._bus.publish(BusMessage(code, presence=True))

    def _lease(self, code: str, connection: Connection, seconds: float) -> dict[str, object]:
        return {
            "connection": connection.id,
            "code": code,
            "person": connection.person,
            "until": self._now() + seconds,
        }

    async def renew(self) -> None:
        """Renew the leases of this worker's connections, and read those of the others; with many
        rooms a few at a time, in half the time that there is before they have to be renewed
        again."""
        rooms = [room for room in self._rooms if room.connections or room.scheduled]
        starts = range(0, len(rooms), ROOMS_AT_ONCE)
        for start in starts:
            if start:
                await asyncio.sleep(self._seconds / 6 / len(starts))
            await self._renew(rooms[start : start + ROOMS_AT_ONCE])

    async def _renew(self, rooms: Sequence[Room]) -> None:
        await self._store.lease(
            [
                self._lease(room.code, connection, self._seconds)
                for room in rooms
                for connection in room.connections
            ]
        )
        found = await self._store.presence([room.code for room in rooms])
        for room in rooms:
            await self._set(room, found.get(room.code, {}))

    async def look(self, code: str) -> None:
        """Read who is present at a table, since another worker says that it has changed."""
        room = self._rooms.known(code)
        if room is not None:
            with contextlib.suppress(StoreUnavailable):
                await self._set(room, (await self._store.presence([code])).get(code, {}))

    async def _set(self, room: Room, until: dict[str, float]) -> None:
        before, present = room.present, Presence(until).present(self._now())
        self._see(room, until, present)
        if present != before:
            self._broadcaster.presence(room)
            await self.reschedule(room)

    async def reschedule(self, room: Room) -> None:
        """What is due depends on who is present."""
        async with room.lock:
            if room.known is None or not room.table.is_being_played:
                return
            next_due = self._runner.reschedule(room)
            with contextlib.suppress(StoreUnavailable):
                await self._store.set_due(room.code, room.seq, next_due.at if next_due else None)
