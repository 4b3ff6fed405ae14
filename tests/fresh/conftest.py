"""What the tests of a new machine share: the copied folder, set up once by `make play` itself."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import launched
from tests.fresh.kit import tracked_files


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed when its module is done: tests with asyncio may follow in the same process."""
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the tracked files, in which nothing is installed."""
    copy = tmp_path_factory.mktemp("fresh") / "yokai-septet"
    tracked_files(copy)
    yield copy
    shutil.rmtree(copy)  # some hundred megabytes
