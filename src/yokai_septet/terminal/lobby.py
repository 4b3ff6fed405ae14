"""What a server offers away from tables: play now, a new table, open tables, the person's own.

The requests are the same for the drawn lobby and the plain one; they wait for the network, so the
drawn one asks in a thread.
"""

import asyncio
from dataclasses import dataclass
from typing import ClassVar

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from yokai_septet.bots import PLAYERS
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Identity
from yokai_septet.errors import YokaiError
from yokai_septet.protocol import api
from yokai_septet.table import TableOptions
from yokai_septet.terminal.menu_actions import next_options
from yokai_septet.terminal.playing import PlayScreen
from yokai_septet.terminal.renderer import Renderer
from yokai_septet.terminal.table_texts import options_lines
from yokai_septet.terminal.words import ruleset_name
from yokai_septet.texts import Texts, printable, sentence

LOOK_AGAIN = 4.0
"""Seconds after which the drawn lobby asks for the tables again."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A way to a table: its label, and the table's code; None makes a new one."""

    label: str
    code: str | None = None
    path: str = ""
    """Where a new one is asked for."""


def destinations(texts: Texts, identity: Identity) -> list[Destination]:
    """Every table to go to from here: new tables first, then the person's own, then open ones."""
    mine = msgspec.json.decode(identity.ask("GET", "/api/me/matches"), type=list[api.MyMatch])
    tables = msgspec.json.decode(identity.ask("GET", "/api/tables"), type=list[api.LobbyTable])
    own = [match for match in mine if match.status in ("gathering", "playing")]
    codes = {match.code for match in own}
    found = [
        Destination(texts.format("table-play-now"), path="/api/play-now"),
        Destination(texts.format("table-new-table-button"), path="/api/tables"),
    ]
    for match in own:
        ruleset = ruleset_name(texts, match.ruleset)
        label = texts.format("app-return", code=match.code, ruleset=ruleset)
        found.append(Destination(label, match.code))
    for table in tables:
        if table.code not in codes:
            taken = texts.format("table-seats-taken", taken=table.taken, seats=table.seats)
            what = f"{ruleset_name(texts, table.ruleset)} · {taken}"
            label = texts.format("labelled", label=printable(table.owner), text=what)
            found.append(Destination(label, table.code))
    return found


def go(identity: Identity, place: Destination, options: TableOptions) -> RemoteClient:
    """The client of the table at that place, which is made if need be."""
    code = place.code
    if code is None:
        made = identity.ask("POST", place.path, options)
        code = msgspec.json.decode(made, type=api.TableMade).code
    return RemoteClient(Address(identity.server, code), identity.credentials)


class LobbyScreen(Screen[None]):
    """Choose where to play on a server."""

    DEFAULT_CSS = """
    LobbyScreen { align: center middle; }
    #server { width: 100%; text-align: center; text-style: bold; margin-bottom: 1; }
    #places { width: 76; height: auto; max-height: 18; border: round $accent; }
    #told { width: 100%; text-align: center; color: $text-muted; margin-top: 1; }
    """
    BINDINGS: ClassVar = [("q,escape", "app.quit")]

    def __init__(self, texts: Texts, identity: Identity, options: TableOptions) -> None:
        super().__init__()
        self._texts, self._identity, self._options = texts, identity, options
        self._places: list[Destination] = []
        self._shown: list[str] = []

    def compose(self) -> ComposeResult:
        title = self._texts.format("term-title")
        yield Static(f"{title} · {self._identity.server}", id="server", markup=False)
        with Center():
            yield OptionList(id="places")
        yield Static(self._texts.format("app-menu-hint"), id="told", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.set_interval(LOOK_AGAIN, self._look)
        self._look()

    def on_screen_resume(self) -> None:
        self._look()

    def _look(self) -> None:
        async def look() -> None:
            try:
                found = await asyncio.to_thread(destinations, self._texts, self._identity)
            except YokaiError as error:
                self._tell(sentence(error, self._texts))
                return
            self._places = found
            self._fill()

        if self.is_current:
            self.run_worker(look(), group="look", exclusive=True)

    def _fill(self) -> None:
        """Show places and options, if they are not what is shown already."""
        lines = options_lines(self._texts, self._options)
        labels = [place.label for place in self._places] + [line for _, line in lines]
        if labels == self._shown:
            return
        self._shown = labels
        menu = self.query_one(OptionList)
        here = menu.highlighted or 0
        menu.clear_options()
        new, old = self._places[:2], self._places[2:]
        menu.add_options([Option(Text(p.label), f"go {i}") for i, p in enumerate(new)])
        menu.add_option(None)
        menu.add_options([Option(Text(line), f"set {name}") for name, line in lines])
        if old:
            menu.add_option(None)
            menu.add_options([Option(Text(p.label), f"go {i}") for i, p in enumerate(old, 2)])
        menu.highlighted = min(here, menu.option_count - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        match (event.option.id or "").split():
            case ["go", number]:
                self.run_worker(self._go(self._places[int(number)]), group="go", exclusive=True)
            case ["set", name]:
                self._options = next_options(self._options, name, list(PLAYERS))
                self._fill()

    async def _go(self, place: Destination) -> None:
        try:
            client = await asyncio.to_thread(go, self._identity, place, self._options)
        except YokaiError as error:
            self._tell(sentence(error, self._texts))
            return
        self.app.push_screen(PlayScreen(Renderer.of(self._texts), client))

    def _tell(self, text: str) -> None:
        self.query_one("#told", Static).update(Text(text, "bold red"))
