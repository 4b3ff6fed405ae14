"""A table on a server at the table on the screen: sit down and play, or watch."""

import time
from dataclasses import replace
from typing import ClassVar

import msgspec
from rich.text import Text
from textual.widgets import Static

from yokai_septet.bots import PLAYERS
from yokai_septet.game import Card, CardSet, Event, Pass, Phase, Play, Seat, ruleset_named
from yokai_septet.game.events import CardsPassed, RoundWon
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.decode import decode_events
from yokai_septet.terminal.choosing import ENDING, ChoosingScreen
from yokai_septet.terminal.dialogs import ChoiceDialog, Dialog
from yokai_septet.terminal.fairness import FairnessCheck
from yokai_septet.terminal.menu_actions import CHECK, JOIN, menu_actions
from yokai_septet.terminal.renderer import Renderer
from yokai_septet.terminal.table_texts import names_at, news, notes_at, options_lines, said, wishes
from yokai_septet.terminal.wire import (
    Line,
    Lost,
    breakdown_of,
    refusal,
    view_of,
)
from yokai_septet.texts import sentence

HURRY = 5
"""So many seconds before its end the clock turns red."""


class RemoteScreen(ChoosingScreen):
    """Follows a table, and sends what its person decides."""

    BINDINGS: ClassVar = [
        ("u", "send('ask-undo')"),
        ("x", "send('ask-hint')"),
        ("y", "answer_undo(True)"),
        ("z", "answer_undo(False)"),
        ("s", "more"),
    ]
    KEYS: ClassVar[tuple[str, ...]] = ("app-keys-remote",)

    def __init__(self, renderer: Renderer, line: Line, watch: bool = False) -> None:
        super().__init__(renderer)
        self.line = line
        self.state: m.TableState | None = None
        self.fairness = FairnessCheck()
        self._watch = watch
        self._asked_for_seat = False
        self._wants_rematch = False
        self._said_ready = -1
        self._ends_at: float | None = None
        """When the present decision ends by itself, by this machine's own clock."""
        self._sent: set[tuple[int, int]] = set()
        """The decisions that have been answered already: round and trick."""

    def on_mount(self) -> None:
        self.prompt(self.renderer.say("app-connecting", server=self.line.address.server))
        self.set_interval(0.5, self._show_clock)
        self.call_after_refresh(lambda: self.run_worker(self._follow(), exclusive=True))

    @property
    def seat(self) -> Seat | None:
        """Where one sits."""
        return self.state.viewer.seat if self.state else None

    # --- what the server says -------------------------------------------------------------------

    async def _follow(self) -> None:
        refused = False
        async for message in self.line.messages():
            refused = isinstance(message, m.Refused)
            match message:
                case Lost():
                    self.prompt(self.renderer.say("app-reconnecting"), alert=True)
                case m.Snapshot():
                    self._sent.clear()
                    await self._take(message.state)
                case m.Update():
                    await self._take(message.state, message)
                case m.Refused():
                    error = refusal(message)
                    self._sent.clear()
                    self.prompt(
                        sentence(error, self.renderer.texts, self.renderer.names, self.seat), True
                    )
                case m.Hint():
                    self.show_advice(
                        [(tuple(map(Card.parse, a.cards)), a.round_win) for a in message.advice]
                    )
                case m.Said():
                    self.write(said(message, self.renderer.texts, self.renderer.names), "italic")
                case m.Presence() if self.state is not None:
                    self._show_presence(self.state, message.present)
                case _:
                    pass
        if not refused:  # what was refused is the better reason
            self.prompt(self.renderer.say("app-gone"), alert=True)

    async def _take(self, state: m.TableState, update: m.Update | None = None) -> None:
        """Show the state, tell what led to it, and say what there is to do."""
        before, self.state = self.state, state
        self.fairness.see(state)
        self.memory_aid = state.options.memory_aid
        self._set_clock(state.clock)
        texts = self.renderer.texts
        self.renderer = replace(
            self.renderer, names=names_at(texts, state), notes=notes_at(texts, state)
        )
        if update is not None:
            self._tell_update(update)
        for line in wishes(before, state, texts, self.renderer.names):
            self.write(line, "bold")
        self._show_state(state)
        if update and any(isinstance(e, CardsPassed) for e in decode_events(update.events)):
            self.tell_received()
        if before is None or before.status != state.status:
            self._status_changed(state, before)
        if state.match is None:
            await self._gather(state)
        else:
            await self._prompt_state(state)

    def _tell_update(self, update: m.Update) -> None:
        state = update.state
        happened: list[Event] = []
        for event in decode_events(update.events):
            if isinstance(event, Event):
                happened.append(event)
            elif line := news(event, self.renderer.texts, self.renderer.names, self.seat):
                self.write(line, "italic")
        sides = state.match.ruleset.sides if state.match else ()
        self.tell(happened, self.seat, sides)
        if any(isinstance(event, RoundWon) for event in happened):
            told = [e for e in happened if isinstance(e, ENDING)]
            assert state.match is not None
            lines = [self.sentence(e, self.seat, sides) for e in told]
            self._show_end(state.match, lines)

    def _show_state(self, state: m.TableState) -> None:
        if state.match is None:
            lines = [line for _, line in options_lines(self.renderer.texts, state.options)]
            seats = [
                name if seat.kind != "free" else self.renderer.say("table-seat-free")
                for name, seat in zip(self.renderer.names, state.seats, strict=True)
            ]
            drawn = self.renderer.seats(seats, state, self.line.address.url, lines)
            self.query_one("#table", Static).update(drawn)
            return
        ruleset = ruleset_named(state.options.ruleset, state.options.first_leader)
        bottom = self.seat if self.seat is not None else 0
        self.show(view_of(state.match, ruleset, self.seat), bottom)

    def _show_presence(self, state: m.TableState, present: list[bool]) -> None:
        seats = [
            msgspec.structs.replace(seat, present=there)
            for seat, there in zip(state.seats, present, strict=True)
        ]
        self.state = msgspec.structs.replace(state, seats=seats)
        self.renderer = replace(self.renderer, notes=notes_at(self.renderer.texts, self.state))
        self._show_state(self.state)

    def _status_changed(self, state: m.TableState, before: m.TableState | None) -> None:
        """Coming to the table, the commitment is told; at the end the deals are checked."""
        if state.status in ("finished", "abandoned"):
            if state.undone:
                self.write(self.renderer.say("table-undone", count=state.undone), "italic")
            self.run_worker(self._tell_check())
        elif before is None:
            name, value = self.renderer.say("table-commitment"), f"{state.commitment[:16]}…"
            self.write(self.renderer.say("app-setting", name=name, value=value), "dim")

    async def _prompt_state(self, state: m.TableState) -> None:
        assert state.match is not None
        now = state.match.round
        if state.undo is not None and self.seat in state.undo.waiting:
            name = self.renderer.names[state.undo.seat]
            self.prompt(self.renderer.say("app-undo-asked", name=name))
        elif state.status in ("finished", "abandoned"):
            self._prompt_over(state)
        elif now is None:
            await self._get_ready(state.match)
        elif self.seat is not None and state.seats[self.seat].bot_plays:
            self.prompt(self.renderer.say("app-bot-plays-for-you"), alert=True)
        elif self.is_waiting:
            self.prompt_choice()
        else:
            names = [self.renderer.names[seat] for seat in now.to_act]
            self.prompt(self.renderer.say("app-waiting", names=self.renderer.texts.join(names)))

    def _prompt_over(self, state: m.TableState) -> None:
        if state.rematch is not None and (self._wants_rematch or self._watch):
            self._go_to_rematch(state.rematch)
        elif state.rematch is not None:
            self.prompt(self.renderer.say("app-next-game"))
        else:
            self.prompt(
                self.renderer.say("app-table-over" if self.seat is None else "app-play-again")
            )

    async def _gather(self, state: m.TableState) -> None:
        """Before the match: sit down; the owner starts."""
        free = [seat.seat for seat in state.seats if seat.kind == "free"]
        if self.seat is None and free and not self._watch and not self._asked_for_seat:
            self._asked_for_seat = True
            await self.line.send("sit", seat=free[0])
        ask = "app-start" if state.viewer.owner else "app-waiting-for-start"
        self.prompt(self.renderer.say(ask))

    async def _get_ready(self, match: m.MatchState) -> None:
        """Between two rounds: say that one is ready, before the first deal with a salt."""
        over = len(match.results)
        if self.seat is None or self._said_ready >= over:
            self.prompt(self.renderer.say("app-waiting-for-deal"))
        elif over == 0:
            await self._ready(over)
        else:
            self.prompt(self.renderer.say("app-continue"))

    async def _ready(self, over: int) -> None:
        assert self.state is not None
        self._said_ready = over
        self.prompt(self.renderer.say("app-waiting-for-deal"))
        if over == 0 and self.seat is not None and self.state.salts[self.seat] is None:
            salt = self.fairness.new_salt(self.seat)
            self.write(self.renderer.say("app-salted", salt=salt), "dim")
            await self.line.send("add-salt", salt=salt)  # which says that one is ready
        else:
            await self.line.send("ready", round=over)

    def _show_end(self, match: m.MatchState, told: list[str]) -> None:
        over = match.last_round
        if over is None:
            return
        left = [CardSet.of(*cards) for cards in over.left]
        body = self.renderer.ending(told, breakdown_of(over.result), left)
        title = "app-match-over" if match.winner is not None else "app-round-over"
        dialog = Dialog(self.renderer.say(title), body, self.renderer.say("app-continue"))
        self.app.push_screen(dialog, lambda _: self._go_on(over.number))

    # --- the clock ------------------------------------------------------------------------------

    def _set_clock(self, clock: m.ClockState | None) -> None:
        left = None if clock is None else clock.ends_at - clock.server_now
        self._ends_at = None if left is None else time.monotonic() + left
        self._show_clock()

    def _show_clock(self) -> None:
        shown = Text()
        if self._ends_at is not None:
            seconds = max(0, round(self._ends_at - time.monotonic()))
            style = "bold red" if seconds <= HURRY else "bold"
            shown = Text(f" {seconds // 60}:{seconds % 60:02} ", style)
        self.query_one("#clock", Static).update(shown)

    # --- what the person does -------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        now = self.state.match.round if self.state and self.state.match else None
        if now is None or self.seat is None or self.seat not in now.to_act:
            return False
        return (now.number, self._trick(now)) not in self._sent

    def _trick(self, now: m.RoundState) -> int:
        return 0 if now.phase is Phase.PASS else now.trick_number

    def decide(self, decision: Pass | Play) -> None:
        """Send the decision to the server."""
        assert self.state is not None
        assert self.state.match is not None
        now = self.state.match.round
        assert now is not None
        self._sent.add((now.number, self._trick(now)))
        if isinstance(decision, Pass):
            cards = [card.code for card in decision.cards]
            self._send("pass", round=now.number, cards=cards)
        else:
            trick, card = now.trick_number, decision.card.code
            self._send("play", round=now.number, trick=trick, card=card)

    def action_choose(self) -> None:
        """Enter: start, go on, play again, or play the card under the cursor."""
        state = self.state
        if state is None:
            return
        if state.match is None:
            if state.viewer.owner:
                self._start(state)
        elif state.rematch is not None:
            self._go_to_rematch(state.rematch)
        elif state.status in ("finished", "abandoned"):
            self._do("rematch")
        elif state.match.round is None:
            self._go_on(len(state.match.results))
        elif self.seat is not None and state.seats[self.seat].bot_plays:
            self._send("take-back")
        else:
            super().action_choose()

    def _go_on(self, over: int) -> None:
        """Be ready for the deal after this round, if it is still awaited."""
        match = self.state.match if self.state else None
        if match is None or match.round is not None or match.winner is not None:
            return
        if len(match.results) == over and self.seat is not None and self._said_ready < over:
            self.run_worker(self._ready(over))

    def _start(self, state: m.TableState) -> None:
        async def start() -> None:
            if any(seat.kind == "free" for seat in state.seats):
                await self.line.send("fill-with-bots")
            await self.line.send("start")

        self.run_worker(start())

    def action_more(self) -> None:
        """Everything else that can be done now, in a list."""
        if self.state is None:
            return
        offered = menu_actions(self.renderer.texts, self.state, self.renderer.names, list(PLAYERS))

        def chosen(number: int | None) -> None:
            if number is not None:
                self._do(offered[number].command, **offered[number].params)

        title = self.renderer.say("app-more-title")
        if offered:
            self.app.push_screen(ChoiceDialog(title, [action.label for action in offered]), chosen)

    def _do(self, command: str, **params: object) -> None:
        if command == CHECK:
            self.run_worker(self._show_check())
        elif command == JOIN:
            if self.state and self.state.rematch:
                self._go_to_rematch(self.state.rematch)
        elif self.seat is not None or command == "sit":
            self._wants_rematch = self._wants_rematch or command == "rematch"
            self._asked_for_seat = True  # whoever stands up does not want to sit again
            self._send(command, **params)

    async def _tell_check(self) -> None:
        verdict = await self.fairness.check(self.line)
        style = "bold red" if verdict == "unfair" else "italic"
        self.write(self.renderer.say(f"table-fair-{verdict}"), style)

    async def _show_check(self) -> None:
        assert self.state is not None
        await self.fairness.check(self.line)
        lines = self.fairness.lines(self.renderer.texts, self.state)
        self.dialog("table-fair-title", Text("\n").join([Text(line) for line in lines]))

    def _go_to_rematch(self, code: str) -> None:
        screen = RemoteScreen(self.renderer, self.line.at(code), self._watch)
        self.app.call_later(self.app.switch_screen, screen)

    def action_send(self, command: str) -> None:
        """Send a command that says everything by its name."""
        if self.seat is not None:
            self._send(command)

    def action_answer_undo(self, agree: bool) -> None:
        """Agree to somebody's taking back a card, or not."""
        if self.state and self.state.undo and self.seat in self.state.undo.waiting:
            self._send("answer-undo", agree=agree)

    def _send(self, command: str, **params: object) -> None:
        self.run_worker(self.line.send(command, **params))
