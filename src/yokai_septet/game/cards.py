"""The cards (R1–R4): seven suits, 49 cards and 7 foil copies, and sets of them.

People handle `Card` and `CardSet`; fast code handles the 56-bit mask behind a set. Each suit is one
byte of the mask, ranks ascend within it, and the foil copy of a 7 sits right after its 7. There is
exactly one `Card` object for each card, so cards may be compared with `is`.
"""

from collections.abc import Iterable, Iterator, Set
from enum import Enum
from typing import Any, Final, TypeAlias

from yokai_septet.errors import InvalidValue

Mask: TypeAlias = int
"""A set of cards as an integer: bit `card.index` is set for every card of the set."""
SUIT_LETTERS: Final = "WECLDFS"
BOSS_RANK: Final = 7


class Suit(Enum):
    """The seven elements, from the weakest range of ranks to the strongest (R1). The value is the
    letter that stands for the suit in card codes."""

    index: int
    """The suit's place among the seven, from 0; also what it is as an index of a sequence."""
    letter: str
    """The value once more."""
    ranks: range
    """The seven ranks of this suit; the ace counts as 1."""
    mask: Mask
    """All cards of this suit, the foil copy included."""

    WIND = "W"
    EARTH = "E"
    CHARM = "C"
    LIGHTNING = "L"
    DARKNESS = "D"
    FIRE = "F"
    SNOW = "S"

    def __init__(self, letter: str) -> None:
        self.index = SUIT_LETTERS.index(letter)
        self.letter = letter
        self.ranks = range(self.index + 1, self.index + 8)
        self.mask = 0xFF << 8 * self.index

    @classmethod
    def parse(cls, letter: str) -> "Suit":
        """The suit with this letter, such as `W` for Wind."""
        try:
            return cls(letter)
        except ValueError:
            raise InvalidValue(
                "unknown-suit",
                f"{letter!r} is not a suit; the suits are {' '.join(SUIT_LETTERS)}.",
                text=letter,
            ) from None

    def __repr__(self) -> str:
        return f"Suit({self.letter!r})"

    def __index__(self) -> int:
        return self.index

    def __lt__(self, other: "Suit") -> bool:
        return self.index < other.index

    __hash__ = object.__hash__  # quicker than that of an `Enum`


SUITS: Final = tuple(Suit)
"""The suits by their index."""
WHITE_STARS: Final = (0, 0, 1, 1, 1, 2, 2)
"""The white stars on each suit's boss: they count in every game (R2)."""
BLACK_STARS: Final = (0, 1, 0, 1, 1, 1, 1)
"""The black stars on each suit's boss: they count with three players only (R2)."""


def _codes() -> Iterator[str]:
    for suit in Suit:
        for rank in suit.ranks:
            yield (code := f"{suit.letter}{'A' if rank == 1 else rank}")
            if rank == BOSS_RANK:
                yield f"{code}f"


class Card(Enum):
    """One card: `Card.parse("W7")`. Its value is its code."""

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

    vars().update((code, code) for code in _codes())

    def __init__(self, code: str) -> None:
        self.suit = Suit(code[0])
        self.foil = code.endswith("f")
        printed = code[1:].rstrip("f")
        self.rank = 1 if printed == "A" else int(printed)
        after_boss = self.foil or self.rank > BOSS_RANK
        self.index = 8 * self.suit.index + self.rank - self.suit.ranks[0] + after_boss
        self.code = code
        self.mask = 1 << self.index

    @property
    def is_boss(self) -> bool:
        """Whether this is a Boss Yokai, a 7 (R2)."""
        return self.rank == BOSS_RANK

    @classmethod
    def parse(cls, code: str) -> "Card":
        """The card with this code, such as `WA`, `S13` or `W7f`."""
        try:
            return cls(code)
        except ValueError:
            raise InvalidValue(
                "unknown-card",
                f"{code!r} is not a card; a card is a suit letter ({SUIT_LETTERS}) and a rank"
                " of that suit, such as WA, W7 or S13.",
                text=code,
            ) from None

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    __hash__ = object.__hash__  # quicker than that of an `Enum`


ALL_CARDS: Final = tuple(Card)
"""All 56 cards in the order of their index: suits as in R1, ranks ascending."""
_CARDS_OF_BYTE: Final = tuple(
    tuple(
        tuple(
            card
            for slot, card in enumerate(ALL_CARDS[8 * suit.index : 8 * suit.index + 8])
            if byte >> slot & 1
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


class CardSet(Set[Card]):
    """An immutable set of cards. It iterates by suit and rank; `mask` is its raw twin."""

    __slots__ = ("mask",)
    mask: Mask

    def __init__(self, mask: Mask = 0) -> None:
        object.__setattr__(self, "mask", mask)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a set of cards cannot be changed")

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __reduce__(self) -> tuple[Any, ...]:
        return CardSet, (self.mask,)

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
