"""One round: the pass, the tricks and how it ends (R7–R24), as an immutable value.

`apply` returns the next round and leaves this one as it is, so a round may be kept, compared and
gone back to. A round holds everybody's cards: code that must not see them is given a `View`.
"""

from collections.abc import Iterator
from enum import Enum
from functools import partial
from itertools import combinations, permutations
from typing import Final, NamedTuple

from yokai_septet.errors import IllegalAction, InvalidValue
from yokai_septet.game.actions import Deal, Pass, Play, plays_of
from yokai_septet.game.cards import (
    BOSSES,
    EVERY_CARD,
    SUPER_TRUMP,
    Card,
    CardSet,
    Mask,
    Suit,
    cards_of,
    mask_of,
)
from yokai_septet.game.ruleset import FirstLeader, Ruleset, Seat, Side
from yokai_septet.game.scoring import RoundResult, new_seals, round_result
from yokai_septet.game.trick import Trick, playable, winning_position

SECOND_CHOICE = Card.parse("S13")
"""Decides who leads first when the Super Trump itself is the face-up card (R9)."""


class Phase(Enum):
    """What a round is waiting for."""

    PASS = "pass"
    PLAY = "play"
    OVER = "over"


class Announcement(NamedTuple):
    """What everybody learns about the leader of a first round (R9), or of every round if R52's
    option says so: the seat that was dealt, or holds, this card."""

    seat: Seat
    card: Card
    option: FirstLeader


