"""Ports for the servers that tests start."""

import contextlib
import socket
from random import SystemRandom

BELOW_EPHEMERAL = range(20_000, 32_000)
"""The system gives none of these to outgoing connections, as it may do with a port that was free a
moment ago. Ports of `bind(0)` were taken before the server had started."""


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = SystemRandom().choice(BELOW_EPHEMERAL)
        with contextlib.closing(socket.socket()) as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
