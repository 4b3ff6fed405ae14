"""`yokai serve` that cannot start says why in one sentence, in five languages, and exits 1."""

import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kit import unmeasured
from yokai_septet.cli import run
from yokai_septet.server.serve import endpoint, lan_address
from yokai_septet.server.settings import Settings
from yokai_septet.server.startup import prepare
from yokai_septet.server.store.data_dir import data_dir_error

PATIENCE = 120


def refused(
    data: Path, *words: str, language: str = "en", limit: Callable[[], None] | None = None
) -> str:
    """The one line that `yokai serve` writes before it gives up."""
    done = subprocess.run(
        [sys.executable, "-m", "yokai_septet", "serve", *words, "--lang", language],
        env={**(unmeasured() if limit else os.environ), "YOKAI_DATA_DIR": str(data)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=limit,
    )
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy.getsockname()[1]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Port {} is taken."),
        ("de", "Der Port {} ist belegt."),
        ("fr", "Le port {} est déjà pris."),
        ("ru", "Порт {} занят."),
        ("zh-Hant", "連接埠 {} 已被占用。"),
    ],
)
def test_the_port_is_taken(language: str, sentence: str, taken: int, tmp_path: Path) -> None:
    said = refused(tmp_path, "--port", str(taken), language=language)
    assert said.replace("\u2068", "").replace("\u2069", "").strip() == sentence.format(taken)


def test_the_address_is_not_ours(tmp_path: Path) -> None:
    assert "can’t listen on 192.0.2.1" in refused(tmp_path, "--host", "192.0.2.1", "--port", "7007")


def test_the_data_folder_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = tmp_path / "file" / "data"
    assert f"The data folder {folder} can’t be used" in refused(folder)


def test_the_database_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "yokai.sqlite3").mkdir()
    assert "can’t be used (Is a directory)" in refused(tmp_path)
    (tmp_path / "yokai.sqlite3").rmdir()
    (tmp_path / "yokai.sqlite3").write_text("no database, but a text that is long enough" * 100)
    assert "can’t be used (file is not a database)" in refused(tmp_path)


def test_nothing_can_be_written(tmp_path: Path) -> None:
    def limit() -> None:  # every write fails from here on, also for root
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    assert f"The data folder {tmp_path} can’t be used" in refused(tmp_path, limit=limit)


def test_the_disk_is_full() -> None:
    small = sqlite3.connect(":memory:")
    small.execute("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.OperationalError) as full:
        small.execute("CREATE TABLE t (x)")
    wrapped = RuntimeError("as SQLAlchemy does")
    wrapped.__cause__ = full.value
    assert data_dir_error(Path("/data"), wrapped).code == "disk-full"
    assert data_dir_error(Path("/data"), OSError(28, "No space left")).code == "disk-full"


def test_the_disk_is_full_when_the_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)  # its own file would not fit
    # SQLite itself says that the disk is full: every connection may use a page and no more.
    (tmp_path / "sitecustomize.py").write_text(
        "import sqlite3\n"
        "class Small(sqlite3.Connection):\n"
        "    def __init__(self, *args, **options):\n"
        "        super().__init__(*args, **options)\n"
        "        self.execute('PRAGMA max_page_count = 1')\n"
        "connect = sqlite3.connect\n"
        "small = lambda *args, **options: connect(*args, **{**options, 'factory': Small})\n"
        "sqlite3.connect = sqlite3.dbapi2.connect = small\n",
        "utf-8",
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    said = refused(tmp_path / "data")
    assert said == f"The disk with the data folder {tmp_path / 'data'} is full.\n"


def test_the_database_is_newer(tmp_path: Path) -> None:
    prepare(Settings(data_dir=tmp_path))
    with sqlite3.connect(tmp_path / "yokai.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "made by a newer version" in refused(tmp_path)
    with sqlite3.connect(tmp_path / "yokai.sqlite3") as database:
        (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    assert version == "9999"


def test_the_shared_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YOKAI_DATABASE_URL", "postgresql://nobody@127.0.0.1:9/nothing")
    assert "reach its database" in refused(tmp_path)


def test_a_public_address_names_the_hosts_that_may_be_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("YOKAI_PUBLIC_URL", raising=False)
    assert endpoint().hosts == (), "any name will do"
    assert endpoint(public_url="https://Yokai.example/").hosts == ("yokai.example", "127.0.0.1")
    everywhere = endpoint("0.0.0.0", public_url="https://yokai.example")
    assert everywhere.hosts == ("yokai.example", lan_address())


@pytest.mark.parametrize("wrong", ["6", "h", "0h", "-1h", "6 hours", "٦h"])
def test_the_time_between_backups_is_not_understood(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--backup-every", wrong, "--lang", "en"]) == 1
    assert capsys.readouterr().err.strip() == f"--backup-every can’t be “{wrong}”."


def test_only_a_file_is_backed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YOKAI_DATABASE_URL", "postgresql://nobody@127.0.0.1:9/nothing")
    assert "pg_dump" in refused(tmp_path, "--backup-every", "6h")


def test_several_workers_need_more(tmp_path: Path) -> None:
    assert "Several workers need PostgreSQL" in refused(tmp_path, "--workers", "2")
