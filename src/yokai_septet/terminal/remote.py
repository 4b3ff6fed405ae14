"""A table on a server at the table on the screen: sit down and play, or watch."""

import asyncio
from dataclasses import replace
from typing import ClassVar

from textual.widgets import Static

from yokai_septet.game import Card, CardSet, Pass, Phase, Play, Seat, ruleset_named
from yokai_septet.game.events import CardsPassed, RoundWon
from yokai_septet.protocol import messages as m
from yokai_septet.terminal.choosing import ENDING, ChoosingScreen
from yokai_septet.terminal.drawing import Pen
from yokai_septet.terminal.sheets import Sheet
from yokai_septet.terminal.wire import (
    Line,
    Lost,
    breakdown_of,
    events_of,
    refusal,
    view_of,
)
from yokai_septet.terminal.words import bot_name
from yokai_septet.texts import Texts, sentence


def names_at(texts: Texts, state: m.TableState) -> list[str]:
    """What the players of a table are called; bots as the yokai they are."""
    names = []
    for seat in state.seats:
        if seat.kind == "bot":
            names.append(bot_name(texts, seat.seat))
        else:
            names.append(seat.name or texts.format("player-number", number=seat.seat + 1))
    return names


class RemoteScreen(ChoosingScreen):
    """Follows a table, and sends what its person decides."""

    BINDINGS: ClassVar = [
        ("u", "send('ask-undo')"),
        ("x", "send('ask-hint')"),
        ("y", "answer_undo(True)"),
        ("z", "answer_undo(False)"),
    ]
    KEYS: ClassVar[tuple[str, ...]] = ("app-keys", "app-keys-local")

    def __init__(self, pen: Pen, line: Line, watch: bool = False) -> None:
        super().__init__(pen)
        self.line = line
        self.state: m.TableState | None = None
        self._watch = watch
        self._asked_for_seat = False
        self._said_ready = -1
        self._sent: set[tuple[int, int]] = set()
        """The decisions that have been answered already: round and trick."""

    def on_mount(self) -> None:
        self.prompt(self.pen.say("app-connecting", server=self.line.address.server))
        self.call_after_refresh(lambda: self.run_worker(self._follow(), exclusive=True))

    @property
    def seat(self) -> Seat | None:
        """Where one sits."""
        return self.state.viewer.seat if self.state else None

    # --- what the server says -------------------------------------------------------------------

    async def _follow(self) -> None:
        async for message in self.line.messages():
            match message:
                case Lost():
                    self.prompt(self.pen.say("app-reconnecting"), alert=True)
                case m.Snapshot():
                    self._sent.clear()
                    await self._take(message.state)
                case m.Update():
                    await self._take(message.state, message)
                case m.Refused():
                    error = refusal(message)
                    self._sent.clear()
                    self.prompt(sentence(error, self.pen.texts, self.pen.names, self.seat), True)
                case m.Hint():
                    self.show_advice(
                        [(tuple(map(Card.parse, a.cards)), a.round_win) for a in message.advice]
                    )
                case _:
                    pass
        self.prompt(self.pen.say("app-gone"), alert=True)

    async def _take(self, state: m.TableState, update: m.Update | None = None) -> None:
        """Show the state, tell what led to it, and say what there is to do."""
        self.state = state
        self.pen = replace(self.pen, names=names_at(self.pen.texts, state))
        if state.match is None:
            await self._gather(state)
            return
        ruleset = ruleset_named(state.options.ruleset, state.options.first_leader)
        bottom = self.seat if self.seat is not None else 0
        self.show(view_of(state.match, ruleset, self.seat), bottom)
        if update is not None:
            last = state.match.last_round.result if state.match.last_round else None
            happened = events_of(update.events, last)
            self.tell(happened, self.seat)
            if any(isinstance(event, CardsPassed) for event in happened):
                self.tell_received()
            if any(isinstance(event, RoundWon) for event in happened):
                told = [e for e in happened if isinstance(e, ENDING)]
                lines = [sentence(e, self.pen.texts, self.pen.names, self.seat) for e in told]
                self._show_end(state.match, lines)
        await self._prompt_state(state)

    async def _prompt_state(self, state: m.TableState) -> None:
        assert state.match is not None
        now = state.match.round
        if state.undo is not None and self.seat in state.undo.waiting:
            name = self.pen.names[state.undo.seat]
            self.prompt(self.pen.say("app-undo-asked", name=name))
        elif state.status in ("finished", "abandoned"):
            self.prompt(self.pen.say("app-table-over"))
        elif now is None:
            await self._get_ready(state.match)
        elif self.is_waiting:
            self.prompt_choice()
        else:
            names = [self.pen.names[seat] for seat in now.to_act]
            self.prompt(self.pen.say("app-waiting", names=self.pen.texts.join(names)))

    async def _gather(self, state: m.TableState) -> None:
        """Before the match: sit down; the owner starts."""
        seats = [
            name if seat.kind != "free" else self.pen.say("app-free-seat")
            for name, seat in zip(self.pen.names, state.seats, strict=True)
        ]
        self.query_one("#table", Static).update(self.pen.seats(seats, state.code))
        free = [seat.seat for seat in state.seats if seat.kind == "free"]
        if self.seat is None and free and not self._watch and not self._asked_for_seat:
            self._asked_for_seat = True
            await self.line.send("sit", seat=free[0])
        ask = "app-start" if state.viewer.owner else "app-waiting-for-start"
        self.prompt(self.pen.say(ask))

    async def _get_ready(self, match: m.MatchState) -> None:
        """Between two rounds: say that one is ready, before the first deal at once."""
        over = len(match.results)
        if self.seat is None or self._said_ready >= over:
            self.prompt(self.pen.say("app-waiting-for-deal"))
        elif over == 0:
            await self._ready(over)
        else:
            self.prompt(self.pen.say("app-continue"))

    async def _ready(self, over: int) -> None:
        self._said_ready = over
        self.prompt(self.pen.say("app-waiting-for-deal"))
        await self.line.send("ready", round=over)

    def _show_end(self, match: m.MatchState, told: list[str]) -> None:
        over = match.last_round
        if over is None:
            return
        left = [CardSet.of(*cards) for cards in over.left]
        body = self.pen.ending(told, breakdown_of(over.result), left)
        title = "app-match-over" if match.winner is not None else "app-round-over"
        sheet = Sheet(self.pen.say(title), body, self.pen.say("app-continue"))
        self.app.push_screen(sheet, lambda _: self.action_choose())

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
        """Enter: start, go on, or play the card under the cursor."""
        state = self.state
        if state is None:
            return
        if state.match is None:
            if state.viewer.owner:
                self._start(state)
        elif state.match.round is None and state.status == "playing" and self.seat is not None:
            over = len(state.match.results)
            if self._said_ready < over:
                self.run_worker(self._ready(over))
        else:
            super().action_choose()

    def _start(self, state: m.TableState) -> None:
        async def start() -> None:
            if any(seat.kind == "free" for seat in state.seats):
                await self.line.send("fill-with-bots")
            await self.line.send("start")

        self.run_worker(start())

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


async def watch_plainly(texts: Texts, line: Line) -> None:
    """Tell what happens at a table, line by line."""
    names: list[str] = []
    seat: Seat | None = None
    async for message in line.messages():
        if isinstance(message, Lost):
            print(texts.format("app-reconnecting"), flush=True)
        elif isinstance(message, m.Snapshot | m.Update):
            state = message.state
            names, seat = names_at(texts, state), state.viewer.seat
            if isinstance(message, m.Update):
                over = state.match.last_round if state.match else None
                for event in events_of(message.events, over.result if over else None):
                    print(sentence(event, texts, names, seat), flush=True)
            else:
                print(texts.format("account-players", names=texts.join(names)), flush=True)
            if state.status in ("finished", "abandoned"):
                return
        elif isinstance(message, m.Refused):
            print(sentence(refusal(message), texts, names, seat), flush=True)
        await asyncio.sleep(0)
