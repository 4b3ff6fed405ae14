"""A server whose connections are guarded."""

from pathlib import Path
from typing import Any

from tests.server.kit import settings
from yokai_septet.server.api.connection_guard import (
    ConnectionGuard,
)
from yokai_septet.server.api.connections import GuardedHttp, GuardedSocket
from yokai_septet.server.settings import Limits


def guarded(folder: Path, files: int | None = None, **limits: Any) -> dict[str, Any]:
    """The options of a server with these limits, where no address is a trusted proxy."""
    guard = ConnectionGuard(settings(folder, limits=Limits(**limits), trusted_proxies=()), files)
    return {
        "http": type("Http", (GuardedHttp,), {"guard": guard}),
        "ws": type("Socket", (GuardedSocket,), {"guard": guard}),
    }
