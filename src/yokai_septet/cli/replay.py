"""`yokai replay`: go through a recorded match, with the verdicts of a review if wanted."""

from typing import Annotated

import typer

from yokai_septet.cli.options import Plain, texts_of
from yokai_septet.cli.streams import is_screen


def command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    reviewed: Annotated[bool, typer.Option("--review")] = False,
    plain: Plain = False,
) -> None:
    from yokai_septet.cli.files import read_record

    texts, record = texts_of(ctx), read_record(file)
    if reviewed:
        from yokai_septet.study import check_reviewable

        check_reviewable(record)
    if plain or not is_screen():
        from yokai_septet.cli.review import with_progress
        from yokai_septet.terminal.transcript import transcript
        from yokai_septet.texts import printable

        verdicts = with_progress(texts, record).verdicts if reviewed else ()
        for line in transcript(texts, record, {verdict.after: verdict for verdict in verdicts}):
            print(printable(line))
    else:
        from yokai_septet.terminal.app import replayed

        replayed(texts, record, reviewed).run()
