"""As little of a WebSocket client as will do, so that players leave the machine to the server."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit


class Socket(asyncio.Protocol):
    """One socket. Frames of text are handed over as they come."""

    def __init__(
        self, address: str, cookie: str, heard: Callable[[bytes], None], visitor: str = ""
    ) -> None:
        self._address, self._cookie, self._heard = urlsplit(address), cookie, heard
        self._visitor = visitor
        self._buffer = bytearray()
        self.closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @staticmethod
    async def open(
        address: str,
        cookie: str,
        heard: Callable[[bytes], None],
        local: str = "127.0.0.1",
        visitor: str = "",
    ) -> "Socket":
        """Connect from a local address, and wait until the server has agreed. `visitor`: the
        address that a proxy would name."""
        socket = Socket(address, cookie, heard, visitor)
        host, port = socket._address.hostname, socket._address.port
        assert host is not None
        assert port is not None
        await asyncio.get_running_loop().create_connection(
            lambda: socket, host, port, local_addr=(local, 0)
        )
        async with asyncio.timeout(120):
            await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        lines = [
            f"GET {self._address.path} HTTP/1.1",
            f"Host: {self._address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + b64encode(os.urandom(16)).decode(),
            *([f"Cookie: {self._cookie}"] if self._cookie else []),
            *([f"X-Forwarded-For: {self._visitor}"] if self._visitor else []),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                self._transport.close()
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 0x81:
                self._heard(payload)
            elif kind == 0x89:
                self._send(0x8A, payload)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def _frame(self) -> tuple[int, bytes] | None:
        """The first complete frame, taken out of the buffer."""
        buffer = self._buffer
        if len(buffer) < 4:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def send(self, text: str) -> None:
        """Send a frame of text."""
        self._send(0x81, text.encode())

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        mask = bytes(4)  # a mask of zeros leaves the payload as it is
        self._transport.write(bytes([kind]) + length + mask + payload)

    def close(self) -> None:
        """Close the connection without a word."""
        self._transport.close()
