"""What can happen in a match: cards are dealt, passed and played. Everything else follows."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from yokai_septet.game.cards import ALL_CARDS, Card, CardSet, Mask, cards_of
from yokai_septet.game.ruleset import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards are dealt, by nobody in particular (R7, R50)."""

    hands: tuple[CardSet, ...]
    """The cards of each seat."""
    face_up: Card | None
    """The card left over, whose suit is trump; none in Seven Suitors."""


@dataclass(frozen=True, slots=True)
class Pass:
    """A player chooses the cards to pass (R8, R51).

    `cards[i]` goes to `ruleset.recipients(seat)[i]`: with a single recipient the order means
    nothing, in Seven Suitors the cards go to the left, across and to the right.
    """

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card to the trick (R11)."""

    seat: Seat
    card: Card


Action: TypeAlias = Deal | Pass | Play

_PLAYS: Final = tuple(tuple(Play(seat, card) for card in ALL_CARDS) for seat in range(4))
"""Every play there is, by seat and by the card's index: looking one up is faster than making it."""


def plays_of(seat: Seat, cards: Mask) -> list[Play]:
    """The plays of these cards by this seat, in the order of the cards' index."""
    plays = _PLAYS[seat]
    return [plays[card.index] for card in cards_of(cards)]
