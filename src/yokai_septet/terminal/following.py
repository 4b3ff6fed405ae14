"""Following a table on the screen: what happens there is shown and written into the log.

`playing` adds what the people at the screen are asked and do.
"""

import time
from dataclasses import replace

from rich.text import Text
from textual.widgets import Static

from yokai_septet.client import ClientView, TableClient
from yokai_septet.client import notices as n
from yokai_septet.client.client_view import as_shown
from yokai_septet.errors import YokaiError
from yokai_septet.game import Event, Seat
from yokai_septet.game.events import CardsPassed, RoundWon
from yokai_septet.table import Status
from yokai_septet.terminal.choosing import ENDING, ChoosingScreen
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.renderer import Renderer
from yokai_septet.terminal.table_texts import (
    clock_line,
    names_at,
    new_votes,
    notes_at,
    options_lines,
    phrase_line,
    seats_at,
    table_sentence,
    verdict_lines,
)
from yokai_septet.texts import sentence

HURRY = 5
"""So many seconds before its end the clock turns red."""


class FollowingScreen(ChoosingScreen):
    """Shows a table as the people at the screen may see it."""

    def __init__(self, renderer: Renderer, client: TableClient, watch: bool = False) -> None:
        super().__init__(renderer)
        self.client = client
        self.table: ClientView | None = None
        self._watch = watch
        self._me: Seat | None = None
        """The person at the screen."""
        self._untold: set[Seat] = set()
        """Who of several people at one keyboard has not yet been told which cards they received."""

    def prompt_table(self, table: ClientView) -> None:
        """Say what there is to do now, or do it."""
        raise NotImplementedError

    def go_on(self, over: int) -> None:
        """Go on after so many rounds are over."""
        raise NotImplementedError

    @property
    def keys(self) -> tuple[str, ...]:
        """The messages that explain the keys."""
        alone = self.client.address is None
        return ("app-keys", "app-keys-local") if alone else ("app-keys-remote",)

    def on_mount(self) -> None:
        if self.client.address is not None:
            self.prompt(self.renderer.say("app-connecting", server=self.client.address))
        self.set_interval(0.5, self._show_clock)
        self.call_after_refresh(lambda: self.run_worker(self._follow(), exclusive=True))

    # --- what happens ---------------------------------------------------------------------------

    async def _follow(self) -> None:
        async with self.client:
            async for notice in self.client.notices():
                self._hear(notice)

    def _hear(self, notice: n.Notice) -> None:
        match notice:
            case n.TableShown(table=table):
                self._take(table)
                self._status_changed(table, None)
                self._show_table(table)
                self.prompt_table(table)
            case n.TableChanged():
                self._take(notice.table)
                self._tell_change(notice)
                self.prompt_table(notice.table)
            case n.PresenceChanged(table=table):
                self._take(table)
                self._show_table(table)
            case n.PhraseSaid():
                texts, names = self.renderer.texts, self.renderer.names
                self.write(phrase_line(notice, texts, names), "italic")
            case n.NotSaved():
                self.write(self.renderer.say("app-not-saved"), "bold")
            case n.ConnectionLost():
                self.prompt(self.renderer.say("app-reconnecting"), alert=True)
            case n.Closed(reason=None):
                self.prompt(self.renderer.say("app-gone"), alert=True)
            case n.Closed(reason=YokaiError() as reason):
                self._show_error(reason)

    def _take(self, table: ClientView) -> None:
        self.table, self.memory_aid = table, table.options.memory_aid
        if len(table.people) <= 1:
            self._me = table.seat
        texts = self.renderer.texts
        names = names_at(texts, table)
        if table.seat is not None and not table.seats[table.seat].name:
            names[table.seat] = texts.format("app-you")
        self.renderer = replace(self.renderer, names=names, notes=notes_at(texts, table))
        self._show_clock()

    @property
    def _listener(self) -> Seat | None:
        """Whom the log calls "you": nobody where several people read it."""
        return self.table.seat if self.table else None

    def _tell_change(self, notice: n.TableChanged) -> None:
        table, before, texts = notice.table, notice.before, self.renderer.texts
        for event in notice.events:
            if isinstance(event, Event):
                self.tell([event], self._listener, table.ruleset)
            elif line := table_sentence(event, texts, self.renderer.names, self._listener):
                self.write(line, "italic")
        for line in new_votes(before, table, texts, self.renderer.names):
            self.write(line, "bold")
        self._show_table(table)
        if any(isinstance(event, CardsPassed) for event in notice.events):
            self._untold = set(table.people)
            if len(table.people) == 1:
                self.tell_received()
        if before.status is not table.status:
            self._status_changed(table, before)
        if any(isinstance(event, RoundWon) for event in notice.events):
            self._show_end(notice)

    def _show_table(self, table: ClientView) -> None:
        view = table.views.get(self._me)
        if view is not None:
            bottom = next((s for s in (self._me, *table.people) if s is not None), 0)
            self.show(as_shown(view).remembering(self.memory_aid), bottom)
        elif table.status is Status.GATHERING:
            lines = [line for _, line in options_lines(self.renderer.texts, table.options)]
            seats = seats_at(self.renderer.texts, table, self.renderer.names)
            drawn = self.renderer.seats(seats, table, self.client.address or "", lines)
            self.query_one("#table", Static).update(drawn)

    def _status_changed(self, table: ClientView, before: ClientView | None) -> None:
        """Coming to a table, the commitment is told; at the end the deals are checked."""
        if self.client.address is None:
            return
        if table.is_over:
            if table.undone:
                self.write(self.renderer.say("table-undone", count=table.undone), "italic")
            self.run_worker(self._tell_check())
        elif before is None and table.commitment:
            name, value = self.renderer.say("table-commitment"), f"{table.commitment[:16]}…"
            self.write(self.renderer.say("app-setting", name=name, value=value), "dim")

    def _show_end(self, notice: n.TableChanged) -> None:
        """Why the round ended, the points boss by boss, what was left, and who has won."""
        table, view = notice.table, notice.table.view
        if view is None:
            return
        over = view.finished[-1]
        ending = [event for event in notice.events if isinstance(event, ENDING)]
        told = [self.sentence(event, self._listener, table.ruleset) for event in ending]
        left = [over.hand(seat) for seat in view.ruleset.seats]
        body = self.renderer.ending(told, over.result.breakdown, left)
        title = "app-match-over" if table.is_over else "app-round-over"
        dialog = Dialog(self.renderer.say(title), body, self.renderer.say("app-continue"))
        self.app.push_screen(dialog, lambda _: self.go_on(table.rounds_over))

    # --- the clock ------------------------------------------------------------------------------

    def _show_clock(self) -> None:
        shown, now = Text(), time.monotonic()
        if self.table is not None and self.table.ends_at is not None:
            style = "bold red" if self.table.ends_at - now <= HURRY else "bold"
            shown = Text(f" {clock_line(self.table, self.renderer.texts, now)} ", style)
        self.query_one("#clock", Static).update(shown)

    async def _tell_check(self) -> None:
        verdict = await self.client.check_deals()
        if verdict is not None and self.table is not None and self.is_attached:
            style = "bold red" if verdict == "unfair" else "italic"
            renderer = self.renderer
            for line in verdict_lines(renderer.texts, self.table, verdict, renderer.names):
                self.write(line, style)

    def _show_error(self, error: YokaiError) -> None:
        texts, names = self.renderer.texts, self.renderer.names
        if self.is_attached:
            self.prompt(sentence(error, texts, names, self._me), alert=True)
