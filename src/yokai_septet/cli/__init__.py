"""The `yokai` command: one module for each of its commands, and only the one asked for is loaded.

A module `cli/<name>.py` holds a function `command`, whose parameters `typer` reads; what people
read about it are the messages `cli-<name>` and `cli-<name>-<parameter>` of `cli.ftl`. This module
finds the language and the command, shows help, and turns errors into one sentence and an exit code.
"""

import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from yokai_septet.cli.streams import UNWRITABLE, discard_output, is_screen, write_anything

if TYPE_CHECKING:
    from yokai_septet.errors import YokaiError
    from yokai_septet.texts import Texts

COMMANDS = (
    "play", "watch", "replay", "puzzle", "rules", "deal", "verify", "review", "solve", "simulate",
    "arena", "dataset", "perft", "serve", "admin", "migrate", "backup", "restore", "prune",
)  # fmt: skip
"""The commands, in the order in which the help lists them."""

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
"""The exit codes: as meant; refused or wrong; misunderstood; stopped by Ctrl-C."""


def main(args: Sequence[str] | None = None) -> None:
    """Run the command with these words, or those of the command line, and exit."""
    # A start makes many objects that stay; to look through them for rubbish so often takes time.
    # A start makes over 100,000 objects that stay: to look through them for rubbish takes time.
    gc.set_threshold(300_000, 20, 20)
    words = list(sys.argv[1:] if args is None else args)
    write_anything()
    try:
        code = run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        discard_output()  # the reader has gone (`yokai rules | head`): that is no error of ours
        code = OK
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        discard_output()
        code = _output_failed(words, error)
    sys.exit(code)


def run(args: Sequence[str]) -> int:
    """Run the command with these words and return its exit code."""
    args = list(args)
    if args == ["--version"]:
        return _version()
    wanted, args = take_language(args)

    from yokai_septet.errors import YokaiError
    from yokai_septet.texts import LANGUAGES, Texts, language_of_environment, negotiate

    texts = Texts(wanted or language_of_environment())
    if wanted is not None and negotiate(wanted).split("-")[0] != wanted.lower()[:2]:
        known = texts.listed(LANGUAGES)
        return _misused(texts, texts.format("cli-error-language", text=wanted, known=known))
    if not args or (args[0] in ("--help", "-h", "help") and len(args) == 1):
        from yokai_septet.cli.help import overview

        print(overview(texts))
        return OK if args else MISUSED
    if args[0] == "help":
        args = [args[1], "--help"]
    name = args[0]
    if name not in COMMANDS:
        known = texts.listed(COMMANDS)
        return _misused(texts, texts.format("cli-error-command", text=name, known=known))
    try:
        if args == ["play"] and is_screen():
            from yokai_septet.cli.menu import open_menu

            return open_menu(texts)
        return _run_command(texts, name, args[1:])
    except YokaiError as error:
        return _fail(texts, error)
    except ImportError as error:
        from yokai_septet.cli.extras import missing_package

        if (missing := missing_package(error)) is None:
            raise
        return _fail(texts, missing)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def take_language(args: list[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, which may stand anywhere, and the other words."""
    language, rest = None, []
    words = iter(args)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            language = next(words, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return language, rest


def _run_command(texts: "Texts", name: str, args: list[str]) -> int:
    from importlib import import_module

    from yokai_septet.cli.command import Misused, build, call

    try:
        return call(build(name, import_module(f"yokai_septet.cli.{name}").command), args, texts)
    except Misused as error:
        return _misused(texts, str(error), name)


def _fail(texts: "Texts", error: "YokaiError") -> int:
    from yokai_septet.texts import printable, sentence

    print(printable(sentence(error, texts)), file=sys.stderr)
    return FAILED


def _output_failed(args: list[str], error: OSError) -> int:
    """Standard output cannot be written, for example because a disk is full."""
    from yokai_septet.cli.files import unwritable
    from yokai_septet.texts import Texts, language_of_environment

    texts = Texts(take_language(args)[0] or language_of_environment())
    return _fail(texts, unwritable("stdout", error))


def _misused(texts: "Texts", sentence: str, name: str = "") -> int:
    hint = texts.format("cli-error-hint", command=f"yokai {name} --help".replace("  ", " "))
    from yokai_septet.texts import printable

    print(printable(texts.sentences(sentence, hint)), file=sys.stderr)
    return MISUSED


def _version() -> int:
    from importlib.metadata import version

    print("yokai", version("yokai-septet"))
    return OK
