"""One open socket, as the house sees it: a bounded queue of messages that wait to be sent."""

import asyncio
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
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.cut = False
        """Whether it is to be closed without sending more."""
        self.close_code = 1000
        self.closed = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.cut:
            return
        if self._queue.qsize() >= self._room:
            self.close(1013)
        else:
            self._queue.put_nowait(message)

    def close(self, code: int) -> None:
        """Close it; what has not been sent is dropped."""
        if not self.cut:
            self.cut = True
            self.close_code = code
            self._queue.put_nowait(None)
            self.closed.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when it is to be closed."""
        message = await self._queue.get()
        return None if self.cut else message
