"""`yokai puzzle`: a puzzle to solve in the terminal, with the proof of its answer."""

import sys
from datetime import UTC, date, datetime
from random import choice
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from yokai_septet.cli.command import Misused
from yokai_septet.cli.options import texts_of

if TYPE_CHECKING:
    from enum import Enum

    from yokai_septet.study.puzzles import Puzzle
    from yokai_septet.texts import Texts

    E = TypeVar("E", bound=Enum)


def command(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="PUZZLE")] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="CHOICE")] = None,
    theme: Annotated[str | None, typer.Option("--theme", metavar="CHOICE")] = None,
    difficulty: Annotated[str | None, typer.Option("--difficulty", metavar="CHOICE")] = None,
    another: Annotated[bool, typer.Option("--another")] = False,
    answer: Annotated[bool, typer.Option("--answer")] = False,
) -> None:
    from yokai_septet.study.puzzles import (
        Difficulty,
        PuzzleKind,
        PuzzleTheme,
        choose,
        puzzle_of,
        puzzle_with,
    )
    from yokai_septet.terminal.puzzle import PuzzlePage

    texts = texts_of(ctx)
    if name is not None:
        chosen: Puzzle | None = puzzle_with(name)
    else:
        among = choose(
            _chosen(texts, "--kind", PuzzleKind, kind),
            _chosen(texts, "--theme", PuzzleTheme, theme),
            _chosen(texts, "--difficulty", Difficulty, difficulty),
        )
        chosen = choice(among) if another and among else puzzle_of(_today(), among)
    if chosen is None:
        print(texts.format("puzzle-none"))
        return
    PuzzlePage(texts, chosen, sys.stdin.readline).run(answer)


def _chosen(texts: "Texts", option: str, values: "type[E]", text: str | None) -> "E | None":
    if text is None:
        return None
    try:
        return values(text)
    except ValueError:
        known = texts.listed(str(value.value) for value in values)
        raise Misused(
            texts.sentences(
                texts.format("cli-error-value", name=option),
                texts.format("puzzle-choices", known=known),
            )
        ) from None


def _today() -> date:
    return datetime.now(UTC).date()
