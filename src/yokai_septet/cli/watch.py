"""`yokai watch`: follow a table on a server as a spectator."""

from typing import Annotated

import typer

from yokai_septet.cli.options import Plain, texts_of
from yokai_septet.cli.streams import is_screen


def command(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    plain: Plain = False,
) -> None:
    from yokai_septet.client.remote import RemoteClient
    from yokai_septet.client.server_access import Address, Identity

    texts, address = texts_of(ctx), Address.parse(table)
    identity = Identity(address.server)
    identity.introduce()
    client = RemoteClient(address, identity.credentials)
    if plain or not is_screen():
        from yokai_septet.terminal.console import Console
        from yokai_septet.terminal.plain import watch_plainly

        watch_plainly(texts, client, Console.standard())
    else:
        from yokai_septet.terminal.app import table as table_app

        table_app(texts, client, watch=True).run()
