"""The store: logs of tables, people, leases. It decides races; it knows nothing of the game.

Appends of many tables that come in while a commit is under way share the next one, so that a
thousand moves a second do not need a thousand commits.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from yokai_septet.errors import YokaiError
from yokai_septet.server.errors import not_migrated
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import schema as s
from yokai_septet.server.store.append import Append, write_group, write_group_at_once
from yokai_septet.server.store.data_dir import DataDirError, data_dir_error
from yokai_septet.table import Entry
from yokai_septet.table.entries import decode


class StoreUnavailable(YokaiError):
    """The database does not answer; it is worth trying again."""


class Conflict(Exception):
    """What is to be written is there already."""


def _unavailable(error: Exception) -> Exception:
    """What to raise when the database raises this: a conflict is no failure."""
    if isinstance(error, IntegrityError):
        return Conflict()
    why = type(error).__name__
    return StoreUnavailable("store-unavailable", f"The store does not answer ({why}).")


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it stands in the log."""

    seq: int
    entry: Entry
    person: str | None
    command: str | None


@dataclass(slots=True)
class _Waiting:
    append: Append
    done: asyncio.Future[bool] = field(default_factory=asyncio.Future)

    def answer(self, kept: bool) -> None:
        if not self.done.done():  # nobody may be waiting any more
            self.done.set_result(kept)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Store:
    """The store of one worker."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._writing: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "store")
        if settings.is_sqlite:
            try:
                settings.data_dir.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise data_dir_error(settings.data_dir, error) from error
            self._engine = create_async_engine(settings.url, pool_size=4)
            self._writing = create_engine(
                settings.url.replace("+aiosqlite", ""),
                poolclass=StaticPool,
                connect_args={"check_same_thread": False},
            )
            _set_up_sqlite(self._engine.sync_engine)
            _set_up_sqlite(self._writing)
        else:
            self._engine = create_async_engine(
                settings.url, pool_size=5, max_overflow=5, pool_pre_ping=True
            )
        self._reading = self._engine.execution_options(reading=True)
        self._insert: Any = _insert_of(settings)
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Let what is being written be written, and go."""
        if self._writer is not None:
            with contextlib.suppress(Exception):
                await self._writer
        await self._engine.dispose()
        if self._writing is not None:
            self._writing.dispose()
        self._thread.shutdown()

    @contextlib.asynccontextmanager
    async def _transaction(
        self, engine: AsyncEngine | None = None
    ) -> AsyncIterator[AsyncConnection]:
        try:
            async with (engine or self._engine).begin() as connection:
                yield connection
        except (DBAPIError, InterfaceError, OSError, TimeoutError) as error:
            raise _unavailable(error) from error

    @contextlib.asynccontextmanager
    async def _reader(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads, and keeps no writer waiting."""
        async with self._transaction(self._reading) as connection:
            yield connection

    # --- set-up -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Make sure that the schema is the newest. A file of our own is migrated; a shared database
        is not, because workers of the older version may still use it."""
        if self._settings.is_sqlite:
            await self.migrate()
        elif not await self.is_current():
            raise not_migrated()

    async def migrate(self) -> None:
        """Bring the database to the newest schema."""
        if await self.is_current():
            return
        async with self._transaction() as connection:
            from yokai_septet.server.store.migrate import upgrade  # heavy, and rarely needed

            await connection.run_sync(upgrade)

    async def is_current(self) -> bool:
        """Whether the database has the newest schema."""
        async with self._reader() as connection:
            if not await connection.run_sync(lambda c: inspect(c).has_table("alembic_version")):
                return False
            version = await connection.execute(text("SELECT version_num FROM alembic_version"))
            found = version.scalar_one_or_none()
        if found is not None and found > s.VERSION:
            raise DataDirError(
                "newer-database", f"The database has schema {found}, and this is {s.VERSION}."
            )
        return bool(found == s.VERSION)

    async def secret(self) -> bytes:
        """The key that signs identities: made once, and shared by all workers."""
        async with self._transaction() as connection:
            made = self._insert(s.secrets).values(name="cookies", value=token_hex(32))
            await connection.execute(made.on_conflict_do_nothing())
            query = select(s.secrets.c.value).where(s.secrets.c.name == "cookies")
            return bytes.fromhex((await connection.execute(query)).scalar_one())

    # --- logs -------------------------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Add to a table's log; False if somebody else was faster. When it returns, it is kept.
        Who no longer waits for it does not stop it."""
        waiting = _Waiting(append)
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await waiting.done

    async def _write(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                kept = await self._write_group(group)
            except StoreUnavailable as error:
                for waiting in group:
                    waiting.fail(error)
            except Exception:
                await self._write_singly(group)
            else:
                for waiting in group:
                    waiting.answer(waiting.append in kept)

    async def _write_singly(self, group: list[_Waiting]) -> None:
        """One of the group cannot be written: find out which, and spare the others."""
        for waiting in group:
            try:
                waiting.answer(waiting.append in await self._write_group([waiting]))
            except Conflict:  # somebody else was there first
                waiting.answer(False)
            except Exception as error:
                waiting.fail(error)

    async def _write_group(self, group: list[_Waiting]) -> set[Append]:
        """Write what is not outdated, and say what that was."""
        appends = [waiting.append for waiting in group]
        if self._writing is not None:  # SQLite: one step into one thread, not one a statement
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write_in_thread, appends)
        async with self._transaction() as connection:
            return await connection.run_sync(write_group, appends)

    def _write_in_thread(self, appends: list[Append]) -> set[Append]:
        assert self._writing is not None
        try:
            with self._writing.begin() as connection:
                return write_group_at_once(connection, appends)
        except DBAPIError as error:
            raise _unavailable(error) from error

    async def load(self, code: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after a number."""
        e = s.entries.c
        query = select(e.seq, e.body, e.person, e.command).where(e.code == code, e.seq > after)
        async with self._reader() as connection:
            rows = await connection.execute(query.order_by(e.seq))
            return [StoredEntry(seq, decode(body), who, cmd) for seq, body, who, cmd in rows]

    async def seqs(self, codes: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        t = s.tables.c
        async with self._reader() as connection:
            rows = await connection.execute(select(t.code, t.seq).where(t.code.in_(list(codes))))
            return {row.code: row.seq for row in rows}

    async def due(self, before: float, limit: int = 200) -> list[str]:
        """The tables where something should have happened before this time."""
        t = s.tables.c
        query = select(t.code).where(t.due_at < before).order_by(t.due_at).limit(limit)
        async with self._reader() as connection:
            return list((await connection.execute(query)).scalars())

    async def set_due(self, code: str, seq: int, due_at: float | None) -> None:
        """Presence has changed what is due at a table."""
        t = s.tables
        change = update(t).where(t.c.code == code, t.c.seq == seq).values(due_at=due_at)
        async with self._transaction() as connection:
            await connection.execute(change)

    # --- lists ------------------------------------------------------------------------------------

    async def public_tables(self, limit: int = 60) -> list[str]:
        """The summaries of the public tables, the newest first."""
        t = s.tables.c
        query = select(t.summary).where(t.public, t.status.in_(["gathering", "playing"]))
        async with self._reader() as connection:
            rows = await connection.execute(query.order_by(t.created_at.desc()).limit(limit))
            return list(rows.scalars())

    async def matches_of(self, person: str, limit: int = 200) -> list[tuple[str, int, float]]:
        """TableSummary, seat and last change of this person's tables, the latest first."""
        t, p = s.tables.c, s.players.c
        query = select(t.summary, p.seat, t.updated_at).join_from(s.players, s.tables)
        query = query.where(p.person == person).order_by(t.updated_at.desc()).limit(limit)
        async with self._reader() as connection:
            rows = await connection.execute(query)
            return [(summary, seat, at) for summary, seat, at in rows]

    # --- people -----------------------------------------------------------------------------------

    async def add_person(
        self, person: str, name: str, now: float, maker: str | None = None
    ) -> None:
        """A new guest, or a program of somebody's."""
        row = {"id": person, "name": name, "created_at": now, "maker": maker}
        async with self._transaction() as connection:
            await connection.execute(insert(s.people).values(**row))

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        async with self._transaction() as connection:
            await connection.execute(
                update(s.people).where(s.people.c.id == person).values(name=name)
            )

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of these people; deleted people are missing."""
        p = s.people.c
        query = select(p.id, p.name).where(p.id.in_(list(ids)))
        async with self._reader() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def programs_of(self, person: str) -> list[str]:
        """The programs that this person has made."""
        query = select(s.people.c.id).where(s.people.c.maker == person)
        async with self._reader() as connection:
            return list((await connection.execute(query)).scalars())

    async def delete_person(self, person: str) -> None:
        """Forget a person: name, matches, programs, links and leases."""
        async with self._transaction() as connection:
            for gone in (
                delete(s.people).where((s.people.c.id == person) | (s.people.c.maker == person)),
                delete(s.players).where(s.players.c.person == person),
                delete(s.links).where(s.links.c.person == person),
                delete(s.leases).where(s.leases.c.person == person),
            ):
                await connection.execute(gone)

    async def add_link(self, digest: str, person: str, expires_at: float) -> None:
        """A link that carries an identity to another device."""
        row = {"digest": digest, "person": person, "expires_at": expires_at}
        async with self._transaction() as connection:
            await connection.execute(insert(s.links).values(**row))

    async def claim_link(self, digest: str, now: float) -> str | None:
        """Whose identity the link carries; it works once."""
        gone = delete(s.links).where(s.links.c.digest == digest, s.links.c.expires_at > now)
        async with self._transaction() as connection:
            claimed = await connection.execute(gone.returning(s.links.c.person))
            person: str | None = claimed.scalar_one_or_none()
            return person

    # --- leases -----------------------------------------------------------------------------------

    async def lease(self, leases: Sequence[Mapping[str, object]]) -> None:
        """Grant or renew leases: rows of connection, code, person and until."""
        if not leases:
            return
        made = self._insert(s.leases)
        made = made.on_conflict_do_update(
            index_elements=["connection"], set_={"until": made.excluded.until}
        )
        async with self._transaction() as connection:
            await connection.execute(made, list(leases))

    async def presence(self, codes: Iterable[str]) -> dict[str, dict[str, float]]:
        """For each table, until when each person's last lease lasts."""
        lease = s.leases.c
        query = select(lease.code, lease.person, func.max(lease.until))
        query = query.where(lease.code.in_(list(codes))).group_by(lease.code, lease.person)
        found: dict[str, dict[str, float]] = {}
        async with self._reader() as connection:
            for code, person, until in await connection.execute(query):
                found.setdefault(code, {})[person] = until
        return found

    # --- care -------------------------------------------------------------------------------------

    async def prune(self, matches_before: float, leases_before: float, now: float) -> int:
        """Delete matches that nobody has touched since then, and what else has run out."""
        t = s.tables.c
        async with self._transaction() as connection:
            old = select(t.code).where(t.updated_at < matches_before)
            for table in (s.entries, s.players):
                await connection.execute(delete(table).where(table.c.code.in_(old)))
            gone = await connection.execute(delete(s.tables).where(t.updated_at < matches_before))
            await connection.execute(delete(s.leases).where(s.leases.c.until < leases_before))
            await connection.execute(delete(s.links).where(s.links.c.expires_at < now))
            count: int = gone.rowcount
            return count

    async def check(self) -> None:
        """Ask the database whether it is there."""
        async with self._reader() as connection:
            await connection.execute(select(1))


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, below
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON",
        ):  # fmt: skip
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _insert_of(settings: Settings) -> Any:
    """The database's own kind of insert, which knows what to do on a conflict."""
    if settings.is_sqlite:
        from sqlalchemy.dialects import sqlite

        return sqlite.insert
    from sqlalchemy.dialects import postgresql

    return postgresql.insert
