"""One open socket, as the service sees it: a bounded queue of messages that wait to be sent."""

import asyncio
from collections import deque
from secrets import token_hex

import msgspec

encode = msgspec.json.Encoder(enc_hook=str).encode


class Connection:
    """A tab, a device or a program that listens. Sending never waits: whoever does not read is cut
    off, and the others notice nothing."""

    def __init__(self, person: str, queue: int) -> None:
        self.id = token_hex(8)
        self.person = person
        self._room = queue
        self._queue: deque[bytes] = deque()
        self._news: asyncio.Future[None] | None = None
        """What the writer waits for while there is nothing to send."""
        self.cut = False
        """Whether it is to be closed without sending more."""
        self.close_code = 1000
        self.closed = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.cut:
            return
        if len(self._queue) >= self._room:
            self.close(1013)
        else:
            self._queue.append(message)
            self._wake()

    def close(self, code: int) -> None:
        """Close it; what has not been sent is dropped."""
        if not self.cut:
            self.cut = True
            self.close_code = code
            self._queue.clear()
            self._wake()
            self.closed.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when it is to be closed."""
        while not self._queue and not self.cut:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return None if self.cut else self._queue.popleft()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
