"""How cards look in a terminal: a colour and a crest for each suit, told apart without colour."""

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from yokai_septet.game import SUPER_TRUMP, Card, Suit

CRESTS: Final = "≋◆♥↯☾▲✱"
"""One sign for each suit: wind, stone, heart, lightning, moon, flame, snow crystal."""

_INK = {
    "light": "#ffffff",
    "dark": "#16161c",
}
_PAPER: Final = ("#2e7d4f", "#7d55a8", "#c9588f", "#d6a91e", "#34343f", "#b52a2a", "#2b6cb0")
"""They stay seven colours, and what they are, where a terminal has 256."""
_FADED: Final = ("#5fae82", "#a78bd0", "#d68bb1", "#cdb45c", "#9a9aa8", "#d97f7f", "#7fb0e0")
_FADED_FRENCH: Final = {Suit.EARTH: "#a0a5ad", Suit.DARKNESS: "#a78bd0"}
_SHADE: Final = "#26262c"
"""Cards that may not be played lie in the shade, with the suit's colour in their ink."""
_FRENCH_PAPER: Final = {Suit.EARTH: "#6b7078", Suit.DARKNESS: "#55288c"}
"""The French edition prints Earth grey and Darkness violet."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """The look of an edition."""

    french: bool = False

    def paper(self, suit: Suit) -> str:
        """The colour of a suit's cards."""
        return _FRENCH_PAPER.get(suit, _PAPER[suit]) if self.french else _PAPER[suit]

    def ink(self, suit: Suit) -> str:
        """The colour of what stands on a suit's cards."""
        return _INK["dark" if suit is Suit.LIGHTNING else "light"]

    def style(self, suit: Suit) -> Style:
        """A suit's card."""
        return Style(color=self.ink(suit), bgcolor=self.paper(suit), bold=True)

    def faded(self, suit: Suit) -> Style:
        """A suit's card that may not be played now."""
        ink = _FADED_FRENCH.get(suit, _FADED[suit]) if self.french else _FADED[suit]
        return Style(color=ink, bgcolor=_SHADE, dim=True)

    def chip(self, card: Card) -> Text:
        """A card in one line: ` ▲F7 `."""
        return Text(f" {crest(card.suit)}{card.code} ", self.style(card.suit))

    def suit_chip(self, suit: Suit) -> Text:
        """A suit in one line: ` ▲F `."""
        return Text(f" {crest(suit)}{suit.letter} ", self.style(suit))

    def face(self, card: Card | None, faded: bool = False) -> tuple[Text, ...]:
        """A card in two lines of four columns: rank, and suit; bosses and the ace are marked."""
        if card is None:
            return (Text("    "),) * 2
        style = self.faded(card.suit) if faded else self.style(card.suit)
        rank = _marked_rank(card)
        foot = f" {crest(card.suit)}{card.suit.letter} "
        return Text(f"{rank:>4}" if len(rank) > 2 else f" {rank:>2} ", style), Text(foot, style)

    def large_face(self, card: Card | None) -> tuple[Text, ...]:
        """A card in five lines of nine columns."""
        if card is None:
            return (Text(" " * 9),) * 5
        style, rank = self.style(card.suit), _marked_rank(card)
        sign = f"{crest(card.suit)} {card.suit.letter} {crest(card.suit)}"
        lines = (f" {rank:<8}", " " * 9, f"{sign:^9}", " " * 9, f"{rank:>8} ")
        return tuple(Text(line, style) for line in lines)


def _marked_rank(card: Card) -> str:
    """The rank, with a star for a boss and an exclamation mark for the Super Trump."""
    mark = "★" if card.is_boss else "!" if card is SUPER_TRUMP else ""
    return card.code[1:] + mark


def crest(suit: Suit) -> str:
    """The sign of a suit."""
    return CRESTS[suit]