class Round(NamedTuple):
    """A round. Make one with `Round.start`; the fields are its whole state."""

    ruleset: Ruleset
    deal: Deal | None
    """How the cards were dealt; None for a position set up by hand."""
    lead_from: Seat | None
    """The winner of the last trick of the round before, if that seat leads this one (R10); None if
    the cards decide it (R9, R52)."""
    passes: tuple[Pass | None, ...]
    """What each seat has chosen to pass."""
    hands: tuple[Mask, ...]
    """The cards each seat holds now."""
    trump: Suit | None
    leader: Seat | None
    """Who leads, or led, the present trick; None until all have passed."""
    trick: tuple[Card, ...]
    """The cards of the present trick."""
    tricks: tuple[Trick, ...]
    """The complete tricks."""
    bosses: tuple[Mask, ...]
    """The bosses that each side has captured."""
    won: tuple[int, ...]
    """The number of tricks that each side has won."""
    seals: tuple[frozenset[Suit], ...]
    """The suits that each side has sealed in this match (R55)."""
    result: RoundResult | None
    face_up: Card | None = None
    """The card left over by the deal (R7), as far as it is known of a position set up by hand."""

    @staticmethod
    def start(
        ruleset: Ruleset,
        deal: Deal,
        lead_from: Seat | None = None,
        seals: tuple[frozenset[Suit], ...] | None = None,
    ) -> "Round":
        """The round that begins with this deal."""
        check_deal(ruleset, deal)
        if lead_from is not None:
            ruleset.check_seat(lead_from)
        none = (0,) * ruleset.side_count
        return Round(
            ruleset,
            deal,
            lead_from,
            passes=(None,) * ruleset.players,
            hands=tuple(hand.mask for hand in deal.hands),
            trump=deal.face_up.suit if deal.face_up else None,
            leader=None,
            trick=(),
            tricks=(),
            bosses=none,
            won=none,
            seals=seals or (frozenset(),) * ruleset.side_count,
            result=None,
            face_up=deal.face_up,
        )

    # --- questions about it ---------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """What the round is waiting for."""
        if self.leader is None:
            return Phase.PASS
        return Phase.PLAY if self.result is None else Phase.OVER

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to play a card; None in the pass and after the end."""
        if self.leader is None or self.result is not None:
            return None
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the round is waiting for: in the pass, all who have not yet chosen."""
        if self.leader is None:
            return tuple(seat for seat, choice in enumerate(self.passes) if choice is None)
        if self.result is not None:
            return ()
        return ((self.leader + len(self.trick)) % len(self.hands),)

    @property
    def led(self) -> Suit | None:
        """The suit that was led to the present trick."""
        return self.trick[0].suit if self.trick else None

    @property
    def trick_number(self) -> int:
        """The number of the present trick, from 1; after the end, of the last one."""
        return sum(self.won) + (self.result is None)

    @property
    def opening_leader(self) -> Seat | None:
        """Who led the first trick; None until all have passed."""
        return self.tricks[0].leader if self.tricks else self.leader

    @property
    def announcement(self) -> Announcement | None:
        """What was announced after the pass about the leader, if the cards decided it (R9, R52)."""
        opener = self.opening_leader
        if self.deal is None or self.lead_from is not None or opener is None:
            return None
        card = _card_of_first_leader(self.face_up)
        return Announcement(opener, card, self.ruleset.first_leader)

    def hand(self, seat: Seat) -> CardSet:
        """The cards that a seat holds."""
        return CardSet(self.hands[seat])

    def captured(self, side: Side) -> CardSet:
        """The bosses that a side has captured."""
        return CardSet(self.bosses[side])

    def playable(self) -> Mask:
        """The cards that may be played by whoever's turn it is (R11, R12), as a mask."""
        turn, trick = self.turn, self.trick
        if turn is None:
            return 0
        return playable(self.hands[turn], trick[0].suit if trick else None)

    def legal(self, seat: Seat) -> Iterator[Pass | Play]:
        """All that a seat may do now. A choice of cards to pass may be changed until the last
        seat has chosen, so in the pass this is not empty for a seat that has chosen already."""
        if seat == self.turn:
            return iter(plays_of(seat, self.playable()))
        if self.leader is None and seat in self.ruleset.seats:
            return possible_passes(self.ruleset, seat, self.hands[seat])
        return iter(())

    # --- applying an action ---------------------------------------------------------------------

    def apply(self, action: Pass | Play) -> "Round":
        """The round after this action; an `IllegalAction` if the rules forbid it."""
        if type(action) is Play:
            return self._play(action.seat, action.card)
        if type(action) is Pass:
            return self._pass(action)
        raise unknown_action(action)

    def _pass(self, action: Pass) -> "Round":
        seat, ruleset = action.seat, self.ruleset
        ruleset.check_seat(seat)
        cards = _checked_cards(action.cards)
        if self.leader is not None:
            raise IllegalAction("pass-is-over", "The pass of this round is over.", seat=seat)
        mask = mask_of(cards)
        if len(cards) != ruleset.pass_size or mask.bit_count() != ruleset.pass_size:
            raise IllegalAction(
                "pass-count",
                f"Seat {seat} passes {ruleset.pass_size} different cards, not"
                f" {' '.join(card.code for card in cards) or 'none'}.",
                seat=seat,
                count=ruleset.pass_size,
                cards=cards,
            )
        if missing := mask & ~self.hands[seat]:
            raise IllegalAction(
                "pass-not-in-hand",
                f"Seat {seat} cannot pass {CardSet(missing)}: its hand is {self.hand(seat)}.",
                seat=seat,
                cards=CardSet(missing),
                hand=self.hand(seat),
            )
        if not ruleset.pass_is_ordered:
            action = Pass(seat, tuple(cards_of(mask)))
        passes = (*self.passes[:seat], action, *self.passes[seat + 1 :])
        chosen = tuple(choice for choice in passes if choice is not None)
        return self._exchange(chosen) if chosen == passes else self._replace(passes=passes)

    def _exchange(self, passes: tuple[Pass, ...]) -> "Round":
        """All have chosen: the cards change hands, and the first leader is known (R8–R10)."""
        ruleset, hands = self.ruleset, list(self.hands)
        for seat, choice in enumerate(passes):
            for card, recipient in zip(choice.cards, ruleset.recipients(seat), strict=True):
                hands[seat] ^= card.mask
                hands[recipient] ^= card.mask
        leader = self.lead_from
        if leader is None:
            card = _card_of_first_leader(self.face_up)
            where = self.hands if ruleset.first_leader is FirstLeader.DEALT else hands
            leader = next(seat for seat in ruleset.seats if where[seat] & card.mask)
        return self._replace(passes=passes, hands=tuple(hands), leader=leader)

    def _play(self, seat: Seat, card: Card) -> "Round":
        # This is what programs do most, so it reads the fields once and makes tuples directly.
        (ruleset, deal, lead_from, passes, hands, trump, leader, trick, tricks, bosses, won,
         seals, result, face_up) = self  # fmt: skip
        players = len(hands)
        if type(card) is not Card or type(seat) is not int:
            raise self._malformed(seat, card)
        if leader is None or result is not None or seat != (leader + len(trick)) % players:
            raise self._out_of_turn(seat, card)
        hand = hands[seat]
        if not playable(hand, trick[0].suit if trick else None) & card.mask:
            raise self._not_playable(seat, card)

        hands = (*hands[:seat], hand ^ card.mask, *hands[seat + 1 :])
        if trump is None:
            trump = card.suit  # the very first card led (R53)
        trick = (*trick, card)
        if len(trick) < players:
            return _round((ruleset, deal, lead_from, passes, hands, trump, leader, trick, tricks,
                           bosses, won, seals, None, face_up))  # fmt: skip

        winner = (leader + winning_position(trick, trump)) % players
        side = ruleset.sides[winner]
        tricks = (*tricks, Trick(leader, trick, winner))
        won = (*won[:side], won[side] + 1, *won[side + 1 :])
        if caught := mask_of(trick) & BOSSES:
            bosses = (*bosses[:side], bosses[side] | caught, *bosses[side + 1 :])
            if ruleset.has_seals and (new := new_seals(ruleset, side, bosses[side], seals)):
                seals = (*seals[:side], seals[side] | new, *seals[side + 1 :])
        result = round_result(ruleset, side, trump, bosses, won, seals, hands)
        make = _round if result is None else _finished_round
        return make((ruleset, deal, lead_from, passes, hands, trump, winner, (), tricks,
                     bosses, won, seals, result, face_up))  # fmt: skip

    # --- why not ---------------------------------------------------------------------------------

    def _malformed(self, seat: Seat, card: Card) -> InvalidValue:
        self.ruleset.check_seat(seat)
        return _unknown_card(card)

    def _out_of_turn(self, seat: Seat, card: Card) -> IllegalAction:
        self.ruleset.check_seat(seat)
        if self.leader is None:
            return IllegalAction(
                "not-all-passed",
                f"Seat {seat} cannot play {card}: seats {_list(self.to_act)} have yet to pass.",
                seat=seat,
                card=card,
                waiting=self.to_act,
            )
        if self.result is not None:
            return IllegalAction(
                "round-is-over", f"Seat {seat} cannot play {card}: the round is over.",
                seat=seat, card=card,
            )  # fmt: skip
        return IllegalAction(
            "not-your-turn",
            f"Seat {seat} cannot play {card}: it is seat {self.turn}'s turn.",
            seat=seat,
            card=card,
            turn=self.turn,
        )

    def _not_playable(self, seat: Seat, card: Card) -> IllegalAction:
        legal = CardSet(self.playable())
        if card not in self.hand(seat):
            return IllegalAction(
                "not-in-hand",
                f"Seat {seat} does not hold {card}; {self._led_suit()}it may play {legal}.",
                seat=seat,
                card=card,
                led=self.led,
                legal=legal,
            )
        return IllegalAction(
            "must-follow",
            f"Seat {seat} cannot play {card}: {self._led_suit()}it may play {legal}.",
            seat=seat,
            card=card,
            led=self.led,
            legal=legal,
        )

    def _led_suit(self) -> str:
        return "" if self.led is None else f"{self.led.name.title()} was led; "


