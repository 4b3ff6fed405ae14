"""Standard input and output: whether a person is there, and what to do when they fail.

A stream that the caller has closed is None.
"""

import errno
import os
import sys
from typing import TextIO

UNWRITABLE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
"""What the operating system says when standard output cannot be written."""


def is_terminal(stream: TextIO | None) -> bool:
    """Whether this stream is open and a terminal."""
    return stream is not None and stream.isatty()


def has_keyboard() -> bool:
    """Whether somebody types at a terminal."""
    return is_terminal(sys.stdin)


def is_screen() -> bool:
    """Whether there is a terminal to draw on, with a keyboard."""
    return has_keyboard() and is_terminal(sys.stdout)


def write_anything() -> None:
    """Escape what a terminal's encoding has no characters for, instead of failing on it."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def discard_output() -> None:
    """Let what is still to be written go nowhere: Python flushes once more at exit."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
