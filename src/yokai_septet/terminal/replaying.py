"""A record at the table on the screen: step through it, and look from every seat, with the verdicts
of a review if wanted."""

from contextlib import suppress
from typing import ClassVar

from textual.widgets import RichLog, Static
from textual.worker import get_current_worker

from yokai_septet.client.client_view import as_shown
from yokai_septet.game import Event, Match, Pass, Play
from yokai_septet.game import view as view_of
from yokai_septet.records import Record, steps
from yokai_septet.study import ReviewProgress, Verdict, review
from yokai_septet.terminal.renderer import Renderer
from yokai_septet.terminal.table import TableScreen
from yokai_septet.terminal.transcript import mark_lines, player_names
from yokai_septet.terminal.verdicts import chances, is_blamed, reason_lines, verdict_line
from yokai_septet.texts import Texts


class _ScreenLeft(Exception):
    """Stops a review that nobody waits for any more."""


class ReplayScreen(TableScreen):
    """The match of a record, before or after each of its actions."""

    BINDINGS: ClassVar = [
        ("right", "step(1)"),
        ("left", "step(-1)"),
        ("down,pagedown", "step_trick(1)"),
        ("up,pageup", "step_trick(-1)"),
        ("home", "go(0)"),
        ("end", "go(-1)"),
        ("tab", "turn"),
        ("s", "next_mistake"),
    ]

    @property
    def keys(self) -> tuple[str, ...]:
        """The messages that explain the keys."""
        return ("app-keys-review" if self._reviewed else "app-keys-replay",)

    def __init__(self, texts: Texts, record: Record, reviewed: bool = False) -> None:
        names = player_names(texts, record)
        super().__init__(Renderer.of(texts, names))
        self._matches = [Match.new(record.ruleset)]
        self._events: list[tuple[Event, ...]] = [()]
        self._stops = [0]
        """The places where a trick, the pass or the deal is complete."""
        for action, after, events in steps(record):
            self._matches.append(after)
            self._events.append(events)
            complete = after.round is None or not after.round.trick
            if (isinstance(action, Play) and complete) or not isinstance(action, Play | Pass):
                self._stops.append(len(self._matches) - 1)
        if self._stops[-1] != len(self._matches) - 1:
            self._stops.append(len(self._matches) - 1)
        self._place = 0
        self._seat = 0
        self._record = record
        self._reviewed = reviewed
        self._marks = {mark.after: mark for mark in record.decisions}
        self._verdicts: dict[int, Verdict] = {}
        """The verdicts found so far, by the number of actions before the decision."""

    def on_mount(self) -> None:
        self.call_after_refresh(self.action_go, 0)
        if self._reviewed:
            self.run_worker(self._review, thread=True)

    # --- the review, in a thread of its own -----------------------------------------------------

    def _review(self) -> None:
        worker = get_current_worker()

        def tell(at: ReviewProgress) -> None:
            if worker.is_cancelled:
                raise _ScreenLeft
            self.app.call_from_thread(self._add, at)

        with suppress(_ScreenLeft):
            review(self._record, progress=tell)

    def _add(self, at: ReviewProgress) -> None:
        self._verdicts[at.verdict.after] = at.verdict
        done, total = str(at.done), str(at.total)
        told = (
            ""
            if done == total
            else self.renderer.say("cli-review-progress", done=done, total=total)
        )
        self.query_one("#clock", Static).update(told)
        if at.verdict.after == self._place:
            self.action_go(self._place)

    # --- going through it -----------------------------------------------------------------------

    def action_go(self, place: int) -> None:
        """Go to a place, counted from the beginning or, below 0, from the end."""
        last = len(self._matches) - 1
        self._place = max(0, min(place if place >= 0 else last + 1 + place, last))
        log = self.query_one(RichLog)
        log.clear()
        first = max((stop for stop in self._stops if stop < self._place), default=0)
        before = max((stop for stop in self._stops if stop < first), default=0)
        for happened in self._events[before + 1 : self._place + 1]:
            self.tell(happened, None, self._matches[0].ruleset)
        to_act = self._matches[self._place].to_act
        if self._reviewed and to_act:
            self._seat = to_act[0]  # whose decision is judged
        if to_act and self._place in self._marks:
            mark, names = self._marks[self._place], self.renderer.names
            for line in mark_lines(self.renderer.texts, mark, to_act[0], names):
                self.write(line)
        if verdict := self._verdicts.get(self._place):
            self.write(self._verdict_line(verdict), "bold")
            for line in reason_lines(self.renderer.texts, verdict):
                self.write(line)
        self._show()

    def action_next_mistake(self) -> None:
        """Go to the next decision that cost something."""
        costly = [n for n, one in self._verdicts.items() if n > self._place and is_blamed(one)]
        if costly:
            self.action_go(min(costly))

    def action_step(self, steps: int) -> None:
        """Go to the next action, or the one before."""
        self.action_go(max(0, self._place + steps))

    def action_step_trick(self, steps: int) -> None:
        """Go to the next place where something is complete, or the one before."""
        if steps > 0:
            last = len(self._matches) - 1
            self.action_go(min((s for s in self._stops if s > self._place), default=last))
        else:
            self.action_go(max((s for s in self._stops if s < self._place), default=0))

    def action_turn(self) -> None:
        """Look from the next seat."""
        self._seat = self._matches[0].ruleset.left_of(self._seat)
        self._show()

    def action_choose(self) -> None:
        self.action_step(1)

    def _show(self) -> None:
        view = as_shown(view_of(self._matches[self._place], self._seat))
        self.show(view, self._seat)
        self.hand.legal = frozenset(self.hand.cards)
        last = len(self._matches) - 1
        name = self.renderer.names[self._seat]
        verdict = self._verdicts.get(self._place)
        self.hand.labels = {}
        if verdict is not None and verdict.seat == self._seat:
            self._mark(verdict)
            self.prompt(self._verdict_line(verdict), alert=is_blamed(verdict))
            return
        self.prompt(self.renderer.say("app-replay", place=self._place, last=last, name=name))

    def _mark(self, verdict: Verdict) -> None:
        """Show the verdict in the hand: the choice made, and the chance with every card."""
        made = verdict.made
        self.hand.labels = chances(verdict)
        if self.hand.labels:
            self.hand.cursor = self.hand.cards.index(made[0])
        else:
            self.hand.chosen = made

    def _verdict_line(self, verdict: Verdict) -> str:
        names = self.renderer.names
        return verdict_line(self.renderer.texts, verdict, names[verdict.seat])
