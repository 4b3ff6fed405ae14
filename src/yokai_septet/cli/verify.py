"""`yokai verify`: check records."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.options import texts_of
from yokai_septet.errors import YokaiError
from yokai_septet.texts import Texts, printable, sentence

if TYPE_CHECKING:
    from yokai_septet.records import Record, Report


def command(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
) -> int:
    from yokai_septet.cli.files import read_record
    from yokai_septet.records import TEAM_MATCH, verify

    texts = texts_of(ctx)
    wrong = 0
    for file in files:
        try:
            record = read_record(file)
            report = verify(record)
        except YokaiError as error:
            wrong += 1
            print(printable(_complaint(texts, file, error)), file=sys.stderr)
            continue
        seed = "yes" if report.deals_follow_from_seed else "no"
        message = "cli-verify-good" if record.is_over else "cli-verify-unfinished"
        told = [texts.format(message, file=file, count=report.rounds, seed=seed)]
        if report.salts_were_committed or report.deals_follow_from_seed:
            named = [_name(texts, record, seat) for seat in report.withheld]
            names = texts.join(named) if named else ""
            told.append(texts.format("cli-verify-salts", salts=_salts(record, report), names=names))
        if report.played_on is not None:
            told.append(texts.format("cli-verify-played-on", count=report.played_on))
        if report.same_deals is not None:
            of_file = report.has_deals_of_file
            message = "cli-verify-file-deals" if of_file else "cli-verify-same-deals"
            told.append(texts.format(message, count=report.same_deals))
        if (team_match := dict(record.tags).get(TEAM_MATCH)) is not None:
            told.append(texts.format("cli-verify-team-match", text=team_match))
        print(printable(texts.format("sentence-separator").join(told)))
    return 1 if wrong else 0


def _salts(record: "Record", report: "Report") -> str:
    """What is certain about the salts; the deals alone do not show who could choose them."""
    if report.salts_were_committed:
        return "withheld" if report.withheld else "committed"
    return "uncommitted" if any(record.salts) else "none"


def _name(texts: Texts, record: "Record", seat: int) -> str:
    named = record.players[seat] if record.players else ""
    return named or texts.format("player-number", number=seat + 1)


def _complaint(texts: Texts, file: str, error: YokaiError) -> str:
    """What is wrong, and in which file."""
    problem = sentence(error, texts)
    if "file" in error.params:
        return problem
    return texts.format("cli-verify-bad", file=file, problem=problem)
