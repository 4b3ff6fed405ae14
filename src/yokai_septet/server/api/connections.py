"""Connections to a worker, before any request: how many there may be, and how long they may wait.

Every open connection takes a file descriptor, and a process has only so many of them. So an
address may hold a limited number; a request must arrive in time, and an answer must be taken in
time. The trusted proxies are exempt from the limit of an address: they connect for everybody.
"""

import asyncio
import contextlib
import logging
import struct
import time
from collections.abc import Callable, Mapping
from functools import cache
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, cast
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from yokai_septet.server.api.headers import SECURITY
from yokai_septet.server.callers.caller import network_of
from yokai_septet.server.callers.open_counts import OpenCounts
from yokai_septet.server.settings import Settings

log = logging.getLogger(__name__)

OTHER_FILES = 64
"""File descriptors for everything but connections: databases, the page, logs."""
MOST_FILES = 65_536
UNREAD = 16
"""Messages of a client that may wait for the application before reading is paused."""
TOGETHER = 16_384
"""Bytes to a client that are collected before they are written."""
QUIET = 60.0
"""Seconds in which the same trouble is logged only once."""


def raise_file_limit() -> int | None:
    """Allow this process as many open files as it may have; None where there is no such limit."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class ConnectionGuard:
    """Counts the connections of one worker."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        limits = settings.limits
        self.request_timeout, self.answer_timeout = limits.request_timeout, limits.answer_timeout
        self._most, self._most_of_network = limits.connections, limits.network_connections
        if files is not None and files - OTHER_FILES < self._most:
            self._most = max(1, files - OTHER_FILES)
            # Where there are few files, a few addresses must not take them all.
            self._most_of_network = max(1, min(self._most_of_network, self._most // 4))
        self._proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._of_network = OpenCounts()

    def enter(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; False if there are too many."""
        found = get_remote_addr(transport)
        network = "" if found is None or self._is_proxy(found[0]) else network_of(found[0])
        if len(self._open) >= self._most:
            log_seldom("connections-full")
            return False
        if network and self._of_network.of(network) >= self._most_of_network:
            log_seldom("connections-of-address-full")
            return False
        self._open[transport] = network
        self._of_network.add(network)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
        network = self._open.pop(transport, None)
        if network is not None:
            self._of_network.remove(network)

    def _is_proxy(self, address: str) -> bool:
        with contextlib.suppress(ValueError):
            return any(ip_address(address) in network for network in self._proxies)
        return False


@cache
def _guard() -> ConnectionGuard:
    """The guard of this process."""
    return ConnectionGuard(Settings.from_environment(), raise_file_limit())


class _Guarded(asyncio.Protocol):
    """What HTTP and sockets have in common."""

    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None

    @property
    def guard(self) -> ConnectionGuard:
        """Tests have another one."""
        return _guard()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self.transport)
        _cancel(self._stalled)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client has not taken what was sent before."""
        loop = asyncio.get_running_loop()
        self._stalled = loop.call_later(self.guard.answer_timeout, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        _cancel(self._stalled)
        super().resume_writing()


class GuardedHttp(_Guarded, H11Protocol):
    """HTTP/1.1, with limits."""

    _late: asyncio.TimerHandle | None = None
    _refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for a request, or refuse it."""
        super().connection_made(cast("asyncio.Transport", transport))  # it is one of TCP
        self._refused = not self.guard.enter(self.transport)
        if self._refused:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._refused:
            return
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self
        if is_socket or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):  # it is complete
            _cancel(self._late)
            self._late = None
        elif self._late is None:
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._late)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP."""
        self._answer(HTTPStatus.BAD_REQUEST, msg)

    def _answer(self, status: HTTPStatus, text: str = "") -> None:
        """Answer before the application, and close the connection."""
        body = text.encode()
        headers = {
            "content-type": "text/plain; charset=utf-8",
            "content-length": str(len(body)),
            "connection": "close",
            **SECURITY,
        }
        lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()

    def _wait_for_request(self) -> None:
        self._late = self.loop.call_later(self.guard.request_timeout, self.transport.abort)


class WriteBatch:
    """The sockets that were sent something in this turn of the event loop. A group of moves is sent
    to dozens of them: one callback writes to all, instead of one for each."""

    def __init__(self) -> None:
        self._sockets: list[GuardedSocket] = []

    def add(self, socket: "GuardedSocket") -> None:
        """Write to this one, too."""
        if not self._sockets:
            socket.loop.call_soon(self._write)
        self._sockets.append(socket)

    def _write(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.write_collected()
            except Exception:  # the others are written to
                log.exception("write-failed")
                socket.transport.abort()


_batches: WeakKeyDictionary[asyncio.AbstractEventLoop, WriteBatch] = WeakKeyDictionary()


class GuardedSocket(_Guarded, WebSocketsSansIOProtocol):
    """Sockets, with limits. Silent ones are found out by pings."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._batch = _batches.setdefault(self.loop, WriteBatch())
        self._unwritten: list[bytes] = []
        self._unwritten_size = 0

    def handle_connect(self, event: Request) -> None:
        """Offer `send_now` to the application, which begins later."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_SEND_NOW] = {"call": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Send a message without waiting; False if the client has not taken what was sent before,
        or is gone. ASGI would take a task that wakes up, and four calls. What is sent in one go,
        such as a change and the answer to the command that made it, is written together."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if not self._unwritten:
            self._batch.add(self)
        self._unwritten += (frame_head(len(text)), text)
        self._unwritten_size += len(text)
        if self._unwritten_size >= TOGETHER:
            self.write_collected()
        return True

    def write_collected(self) -> None:
        """Write what was sent since the last time."""
        if self._unwritten and not self.transport.is_closing():
            self.transport.write(b"".join(self._unwritten))
        self._unwritten.clear()
        self._unwritten_size = 0

    async def send(self, message: Any) -> None:
        """Send an event of ASGI, after everything before it."""
        self.write_collected()
        await super().send(message)

    def handle_text(self, event: Frame) -> None:
        """Hand over a message. Uvicorn would pause reading until the application has taken it;
        here that happens only to a client that sends faster than it is served."""
        if event.fin and not self.close_sent and self.queue.qsize() < UNREAD:
            with contextlib.suppress(UnicodeDecodeError):
                text = bytes(event.data).decode()
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)


_SEND_NOW = "yokai.send_now"


def send_now_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """How to send at once to this socket; None on a server that knows only ASGI."""
    offered = (scope.get("extensions") or {}).get(_SEND_NOW)
    return None if offered is None else offered["call"]


def frame_head(size: int) -> bytes:
    """What stands before a text of this size (RFC 6455, 5.2): it is final and not masked."""
    if size < 126:
        return struct.pack("!BB", 0x81, size)
    if size < 65_536:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)


class _Handshake(ServerProtocol):
    """The protocol of a socket, whose refusals have the headers of every answer."""

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(SECURITY)
        super().send_response(response)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


_logged: dict[str, tuple[float, int]] = {}
"""When each trouble was last logged, and how often it was not since."""


def log_seldom(what: str, now: float | None = None) -> None:
    """Log trouble that visitors can cause as often as they like, but not as often."""
    now = time.monotonic() if now is None else now
    at, times = _logged.get(what, (-QUIET, 0))
    if now - at < QUIET:
        _logged[what] = at, times + 1
        return
    _logged[what] = now, 0
    log.warning("%s times=%d", what, times + 1)


def handle_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error of the event loop; without free file descriptors it cannot accept connections,
    and says so thousands of times a second."""
    if "accept" in context.get("message", "") and isinstance(context.get("exception"), OSError):
        log_seldom("accept-failed")
    else:
        loop.default_exception_handler(context)
