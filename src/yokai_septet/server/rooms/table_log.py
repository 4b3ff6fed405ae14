"""The logs of tables: rooms are brought up to date from the store, and what happens in them is
appended to it."""

from collections.abc import Callable

import msgspec

from yokai_septet.protocol.summary import summary_of
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.contexts import Contexts
from yokai_septet.server.rooms.effects import rows_of
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.store import Append, Store
from yokai_septet.table import Session, Status, Step, Table, Visibility


class TableLog:
    """Reads and writes the logs of all tables. The caller holds the lock of the room."""

    def __init__(
        self,
        store: Store,
        names: Names,
        broadcaster: Broadcaster,
        contexts: Contexts,
        now: Callable[[], float],
    ) -> None:
        self._store, self._names, self._contexts = store, names, contexts
        self._broadcaster, self._now = broadcaster, now

    async def refresh(self, room: Room) -> None:
        """Bring a room up to date, if the store may hold more. What is due is left to the worker
        that was faster: if it dies, the sweep finds the table."""
        if not room.is_stale:
            return
        if room.writing is not None:
            await room.writing.settled()
        stored = await self._store.load(room.code, room.seq)
        entries = [logged.entry for logged in stored]
        done = {
            (logged.person, logged.command): logged.seq
            for logged in stored
            if logged.person is not None and logged.command is not None
        }
        if not entries:
            room.unsure = False
            return
        if room.known is None:
            session, step = Session.read(entries, done), None
        else:
            context = self._contexts.of(room.presence)
            step = room.known.follow(entries, self._now(), context, done)
            session = step.session
        await self._names.learn(_people_of(session.table))
        room.known, room.unsure = session, False
        if step is not None:
            self._broadcaster.broadcast(room, step)

    async def commit(self, room: Room, step: Step) -> bool:
        """Append the entries of a step to the table's log and adopt its session; False if another
        worker was faster. When this returns True, it is stored for good."""
        room.unsure = True  # until the store has answered
        room.writing = self._store.append(self._append_of(step))
        kept = await room.writing
        room.writing = None
        if not kept:
            return False
        room.known = step.session
        room.unsure = False
        return True

    def _append_of(self, step: Step) -> Append:
        before, after, at = step.before, step.session.table, self._now()
        person, command_id = step.command or (None, None)
        return Append(
            code=after.code,
            expected=step.first - 1,
            entries=step.entries,
            status=after.status.value,
            public=after.options.visibility is Visibility.PUBLIC,
            due_at=step.wake_at,
            at=at,
            summary=msgspec.json.encode(summary_of(after)).decode(),
            owner=after.owner,
            person=person,
            command=command_id,
            beside=rows_of(after.code, at, step.effects),
            with_table=None if step.new_table is None else self._append_of(step.new_table),
            listed_as_before=before is not None and _listing(before) == _listing(after),
        )


def _listing(table: Table) -> tuple[Status, Visibility, str]:
    """What lists look for."""
    return table.status, table.options.visibility, table.owner


def _people_of(table: Table) -> set[str]:
    seated = {chair.person for chair in table.chairs if chair.person is not None}
    left = {incident.person for incident in table.incidents if incident.person is not None}
    return {table.owner} | seated | left
