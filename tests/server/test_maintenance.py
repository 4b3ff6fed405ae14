"""Looking after the store: backups, old matches, migrations."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.server.kit import Clock, guest, running, settings
from yokai_septet.errors import InvalidValue
from yokai_septet.server import maintenance
from yokai_septet.server.store import schema
from yokai_septet.server.store.migrate import newest
from yokai_septet.server.worker import Worker


async def test_a_backup_brings_a_match_back(tmp_path: Path) -> None:
    here = settings(tmp_path / "here")
    async with running(Worker(here)) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        await ada.open(code)
        await ada.play_on(Random(1), until=lambda: ada.seq > 20)
        await asyncio.to_thread(maintenance.backup, here, tmp_path / "copy")
        cookies = ada.http.cookies
        await ada.leave()
    there = settings(tmp_path / "there")
    maintenance.restore(there, tmp_path / "copy")
    async with running(Worker(there)) as server:
        ada = await guest(server, "Somebody")
        ada.http.cookies = cookies
        await ada.open(code)
        assert ada.state["viewer"]["name"] == "Ada"
        await ada.play_on(Random(1))
        assert ada.state["status"] == "finished"
        await ada.leave()
    (tmp_path / "nonsense").write_text("nonsense")
    with pytest.raises(InvalidValue, match="not a backup"):
        maintenance.restore(there, tmp_path / "nonsense")


async def test_old_matches_are_deleted(tmp_path: Path) -> None:
    clock = Clock()
    clock.time = 1000.0  # long ago
    here = settings(tmp_path)
    async with running(Worker(here, clock=clock)) as server:
        ada = await guest(server, "Ada")
        await ada.http.post("/api/tables", json={})
        await ada.leave()
    assert await asyncio.to_thread(maintenance.prune, here, 365) == 1
    rows = sqlite3.connect(tmp_path / "yokai.sqlite3").execute("SELECT count(*) FROM entries")
    assert rows.fetchone() == (0,)


def test_the_schema_has_the_version_of_its_newest_migration() -> None:
    assert newest() == schema.VERSION


async def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    await worker.store.migrate()
    assert await worker.store.is_current()
    await worker.store.close()
    database = sqlite3.connect(tmp_path / "yokai.sqlite3")
    for table in schema.metadata.sorted_tables:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table.name})")]
        assert columns == [column.name for column in table.columns]
