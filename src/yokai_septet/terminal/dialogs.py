"""Dialogs over the table: the player aid, the last trick, how a round ended."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


class Dialog(ModalScreen[bool]):
    """A text with a title; True if it was answered with Enter, False if it was closed."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 40%; }
    Dialog > Vertical {
        width: auto; min-width: 40; max-width: 76; height: auto; max-height: 95%;
        border: round $accent; background: $surface; padding: 0 2;
    }
    Dialog VerticalScroll { height: auto; max-height: 100%; width: auto; }
    Dialog Static { width: auto; max-width: 70; }
    Dialog #foot { color: $text-muted; margin-top: 1; }
    """
    BINDINGS: ClassVar = [
        ("enter,space", "answer(True)"),
        ("escape,q", "answer(False)"),
    ]

    def __init__(self, title: str, body: Text, foot: str) -> None:
        super().__init__()
        self._title, self._body, self._foot = title, body, foot

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = self._title
            with VerticalScroll():
                yield Static(self._body, id="body")
            yield Static(self._foot, id="foot", markup=False)

    def action_answer(self, answer: bool) -> None:
        """Close the dialog."""
        self.dismiss(answer)

    def on_click(self) -> None:
        self.dismiss(True)


class ChoiceDialog(ModalScreen[int | None]):
    """A list to choose from: the number of what was chosen, or None."""

    DEFAULT_CSS = """
    ChoiceDialog { align: center middle; background: $background 40%; }
    ChoiceDialog > #choices {
        width: auto; min-width: 40; max-width: 76; height: auto; max-height: 90%;
        border: round $accent; background: $surface;
    }
    """
    BINDINGS: ClassVar = [("escape,q,s", "dismiss(None)")]

    def __init__(self, title: str, choices: Sequence[str]) -> None:
        super().__init__()
        self._title, self._choices = title, choices

    def compose(self) -> ComposeResult:
        options = [Option(Text(choice)) for choice in self._choices]
        menu = OptionList(*options, id="choices")
        menu.border_title = self._title
        yield menu

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)
