"""Keeps what was promised at tables on servers in the data folder, for all processes of this
person: SQLite's transactions hold between them. Nothing is ever deleted: a host could otherwise
make this machine forget a table by showing it many others."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from yokai_septet.client.fairness import Promise
from yokai_septet.data_dir import data_dir

FILE = "salts.sqlite3"
WAIT = 5.0
"""Seconds that one process waits for another."""


class NotStored(Exception):
    """There is no place where a promise would last, so none is made."""


class Promises:
    """The promises of one table."""

    def __init__(self, server: str, code: str, folder: Path | None = None) -> None:
        self._key = server, code
        self._file = (folder or data_dir()) / FILE

    def change(self, after: Callable[[Promise | None], Promise | None]) -> Promise | None:
        """Change what is stored in one transaction, and return it; it is on the disk then."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch(mode=0o600)  # a salt is secret until it is revealed
            with closing(sqlite3.connect(self._file, timeout=WAIT, isolation_level=None)) as base:
                return self._change(base, after)
        except (OSError, sqlite3.Error, msgspec.MsgspecError) as error:
            raise NotStored from error

    def stored(self) -> Promise | None:
        """What is stored; None also where nothing can be."""
        try:
            return self.change(lambda known: known)
        except NotStored:
            return None

    def _change(
        self, base: sqlite3.Connection, after: Callable[[Promise | None], Promise | None]
    ) -> Promise | None:
        base.execute("PRAGMA synchronous = FULL")
        base.execute("BEGIN IMMEDIATE")
        base.execute(
            "CREATE TABLE IF NOT EXISTS promises"
            " (server TEXT, code TEXT, promise TEXT NOT NULL, PRIMARY KEY (server, code))"
        )
        found = base.execute(
            "SELECT promise FROM promises WHERE server = ? AND code = ?", self._key
        ).fetchone()
        known = None if found is None else msgspec.json.decode(found[0], type=Promise)
        promise = after(known)
        if promise is not None and promise != known:
            text = msgspec.json.encode(promise).decode()
            base.execute("INSERT OR REPLACE INTO promises VALUES (?, ?, ?)", (*self._key, text))
        base.execute("COMMIT")
        return promise
