"""The database behind the store: SQLite in the data folder by default, PostgreSQL when asked."""

import asyncio
import contextlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from yokai_septet.errors import InvalidValue, YokaiError
from yokai_septet.server.settings import Settings
from yokai_septet.server.store.append import Append, write_group, write_group_at_once
from yokai_septet.server.store.data_dir import data_dir_error, make_private
from yokai_septet.server.store.lock import DatabaseLock

FAILURES = (DBAPIError, InterfaceError, NoConnection, sqlite3.Error, OSError, TimeoutError)
"""What a database raises when it cannot do what it was asked, or has no free connection."""


class StoreUnavailable(YokaiError):
    """The database does not answer; it is worth trying again."""


class Conflict(Exception):
    """A row with this key exists already."""


def as_store_error(error: Exception) -> Exception:
    """What the store raises for an error of the database."""
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return Conflict()
    if isinstance(error, DBAPIError) and _is_data_error(error):
        return InvalidValue("not-storable", "This has characters that cannot be stored.")
    why = type(error).__name__
    return StoreUnavailable("store-unavailable", f"The store does not answer ({why}).")


def _is_data_error(error: DBAPIError) -> bool:
    """Whether a value cannot be stored. The driver for PostgreSQL does not always use SQLAlchemy's
    class for it, but always an SQLSTATE of class 22, data exceptions."""
    sqlstate = getattr(error.orig, "sqlstate", None) or ""
    return isinstance(error, DataError) or sqlstate.startswith("22")


class Database(ABC):
    """Transactions on one database."""

    insert: Any
    """The dialect's own insert, which knows what to do on a conflict."""
    is_shared: bool
    """Whether workers of another version may use it at the same time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)

    @abstractmethod
    def acquire(self) -> None:
        """Begin to serve it; an error if it can serve only one server and does already."""

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with _begin(self._engine) as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def reader(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads, and keeps no writer waiting."""
        async with _begin(self._reading) as connection:
            yield connection

    @abstractmethod
    async def forget_pages(self, connection: AsyncConnection) -> None:
        """Make the connection read from the disk again, where it has a cache of its own."""

    @abstractmethod
    async def write(self, appends: Sequence[Append]) -> set[Append]:
        """Write those appends that are not outdated in one transaction, and return them."""


class PostgresDatabase(Database):
    """PostgreSQL, shared by any number of workers."""

    is_shared = True

    def __init__(self, settings: Settings) -> None:
        from sqlalchemy.dialects import postgresql  # a tenth of a second that SQLite does not need

        self.insert = postgresql.insert
        seconds = settings.store_timeout
        super().__init__(
            create_async_engine(
                settings.url,
                pool_size=5,
                max_overflow=5,
                pool_pre_ping=True,
                pool_timeout=seconds or 30.0,
                connect_args={"command_timeout": seconds, "timeout": seconds or 30.0},
            )
        )

    def acquire(self) -> None:
        """Nothing to do: PostgreSQL serves any number of workers."""

    async def forget_pages(self, connection: AsyncConnection) -> None:
        """Nothing to do: the pages are kept by PostgreSQL, not by the connection."""

    async def write(self, appends: Sequence[Append]) -> set[Append]:
        """Write those appends that are not outdated in one transaction, and return them."""
        async with self.transaction() as connection:
            return await connection.run_sync(write_group, appends)


class SqliteDatabase(Database):
    """One file, used by one worker. Appends are written by a thread of their own: one hand-over for
    each group of them, instead of one for each statement."""

    insert = staticmethod(sqlite.insert)
    is_shared = False

    def __init__(self, settings: Settings) -> None:
        try:
            settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
            make_private(settings.database_file)
        except OSError as error:
            raise data_dir_error(settings.data_dir, error) from error
        super().__init__(create_async_engine(settings.url, pool_size=4))
        self._lock = DatabaseLock(settings.database_file)
        self._thread = ThreadPoolExecutor(1, "store")
        self._writing = create_engine(
            settings.url.replace("+aiosqlite", ""),
            poolclass=StaticPool,
            connect_args={"check_same_thread": False, "cached_statements": 256},
        )
        self._connection: Connection | None = None
        _set_up_sqlite(self._engine.sync_engine)
        _set_up_sqlite(self._writing)

    def acquire(self) -> None:
        """Become the only server that uses it, until it is closed."""
        self._lock.acquire()

    async def close(self) -> None:
        """Close all connections."""
        await super().close()
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._writing.dispose()
        self._lock.release()

    async def forget_pages(self, connection: AsyncConnection) -> None:
        """Make the connection read from the file again."""
        await connection.exec_driver_sql("PRAGMA shrink_memory")

    async def write(self, appends: Sequence[Append]) -> set[Append]:
        """Write those appends that are not outdated in one transaction, and return them."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, appends)

    def _write(self, appends: Sequence[Append]) -> set[Append]:
        try:
            self._connection = self._connection or self._writing.connect()
            with self._connection.begin():
                return write_group_at_once(self._connection, appends)
        except FAILURES as error:
            raise as_store_error(error) from error


def open_database(settings: Settings) -> Database:
    """The database that the settings ask for."""
    return SqliteDatabase(settings) if settings.is_sqlite else PostgresDatabase(settings)


@contextlib.asynccontextmanager
async def _begin(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    try:
        async with engine.begin() as connection:
            yield connection
    except FAILURES as error:
        raise as_store_error(error) from error


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # `begun` below says BEGIN
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
