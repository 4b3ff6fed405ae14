"""Workers that share PostgreSQL and Redis."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.ports import free_port
from tests.server.processes import ServerProcess
from yokai_septet.server.store import Append
from yokai_septet.table import TableOptions
from yokai_septet.table.entries import Created


class RedisServer:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        found = shutil.which("redis-server") or str(Path(sys.executable).parent / "redis-server")
        command = [found, "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(
            [*command, "--dir", str(self._folder)], stdout=subprocess.DEVNULL
        )

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextlib.contextmanager
def two_workers(
    folder: Path, postgres: Any, settings: dict[str, str]
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two workers with one database and one Redis, not yet started."""
    redis = RedisServer(folder)
    environment = {
        "YOKAI_DATABASE_URL": postgres.get_uri(), "YOKAI_REDIS_URL": redis.url, **settings
    }  # fmt: skip
    migrate = [sys.executable, "-m", "yokai_septet", "migrate"]
    subprocess.run(migrate, env={**os.environ, **environment}, check=True)
    first, second = ServerProcess(environment), ServerProcess(environment)
    try:
        yield first, second
    finally:
        for worker in (first, second):
            with contextlib.suppress(Exception):  # killed by its test, or never started
                worker.stop()
        redis.stop()


def new_table(code: str, command: str) -> Append:
    made = Created(at=1.0, code=code, seed="00", owner="ada", options=TableOptions())
    return Append(code, 0, (made,), "gathering", False, None, 1.0, "{}", "ada", command)
