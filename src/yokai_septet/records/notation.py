"""Records as text that people can read and edit; docs/notation.md specifies it.

`parse` gives a record that is right, or one `RecordError` that points at the first thing that is
not; `format` writes the one text that stands for a record. Nothing else comes out of them.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from enum import Enum
from typing import Final, NamedTuple, TypeVar

from yokai_septet.errors import YokaiError
from yokai_septet.game import (
    RULESETS,
    Card,
    FirstLeader,
    Reason,
    Ruleset,
    Seat,
    Suit,
    ruleset_named,
)
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.limits import (
    check_comment,
    check_comment_count,
    check_length,
    check_round_count,
    check_tag_count,
    check_value,
)
from yokai_septet.records.record import (
    Cards,
    Comment,
    Record,
    Result,
    RoundEnd,
    RoundRecord,
    Termination,
    TrickRecord,
    in_order,
)
from yokai_septet.records.verify import verify
from yokai_septet.records.words import (
    NOTHING,
    TAG_NAME,
    UNKNOWN,
    end_words,
    is_free_tag,
    is_seat_tag,
    result_words,
    seat_tags,
)

_QUOTE: Final = '"'
_BRACE: Final = "}"
_LONGEST_QUOTE: Final = 40
"""How much of a wrong word an error quotes."""
_HEADINGS: Final = ("Round", "Pass", "Play", "End")

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)


# --- writing ------------------------------------------------------------------------------------


def format(record: Record) -> str:  # noqa: A001 (records.format is the best name for it)
    """The text of a record."""
    comments = _Comments(record.comments)
    lines = [f'[{name} "{_escaped(value, _QUOTE)}"]' for name, value in _tags(record)]
    lines += comments.up_to(0)
    actions = 0
    for number, one in enumerate(record.rounds, 1):
        lines += ["", f"Round {number}" + (f" face-up {one.face_up}" if one.face_up else "")]
        lines += [_line(f"{seat}:", cards) for seat, cards in enumerate(one.hands)]
        actions += 1
        lines += comments.up_to(actions)
        passed = [(seat, cards) for seat, cards in enumerate(one.passes) if cards is not None]
        if passed:
            lines.append("Pass")
        for seat, cards in passed:
            actions += 1
            lines.append(" ".join([_line(f"{seat}:", cards), *comments.up_to(actions)]))
        if one.tricks:
            lines.append("Play")
        for trick_number, trick in enumerate(one.tricks, 1):
            leader = "?" if trick.leader is None else trick.leader
            words = [f"{trick_number:2}. {leader}:"]
            for card in trick.cards:
                actions += 1
                words += [_code(card), *comments.up_to(actions)]
            lines.append(" ".join(words))
        if one.end is not None:
            lines.append(f"End {end_words(one.end)}")
    return "\n".join(lines) + "\n"


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Ruleset", record.ruleset.name
    yield "FirstLeader", record.ruleset.first_leader.value
    if record.date is not None:
        yield "Date", record.date.isoformat()
    yield from zip(seat_tags(record.ruleset, "Player"), record.players, strict=False)
    if record.commitment is not None:
        yield "Commitment", record.commitment
    if record.seed is not None:
        yield "Seed", record.seed.hex()
    for name, salt in zip(seat_tags(record.ruleset, "Salt"), record.salts, strict=False):
        yield name, salt.hex()
    yield "Termination", record.termination.value
    if record.result is not None:
        yield "Result", result_words(record.result)
    yield from record.tags


def _line(start: str, cards: Cards) -> str:
    return " ".join([start, *map(_code, cards)])


def _code(card: Card | None) -> str:
    return UNKNOWN if card is None else card.code


def _escaped(text: str, closing: str) -> str:
    return text.replace("\\", "\\\\").replace(closing, f"\\{closing}")


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)


class _Comments:
    """The comments of a record, handed out as the writer gets to their places."""

    def __init__(self, comments: Sequence[Comment]) -> None:
        self._left = list(reversed(comments))

    def up_to(self, actions: int) -> list[str]:
        """The comments that stand after so many actions, and have not been written yet."""
        written = []
        while self._left and self._left[-1].after <= actions:
            written.append(f"{{{_escaped(self._left.pop().text, _BRACE)}}}")
        return written


# --- reading ------------------------------------------------------------------------------------


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


class _Token(NamedTuple):
    kind: str
    text: str
    offset: int


# The repetitions are possessive: they keep no state to go back to, so a long text takes no memory.
_TOKEN: Final = re.compile(
    r"""
      (?P<space> [\s\ufeff]+ )
    | (?P<remark> ; [^\n]* )
    | (?P<comment> \{ (?: [^\\}]++ | \\. )*+ \} )
    | (?P<tag> \[ [^\S\n]*+ [A-Za-z]\w*+ [^\S\n]++ "(?: [^"\\\n]++ | \\[^\n] )*+" [^\S\n]*+ \] )
    | (?P<trick> [0-9]{1,4} \. )
    | (?P<seat> (?: [0-9] | \? ) : )
    | (?P<word> [^\s;{}\[\]"]+ )
    """,
    re.VERBOSE | re.DOTALL,
)
_HEX: Final = re.compile(r"(?:[0-9a-fA-F]{2})*+")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NUMBERS: Final = re.compile(r"[0-9]{1,4}(?:-[0-9]{1,4})+")
_RESULT: Final = re.compile(rf"({_NUMBERS.pattern})(?:, side ([0-9]) wins( on the tie-break)?)?")
_SEALS: Final = re.compile(r"(?:-|[WECLDFS]{1,7})(?:/(?:-|[WECLDFS]{1,7}))+")


class _Reader:
    """Reads one text from its beginning to its end, and remembers where everything stood."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._actions = 0
        self._comments: list[Comment] = []
        self._tags: dict[str, str] = {}
        self._places: dict[Spot, int] = {}
        self._tokens = self._read_tokens()
        self._next = next(self._tokens)

    # The record, from the top.

    def record(self) -> Record:
        """The whole record, as the text has it."""
        while self._next.kind == "tag":
            self._read_tag()
        ruleset = self._ruleset()
        self._check_seat_tags(ruleset)
        rounds: list[RoundRecord] = []
        while self._next.kind != "end":
            with self._at(self._next.offset):
                check_round_count(len(rounds) + 1)
            rounds.append(self._round(ruleset, len(rounds) + 1))
        termination = self._tag("Termination", Termination, _one_of(Termination))
        return Record(
            ruleset,
            tuple(rounds),
            termination or Termination.UNFINISHED,
            self._tag("Result", _result, "a result, such as 10-6, side 0 wins"),
            self._tag_of_each_seat(ruleset, "Player", str),
            self._tag("Date", _date, "a date, such as 2026-01-31"),
            self._tag("Commitment", str.lower, "64 hexadecimal digits"),
            self._tag("Seed", _hex, "64 hexadecimal digits"),
            self._tag_of_each_seat(ruleset, "Salt", _hex),
            tuple((name, value) for name, value in self._tags.items() if is_free_tag(name)),
            tuple(self._comments),
        )

    def _ruleset(self) -> Ruleset:
        if "Ruleset" not in self._tags:
            raise self._syntax(self._next, "the tag Ruleset")
        try:
            return ruleset_named(self._tags["Ruleset"], self._tags.get("FirstLeader", "dealt"))
        except YokaiError as error:
            name = "Ruleset" if error.code == "unknown-ruleset" else "FirstLeader"
            names = ", ".join(RULESETS) if name == "Ruleset" else _one_of(FirstLeader)
            raise self._placed(error, self._places[Spot("tag", item=name)], names) from error

    def _round(self, ruleset: Ruleset, number: int) -> RoundRecord:
        self._places[Spot("round", number)] = self._word("Round").offset
        self._actions += 1
        self._word(str(number))
        face_up = None
        if self._next.text == "face-up":
            self._take()
            face_up = self._known_card()
        hands = self._seat_lines(ruleset, "hand", number)
        if missing := [seat for seat in ruleset.seats if seat not in hands]:
            raise self._syntax(self._next, f"{missing[0]}: and the hand of seat {missing[0]}")
        passes: dict[Seat, Cards] = {}
        if self._next.text == "Pass":
            self._take()
            passes = self._seat_lines(ruleset, "pass", number)
        tricks: list[TrickRecord] = []
        if self._next.text == "Play":
            self._take()
            while self._next.kind == "trick":
                tricks.append(self._trick(ruleset, number, len(tricks) + 1))
        end = self._end(ruleset, number) if self._next.text == "End" else None
        return RoundRecord(
            face_up,
            tuple(hands[seat] for seat in ruleset.seats),
            tuple(passes.get(seat) for seat in ruleset.seats),
            tuple(tricks),
            end,
        )

    def _seat_lines(self, ruleset: Ruleset, kind: str, number: int) -> dict[Seat, Cards]:
        """Lines of cards that begin with a seat: the hands or the passes of a round."""
        lines: dict[Seat, Cards] = {}
        while self._next.kind == "seat":
            token = self._take()
            seat = self._seat(ruleset, token)
            if seat in lines:
                raise self._syntax(token, "another seat")
            self._places[Spot(kind, number, seat)] = token.offset
            self._actions += kind == "pass"
            cards: list[Card | None] = []
            while self._at_card():
                if len(cards) == len(ruleset.deck):
                    raise self._syntax(self._next, "another line")
                cards.append(self._card())
            ordered = kind == "pass" and ruleset.pass_is_ordered
            lines[seat] = tuple(cards) if ordered else in_order(cards)
        return lines

    def _trick(self, ruleset: Ruleset, number: int, trick: int) -> TrickRecord:
        token = self._take()
        self._places[Spot("trick", number, trick)] = token.offset
        if token.text != f"{trick}.":
            raise self._syntax(token, f"{trick}.")
        if self._next.kind != "seat":
            raise self._syntax(self._next, "the seat that leads, such as 0:")
        token = self._take()
        leader = None if token.text == "?:" else self._seat(ruleset, token)
        cards: list[Card | None] = []
        while self._at_card():
            if len(cards) == ruleset.players:
                raise self._syntax(self._next, f"{trick + 1}. or End")
            self._places[Spot("card", number, trick, len(cards) + 1)] = self._next.offset
            self._actions += 1
            cards.append(self._card())
        return TrickRecord(leader, tuple(cards))

    def _end(self, ruleset: Ruleset, number: int) -> RoundEnd:
        self._places[Spot("end", number)] = self._take().offset
        token = self._take()
        try:
            reason = Reason(token.text)
        except ValueError:
            raise self._syntax(token, _one_of(Reason)) from None
        token = self._take()
        if not ruleset.has_seals:
            if not _NUMBERS.fullmatch(token.text):
                raise self._syntax(token, "the points of each side, such as 3-0")
            return RoundEnd(reason, tuple(map(int, token.text.split("-"))), ())
        if not _SEALS.fullmatch(token.text):
            raise self._syntax(token, "the seals of each side, such as WE/-")
        sides = token.text.replace(NOTHING, "").split("/")
        seals = tuple(frozenset(map(Suit.parse, side)) for side in sides)
        return RoundEnd(reason, (0,) * ruleset.side_count, seals)

    # Cards and seats.

    def _seat(self, ruleset: Ruleset, token: _Token) -> Seat:
        seat = token.text[:-1]
        if seat == "?" or int(seat) not in ruleset.seats:
            last = ruleset.players - 1
            raise RecordError(
                "unknown-seat", f"There is no seat {seat}: the seats are 0 to {last}.",
                found=seat, expected=f"0 to {last}", text=seat, last=last,
            ).at(*self._line_and_column(token.offset))  # fmt: skip
        return int(seat)

    def _at_card(self) -> bool:
        return self._next.kind == "word" and self._next.text not in _HEADINGS

    def _card(self) -> Card | None:
        if self._next.text == UNKNOWN:
            self._take()
            return None
        return self._known_card()

    def _known_card(self) -> Card:
        token = self._take()
        try:
            return Card.parse(token.text[:_LONGEST_QUOTE])
        except YokaiError as error:
            raise self._placed(error, token.offset, "a card, such as W7") from error

    # Tags.

    def _read_tag(self) -> None:
        token = self._take()
        name, raw = _name_and_value(token.text)
        if name in self._tags:
            raise self._syntax(token, "another tag")
        if TAG_NAME.fullmatch(name) is None:
            raise self._syntax(token, "a name of letters, digits and _")
        self._places[Spot("tag", item=name)] = token.offset
        with self._at(token.offset):
            check_value(name, raw, escaped=True)
            self._tags[name] = _unescaped(raw)
            check_value(name, self._tags[name])
            check_tag_count(len(self._tags))

    def _check_seat_tags(self, ruleset: Ruleset) -> None:
        """Refuse a name or a salt for a seat that the ruleset does not have."""
        for name in self._tags:
            if is_seat_tag(name) and int(name[-1]) not in ruleset.seats:
                last = ruleset.players - 1
                raise RecordError(
                    "unknown-seat", f"There is no seat for {name}: the seats are 0 to {last}.",
                    found=name, expected=f"0 to {last}", text=name[-1], last=last,
                ).at(*self.place_of(Spot("tag", item=name)))  # fmt: skip

    def _tag(self, name: str, convert: Callable[[str], _T], expected: str) -> _T | None:
        if name not in self._tags:
            return None
        value = self._tags[name]
        spot = Spot("tag", item=name)
        try:
            return convert(value)
        except ValueError:
            raise RecordError(
                "record-tag", f"The tag {name} is {_short(value)} and should be {expected}.",
                spot=spot, found=_short(value), expected=expected, name=name,
            ).at(*self.place_of(spot)) from None  # fmt: skip

    def _tag_of_each_seat(
        self, ruleset: Ruleset, kind: str, convert: Callable[[str], _T]
    ) -> tuple[_T, ...]:
        """The values of a tag that there is for every seat; empty if no seat has it."""
        names = seat_tags(ruleset, kind)
        if not any(name in self._tags for name in names):
            return ()
        values = (self._tag(name, convert, "hexadecimal digits") for name in names)
        return tuple(convert("") if value is None else value for value in values)

    # Tokens.

    def _read_tokens(self) -> Iterator[_Token]:
        offset = 0
        while offset < len(self._text):
            match = _TOKEN.match(self._text, offset)
            if match is None:
                token = _Token("", self._text[offset : offset + 20].split("\n")[0], offset)
                raise self._syntax(token, 'a tag such as [Date "2026-01-31"], {a comment} or cards')
            kind, text = str(match.lastgroup), match.group()
            if kind == "remark":
                self._add_comment(text[1:].strip(), offset)
            elif kind == "comment":
                with self._at(offset):
                    check_comment(text[1:-1], escaped=True)
                self._add_comment(_unescaped(text[1:-1]), offset)
            elif kind != "space":
                yield _Token(kind, text, offset)
            offset = match.end()
        while True:
            yield _Token("end", "", offset)

    def _add_comment(self, text: str, offset: int) -> None:
        self._comments.append(Comment(self._actions, text))
        with self._at(offset):
            check_comment_count(len(self._comments))
            check_comment(text)

    def _take(self) -> _Token:
        token, self._next = self._next, next(self._tokens)
        return token

    def _word(self, word: str) -> _Token:
        if self._next.text != word:
            raise self._syntax(self._next, word)
        return self._take()

    # Errors.

    def place_of(self, spot: Spot | None) -> tuple[int, int]:
        """The line and column of this part of the record, or of what it would be a part of."""
        while spot is not None and spot not in self._places:
            spot = _surrounding(spot)
        return self._line_and_column(0 if spot is None else self._places[spot])

    @contextmanager
    def _at(self, offset: int) -> Iterator[None]:
        """Errors raised in this block point at this place in the text."""
        try:
            yield
        except RecordError as error:
            raise error.at(*self._line_and_column(offset)) from None

    def _line_and_column(self, offset: int) -> tuple[int, int]:
        return self._text.count("\n", 0, offset) + 1, offset - self._text.rfind("\n", 0, offset)

    def _syntax(self, found: _Token, expected: str) -> RecordError:
        what = _short(found.text) if found.text else "the end of the text"
        return RecordError(
            "record-syntax", f"Found {what}, expected {expected}.", found=what, expected=expected
        ).at(*self._line_and_column(found.offset))

    def _placed(self, error: YokaiError, offset: int, expected: str) -> RecordError:
        """An objection of the rules to a word, at its place."""
        found = error.params.get("text", "")
        placed = RecordError(error.code, error.sentence, found=found, expected=expected)
        placed.params.update(error.params)
        return placed.at(*self._line_and_column(offset))


def _name_and_value(tag: str) -> tuple[str, str]:
    """The parts of `[Name "value"]`, the value still escaped."""
    name, _, rest = tag.removeprefix("[").partition(_QUOTE)
    return name.strip(), rest.removesuffix("]").rstrip().removesuffix(_QUOTE)


def _surrounding(spot: Spot) -> Spot | None:
    if spot.kind == "card":
        return Spot("trick", spot.round, spot.item)
    return Spot("round", spot.round) if spot.kind != "round" and spot.round else None


def _short(text: str) -> str:
    return repr(text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…")


def _one_of(kind: type[Enum]) -> str:
    return "one of " + ", ".join(str(one.value) for one in kind)


def _result(text: str) -> Result:
    match = _RESULT.fullmatch(text)
    if match is None:
        raise ValueError
    scores, winner, tie_break = match.groups()
    return Result(
        tuple(map(int, scores.split("-"))),
        None if winner is None else int(winner),
        tie_break is not None,
    )


def _date(text: str) -> date:
    if not _DATE.fullmatch(text):
        raise ValueError
    return date.fromisoformat(text)


def _hex(text: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise ValueError
    return bytes.fromhex(text)
