"""Looking after the store: backups, old matches, migrations."""

import asyncio
import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.kit import PATIENCE, Clock, guest, running, settings
from yokai_septet.errors import InvalidValue
from yokai_septet.server.store import Store, maintenance, schema
from yokai_septet.server.store.migrate import newest
from yokai_septet.server.store.scheduled_backups import ScheduledBackups
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
        assert ada.viewer["name"] == "Ada"
        await ada.play_on(Random(1))
        assert ada.state["status"] == "finished"
        await ada.leave()
    (tmp_path / "nonsense").write_text("nonsense")
    with pytest.raises(InvalidValue, match="not a backup"):
        maintenance.restore(there, tmp_path / "nonsense")


def database_of(folder: Path, *names: str) -> Path:
    """A database with these guests in it."""

    async def make() -> None:
        store = Store(settings(folder))
        await store.open()
        for name in names:
            await store.add_person(f"p-{name}", name, 1.0)
        await store.close()

    asyncio.run(make())
    return folder / "yokai.sqlite3"


def guests_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [name for (name,) in database.execute("SELECT name FROM people ORDER BY name")]


def killed_after_writing(file: Path, name: str) -> None:
    """Leave a guest in the write-ahead log alone, as a server does that is killed."""
    code = (
        "import os, sqlite3, sys; database = sqlite3.connect(sys.argv[1]);"
        "database.execute('INSERT INTO people VALUES (?, ?, NULL, 1.0)', ('p', sys.argv[2]));"
        "database.commit(); os._exit(1)"
    )
    subprocess.run([sys.executable, "-c", code, str(file), name], check=False)
    assert Path(f"{file}-wal").stat().st_size > 0


def test_a_restore_that_fails_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"
    maintenance.backup(settings(database_of(tmp_path / "there", "Eve").parent), copy)
    file = database_of(tmp_path / "here", "Ada")
    killed_after_writing(file, "Bob")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", full)
    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(OSError, match="No space"):
        maintenance.restore(settings(file.parent), copy)
    assert guests_in(file) == ["Ada", "Bob"], "the write-ahead log is still there"
    assert not list(file.parent.glob("*.rest*")), "nothing is left lying about"


def test_a_restore_replaces_the_log_along_with_the_database(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    maintenance.backup(settings(database_of(tmp_path / "there", "Eve").parent), copy)
    file = database_of(tmp_path / "here", "Ada")
    killed_after_writing(file, "Bob")
    maintenance.restore(settings(file.parent), copy)
    assert guests_in(file) == ["Eve"]


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    file = database_of(tmp_path / "here", "Ada")
    copy = tmp_path / "copy"
    maintenance.backup(settings(file.parent), copy)
    whole = copy.read_bytes()
    damages = {
        "a page": whole[: 4096 * 6] + b"\xff" * 4096 + whole[4096 * 7 :],
        "cut off": whole[: len(whole) // 2],
        "text": b"nonsense",
        "empty": b"",
    }
    for what, damaged in damages.items():
        copy.write_bytes(damaged)
        with pytest.raises(InvalidValue, match="backup") as refusal:
            maintenance.restore(settings(file.parent), copy)
        assert refusal.value.code == "no-backup", what
        assert guests_in(file) == ["Ada"]


async def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    here = settings(tmp_path / "here")
    async with running(Worker(here)) as server:
        ada = await guest(server, "Ada")
        await asyncio.to_thread(maintenance.backup, here, tmp_path / "copy")
        with pytest.raises(InvalidValue) as refusal:
            await asyncio.to_thread(maintenance.restore, here, tmp_path / "copy")
        assert refusal.value.code == "database-in-use"
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"
        await ada.leave()
    maintenance.restore(here, tmp_path / "copy")
    assert guests_in(here.data_dir / "yokai.sqlite3") == ["Ada"]


async def test_one_database_file_serves_one_server(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))):
        other = Worker(settings(tmp_path))
        with pytest.raises(InvalidValue) as refusal:
            await other.start()
        assert refusal.value.code == "database-in-use"
        await other.stop()
    async with running(Worker(settings(tmp_path))):
        pass


