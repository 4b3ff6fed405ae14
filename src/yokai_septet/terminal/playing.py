"""The table on the screen for people who play, or watch: on this machine or on a server."""

from collections.abc import Awaitable, Callable
from typing import ClassVar

from rich.text import Text

from yokai_septet.bots import PLAYERS
from yokai_septet.client import ClientView, TableClient
from yokai_septet.errors import YokaiError
from yokai_septet.game import Choice, Seat
from yokai_septet.table import Status
from yokai_septet.terminal.dialogs import ChoiceDialog, Dialog
from yokai_septet.terminal.following import FollowingScreen
from yokai_septet.terminal.menu_actions import OwnAction, menu_actions
from yokai_septet.terminal.renderer import Renderer
from yokai_septet.terminal.table_texts import (
    bot_message,
    fairness_lines,
)
from yokai_septet.terminal.words import strength_name


class PlayScreen(FollowingScreen):
    """Follows a table, and does what the people at the screen decide."""

    BINDINGS: ClassVar = [
        ("u", "undo"),
        ("x", "hint"),
        ("y", "answer_undo(True)"),
        ("z", "answer_undo(False)"),
        ("s", "more"),
    ]

    def __init__(self, renderer: Renderer, client: TableClient, watch: bool = False) -> None:
        super().__init__(renderer, client, watch)
        self._handing_over = False
        self._asked_for_seat = False
        self._wants_rematch = False
        self._ready_for = -1
        """The number of rounds that were over when these people said that they are ready."""
        self._answered: object = None
        """The decision that was taken last: it is on its way, or has arrived."""

    # --- what there is to do --------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Whether the person at the screen is to decide now."""
        table = self.table
        if table is None or self._me not in table.to_decide:
            return False
        return self._decision(table) != self._answered

    def _decision(self, table: ClientView) -> object:
        """What the person at the screen has to decide, as a value that changes with it."""
        now = table.view.round if table.view else None
        return self._me, table.rounds_over, table.undone, now and (now.phase, now.trick_number)

    def prompt_table(self, table: ClientView) -> None:
        """Say what there is to do now, or do it."""
        if table.status is Status.GATHERING:
            self._gather(table)
        elif table.undo is not None and table.undo_to_answer:
            name = self.renderer.names[table.undo.seat]
            self.prompt(self.renderer.say("app-undo-asked", name=name))
        elif table.is_over:
            self._prompt_over(table)
        elif table.awaits_deal:
            self._prompt_deal(table)
        elif table.seat is not None and table.seats[table.seat].bot_plays:
            message = bot_message(table.seats[table.seat])
            self.prompt(self.renderer.say(message), alert=True)
        elif self.is_waiting:
            self.prompt_choice()
        elif table.to_decide and len(table.people) > 1:
            self._hand_over(table.to_decide[0])
        else:
            self._prompt_others(table)

    def _prompt_others(self, table: ClientView) -> None:
        to_act = table.view.to_act if table.view else ()
        names = [self.renderer.names[seat] for seat in to_act]
        if to_act and to_act[0] not in (*table.others, *table.people):
            self.prompt(self.renderer.say("app-thinking", name=names[0]))
        else:
            self.prompt(self.renderer.say("app-waiting", names=self.renderer.texts.join(names)))

    def _prompt_over(self, table: ClientView) -> None:
        if table.rematch is not None and (self._wants_rematch or self._watch):
            self._go_to_rematch()
        elif table.rematch is not None:
            self.prompt(self.renderer.say("app-next-game"))
        elif self.client.address is not None:
            over = "app-play-again" if table.people else "app-table-over"
            self.prompt(self.renderer.say(over))
        else:
            self.prompt("")

    def _gather(self, table: ClientView) -> None:
        """Before the match: sit down; the owner starts."""
        free = [seat.seat for seat in table.seats if seat.kind == "free"]
        if not table.people and free and not self._watch and not self._asked_for_seat:
            self._asked_for_seat = True
            self._perform(lambda: self.client.sit(free[0]))
        waits = "app-be-ready" if table.may_be_ready else "app-waiting-for-start"
        self.prompt(self.renderer.say("app-start" if table.is_owner else waits))

    def _prompt_deal(self, table: ClientView) -> None:
        """Between two rounds somebody has to say that they are ready; before the first one the
        client does."""
        if not table.people or self._ready_for >= table.rounds_over:
            self.prompt(self.renderer.say("app-waiting-for-deal"))
        elif table.rounds_over == 0:
            self._get_ready(table)
        else:
            self.prompt(self.renderer.say("app-continue"))

    def _get_ready(self, table: ClientView) -> None:
        if self._ready_for >= table.rounds_over:
            return
        self._ready_for = table.rounds_over
        self.prompt(self.renderer.say("app-waiting-for-deal"))

        async def ready() -> None:
            salted = self.client.salt is not None
            await self.client.ready()
            if self.client.salt is not None and not salted:
                self.write(self.renderer.say("app-salted", salt=self.client.salt), "dim")

        self._perform(ready)

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, hide the hands until the next one is there."""
        if self._handing_over:
            return
        self._handing_over, self._me = True, None
        self.prompt("")
        self._refresh()
        name = self.renderer.names[seat]
        body = Text(self.renderer.say("app-hand-over", name=name))
        dialog = Dialog(name, body, self.renderer.say("app-hand-over-ready", name=name))
        self.app.push_screen(dialog, lambda _: self._handed_over(seat))

    def _handed_over(self, seat: Seat) -> None:
        self._handing_over, self._me = False, seat
        self._refresh()
        now = self.view.round if self.view else None
        if seat in self._untold and now is not None and now.leader is not None:
            self._untold.remove(seat)
            received = Text("\n").join([Text(line) for line in self.received()])
            foot = self.renderer.say("app-continue")
            self.app.push_screen(Dialog(self.renderer.names[seat], received, foot))
        if self.table is not None:
            self.prompt_table(self.table)

    def _refresh(self) -> None:
        if self.table is not None:
            self._show_table(self.table)

    def go_on(self, over: int) -> None:
        """After a round: be ready for the next deal, if it is still awaited. A match on this
        machine that is over is left."""
        table = self.table
        if table is None:
            return
        if table.is_over and self.client.address is None:
            self.action_leave()
        elif table.awaits_deal and table.rounds_over == over and table.people:
            self._get_ready(table)

    # --- what the person does -------------------------------------------------------------------

    def decide(self, decision: Choice) -> None:
        """Let this be the decision."""
        table = self.table
        if table is None:
            return
        self._answered = self._decision(table)

        async def act() -> None:
            try:
                await self.client.act(decision, table)
            except YokaiError:
                self._answered = None
                raise

        self._perform(act)

    def action_choose(self) -> None:
        """Enter: start, go on, play again, or play the card under the cursor."""
        table = self.table
        if table is None:
            return
        if table.status is Status.GATHERING:
            if table.is_owner:
                self._perform(self.client.start_with_bots)
            elif table.may_be_ready:
                self._perform(self.client.ready)
        elif table.rematch is not None:
            self._go_to_rematch()
        elif table.is_over:
            if table.people and self.client.address is not None:
                self._carry_out(OwnAction.REMATCH)
        elif table.awaits_deal:
            self.go_on(table.rounds_over)
        elif table.seat is not None and table.seats[table.seat].bot_plays:
            self._perform(self.client.take_back)
        else:
            super().action_choose()

    def action_more(self) -> None:
        """Everything else that can be done now, in a list."""
        if self.table is None or self.client.address is None:
            return
        texts, names = self.renderer.texts, self.renderer.names
        offered = menu_actions(texts, self.client, self.table, names, list(PLAYERS))

        def chosen(number: int | None) -> None:
            if number is not None:
                self._carry_out(offered[number].perform)

        title = self.renderer.say("app-more-title")
        if offered:
            self.app.push_screen(ChoiceDialog(title, [one.label for one in offered]), chosen)

    def _carry_out(self, action: Callable[[], Awaitable[None]] | OwnAction) -> None:
        match action:
            case OwnAction.CHECK_DEALS:
                self.run_worker(self._show_check())
            case OwnAction.JOIN_REMATCH:
                self._go_to_rematch()
            case OwnAction.REMATCH:
                self._wants_rematch = True
                self._perform(self.client.rematch)
            case _:
                self._asked_for_seat = True  # a person who stands up does not want to sit again
                self._perform(action)

    async def _show_check(self) -> None:
        if self.table is not None:
            verdict, renderer = await self.client.check_deals(), self.renderer
            lines = fairness_lines(renderer.texts, self.table, verdict, renderer.names)
            self.dialog("table-fair-title", Text("\n").join([Text(line) for line in lines]))

    def _go_to_rematch(self) -> None:
        if self.table is not None and self.table.rematch is not None:
            screen = PlayScreen(self.renderer, self.client.next_table(), self._watch)
            self.app.call_later(self.app.switch_screen, screen)

    def action_undo(self) -> None:
        """Take the last decision back, or ask to: against bots alone that is free."""
        if self.table is not None and self.table.may_undo:
            self._perform(self.client.ask_undo)

    def action_answer_undo(self, agree: bool) -> None:
        """Agree to somebody's taking back a card, or not."""
        if self.table is not None and self.table.undo_to_answer:
            self._perform(lambda: self.client.answer_undo(agree))

    async def action_hint(self) -> None:
        """What a bot thinks of the choices."""
        table, seat = self.table, self._me
        if table is None or seat is None or not self.is_waiting:
            return
        adviser = strength_name(self.renderer.texts, list(PLAYERS)[-1])
        self.prompt(self.renderer.say("app-thinking", name=adviser))

        async def ask() -> None:
            hint = await self.client.hint(seat)
            if self.is_waiting and self.table is not None and self.table.views == table.views:
                self.show_advice(hint.advice)

        self._perform(ask)

    def _perform(self, command: Callable[[], Awaitable[None]]) -> None:
        """Give a command; if it is refused, say why."""

        async def perform() -> None:
            try:
                await command()
            except YokaiError as error:
                self._show_error(error)

        self.run_worker(perform())
