"""One round: the pass, the tricks and how it ends (R7–R24), as an immutable value.

`apply` returns the next round and leaves this one as it is, so a round may be kept, compared and
gone back to. A round holds everybody's cards: code that must not see them is given a `View`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

from yokai_septet.game.actions import (
    Choice,
    Deal,
    Pass,
    Play,
    check_deal,
    plays_of,
    possible_passes,
    sorted_pass,
    unknown_action,
)
from yokai_septet.game.cards import (
    BOSSES,
    SECOND_CHOICE,
    SUPER_TRUMP,
    Card,
    CardSet,
    Mask,
    Suit,
    mask_of,
)
from yokai_septet.game.illegal import (
    check_exchange,
    check_pass,
    malformed,
    not_playable,
    out_of_turn,
)
from yokai_septet.game.rows import Exchange, Layout
from yokai_septet.game.ruleset import FaceUpBoss, FirstLeader, Leads, Ruleset, Seat, Side
from yokai_septet.game.scoring import RoundResult, new_seals, round_gains, round_result
from yokai_septet.game.trick import Trick, playable, winning_position


class Phase(Enum):
    """What a round is waiting for."""

    EXCHANGE = "exchange"
    PASS = "pass"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Announcement:
    """What everybody learns about the leader of a first round (R9), or of every round if R52's
    option says so: the seat that was dealt, or holds, this card."""

    seat: Seat
    card: Card
    option: FirstLeader


class Round(NamedTuple):
    """A round. Make one with `Round.start`; the fields are its whole state."""

    ruleset: Ruleset
    dealt: tuple[CardSet, ...] | None
    """The hands that were dealt; None for a position set up by hand."""
    lead_from: Seat | None
    """The seat that leads whatever the cards are: the winner of the last trick of the round before
    (R10), or the one whose turn it is (R66); None if the cards decide it (R9, R52)."""
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
    seals_before: tuple[frozenset[Suit], ...] = ()
    """The suits that each side had sealed when the round began; for a position set up by hand, when
    it was set up."""
    layout: Layout | None = None
    """The rows on the table, where there are any (R61)."""

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
        elif ruleset.leads is Leads.TURNS:
            lead_from = 0
        none = (0,) * ruleset.side_count
        seals = seals or (frozenset(),) * ruleset.side_count
        dealt = Round(
            ruleset,
            deal.hands,
            lead_from,
            passes=(None,) * ruleset.players,
            hands=tuple(hand.mask for hand in deal.hands),
            trump=deal.face_up.suit if deal.face_up else None,
            leader=None,
            trick=(),
            tricks=(),
            bosses=none,
            won=none,
            seals=seals,
            result=None,
            face_up=deal.face_up,
            seals_before=seals,
            layout=Layout.of(deal.rows) if deal.rows else None,
        )
        return dealt if ruleset.pass_to else dealt._change_hands(())

    # --- questions about it ---------------------------------------------------------------------

    @property
    def deal(self) -> Deal | None:
        """How the cards were dealt; None for a position set up by hand."""
        if self.dealt is None:
            return None
        return Deal(self.dealt, self.face_up, self.layout.dealt if self.layout else ())

    @property
    def chosen(self) -> tuple[Pass, ...]:
        """What those seats pass that have chosen."""
        return tuple([choice for choice in self.passes if choice is not None])

    @property
    def action_count(self) -> int:
        """The number of actions since the round began: its deal, exchanges, passes and cards
        played."""
        exchanges = len(self.layout.exchanges) if self.layout else 0
        played = len(self.tricks) * len(self.hands) + len(self.trick)
        return 1 + exchanges + len(self.chosen) + played

    @property
    def phase(self) -> Phase:
        """What the round is waiting for."""
        if self.leader is None:
            return Phase.EXCHANGE if self.exchangeable else Phase.PASS
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
            if exchangeable := self.exchangeable:
                return (exchangeable[0].seat,)
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
        if self.dealt is None or self.lead_from is not None or opener is None:
            return None
        card = card_of_first_leader(self.face_up)
        return Announcement(opener, card, self.ruleset.first_leader)

    @property
    def gains(self) -> tuple[int, ...]:
        """What each side has gained so far: the points of a round that is over, or new seals."""
        points = (0,) * len(self.seals) if self.result is None else self.result.points
        return round_gains(points, self.seals_before, self.seals)

    def hand(self, seat: Seat) -> CardSet:
        """The cards that a seat holds."""
        return CardSet(self.hands[seat])

    def unplayed(self, seat: Seat) -> CardSet:
        """All cards that a seat has left, also those of its row that are face down."""
        layout = self.layout
        in_row = layout.open[seat] | layout.covered[seat] if layout else 0
        return CardSet(self.hands[seat] | in_row)

    def open_cards(self, seat: Seat) -> Mask:
        """The cards that a seat may play if they follow suit: its hand, and what lies open in its
        row (R67)."""
        return self.hands[seat] | (self.layout.open[seat] if self.layout else 0)

    def captured(self, side: Side) -> CardSet:
        """The bosses that a side has captured."""
        return CardSet(self.bosses[side])

    def playable(self) -> Mask:
        """The cards that may be played by whoever's turn it is (R11, R12), as a mask."""
        turn, trick = self.turn, self.trick
        if turn is None:
            return 0
        return playable(self.open_cards(turn), trick[0].suit if trick else None)

    @property
    def exchangeable(self) -> tuple[Exchange, ...]:
        """What the seat may choose that has to decide about a face-up boss; none if no seat has
        to (R62)."""
        if (
            self.layout is None
            or self.leader is not None
            or self.ruleset.face_up_boss is not FaceUpBoss.SWAP
        ):
            return ()
        return self.layout.exchangeable(self.lead_from or 0)

    def legal(self, seat: Seat) -> Iterator[Choice]:
        """All that a seat may do now. A choice of cards to pass may be changed until the last
        seat has chosen, so in the pass this is not empty for a seat that has chosen already."""
        if seat == self.turn:
            return iter(plays_of(seat, playable(self.open_cards(seat), self.led)))
        if exchangeable := self.exchangeable:
            return (choice for choice in exchangeable if choice.seat == seat)
        if self.leader is None and seat in self.ruleset.seats:
            return possible_passes(self.ruleset, seat, self.hands[seat])
        return iter(())

    # --- applying an action ---------------------------------------------------------------------

    def apply(self, action: Choice) -> "Round":
        """The round after this action; an `IllegalAction` if the rules forbid it."""
        if type(action) is Play:
            return self._play(action.seat, action.card)
        if type(action) is Pass:
            return self._pass(action)
        if type(action) is Exchange:
            check_exchange(self, action)
            return self._replace(layout=self.layout and self.layout.exchange(action))
        raise unknown_action(action)

    def _pass(self, action: Pass) -> "Round":
        seat, ruleset = action.seat, self.ruleset
        check_pass(self, action)
        action = Pass(seat, sorted_pass(ruleset, action.cards))
        passes = (*self.passes[:seat], action, *self.passes[seat + 1 :])
        after = self._replace(passes=passes)
        return after._change_hands(after.chosen) if None not in passes else after

    def _change_hands(self, passes: tuple[Pass, ...]) -> "Round":
        """All have chosen: the cards change hands or go aside, and the first leader is known
        (R8–R10, R64)."""
        ruleset, hands = self.ruleset, list(self.hands)
        for seat, choice in enumerate(passes):
            for card, recipient in zip(choice.cards, ruleset.recipients(seat), strict=True):
                hands[seat] ^= card.mask
                if recipient != seat:
                    hands[recipient] ^= card.mask
        leader = self.lead_from
        if leader is None:
            card = card_of_first_leader(self.face_up)
            where = self.hands if ruleset.first_leader is FirstLeader.DEALT else hands
            leader = next(seat for seat in ruleset.seats if where[seat] & card.mask)
        return self._replace(passes=passes or self.passes, hands=tuple(hands), leader=leader)

    def _play(self, seat: Seat, card: Card) -> "Round":
        # This is what programs do most, so it reads the fields once and makes tuples directly.
        (ruleset, dealt, lead_from, passes, hands, trump, leader, trick, tricks, bosses, won,
         seals, result, face_up, seals_before, layout) = self  # fmt: skip
        players = len(hands)
        if type(card) is not Card or type(seat) is not int:
            raise malformed(self, seat, card)
        if leader is None or result is not None or seat != (leader + len(trick)) % players:
            raise out_of_turn(self, seat, card)
        hand = hands[seat]
        held = hand if layout is None else hand | layout.open[seat]
        if not playable(held, trick[0].suit if trick else None) & card.mask:
            raise not_playable(self, seat, card)

        if layout is not None:
            layout = layout.after_play(seat, card)
        hands = (*hands[:seat], hand & ~card.mask, *hands[seat + 1 :])
        if trump is None:
            trump = card.suit  # the very first card led (R53)
        trick = (*trick, card)
        if len(trick) < players:
            return _round((ruleset, dealt, lead_from, passes, hands, trump, leader, trick, tricks,
                           bosses, won, seals, None, face_up, seals_before, layout))  # fmt: skip

        winner = (leader + winning_position(trick, trump)) % players
        side = ruleset.sides[winner]
        tricks = (*tricks, Trick(leader, trick, winner, layout.places if layout else ()))
        won = (*won[:side], won[side] + 1, *won[side + 1 :])
        if caught := mask_of(trick) & BOSSES:
            bosses = (*bosses[:side], bosses[side] | caught, *bosses[side + 1 :])
            if ruleset.has_seals and (new := new_seals(ruleset, side, bosses[side], seals)):
                seals = (*seals[:side], seals[side] | new, *seals[side + 1 :])
        left = hands if layout is None else layout.unplayed(hands)
        result = round_result(ruleset, side, trump, bosses, won, seals, left)
        if layout is not None and result is None:
            layout = layout.after_trick()
        make = _round if result is None else _finished_round
        return make((ruleset, dealt, lead_from, passes, hands, trump, winner, (), tricks,
                     bosses, won, seals, result, face_up, seals_before, layout))  # fmt: skip


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


def card_of_first_leader(face_up: Card | None) -> Card:
    """The card that decides who leads, in the first round or in every one (R9, R52)."""
    return SECOND_CHOICE if face_up is SUPER_TRUMP else SUPER_TRUMP
