"""The game line by line: for screen readers, pipes, and people who like it that way.

Everything is told in sentences in the order in which it happens; every choice is numbered, and a
card may also be given by its code. Nothing is drawn, coloured or overwritten. The table may be on
this machine or on a server.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from yokai_septet.bots import PLAYERS
from yokai_septet.client import ClientView, TableClient
from yokai_septet.client import notices as n
from yokai_septet.errors import YokaiError
from yokai_septet.game import Pass, Phase, Play, Seat
from yokai_septet.table import Status
from yokai_septet.terminal.console import Console
from yokai_septet.terminal.menu_actions import MenuAction, OwnAction, menu_actions
from yokai_septet.terminal.narrator import cards_in, choices
from yokai_septet.terminal.plain_following import PlainFollower
from yokai_septet.terminal.table_texts import (
    bot_message,
    clock_line,
    fairness_lines,
)
from yokai_septet.texts import Texts


class LeftTable(Exception):
    """The person has left the game, or there is nothing more to read."""


class PlainTable(PlainFollower):
    """Follows a table in sentences, and does what its people type."""

    def __init__(
        self, texts: Texts, client: TableClient, console: Console, watch: bool = False
    ) -> None:
        super().__init__(texts, client, console, watch)
        self._offered: list[MenuAction] = []
        self._awaits = False
        """Whether a question is open."""
        self._question_text = ""
        self._handing_over: Seat | None = None
        """Who of several people is to come to the keyboard."""
        self._sat = False
        self._wants_rematch = False
        self._ready_for = -1
        """The number of rounds that were over when these people said that they are ready."""
        self._next: TableClient | None = None
        """The table of the next match, to go to."""

    async def follow(self) -> TableClient | None:
        """Follow the table to its end; the client of the next match's table, if there is one."""
        heard: asyncio.Queue[n.Notice | str] = asyncio.Queue()
        reading = False
        async with self.client:
            listening = asyncio.create_task(self._listen(heard))
            try:
                while self._next is None:
                    if not reading and (self._awaits or (self._console.eager and not self._watch)):
                        self._console.want(heard)
                        reading = True
                    message = await heard.get()
                    if isinstance(message, str):
                        reading = False
                        await self._typed(message)
                    elif await self._hear(message):
                        return None
            except LeftTable:
                self._narrator.say("plain-left")
            finally:
                listening.cancel()
        return self._next

    async def _listen(self, heard: "asyncio.Queue[n.Notice | str]") -> None:
        async for notice in self.client.notices():
            await heard.put(notice)

    # --- asking ---------------------------------------------------------------------------------

    async def ask(self, table: ClientView) -> None:
        """Ask what there is to decide, once."""
        if self._watch:
            return
        if self._wants_rematch and table.rematch is not None:
            self._next = self.client.next_table()
            return
        question = self._question(table)
        if question == self._asked:
            return
        self._asked, self._awaits = question, False
        if table.status is Status.GATHERING:
            await self._ask_gathering(table)
        elif not table.people:
            return
        elif table.undo is not None and table.undo_to_answer:
            self._ask_for("app-undo-asked", name=self._narrator.names[table.undo.seat])
        elif table.is_over:
            if self.client.address is not None:
                self._ask_for("app-next-game" if table.rematch else "app-play-again")
        elif table.awaits_deal:
            await self._ask_ready(table)
        elif table.seat is not None and table.seats[table.seat].bot_plays:
            self._ask_for(bot_message(table.seats[table.seat]))
        elif table.to_decide:
            self._ask_decision(table)

    def _question(self, table: ClientView) -> object:
        """What is to be decided, as a value that changes with it."""
        now = table.view.round if table.view else None
        return (
            table.status,
            (table.is_owner, table.may_be_ready) if table.status is Status.GATHERING else None,
            table.rounds_over,
            table.people,
            table.to_decide[:1],
            table.undo_to_answer,
            table.rematch,
            now and (now.phase, now.trick_number, len(now.trick)) if table.to_decide else None,
            table.undone,
            table.seat is not None and table.seats[table.seat].bot_plays,
        )

    def _ask_for(self, message: str, **params: object) -> None:
        """Ask a question whose answer is awaited."""
        self._awaits, self._question_text = True, self._narrator.texts.format(message, **params)
        self._console.ask(self._question_text)

    async def _ask_gathering(self, table: ClientView) -> None:
        free = [seat.seat for seat in table.seats if seat.kind == "free"]
        if not table.people and free and not self._sat:
            self._sat = True
            await self._perform(lambda: self.client.sit(free[0]))
        if table.is_owner:
            self._ask_for("app-start")
        elif table.may_be_ready:
            self._ask_for("app-be-ready")
        else:
            self._narrator.say("app-waiting-for-start")

    async def _ask_ready(self, table: ClientView) -> None:
        """Before the first deal, and where nobody else is waited for, these people are ready."""
        if self._ready_for >= table.rounds_over:
            return
        if table.rounds_over == 0 or not table.others:
            await self._ready(table)
        else:
            self._ask_for("app-continue")

    async def _ready(self, table: ClientView) -> None:
        self._ready_for = table.rounds_over
        salted = self.client.salt is not None
        if await self._perform(self.client.ready) and not salted and self.client.salt:
            self._narrator.say("app-salted", salt=self.client.salt)

    def _ask_decision(self, table: ClientView) -> None:
        tell = self._narrator
        if tell.seat not in table.to_decide:
            self._hand_over(table.to_decide[0])
            return
        view = self._view(table)
        if view is None or view.round is None:
            return
        tell.offer(view)
        if table.ends_at is not None:
            tell.write(clock_line(table, tell.texts, time.monotonic()))
        passing = view.round.phase is Phase.PASS
        self._ask_for("plain-ask-pass" if passing else "plain-ask-play")

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, hide what the last one saw."""
        tell = self._narrator
        self._handing_over, tell.seat = seat, None
        tell.write("\n" * 60)
        tell.say("plain-hand-over", name=tell.names[seat])
        self._ask_for("plain-ask-ready")

    async def _handed_over(self, table: ClientView, seat: Seat) -> None:
        """Show the next person the table, and what they received."""
        tell = self._narrator
        self._handing_over, tell.seat, self._asked = None, seat, None
        if view := self._view(table):
            tell.table(view)
            if view.round and not any(view.round.won) and view.round.leader is not None:
                tell.received(view)
        await self.ask(table)

    # --- what is typed --------------------------------------------------------------------------

    async def _typed(self, text: str) -> None:
        """Do what was typed."""
        answer, table = text.strip(), self._table
        if not text or answer.lower() == "q":
            raise LeftTable
        if table is None:
            return
        asked, self._question_text = self._question_text, ""
        if self._handing_over is not None:
            await self._handed_over(table, self._handing_over)
        else:
            await self._answered(table, answer)
        if self._awaits and not self._question_text:  # it is still open
            self._question_text = asked
            self._console.ask(asked)

    async def _answered(self, table: ClientView, answer: str) -> None:
        match answer.lower().split():
            case []:
                await self._enter(table)
            case ["u"]:
                await self._undo(table)
            case ["x"]:
                await self._hint(table)
            case ["y" | "z" as letter] if self.client.address is not None:
                await self._perform(lambda: self.client.answer_undo(letter == "y"))
            case ["s", *words] if self.client.address is not None:
                await self._more(table, words)
            case ["?"]:
                self._narrator.say("plain-help")
                if self.client.address is not None:
                    self._narrator.say("plain-help-remote")
            case _:
                await self._decide(table, answer)

    async def _enter(self, table: ClientView) -> None:
        """Just Enter: what is usual here."""
        if table.status is Status.GATHERING:
            if table.is_owner:
                await self._perform(self.client.start_with_bots)
            elif table.may_be_ready:
                await self._perform(self.client.ready)
        elif table.rematch is not None:
            self._next = self.client.next_table()
        elif table.is_over:
            await self._rematch()
        elif table.awaits_deal and table.people:
            if self._ready_for < table.rounds_over:
                self._awaits = False
                await self._ready(table)
        elif table.seat is not None and table.seats[table.seat].bot_plays:
            await self._perform(self.client.take_back)
        else:
            self._asked = None
            await self.ask(table)

    async def _rematch(self) -> None:
        self._wants_rematch = True
        await self._perform(self.client.rematch)

    async def _undo(self, table: ClientView) -> None:
        if table.may_undo:
            await self._perform(self.client.ask_undo)
        else:
            self._narrator.say("plain-no-undo")

    async def _hint(self, table: ClientView) -> None:
        seat = self._narrator.seat
        if seat is None or seat not in table.to_decide:
            self._narrator.say("error-nothing-to-decide")
            return
        try:
            hint = await self.client.hint(seat)
        except YokaiError as error:
            self._tell_error(error)
        else:
            self._narrator.advice(hint.advice)

    async def _decide(self, table: ClientView, answer: str) -> None:
        """The answer asks for something that can be told, or names cards."""
        tell, view = self._narrator, self._view(table)
        if view is not None and tell.request(answer.lower(), view):
            return
        if view is None or view.viewer is None or view.viewer not in table.to_decide:
            tell.say("error-nothing-to-decide")
            return
        passing = view.round is not None and view.round.phase is Phase.PASS
        try:
            cards = cards_in(answer, choices(view), passing)
        except YokaiError as error:
            self._tell_error(error)
            return
        action = Pass(view.viewer, cards) if passing else Play(view.viewer, cards[0])
        if await self._perform(lambda: self.client.act(action, table)):
            self._awaits = False

    async def _more(self, table: ClientView, words: list[str]) -> None:
        """List what else can be done, or do it."""
        tell = self._narrator
        number = int(words[0]) if words and words[0].isdecimal() else 0
        if not 1 <= number <= len(self._offered):
            self._offered = menu_actions(tell.texts, self.client, table, tell.names, list(PLAYERS))
            for place, action in enumerate(self._offered, 1):
                tell.say("app-setting", name=f"s {place}", value=action.label)
            return
        chosen = self._offered[number - 1].perform
        self._offered, self._sat = [], True  # a person who stands up does not want to sit again
        match chosen:
            case OwnAction.JOIN_REMATCH:
                self._next = self.client.next_table()
            case OwnAction.REMATCH:
                await self._rematch()
            case OwnAction.CHECK_DEALS:
                verdict = await self.client.check_deals()
                for line in fairness_lines(tell.texts, table, verdict, tell.names):
                    tell.write(line)
            case _:
                await self._perform(chosen)

    async def _perform(self, command: Callable[[], Awaitable[None]]) -> bool:
        """Give a command; whether it was carried out. If not, say why."""
        try:
            await command()
        except YokaiError as error:
            self._tell_error(error)
            return False
        return True


def play_plainly(texts: Texts, client: TableClient, console: Console) -> None:
    """Play at a table, and at those of its rematches."""

    async def play() -> None:
        following: TableClient | None = client
        while following is not None:
            following = await PlainTable(texts, following, console).follow()

    try:
        asyncio.run(play())
    except KeyboardInterrupt:
        console.write(texts.format("plain-left"))


def watch_plainly(texts: Texts, client: TableClient, console: Console) -> None:
    """Tell what happens at a table."""

    async def watch() -> None:
        await PlainTable(texts, client, console, watch=True).follow()

    asyncio.run(watch())
