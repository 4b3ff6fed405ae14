"""The socket of a table: it is opened again when it is lost, and repeats what was not answered.

A connection can be dead and look open, for instance after a change of networks. So it is lost, too,
when the server falls silent, which asks from time to time, or leaves a command without an answer.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from yokai_septet.client.server_access import Address, Credentials, unreachable
from yokai_septet.errors import YokaiError
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.decode import parse
from yokai_septet.protocol.refusals import decode_refusal
from yokai_septet.table import commands as c

FINAL = range(4400, 4500)
"""Close codes after which connecting again makes no sense."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0
"""Seconds between two attempts to connect."""
PATIENCE, LONGEST_PATIENCE = 5.0, 40.0
"""Seconds for which the first command without an answer waits before the socket is renewed. Each
time it is renewed in vain they are doubled: a server may be slow, too."""
INVITATION = "yokai-invitation"
"""The header that carries the token of an invitation."""
LONGEST_MESSAGE = 4_000_000
"""The longest message that is read, in bytes."""


PONG = msgspec.json.encode(m.Pong())


async def _receive(socket: ClientConnection, silence: float | None) -> str | bytes:
    """The next message; after this many seconds without one the connection is dead."""
    try:
        async with asyncio.timeout(silence):
            return await socket.recv()
    except TimeoutError:
        socket.transport.abort()  # nobody would answer a goodbye
        raise


class TableConnection:
    """Sends commands and waits for their answers, over as many sockets as it takes."""

    def __init__(self, address: Address, credentials: Credentials) -> None:
        self.address, self.credentials = address, credentials
        self._invitation = {INVITATION: address.invitation} if address.invitation else {}
        self._socket: ClientConnection | None = None
        self._patience = PATIENCE
        self._waiting: dict[str, tuple[bytes, asyncio.Future[m.ServerMessage | None]]] = {}

    async def messages(self) -> AsyncIterator[m.ServerMessage | None]:
        """What the server sends, None whenever the connection is lost, until the server closes the
        table to us."""
        wait = FIRST_WAIT
        while True:
            closed: int | None = None
            try:
                async with connect(
                    f"{self.address.socket}?{m.PINGS}",
                    additional_headers={**self.credentials.headers, **self._invitation},
                    max_size=LONGEST_MESSAGE,
                ) as socket:
                    self._socket, wait = socket, FIRST_WAIT
                    silence: float | None = None  # as long as it takes, if the server does not ask
                    for text, _ in list(self._waiting.values()):
                        await self._send(text)
                    while True:
                        message = parse(await _receive(socket, silence))
                        if isinstance(message, m.Ping):
                            silence = message.within
                            await socket.send(PONG, text=True)
                            continue
                        self._answer(message)
                        yield message
            except ConnectionClosed as error:
                closed = error.rcvd.code if error.rcvd else None
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._socket = None
            if closed in FINAL:
                return
            yield None
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def ask(self, command: c.Command) -> m.ServerMessage | None:
        """The answer to a command; an error if it is refused. A command that got no answer because
        the connection was lost is sent again: the same id is carried out once."""
        future = asyncio.get_running_loop().create_future()
        text = msgspec.json.encode(command)
        self._waiting[command.id] = text, future
        await self._send(text)
        try:
            answer: m.ServerMessage | None = await future
            self._patience = PATIENCE
            return answer
        finally:
            self._waiting.pop(command.id, None)

    async def tell(self, command: c.Command) -> None:
        """Send a command that is answered only if it is refused, once and without waiting."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(command), text=True)

    async def _send(self, text: bytes) -> None:
        """Send a command whose answer is waited for, if there is a socket."""
        if self._socket is None:
            return
        loop, socket = asyncio.get_running_loop(), self._socket
        loop.call_later(self._patience, self._renew, socket, text)
        with suppress(ConnectionClosed):
            await socket.send(text, text=True)

    def _renew(self, socket: ClientConnection, text: bytes) -> None:
        """Take the socket for dead if this command, sent through it, has no answer yet."""
        waits = any(text is unanswered for unanswered, _ in self._waiting.values())
        if waits and socket is self._socket:
            self._patience = min(2 * self._patience, LONGEST_PATIENCE)
            socket.transport.abort()

    def close(self, reason: YokaiError | None = None) -> None:
        """Whoever still waits for an answer gets none."""
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(reason or unreachable(self.address.server))

    def _answer(self, message: m.ServerMessage) -> None:
        if not isinstance(message, m.Done | m.Refused | m.HintAnswer) or message.id is None:
            return
        _, future = self._waiting.get(message.id, (b"", None))
        if future is None or future.done():
            return
        if isinstance(message, m.Refused):
            future.set_exception(decode_refusal(message))
        else:
            future.set_result(message)
