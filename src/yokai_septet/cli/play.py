"""`yokai play`: the game itself, drawn on the screen or line by line."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.options import (
    DEFAULT_RULESET,
    FirstLeaderName,
    Plain,
    Seed,
    bots_of,
    ruleset_of,
    seed_of,
    texts_of,
)

if TYPE_CHECKING:
    from yokai_septet.terminal.session import Session
    from yokai_septet.texts import Texts

DEFAULT_BOTS = "adept"


def command(
    ctx: typer.Context,
    table: Annotated[str | None, typer.Argument(metavar="TABLE")] = None,
    plain: Plain = False,
    ruleset: Annotated[str | None, typer.Option("--ruleset", "-r", metavar="RULESET")] = None,
    first_leader: FirstLeaderName = "dealt",
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOTS")] = DEFAULT_BOTS,
    people: Annotated[int, typer.Option("--people", "-p", metavar="NUMBER", min=1, max=4)] = 1,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
) -> int:
    texts, rules = texts_of(ctx), ruleset_of(ruleset or DEFAULT_RULESET, first_leader)
    if table is not None:
        return play_far(texts, table, name)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if not plain and ruleset is None and seed is None and save is None:
        return open_menu(texts, bots, people)
    from yokai_septet.terminal.session import Session

    seats = ((None,) * people + bots_of(bots, rules.players))[: rules.players]
    session = Session(rules, seed_of(seed), seats)
    if plain:
        play_plain(texts, session)
    else:
        play_drawn(texts, session)
    if save is not None:
        save_record(texts, session, save)
    return 0


def open_menu(texts: "Texts", bots: str, people: int) -> int:
    """Let the person choose what to play, an interrupted match among it."""
    from yokai_septet.terminal.app import Wishes, menu
    from yokai_septet.terminal.saved import SavedMatch

    if bots != DEFAULT_BOTS:
        bots_of(bots, 1)  # complain before anything is drawn
    saved = SavedMatch()
    menu(texts, Wishes(bots, people), saved).run()
    if saved.file.exists():
        print(texts.format("app-kept"))
    return 0


def play_far(texts: "Texts", table: str, name: str) -> int:
    """Play at a table on a server."""
    from yokai_septet.terminal.app import remote
    from yokai_septet.terminal.wire import Address, Identity, Line

    address = Address.parse(table)
    identity = Identity(address.server)
    identity.introduce(name)
    remote(texts, Line(address, identity.cookie)).run()
    return 0


def play_drawn(texts: "Texts", session: "Session") -> None:
    """Play at the table drawn on the screen."""
    from yokai_septet.terminal.app import game
    from yokai_septet.terminal.saved import SavedMatch

    saved = SavedMatch()
    game(texts, session, saved).run()
    if not session.is_over:
        print(texts.format("app-kept"))


def play_plain(texts: "Texts", session: "Session") -> None:
    """Play line by line on standard input and output."""
    from yokai_septet.terminal.plain import PlainGame
    from yokai_septet.terminal.words import names_of

    names = names_of(texts, session.ruleset.players, session.people)
    PlainGame(session, texts, names, read_line, lambda line: print(line, flush=True)).play()


def save_record(texts: "Texts", session: "Session", file: Path) -> None:
    """Write what was played."""
    from yokai_septet import records
    from yokai_septet.cli.files import write_text
    from yokai_septet.terminal.words import names_of

    names = names_of(texts, session.ruleset.players, session.people)
    write_text(file, records.format(session.record(names)))
    print(texts.format("plain-saved", file=str(file)))


def read_line(prompt: str) -> str:
    """An answer from standard input. In a pipe nobody types the end of the line that the prompt
    stands on, so it is written here."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, flush=True)
    if line := sys.stdin.readline():
        return line
    raise EOFError
