"""Record files: reading, and writing so that a file is never half written."""

import errno
import os
import sys
from pathlib import Path
from typing import Final

from yokai_septet.errors import YokaiError
from yokai_septet.records import Record, read
from yokai_septet.records.limits import LARGEST_TEXT, check_length


class FileProblem(YokaiError):
    """A file cannot be read or written."""


def read_text(file: str) -> str:
    """What stands in the file; `-` is standard input.

    No more is read than a record may have: a file or a pipe can be endless.
    """
    try:
        if file == "-" and sys.stdin is None:
            text = ""  # closed standard input is like its end
        elif file == "-":
            text = sys.stdin.read(LARGEST_TEXT + 1)
        else:
            with Path(file).open(encoding="utf-8") as opened:
                text = opened.read(LARGEST_TEXT + 1)
    except (OSError, UnicodeDecodeError) as error:
        problem = _problem(error)
        sentence = f"{file} cannot be read ({problem})."
        raise FileProblem("file-unreadable", sentence, file=file, problem=problem) from error
    check_length(text)
    return text


def read_record(file: str) -> Record:
    """The record in the file."""
    return read(read_text(file))


def write_text(file: Path, text: str) -> None:
    """Write the file; whoever reads it meanwhile, or after a crash, finds the old or the new."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise unwritable(str(file), error) from error


def check_folder(file: Path | None) -> None:
    """Refuse a file whose folder is missing before the work that it is to hold is done."""
    if file is not None and not file.parent.is_dir():
        raise unwritable(str(file), FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)))


def unwritable(file: str, error: Exception) -> FileProblem:
    """The file cannot be written."""
    problem = _problem(error)
    sentence = f"{file} cannot be written ({problem})."
    return FileProblem("file-unwritable", sentence, file=file, problem=problem)


_PROBLEMS: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.ENOSPC: "full",
}
"""What the message `file-problem` can put into words."""


def _problem(error: Exception) -> str:
    """What went wrong: a choice of `file-problem`, or else the operating system's own words."""
    if isinstance(error, UnicodeDecodeError):
        return "not-text"
    if isinstance(error, OSError):
        return _PROBLEMS.get(error.errno or 0, str(error.strerror))
    return str(error)
