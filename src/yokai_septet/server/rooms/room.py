"""A room: a table in memory, as a disposable copy of its log, and the connections that listen."""

import asyncio
from dataclasses import dataclass, field

from yokai_septet.server.errors import unknown_table
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.table import Presence, Table


@dataclass(eq=False, slots=True)
class Room:
    """A table in memory: a copy of its log so far, and those who listen to it."""

    code: str
    copy: Table | None = None
    """The table after the last entry that we know; None until the log was read."""
    seq: int = 0
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """The commands in the log, so that none is carried out twice."""
    presence: Presence = field(default_factory=Presence)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    scheduled: asyncio.Task[None] | None = None
    """What this worker is about to do at the table."""
    stale: bool = False
    """Whether the store may hold more than we know."""

    @property
    def table(self) -> Table:
        """The table, which must be there."""
        if self.copy is None:
            raise unknown_table(self.code)
        return self.copy

    def cancel_scheduled(self) -> None:
        """Let somebody else do what is due."""
        if self.scheduled is not None and self.scheduled is not asyncio.current_task():
            self.scheduled.cancel()
        self.scheduled = None

    def send(self, message: bytes) -> None:
        """Tell everybody the same."""
        for connection in self.connections:
            connection.send(message)
