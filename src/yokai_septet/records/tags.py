"""The tags of a record's text: read once each, and turned into values."""

import re
from collections.abc import Callable, Iterator
from datetime import date
from enum import Enum
from typing import Final, TypeVar

from yokai_septet.errors import YokaiError
from yokai_septet.game import RULESETS, FirstLeader, Ruleset, ruleset_named
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.limits import check_tag_count, check_value
from yokai_septet.records.phrases import Expected, Phrase, quoted
from yokai_septet.records.record import Result, Termination
from yokai_septet.records.tokens import Token, Tokens
from yokai_septet.records.words import (
    NUMBERS,
    TAG_NAME,
    is_free_tag,
    is_seat_tag,
    seat_tags,
    unescaped,
)

_HEX: Final = re.compile(r"(?:[0-9a-fA-F]{2})*+")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_RESULT: Final = re.compile(rf"({NUMBERS.pattern})(?:, side ([0-9]) wins( on the tie-break)?)?")

_T = TypeVar("_T")


class Tags:
    """The tags at the beginning of a text, by name, with their places."""

    def __init__(self, tokens: Tokens) -> None:
        self._values: dict[str, str] = {}
        self.offsets: dict[str, int] = {}
        self._tokens = tokens
        while tokens.next.kind == "tag":
            self._read(tokens.take())

    def _read(self, token: Token) -> None:
        name, _, rest = token.text.removeprefix("[").partition('"')
        name = name.strip()
        raw = rest.removesuffix("]").rstrip().removesuffix('"')
        if name in self._values:
            raise self._tokens.unexpected(token, Expected.ANOTHER_TAG)
        if TAG_NAME.fullmatch(name) is None:
            raise self._tokens.unexpected(token, Expected.TAG_NAME)
        self.offsets[name] = token.offset
        with self._tokens.at(token.offset):
            check_value(name, raw, escaped=True)
            self._values[name] = unescaped(raw)
            check_value(name, self._values[name])
            check_tag_count(len(self._values))

    # --- their meaning ---------------------------------------------------------------------------

    def ruleset(self) -> Ruleset:
        """The ruleset with its options."""
        if "Ruleset" not in self._values:
            raise self._tokens.unexpected(self._tokens.next, Expected.RULESET_TAG)
        name, first_leader = self._values["Ruleset"], self._values.get("FirstLeader", "dealt")
        try:
            ruleset = ruleset_named(name, first_leader)
        except YokaiError as error:
            tag, known = "Ruleset", Expected.ONE_OF(", ".join(RULESETS))
            if error.code != "unknown-ruleset":
                tag, known = "FirstLeader", _one_of(FirstLeader)
            wrong = RecordError.of(error, found=self._values[tag], expected=known)
            wrong.params["text"] = quoted(self._values[tag])
            raise wrong.at(*self._place(tag)) from error
        self._check_seats(ruleset)
        return ruleset

    def _check_seats(self, ruleset: Ruleset) -> None:
        """Refuse a tag for a seat that the ruleset does not have."""
        for name in self._values:
            if is_seat_tag(name) and int(name[-1]) not in ruleset.seats:
                raise unknown_seat(ruleset, name[-1]).at(*self._place(name))

    def termination(self) -> Termination:
        """How the match stands."""
        found = self._converted("Termination", Termination, _one_of(Termination))
        return found or Termination.UNFINISHED

    def result(self) -> Result | None:
        """The result of the match."""
        return self._converted("Result", _result, Expected.RESULT)

    def date(self) -> date | None:
        """The day."""
        return self._converted("Date", _date, Expected.DATE)

    def commitment(self) -> str | None:
        """The commitment to the seed."""
        return self._converted("Commitment", str.lower, Expected.DIGITS_64)

    def seed(self) -> bytes | None:
        """The seed of all deals."""
        return self._converted("Seed", _bytes, Expected.DIGITS_64)

    def players(self, ruleset: Ruleset) -> tuple[str, ...]:
        """The players' names."""
        return self._of_each_seat(ruleset, "Player", str, "")

    def salts(self, ruleset: Ruleset) -> tuple[bytes, ...]:
        """The players' salts."""
        return self._of_each_seat(ruleset, "Salt", _bytes, b"")

    def free(self) -> Iterator[tuple[str, str]]:
        """The tags without a meaning of ours."""
        for name, value in self._values.items():
            if is_free_tag(name):
                yield name, value

    def _of_each_seat(
        self, ruleset: Ruleset, kind: str, convert: Callable[[str], _T], missing: _T
    ) -> tuple[_T, ...]:
        """The values of a tag that there is for every seat; empty if no seat has it."""
        names = seat_tags(ruleset, kind)
        if not any(name in self._values for name in names):
            return ()
        values = (self._converted(name, convert, Expected.DIGITS()) for name in names)
        return tuple(missing if value is None else value for value in values)

    def _converted(
        self, name: str, convert: Callable[[str], _T], expected: Expected | Phrase
    ) -> _T | None:
        if name not in self._values:
            return None
        try:
            return convert(self._values[name])
        except ValueError:
            raise RecordError(
                "record-tag", spot=Spot("tag", item=name), found=self._values[name],
                expected=expected, name=name,
            ).at(*self._place(name)) from None  # fmt: skip

    def _place(self, name: str) -> tuple[int, int]:
        return self._tokens.line_and_column(self.offsets[name])


def unknown_seat(ruleset: Ruleset, seat: str) -> RecordError:
    """The error that the ruleset has no such seat."""
    last = ruleset.players - 1
    return RecordError(
        "unknown-seat", f"There is no seat {seat}: the seats are 0 to {last}.",
        found=seat, expected=f"0 to {last}", text=seat, last=last,
    )  # fmt: skip


def _one_of(kind: type[Enum]) -> Phrase:
    return Expected.ONE_OF(", ".join(str(one.value) for one in kind))


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


def _bytes(text: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise ValueError
    return bytes.fromhex(text)
