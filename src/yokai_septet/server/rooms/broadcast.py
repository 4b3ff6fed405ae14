"""Sends what happens at a table to its connections: every entry, as each viewer may see it."""

from collections.abc import Callable, Sequence

from yokai_septet.protocol import messages as m
from yokai_septet.protocol.stencil import Stencil
from yokai_septet.protocol.translate import (
    People,
    for_viewer,
    may_watch,
    own_part,
    public_state,
    table_events,
)
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.connection import encode
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.rooms.scheduler import Scheduler
from yokai_septet.table import Change, Due, Table
from yokai_septet.table import commands as c


class Broadcaster:
    """Makes messages and puts them into the connections' queues; it never waits for a client."""

    def __init__(
        self, names: Names, scheduler: Scheduler, metrics: Metrics, now: Callable[[], float]
    ) -> None:
        self._names, self._scheduler, self._metrics, self._now = names, scheduler, metrics, now

    def snapshot(self, room: Room, person: str) -> m.Snapshot:
        """The table as this person may see it now."""
        table, people = room.table, self._people(room)
        public = self._public(room, table, self._scheduler.next_due(room, table))
        state = for_viewer(public, own_part(table, person, people))
        return m.Snapshot(seq=room.seq, state=state)

    def broadcast(self, room: Room, changes: Sequence[Change], next_due: Due | None) -> None:
        """Send one message for each of the table's last changes to every connection, as its person
        may see it. `next_due` is what happens by itself after the last one."""
        if not room.connections:
            return
        people = self._people(room)
        for seq, change in enumerate(changes, room.seq - len(changes) + 1):
            table = change.after
            last = change is changes[-1]
            after = next_due if last else self._scheduler.next_due(room, table)
            public = self._public(room, table, after)
            events = table_events(change, people.names)
            stencil = Stencil(m.Update(seq=seq, events=events, state=public))
            messages: dict[str, bytes] = {}
            for connection in list(room.connections):
                person = connection.person
                if not may_watch(table, person):
                    connection.close(4403)
                    continue
                message = messages.get(person)
                if message is None:
                    message = stencil.filled(own_part(table, person, people))
                    messages[person] = message
                connection.send(message)
            self._metrics.count("messages", by=len(room.connections))

    def show_again(self, room: Room) -> None:
        """Send everybody a fresh snapshot: something has changed that is not in the log."""
        for connection in room.connections:
            connection.send(encode(self.snapshot(room, connection.person)))

    def presence(self, room: Room) -> None:
        """Tell everybody who is present now."""
        table, now = room.table, self._now()
        present = [
            chair.person is None or room.presence.is_present(chair.person, now)
            for chair in table.chairs
        ]
        there = [p for p in room.presence.until if room.presence.is_present(p, now)]
        spectators = sum(table.seat_of(person) is None for person in there)
        room.send(encode(m.Presence(present=present, spectators=spectators)))

    def said(self, room: Room, seat: int, phrase: c.Phrase) -> None:
        """Tell everybody what the player on this seat says."""
        room.send(encode(m.Said(seat=seat, phrase=phrase)))

    def _people(self, room: Room) -> People:
        return People(self._names.known, room.presence)

    def _public(self, room: Room, table: Table, next_due: Due | None) -> m.TableState:
        return public_state(table, self._people(room), self._now(), next_due)
