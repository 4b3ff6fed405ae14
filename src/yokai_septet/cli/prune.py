"""`yokai prune`: delete old matches from the server's database."""

from typing import Annotated

import typer

from yokai_septet.cli.options import texts_of


def command(
    ctx: typer.Context,
    days: Annotated[int, typer.Option("--days", metavar="NUMBER", min=1)] = 365,
) -> None:
    from yokai_septet.server.settings import Settings
    from yokai_septet.server.store.maintenance import prune

    count = prune(Settings.from_environment(), days)
    print(texts_of(ctx).format("cli-prune-done", count=count))
