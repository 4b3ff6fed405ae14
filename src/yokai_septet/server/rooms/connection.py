"""One open socket, as a room sees it: a bounded queue of messages to send."""

import asyncio
from collections import deque
from secrets import token_hex

import msgspec

from yokai_septet.server.callers.caller import Caller

encode = msgspec.json.Encoder(enc_hook=str).encode


class Connection:
    """A tab, a device or a program that listens. Sending never waits: a client that does not read
    is cut off, and the others notice nothing."""

    def __init__(self, caller: Caller, queue: int) -> None:
        self.id = token_hex(8)
        self.caller = caller
        self.person = caller.person
        self._capacity = queue
        self._queue: deque[bytes] = deque()
        self._wakeup: asyncio.Future[None] | None = None
        """What `next` waits for while the queue is empty."""
        self.cut = False
        """Whether the socket is being closed without sending more."""
        self.close_code = 1000
        self.closed = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.cut:
            return
        if len(self._queue) >= self._capacity:
            self.close(1013)
        else:
            self._queue.append(message)
            self._wake()

    def close(self, code: int) -> None:
        """Close the socket; what has not been sent is dropped."""
        if not self.cut:
            self.cut = True
            self.close_code = code
            self._queue.clear()
            self._wake()
            self.closed.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when the socket is to be closed."""
        while not self._queue and not self.cut:
            self._wakeup = asyncio.get_running_loop().create_future()
            await self._wakeup
        return None if self.cut else self._queue.popleft()

    def _wake(self) -> None:
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)
