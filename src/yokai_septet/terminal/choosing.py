"""Deciding at the table on the screen: choose the cards to pass, or the card to play."""

from collections.abc import Iterator, Sequence

from yokai_septet.bots import Advice
from yokai_septet.errors import IllegalAction
from yokai_septet.game import Card, CardSet, Choice, Pass, Phase, Play, Seat, Suit, View
from yokai_septet.game.events import MatchWon, PointsScored, RoundWon
from yokai_septet.terminal.hand import HandWidget
from yokai_septet.terminal.table import TableScreen
from yokai_septet.terminal.words import best_choice
from yokai_septet.texts import sentence

ENDING = (RoundWon, PointsScored, MatchWon)
"""The events that tell how a round ended."""


class ChoosingScreen(TableScreen):
    """A table at which the viewer plays. Whoever stands behind it says what a decision does."""

    @property
    def is_waiting(self) -> bool:
        """Whether the person at the screen is to decide now."""
        raise NotImplementedError

    def decide(self, decision: Choice) -> None:
        """Let this be the decision."""
        raise NotImplementedError

    def _legal(self, view: View) -> tuple[Card, ...]:
        now = view.round
        if now is None or view.own is None or view.viewer not in now.to_act:
            return ()
        return tuple(view.own.legal)

    def received(self) -> Iterator[str]:
        """Which cards one was passed, giver by giver."""
        own = self.view.own if self.view else None
        gifts = own.received if own else ()
        for giver in sorted({gift.giver for gift in gifts}):
            cards = [gift.card for gift in gifts if gift.giver == giver]
            yield self.renderer.say("plain-received", name=self.renderer.names[giver], cards=cards)

    def tell_received(self) -> None:
        """Write into the log which cards one was passed."""
        for line in self.received():
            self.write(line, "bold")

    def show_advice(self, advice: Sequence[Advice]) -> None:
        """Say what is best, and write the estimates of the first few choices into the log."""
        if not advice:
            return
        self.prompt(best_choice(self.renderer.texts, advice[0]))
        for one in advice[:5]:
            if one.round_win is not None:
                codes = " ".join(card.code for card in one.choice.cards)
                self.write(f"{codes}  {self.renderer.texts.percent(one.round_win)}", "dim")

    def prompt_choice(self) -> None:
        """Say what there is to choose."""
        view = self.view
        if view is None or view.round is None or view.viewer is None:
            return
        led = view.round.led
        if view.round.phase is Phase.PASS:
            self.prompt(self._pass_prompt(view, view.viewer, len(self.hand.chosen)))
        elif led is None:
            self.prompt(self.renderer.say("app-your-lead"))
        else:
            self.prompt(self.renderer.say("app-your-turn", suit=led))

    def _pass_prompt(self, view: View, seat: Seat, chosen: int) -> str:
        recipients = view.ruleset.recipients(seat)
        if chosen == len(recipients):
            return self.renderer.say("app-confirm-pass")
        name = self.renderer.names[recipients[chosen]]
        if view.ruleset.pass_is_ordered:
            return self.renderer.say("app-pass-one", name=name)
        return self.renderer.say("app-pass", count=len(recipients) - chosen, name=name)

    def on_hand_widget_picked(self, message: HandWidget.Picked) -> None:
        view = self.view
        if not self.is_waiting or view is None or view.round is None or view.viewer is None:
            return
        if view.round.phase is Phase.PASS:
            self.hand.toggle(message.card, view.ruleset.pass_size)
            self.prompt_choice()
        elif message.card in self.hand.legal:
            self.decide(Play(view.viewer, message.card))
        else:
            self.prompt(self._why_not(view, view.round.led, message.card), alert=True)

    def _why_not(self, view: View, led: Suit | None, card: Card) -> str:
        """A card of the hand that may not be played is one that does not follow suit (R11)."""
        error = IllegalAction(
            "must-follow",
            f"{card} does not follow suit.",
            seat=view.viewer,
            card=card,
            led=led,
            legal=CardSet.of(*self.hand.legal),
        )
        return sentence(error, self.renderer.texts, self.renderer.names, view.viewer)

    def action_choose(self) -> None:
        """Play the card under the cursor; in the pass, pass what is chosen once it is enough."""
        view, chosen = self.view, self.hand.chosen
        if self.is_waiting and view and view.round and view.viewer is not None:
            passing = view.round.phase is Phase.PASS
            if passing and len(chosen) == view.ruleset.pass_size:
                self.decide(Pass(view.viewer, chosen))
                return
        super().action_choose()
