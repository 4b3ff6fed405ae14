"""One line for one position, to be pasted anywhere; docs/notation.md specifies it.

four-advanced L9 0-3 WA.5/W4E2/C9??1/S13.9W2 2 W3W6 4-5 W7/-
"""

import re
from typing import Final

from yokai_septet.errors import YokaiError
from yokai_septet.game import (
    Card,
    CardSet,
    FirstLeader,
    LaterLeader,
    Match,
    Round,
    Ruleset,
    Seat,
    Suit,
    ruleset_named,
)
from yokai_septet.game.cards import mask_of
from yokai_septet.records.error import RecordError
from yokai_septet.records.phrases import Expected, Found
from yokai_septet.records.position import Hand, PositionRecord, check
from yokai_septet.records.record import Cards
from yokai_septet.records.words import NOTHING, UNKNOWN, numbers_words, seals_words

# --- writing ------------------------------------------------------------------------------------


def format_position(position: PositionRecord | Match | Round) -> str:
    """The line of a position."""
    if isinstance(position, Match):
        position = PositionRecord.from_match(position)
    elif isinstance(position, Round):
        position = PositionRecord.from_round(position)
    ruleset = position.ruleset
    option = "+holder" if ruleset.first_leader is FirstLeader.HOLDER else ""
    option += "+ace" if ruleset.later_leader is LaterLeader.ACE else ""
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


def _list(cards: Cards) -> str:
    return "".join(UNKNOWN if card is None else card.code for card in cards) or NOTHING


# --- reading ------------------------------------------------------------------------------------

_FIELDS: Final = (
    Expected.POSITION_RULESET,
    Expected.POSITION_TRUMP,
    Expected.POSITION_SCORE,
    Expected.POSITION_HANDS,
    Expected.POSITION_LEADER,
    Expected.POSITION_TABLE,
    Expected.POSITION_WON,
    Expected.POSITION_BOSSES,
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


def parse_position(text: str) -> PositionRecord:
    """The position that this line describes; a `RecordError` if it describes none."""
    if len(text) > LARGEST_LINE:
        raise RecordError(
            "record-too-long", f"A position has at most {LARGEST_LINE} characters.",
            found=len(text), expected=LARGEST_LINE, part="position",
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
    position = PositionRecord(
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

    def error(self, field: int) -> RecordError:
        found = self.words[field] if field < len(self.words) else Found.END_OF_LINE
        expected = _FIELDS[field] if field < len(_FIELDS) else Expected.END_OF_LINE
        error = RecordError("position-syntax", found=found, expected=expected)
        return error.at(1, self.columns[field])

    def ruleset(self, field: int) -> Ruleset:
        name, *options = self.words[field].split("+")
        first: FirstLeader | str = FirstLeader.DEALT
        later: LaterLeader | str = LaterLeader.LAST_TRICK
        if options and options[0] in {choice.value for choice in FirstLeader}:
            first = options.pop(0)
        if options and options[0] in {choice.value for choice in LaterLeader}:
            later = options.pop(0)
        if options:
            raise self.error(field)
        try:
            return ruleset_named(name, first, later)
        except YokaiError as error:
            raise self.error(field) from error

    def up(self, field: int) -> tuple[Card | None, Suit | None]:
        word = self.words[field]
        try:
            if word == NOTHING:
                return None, None
            if len(word) == 1:
                return None, Suit.parse(word)
            card = Card.parse(word)
        except YokaiError as error:
            raise self.error(field) from error
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

    def table(self, field: int) -> tuple[tuple[Card, ...], tuple[Cards | None, ...] | None]:
        word = self.words[field]
        if word.startswith("pass:"):
            chosen = [self.cards(field, part) for part in word[len("pass:") :].split("/")]
            return (), tuple(cards or None for cards in chosen)
        cards = self.cards(field, word)
        if None in cards:
            raise self.error(field)
        return tuple(card for card in cards if card is not None), None

    def cards(self, field: int, text: str) -> Cards:
        if text == NOTHING:
            return ()
        if not _CARDS.fullmatch(text):
            raise self.error(field)
        try:
            codes = _ONE_CARD.findall(text)
            return tuple(None if code == UNKNOWN else Card.parse(code) for code in codes)
        except YokaiError as error:
            raise self.error(field) from error

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
            raise self.error(field) from error
        return Hand(known, int(match.group(2) or 0))
