"""`yokai admin`: see who is connected to a running server, and keep order there."""

import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.options import texts_of
from yokai_septet.cli.streams import is_terminal
from yokai_septet.texts import Texts, printable

if TYPE_CHECKING:
    from yokai_septet.protocol.admin import AdminState
    from yokai_septet.server.settings import Settings
    from yokai_septet.server.store.admin import StoredAct

ACTIONS = ("close", "rename", "bar", "lift")
SHOWN_ID = 8
"""How many characters of an id are shown: enough to name a person."""


def command(
    ctx: typer.Context,
    action: Annotated[str, typer.Argument(metavar="ACTION")] = "",
    whom: Annotated[str, typer.Argument(metavar="WHOM")] = "",
    new_name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    bar_for: Annotated[str, typer.Option("--for", metavar="TIME")] = "1h",
    sure: Annotated[bool, typer.Option("--yes", "-y")] = False,
) -> None:
    from yokai_septet.server.settings import Settings, duration

    texts, settings = texts_of(ctx), Settings.from_environment()
    if not action:
        _show(texts, settings)
        return
    _check_words(texts, action, whom, new_name)
    at, seconds = time.time(), duration("--for", bar_for)
    match action:
        case "close":
            _close(texts, settings, whom.upper(), sure, at)
        case "rename":
            _rename(texts, settings, whom, new_name, at)
        case "bar":
            _bar(texts, settings, whom, seconds, sure, at)
        case _:
            _lift(texts, settings, whom, at)


def _check_words(texts: Texts, action: str, whom: str, new_name: str) -> None:
    from yokai_septet.errors import InvalidValue

    if action not in ACTIONS:
        raise InvalidValue(
            "unknown-admin-action",
            f"{action!r} is not an action; they are {', '.join(ACTIONS)}.",
            text=action,
            known=texts.listed(ACTIONS),
        )
    missing = "whom" if not whom else "name" if action == "rename" and not new_name else ""
    if missing:
        word = texts.format("cli-word-whom" if missing == "whom" else "cli-word-name")
        raise InvalidValue(
            "admin-needs-more", f"{action!r} also needs {word}.", text=action, missing=word
        )


# --- what is shown --------------------------------------------------------------------------------


def _show(texts: Texts, settings: "Settings") -> None:
    from yokai_septet.server.admin.console import overview

    if is_terminal(sys.stderr):
        print(texts.format("cli-admin-asking"), file=sys.stderr)
    state, link = overview(settings)
    for line in described(texts, state):
        print(printable(line))
    print()
    print(texts.format("cli-admin-link"))
    print(link)


def described(texts: Texts, state: "AdminState") -> list[str]:
    """What the host is shown, line by line."""
    lines = []
    for worker in state.workers:
        load = "?" if worker.load_average is None else f"{worker.load_average:.2f}"
        lines.append(
            texts.format(
                "cli-admin-load",
                sockets=worker.sockets,
                moves=worker.entries_per_minute,
                cpu=worker.cpu_percent,
                load=load,
                processors=worker.processors,
            )
        )
    lines += ["", texts.format("cli-admin-people")]
    for person in state.people:
        places = ", ".join(person.tables) or texts.format("cli-admin-lobby")
        shown_id = person.person[:SHOWN_ID]
        lines.append(f"  {shown_id}  {person.name}  {person.network or '?'}  {places}")
    if not state.people:
        lines.append("  " + texts.format("cli-admin-nobody"))
    if state.tables:
        lines += ["", texts.format("cli-admin-tables")]
    for table in state.tables:
        names = ", ".join(name for name in table.names if name) or "–"
        status = texts.format("cli-admin-status", status=table.status)
        rules = texts.format(f"ruleset-{table.ruleset}")
        lines.append(f"  {table.code}  {status}  {rules}  {names}")
    if state.bars:
        lines += ["", texts.format("cli-admin-barred")]
    for bar in state.bars:
        message = "cli-admin-name-until" if bar.what == "name" else "cli-admin-until"
        until = texts.format(message, time=utc(bar.until))
        lines.append(f"  {bar.network or (bar.person or '')[:SHOWN_ID]}  {bar.name or ''}  {until}")
    return lines


def utc(at: float) -> str:
    """A time, as all commands print it."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


# --- what is done ---------------------------------------------------------------------------------


def _close(texts: Texts, settings: "Settings", code: str, sure: bool, at: float) -> None:
    from yokai_septet.server.admin.acts import close_table

    if sure or _agreed(texts, texts.format("cli-admin-sure-close", code=code)):
        _order(settings, close_table(code, at))
        _say(texts.format("cli-admin-did-close", code=code))


def _rename(texts: Texts, settings: "Settings", whom: str, new_name: str, at: float) -> None:
    from yokai_septet.server.admin.acts import rename_person
    from yokai_septet.server.admin.console import person_named

    person, name = person_named(settings, whom)
    _order(settings, rename_person(person, new_name, at))
    _say(texts.format("cli-admin-did-rename", name=name, new=new_name))


def _bar(
    texts: Texts, settings: "Settings", whom: str, seconds: float, sure: bool, at: float
) -> None:
    from yokai_septet.protocol.admin import LONGEST_BAR, LONGEST_NETWORK_BAR
    from yokai_septet.server.admin.acts import bar_network, bar_person
    from yokai_septet.server.admin.console import person_named

    if not is_network(whom):
        person, name = person_named(settings, whom)
        until = utc(at + min(seconds, LONGEST_BAR))
        _order(settings, bar_person(person, min(seconds, LONGEST_BAR), at))
        _say(texts.format("cli-admin-did-bar", name=name, time=until))
        return
    act = bar_network(whom, min(seconds, LONGEST_NETWORK_BAR), at)
    assert act.until is not None
    named, until = act.network, utc(act.until)
    if sure or _agreed(texts, texts.format("cli-admin-sure-bar", network=named, time=until)):
        _order(settings, act)
        _say(texts.format("cli-admin-did-bar-network", network=named, time=until))


def _lift(texts: Texts, settings: "Settings", whom: str, at: float) -> None:
    from yokai_septet.server.admin.acts import lift_bar
    from yokai_septet.server.admin.console import person_named

    if is_network(whom):
        person, name, network = None, whom, whom
    else:
        person, name = person_named(settings, whom)
        network = None
    _order(settings, lift_bar(person, network, at))
    _say(texts.format("cli-admin-did-lift", name=name))


def is_network(text: str) -> bool:
    """Whether this names a network and not a person."""
    from ipaddress import ip_network

    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _order(settings: "Settings", act: "StoredAct") -> None:
    from yokai_septet.server.admin.console import order

    order(settings, act)


def _agreed(texts: Texts, question: str) -> bool:
    """Ask before something that cannot be undone; without an answer it is not done."""
    _say(question)
    print(texts.format("cli-admin-type-y"), end=" ", flush=True)
    try:
        answer = input()
    except EOFError:
        print()
        answer = ""
    if answer.strip().lower() == "y":
        return True
    _say(texts.format("cli-admin-not-done"))
    return False


def _say(sentence: str) -> None:
    print(printable(sentence))