class FinishedRound(Round):
    """A round that is over: it has a result, and its leader is whoever won the last trick."""

    __slots__ = ()

    @property
    def result(self) -> RoundResult:
        """How the round ended."""
        return self[_RESULT]  # type: ignore[return-value]  # it was made with one

    @property
    def leader(self) -> Seat:
        """Who won the last trick, and leads the next round unless a card decides it (R10, R52)."""
        return self[_LEADER]  # type: ignore[return-value]  # the trick had a winner


_RESULT: Final = Round._fields.index("result")
_LEADER: Final = Round._fields.index("leader")
_round: Final = partial(tuple.__new__, Round)
"""Makes a round of all its fields at once: what `Round._make` does, without its checks."""
_finished_round: Final = partial(tuple.__new__, FinishedRound)


def possible_passes(ruleset: Ruleset, seat: Seat, hand: Mask) -> Iterator[Pass]:
    """Every choice of cards to pass that a seat with this hand has (R8, R51)."""
    choose = permutations if ruleset.pass_is_ordered else combinations
    for cards in choose(cards_of(hand), ruleset.pass_size):
        yield Pass(seat, cards)


def check_deal(ruleset: Ruleset, deal: Deal) -> None:
    """Refuse a deal that is not the ruleset's deck, divided as R7 or R50 say."""
    hands, face_up = deal.hands, deal.face_up
    if not (isinstance(hands, tuple) and all(type(hand) is CardSet for hand in hands)):
        raise _bad_deal(f"the hands are to be a tuple of card sets, not {hands!r}")
    if not (face_up is None or type(face_up) is Card):
        raise _bad_deal(f"the face-up card is to be a card, not {face_up!r}")
    seen = 0
    for hand in hands:
        if foreign := hand.mask & ~ruleset.deck.mask:
            raise _bad_deal(f"{CardSet(foreign & EVERY_CARD) or foreign} is not in the deck")
        if seen & hand.mask:
            raise _bad_deal(f"{CardSet(seen & hand.mask)} is in more than one hand")
        seen |= hand.mask
    sizes = [len(hand) for hand in hands]
    if sizes != [ruleset.hand_size] * ruleset.players:
        raise _bad_deal(
            f"{ruleset.name} deals {ruleset.hand_size} cards to each of {ruleset.players} players,"
            f" not {_list(sizes)}"
        )
    if ruleset.has_face_up_card != (face_up is not None):
        need = "needs a" if ruleset.has_face_up_card else "has no"
        raise _bad_deal(f"{ruleset.name} {need} face-up card")
    if face_up is not None:
        if face_up not in ruleset.deck:
            raise _bad_deal(f"the face-up card {face_up} is not in the deck")
        if seen & face_up.mask:
            raise _bad_deal(f"the face-up card {face_up} is also in a hand")


def _bad_deal(why: str) -> InvalidValue:
    return InvalidValue("bad-deal", f"This is not a deal: {why}.", why=why)


def _card_of_first_leader(face_up: Card | None) -> Card:
    """The card that decides who leads, in the first round or in every one (R9, R52)."""
    return SECOND_CHOICE if face_up is SUPER_TRUMP else SUPER_TRUMP


def unknown_action(action: object) -> InvalidValue:
    """The answer to what is no action of this game."""
    return InvalidValue("unknown-action", f"{action!r} is not a deal, a pass or a play.")


def _unknown_card(card: object) -> InvalidValue:
    return InvalidValue("unknown-card", f"{card!r} is not a card.", text=str(card))


def _checked_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if not isinstance(cards, tuple):
        raise InvalidValue(
            "unknown-card", f"Cards to pass are a tuple of cards, not {cards!r}.", text=str(cards)
        )
    for card in cards:
        if type(card) is not Card:
            raise _unknown_card(card)
    return cards


def _list(items: tuple[int, ...] | list[int]) -> str:
    return ", ".join(map(str, items))
