"""One command of `yokai`, built by typer from a function, with its help in our languages."""

from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand

from yokai_septet.cli.help import command_help, usage_error
from yokai_septet.texts import Texts


class Misused(Exception):
    """The words after a command make no sense; the message says why in the reader's language."""


class _LocalizedCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(command_help(ctx.obj, self) + "\n")


def build(name: str, function: Callable[..., int | None]) -> TyperCommand:
    """The command with this name, which calls the function."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=_LocalizedCommand)(function)
    command = typer.main.get_command(app)
    assert isinstance(command, TyperCommand)
    return command


def call(command: TyperCommand, args: list[str], texts: Texts) -> int:
    """Call the command with these words and return its exit code."""
    try:
        name = f"yokai {command.name}"
        code = command.main(args, prog_name=name, standalone_mode=False, obj=texts)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except typer.TyperException as error:
        raise Misused(usage_error(texts, error)) from error
    return code if isinstance(code, int) else 0
