"""What those who listen to a table are sent: every entry, as each of them may see it."""

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
from yokai_septet.table import Change, Due, Pace, Table, due
from yokai_septet.table import commands as c


class Broadcaster:
    """Makes messages of tables and hands them to connections; it never waits for one of them."""

    def __init__(
        self, names: Names, pace: Pace, now: Callable[[], float], metrics: Metrics
    ) -> None:
        self._names, self._pace, self._now, self._metrics = names, pace, now, metrics

    def next_due(self, room: Room, table: Table) -> Due | None:
        """What happens by itself at this table next."""
        return due(table, room.presence, self._now(), self._pace)

    def snapshot(self, room: Room, person: str) -> m.Snapshot:
        """The table as this person may see it now."""
        table, people = room.table, self._people(room)
        public = self._public(room, table, self.next_due(room, table))
        state = for_viewer(public, own_part(table, person, people))
        return m.Snapshot(seq=room.seq, state=state)

    def broadcast(self, room: Room, changes: Sequence[Change], next_due: Due | None) -> None:
        """One message for each of the table's last changes to every connection, as its person may
        see it. `next_due` is what happens by itself after the last one."""
        if not room.connections:
            return
        people = self._people(room)
        for seq, change in enumerate(changes, room.seq - len(changes) + 1):
            table = change.after
            last = change is changes[-1]
            public = self._public(room, table, next_due if last else self.next_due(room, table))
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
        """Everybody gets a fresh snapshot: something has changed that is no entry."""
        for connection in room.connections:
            connection.send(encode(self.snapshot(room, connection.person)))

    def presence(self, room: Room) -> None:
        """Who is there has changed."""
        table, now = room.table, self._now()
        present = [
            chair.person is None or room.presence.is_present(chair.person, now)
            for chair in table.chairs
        ]
        there = [p for p in room.presence.until if room.presence.is_present(p, now)]
        spectators = sum(table.seat_of(person) is None for person in there)
        room.send(encode(m.Presence(present=present, spectators=spectators)))

    def said(self, room: Room, seat: int, phrase: c.Phrase) -> None:
        """Somebody says something."""
        room.send(encode(m.Said(seat=seat, phrase=phrase)))

    def _people(self, room: Room) -> People:
        return People(self._names.known, room.presence)

    def _public(self, room: Room, table: Table, next_due: Due | None) -> m.TableState:
        return public_state(table, self._people(room), self._now(), next_due)
