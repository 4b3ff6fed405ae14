"""The tags of a record's text: read once each, and turned into values."""

import re
from collections.abc import Callable, Iterator
from datetime import date
from enum import Enum
from typing import Final, TypeVar

from yokai_septet.errors import YokaiError
from yokai_septet.game import RULESETS, FirstLeader, LaterLeader, Ruleset, ruleset_named
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.limits import check_tag_count, check_value
from yokai_septet.records.phrases import ErrorPhrase, Expected, quoted
from yokai_septet.records.record import BOT, Participant, Result, SaltOrder, Termination
from yokai_septet.records.tokens import Token, Tokens
from yokai_septet.records.words import (
    FORMAT,
    NUMBERS,
    TAG_NAME,
    WITHHELD,
    is_free_tag,
    is_seat_tag,
    seat_tags,
    unescaped,
)

_HEX: Final = re.compile(r"(?:[0-9a-fA-F]{2})*+")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_RESULT: Final = re.compile(rf"({NUMBERS.pattern})(?:, side ([0-9]) wins( on the tie-break)?)?")

_SALT_ORDER: Final = re.compile(r"commit((?: [0-9]){1,4}), reveal((?: [0-9]){0,4})")

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

    def check_format(self) -> None:
        """Refuse a record of a later version than this reader knows."""
        found = self._values.get("Format", "1")
        if found not in map(str, range(1, FORMAT + 1)):
            raise RecordError(
                "record-format", f"Format {quoted(found)} is not known here, only up to {FORMAT}.",
                found=found, expected=FORMAT,
            ).at(*self._place("Format"))  # fmt: skip

    def ruleset(self) -> Ruleset:
        """The ruleset with its options."""
        if "Ruleset" not in self._values:
            raise self._tokens.unexpected(self._tokens.next, Expected.RULESET_TAG)
        name, first_leader = self._values["Ruleset"], self._values.get("FirstLeader", "dealt")
        later_leader = self._values.get("LaterLeader", LaterLeader.LAST_TRICK)
        try:
            ruleset = ruleset_named(name, first_leader, later_leader)
        except YokaiError as error:
            raise self._wrong_ruleset(error) from error
        self._check_seats(ruleset)
        return ruleset

    def _wrong_ruleset(self, error: YokaiError) -> RecordError:
        """The error about the tag that names the ruleset or one of its options."""
        tag, known = {
            "unknown-ruleset": ("Ruleset", Expected.ONE_OF(", ".join(RULESETS))),
            "unknown-first-leader": ("FirstLeader", _one_of(FirstLeader)),
            "unknown-later-leader": ("LaterLeader", _one_of(LaterLeader)),
        }[error.code]
        wrong = RecordError.of(error, found=self._values[tag], expected=known)
        wrong.params["text"] = quoted(self._values[tag])
        return wrong.at(*self._place(tag))

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

    def participants(self, ruleset: Ruleset) -> tuple[Participant, ...]:
        """Who plays."""
        names = self._of_each_seat(ruleset, "Player", str, Expected.ONE_LINE)
        bots = self._of_each_seat(ruleset, "Bot", _bot, Expected.BOT)
        if not names and not bots:
            return ()
        nobody: tuple[None, ...] = (None,) * ruleset.players
        pairs = zip(names or nobody, bots or nobody, strict=True)
        return tuple(Participant(name or "", bot) for name, bot in pairs)

    def salts(self, ruleset: Ruleset) -> tuple[bytes, ...]:
        """The players' salts."""
        salts = self._of_each_seat(ruleset, "Salt", _salt, Expected.DIGITS)
        return tuple(salt or b"" for salt in salts)

    def salt_commitments(self, ruleset: Ruleset) -> tuple[str | None, ...]:
        """The commitments to the players' salts."""
        return self._of_each_seat(ruleset, "SaltCommitment", str.lower, Expected.DIGITS_64)

    def salt_order(self) -> SaltOrder | None:
        """The order in which salts were committed to and revealed."""
        return self._converted("SaltOrder", _salt_order, Expected.SALT_ORDER)

    def free(self) -> Iterator[tuple[str, str]]:
        """The tags without a meaning of ours."""
        for name, value in self._values.items():
            if is_free_tag(name):
                yield name, value

    def _of_each_seat(
        self, ruleset: Ruleset, kind: str, convert: Callable[[str], _T], expected: Expected
    ) -> tuple[_T | None, ...]:
        """The values of a tag that there is for every seat; empty if no seat has it."""
        names = seat_tags(ruleset, kind)
        if not any(name in self._values for name in names):
            return ()
        return tuple(self._converted(name, convert, expected) for name in names)

    def _converted(
        self, name: str, convert: Callable[[str], _T], expected: Expected | ErrorPhrase
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


def _one_of(kind: type[Enum]) -> ErrorPhrase:
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


def _bot(text: str) -> str:
    if not BOT.fullmatch(text):
        raise ValueError
    return text


def _salt(text: str) -> bytes:
    return b"" if text == WITHHELD else _bytes(text)


def _salt_order(text: str) -> SaltOrder:
    match = _SALT_ORDER.fullmatch(text)
    if match is None:
        raise ValueError
    committed, revealed = (tuple(map(int, seats.split())) for seats in match.groups())
    return SaltOrder(committed, revealed)


def _bytes(text: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise ValueError
    return bytes.fromhex(text)
