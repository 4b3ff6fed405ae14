"""The lock of a SQLite database: one server at a time, and no restoring under a running one."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from yokai_septet.errors import InvalidValue


class DatabaseLock:
    """Held on a file beside the database until it is released or the process ends, however it
    ends."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file: int | None = None

    def acquire(self) -> None:
        """Take the lock; an error if another process, or another server in this one, has it."""
        file = os.open(f"{self._database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise InvalidValue(
                "database-in-use",
                f"A running server uses {self._database}.",
                text=str(self._database),
            ) from None
        self._file = file

    def release(self) -> None:
        """Give the lock back, if it was taken."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the lock of a database for a while."""
    lock = DatabaseLock(database)
    lock.acquire()
    try:
        yield
    finally:
        lock.release()


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
