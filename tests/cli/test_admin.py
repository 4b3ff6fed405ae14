"""`yokai admin` beside a running server: what it shows, asks, does, and says when it cannot."""

import asyncio
import io
from pathlib import Path

import pytest

from tests.server.kit import guest, running, settings
from yokai_septet.cli import run
from yokai_septet.server.worker import Worker


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("YOKAI_DATA_DIR", str(tmp_path))
    monkeypatch.delenv("YOKAI_DATABASE_URL", raising=False)
    monkeypatch.delenv("YOKAI_REDIS_URL", raising=False)


Output = pytest.CaptureFixture[str]


async def test_a_host_looks_renames_bars_and_closes(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await ada.new_table(ruleset="four-basic")
        await ada.open(code)
        await eve.open(code)

        async def yokai(*words: str) -> str:
            assert await asyncio.to_thread(run, ["admin", *words]) == 0
            return capsys.readouterr().out

        shown = await yokai()
        assert "Ada  127.0.0.1  " + code in shown
        assert f"{code}  not started  4 players, basic scoring  Ada" in shown
        link = shown.strip().splitlines()[-1]
        assert link.startswith("http://test/admin#"), "the address that the server says it has"
        secret = link.partition("#")[2]
        opened = await ada.http.post("/api/admin/session", json={"secret": secret})
        assert opened.status_code == 200

        said = await yokai("rename", "Eve", "Mallory")
        assert said == "Eve is now called Mallory and can’t change it for a day.\n"
        assert "Mallory is barred until" in await yokai("bar", "Mallory", "--for", "30m")
        assert await eve.closing() == 4403
        assert await yokai("lift", "Mallory") == "Mallory may come back.\n"

        monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
        assert "Nothing was done." in await yokai("close", code.lower())
        assert ada.state["status"] == "gathering"
        monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
        assert f"Table {code} is closed." in await yokai("close", code.lower())
        assert await ada.closing() == 4404
        assert ada.messages[-1]["code"] == "table-closed"
        assert await asyncio.to_thread(run, ["admin", "close", "NOSUCH", "--yes"]) == 1
        assert capsys.readouterr().err == "There is no table NOSUCH.\n"
        await ada.leave()
        await eve.leave()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["dance"], "“dance” isn’t something the host can do."),
        (["bar"], "“bar” also needs WHOM."),
        (["rename", "Ada"], "“rename” also needs NAME."),
        (["bar", "10.0.0.0/8", "--yes"], "“10.0.0.0/8” isn’t an address or a network"),
        (["bar", "127.0.0.1", "--yes"], "127.0.0.1 is this machine itself."),
        (["bar", "Ada", "--for", "ages"], "--for can’t be “ages”."),
        (["bar", "Ada"], "There’s no database at"),
    ],
)
def test_a_refusal_is_one_sentence(words: list[str], complaint: str, capsys: Output) -> None:
    assert run(["admin", *words]) == 1
    assert capsys.readouterr().err.startswith(complaint)


async def test_without_a_server_nothing_is_done(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yokai_septet.server.admin.console.PATIENCE", 0.2)
    worker = Worker(settings(tmp_path))
    await worker.store.migrate()
    assert await asyncio.to_thread(run, ["admin"]) == 1
    assert await asyncio.to_thread(run, ["admin", "close", "ABCDEF", "--yes"]) == 1
    said = capsys.readouterr().err
    assert said.count("No running server uses this data folder or database") == 2
    assert await worker.store.admin.acts_since(0.0) == [], "it is taken back"
    await worker.store.close()
