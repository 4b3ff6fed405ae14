"""The folder of the SQLite database, and what can be wrong with it."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from yokai_septet.errors import YokaiError


class DataDirError(YokaiError):
    """The data folder cannot be used; it has to be changed before trying again."""


def data_dir_error(folder: Path, error: BaseException) -> DataDirError:
    """Why the folder cannot be used, found in an error of the system or of SQLite."""
    causes = list(_causes(error))
    if any(_is_full(cause) for cause in causes):
        return DataDirError("disk-full", f"The disk of {folder} is full.", text=str(folder))
    problem = getattr(causes[-1], "strerror", None) or str(causes[-1])
    return DataDirError(
        "data-dir-unusable",
        f"The data folder {folder} cannot be used ({problem}).",
        text=str(folder),
        problem=problem,
    )


def make_private(file: Path) -> None:
    """Let only the owner read a file; make it first if it does not exist. The database and its
    copies hold the seeds of running matches and the key that signs identities."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    file.chmod(0o600)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__


def _is_full(error: BaseException) -> bool:
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
