"""Running a server: addresses, ports, workers, and the browser of the person who started it."""

import contextlib
import errno
import io
import os
import socket
import time
import webbrowser
from dataclasses import dataclass
from threading import Thread
from urllib.parse import urlsplit
from urllib.request import urlopen

import uvicorn

from yokai_septet.errors import InvalidValue
from yokai_septet.protocol.api import Reach
from yokai_septet.server.api.connection_guard import raise_file_limit
from yokai_septet.server.api.reach import reach
from yokai_septet.server.logs import set_up_logging
from yokai_septet.server.settings import Settings
from yokai_septet.server.store.maintenance import not_sqlite

FIRST_PORT = 7007


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a server listens, and how people reach it."""

    host: str
    port: int
    url: str
    hosts: tuple[str, ...] = ()
    """The names by which people may ask for it; empty for any."""

    @property
    def reach(self) -> Reach:
        """Who can reach it by that address."""
        return reach(self.url)


def free_port(host: str, wanted: int | None) -> int:
    """The wanted port, or the first free one from 7007."""
    for port in [wanted] if wanted is not None else range(FIRST_PORT, FIRST_PORT + 100):
        with contextlib.closing(_socket(host)) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    continue
                raise InvalidValue(
                    "cannot-listen",
                    f"Cannot listen at {host}, port {port} ({error.strerror}).",
                    text=f"{host}:{port}",
                    problem=str(error.strerror),
                ) from error
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


def check_backups(settings: Settings) -> None:
    """A server makes backups of a SQLite database alone."""
    if settings.backup_every is not None and not settings.is_sqlite:
        raise not_sqlite()


def qr_code(url: str) -> str:
    """A code for phones, as text for a terminal."""
    import segno  # rarely needed

    out = io.StringIO()
    segno.make(url, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def endpoint(
    host: str = "127.0.0.1", port: int | None = None, public_url: str = "", *, lan: bool = False
) -> Endpoint:
    """Where to listen: loopback unless told otherwise, on the first free port from 7007."""
    if lan:
        host = "0.0.0.0"
    port = free_port(host, port)
    url = public_url or os.environ.get("YOKAI_PUBLIC_URL", "")
    shown = lan_address() if host in ("0.0.0.0", "::") else host
    if not url:
        url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
        return Endpoint(host, port, url)
    return Endpoint(host, port, url.rstrip("/"), (urlsplit(url).hostname or "", shown))


def open_soon(url: str) -> None:
    """Open the page in the browser, if there is one, as soon as it can be served."""
    Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError, ValueError):
            urlopen(f"{url}/health", timeout=2).close()
            break
        time.sleep(0.1)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)


def serve(at: Endpoint, workers: int = 1) -> None:
    """Run the server until it is stopped."""
    os.environ["YOKAI_PUBLIC_URL"] = at.url  # workers read their settings from the environment
    os.environ.setdefault("YOKAI_HOSTS", ",".join(at.hosts))
    settings = Settings.from_environment()
    raise_file_limit()
    set_up_logging()
    uvicorn.run(
        "yokai_septet.server.app:create_app",
        factory=True,
        host=at.host,
        port=at.port,
        workers=workers,
        http="yokai_septet.server.api.connections:GuardedHttp",
        ws="yokai_septet.server.api.connections:GuardedSocket",
        ws_max_size=settings.limits.frame_size,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than proxies keep an idle connection, so that they close it
    )
