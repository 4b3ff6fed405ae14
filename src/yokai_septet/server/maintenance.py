"""Maintenance of the database: migrate, back up, restore, prune."""

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path

from yokai_septet.errors import InvalidValue
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store

DAY = 86400.0


def migrate(settings: Settings) -> None:
    """Bring the database to the newest schema."""

    async def run() -> None:
        store = Store(settings)
        await store.migrate()
        await store.close()

    asyncio.run(run())


def backup(settings: Settings, file: Path) -> None:
    """Copy the SQLite database to a file; the server may be running."""
    source = _sqlite(settings)
    if not source.exists():
        raise InvalidValue("no-database", f"There is no database at {source}.", text=str(source))
    from_here, to_there = sqlite3.connect(source), sqlite3.connect(file)
    try:
        from_here.backup(to_there)
    finally:
        from_here.close()
        to_there.close()


def restore(settings: Settings, file: Path) -> None:
    """Replace the SQLite database by a backup; the server must be stopped."""
    target = _sqlite(settings)
    try:
        copy = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        copy.execute("SELECT count(*) FROM entries").fetchone()
        copy.close()
    except sqlite3.Error:
        raise InvalidValue(
            "no-backup", f"{file} is not a backup of ours.", text=str(file)
        ) from None
    target.parent.mkdir(parents=True, exist_ok=True)
    for beside in (Path(f"{target}-wal"), Path(f"{target}-shm")):
        beside.unlink(missing_ok=True)
    fresh = target.with_suffix(".restored")
    shutil.copyfile(file, fresh)
    fresh.replace(target)


def prune(settings: Settings, days: float) -> int:
    """Delete matches that have not changed for so many days; returns their number."""

    async def run() -> int:
        store = Store(settings)
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
    return settings.data_dir / "yokai.sqlite3"
