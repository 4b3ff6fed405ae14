"""Maintenance of the database: migrate, back up, restore, prune."""

import asyncio
import contextlib
import glob
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from yokai_septet.errors import InvalidValue
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store
from yokai_septet.server.store.lock import locked

DAY = 86400.0
HALF_DONE = ".half-done"
"""How the folder of a copy ends that is still being made."""


def migrate(settings: Settings) -> None:
    """Bring the database to the newest schema."""

    async def run() -> None:
        store = Store(replace(settings, store_timeout=None))
        await store.migrate()
        await store.close()

    asyncio.run(run())


def backup(settings: Settings, file: Path) -> None:
    """Copy the SQLite database to a file; the server may be running."""
    source = _sqlite(settings)
    if not source.exists():
        raise InvalidValue("no-database", f"There is no database at {source}.", text=str(source))
    with _beside(file) as copy:
        with closing(sqlite3.connect(source)) as ours, closing(sqlite3.connect(copy)) as theirs:
            ours.backup(theirs)
        _sync(copy)
        copy.replace(file)


def restore(settings: Settings, file: Path) -> None:
    """Replace the SQLite database by a backup; the server must be stopped. Until the backup has
    been copied and checked, the database stays as it is."""
    target = _sqlite(settings)
    _check_backup(file, file)
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with locked(target), _beside(target) as copy:
        shutil.copyfile(file, copy)
        _sync(copy)
        _check_backup(copy, file)
        _empty_wal(target)
        copy.replace(target)
        for beside in (Path(f"{target}-wal"), Path(f"{target}-shm")):
            beside.unlink(missing_ok=True)


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A new file that will take another one's place, in a folder of its own with a random name that
    only we can open: nobody can have put a link there, and whatever happens, nothing is left. What
    an earlier process left that was killed goes, too."""
    prefix = f".{file.name}."
    for left in file.parent.glob(f"{glob.escape(prefix)}*{HALF_DONE}"):
        shutil.rmtree(left, ignore_errors=True)
    with TemporaryDirectory(HALF_DONE, prefix, file.parent) as folder:
        copy = Path(folder) / "copy"
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield copy


def _sync(file: Path) -> None:
    """Have a file written to the disk before it replaces another one."""
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _check_backup(file: Path, named: Path) -> None:
    """Refuse a damaged file, and one that is not a database of this server. Nothing else writes it,
    so it is opened without the two files that SQLite would leave beside it."""
    try:
        with closing(
            sqlite3.connect(f"{file.resolve().as_uri()}?immutable=1", uri=True)
        ) as database:
            database.execute("SELECT count(*) FROM entries").fetchone()
            [verdict] = database.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error:
        verdict = "unreadable"
    if verdict != "ok":
        raise InvalidValue(
            "no-backup",
            f"{named} is not a backup of this server, or it is damaged.",
            text=str(named),
        )


def _empty_wal(database: Path) -> None:
    """Move what is still in the write-ahead log into the database that is about to be replaced:
    the next reader would apply the old log to the new file."""
    with contextlib.suppress(sqlite3.Error):  # a damaged database may be the reason for restoring
        if database.exists():
            with closing(sqlite3.connect(database)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def prune(settings: Settings, days: float) -> int:
    """Delete matches that have not changed for so many days; returns their number."""

    async def run() -> int:
        store = Store(replace(settings, store_timeout=None))
        now = time.time()
        count = await store.prune(now - days * DAY, now - DAY, now)
        await store.close()
        return count

    return asyncio.run(run())


def _sqlite(settings: Settings) -> Path:
    if not settings.is_sqlite:
        raise not_sqlite()
    return settings.database_file


def not_sqlite() -> InvalidValue:
    """PostgreSQL has tools of its own for this."""
    return InvalidValue(
        "not-sqlite", "The database is PostgreSQL: pg_dump and pg_restore do this for it."
    )
