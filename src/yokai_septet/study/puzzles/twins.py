"""Twins: cards of one hand that make no difference which is played."""

from yokai_septet.game import Card
from yokai_septet.game.cards import SUPER_TRUMP, Mask, cards_of


def are_twins(one: Card, other: Card, hand: Mask, live: Mask) -> bool:
    """Whether two cards of a hand are of equal worth: plain cards of one suit with no card of
    anybody else between them. `live` holds every card in hands and in the present trick."""
    if one is other:
        return True
    if one.suit is not other.suit or SUPER_TRUMP in (one, other) or one.is_boss or other.is_boss:
        return False
    low, high = sorted((one.index, other.index))
    between = ((1 << high) - 1) & ~((2 << low) - 1)
    return not between & live & ~hand


def without_twins(playable: Mask, hand: Mask, live: Mask) -> list[Card]:
    """The playable cards, of twins only the lowest."""
    found: list[Card] = []
    for card in cards_of(playable):
        if not any(are_twins(card, other, hand, live) for other in found):
            found.append(card)
    return found
