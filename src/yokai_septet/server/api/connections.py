"""Connections to a worker, before any request: how long they may wait.

A request must arrive in time, and an answer must be taken in time. How many connections there may
be is decided in `connection_guard.py`.
"""

import asyncio
import contextlib
import logging
import struct
from collections.abc import Callable, Mapping
from functools import cache
from http import HTTPStatus
from typing import Any, cast
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from yokai_septet.protocol.messages import PINGS
from yokai_septet.server.api.connection_guard import ConnectionGuard, raise_file_limit
from yokai_septet.server.api.headers import PRIVATE, SECURITY
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.held_connections import Held
from yokai_septet.server.settings import Settings

log = logging.getLogger(__name__)

UNREAD = 16
"""Messages of a client that may wait for the application before reading is paused."""
TOGETHER = 16_384
"""Bytes to a client that are collected before they are written."""
ASK_AFTER = 0.6
"""Of the silence that takes a client for gone, the part after which it is asked: every 9 s if it is
gone after 15 s."""
LONGEST_PONG = 32
"""A longer message is no answer to a ping."""


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
    _held: Held | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = _Requests(h11.SERVER)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for a request, or refuse it."""
        super().connection_made(cast("asyncio.Transport", transport))  # it is one of TCP
        self._held = self.guard.enter(self.transport)
        if self._held is None:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._held is None:
            return
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self
        if is_socket or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):  # it is complete
            _cancel(self._late)
            self._late = None
            self._held.is_served = not is_socket
        elif self._late is None:
            self._wait_for_request()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        if self._held is not None:
            self._held.is_served = False
        super().on_response_complete()

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
            **PRIVATE,
            **SECURITY,
        }
        lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()

    def _wait_for_request(self) -> None:
        self._late = self.loop.call_later(self.guard.request_timeout, self.transport.abort)


class _Requests(h11.Connection):
    """The requests of a connection. One that has two lengths is refused: a proxy that believes the
    other one would take a part of its body for the next visitor's request, or the reverse."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if names >= {b"content-length", b"transfer-encoding"}:
                raise h11.RemoteProtocolError("two lengths")
        return event


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
    """Sockets, with limits. Silent ones are found out by pings. Clients that say so get them as
    messages: the pings of the WebSocket protocol are answered by the browser, also for a page that
    hangs, and the page never sees them."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._batch = _batches.setdefault(self.loop, WriteBatch())
        self._unwritten: list[bytes] = []
        self._unwritten_size = 0
        self._unanswered = 0
        self._heard = False

    def start_keepalive(self) -> None:
        """Ask from time to time whether the client is still there; at once for the first time, so
        that it knows from the start how long a silence may be."""
        if PINGS.encode() in self.scope["query_string"].split(b"&"):
            self._ping_after(0)
        else:
            super().start_keepalive()

    def _ping_after(self, seconds: float) -> None:
        self.ping_timer = self.loop.call_later(seconds, self._send_ping)

    def _send_ping(self) -> None:
        silence = self.guard.silence
        if not self.send_now(self.guard.ping):  # what it has not read yet has a limit of its own
            self._ping_after(silence * ASK_AFTER)
            return
        self._unanswered += 1
        self._heard = False
        self.pong_timer = self.loop.call_later(silence * (1 - ASK_AFTER), self._judge)

    def _judge(self) -> None:
        if self._heard:
            self._ping_after(self.guard.silence * (2 * ASK_AFTER - 1))
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Offer `send_now` to the application, which begins later."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_SEND_NOW] = {"call": self.send_now}
            self.scope["extensions"][_HELD] = {"call": self._place_for}

    def _place_for(self, caller: Caller, is_kept: bool, has_seat: bool) -> None:
        """Tell the guard whose socket this is, and whether it is kept where others are closed."""
        held = self.guard.held(self.transport)
        if held is not None:
            held.is_kept, held.has_seat = is_kept, has_seat
            self.guard.identify(held, caller)

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
        self._heard = True
        if self._unanswered and len(event.data) <= LONGEST_PONG and b'"pong"' in bytes(event.data):
            self._unanswered -= 1
            return
        if event.fin and not self.close_sent and self.queue.qsize() < UNREAD:
            with contextlib.suppress(UnicodeDecodeError):
                text = bytes(event.data).decode()
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """Hand over what came in several parts. Uvicorn would log a traceback of a text that is
        not UTF-8, and anybody can send that as often as they like."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                try:
                    self.conn.send_close(1007)
                except InvalidState:  # the client has sent its own close in the same go
                    self.transport.abort()
                else:
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


_SEND_NOW, _HELD = "yokai.send_now", "yokai.held"


def send_now_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """How to send at once to this socket; None on a server that knows only ASGI."""
    offered = (scope.get("extensions") or {}).get(_SEND_NOW)
    return None if offered is None else offered["call"]


def identify(scope: Mapping[str, Any], caller: Caller, *, is_kept: bool, has_seat: bool) -> None:
    """Tell the guard whose socket this is."""
    offered = (scope.get("extensions") or {}).get(_HELD)
    if offered is not None:
        offered["call"](caller, is_kept, has_seat)


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
            response.headers.update({**PRIVATE, **SECURITY})
        super().send_response(response)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
