"""A match on this machine, at the table on the screen: against bots, or several at one keyboard."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual.widgets import RichLog

from yokai_septet.bots import PLAYERS, advise
from yokai_septet.errors import YokaiError
from yokai_septet.game import Pass, Play, Seat
from yokai_septet.game.events import CardsPassed, RoundWon
from yokai_septet.terminal.choosing import ENDING, ChoosingScreen
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.renderer import Renderer, shown
from yokai_septet.terminal.session import THINKING_TIME, Session, Step
from yokai_septet.terminal.words import cards_of, strength_name
from yokai_septet.texts import sentence


class LocalScreen(ChoosingScreen):
    """The session's match, as the person at the screen may see it."""

    BINDINGS: ClassVar = [("u", "undo"), ("x", "hint")]
    KEYS: ClassVar[tuple[str, ...]] = ("app-keys", "app-keys-local")

    def __init__(self, renderer: Renderer, session: Session, pace: float = 0.5) -> None:
        super().__init__(renderer)
        self.session = session
        self.memory_aid = session.memory_aid
        self.pace = pace
        self._me: Seat | None = session.people[0] if len(session.people) == 1 else None
        self._untold: set[Seat] = set()
        """Who of several people at one keyboard has not yet been told which cards they received."""
        self._decision: asyncio.Future[Pass | Play | None] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether the person at the screen is to decide now."""
        return self._decision is not None

    def on_mount(self) -> None:
        self.call_after_refresh(lambda: self.run_worker(self._play(), exclusive=True))

    # --- the match ------------------------------------------------------------------------------

    async def _play(self) -> None:
        session = self.session
        self._refresh()
        while not session.is_over:
            seats = session.waiting_for
            if not seats:
                step = await self._next()
            else:
                decided = await self._ask(seats[0])
                if decided is None:
                    session.undo()
                    self.query_one(RichLog).write(Text(self.renderer.say("app-undone"), "italic"))
                    self._refresh()
                    continue
                try:
                    step = session.act(decided)
                except YokaiError as error:
                    self.prompt(
                        sentence(error, self.renderer.texts, self.renderer.names, self._me), True
                    )
                    continue
            await self._show_step(step)
        self.call_later(self.action_leave)

    async def _next(self) -> Step:
        """The next thing that needs no person; a bot thinks in a thread of its own."""
        session = self.session
        if session.match.awaits_deal:
            step = session.next()
            assert step is not None
            return step
        seat = next(s for s in session.match.to_act if session.seats[s] is not None)
        self.prompt(self.renderer.say("app-thinking", name=self.renderer.names[seat]))
        return session.act(await asyncio.to_thread(session.decide, seat))

    async def _show_step(self, step: Step) -> None:
        alone = len(self.session.people) == 1  # otherwise "you" is somebody else a moment later
        self.tell(step.events, self._me if alone else None, self.session.ruleset.sides)
        self.prompt("")
        self._refresh()
        if any(isinstance(event, CardsPassed) for event in step.events):
            self._untold = set(self.session.people)
            if alone:
                self.tell_received()
        if isinstance(step.action, Play) and self.pace:
            await asyncio.sleep(self.pace)
        if any(isinstance(event, RoundWon) for event in step.events):
            await self._show_end(step)

    async def _show_end(self, step: Step) -> None:
        """Why the round ended, the points boss by boss, what was left, and who has won."""
        over = self.session.match.finished[-1]
        assert over.result is not None
        ending = [event for event in step.events if isinstance(event, ENDING)]
        me = self._me if len(self.session.people) == 1 else None
        told = [self.sentence(e, me, self.session.ruleset.sides) for e in ending]
        left = [over.hand(seat) for seat in self.session.ruleset.seats]
        body = self.renderer.ending(told, over.result.breakdown, left)
        title = "app-match-over" if self.session.is_over else "app-round-over"
        foot = self.renderer.say("app-continue")
        await self.app.push_screen_wait(Dialog(self.renderer.say(title), body, foot))

    # --- the person -----------------------------------------------------------------------------

    def _refresh(self) -> None:
        bottom = self._me if self._me is not None else self.session.people[0]
        view = shown(self.session.match, self._me)
        self.show(view.remembering(self.memory_aid), bottom)

    async def _ask(self, seat: Seat) -> Pass | Play | None:
        """What the person in this seat decides; None takes the last decision back."""
        if seat != self._me:
            await self._hand_over(seat)
        self._refresh()
        self.prompt_choice()
        self._decision = asyncio.get_running_loop().create_future()
        try:
            return await self._decision
        finally:
            self._decision = None

    async def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, hide the hands until the next one is there."""
        self._me = None
        self._refresh()
        name = self.renderer.names[seat]
        body = Text(self.renderer.say("app-hand-over", name=name))
        foot = self.renderer.say("app-hand-over-ready", name=name)
        await self.app.push_screen_wait(Dialog(name, body, foot))
        self._me = seat
        now = self.session.match.round
        if seat in self._untold and now is not None and now.leader is not None:
            self._untold.remove(seat)
            self._refresh()
            received = Text("\n").join([Text(line) for line in self.received()])
            await self.app.push_screen_wait(
                Dialog(name, received, self.renderer.say("app-continue"))
            )

    def action_undo(self) -> None:
        """Take the last decision back: against bots alone that is free."""
        if len(self.session.people) == 1 and self.session.can_undo:
            self.decide(None)

    async def action_hint(self) -> None:
        """What the strongest bot thinks of the choices; it thinks in a thread of its own."""
        asked, seat = self._decision, self._me
        if asked is None or seat is None:
            return
        name, rng = list(PLAYERS)[-1], self.session.random_for(seat)
        view = self.session.view_of(seat)
        adviser = strength_name(self.renderer.texts, name)
        self.prompt(self.renderer.say("app-thinking", name=adviser))
        advice = await asyncio.to_thread(advise, name, view, rng, THINKING_TIME)
        if self._decision is asked:
            self.show_advice([(cards_of(one.choice), one.round_win) for one in advice])

    def decide(self, decision: Pass | Play | None) -> None:
        """Let this be the decision; None takes the last one back."""
        if self._decision is not None and not self._decision.done():
            self._decision.set_result(decision)
