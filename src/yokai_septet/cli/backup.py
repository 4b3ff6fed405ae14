"""`yokai backup`: copy the server's database to a file."""

from pathlib import Path
from typing import Annotated

import typer

from yokai_septet.cli.options import texts_of


def command(ctx: typer.Context, file: Annotated[str, typer.Argument(metavar="FILE")]) -> None:
    from yokai_septet.server.maintenance import backup
    from yokai_septet.server.settings import Settings

    backup(Settings.from_environment(), Path(file))
    print(texts_of(ctx).format("cli-backup-done", file=file))
