"""`yokai play`: the game itself, drawn on the screen or line by line."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.menu import open_menu
from yokai_septet.cli.options import (
    DEFAULT_RULESET,
    FirstLeaderName,
    LaterLeaderName,
    Plain,
    Seed,
    bots_of,
    ruleset_of,
    seed_of,
    texts_of,
)
from yokai_septet.cli.streams import has_keyboard, is_screen
from yokai_septet.game import MemoryAid
from yokai_septet.terminal.console import Console
from yokai_septet.terminal.game_options import (
    MOST_PEOPLE,
    SCREEN_PAUSE,
    GameOptions,
    local_client,
)

if TYPE_CHECKING:
    from yokai_septet.client import TableClient
    from yokai_septet.client.local import LocalClient
    from yokai_septet.client.server_access import Address, Identity
    from yokai_septet.table import Entry, TableOptions
    from yokai_septet.texts import Texts

DEFAULT = GameOptions()


def command(
    ctx: typer.Context,
    table: Annotated[str | None, typer.Argument(metavar="TABLE")] = None,
    plain: Plain = False,
    ruleset: Annotated[str | None, typer.Option("--ruleset", "-r", metavar="RULESET")] = None,
    first_leader: FirstLeaderName = "dealt",
    later_leader: LaterLeaderName = "last-trick",
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOTS")] = DEFAULT.bots,
    people: Annotated[
        int, typer.Option("--people", "-p", metavar="NUMBER", min=1, max=MOST_PEOPLE)
    ] = 1,
    memory_aid: Annotated[MemoryAid, typer.Option("--memory-aid", metavar="CHOICE")] = (
        MemoryAid.LAST_TRICK
    ),
    clock: Annotated[int, typer.Option("--clock", metavar="SECONDS")] = 0,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
) -> int:
    texts, rules = texts_of(ctx), ruleset_of(ruleset or DEFAULT_RULESET, first_leader, later_leader)
    console = Console.standard() if plain or not is_screen() else None
    options = GameOptions(
        ruleset=rules.name,
        first_leader=rules.first_leader,
        later_leader=rules.later_leader,
        bots=bots,
        people=people,
        seed=None if seed is None else seed_of(seed),
        memory_aid=memory_aid,
        clock=clock,
    )
    if table is not None:
        return play_remotely(texts, table, name, console, options.for_server())
    nothing_chosen = ruleset is None and seed is None and save is None
    if console is None and nothing_chosen:
        if bots != DEFAULT.bots:
            bots_of(bots, 1)  # complain before anything is drawn
        return open_menu(texts, options)
    log = None
    if console is not None and nothing_chosen and has_keyboard():
        log = interrupted(texts, console)
    client = play_here(texts, log or options.new_log(), console)
    if save is not None:
        save_record(texts, client, save)
    return 0


# --- on this machine ------------------------------------------------------------------------------


def interrupted(texts: "Texts", console: Console) -> "list[Entry] | None":
    """The log of the interrupted match, if there is one and it shall go on."""
    from yokai_septet.client.autosave import Autosave
    from yokai_septet.terminal.words import resume_line

    log = Autosave().load()
    if log is None:
        return None
    console.ask(resume_line(texts, "plain-resume", log))
    return log if console.read().strip().lower() == "y" else None


def play_here(texts: "Texts", log: "list[Entry]", console: Console | None) -> "LocalClient":
    """Play a match on this machine. Unless its answers come from a pipe, it is kept for later."""
    from yokai_septet.client.autosave import Autosave

    autosave = Autosave() if has_keyboard() else None
    client = local_client(log, SCREEN_PAUSE if console is None else 0.0, autosave)
    sit_down(texts, client, console)
    if autosave is not None and autosave.exists:
        print(texts.format("app-kept"))
    return client


def save_record(texts: "Texts", client: "LocalClient", file: Path) -> None:
    """Write what was played."""
    import asyncio

    from yokai_septet.cli.files import write_text

    names = {seat: texts.format("player-number", number=seat + 1) for seat in client.table.people}
    write_text(file, asyncio.run(client.record(names)))
    print(texts.format("plain-saved", file=str(file)))


# --- on a server ----------------------------------------------------------------------------------


def play_remotely(
    texts: "Texts", table: str, name: str, console: Console | None, options: "TableOptions"
) -> int:
    """Play at a table on a server, or find one there."""
    from yokai_septet.client.remote import RemoteClient
    from yokai_septet.client.server_access import Address, server_in

    server = server_in(table)
    if server is not None:
        return find_table(texts, introduced(server, name), console, options)
    address = Address.parse(table)
    credentials = introduced(address.server, name, address).credentials
    sit_down(texts, RemoteClient(address, credentials), console)
    return 0


def introduced(server: str, name: str, address: "Address | None" = None) -> "Identity":
    """Your identity on this server, known there by a name; with the invitation to a table."""
    from yokai_septet.client.server_access import Identity

    identity = Identity(server)
    identity.introduce(name, address)
    return identity


def find_table(
    texts: "Texts", identity: "Identity", console: Console | None, options: "TableOptions"
) -> int:
    """Choose among what a server offers."""
    if console is None:
        from yokai_septet.terminal.app import lobby

        lobby(texts, identity, options).run()
        return 0
    from yokai_septet.terminal.lobby import destinations, go

    offered = destinations(texts, identity)
    for number, place in enumerate(offered, 1):
        console.write(texts.format("app-setting", name=str(number), value=place.label))
    while True:
        console.ask(texts.format("plain-where"))
        line = console.read()
        answer = line.strip()
        if not line or answer == "q":
            return 0
        if answer.isdecimal() and 1 <= int(answer) <= len(offered):
            sit_down(texts, go(identity, offered[int(answer) - 1], options), console)
            return 0


def sit_down(texts: "Texts", client: "TableClient", console: Console | None) -> None:
    """Play at this table."""
    if console is None:
        from yokai_septet.terminal.app import table

        table(texts, client).run()
    else:
        from yokai_septet.terminal.plain import play_plainly

        play_plainly(texts, client, console)
