"""One open socket, as a room sees it: a bounded queue of messages to send."""

import asyncio
from collections import deque
from collections.abc import Callable
from secrets import token_hex

from yokai_septet.server.callers.caller import Caller


class Connection:
    """A tab, a device or a program that listens. Sending never waits: a client that does not read
    is cut off, and the others notice nothing. `send_now` sends without a task of its own, or
    returns False."""

    def __init__(
        self,
        caller: Caller,
        queue: int,
        send_now: Callable[[bytes], bool] | None = None,
        invitation: int | None = None,
    ) -> None:
        self.id = token_hex(8)
        self.caller = caller
        self.invitation = invitation
        """Which of the table's invitations this person came with."""
        self.person = caller.person
        self._capacity, self._send_now = queue, send_now
        self._queue: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        """What `next` waits for, as long as all messages have been sent."""
        self.cut = False
        """Whether the socket is being closed without sending more."""
        self.close_code = 1000
        self.close_reason = ""
        self.closed = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a message at once if nothing is before it, or else put it into the queue."""
        if self.cut:
            return
        drained = self._waiting is not None
        if drained and self._send_now is not None and self._send_now(message):
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

    def turn_away(self, message: bytes, code: int, reason: str) -> None:
        """Say why, as far as the client reads, and close the socket."""
        self.send(message)
        self.close_reason = reason
        self.close(code)

    async def next(self) -> bytes | None:
        """The next message to send; None when the socket is to be closed."""
        while not self._queue and not self.cut:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return None if self.cut else self._queue.popleft()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():  # its task may be cancelled
            self._waiting.set_result(None)
        self._waiting = None
