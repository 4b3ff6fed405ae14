"""`yokai verify`: check records."""

import sys
from typing import Annotated

import typer

from yokai_septet.cli.options import texts_of
from yokai_septet.errors import YokaiError
from yokai_septet.texts import Texts, sentence


def command(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
) -> int:
    from yokai_septet.cli.files import read_record
    from yokai_septet.records import verify

    texts = texts_of(ctx)
    wrong = 0
    for file in files:
        try:
            record = read_record(file)
            report = verify(record)
        except YokaiError as error:
            wrong += 1
            print(_complaint(texts, file, error), file=sys.stderr)
            continue
        seed = "yes" if report.deals_follow_from_seed else "no"
        message = "cli-verify-good" if record.is_over else "cli-verify-unfinished"
        print(texts.format(message, file=file, count=report.rounds, seed=seed))
    return 1 if wrong else 0


def _complaint(texts: Texts, file: str, error: YokaiError) -> str:
    """What is wrong, and in which file."""
    problem = sentence(error, texts)
    if "file" in error.params:
        return problem
    return texts.format("cli-verify-bad", file=file, problem=problem)
