"""The hand at the bottom of the table: choose a card by letter, arrow keys or mouse."""

from collections.abc import Iterable
from string import ascii_lowercase
from typing import Any

from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from yokai_septet.game import Card
from yokai_septet.terminal.card_look import CardLook

LETTERS = ascii_lowercase[:16]
"""Every card has a letter from a to p; the letters after it are commands."""


class HandWidget(Widget):
    """Some cards, of which some may be played, some are chosen, and one is under the cursor."""

    DEFAULT_CSS = """
    HandWidget { height: 4; width: 100%; }
    """

    cards: reactive[tuple[Card, ...]] = reactive(())
    legal: reactive[frozenset[Card]] = reactive(frozenset())
    chosen: reactive[tuple[Card, ...]] = reactive(())
    cursor: reactive[int] = reactive(0)
    labels: reactive[dict[Card, str]] = reactive({})
    """What stands under the cards instead of their letters; at most four columns each."""

    class Picked(Message):
        """A card of the hand was picked."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self, look: CardLook, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._look = look

    def show(self, cards: Iterable[Card], legal: Iterable[Card]) -> None:
        """Show these cards; the cursor goes to the first that may be played."""
        fresh = tuple(cards)
        if fresh != self.cards or frozenset(legal) != self.legal:
            self.cards, self.legal, self.chosen = fresh, frozenset(legal), ()
            self.cursor = next((i for i, card in enumerate(fresh) if card in self.legal), 0)

    def toggle(self, card: Card, limit: int) -> None:
        """Choose the card, or choose it no more; of too many, the first one is let go."""
        if card in self.chosen:
            self.chosen = tuple(c for c in self.chosen if c is not card)
        else:
            self.chosen = (*self.chosen, card)[-limit:]

    def move(self, steps: int) -> None:
        """Move the cursor to the next card, or the next but one, that may be played."""
        if not self.cards:
            return
        for distance in range(1, len(self.cards) + 1):
            there = (self.cursor + (distance if steps > 0 else -distance)) % len(self.cards)
            if not self.legal or self.cards[there] in self.legal:
                self.cursor = there
                return

    def pick(self, index: int | None = None) -> None:
        """Pick the card at this place, or the one under the cursor."""
        index = self.cursor if index is None else index
        if 0 <= index < len(self.cards):
            self.cursor = index
            self.post_message(self.Picked(self.cards[index]))

    # --- drawing --------------------------------------------------------------------------------

    @property
    def _pitch(self) -> int:
        """The columns from one card to the next."""
        return 5 if len(self.cards) * 5 <= self.size.width else 4

    @property
    def _margin(self) -> int:
        return max(0, (self.size.width - len(self.cards) * self._pitch + 1) // 2)

    def render(self) -> Text:
        rows = [Text(" " * self._margin, no_wrap=True) for _ in range(4)]
        gap = " " * (self._pitch - 4)
        for index, card in enumerate(self.cards):
            playable = card in self.legal
            top, foot = self._look.face(card, faded=bool(self.legal) and not playable)
            raised = card in self.chosen
            column = [top, foot, Text("    ")] if raised else [Text("    "), top, foot]
            column.append(self._label(index, playable))
            for row, cell in zip(rows, column, strict=True):
                row.append_text(cell)
                row.append(gap)
        return Text("\n").join(rows)

    def _label(self, index: int, playable: bool) -> Text:
        if not playable:
            return Text("    ")
        if self.labels:
            style = "bold reverse" if index == self.cursor else "bold"
            return Text(f"{self.labels.get(self.cards[index], ''):^4}", style)
        letter = LETTERS[index] if index < len(LETTERS) else "·"
        if index == self.cursor:
            return Text(f"[{letter}] ", "bold reverse")
        return Text(f" {letter}  ", "bold")

    def on_click(self, event: events.Click) -> None:
        index = (event.x - self._margin) // self._pitch
        if event.x >= self._margin and 0 <= index < len(self.cards):
            self.pick(index)
