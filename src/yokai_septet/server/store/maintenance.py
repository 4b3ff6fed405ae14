"""Maintenance of the database: migrate, back up, restore, prune."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from yokai_septet.errors import InvalidValue
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store
from yokai_septet.server.store.data_dir import make_private
from yokai_septet.server.store.lock import locked

DAY = 86400.0


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
    partial = file.with_name(file.name + ".partial")
    make_private(partial)
    try:
        with closing(sqlite3.connect(source)) as ours, closing(sqlite3.connect(partial)) as copy:
            ours.backup(copy)
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


def restore(settings: Settings, file: Path) -> None:
    """Replace the SQLite database by a backup; the server must be stopped. Until the backup has
    been copied and checked, the database stays as it is."""
    target = _sqlite(settings)
    _check_backup(file, file)
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    copy = target.with_name(target.name + ".restoring")
    with locked(target):
        try:
            make_private(copy)
            _copy(file, copy)
            _check_backup(copy, file)
            _empty_wal(target)
            copy.replace(target)
        finally:
            copy.unlink(missing_ok=True)
        for beside in (Path(f"{target}-wal"), Path(f"{target}-shm")):
            beside.unlink(missing_ok=True)


def _copy(file: Path, copy: Path) -> None:
    with file.open("rb") as source, copy.open("wb") as target:
        shutil.copyfileobj(source, target)
        target.flush()
        os.fsync(target.fileno())


def _check_backup(file: Path, named: Path) -> None:
    """Refuse a file that is no database of this server, or a damaged one."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
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
        raise InvalidValue(
            "not-sqlite", "The database is PostgreSQL: pg_dump and pg_restore do this for it."
        )
    return settings.database_file
