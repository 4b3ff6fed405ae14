"""One line for one position, to be pasted anywhere; docs/notation.md specifies it.

    four-advanced L9 0-3 WA.5/W4E2/C9??1/S13.9W2 2 W3W6 4-5 W7/-

A position is a round while its cards are passed or played, and the score of the match. Of a hand
that is not known, only the number of its cards is written, so a seat's view is a line as well.
"""

import re
from dataclasses import dataclass
from typing import Final

from yokai_septet.errors import YokaiError
from yokai_septet.game import (
    Card,
    CardSet,
    Deal,
    FirstLeader,
    Match,
    Pass,
    Round,
    Ruleset,
    Seat,
    Suit,
    View,
    ruleset_named,
)
from yokai_septet.game.cards import mask_of
from yokai_septet.game.setup import check_position
from yokai_septet.records.error import RecordError
from yokai_septet.records.words import NOTHING, UNKNOWN, numbers_words, seals_words


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a seat as far as they are known."""

    known: CardSet
    unknown: int = 0
    """How many more cards there are."""


@dataclass(frozen=True, slots=True)
class Position:
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
    passes: tuple[tuple[Card | None, ...] | None, ...] | None
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
    def from_match(match: Match) -> "Position":
        """The position of a match in which cards are being passed or played."""
        now = match.round
        if now is None:
            raise RecordError(
                "position-none", "There is no position before the deal and after the end.",
                found="no round", expected="a round that is being played",
            )  # fmt: skip
        return Position.from_round(now, match.scores)

    @staticmethod
    def from_round(now: Round, scores: tuple[int, ...] | None = None) -> "Position":
        """The position of a round that is not over."""
        ruleset = now.ruleset
        return Position(
            ruleset,
            _scores(ruleset, scores, now.seals),
            now.seals,
            now.deal.face_up if now.deal else None,
            now.trump,
            tuple(Hand(CardSet(hand)) for hand in now.hands),
            now.lead_from if now.leader is None else now.leader,
            _chosen(now) if now.leader is None else None,
            now.trick,
            now.won,
            tuple(CardSet(bosses) for bosses in now.bosses),
        )

    @staticmethod
    def from_view(view: View) -> "Position":
        """The position as a viewer may know it."""
        now = view.round
        if now is None:
            raise RecordError(
                "position-none", "There is no position before the deal and after the end.",
                found="no round", expected="a round that is being played",
            )  # fmt: skip
        hidden: tuple[Card | None, ...] = (None,) * view.ruleset.pass_size
        passes = tuple(
            None
            if not chosen
            else now.passed.cards
            if now.passed and seat == view.viewer
            else hidden
            for seat, chosen in enumerate(now.has_passed)
        )
        return Position(
            view.ruleset,
            _scores(view.ruleset, view.scores, view.seals),
            view.seals,
            now.face_up,
            now.trump,
            tuple(
                Hand(now.hand) if seat == view.viewer and now.hand is not None
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
                found=UNKNOWN, expected="a card",
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
            self.won, self.seals, None,
        )  # fmt: skip


def _chosen(now: Round) -> tuple[tuple[Card | None, ...] | None, ...]:
    return tuple(None if choice is None else choice.cards for choice in now.passes)


def _scores(
    ruleset: Ruleset, scores: tuple[int, ...] | None, seals: tuple[frozenset[Suit], ...]
) -> tuple[int, ...]:
    if ruleset.has_seals:
        return tuple(map(len, seals))
    return scores or (0,) * ruleset.side_count


# --- checking -----------------------------------------------------------------------------------


def check(position: Position) -> None:
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
            _check_pass(position)
    except RecordError:
        raise
    except YokaiError as error:
        raise RecordError(error.code, error.sentence, **error.params) from error


def _check_pass(position: Position) -> None:
    ruleset, passes = position.ruleset, position.passes
    assert passes is not None
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


# --- writing ------------------------------------------------------------------------------------


def format_position(position: Position | Match | Round) -> str:
    """The line of a position."""
    if isinstance(position, Match):
        position = Position.from_match(position)
    elif isinstance(position, Round):
        position = Position.from_round(position)
    ruleset = position.ruleset
    option = "+holder" if ruleset.first_leader is FirstLeader.HOLDER else ""
    trump = NOTHING if position.trump is None else position.trump.letter
    if position.passes is None:
        table = _list(position.trick)
    else:
        table = "pass:" + "/".join(_list(chosen or ()) for chosen in position.passes)
    return " ".join(
        [
            ruleset.name + option,
            trump if position.face_up is None else position.face_up.code,
            seals_words(position.seals) if ruleset.has_seals else numbers_words(position.scores),
            "/".join(map(_hand, position.hands)),
            NOTHING if position.leader is None else str(position.leader),
            table,
            numbers_words(position.won),
            "/".join(_list(tuple(bosses)) for bosses in position.bosses),
        ]
    )


def _hand(hand: Hand) -> str:
    """A hand by suits, such as `WA.5E7f??3`."""
    text = ""
    suit = None
    for card in hand.known:
        text += f".{card.code[1:]}" if card.suit is suit else card.code
        suit = card.suit
    if hand.unknown:
        text += f"{UNKNOWN}{hand.unknown}"
    return text or NOTHING


def _list(cards: tuple[Card | None, ...]) -> str:
    return "".join(UNKNOWN if card is None else card.code for card in cards) or NOTHING


# --- reading ------------------------------------------------------------------------------------

_FIELDS: Final = (
    "a ruleset, such as four-advanced or suitors+holder",
    "the face-up card, the trump suit or -",
    "the score, such as 0-3, or the seals, such as WE/-",
    "the hands, such as WA.5/W4E2/??2/S13",
    "the seat that leads, or -",
    "the cards of the trick, such as W3W6, or the pass, such as pass:-/-/-/-",
    "the tricks won by each side, such as 4-5",
    "the bosses of each side, such as W7E7/-",
)
_CARDS: Final = re.compile(r"(?:\?\?|[WECLDFS](?:A|[0-9]{1,2})f?)+")
_ONE_CARD: Final = re.compile(r"\?\?|[WECLDFS](?:A|[0-9]{1,2})f?")
_RANKS: Final = r"(?:A|[0-9]{1,2})f?"
_HAND: Final = re.compile(rf"((?:[WECLDFS]{_RANKS}(?:\.{_RANKS})*)*)(?:\?\?([0-9]{{1,2}}))?")
_SUIT: Final = re.compile(rf"([WECLDFS])({_RANKS}(?:\.{_RANKS})*)")
_NUMBERS: Final = re.compile(r"[0-9]{1,3}(?:-[0-9]{1,3})*")
_SEALS: Final = re.compile(r"(?:-|[WECLDFS]{1,7})(?:/(?:-|[WECLDFS]{1,7}))*")
LARGEST_LINE: Final = 1000
"""The most characters that the line of a position may have."""


def parse_position(text: str) -> Position:
    """The position that this line describes; a `RecordError` if it is none."""
    if len(text) > LARGEST_LINE:
        raise RecordError(
            "position-syntax", f"A position has at most {LARGEST_LINE} characters.",
            found=len(text), expected=LARGEST_LINE,
        )  # fmt: skip
    fields = _Fields(text)
    ruleset = fields.ruleset(0)
    face_up, trump = fields.up(1)
    scores, seals = fields.score(2, ruleset)
    hands = fields.hands(3)
    leader = fields.leader(4)
    trick, passes = fields.table(5)
    won = fields.numbers(6)
    bosses = tuple(fields.card_set(7, part) for part in fields.words[7].split("/"))
    position = Position(
        ruleset, scores, seals, face_up, trump, hands, leader, passes, trick, won, bosses
    )
    if leader is None and passes is None:
        raise fields.error(4)
    try:
        check(position)
    except RecordError as error:
        raise error.at(1, 1) from error
    return position


class _Fields:
    """The words of a line, each read in its own way."""

    def __init__(self, text: str) -> None:
        found = list(re.finditer(r"\S+", text))
        self.words = [word.group() for word in found]
        self.columns = [word.start() + 1 for word in found] + [len(text) + 1]
        if len(found) != len(_FIELDS):
            raise self.error(min(len(found), len(_FIELDS)))

    def error(self, field: int, cause: YokaiError | None = None) -> RecordError:
        found = self.words[field] if field < len(self.words) else "the end of the line"
        expected = _FIELDS[field] if field < len(_FIELDS) else "the end of the line"
        why = f" {cause.sentence}" if cause else ""
        return RecordError(
            "position-syntax", f"Found {found[:60]!r}, expected {expected}.{why}",
            found=found[:60], expected=expected,
        ).at(1, self.columns[field])  # fmt: skip

    def ruleset(self, field: int) -> Ruleset:
        name, plus, option = self.words[field].partition("+")
        try:
            return ruleset_named(name, option if plus else FirstLeader.DEALT)
        except YokaiError as error:
            raise self.error(field, error) from error

    def up(self, field: int) -> tuple[Card | None, Suit | None]:
        word = self.words[field]
        try:
            if word == NOTHING:
                return None, None
            if len(word) == 1:
                return None, Suit.parse(word)
            card = Card.parse(word)
        except YokaiError as error:
            raise self.error(field, error) from error
        return card, card.suit

    def score(
        self, field: int, ruleset: Ruleset
    ) -> tuple[tuple[int, ...], tuple[frozenset[Suit], ...]]:
        if not ruleset.has_seals:
            return self.numbers(field), (frozenset(),) * ruleset.side_count
        word = self.words[field]
        if not _SEALS.fullmatch(word):
            raise self.error(field)
        sides = word.replace(NOTHING, "").split("/")
        seals = tuple(frozenset(map(Suit.parse, side)) for side in sides)
        return tuple(map(len, seals)), seals

    def numbers(self, field: int) -> tuple[int, ...]:
        if not _NUMBERS.fullmatch(self.words[field]):
            raise self.error(field)
        return tuple(map(int, self.words[field].split("-")))

    def leader(self, field: int) -> Seat | None:
        word = self.words[field]
        if word == NOTHING:
            return None
        if not re.fullmatch(r"[0-3]", word):
            raise self.error(field)
        return int(word)

    def table(
        self, field: int
    ) -> tuple[tuple[Card, ...], tuple[tuple[Card | None, ...] | None, ...] | None]:
        word = self.words[field]
        if word.startswith("pass:"):
            chosen = [self.cards(field, part) for part in word[len("pass:") :].split("/")]
            return (), tuple(cards or None for cards in chosen)
        cards = self.cards(field, word)
        if None in cards:
            raise self.error(field)
        return tuple(card for card in cards if card is not None), None

    def cards(self, field: int, text: str) -> tuple[Card | None, ...]:
        if text == NOTHING:
            return ()
        if not _CARDS.fullmatch(text):
            raise self.error(field)
        try:
            codes = _ONE_CARD.findall(text)
            return tuple(None if code == UNKNOWN else Card.parse(code) for code in codes)
        except YokaiError as error:
            raise self.error(field, error) from error

    def card_set(self, field: int, text: str) -> CardSet:
        cards = tuple(card for card in self.cards(field, text) if card is not None)
        if len(set(cards)) < len(cards) or UNKNOWN in text:
            raise self.error(field)
        return CardSet(mask_of(cards))

    def hands(self, field: int) -> tuple[Hand, ...]:
        return tuple(self.hand(field, part) for part in self.words[field].split("/"))

    def hand(self, field: int, text: str) -> Hand:
        if text == NOTHING:
            return Hand(CardSet())
        match = _HAND.fullmatch(text)
        if match is None or not text:
            raise self.error(field)
        codes = [
            suit + rank
            for suit, ranks in _SUIT.findall(match.group(1))
            for rank in ranks.split(".")
        ]
        try:
            known = CardSet.parse(" ".join(codes))
        except YokaiError as error:
            raise self.error(field, error) from error
        return Hand(known, int(match.group(2) or 0))
