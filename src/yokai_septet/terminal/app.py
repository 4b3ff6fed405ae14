"""The Textual app: it opens with a menu, a match or a record, and looks the same everywhere.

The first screen should be there at once, so what a table needs is loaded when there is a table.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Center
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from yokai_septet.game import RULESETS, LaterLeader, MemoryAid
from yokai_septet.terminal.card_look import CRESTS
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.game_options import (
    MOST_PEOPLE,
    SCREEN_PAUSE,
    GameOptions,
    local_client,
)
from yokai_septet.terminal.words import (
    bots_line,
    following,
    later_leader_line,
    memory_line,
    resume_line,
    ruleset_name,
)
from yokai_septet.texts import Texts, rulebook

if TYPE_CHECKING:
    from yokai_septet.client import TableClient
    from yokai_septet.client.autosave import Autosave
    from yokai_septet.client.server_access import Identity
    from yokai_septet.records import Record
    from yokai_septet.table import Entry, TableOptions
    from yokai_septet.terminal.playing import PlayScreen


class MenuScreen(Screen[None]):
    """Choose what to play."""

    DEFAULT_CSS = """
    MenuScreen { align: center middle; }
    #title { width: 100%; text-align: center; text-style: bold; margin-bottom: 1; }
    #menu { width: 64; height: auto; max-height: 18; border: round $accent; }
    #hint { width: 100%; text-align: center; color: $text-muted; margin-top: 1; }
    """
    BINDINGS: ClassVar = [("q,escape", "app.quit")]

    def __init__(
        self, texts: Texts, options: GameOptions, autosave: "Autosave", pause: float
    ) -> None:
        super().__init__()
        self._texts, self._game, self._autosave = texts, options, autosave
        self._pause = pause
        self._resumable = autosave.load()

    def compose(self) -> ComposeResult:
        crests = Text("  ".join(CRESTS), justify="center")
        title = Text(self._texts.format("term-title"), justify="center")
        yield Static(Text("\n").join([crests, title, crests]), id="title")
        with Center():
            yield OptionList(*self._options(), id="menu")
        yield Static(self._texts.format("app-menu-hint"), id="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        """Back from a table: the match that was left is offered."""
        before, self._resumable = self._resumable, self._autosave.load()
        if before is not self._resumable:
            self._change(self._game)
            self.query_one(OptionList).highlighted = 0

    def _options(self) -> list[Option | None]:
        say, game = self._texts.format, self._game
        options: list[Option | None] = []
        if self._resumable is not None:
            options += [Option(resume_line(self._texts, "app-resume", self._resumable), "resume")]
            options.append(None)
        options += [Option(ruleset_name(self._texts, name), f"play {name}") for name in RULESETS]
        options += [
            None,
            Option(bots_line(self._texts, game.bots), "bots"),
            Option(say("app-people", count=str(game.people)), "people"),
            Option(memory_line(self._texts, game.memory_aid), "memory"),
            Option(self._later_leader(), "later"),
            None,
            Option(say("app-rules"), "rules"),
            Option(say("app-quit"), "quit"),
        ]
        return options

    def _later_leader(self) -> str:
        """The choice of who leads later rounds, with the ruleset that offers it."""
        name = next(name for name, rules in RULESETS.items() if len(rules.later_leaders) > 1)
        value = later_leader_line(self._texts, self._game.later_leader)
        game = ruleset_name(self._texts, name)
        return self._texts.format("app-setting", name=game, value=value)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        game = self._game
        match (event.option.id or "").split():
            case ["resume"] if self._resumable is not None:
                self._play(self._resumable)
            case ["play", name]:
                chosen = replace(game, ruleset=name)
                if game.later_leader not in RULESETS[name].later_leaders:
                    chosen = replace(chosen, later_leader=LaterLeader.LAST_TRICK)
                self._play(chosen.new_log())
            case ["bots"]:
                from yokai_septet.bots import PLAYERS

                self._change(replace(game, bots=following(list(PLAYERS), game.bots)))
            case ["people"]:
                self._change(replace(game, people=game.people % MOST_PEOPLE + 1))
            case ["memory"]:
                aid = following(list(MemoryAid), game.memory_aid)
                self._change(replace(game, memory_aid=aid))
            case ["later"]:
                later = following(list(LaterLeader), game.later_leader)
                self._change(replace(game, later_leader=later))
            case ["rules"]:
                book = rulebook(self._texts)
                self.app.push_screen(
                    Dialog(book.title, Text(book.plain()), self._texts.format("app-close"))
                )
            case _:
                self.app.exit()

    def _play(self, log: "Iterable[Entry]") -> None:
        client = local_client(log, self._pause, self._autosave)
        self.app.push_screen(table_screen(self._texts, client))

    def _change(self, options: GameOptions) -> None:
        self._game = options
        menu = self.query_one(OptionList)
        place = menu.highlighted
        menu.clear_options()
        menu.add_options(self._options())
        menu.highlighted = place


class YokaiApp(App[None]):
    """The game in a terminal."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [("ctrl+c,ctrl+q", "quit")]

    def __init__(self, first: Callable[[], Screen[None]]) -> None:
        super().__init__()
        self._first = first

    def on_mount(self) -> None:
        self.push_screen(self._first())


def table_screen(texts: Texts, client: "TableClient", watch: bool = False) -> "PlayScreen":
    """The screen of a table."""
    from yokai_septet.terminal.playing import PlayScreen
    from yokai_septet.terminal.renderer import Renderer

    return PlayScreen(Renderer.of(texts), client, watch)


def menu(
    texts: Texts, options: GameOptions, autosave: "Autosave", pause: float = SCREEN_PAUSE
) -> YokaiApp:
    """The app that opens with the menu."""
    return YokaiApp(lambda: MenuScreen(texts, options, autosave, pause))


def table(texts: Texts, client: "TableClient", watch: bool = False) -> YokaiApp:
    """The app that opens with a table, on this machine or on a server."""
    return YokaiApp(lambda: table_screen(texts, client, watch))


def replayed(texts: Texts, record: "Record", reviewed: bool = False) -> YokaiApp:
    """The app that opens with a record, and judges its decisions if wanted."""
    from yokai_septet.terminal.replaying import ReplayScreen

    screen = ReplayScreen(texts, record, reviewed)
    return YokaiApp(lambda: screen)


def lobby(texts: Texts, identity: "Identity", options: "TableOptions") -> YokaiApp:
    """The app that opens with what a server offers."""
    from yokai_septet.terminal.lobby import LobbyScreen

    return YokaiApp(lambda: LobbyScreen(texts, identity, options))
