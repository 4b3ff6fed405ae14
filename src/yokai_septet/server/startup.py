"""Tries the store before a server starts.

A worker that fails while it starts leaves a traceback. What a person can put right is found here
instead, and told in one sentence.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.server.store.data_dir import data_dir_error


def prepare(settings: Settings) -> None:
    """Check that the store can be used; on SQLite, bring it up to date."""
    try:
        asyncio.run(_try_store(settings))
    except (StoreUnavailable, sqlite3.Error) as error:
        if settings.is_sqlite:
            raise data_dir_error(settings.data_dir, error) from error
        raise


async def _try_store(settings: Settings) -> None:
    store = Store(settings)
    try:
        if settings.is_sqlite:
            _try_file(settings.database_file)
        await store.open()
        await store.secret("cookies")  # writes, the first time
    finally:
        await store.close()


def _try_file(file: Path) -> None:
    """Open the file without aiosqlite, which leaves a thread behind when it cannot open one."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("SELECT count(*) FROM sqlite_master")
