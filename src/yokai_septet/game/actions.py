"""What can happen in a match: cards are dealt, passed and played. Everything else follows.

Here are also the lists of all possible passes and plays, and the checks of an action that need no
round: whether a deal is one, whether cards are cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final, TypeAlias

from yokai_septet.errors import InvalidValue
from yokai_septet.game.cards import (
    ALL_CARDS,
    BOSSES,
    EVERY_CARD,
    Card,
    CardSet,
    Mask,
    cards_of,
    mask_of,
)
from yokai_septet.game.rows import NO_ROWS, Exchange, Row
from yokai_septet.game.ruleset import (
    ASIDE,
    MOST_PLAYERS,
    FaceUpBoss,
    Ruleset,
    Seat,
    TrumpBoss,
)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards are dealt, by nobody in particular (R7, R50)."""

    hands: tuple[CardSet, ...]
    """The cards of each seat."""
    face_up: Card | None
    """The card left over, whose suit is trump; none in Seven Suitors."""
    rows: tuple[Row, ...] = NO_ROWS
    """What lies on the table before each seat, where there are rows (R61)."""


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

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card alone, as those of a pass."""
        return (self.card,)


Choice: TypeAlias = Pass | Play | Exchange
"""What a player decides."""
Action: TypeAlias = Deal | Choice
"""All that can happen in a match."""

_PLAYS: Final = tuple(tuple(Play(seat, card) for card in ALL_CARDS) for seat in range(MOST_PLAYERS))
"""Every play there is, by seat and by the card's index: looking one up is faster than making it."""


def plays_of(seat: Seat, cards: Mask) -> list[Play]:
    """The plays of these cards by this seat, in the order of the cards' index."""
    plays = _PLAYS[seat]
    return [plays[card.index] for card in cards_of(cards)]


def possible_passes(ruleset: Ruleset, seat: Seat, hand: Mask) -> Iterator[Pass]:
    """Every choice of cards to pass that a seat with this hand has (R8, R51, R64)."""
    choose = permutations if ruleset.pass_is_ordered else combinations
    for cards in choose(cards_of(hand), ruleset.pass_size):
        if cards == sorted_pass(ruleset, cards) and not bosses_aside(ruleset, cards):
            yield Pass(seat, cards)


def sorted_pass(ruleset: Ruleset, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The same pass with the cards that go to one player in the order of their index, which means
    nothing."""
    pass_to = ruleset.pass_to
    if not ruleset.pass_is_ordered:
        return tuple(cards_of(mask_of(cards)))
    if len(set(pass_to)) == len(pass_to):
        return cards
    for_each = {
        steps: cards_of(
            mask_of(card for card, to in zip(cards, pass_to, strict=True) if to == steps)
        )
        for steps in set(pass_to)
    }
    rest = {steps: iter(group) for steps, group in for_each.items()}
    return tuple([next(rest[steps]) for steps in pass_to])


def bosses_aside(ruleset: Ruleset, cards: Sequence[Card]) -> list[Card]:
    """Those of the cards passed that are bosses put aside, which nobody may do (R64)."""
    if ASIDE not in ruleset.pass_to:
        return []
    given = zip(cards, ruleset.pass_to, strict=False)
    return [card for card, steps in given if steps == ASIDE and card.is_boss]


def check_deal(ruleset: Ruleset, deal: Deal) -> None:
    """Refuse a deal that is not the ruleset's deck, divided as R7 or R50 say."""
    hands, face_up = deal.hands, deal.face_up
    if not (isinstance(hands, tuple) and all(type(hand) is CardSet for hand in hands)):
        raise _bad_deal(f"the hands are to be a tuple of card sets, not {hands!r}")
    if not (face_up is None or type(face_up) is Card):
        raise _bad_deal(f"the face-up card is to be a card, not {face_up!r}")
    _check_rows(ruleset, deal)
    seen = 0
    for hand in (*hands, *(CardSet(mask_of(row.cards)) for row in deal.rows)):
        if foreign := hand.mask & ~ruleset.deck.mask:
            raise _bad_deal(f"{CardSet(foreign & EVERY_CARD) or foreign} is not in the deck")
        if seen & hand.mask:
            raise _bad_deal(f"{CardSet(seen & hand.mask)} is in more than one hand or row")
        seen |= hand.mask
    sizes = [len(hand) for hand in hands]
    if sizes != [ruleset.hand_size] * ruleset.players:
        raise _bad_deal(
            f"{ruleset.name} deals {ruleset.hand_size} cards to each of {ruleset.players} players,"
            f" not {listed(sizes)}"
        )
    if ruleset.has_face_up_card != (face_up is not None):
        need = "needs a" if ruleset.has_face_up_card else "has no"
        raise _bad_deal(f"{ruleset.name} {need} face-up card")
    if face_up is not None:
        if face_up not in ruleset.deck:
            raise _bad_deal(f"the face-up card {face_up} is not in the deck")
        if seen & face_up.mask:
            raise _bad_deal(f"the face-up card {face_up} is also in a hand or row")
        if face_up.is_boss and ruleset.trump_boss is TrumpBoss.REDRAWN:
            raise _bad_deal(f"the face-up card {face_up} is a boss")


def _check_rows(ruleset: Ruleset, deal: Deal) -> None:
    """Refuse rows that are not as long as the ruleset says, or have a boss where none may lie."""
    rows = deal.rows
    if not (isinstance(rows, tuple) and all(type(row) is Row for row in rows)):
        raise _bad_deal(f"the rows are to be a tuple of rows, not {rows!r}")
    for row in rows:
        check_cards((*row.face_down, *row.face_up))  # no place of a deal is empty
    sizes = [(len(row.face_down), len(row.face_up)) for row in rows]
    wanted = (ruleset.row, ruleset.row - 1)
    if sizes != ([wanted] * ruleset.players if ruleset.row else []):
        raise _bad_deal(
            f"{ruleset.name} lays {ruleset.row} cards face down before each player, and one face up"
            " on each two neighbours"
            if ruleset.row
            else f"{ruleset.name} has no rows"
        )
    if any(len(set(row.cards)) < len(row.cards) for row in rows):
        raise _bad_deal("a card lies twice in a row")
    if ruleset.face_up_boss is FaceUpBoss.APART:
        for row in rows:
            if bosses := mask_of(filter(None, row.face_up)) & BOSSES:
                raise _bad_deal(f"{CardSet(bosses)} lies face up")


def _bad_deal(why: str) -> InvalidValue:
    return InvalidValue("bad-deal", f"This is not a deal: {why}.", why=why)


def unknown_action(action: object) -> InvalidValue:
    """Refuses what is not an action of this game."""
    return InvalidValue(
        "unknown-action", f"{action!r} is not a deal, a pass, a play or an exchange."
    )


def unknown_card(card: object) -> InvalidValue:
    """Refuses what is not a card."""
    return InvalidValue("unknown-card", f"{card!r} is not a card.", text=str(card))


def check_cards(cards: tuple[Card | None, ...]) -> None:
    """Refuse what is not a tuple of cards."""
    if not isinstance(cards, tuple):
        raise InvalidValue(
            "unknown-card", f"Cards to pass are a tuple of cards, not {cards!r}.", text=str(cards)
        )
    for card in cards:
        if type(card) is not Card:
            raise unknown_card(card)


def listed(numbers: Sequence[int]) -> str:
    """Numbers as errors name them."""
    return ", ".join(map(str, numbers))
