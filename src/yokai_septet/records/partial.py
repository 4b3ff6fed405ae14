"""Checking a round with unknown cards as far as it is known.

Such a round is what one seat or a spectator saw of a round that is not over, so it cannot be played
through. What can be told without the unknown cards is checked: that no card is in two places, that
everybody plays what they may hold and follows suit where that is certain, and that the winner of a
trick leads the next.
"""

from collections.abc import Iterable, Sequence

from yokai_septet.game import Card, FirstLeader, Ruleset, Seat, Suit
from yokai_septet.game.cards import BOSSES, mask_of
from yokai_septet.game.round import card_of_first_leader
from yokai_septet.game.trick import winning_position
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.phrases import ErrorPhrase, Expected, Found
from yokai_septet.records.record import Cards, RoundRecord, TrickRecord


def check_partial(ruleset: Ruleset, number: int, one: RoundRecord, lead_from: Seat | None) -> None:
    """Refuse a round with unknown cards if what is known of it cannot be."""
    _check_deal(ruleset, number, one)
    _check_passes(ruleset, number, one)
    if one.tricks:
        waiting = [seat for seat, cards in enumerate(one.passes) if cards is None]
        if waiting:
            spot = Spot("trick", number, 1)
            raise _impossible(spot, Found.TRICK(1), Expected.PASS_OF_SEAT(waiting[0]))
        _Tricks(ruleset, number, one, lead_from).check()


def _check_deal(ruleset: Ruleset, number: int, one: RoundRecord) -> None:
    spot = Spot("round", number)
    if len(one.hands) != ruleset.players or len(one.passes) != ruleset.players:
        raise _impossible(spot, Found.SEATS(len(one.hands)), Expected.SEATS(ruleset.players))
    if ruleset.has_face_up_card != (one.face_up is not None):
        if ruleset.has_face_up_card:
            raise _impossible(spot, Found.NO_FACE_UP_CARD, Expected.FACE_UP_CARD)
        raise _impossible(spot, one.face_up, Expected.NO_FACE_UP_CARD)
    seen = [one.face_up] if one.face_up else []
    for seat, hand in enumerate(one.hands):
        spot = Spot("hand", number, seat)
        if len(hand) != ruleset.hand_size:
            raise _impossible(spot, Found.CARDS(len(hand)), Expected.CARDS(ruleset.hand_size))
        for card in _known(hand):
            if card in seen or card not in ruleset.deck:
                raise _impossible(spot, card, Expected.CARD_OF_DECK)
            seen.append(card)


def _check_passes(ruleset: Ruleset, number: int, one: RoundRecord) -> None:
    seen: list[Card] = []
    for seat, cards in enumerate(one.passes):
        spot = Spot("pass", number, seat)
        if cards is None:
            continue
        if len(cards) != ruleset.pass_size:
            raise _impossible(spot, Found.CARDS(len(cards)), Expected.CARDS(ruleset.pass_size))
        for card in _known(cards):
            if card in seen or seat not in _dealt_to(ruleset, one, card):
                legal = one.hands[seat] if None not in one.hands[seat] else ()
                raise _impossible(spot, card, Expected.CARD_OF_HAND, legal)
            seen.append(card)


