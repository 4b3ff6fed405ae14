"""A position as reasons speak of it: what a seat sees, and the trick after one of its cards."""

from collections.abc import Iterable
from functools import cached_property
from math import inf
from typing import Final

from yokai_septet.engine import World, sample_worlds
from yokai_septet.game import SUPER_TRUMP, Card, CardSet, Seat, Side, Suit, View
from yokai_septet.game.trick import playable, winning_position

WORLDS: Final = 32
"""What a player "could" do has happened in one of so many possible deals."""

SENTENCES_KNOW: Final = 7
"""The losing trick that the reasons' sentences speak of."""


class Position:
    """What a seat sees, and what follows from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seated()
        self.ruleset = view.ruleset
        self.playable = tuple(view.playable())

    @cached_property
    def unseen(self) -> CardSet:
        """The cards in the hands of the other players."""
        round_ = self.me.round
        known = [self.me.hand, CardSet.of(*round_.trick), *round_.bosses]
        known += [CardSet.of(*trick.cards) for trick in round_.tricks]
        if round_.face_up is not None:
            known.append(CardSet.of(round_.face_up))
        return CardSet(self.ruleset.deck.mask & ~_union(known).mask)

    @cached_property
    def hands(self) -> list[tuple[CardSet, ...]]:
        """The hands in some of the deals that are possible: of this seat, no cards."""
        return [self._hands_in(world) for world in sample_worlds(self.view, WORLDS, 0)]

    def _hands_in(self, world: World) -> tuple[CardSet, ...]:
        hands = [hand.mask for hand in world.deal.hands]
        for choice in filter(None, world.passes):
            for card, taker in zip(choice.cards, self.ruleset.recipients(choice.seat), strict=True):
                hands[choice.seat] &= ~card.mask
                hands[taker] |= card.mask
        return tuple(CardSet(mask & self.unseen.mask) for mask in hands)

    @cached_property
    def teammate(self) -> Seat | None:
        """Who plays with this seat."""
        seats = self.ruleset.seats_of(self.me.side)
        return next((seat for seat in seats if seat != self.me.seat), None)

    @cached_property
    def opponents(self) -> list[Seat]:
        """Who plays against this seat."""
        return [seat for seat in self.ruleset.seats if self.ruleset.sides[seat] != self.me.side]

    @cached_property
    def teammates_bosses(self) -> list[Card]:
        """The bosses that this seat has passed to its teammate, who still holds them."""
        passed = self.me.own.passed
        if passed is None:
            return []
        given = zip(passed.cards, self.ruleset.recipients(self.me.seat), strict=True)
        return [
            card
            for card, taker in given
            if card.is_boss and taker == self.teammate and card in self.unseen
        ]

    def missing(self, side: Side) -> int:
        """How many bosses this side still needs to win the round, where bosses win it."""
        return (self.ruleset.bosses_to_win or 0) - len(self.me.round.bosses[side])

    def has_six_tricks(self, side: Side) -> bool:
        """Whether the next trick is the seventh, and loses (R21) unless it brings enough bosses.
        The sentences about it name these numbers, so other losing tricks go without them."""
        return self.me.round.won[side] + 1 == self.ruleset.losing_trick == SENTENCES_KNOW


class TrickAfter:
    """The present trick after a card of the viewer's hand."""

    def __init__(self, at: Position, card: Card) -> None:
        self.at, self.card = at, card
        round_ = at.me.round
        self.is_lead = not round_.trick
        self.led = card.suit if self.is_lead else round_.trick[0].suit
        # R53: the first lead makes its suit trump.
        self.trump = card.suit if round_.trump is None else round_.trump
        self.cards = (*round_.trick, card)
        position = winning_position(self.cards, self.trump)
        leader = at.me.seat if round_.leader is None else round_.leader
        self.winner = (leader + position) % at.ruleset.players
        self.bosses = sum(card.is_boss for card in self.cards)
        self.later = [
            (at.me.seat + steps) % at.ruleset.players
            for steps in range(1, at.ruleset.players - len(self.cards) + 1)
        ]

    @property
    def ours(self) -> bool:
        """Whether our side is ahead."""
        return self.at.ruleset.sides[self.winner] == self.at.me.side

    @property
    def takes_the_lead(self) -> bool:
        """Whether this very card is ahead."""
        return self.winner == self.at.me.seat

    @property
    def is_over(self) -> bool:
        """Whether nobody can change the winner any more."""
        return not self.later or SUPER_TRUMP in self.cards

    @property
    def companions(self) -> CardSet:
        """The other cards of its suit in the hand."""
        return CardSet(self.at.me.hand.of_suit(self.card.suit).mask & ~self.card.mask)

    def strength(self, card: Card) -> float:
        """What decides the trick: the greatest wins, of equal ones the first (R13, R54)."""
        return _strength(card, self.led, self.trump)

    def can_go_to(self, seats: Iterable[Seat]) -> bool:
        """Whether one of these seats wins the trick in one of the possible deals, if all play for
        it as the rules allow."""
        if self.is_over:
            return self.winner in seats
        best = self.strength(self.cards[winning_position(self.cards, self.trump)])
        for hands in self.at.hands:
            powers = {
                seat: [self.strength(card) for card in CardSet(playable(hand.mask, self.led))]
                for seat, hand in enumerate(hands)
                if seat in self.later
            }
            for seat in seats:
                if seat == self.winner:
                    reached = best
                elif seat in powers:
                    reached = max(powers[seat])
                    if reached <= best:
                        continue
                else:
                    continue
                if all(min(powers[other]) < reached for other in self.later if other != seat):
                    return True
        return False

    def opponent_near(self, brings: int) -> bool:
        """Whether an opponent who can win this trick would win the round with so many bosses."""
        sides = self.at.ruleset.sides
        near = [seat for seat in self.at.opponents if self.at.missing(sides[seat]) <= brings]
        return bool(near) and self.can_go_to(near)


def height(card: Card) -> float:
    """The rank, except that the Super Trump is above all others."""
    return inf if card is SUPER_TRUMP else card.rank


def bosses_of_suit(cards: CardSet, suit: Suit) -> CardSet:
    """The bosses of a suit: in Seven Suitors a 7 is no cover for its twin."""
    return cards.of_suit(suit).bosses


def _strength(card: Card, led: Suit, trump: Suit | None) -> float:
    if card is SUPER_TRUMP:
        return inf
    if card.suit is trump:
        return 100 + card.rank
    return card.rank if card.suit is led else 0


def _union(sets: Iterable[CardSet]) -> CardSet:
    mask = 0
    for cards in sets:
        mask |= cards.mask
    return CardSet(mask)
