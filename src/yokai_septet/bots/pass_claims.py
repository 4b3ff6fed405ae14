"""What may be said for a pass; see `claims.py`."""

from collections.abc import Callable, Iterator
from typing import Final

from yokai_septet.bots.advice import Params
from yokai_septet.bots.claims import PLAIN
from yokai_septet.bots.positions import Position, bosses_of_suit, height
from yokai_septet.game import SUPER_TRUMP, CardSet, Pass, Suit


class CardsPassed:
    """The viewer's hand without the cards of a pass."""

    def __init__(self, at: Position, choice: Pass) -> None:
        self.at = at
        self.hand = at.me.hand
        self.passed = CardSet.of(*choice.cards)
        self.kept = CardSet(self.hand.mask & ~self.passed.mask)


def _pass_void(played: CardsPassed) -> Params | None:
    for suit in _side_suits(played):
        if not played.kept.of_suit(suit):
            return {"suit": suit.letter}
    return None


def _pass_short(played: CardsPassed) -> Params | None:
    for suit in _side_suits(played):
        if len(played.kept.of_suit(suit)) == 1:
            return {"suit": suit.letter}
    return None


def _pass_boss(played: CardsPassed) -> Params | None:
    bosses = list(played.passed.bosses)
    if len(bosses) != 1:
        return None
    others = len(played.hand.of_suit(bosses[0].suit)) - 1
    return {"count": others} if others <= 2 else None


def _pass_high(played: CardsPassed) -> Params | None:
    highest = max(map(height, played.kept))
    return PLAIN if any(height(card) > highest for card in played.passed) else None


def _pass_low(played: CardsPassed) -> Params | None:
    # A low trump is no low card: it beats those of other suits.
    trump, lowest = played.at.me.round.trump, min(map(height, played.kept))
    low = [card for card in played.passed if card.suit is not trump and height(card) < lowest]
    return PLAIN if low else None


def _pass_trump(played: CardsPassed) -> Params | None:
    trump = played.at.me.round.trump
    if trump is None or played.passed.of_suit(trump) or SUPER_TRUMP in played.passed:
        return None
    trumps = len(played.kept.of_suit(trump))
    return {"trumps": trumps} if trumps else None


def _pass_guard(played: CardsPassed) -> Params | None:
    bosses = played.kept.bosses
    if played.passed.bosses:
        return None
    for boss in bosses:
        suit = boss.suit
        covered = len(played.kept.of_suit(suit)) > len(bosses_of_suit(played.kept, boss.suit))
        if played.passed.of_suit(suit) or not covered:
            return None
    return {"bosses": len(bosses)} if bosses else None


PASS_CLAIMS: Final[dict[str, Callable[[CardsPassed], Params | None]]] = {
    "pass-void": _pass_void,
    "pass-short": _pass_short,
    "pass-boss": _pass_boss,
    "pass-high": _pass_high,
    "pass-low": _pass_low,
    "pass-trump": _pass_trump,
    "pass-guard": _pass_guard,
}
"""Every reason for a pass."""


def _side_suits(played: CardsPassed) -> Iterator[Suit]:
    """The suits of the passed cards, without trump."""
    trump = played.at.me.round.trump
    return (suit for suit in Suit if suit is not trump and played.passed.of_suit(suit))
