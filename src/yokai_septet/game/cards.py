"""The cards (R1–R4): seven suits, 49 cards and 7 foil copies, and sets of them.

People handle `Card` and `CardSet`; fast code handles the 56-bit mask behind a set. Each suit is one
byte of the mask, ranks ascend within it, and the foil copy of a 7 sits right after its 7. There is
exactly one `Card` object for each card, so cards may be compared with `is`.
"""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, TypeAlias

from yokai_septet.errors import InvalidValue

Mask: TypeAlias = int
"""A set of cards as an integer: bit `card.index` is set for every card of the set."""


class Suit(IntEnum):
    """The seven elements, from the weakest range of ranks to the strongest (R1)."""

    WIND = 0
    EARTH = 1
    CHARM = 2
    LIGHTNING = 3
    DARKNESS = 4
    FIRE = 5
    SNOW = 6

    @property
    def letter(self) -> str:
        """The letter that stands for this suit in card codes."""
        return SUIT_LETTERS[self]

    @property
    def ranks(self) -> range:
        """The seven ranks of this suit; the ace counts as 1."""
        return range(self + 1, self + 8)

    @property
    def mask(self) -> Mask:
        """All cards of this suit, the foil copy included."""
        return SUIT_MASKS[self]

    @classmethod
    def parse(cls, letter: str) -> "Suit":
        """The suit with this letter, such as `W` for Wind."""
        position = SUIT_LETTERS.find(letter) if isinstance(letter, str) else -1
        if position < 0 or len(letter) != 1:
            raise InvalidValue(
                "unknown-suit",
                f"{letter!r} is not a suit; the suits are {' '.join(SUIT_LETTERS)}.",
                text=letter,
            )
        return cls(position)


SUIT_LETTERS: Final = "WECLDFS"
SUIT_MASKS: Final[tuple[Mask, ...]] = tuple(0xFF << 8 * suit for suit in range(7))
"""All cards of each suit, the foil copies included."""
BOSS_RANK: Final = 7

WHITE_STARS: Final = (0, 0, 1, 1, 1, 2, 2)
"""The white stars on each suit's boss: they count in every game (R2)."""
BLACK_STARS: Final = (0, 1, 0, 1, 1, 1, 1)
"""The black stars on each suit's boss: they count with three players only (R2)."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card. Get it with `Card.parse("W7")` or from `ALL_CARDS`; never make one yourself."""

    suit: Suit
    rank: int
    """1 for the ace, else the number printed on the card."""
    foil: bool
    """Whether this is the second copy of a 7 in the Seven Suitors deck (R4)."""
    index: int
    """The card's bit in a mask."""
    code: str
    """How the card is written: suit letter and rank, `WA`, `S13`, `W7f`."""
    mask: Mask
    """The set of this card alone."""

    @property
    def is_boss(self) -> bool:
        """Whether this is a Boss Yokai, a 7 (R2)."""
        return self.rank == BOSS_RANK

    @staticmethod
    def parse(code: str) -> "Card":
        """The card with this code, such as `WA`, `S13` or `W7f`."""
        card = _BY_CODE.get(code) if isinstance(code, str) else None
        if card is None:
            raise InvalidValue(
                "unknown-card",
                f"{code!r} is not a card; a card is a suit letter ({SUIT_LETTERS}) and a rank"
                " of that suit, such as WA, W7 or S13.",
                text=code,
            )
        return card

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[Any, ...]:
        return Card.parse, (self.code,)  # a copied or unpickled card is the same object

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, _memo: object) -> "Card":
        return self


def _all_cards() -> Iterator[Card]:
    for suit in Suit:
        index = 8 * suit
        for rank in suit.ranks:
            code = f"{suit.letter}{'A' if rank == 1 else rank}"
            yield Card(suit, rank, False, index, code, 1 << index)
            index += 1
            if rank == BOSS_RANK:
                yield Card(suit, rank, True, index, f"{code}f", 1 << index)
                index += 1


ALL_CARDS: Final[tuple[Card, ...]] = tuple(_all_cards())
"""All 56 cards in the order of their index: suits as in R1, ranks ascending."""
_BY_CODE: Final = {card.code: card for card in ALL_CARDS}


_CARDS_OF_BYTE: Final = tuple(
    tuple(
        tuple(
            card for slot, card in enumerate(ALL_CARDS[8 * suit : 8 * suit + 8]) if byte >> slot & 1
        )
        for byte in range(256)
    )
    for suit in Suit
)
"""The cards of every possible byte of a mask, suit by suit."""


def cards_of(mask: Mask) -> list[Card]:
    """The cards of a mask, in the order of their index."""
    cards: list[Card] = []
    for byte, of_byte in zip(mask.to_bytes(7, "little"), _CARDS_OF_BYTE, strict=True):
        if byte:
            cards += of_byte[byte]
    return cards


def mask_of(cards: Iterable[Card]) -> Mask:
    """The mask of some cards."""
    mask = 0
    for card in cards:
        mask |= card.mask
    return mask


@dataclass(frozen=True, slots=True, repr=False)
class CardSet(Set[Card]):
    """An immutable set of cards. It iterates by suit and rank; `mask` is its raw twin."""

    mask: Mask = 0

    @classmethod
    def of(cls, *cards: Card | str) -> "CardSet":
        """The set of these cards, given as cards or codes."""
        return cls(mask_of(Card.parse(c) if isinstance(c, str) else c for c in cards))

    @classmethod
    def parse(cls, codes: str) -> "CardSet":
        """The set of cards whose codes stand in this text, separated by spaces."""
        cards = cls()
        for code in codes.split():
            card = Card.parse(code)
            if card in cards:
                raise InvalidValue("repeated-card", f"{code} stands there twice.", text=code)
            cards = cls(cards.mask | card.mask)
        return cards

    @classmethod
    def _from_iterable(cls, cards: Iterable[Any]) -> Any:  # what the operators of Set build on
        return cls(mask_of(cards))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask & card.mask)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(card.code for card in self)

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"

    def of_suit(self, suit: Suit) -> "CardSet":
        """The cards of one suit."""
        return CardSet(self.mask & suit.mask)

    @property
    def bosses(self) -> "CardSet":
        """The Boss Yokai among these cards."""
        return CardSet(self.mask & BOSSES)


SUPER_TRUMP: Final = Card.parse("WA")
"""The card that beats every other (R3)."""
SECOND_CHOICE: Final = Card.parse("S13")
"""Decides who leads first when the Super Trump itself is the face-up card (R9)."""
BOSSES: Final[Mask] = mask_of(card for card in ALL_CARDS if card.is_boss)
FOILS: Final[Mask] = mask_of(card for card in ALL_CARDS if card.foil)
EVERY_CARD: Final[Mask] = mask_of(ALL_CARDS)
