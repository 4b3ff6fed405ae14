"""A position: a round while its cards are passed or played, and the score of the match.

Of a hand that is not known, only the number of its cards is kept, so a seat's view is a position
as well. `position_line` writes it as one line.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from yokai_septet.errors import YokaiError
from yokai_septet.game import (
    Card,
    CardSet,
    Deal,
    Match,
    Pass,
    Round,
    Ruleset,
    Seat,
    Suit,
    View,
)
from yokai_septet.game.cards import mask_of
from yokai_septet.game.scoring import standing
from yokai_septet.game.setup import check_position
from yokai_septet.records.error import RecordError
from yokai_septet.records.phrases import Expected, Found
from yokai_septet.records.record import Cards
from yokai_septet.records.words import UNKNOWN


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a seat as far as they are known."""

    known: CardSet
    unknown: int = 0
    """How many more cards there are."""


@dataclass(frozen=True, slots=True)
class PositionRecord:
    """A moment of a round, in the pass or in the play."""

    ruleset: Ruleset
    scores: tuple[int, ...]
    """The points of each side before this round; with seals, unused."""
    seals: tuple[frozenset[Suit], ...]
    face_up: Card | None
    trump: Suit | None
    hands: tuple[Hand, ...]
    leader: Seat | None
    """Who leads, or led, the trick; in the pass, who will lead, None in the first round."""
    passes: tuple[Cards | None, ...] | None
    """In the pass, what each seat has chosen; None in the play."""
    trick: tuple[Card, ...]
    won: tuple[int, ...]
    bosses: tuple[CardSet, ...]

    @property
    def is_known(self) -> bool:
        """Whether all cards are known."""
        hidden = any(cards and None in cards for cards in self.passes or ())
        return not hidden and all(hand.unknown == 0 for hand in self.hands)

    @staticmethod
    def from_match(match: Match) -> "PositionRecord":
        """The position of a match in which cards are being passed or played."""
        now = match.round
        if now is None:
            raise _no_position()
        return PositionRecord.from_round(now, match.scores)

    @staticmethod
    def from_round(now: Round, scores: tuple[int, ...] | None = None) -> "PositionRecord":
        """The position of a round that is not over."""
        ruleset = now.ruleset
        return PositionRecord(
            ruleset,
            standing(scores or (0,) * ruleset.side_count, now.seals),
            now.seals,
            now.face_up,
            now.trump,
            tuple(Hand(CardSet(hand)) for hand in now.hands),
            now.lead_from if now.leader is None else now.leader,
            _chosen(now) if now.leader is None else None,
            now.trick,
            now.won,
            tuple(CardSet(bosses) for bosses in now.bosses),
        )

    @staticmethod
    def from_view(view: View) -> "PositionRecord":
        """The position as a viewer may know it."""
        now, own = view.round, view.own
        if now is None:
            raise _no_position()
        hidden: Cards = (None,) * view.ruleset.pass_size
        passes = tuple(
            None
            if not chosen
            else own.passed.cards
            if own and own.passed and seat == view.viewer
            else hidden
            for seat, chosen in enumerate(now.has_passed)
        )
        return PositionRecord(
            view.ruleset,
            standing(view.scores, view.seals),
            view.seals,
            now.face_up,
            now.trump,
            tuple(
                Hand(own.hand) if own and seat == view.viewer
                else Hand(CardSet(), size)
                for seat, size in enumerate(now.hand_sizes)
            ),
            now.lead_from if now.leader is None else now.leader,
            passes if now.leader is None else None,
            now.trick,
            now.won,
            now.bosses,
        )  # fmt: skip

    def round(self) -> Round:
        """The round at this position, to be played on; all cards must be known."""
        if not self.is_known:
            raise RecordError(
                "record-unknown-cards",
                "A match cannot be played on from here: a card is unknown.",
                found=UNKNOWN, expected=Expected.CARD,
            )  # fmt: skip
        check(self)
        return self._round()

    def match(self) -> Match:
        """A match whose first recorded moment is this position."""
        return Match(self.ruleset, (), self.round(), self.scores, self.seals, None)

    def _round(self) -> Round:
        hands = tuple(hand.known for hand in self.hands)
        if self.passes is not None:
            now = Round.start(self.ruleset, Deal(hands, self.face_up), self.leader, self.seals)
            for seat, chosen in enumerate(self.passes):
                if chosen is not None:
                    now = now.apply(Pass(seat, tuple(card for card in chosen if card)))
            return now
        masks = tuple(hand.mask for hand in hands)
        bosses = tuple(captured.mask for captured in self.bosses)
        return Round(
            self.ruleset, None, None, (), masks, self.trump, self.leader, self.trick, (), bosses,
            self.won, self.seals, None, self.face_up, self.seals,
        )  # fmt: skip


def _no_position() -> RecordError:
    return RecordError(
        "position-none", "There is no position before the deal and after the end.",
        found=Found.NO_ROUND, expected=Expected.RUNNING_ROUND,
    )  # fmt: skip


def _chosen(now: Round) -> tuple[Cards | None, ...]:
    return tuple(None if choice is None else choice.cards for choice in now.passes)


# --- checking -----------------------------------------------------------------------------------


def check(position: PositionRecord) -> None:
    """Refuse a position that no match could have come to."""
    ruleset = position.ruleset
    if len(position.scores) != ruleset.side_count or len(position.seals) != ruleset.side_count:
        raise _impossible(f"{ruleset.name} has {ruleset.side_count} sides")
    if max(position.scores) >= ruleset.goal:
        raise _impossible("the match is over")
    try:
        if position.passes is None:
            unknown = tuple(hand.unknown for hand in position.hands)
            check_position(position._round(), unknown, position.face_up)
        else:
            _check_pass(position, position.passes)
    except RecordError:
        raise
    except YokaiError as error:
        raise RecordError.of(error) from error


def _check_pass(position: PositionRecord, passes: Sequence[Cards | None]) -> None:
    ruleset = position.ruleset
    if position.trick or any(position.won) or any(position.bosses):
        raise _impossible("cards have been played before the pass is over")
    if position.leader is not None and position.leader not in ruleset.seats:
        raise _impossible(f"nobody sits in seat {position.leader}")
    if len(passes) != ruleset.players or None not in passes:
        raise _impossible("in the pass, somebody has yet to choose")
    if position.trump is not (position.face_up and position.face_up.suit):
        raise _impossible("trump is the suit of the face-up card")
    if position.is_known:
        position._round()
        return
    seen = mask_of([position.face_up] if position.face_up else [])
    for seat, hand in enumerate(position.hands):
        if len(hand.known) + hand.unknown != ruleset.hand_size or seen & hand.known.mask:
            raise _impossible(f"seat {seat} cannot have this hand")
        seen |= hand.known.mask
        chosen = passes[seat]
        if chosen is not None and (
            len(chosen) != ruleset.pass_size
            or (not hand.unknown and any(card and card not in hand.known for card in chosen))
        ):
            raise _impossible(f"seat {seat} cannot pass these cards")
    if seen & ~ruleset.deck.mask or ruleset.has_face_up_card != (position.face_up is not None):
        raise _impossible("the cards are not those of the ruleset")


def _impossible(why: str) -> RecordError:
    return RecordError("bad-position", f"This is not a position: {why}.", why=why)