def test_only_the_owner_can_read_the_database_and_its_backups(tmp_path: Path) -> None:
    """They hold the seeds of running matches and the key that signs identities."""
    old = os.umask(0o022)
    try:
        file = database_of(tmp_path / "here", "Ada")
        file.chmod(0o644)  # as earlier versions made it
        database_of(tmp_path / "here", "Bob")
        killed_after_writing(file, "Eve")
        maintenance.backup(settings(file.parent), tmp_path / "copy")
        maintenance.restore(settings(tmp_path / "there"), tmp_path / "copy")
    finally:
        os.umask(old)
    files = [*file.parent.iterdir(), tmp_path / "copy", *(tmp_path / "there").iterdir()]
    assert {f.name: oct(f.stat().st_mode & 0o077) for f in files} == {f.name: "0o0" for f in files}
    assert file.parent.stat().st_mode & 0o077 == 0


def test_a_backup_follows_no_link_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    """Backups are often written to folders that others can write to as well."""
    file = database_of(tmp_path / "here", "Ada")
    shared, prey = tmp_path / "shared", tmp_path / "prey"
    shared.mkdir()
    prey.write_text("theirs")
    for trap in ("copy", "copy.partial", "copy.restoring"):
        (shared / trap).symlink_to(prey)
    maintenance.backup(settings(file.parent), shared / "copy")
    assert prey.read_text() == "theirs"
    assert not (shared / "copy").is_symlink()
    assert guests_in(shared / "copy") == ["Ada"]
    there = tmp_path / "there"
    there.mkdir()
    (there / "yokai.sqlite3.restoring").symlink_to(prey)
    killed = there / f".yokai.sqlite3.k1ll3d{maintenance.HALF_DONE}"
    killed.mkdir()
    (killed / "copy").write_text("as far as an earlier restore came")
    before = {path.name for path in shared.iterdir()}
    maintenance.restore(settings(there), shared / "copy")
    assert prey.read_text() == "theirs"
    assert {path.name for path in shared.iterdir()} == before
    kept = {"yokai.sqlite3", "yokai.sqlite3.lock", "yokai.sqlite3.restoring"}
    assert {path.name for path in there.iterdir()} == kept
    assert guests_in(there / "yokai.sqlite3") == ["Ada"]


def test_a_server_backs_itself_up_and_keeps_the_newest(tmp_path: Path) -> None:
    clock = Clock()
    file = database_of(tmp_path, "Ada")
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "yokai-mine.sqlite3").write_text("somebody else's")
    ours = settings(tmp_path, backup_every=3600.0, backups_kept=3)
    for hour in range(5):
        ScheduledBackups(ours, clock).look()
        clock.time += 1800
        ScheduledBackups(ours, clock).look()  # also after a restart nothing is due yet
        clock.time += 1800
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE people SET name = ?", (f"Ada {hour}",))
    made = sorted(folder.glob("yokai-2*.sqlite3"))
    assert [guests_in(backup) for backup in made] == [["Ada 1"], ["Ada 2"], ["Ada 3"]]
    assert {path.name for path in folder.iterdir()} == {
        "yokai-mine.sqlite3", *(path.name for path in made),
    }  # fmt: skip
    assert {path.stat().st_mode & 0o077 for path in made} == {0}
    assert len({path.name[-16:] for path in made}) == 3, "nobody can foresee a name"


async def test_a_running_server_makes_its_backups(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path, backup_every=0.2))) as server:
        ada = await guest(server, "Ada")
        async with asyncio.timeout(PATIENCE):
            while not list((tmp_path / "backups").glob("yokai-*.sqlite3")):
                await asyncio.sleep(0.02)
        await ada.leave()
    maintenance.restore(
        settings(tmp_path / "there"), next((tmp_path / "backups").glob("yokai-*.sqlite3"))
    )


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
