"""How many connections a worker holds, and what is logged where there are too many.

Every open connection takes a file descriptor, and a process has only so many of them. So an address
may hold a limited number. The trusted proxies are exempt from that: they connect for everybody.
Where there is no room, the most expendable connection makes some (`callers/held_connections.py`).
"""

import asyncio
import contextlib
import logging
import time
from ipaddress import ip_address, ip_network
from typing import Any

import msgspec
from uvicorn.protocols.utils import get_remote_addr

from yokai_septet.protocol.messages import Ping
from yokai_septet.server.callers.caller import Caller, network_of
from yokai_septet.server.callers.held_connections import Held, HeldConnections
from yokai_septet.server.settings import Settings

log = logging.getLogger(__name__)

OTHER_FILES = 64
"""File descriptors for everything but connections: databases, the page, logs."""
MOST_FILES = 65_536
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
        self.silence = limits.silence
        self.ping = msgspec.json.encode(Ping(within=limits.silence))
        self._most, self._most_of_network = limits.connections, limits.network_connections
        if files is not None and files - OTHER_FILES < self._most:
            self._most = max(1, files - OTHER_FILES)
            # Where there are few files, a few addresses must not take them all.
            self._most_of_network = max(1, min(self._most_of_network, self._most // 4))
        self._proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self._open: dict[asyncio.BaseTransport, Held] = {}
        self._held = HeldConnections()

    def enter(self, transport: asyncio.Transport) -> Held | None:
        """Count a new connection, for which another one may be closed; None if there are too
        many."""
        address = get_remote_addr(transport)
        network = "" if address is None or self._is_proxy(address[0]) else network_of(address[0])
        if network and len(self._held.of(network)) >= self._most_of_network:
            log_seldom("connections-of-address-full")
            if not self._held.close_one(self._held.of(network)):
                return None
        if len(self._held) >= self._most:
            log_seldom("connections-full")
            if not self._held.close_one(self._held.heaviest()):
                return None
        held = self._open[transport] = Held(network, transport.abort)
        self._held.add(held)
        return held

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
        held = self._open.pop(transport, None)
        if held is not None:
            self._held.remove(held)

    def held(self, transport: asyncio.BaseTransport) -> Held | None:
        """What is known of a connection."""
        return self._open.get(transport)

    def identify(self, held: Held, caller: Caller) -> None:
        """It is known now whose connection this is; through a proxy, where they are as well."""
        self._held.identify(held, caller)

    def _is_proxy(self, address: str) -> bool:
        with contextlib.suppress(ValueError):
            return any(ip_address(address) in network for network in self._proxies)
        return False


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
