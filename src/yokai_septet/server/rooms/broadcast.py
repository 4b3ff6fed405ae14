"""Sends what happens at a table to its connections: every entry, as each viewer may see it."""

from collections.abc import Callable

from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.encode import People, snapshot
from yokai_septet.protocol.telling import told
from yokai_septet.server.callers.invitations import Invitations
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.contexts import Contexts
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.room import Room
from yokai_septet.table import Step, bot_allowed_from
from yokai_septet.table import commands as c


class Broadcaster:
    """Makes messages and puts them into the connections' queues; it never waits for a client."""

    def __init__(
        self,
        names: Names,
        contexts: Contexts,
        metrics: Metrics,
        now: Callable[[], float],
        invitations: Invitations,
    ) -> None:
        self._names, self._contexts, self._metrics, self._now = names, contexts, metrics, now
        self._invitations = invitations

    def snapshot(self, room: Room, person: str) -> m.Snapshot:
        """The table as this person may see it now."""
        next_due = self._contexts.next_due(room)
        return snapshot(room.seq, room.table, person, self._people(room), self._now(), next_due)

    def broadcast(self, room: Room, step: Step) -> None:
        """Send one message for each change of a step to every connection, as its person may see
        it."""
        if not room.connections:
            return
        for change in told(step, self._people(room), self._now()):
            for connection in list(room.connections):
                message = change.message(connection.person)
                if message is None:
                    connection.close(4403)
                else:
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
        bot_from = [
            bot_allowed_from(table, seat, now, room.presence) for seat in range(len(table.chairs))
        ]
        message = m.PresenceUpdate(present=present, bot_from=bot_from, spectators=spectators)
        room.send(encode(message))

    def said(self, room: Room, seat: int, phrase: c.Phrase) -> None:
        """Tell everybody what the player on this seat says."""
        room.send(encode(m.Said(seat=seat, phrase=phrase)))

    def _people(self, room: Room) -> People:
        table = room.table
        token = None if table.is_over else self._invitations.token(table.code, table.invitation)
        return People(self._names.known, room.presence, token)
