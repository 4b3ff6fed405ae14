"""The worker's end of an engine process: started when needed, killed when in doubt.

Reviews need a process of their own and not a thread: a thread of low priority that holds the
interpreter's lock when the processor is taken from it would keep the whole server waiting.
"""

import asyncio
import contextlib
import sys
from typing import NamedTuple

from yokai_septet.work import messages as m

LONGEST_LINE = 32 << 20
"""Bytes of an answer, many times those of the longest one."""


class EngineDied(Exception):
    """The process has ended in the middle of a request."""


class _Started(NamedTuple):
    """A process that was started, and the two ends of its pipes."""

    process: asyncio.subprocess.Process
    requests: asyncio.StreamWriter
    answers: asyncio.StreamReader


async def _start() -> _Started:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "yokai_septet.server.jobs.engine_process",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
    )  # fmt: skip
    if process.stdin is None or process.stdout is None:
        raise EngineDied
    return _Started(process, process.stdin, process.stdout)


class Engine:
    """One engine process. Requests are made one after the other."""

    def __init__(self) -> None:
        self._started: _Started | None = None
        self._is_usable = False

    async def ask(self, request: m.Request) -> None:
        """Begin a request; its answers follow."""
        if not self._is_usable:
            await self.close()
            self._started = await _start()
            self._is_usable = True
        await self._send(m.encode(request) + b"\n")

    async def answer(self) -> m.Answer:
        """The next answer. Cancelling this loses nothing of it."""
        line = await self._process.answers.readline()
        if not line.endswith(b"\n"):
            self.kill()
            raise EngineDied
        answer: m.Answer = m.decode_answer(line)
        return answer

    async def go_on(self) -> None:
        """Let a review go on after a verdict."""
        await self._send(b"\n")

    @property
    def _process(self) -> _Started:
        """The process of the present request."""
        if self._started is None:
            raise EngineDied
        return self._started

    async def _send(self, data: bytes) -> None:
        requests = self._process.requests
        try:
            requests.write(data)
            await requests.drain()
        except ConnectionError:
            self.kill()
            raise EngineDied from None

    def kill(self) -> None:
        """End the process, whatever it is doing; the next request starts another."""
        self._is_usable = False
        if self._started is not None:
            with contextlib.suppress(ProcessLookupError):
                self._started.process.kill()

    async def close(self) -> None:
        """End the process, and wait until it has ended."""
        self.kill()
        if self._started is not None:
            await self._started.process.communicate()
            self._started = None
