"""`yokai replay`: go through a recorded match."""

from typing import Annotated

import typer

from yokai_septet.cli.options import Plain, texts_of
from yokai_septet.cli.streams import is_screen


def command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    plain: Plain = False,
) -> None:
    from yokai_septet.cli.files import read_record

    texts, record = texts_of(ctx), read_record(file)
    if plain or not is_screen():
        from yokai_septet.terminal.transcript import transcript
        from yokai_septet.texts import printable

        for line in transcript(texts, record):
            print(printable(line))
    else:
        from yokai_septet.terminal.app import replayed

        replayed(texts, record).run()
