"""The Textual app: it opens with a menu, a match or a record, and looks the same everywhere.

The first screen should be there at once, so what a table needs is loaded when there is a table.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from secrets import token_bytes
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Center
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from yokai_septet.game import RULESETS, MemoryAid, Ruleset
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.theme import CRESTS, Theme
from yokai_septet.terminal.words import bots_line, following, memory_line
from yokai_septet.texts import Texts, rulebook

if TYPE_CHECKING:
    from yokai_septet.records import Record
    from yokai_septet.table.options import TableOptions
    from yokai_septet.terminal.autosave import Autosave
    from yokai_septet.terminal.local import LocalScreen
    from yokai_septet.terminal.session import Session
    from yokai_septet.terminal.wire import Identity, Line


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody wants to play."""

    bots: str = "adept"
    people: int = 1
    seed: bytes | None = None
    memory_aid: MemoryAid = MemoryAid.LAST_TRICK

    def session(self, ruleset: Ruleset) -> "Session":
        """A new match of it."""
        from yokai_septet.bots import player
        from yokai_septet.terminal.session import Session

        people = min(self.people, ruleset.players)
        names = self.bots.split(",")
        bots = [player(name.strip()) for name in names]
        bots += [bots[-1]] * ruleset.players
        seats = [*[None] * people, *bots][: ruleset.players]
        seed = self.seed or token_bytes(32)
        return Session(ruleset, seed, seats, memory_aid=self.memory_aid)


class MenuScreen(Screen[None]):
    """Choose what to play."""

    DEFAULT_CSS = """
    MenuScreen { align: center middle; }
    #title { width: 100%; text-align: center; text-style: bold; margin-bottom: 1; }
    #menu { width: 64; height: auto; max-height: 18; border: round $accent; }
    #hint { width: 100%; text-align: center; color: $text-muted; margin-top: 1; }
    """
    BINDINGS: ClassVar = [("q,escape", "app.quit")]

    def __init__(self, texts: Texts, wishes: Wishes, saved: "Autosave") -> None:
        super().__init__()
        self._texts, self._wishes, self._saved = texts, wishes, saved
        self._resumable = saved.load()

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
        before, self._resumable = self._resumable, self._saved.load()
        if before is not self._resumable:
            self._change(self._wishes)
            self.query_one(OptionList).highlighted = 0

    def _options(self) -> list[Option | None]:
        say = self._texts.format
        options: list[Option | None] = []
        if self._resumable is not None:
            ruleset = say(f"ruleset-{self._resumable.ruleset.name}")
            number = self._resumable.match.round_number
            options += [Option(say("app-resume", ruleset=ruleset, number=number), "resume"), None]
        options += [Option(say(f"ruleset-{name}"), f"play {name}") for name in RULESETS]
        options += [
            None,
            Option(bots_line(self._texts, self._wishes.bots), "bots"),
            Option(say("app-people", count=str(self._wishes.people)), "people"),
            Option(memory_line(self._texts, self._wishes.memory_aid), "memory"),
            None,
            Option(say("app-rules"), "rules"),
            Option(say("app-quit"), "quit"),
        ]
        return options

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        app = self.app
        assert isinstance(app, YokaiApp)
        match (event.option.id or "").split():
            case ["resume"]:
                assert self._resumable is not None
                app.play(self._resumable)
            case ["play", name]:
                app.play(self._wishes.session(RULESETS[name]))
            case ["bots"]:
                from yokai_septet.bots import PLAYERS

                self._change(
                    replace(self._wishes, bots=following(list(PLAYERS), self._wishes.bots))
                )
            case ["people"]:
                self._change(replace(self._wishes, people=self._wishes.people % 4 + 1))
            case ["memory"]:
                aid = following(list(MemoryAid), self._wishes.memory_aid)
                self._change(replace(self._wishes, memory_aid=aid))
            case ["rules"]:
                book = rulebook(self._texts)
                app.push_screen(
                    Dialog(book.title, Text(book.plain()), self._texts.format("app-close"))
                )
            case _:
                app.exit()

    def _change(self, wishes: Wishes) -> None:
        self._wishes = wishes
        menu = self.query_one(OptionList)
        place = menu.highlighted
        menu.clear_options()
        menu.add_options(self._options())
        menu.highlighted = place


class YokaiApp(App[None]):
    """The game in a terminal."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [("ctrl+c,ctrl+q", "quit")]

    def __init__(
        self, texts: Texts, first: "Callable[[YokaiApp], Screen[None]]", pace: float = 0.5
    ) -> None:
        super().__init__()
        self.texts = texts
        self.pace = pace
        self._first = first
        self.saved: Autosave | None = None

    def on_mount(self) -> None:
        self.push_screen(self._first(self))

    def play(self, session: "Session") -> None:
        """Play this match, and keep it in case it is interrupted."""
        if self.saved is not None:
            self.saved.keep(session)
        self.push_screen(self.table(session))

    def table(self, session: "Session") -> "LocalScreen":
        """The table for a session."""
        from yokai_septet.terminal.local import LocalScreen
        from yokai_septet.terminal.renderer import Renderer
        from yokai_septet.terminal.words import names_of

        names = names_of(self.texts, session.ruleset.players, session.people)
        if len(session.people) == 1:
            names[session.people[0]] = self.texts.format("app-you")
        renderer = Renderer(self.texts, Theme(french=self.texts.language == "fr"), names)
        return LocalScreen(renderer, session, self.pace)


def menu(texts: Texts, wishes: Wishes, saved: "Autosave", pace: float = 0.5) -> YokaiApp:
    """The app that opens with the menu."""
    app = YokaiApp(texts, lambda app: MenuScreen(texts, wishes, saved), pace)
    app.saved = saved
    return app


def game(
    texts: Texts, session: "Session", saved: "Autosave | None" = None, pace: float = 0.5
) -> YokaiApp:
    """The app that opens with a match."""
    app = YokaiApp(texts, lambda app: app.table(session), pace)
    if saved is not None:
        saved.keep(session)
    return app


def replayed(texts: Texts, record: "Record") -> YokaiApp:
    """The app that opens with a record."""
    from yokai_septet.terminal.replaying import ReplayScreen

    screen = ReplayScreen(texts, record)
    return YokaiApp(texts, lambda app: screen)


def lobby(texts: Texts, identity: "Identity", options: "TableOptions") -> YokaiApp:
    """The app that opens with what a server offers."""
    from yokai_septet.terminal.lobby import LobbyScreen
    from yokai_septet.terminal.renderer import Renderer

    renderer = Renderer(texts, Theme(french=texts.language == "fr"), ())
    return YokaiApp(texts, lambda app: LobbyScreen(renderer, identity, options))


def remote(texts: Texts, line: "Line", watch: bool = False) -> YokaiApp:
    """The app that opens with a table on a server."""
    from yokai_septet.terminal.remote import RemoteScreen
    from yokai_septet.terminal.renderer import Renderer

    renderer = Renderer(texts, Theme(french=texts.language == "fr"), ())
    return YokaiApp(texts, lambda app: RemoteScreen(renderer, line, watch))
