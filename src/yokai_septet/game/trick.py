"""Tricks (R11–R14, R54): which cards may be played, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from yokai_septet.game.cards import SUPER_TRUMP, Card, Mask, Suit
from yokai_septet.game.rows import Place
from yokai_septet.game.ruleset import Seat


class WonBy(Enum):
    """Why the winning card won (R13)."""

    SUPER_TRUMP = "super-trump"
    TRUMP = "trump"
    LED_SUIT = "led-suit"


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: its cards in the order played, from the leader clockwise."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    places: tuple[Place | None, ...] = ()
    """Where there are rows, for each card the place that it came from; None for the hand (R67)."""

    def seat_of(self, position: int) -> Seat:
        """Who played the card at this position."""
        return (self.leader + position) % len(self.cards)

    def card_of(self, seat: Seat) -> Card:
        """The card that this seat played."""
        return self.cards[(seat - self.leader) % len(self.cards)]

    @property
    def winning_card(self) -> Card:
        """The card that won."""
        return self.card_of(self.winner)


def playable(hand: Mask, led: Suit | None) -> Mask:
    """The cards of a hand that R11 and R12 allow when this suit was led (None when leading)."""
    if led is None:
        return hand
    return hand & led.mask or hand


def winning_position(cards: Sequence[Card], trump: Suit | None) -> int:
    """The position of the card that wins so far (R13; of two equal 7s the first, R54)."""
    best, best_rank, best_suit = 0, cards[0].rank, cards[0].suit
    for position, card in enumerate(cards):
        if card is SUPER_TRUMP:
            return position
        if card.suit is best_suit:
            if card.rank > best_rank:
                best, best_rank = position, card.rank
        elif card.suit is trump:
            best, best_rank, best_suit = position, card.rank, card.suit
    return best


def won_by(winning_card: Card, trump: Suit | None) -> WonBy:
    """Why a card that won a trick won it."""
    if winning_card is SUPER_TRUMP:
        return WonBy.SUPER_TRUMP
    return WonBy.TRUMP if winning_card.suit is trump else WonBy.LED_SUIT
