"""`yokai replay`: go through a recorded match."""

from typing import Annotated

import typer

from yokai_septet.cli.options import Plain, texts_of


def command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    plain: Plain = False,
) -> None:
    from yokai_septet.cli.files import read_record
    from yokai_septet.terminal.account import account

    for line in account(texts_of(ctx), read_record(file)):
        print(line)
