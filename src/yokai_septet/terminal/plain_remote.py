"""A table on a server line by line: play there, or hear what happens."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import TypeAlias

from yokai_septet.bots import PLAYERS
from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, Event, Phase, Seat, View, ruleset_named
from yokai_septet.game.events import CardsPassed, PassChosen, VoidShown
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.decode import decode_events
from yokai_septet.terminal.fairness import FairnessCheck
from yokai_septet.terminal.menu_actions import CHECK, JOIN, MenuAction, menu_actions
from yokai_septet.terminal.narrator import Narrator, cards_in, choices
from yokai_septet.terminal.table_texts import names_at, news, options_lines, said, wishes
from yokai_septet.terminal.wire import Line, Lost, refusal, view_of
from yokai_septet.texts import Texts, sentence

Heard: TypeAlias = "asyncio.Queue[m.ServerMessage | Lost | str | None]"
"""What the server says and what is typed, in the order in which it comes; None at the end."""
OVER = ("finished", "abandoned")


class PlainRemote:
    """Follows a table in sentences, and sends what its person types.

    Whoever types at a terminal may do so at any time. What comes through a pipe is read only when
    an answer is awaited, so that a prepared answer meets its question.
    """

    def __init__(
        self, texts: Texts, line: Line, write: Callable[[str], None], watch: bool = False
    ) -> None:
        self.line = line
        self.state: m.TableState | None = None
        self._watch = watch
        self._tell = Narrator(texts, (), write)
        self._fairness = FairnessCheck()
        self._offered: list[MenuAction] = []
        self._asked: object = None
        """The last question: it is not asked twice."""
        self._awaits = False
        """Whether it is open."""
        self._sat = False
        self._wants_rematch = False
        self._said_ready = -1
        self._next: str | None = None
        """The table of the next match, to go to."""

    async def follow(self, keyboard: "Keyboard | None" = None) -> str | None:
        """Follow the table to its end; the code of the next match's table, if one goes there."""
        heard: Heard = asyncio.Queue()
        following = asyncio.create_task(self._listen(heard))
        try:
            while self._next is None:
                if keyboard is not None and (keyboard.eager or self._awaits):
                    keyboard.want(heard)
                message = await heard.get()
                if message is None:
                    self._tell.say("app-gone")
                    return None
                if isinstance(message, str):
                    if not await self._typed(message):
                        self._tell.say("plain-left")
                        return None
                elif await self._hear(message) and keyboard is None:
                    return None
        finally:
            following.cancel()
        return self._next

    async def _listen(self, heard: "Heard") -> None:
        messages: AsyncIterator[m.ServerMessage | Lost] = self.line.messages()
        async for message in messages:
            await heard.put(message)
        await heard.put(None)

    @property
    def seat(self) -> Seat | None:
        """Where one sits."""
        return self.state.viewer.seat if self.state else None

    # --- telling --------------------------------------------------------------------------------

    async def _hear(self, message: m.ServerMessage | Lost) -> bool:
        """Tell what the server says; whether the match is over."""
        tell = self._tell
        match message:
            case Lost():
                tell.say("app-reconnecting")
            case m.Snapshot():
                self._asked = None
                await self._take(message.state)
            case m.Update():
                await self._take(message.state, message)
            case m.Refused():
                tell.write(sentence(refusal(message), tell.texts, tell.names, self.seat))
                self._asked = None
                if self.state is not None:
                    await self._ask()
            case m.Hint():
                found = [(tuple(map(Card.parse, a.cards)), a.round_win) for a in message.advice]
                tell.advice(found)
            case m.Said():
                tell.write(said(message, tell.texts, tell.names))
        return self.state is not None and self.state.status in OVER

    async def _take(self, state: m.TableState, update: m.Update | None = None) -> None:
        tell, before, self.state = self._tell, self.state, state
        self._fairness.see(state)
        tell.names, tell.seat = names_at(tell.texts, state), self.seat
        tell.memory_aid = state.options.memory_aid
        if update is None:
            self._tell_table(state)
        else:
            self._tell_update(update)
        for line in wishes(before, state, tell.texts, tell.names):
            tell.write(line)
        if state.status in OVER and (before is None or before.status not in OVER):
            verdict = await self._fairness.check(self.line)
            tell.say(f"table-fair-{verdict}")
        await self._ask()

    def _tell_table(self, state: m.TableState) -> None:
        """Where one has come to."""
        tell = self._tell
        tell.say("app-table", code=state.code)
        seats = [
            name if seat.kind != "free" else tell.texts.format("table-seat-free")
            for name, seat in zip(tell.names, state.seats, strict=True)
        ]
        tell.say("account-players", names=tell.texts.join(seats))
        if state.match is None:
            for _, line in options_lines(tell.texts, state.options):
                tell.write(line)
            tell.say("app-invite", url=self.line.address.url)
            name, value = tell.texts.format("table-commitment"), state.commitment
            tell.say("app-setting", name=name, value=value)
        else:
            tell.seats(self._view())
            tell.table(self._view())

    def _tell_update(self, update: m.Update) -> None:
        tell = self._tell
        sides = update.state.match.ruleset.sides if update.state.match else ()
        for event in decode_events(update.events):
            if isinstance(event, Event):
                own = isinstance(event, VoidShown) and event.seat == self.seat
                if not own and not isinstance(event, PassChosen):
                    tell.write(sentence(event, tell.texts, tell.names, self.seat, sides))
            elif line := news(event, tell.texts, tell.names, self.seat):
                tell.write(line)
            if isinstance(event, CardsPassed):
                tell.received(self._view())

    def _view(self) -> View:
        assert self.state is not None
        assert self.state.match is not None
        options = self.state.options
        rules = ruleset_named(options.ruleset, options.first_leader)
        return view_of(self.state.match, rules, self.seat)

    # --- asking ---------------------------------------------------------------------------------

    async def _ask(self) -> None:
        """Ask what there is to decide, once."""
        state = self.state
        assert state is not None
        if self._watch:
            return
        if self._wants_rematch and state.rematch is not None:
            self._next = state.rematch
            return
        question = self._question(state)
        if question == self._asked:
            return
        self._asked, self._awaits = question, True
        if state.match is None:
            await self._ask_gathering(state)
        elif self.seat is None:
            self._awaits = False
        elif state.undo is not None and self.seat in state.undo.waiting:
            self._tell.say("app-undo-asked", name=self._tell.names[state.undo.seat])
        elif state.status in OVER:
            self._tell.say("app-next-game" if state.rematch else "app-play-again")
        elif state.match.round is None:
            await self._ask_ready(state.match)
        elif state.seats[self.seat].bot_plays:
            self._tell.say("app-bot-plays-for-you")
        elif self.seat in state.match.round.to_act:
            self._tell.offer(self._view())
            if state.clock is not None:
                seconds = max(0, round(state.clock.ends_at - state.clock.server_now))
                self._tell.say("table-seconds-left", seconds=seconds)
            passing = state.match.round.phase is Phase.PASS
            self._tell.say("plain-ask-pass" if passing else "plain-ask-play")
        else:
            self._awaits = False

    def _question(self, state: m.TableState) -> object:
        """What is to be decided, as a value that changes with it."""
        if state.match is None:
            return ("gathering", state.viewer.owner, self.seat)
        if state.status in OVER:
            return ("over", state.rematch)
        now = state.match.round
        asked = state.undo is not None and self.seat in state.undo.waiting
        if now is None:
            return ("between", len(state.match.results), asked)
        mine = self.seat in now.to_act
        passed = now.phase is Phase.PASS and now.passed is not None
        bot = self.seat is not None and state.seats[self.seat].bot_plays
        if bot and not asked:
            return ("bot", now.number)
        if not (mine or asked) or passed:
            return None
        return (now.number, now.phase, now.trick_number, len(now.trick.cards if now.trick else ()),
                asked, state.undone)  # fmt: skip

    async def _ask_gathering(self, state: m.TableState) -> None:
        free = [seat.seat for seat in state.seats if seat.kind == "free"]
        if self.seat is None and free and not self._sat:
            self._sat = True
            await self.line.send("sit", seat=free[0])
        if state.viewer.owner:
            self._tell.say("app-start")
        else:
            self._tell.say("app-waiting-for-start")
            self._awaits = False

    async def _ask_ready(self, match: m.MatchState) -> None:
        over = len(match.results)
        if over == 0:
            await self._ready(over)
        if self._said_ready >= over:
            self._awaits = False
        else:
            self._tell.say("app-continue")

    async def _ready(self, over: int) -> None:
        self._said_ready = over
        assert self.state is not None
        if over == 0 and self.seat is not None and self.state.salts[self.seat] is None:
            salt = self._fairness.new_salt(self.seat)
            self._tell.say("app-salted", salt=salt)
            await self.line.send("add-salt", salt=salt)  # which says that one is ready
        else:
            await self.line.send("ready", round=over)

    # --- what is typed --------------------------------------------------------------------------

    async def _typed(self, text: str) -> bool:
        """Do what was typed; False if one leaves."""
        answer, state = text.strip(), self.state
        if not text or answer.lower() == "q":
            return False
        if state is None:
            return True
        match answer.lower().split():
            case []:
                await self._enter(state)
            case ["u"]:
                await self.line.send("ask-undo")
            case ["x"]:
                await self.line.send("ask-hint")
            case ["y" | "z" as letter]:
                await self.line.send("answer-undo", agree=letter == "y")
            case ["s", *words]:
                await self._more(state, words)
            case ["?"]:
                self._tell.say("plain-help")
                self._tell.say("plain-help-remote")
            case _ if state.match is not None and self._tell.request(answer.lower(), self._view()):
                pass
            case _:
                await self._decide(state, answer)
        return True

    async def _enter(self, state: m.TableState) -> None:
        """Just Enter: what is usual here."""
        if state.match is None:
            if state.viewer.owner:
                if any(seat.kind == "free" for seat in state.seats):
                    await self.line.send("fill-with-bots")
                await self.line.send("start")
        elif state.rematch is not None:
            self._next = state.rematch
        elif state.status in OVER:
            await self._send("rematch")
        elif state.match.round is None and self.seat is not None:
            over = len(state.match.results)
            if self._said_ready < over:
                await self._ready(over)
                self._awaits = False
        elif self.seat is not None and state.seats[self.seat].bot_plays:
            await self.line.send("take-back")
        else:
            self._asked = None
            await self._ask()

    async def _decide(self, state: m.TableState, answer: str) -> None:
        """The answer should name cards."""
        tell, now = self._tell, state.match.round if state.match else None
        if now is None or self.seat is None or self.seat not in now.to_act:
            tell.say("error-nothing-to-decide")
            return
        passing = now.phase is Phase.PASS
        try:
            named = cards_in(answer, choices(self._view()), passing)
        except YokaiError as error:
            tell.write(sentence(error, tell.texts, tell.names, self.seat))
            return
        cards = [card.code for card in named]
        if passing:
            await self.line.send("pass", round=now.number, cards=cards)
        else:
            await self.line.send("play", round=now.number, trick=now.trick_number, card=cards[0])
        self._awaits = False

    async def _more(self, state: m.TableState, words: list[str]) -> None:
        """List what else can be done, or do it."""
        tell = self._tell
        number = int(words[0]) if words and words[0].isdecimal() else 0
        if not 1 <= number <= len(self._offered):
            self._offered = menu_actions(tell.texts, state, tell.names, list(PLAYERS))
            for place, action in enumerate(self._offered, 1):
                tell.say("app-setting", name=f"s {place}", value=action.label)
            return
        action = self._offered[number - 1]
        self._offered = []
        if action.command == JOIN:
            self._next = state.rematch
        elif action.command == CHECK:
            await self._fairness.check(self.line)
            for line in self._fairness.lines(tell.texts, state):
                tell.write(line)
        else:
            await self._send(action.command, **action.params)

    async def _send(self, command: str, **params: object) -> None:
        self._wants_rematch = self._wants_rematch or command == "rematch"
        self._sat = True  # whoever stands up does not want to sit again
        await self.line.send(command, **params)


