"""A room: a table in memory, as a disposable copy of its log, and the connections that listen."""

import asyncio
from dataclasses import dataclass, field

from yokai_septet.protocol.request_errors import unknown_table
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.store import PendingAppend
from yokai_septet.table import Due, Presence, Session, Table


@dataclass(eq=False, slots=True)
class Room:
    """A copy of one table's log so far, and the connections that listen to it."""

    code: str
    known: Session | None = None
    """The session after the last known entry; None until the log has been read."""
    presence: Presence = field(default_factory=Presence)
    present: frozenset[str] = frozenset()
    """Who was present when that was last looked at: leases run out without anybody's doing."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the log is read or appended to."""
    connections: set[Connection] = field(default_factory=set)
    scheduled: asyncio.Task[None] | None = None
    """What this worker is about to do at the table by itself."""
    next_due: tuple[int, Due] | None = None
    """What that is, and the number of the last entry it was found for."""
    unsure: bool = False
    """Whether it is unknown how the last append ended."""
    writing: PendingAppend | None = None
    """The last append, which goes on if its caller is gone."""
    announced: int = 0
    """The highest entry number that another worker has published."""

    @property
    def session(self) -> Session:
        """The session; an error if the log has not been read."""
        if self.known is None:
            raise unknown_table(self.code)
        return self.known

    @property
    def table(self) -> Table:
        """The table; an error if its log has not been read."""
        return self.session.table

    @property
    def seq(self) -> int:
        """The number of the last known entry."""
        return 0 if self.known is None else self.known.seq

    @property
    def players(self) -> tuple[str, ...]:
        """The people on the seats of the table."""
        return tuple(chair.person for chair in self.table.chairs if chair.person is not None)

    @property
    def is_stale(self) -> bool:
        """Whether the store may hold entries that this copy lacks."""
        return self.known is None or self.unsure or self.seq < self.announced

    @property
    def is_left_alone(self) -> bool:
        """Whether this worker is doing nothing at the table, now or later."""
        idle = self.scheduled is None or self.scheduled.done()
        return idle and not self.lock.locked()

    @property
    def uses_share_of(self) -> Caller:
        """Whose share of the bot pool this table uses: its owner's, or that of another player, or
        of a spectator, whoever is connected here."""
        table = self.table

        def rank(connection: Connection) -> tuple[bool, bool, Caller]:
            person = connection.person
            return person != table.owner, table.seat_of(person) is None, connection.caller

        if not self.connections:
            return Caller("", table.owner)
        return min(self.connections, key=rank).caller

    def is_scheduled(self, next_due: Due) -> bool:
        """Whether this worker is about to do this already."""
        if self.scheduled is None or self.scheduled.done():
            return False
        return self.next_due == (self.seq, next_due)

    def cancel_scheduled(self) -> None:
        """Leave what is due to another worker."""
        if self.scheduled is not None and self.scheduled is not asyncio.current_task():
            self.scheduled.cancel()
        self.scheduled = None

    def send(self, message: bytes) -> None:
        """Send one message to all connections."""
        for connection in self.connections:
            connection.send(message)