class _Tricks:
    """Goes through the tricks and keeps what is certain."""

    def __init__(
        self, ruleset: Ruleset, number: int, one: RoundRecord, lead_from: Seat | None
    ) -> None:
        self.ruleset = ruleset
        self.number = number
        self.one = one
        self.leaders = [lead_from] if lead_from is not None else _first_leaders(ruleset, one)
        """Who may lead the next trick."""
        self.holders = {card: _holders(ruleset, one, card) for card in ruleset.deck}
        self.played: set[Card] = set()
        self.voids: list[set[Suit]] = [set() for _ in ruleset.seats]
        self.hidden = {seat for seat in ruleset.seats if None in one.hands[seat]}
        """The seats whose hands are not known for certain."""
        self.bosses = [0] * ruleset.side_count
        self.won = [0] * ruleset.side_count

    def check(self) -> None:
        for number, trick in enumerate(self.one.tricks, 1):
            self._begin(number, trick)
            for position, card in enumerate(trick.cards):
                self._play(number, trick, position, card)
            self._finish(trick)

    def _begin(self, number: int, trick: TrickRecord) -> None:
        spot = Spot("trick", self.number, number)
        ruleset = self.ruleset
        size = len(trick.cards)
        if size > ruleset.players or (size < ruleset.players and number < len(self.one.tricks)):
            raise _impossible(spot, Found.CARDS(size), Expected.CARDS(ruleset.players))
        captured = max(mask.bit_count() for mask in self.bosses)
        if (
            number > ruleset.tricks
            or (ruleset.losing_trick is not None and max(self.won) >= ruleset.losing_trick)
            or (ruleset.bosses_to_win is not None and captured >= ruleset.bosses_to_win)
        ):
            raise _impossible(spot, Found.TRICK(number), Expected.END_OF_ROUND)
        if trick.leader is not None and trick.leader not in self.leaders:
            raise wrong_leader(spot, trick.leader, self.leaders)

    def _play(self, number: int, trick: TrickRecord, position: int, card: Card | None) -> None:
        spot = Spot("card", self.number, number, position + 1)
        seat = None if trick.leader is None else (trick.leader + position) % self.ruleset.players
        if card is None:
            self.hidden |= set(self.ruleset.seats) if seat is None else {seat}
            return
        if card in self.played or card not in self.ruleset.deck or card is self.one.face_up:
            raise _impossible(spot, card, Expected.NEW_CARD)
        if seat is not None:
            if seat not in self.holders[card] or card.suit in self.voids[seat]:
                raise _impossible(spot, card, Expected.CARD_OF_SEAT(seat))
            led = trick.cards[0]
            if led is not None and card.suit is not led.suit:
                self._check_void(spot, seat, card, led.suit)
                self.voids[seat].add(led.suit)
        self.played.add(card)

    def _check_void(self, spot: Spot, seat: Seat, card: Card, led: Suit) -> None:
        if seat in self.hidden:
            return
        follow = [
            other
            for other in self.ruleset.deck
            if other.suit is led and other not in self.played and self.holders[other] == {seat}
        ]
        if follow:
            raise _impossible(spot, card, Expected.CARD_OF_LED_SUIT, follow)

    def _finish(self, trick: TrickRecord) -> None:
        cards = _known(trick.cards)
        self.leaders = list(self.ruleset.seats)
        first = self.one.tricks[0].cards[:1]
        trump_card = self.one.face_up or (first[0] if first else None)
        if len(cards) < self.ruleset.players or trick.leader is None or trump_card is None:
            return
        winner = (trick.leader + winning_position(cards, trump_card.suit)) % self.ruleset.players
        side = self.ruleset.sides[winner]
        self.leaders = [winner]
        self.won[side] += 1
        self.bosses[side] |= mask_of(cards) & BOSSES


def wrong_leader(spot: Spot, found: Seat | None, leaders: Sequence[Seat]) -> RecordError:
    """The error that another seat leads this trick."""
    seats = "/".join(map(str, leaders))
    return RecordError(
        "record-wrong-leader", f"Seat {found} does not lead this trick: seat {seats} does.",
        spot=spot, found=found, expected=seats,
    )  # fmt: skip


def _dealt_to(ruleset: Ruleset, one: RoundRecord, card: Card) -> list[Seat]:
    """The seats that may have been dealt a card."""
    if card is one.face_up:
        return []
    known = [seat for seat in ruleset.seats if card in one.hands[seat]]
    return known or [seat for seat in ruleset.seats if None in one.hands[seat]]


def _holders(ruleset: Ruleset, one: RoundRecord, card: Card) -> set[Seat]:
    """The seats that may hold a card when the first trick is led."""
    dealt_to = _dealt_to(ruleset, one, card)
    known = [
        (s, cards.index(card)) for s, cards in enumerate(one.passes) if cards and card in cards
    ]
    if known:
        seat, position = known[0]
        return {ruleset.recipients(seat)[position]}
    holders = set(dealt_to)
    for seat in dealt_to:
        passed = one.passes[seat] or ()
        holders |= {
            recipient
            for recipient, given in zip(ruleset.recipients(seat), passed, strict=False)
            if given is None
        }
    return holders


def _first_leaders(ruleset: Ruleset, one: RoundRecord) -> list[Seat]:
    """The seats that may lead the first trick of the match (R9)."""
    card = card_of_first_leader(one.face_up)
    if ruleset.first_leader is FirstLeader.DEALT:
        return _dealt_to(ruleset, one, card)
    return sorted(_holders(ruleset, one, card))


def _known(cards: Cards) -> list[Card]:
    return [card for card in cards if card is not None]


def _impossible(
    spot: Spot, found: object, expected: Expected | ErrorPhrase, legal: Iterable[Card | None] = ()
) -> RecordError:
    return RecordError("record-impossible", spot=spot, found=found, expected=expected, legal=legal)
