"""The worker's end of an engine process: started when needed, killed when in doubt.

Reviews need a process of their own and not a thread: a thread of low priority that holds the
interpreter's lock when the processor is taken from it would keep the whole server waiting.
"""

import asyncio
import contextlib
import sys

from yokai_septet.server.jobs import messages as m

LONGEST_LINE = 32 << 20
"""Bytes of an answer, many times those of the longest one."""


class EngineDied(Exception):
    """The process has ended in the middle of a request."""


class Engine:
    """One engine process. Requests are made one after the other."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._is_usable = False

    async def ask(self, request: m.Request) -> None:
        """Begin a request; its answers follow."""
        if not self._is_usable:
            await self.close()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "yokai_septet.server.jobs.engine_process",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
            )  # fmt: skip
            self._is_usable = True
        await self._send(m.encode(request) + b"\n")

    async def answer(self) -> m.Answer:
        """The next answer. Cancelling this loses nothing of it."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            self.kill()
            raise EngineDied
        answer: m.Answer = m.decode_answer(line)
        return answer

    async def go_on(self) -> None:
        """Let a review go on after a verdict."""
        await self._send(b"\n")

    async def _send(self, data: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(data)
            await self._process.stdin.drain()
        except ConnectionError:
            self.kill()
            raise EngineDied from None

    def kill(self) -> None:
        """End the process, whatever it is doing; the next request starts another."""
        self._is_usable = False
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """End the process, and wait until it has ended."""
        self.kill()
        if self._process is not None:
            await self._process.communicate()
            self._process = None
