"""The plain front end's way to its people: lines out, lines in."""

import asyncio
import io
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from yokai_septet.texts import printable

LONGEST_LINE = 4096
"""The longest answer that is read, in bytes; the rest of the line is dropped."""
ENDLESS = 1_000_000
"""A line longer than this, in bytes, is no answer: nothing more is read."""


class Console:
    """Writes lines and questions, and reads answers."""

    def __init__(
        self,
        write: Callable[[str], None],
        read: Callable[[], str],
        *,
        ask: Callable[[str], None] | None = None,
        eager: bool = False,
    ) -> None:
        self.write = write
        """Writes a line at once."""
        self.ask = ask or write
        """Writes a question."""
        self.read = read
        """Waits for the next line, with its end; empty at the end of the input."""
        self.eager = eager
        """Whether lines are read at any time, and not only when an answer is awaited. A person
        types whenever they like; prepared answers in a pipe should meet their questions."""
        self._heard: asyncio.Queue[Any] | None = None
        self._reading = False

    @staticmethod
    def standard() -> "Console":
        """The console of this process."""
        keyboard = sys.stdin is not None and sys.stdin.isatty()
        screen = sys.stdout is not None and sys.stdout.isatty()
        output = _Output(inline=keyboard and screen)
        read = _reader()

        def answered() -> str:
            line = read()
            output.line_is_open = output.line_is_open and not line.endswith("\n")
            return line

        return Console(output.write, answered, ask=output.ask, eager=keyboard)

    def want(self, heard: "asyncio.Queue[Any]") -> None:
        """Put the next line in here. A thread waits for it, which does not hold anything up."""
        self._heard = heard
        if not self._reading:
            self._reading = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read_once, args=(loop,), daemon=True).start()

    def _read_once(self, loop: asyncio.AbstractEventLoop) -> None:
        line = self.read()

        def done() -> None:
            self._reading = False
            if self._heard is not None:
                self._heard.put_nowait(line)

        with suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(done)


class _Output:
    """Standard output. At a terminal the answer is typed on the line of its question."""

    def __init__(self, inline: bool) -> None:
        self._inline = inline
        self.line_is_open = False
        """Whether the cursor stands behind a question."""

    def write(self, line: str) -> None:
        """Write a line."""
        self._print(line, "\n")

    def ask(self, question: str) -> None:
        """Write a question; in a pipe nobody types the end of its line, so it is written here."""
        self._print(question, " " if self._inline else "\n")
        self.line_is_open = self._inline

    def _print(self, text: str, end: str) -> None:
        print("\n" * self.line_is_open + printable(text), end=end, flush=True)
        self.line_is_open = False


def _reader() -> Callable[[], str]:
    """Reads lines of standard input; closed standard input is like its end."""
    if sys.stdin is None:
        return str
    try:
        return _Lines(sys.stdin.fileno(), sys.stdin.encoding or "utf-8").read
    except (io.UnsupportedOperation, ValueError):
        return sys.stdin.readline


class _Lines:
    """Lines of a file descriptor. Unlike `sys.stdin` it holds no lock that would keep the program
    from ending while a thread waits for a line."""

    def __init__(self, descriptor: int, encoding: str) -> None:
        self._descriptor, self._encoding = descriptor, encoding
        self._rest = b""

    def read(self) -> str:
        """The next line with its end; empty at the end of the input."""
        dropped = 0
        while b"\n" not in self._rest:
            try:
                more = os.read(self._descriptor, LONGEST_LINE)
            except OSError:
                more = b""
            dropped += len(more)
            if not more or dropped > ENDLESS:
                line, self._rest = self._rest, b""
                return "" if more else line.decode(self._encoding, "replace")
            self._rest = self._rest[:LONGEST_LINE] + more
        line, _, self._rest = self._rest.partition(b"\n")
        return line[:LONGEST_LINE].decode(self._encoding, "replace") + "\n"
