"""A TCP proxy that is as bad as real lines are: it freezes, delays and drops."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from tests.ports import free_port


class Proxy:
    """Forwards to a port of this machine; it runs in a thread of its own, so that everything here
    may be called from tests with and without an event loop."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._lines: set[_Line] = set()
        self._delay = 0.0
        self._hangs = False

    def freeze(self) -> None:
        """The open connections stay open, and nothing passes them ever again; new ones work."""
        self._to_all(_Line.freeze)

    def hang(self) -> None:
        """Nothing passes, on open connections and new ones, until `resume`."""
        self._set_hanging(True)

    def resume(self) -> None:
        """What was held back arrives."""
        self._set_hanging(False)

    def delay(self, seconds: float) -> None:
        """Whatever is sent from now on arrives so much later."""
        self._delay = seconds

    def drop(self) -> None:
        """Close all connections."""
        self._to_all(_Line.close)

    @property
    def open_count(self) -> int:
        """How many connections are open."""
        return len(self._lines)

    def _set_hanging(self, hangs: bool) -> None:
        self._hangs = hangs
        self._to_all(lambda line: line.hang(hangs))

    def _to_all(self, change: Callable[["_Line"], None]) -> None:
        """Change all connections, in the thread that they belong to."""
        done = Event()

        def run() -> None:
            for line in list(self._lines):
                change(line)
            done.set()

        self._loop.call_soon_threadsafe(run)
        done.wait(10)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:  # the server is away
            writer.transport.abort()
            return
        line = _Line(self, (reader, writer), there)
        line.hang(self._hangs)
        self._lines.add(line)
        try:
            await line.run()
        finally:
            self._lines.discard(line)

    def _run(self, ready: Event) -> None:
        async def main() -> None:
            server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
            self._stopped = asyncio.Event()
            ready.set()
            async with server:
                await self._stopped.wait()
            for line in list(self._lines):
                line.close()
            await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))

        self._loop.run_until_complete(main())
        self._loop.close()

    @contextmanager
    def running(self) -> Iterator["Proxy"]:
        """Accept connections as long as it is wanted."""
        ready = Event()
        thread = Thread(target=self._run, args=(ready,), daemon=True)
        thread.start()
        ready.wait(10)
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(lambda: self._stopped.set())
            thread.join(10)


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Line:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, here: Stream, there: Stream) -> None:
        self._proxy, self._here, self._there = proxy, here, there
        self._flows = asyncio.Event()
        self._flows.set()
        self._frozen = False
        self._tasks: list[asyncio.Task[None]] = []

    def freeze(self) -> None:
        self._frozen = True
        self._flows.clear()

    def hang(self, hangs: bool) -> None:
        if hangs or self._frozen:
            self._flows.clear()
        else:
            self._flows.set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for _, writer in (self._here, self._there):
            writer.transport.abort()

    async def run(self) -> None:
        ways = ((self._here[0], self._there[1]), (self._there[0], self._here[1]))
        self._tasks = [asyncio.create_task(self._forward(*way)) for way in ways]
        await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        self.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(65_536):
                if self._proxy._delay:
                    await asyncio.sleep(self._proxy._delay)
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
            await self._flows.wait()  # a frozen line does not tell that the other side has closed