class Keyboard:
    """Reads lines in a thread that does not hold the program up when it ends."""

    def __init__(self, read: Callable[[], str], eager: bool) -> None:
        self._read = read
        self.eager = eager
        """Whether lines are read at any time, and not only when an answer is awaited."""
        self._heard: Heard | None = None
        self._reading = False

    def want(self, heard: "Heard") -> None:
        """Put the next line in here."""
        self._heard = heard
        if not self._reading:
            self._reading = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._once, args=(loop,), daemon=True).start()

    def _once(self, loop: asyncio.AbstractEventLoop) -> None:
        line = self._read()

        def done() -> None:
            self._reading = False
            assert self._heard is not None
            self._heard.put_nowait(line)

        with suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(done)


def tell(line: str) -> None:
    """Write a line at once."""
    print(line, flush=True)


async def play_plainly(texts: Texts, line: Line) -> None:
    """Play at a table, and at those of its rematches."""
    keyboard = Keyboard(sys.stdin.readline, eager=sys.stdin.isatty())
    code: str | None = line.address.code
    while code is not None:
        line = line.at(code)
        code = await PlainRemote(texts, line, tell).follow(keyboard)


async def watch_plainly(texts: Texts, line: Line) -> None:
    """Tell what happens at a table, line by line."""
    await PlainRemote(texts, line, tell, watch=True).follow()
