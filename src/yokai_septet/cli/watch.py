"""`yokai watch`: follow a table on a server as a spectator."""

import sys
from typing import Annotated

import typer

from yokai_septet.cli.options import Plain, texts_of


def command(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    plain: Plain = False,
) -> None:
    from yokai_septet.terminal.wire import Address, Identity, Line

    texts, address = texts_of(ctx), Address.parse(table)
    identity = Identity(address.server)
    identity.introduce()
    line = Line(address, identity.cookie)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        import asyncio

        from yokai_septet.terminal.plain_remote import watch_plainly

        asyncio.run(watch_plainly(texts, line))
    else:
        from yokai_septet.terminal.app import remote

        remote(texts, line, watch=True).run()
