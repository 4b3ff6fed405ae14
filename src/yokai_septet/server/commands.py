"""The commands of those who run a server: serve, migrate, backup, restore, prune."""

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Annotated

import typer

from yokai_septet.errors import YokaiError
from yokai_septet.server import serve as running
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store

DAY = 86400.0


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="The port; otherwise the first free one from 7007.")
    ] = None,
    public_url: Annotated[
        str, typer.Option(help="How people reach the server, if a proxy stands before it.")
    ] = "",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the local network in; shows a QR code.")
    ] = False,
    workers: Annotated[
        int, typer.Option(help="Processes; more than one needs PostgreSQL and Redis.")
    ] = 1,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
) -> None:
    """Run the server with the web page."""
    try:
        running.serve(host, port, public_url, lan=lan, workers=workers, open_browser=open_browser)
    except YokaiError as error:
        raise typer.BadParameter(error.sentence) from None


def migrate() -> None:
    """Bring the database (YOKAI_DATABASE_URL) to the newest schema."""

    async def run() -> None:
        store = Store(Settings.from_environment())
        await store.migrate()
        await store.close()

    asyncio.run(run())
    print("The database is up to date.")


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
) -> None:
    """Copy the SQLite database to a file, also while the server runs."""
    source = _database()
    with sqlite3.connect(source) as from_here, sqlite3.connect(file) as to_there:
        from_here.backup(to_there)
    print(f"Written to {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `yokai backup` made.", exists=True)],
) -> None:
    """Put a copy in the place of the SQLite database; the server must be stopped."""
    target = _database(must_exist=False)
    with sqlite3.connect(file) as copy:
        copy.execute("SELECT count(*) FROM entries")  # refuses what is no copy of ours
    target.parent.mkdir(parents=True, exist_ok=True)
    for beside in (target, Path(f"{target}-wal"), Path(f"{target}-shm")):
        beside.unlink(missing_ok=True)
    shutil.copyfile(file, target)
    print(f"Restored from {file}.")


def prune(
    days: Annotated[float, typer.Option(help="How long an untouched match is kept.")] = 365.0,
) -> None:
    """Delete matches that nobody has touched for so many days."""

    async def run() -> int:
        store = Store(Settings.from_environment())
        now = time.time()
        count = await store.prune(now - days * DAY, now - DAY, now)
        await store.close()
        return count

    print(f"{asyncio.run(run())} matches deleted.")


def _database(must_exist: bool = True) -> Path:
    settings = Settings.from_environment()
    if not settings.is_sqlite:
        raise typer.BadParameter("The database is PostgreSQL: use pg_dump and pg_restore for it.")
    path = settings.data_dir / "yokai.sqlite3"
    if must_exist and not path.exists():
        raise typer.BadParameter(f"There is no database at {path}.")
    return path


COMMANDS = (serve, migrate, backup, restore, prune)
"""What the `yokai` command takes over from here."""
