"""Running a server: addresses, workers, and what is printed for the person who started it."""

import contextlib
import io
import logging
import os
import socket
import sys
import webbrowser
from threading import Timer

import segno
import uvicorn

from yokai_septet.errors import InvalidValue
from yokai_septet.server.http import reach
from yokai_septet.server.settings import Settings

FIRST_PORT = 7007
WHO = {
    "this-machine": "only from this machine",
    "local-network": "from this local network",
    "everybody": "from everywhere",
}


def free_port(host: str, wanted: int | None) -> int:
    """The wanted port, or the first free one from 7007."""
    for port in [wanted] if wanted is not None else range(FIRST_PORT, FIRST_PORT + 100):
        with contextlib.closing(_socket(host)) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            bound: int = probe.getsockname()[1]
            return bound
    raise InvalidValue(
        "port-is-taken", f"Port {wanted or FIRST_PORT} is taken.", text=str(wanted or FIRST_PORT)
    )


def _socket(host: str) -> socket.socket:
    return socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)


def lan_address() -> str:
    """This machine's address in its local network; loopback if it has none."""
    with contextlib.closing(_socket("")) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
            address: str = probe.getsockname()[0]
            return address
        except OSError:
            return "127.0.0.1"


def check_workers(settings: Settings, workers: int) -> None:
    """Several workers need a database and a bus that they can share."""
    if workers > 1 and (settings.is_sqlite or not settings.redis_url):
        raise InvalidValue(
            "workers-need-more",
            "Several workers need PostgreSQL (YOKAI_DATABASE_URL) and Redis (YOKAI_REDIS_URL).",
        )


def qr_code(url: str) -> str:
    """A code for phones, as text for a terminal."""
    out = io.StringIO()
    segno.make(url, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    public_url: str = "",
    *,
    lan: bool = False,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Run the server until it is stopped."""
    if lan:
        host = "0.0.0.0"
    port = free_port(host, port)
    if not public_url:
        public_url = os.environ.get("YOKAI_PUBLIC_URL", "")
    if not public_url:
        shown = lan_address() if host in ("0.0.0.0", "::") else host
        public_url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    public_url = public_url.rstrip("/")
    os.environ["YOKAI_PUBLIC_URL"] = public_url  # workers read their settings there
    settings = Settings.from_environment()
    check_workers(settings, workers)
    print(f"Yokai Septet is at {public_url}  ({WHO[reach(public_url)]}; Ctrl+C stops it)")
    if lan and sys.stdout.isatty():
        print(qr_code(public_url))
    sys.stdout.flush()
    if open_browser:
        timer = Timer(1.0, _open, (public_url,))
        timer.daemon = True
        timer.start()
    logging.basicConfig(
        level=os.environ.get("YOKAI_LOG", "WARNING").upper(),
        format='{"at":"%(asctime)s","level":"%(levelname)s","from":"%(name)s","what":"%(message)s"}',
    )
    uvicorn.run(
        "yokai_septet.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_size,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def _open(url: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)
