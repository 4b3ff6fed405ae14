"""`yokai replay`: go through a recorded match."""

import sys
from typing import Annotated

import typer

from yokai_septet.cli.options import Plain, texts_of


def command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    plain: Plain = False,
) -> None:
    from yokai_septet.cli.files import read_record

    texts, record = texts_of(ctx), read_record(file)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from yokai_septet.terminal.transcript import transcript

        for line in transcript(texts, record):
            print(line)
    else:
        from yokai_septet.terminal.app import replayed

        replayed(texts, record).run()
