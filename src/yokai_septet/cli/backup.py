"""`yokai backup`: copy the server's database to a file."""

from pathlib import Path
from typing import Annotated

import typer

from yokai_septet.cli.options import texts_of


def command(ctx: typer.Context, file: Annotated[str, typer.Argument(metavar="FILE")]) -> None:
    import sqlite3

    from yokai_septet.cli.files import unwritable
    from yokai_septet.server.settings import Settings
    from yokai_septet.server.store.maintenance import backup

    try:
        backup(Settings.from_environment(), Path(file))
    except (OSError, sqlite3.Error) as error:
        raise unwritable(file, error) from error
    print(texts_of(ctx).format("cli-backup-done", file=file))
