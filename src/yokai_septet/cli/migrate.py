"""`yokai migrate`: bring the server's database to the newest schema."""

import typer

from yokai_septet.cli.options import texts_of


def command(ctx: typer.Context) -> None:
    from yokai_septet.server.settings import Settings
    from yokai_septet.server.store.maintenance import migrate

    migrate(Settings.from_environment())
    print(texts_of(ctx).format("cli-migrate-done"))
