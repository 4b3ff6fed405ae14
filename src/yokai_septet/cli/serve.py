"""`yokai serve`: run the server with the web page."""

from typing import Annotated

import typer

from yokai_septet.cli.options import texts_of
from yokai_septet.cli.streams import is_terminal


def command(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="NUMBER", min=0, max=65535)] = None,
    public_url: Annotated[str, typer.Option("--public-url", metavar="ADDRESS")] = "",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    workers: Annotated[int, typer.Option("--workers", metavar="NUMBER", min=1)] = 1,
    backup_every: Annotated[str, typer.Option("--backup-every", metavar="TIME")] = "",
    keep: Annotated[int, typer.Option("--keep", metavar="NUMBER", min=1)] = 10,
    open_page: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    import os
    import sys

    from yokai_septet.server.serve import (
        check_backups,
        check_workers,
        endpoint,
        open_soon,
        qr_code,
        serve,
    )
    from yokai_septet.server.settings import Settings, duration
    from yokai_septet.server.startup import prepare

    texts = texts_of(ctx)
    if backup_every:  # workers read their settings from the environment
        duration("--backup-every", backup_every)
        os.environ["YOKAI_BACKUP_EVERY"], os.environ["YOKAI_BACKUPS_KEPT"] = backup_every, str(keep)
    at = endpoint(host, port, public_url, lan=lan)
    settings = Settings.from_environment()
    check_workers(settings, workers)
    check_backups(settings)
    prepare(settings)
    print(texts.format("cli-serve-at", url=at.url, reach=at.reach))
    if lan and is_terminal(sys.stdout):
        print(qr_code(at.url))
    print(texts.format("cli-serve-stop"), flush=True)
    if open_page:
        open_soon(at.url)
    serve(at, workers)
