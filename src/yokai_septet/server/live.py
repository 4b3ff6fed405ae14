"""A table in memory: a copy of its log, made to be thrown away, and those who listen to it."""

import asyncio
from dataclasses import dataclass, field

from yokai_septet.server.connection import Connection
from yokai_septet.server.refusal import unknown_table
from yokai_septet.table import Presence, Table


@dataclass(eq=False, slots=True)
class Live:
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
    duty: asyncio.Task[None] | None = None
    """What this worker is about to do at the table."""
    stale: bool = False
    """Whether the store may hold more than we know."""

    @property
    def table(self) -> Table:
        """The table, which must be there."""
        if self.copy is None:
            raise unknown_table(self.code)
        return self.copy

    def drop_duty(self) -> None:
        """Let somebody else do what is due."""
        if self.duty is not None and self.duty is not asyncio.current_task():
            self.duty.cancel()
        self.duty = None

    def send(self, message: bytes) -> None:
        """Tell everybody the same."""
        for connection in self.connections:
            connection.send(message)
