"""`yokai migrate`: bring the server's database to the newest schema."""

import typer

from yokai_septet.cli.options import texts_of


def command(ctx: typer.Context) -> None:
    from yokai_septet.server.maintenance import migrate
    from yokai_septet.server.settings import Settings

    migrate(Settings.from_environment())
    print(texts_of(ctx).format("cli-migrate-done"))
