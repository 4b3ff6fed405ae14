"""The small values of the game as they travel: cards are codes, suits are letters."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from yokai_septet.game import BossPoints, Card, CardSet, Suit
from yokai_septet.game.cards import Mask
from yokai_septet.game.cards import cards_of as cards_of_mask
from yokai_septet.table.commands import CardCode

SuitLetter: TypeAlias = Literal["W", "E", "C", "L", "D", "F", "S"]


class BossPointsState(Struct, frozen=True, kw_only=True):
    """What one boss brought."""

    boss: CardCode
    points: int
    from_hand: bool


def code(card: Card | None) -> CardCode | None:
    """A card as it travels."""
    return None if card is None else card.code


def codes(cards: Iterable[Card]) -> list[CardCode]:
    """Cards as they travel."""
    if type(cards) is CardSet:  # unlike `isinstance`, it is quick to say no
        return list(_codes_of_mask(cards.mask))
    return [card.code for card in cards]


@lru_cache(8192)
def _codes_of_mask(mask: Mask) -> tuple[CardCode, ...]:
    """The codes of a set. A card changes one hand, and all are sent again after it."""
    return tuple([card.code for card in cards_of_mask(mask)])


def letter(suit: Suit | None) -> SuitLetter | None:
    """A suit as it travels."""
    return None if suit is None else suit.letter  # type: ignore[return-value]


def letters(suits: Iterable[Suit]) -> list[SuitLetter]:
    """Suits as they travel, in their order."""
    return [suit.letter for suit in sorted(suits)] if suits else []  # type: ignore[misc]


def boss_points_state(points: BossPoints) -> BossPointsState:
    """The points of a boss as they travel."""
    return BossPointsState(boss=points.boss.code, points=points.points, from_hand=points.from_hand)


def card_of(code: CardCode | None) -> Card | None:
    """The card that travelled as this code."""
    return None if code is None else Card.parse(code)


def cards_of(codes: Iterable[CardCode]) -> tuple[Card, ...]:
    """The cards that travelled as these codes."""
    return tuple(map(Card.parse, codes))


def suit_of(letter: SuitLetter | None) -> Suit | None:
    """The suit that travelled as this letter."""
    return None if letter is None else Suit.parse(letter)


def suits_of(letters: Iterable[SuitLetter]) -> frozenset[Suit]:
    """The suits that travelled as these letters."""
    return frozenset(map(Suit.parse, letters))


def boss_points_of(state: BossPointsState) -> BossPoints:
    """The points of a boss that travelled."""
    return BossPoints(Card.parse(state.boss), state.points, state.from_hand)
