"""The table on the screen: where everything stands, and how people look at it.

It shows a view and knows nothing about where the view comes from: a table that is played at
(`playing`) or a record (`replaying`).
"""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import RichLog, Static

from yokai_septet.game import Card, Event, MemoryAid, Ruleset, Seat, Trick, View
from yokai_septet.game.events import (
    BossCaptured,
    CardPlayed,
    MatchWon,
    PassChosen,
    RoundDealt,
    RoundWon,
    SuitSealed,
    TrickWon,
    VoidShown,
)
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.hand import LETTERS, HandWidget
from yokai_septet.terminal.renderer import Renderer
from yokai_septet.texts import sentence

_BOLD = (RoundDealt, RoundWon, MatchWon, BossCaptured, SuitSealed)


class TableScreen(Screen[None]):
    """Header, table, sides, log, a line that says what to do, the hand, and the keys."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; }
    #header { height: 1; background: $primary-darken-2; color: $text; text-style: bold; }
    #middle { height: 1fr; }
    #table { width: 1fr; height: 100%; background: $surface; }
    #beside {
        width: 40%; max-width: 60; height: 100%;
        border-left: solid $primary-darken-1; padding: 0 1;
    }
    #sides { height: auto; margin-bottom: 1; }
    #log { height: 1fr; background: $background; scrollbar-size-vertical: 1; }
    #line { height: 1; background: $boost; }
    #prompt { width: 1fr; text-style: bold; padding: 0 1; }
    #clock { width: auto; text-style: bold; }
    #keys { height: 1; color: $text-muted; padding: 0 1; }
    """
    BINDINGS: ClassVar = [
        ("left", "move(-1)"),
        ("right", "move(1)"),
        ("enter,space", "choose"),
        ("r,question_mark", "aid"),
        ("t", "last_trick"),
        ("v", "seen"),
        ("q,escape", "leave"),
    ]

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self.renderer = renderer
        self.view: View | None = None
        self.memory_aid = MemoryAid.ALL
        """How much of the tricks already won is shown."""
        self._bottom: Seat = 0
        self._won: Trick | None = None
        """The trick that was won last: it lies there until the next one begins."""

    def compose(self) -> ComposeResult:
        yield Static(id="header", markup=False)
        with Horizontal(id="middle"):
            yield Static(id="table", markup=False)
            with Vertical(id="beside"):
                yield Static(id="sides", markup=False)
                log = RichLog(id="log", wrap=True, min_width=20, markup=False)
                log.can_focus = False  # it would take the arrow keys
                yield log
        with Horizontal(id="line"):
            yield Static(id="prompt", markup=False)
            yield Static(id="clock", markup=False)
        yield HandWidget(self.renderer.look, id="hand")
        yield Static("   ".join(map(self.renderer.say, self.keys)), id="keys", markup=False)

    @property
    def keys(self) -> tuple[str, ...]:
        """The messages that explain the keys."""
        return ("app-keys",)

    @property
    def hand(self) -> HandWidget:
        """The hand."""
        return self.query_one(HandWidget)

    # --- showing --------------------------------------------------------------------------------

    def show(self, view: View, bottom: Seat = 0) -> None:
        """Show this view, with this seat at the bottom."""
        self.view, self._bottom = view, bottom
        self._draw()
        if view.own is not None:
            self.hand.show(view.own.hand, self._legal(view))
        else:
            self.hand.show((), ())

    def _legal(self, view: View) -> Iterable[Card]:
        """The cards that can be chosen now."""
        return view.playable()

    def _draw(self) -> None:
        if self.view is None or not self.is_mounted:
            return
        table = self.query_one("#table", Static)
        width, height = table.size
        self.query_one("#header", Static).update(self.renderer.header(self.view, self.size.width))
        table.update(self.renderer.table(self.view, self._bottom, width, height, self._won))
        sides = self.query_one("#sides", Static)
        sides.update(self.renderer.sides(self.view, max(20, sides.size.width)))

    def write(self, line: str, style: str = "") -> None:
        """Write a line into the log."""
        self.query_one(RichLog).write(Text(line, style))

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw)

    def prompt(self, text: str, alert: bool = False) -> None:
        """Say what to do, or what was wrong."""
        self.query_one("#prompt", Static).update(Text(text, "bold red" if alert else "bold"))

    def sentence(self, event: Event, me: Seat | None, rules: Ruleset) -> str:
        """What happened, told to `me`."""
        texts, names = self.renderer.texts, self.renderer.names
        return sentence(event, texts, names, me, rules.sides, rules.losing_trick)

    def tell(self, happened: Iterable[Event], me: Seat | None, rules: Ruleset) -> None:
        """Write events into the log."""
        log = self.query_one(RichLog)
        for event in happened:
            if isinstance(event, PassChosen | VoidShown):
                continue
            if isinstance(event, TrickWon):
                leader = (event.seat - event.cards.index(event.card)) % len(event.cards)
                self._won = Trick(leader, event.cards, event.seat)
            line = self.sentence(event, me, rules)
            style = "bold" if isinstance(event, _BOLD) else ""
            if isinstance(event, CardPlayed):
                style = "dim"
            log.write(Text(line, style))

    # --- keys -----------------------------------------------------------------------------------

    def action_move(self, steps: int) -> None:
        """Move the cursor in the hand."""
        self.hand.move(steps)

    def action_choose(self) -> None:
        """Choose the card under the cursor."""
        self.hand.pick()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in LETTERS:
            event.stop()
            self.hand.pick(LETTERS.index(event.character))

    def action_aid(self) -> None:
        """Show the player aid."""
        if self.view:
            self.dialog("app-aid-title", self.renderer.aid(self.view))

    def action_last_trick(self) -> None:
        """Show the last trick."""
        if self.view:
            self.dialog(
                "app-last-trick-title", self.renderer.last_trick(self.view, self.memory_aid)
            )

    def action_seen(self) -> None:
        """Show which cards are gone."""
        if self.view:
            self.dialog("app-seen-title", self.renderer.seen(self.view, self.memory_aid))

    def action_leave(self) -> None:
        """Leave the table: back to the menu, if the person came from there."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()

    def dialog(self, title: str, body: Text) -> None:
        """Open a dialog over the table."""
        self.app.push_screen(Dialog(self.renderer.say(title), body, self.renderer.say("app-close")))
