"""The README's first command, on a machine that has only Python, a C++ compiler and Node."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Visitor
from tests.fresh.kit import PYTHON, environment, run, serving

pytestmark = pytest.mark.fresh


def test_make_play_on_a_new_machine(folder: Path, tmp_path: Path, browser: Browser) -> None:
    env = environment(YOKAI_DATA_DIR=str(tmp_path / "data"))
    command = ("make", f"PYTHON={PYTHON}", "play")
    with serving(*command, cwd=folder, env=env, log=tmp_path / "log") as url:
        visitor = Visitor(browser, url)
        table = visitor.play_now("four-advanced")
        table.wait(lambda: table.is_passing)
        assert table.page.locator(".tray .slot").count() == 3
        table.pass_cards()
        table.wait(lambda: bool(table.legal()))
        cards = len(table.hand())
        table.play_first()
        assert len(table.hand()) == cards - 1
        assert visitor.problems == []
        assert visitor.foreign == []
        visitor.context.close()
    told = (tmp_path / "log").read_text("utf-8")
    for part in ("Python environment", "Python packages", "C++ kernel", "Web page"):
        assert f"  {part} (usually " in told
    run(
        folder / ".venv/bin/uv", "pip", "check", "--python", folder / ".venv/bin/python", cwd=folder
    )
    again = run("make", "-n", f"PYTHON={PYTHON}", "play", cwd=folder).splitlines()
    assert again == [".venv/bin/yokai serve --open"], "the second start sets nothing up"
