"""`yokai play`: the game itself, drawn on the screen or line by line."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.menu import open_menu
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
from yokai_septet.game import MemoryAid

if TYPE_CHECKING:
    from yokai_septet.terminal.session import Session
    from yokai_septet.terminal.wire import Identity, Line
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
    memory_aid: Annotated[MemoryAid, typer.Option("--memory-aid", metavar="CHOICE")] = (
        MemoryAid.LAST_TRICK
    ),
    clock: Annotated[int, typer.Option("--clock", metavar="SECONDS")] = 0,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
) -> int:
    texts, rules = texts_of(ctx), ruleset_of(ruleset or DEFAULT_RULESET, first_leader)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if table is not None:
        options = {
            "ruleset": rules.name,
            "first_leader": first_leader,
            "memory_aid": memory_aid.value,
            "clock": clock,
            "bots": bots,
        }
        return play_far(texts, table, name, plain, options)
    nothing_chosen = ruleset is None and seed is None and save is None
    if not plain and nothing_chosen:
        if bots != DEFAULT_BOTS:
            bots_of(bots, 1)  # complain before anything is drawn
        return open_menu(texts, bots=bots, people=people, memory_aid=memory_aid)
    from yokai_septet.terminal.session import Session

    session = None
    if plain and nothing_chosen and sys.stdin.isatty():
        session = resumed(texts)
    if session is None:
        seats = ((None,) * people + bots_of(bots, rules.players))[: rules.players]
        session = Session(rules, seed_of(seed), seats, memory_aid=memory_aid)
    if plain:
        play_plain(texts, session)
    else:
        play_drawn(texts, session)
    if save is not None:
        save_record(texts, session, save)
    return 0


def play_far(
    texts: "Texts", table: str, name: str, plain: bool, options: Mapping[str, object]
) -> int:
    """Play at a table on a server, or find one there."""
    from yokai_septet.terminal.wire import Address, Line, server_in

    server = server_in(table)
    if server is not None:
        return find_table(texts, introduced(server, name), plain, options)
    address = Address.parse(table)
    return sit_down(texts, Line(address, introduced(address.server, name).cookie), plain)


def introduced(server: str, name: str) -> "Identity":
    """Who one is on this server, known there by a name."""
    from yokai_septet.terminal.wire import Identity

    identity = Identity(server)
    identity.introduce(name)
    return identity


def find_table(
    texts: "Texts", identity: "Identity", plain: bool, options: Mapping[str, object]
) -> int:
    """Choose among what a server offers."""
    from yokai_septet.terminal.lobby import go, options_of, places

    wanted = options_of(options)
    if not plain:
        from yokai_septet.terminal.app import lobby

        lobby(texts, identity, wanted).run()
        return 0
    offered = places(texts, identity)
    for number, place in enumerate(offered, 1):
        print(texts.format("app-setting", name=str(number), value=place.label))
    while True:
        try:
            answer = read_line(texts.format("plain-where") + " ").strip()
        except EOFError:
            return 0
        if answer == "q":
            return 0
        if answer.isdecimal() and 1 <= int(answer) <= len(offered):
            return sit_down(texts, go(identity, offered[int(answer) - 1], wanted), plain)


def sit_down(texts: "Texts", line: "Line", plain: bool) -> int:
    """Play at this table."""
    if plain:
        import asyncio

        from yokai_septet.terminal.plain_remote import play_plainly

        asyncio.run(play_plainly(texts, line))
    else:
        from yokai_septet.terminal.app import remote

        remote(texts, line).run()
    return 0


def resumed(texts: "Texts") -> "Session | None":
    """The interrupted match, if there is one and it shall go on."""
    from yokai_septet.terminal.autosave import Autosave

    session = Autosave().load()
    if session is None:
        return None
    ruleset = texts.format(f"ruleset-{session.ruleset.name}")
    number = session.match.round_number
    try:
        answer = read_line(texts.format("plain-resume", ruleset=ruleset, number=number) + " ")
    except EOFError:
        return None
    return session if answer.strip().lower() == "y" else None


def play_drawn(texts: "Texts", session: "Session") -> None:
    """Play at the table drawn on the screen."""
    from yokai_septet.terminal.app import game
    from yokai_septet.terminal.autosave import Autosave

    saved = Autosave()
    game(texts, session, saved).run()
    if not session.is_over:
        print(texts.format("app-kept"))


def play_plain(texts: "Texts", session: "Session") -> None:
    """Play line by line on standard input and output; what is typed by hand is kept for later."""
    from yokai_septet.terminal.autosave import Autosave
    from yokai_septet.terminal.plain import PlainGame
    from yokai_septet.terminal.words import names_of

    if sys.stdin.isatty():
        Autosave().keep(session)
    names = names_of(texts, session.ruleset.players, session.people)
    PlainGame(session, texts, names, read_line, lambda line: print(line, flush=True)).play()
    if sys.stdin.isatty() and not session.is_over:
        print(texts.format("app-kept"))


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
