"""Reading a record's text: `parse` gives a record that is right, or one error with its place."""

import re
from typing import Final

from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, Reason, Ruleset, Seat, Suit
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.limits import check_length, check_round_count
from yokai_septet.records.phrases import Expected, quoted
from yokai_septet.records.record import (
    Cards,
    Record,
    RoundEnd,
    RoundRecord,
    TrickRecord,
    in_order,
)
from yokai_septet.records.tags import Tags, unknown_seat
from yokai_septet.records.tokens import Token, Tokens
from yokai_septet.records.verify import verify
from yokai_septet.records.words import NOTHING, NUMBERS, UNKNOWN

_HEADINGS: Final = ("Round", "Pass", "Play", "End")
_SEALS: Final = re.compile(r"(?:-|[WECLDFS]{1,7})(?:/(?:-|[WECLDFS]{1,7}))+")


def parse(text: str) -> Record:
    """The record that this text describes; a `RecordError` if it is not one, or not right."""
    check_length(text)
    reader = _Reader(text)
    record = reader.record()
    try:
        verify(record)
    except RecordError as error:
        raise error.at(*reader.place_of(error.spot)) from error
    return record


class _Reader:
    """Reads one text from its beginning to its end, and remembers where everything stood."""

    def __init__(self, text: str) -> None:
        self._tokens = Tokens(text)
        self._tags = Tags(self._tokens)
        self._places = {Spot("tag", item=name): at for name, at in self._tags.offsets.items()}

    # --- the record, from the top ----------------------------------------------------------------

    def record(self) -> Record:
        """The whole record, as the text has it."""
        tokens, tags = self._tokens, self._tags
        tags.check_format()
        ruleset = tags.ruleset()
        rounds: list[RoundRecord] = []
        while tokens.next.kind != "end":
            with tokens.at(tokens.next.offset):
                check_round_count(len(rounds) + 1)
            rounds.append(self._round(ruleset, len(rounds) + 1))
        return Record(
            ruleset,
            tuple(rounds),
            termination=tags.termination(),
            result=tags.result(),
            participants=tags.participants(ruleset),
            date=tags.date(),
            commitment=tags.commitment(),
            seed=tags.seed(),
            salts=tags.salts(ruleset),
            salt_commitments=tags.salt_commitments(ruleset),
            salt_order=tags.salt_order(),
            decisions=tuple(tokens.decisions()),
            tags=tuple(tags.free()),
            comments=tuple(tokens.comments),
        )

    def _round(self, ruleset: Ruleset, number: int) -> RoundRecord:
        tokens = self._tokens
        self._places[Spot("round", number)] = tokens.take_word("Round").offset
        tokens.actions += 1
        tokens.take_word(str(number))
        face_up = None
        if tokens.next.text == "face-up":
            tokens.take()
            face_up = self._known_card()
        hands = self._seat_lines(ruleset, "hand", number)
        if missing := [seat for seat in ruleset.seats if seat not in hands]:
            raise tokens.unexpected(tokens.next, Expected.HAND_OF_SEAT(missing[0]))
        passes: dict[Seat, Cards] = {}
        if tokens.next.text == "Pass":
            tokens.take()
            passes = self._seat_lines(ruleset, "pass", number)
        tricks: list[TrickRecord] = []
        if tokens.next.text == "Play":
            tokens.take()
            while tokens.next.kind == "trick":
                tricks.append(self._trick(ruleset, number, len(tricks) + 1))
        end = self._end(ruleset, number) if tokens.next.text == "End" else None
        return RoundRecord(
            face_up,
            tuple(hands[seat] for seat in ruleset.seats),
            tuple(passes.get(seat) for seat in ruleset.seats),
            tuple(tricks),
            end,
        )

    def _seat_lines(self, ruleset: Ruleset, kind: str, number: int) -> dict[Seat, Cards]:
        """Lines of cards that begin with a seat: the hands or the passes of a round."""
        tokens = self._tokens
        lines: dict[Seat, Cards] = {}
        while tokens.next.kind == "seat":
            token = tokens.take()
            seat = self._seat(ruleset, token)
            if seat in lines:
                raise tokens.unexpected(token, Expected.ANOTHER_SEAT)
            self._places[Spot(kind, number, seat)] = token.offset
            tokens.actions += kind == "pass"
            cards: list[Card | None] = []
            while self._at_card():
                if len(cards) == len(ruleset.deck):
                    raise tokens.unexpected(tokens.next, Expected.ANOTHER_LINE)
                cards.append(self._card())
            ordered = kind == "pass" and ruleset.pass_is_ordered
            lines[seat] = tuple(cards) if ordered else in_order(cards)
        return lines

    def _trick(self, ruleset: Ruleset, number: int, trick: int) -> TrickRecord:
        tokens = self._tokens
        token = tokens.take()
        self._places[Spot("trick", number, trick)] = token.offset
        if token.text != f"{trick}.":
            raise tokens.unexpected(token, f"{trick}.")
        if tokens.next.kind != "seat":
            raise tokens.unexpected(tokens.next, Expected.LEADER)
        token = tokens.take()
        leader = None if token.text == "?:" else self._seat(ruleset, token)
        cards: list[Card | None] = []
        while self._at_card():
            if len(cards) == ruleset.players:
                raise tokens.unexpected(tokens.next, Expected.ONE_OF(f"{trick + 1}., End"))
            self._places[Spot("card", number, trick, len(cards) + 1)] = tokens.next.offset
            tokens.actions += 1
            cards.append(self._card())
        return TrickRecord(leader, tuple(cards))

    def _end(self, ruleset: Ruleset, number: int) -> RoundEnd:
        tokens = self._tokens
        self._places[Spot("end", number)] = tokens.take().offset
        token = tokens.take()
        try:
            reason = Reason(token.text)
        except ValueError:
            reasons = Expected.ONE_OF(", ".join(reason.value for reason in Reason))
            raise tokens.unexpected(token, reasons) from None
        token = tokens.take()
        if not ruleset.has_seals:
            if not NUMBERS.fullmatch(token.text):
                raise tokens.unexpected(token, Expected.POINTS)
            return RoundEnd(reason, tuple(map(int, token.text.split("-"))), ())
        if not _SEALS.fullmatch(token.text):
            raise tokens.unexpected(token, Expected.SEALS)
        sides = token.text.replace(NOTHING, "").split("/")
        seals = tuple(tuple(map(Suit.parse, side)) for side in sides)
        return RoundEnd(reason, (0,) * ruleset.side_count, seals)

    # --- cards and seats -------------------------------------------------------------------------

    def _seat(self, ruleset: Ruleset, token: Token) -> Seat:
        seat = token.text[:-1]
        if seat == "?" or int(seat) not in ruleset.seats:
            raise unknown_seat(ruleset, seat).at(*self._tokens.line_and_column(token.offset))
        return int(seat)

    def _at_card(self) -> bool:
        return self._tokens.next.kind == "word" and self._tokens.next.text not in _HEADINGS

    def _card(self) -> Card | None:
        if self._tokens.next.text == UNKNOWN:
            self._tokens.take()
            return None
        return self._known_card()

    def _known_card(self) -> Card:
        token = self._tokens.take()
        try:
            return Card.parse(quoted(token.text))
        except YokaiError as error:
            wrong = RecordError.of(error, found=token.text, expected=Expected.CARD)
            raise wrong.at(*self._tokens.line_and_column(token.offset)) from error

    # --- places ----------------------------------------------------------------------------------

    def place_of(self, spot: Spot | None) -> tuple[int, int]:
        """The line and column of this part of the record, or of what it would be a part of."""
        while spot is not None and spot not in self._places:
            spot = _surrounding(spot)
        return self._tokens.line_and_column(0 if spot is None else self._places[spot])


def _surrounding(spot: Spot) -> Spot | None:
    if spot.kind == "card":
        return Spot("trick", spot.round, spot.item)
    return Spot("round", spot.round) if spot.kind != "round" and spot.round else None
