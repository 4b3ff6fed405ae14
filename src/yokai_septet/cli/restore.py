"""`yokai restore`: put a copy in the place of the server's database."""

from pathlib import Path
from typing import Annotated

import typer

from yokai_septet.cli.options import texts_of


def command(ctx: typer.Context, file: Annotated[str, typer.Argument(metavar="FILE")]) -> None:
    from yokai_septet.cli.files import unwritable
    from yokai_septet.server.settings import Settings
    from yokai_septet.server.store.maintenance import restore

    settings = Settings.from_environment()
    try:
        restore(settings, Path(file))
    except OSError as error:
        raise unwritable(str(settings.database_file), error) from error
    print(texts_of(ctx).format("cli-restore-done", file=file))
