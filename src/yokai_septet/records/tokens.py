"""The words of a record's text, each with its place; comments and marks are kept aside."""

import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from yokai_septet.errors import YokaiError
from yokai_septet.game import Card
from yokai_septet.records.error import RecordError
from yokai_septet.records.limits import check_comment, check_comment_count, check_decision_count
from yokai_septet.records.phrases import Expected, Found
from yokai_septet.records.record import BOT, Comment, Decision, TakenBack
from yokai_septet.records.words import unescaped


class Token(NamedTuple):
    """A word of the text."""

    kind: str
    """`tag`, `trick` (its number), `seat` (of a line or trick), `word`, or `end` of the text."""
    text: str
    offset: int


# The repetitions are possessive: they keep no state to go back to, so a long text takes no memory.
_TOKEN: Final = re.compile(
    r"""
      (?P<space> [\s\ufeff]+ )
    | (?P<remark> ; [^\n]* )
    | (?P<comment> \{ (?: [^\\}]++ | \\. )*+ \} )
    | (?P<tag> \[ [^\S\n]*+ [A-Za-z]\w*+ [^\S\n]++ "(?: [^"\\\n]++ | \\[^\n] )*+" [^\S\n]*+ \] )
    | (?P<mark> < [^<>\n]*+ > )
    | (?P<trick> [0-9]{1,4} \. )
    | (?P<seat> (?: [0-9] | \? ) : )
    | (?P<word> [^\s;{}\[\]"<>]+ )
    """,
    re.VERBOSE | re.DOTALL,
)


_UNDO: Final = re.compile(r"undo ([0-9]): ?([A-Z0-9f ]{1,40})")


@dataclass(slots=True)
class _Marks:
    """The marks of one decision so far."""

    by: str | None = None
    hint: bool = False
    taken_back: list[TakenBack] = field(default_factory=list)

    def add(self, mark: str) -> None:
        """One more mark; a `ValueError` or `YokaiError` if nobody knows it."""
        verb, _, bot = mark.partition(" ")
        if mark == "hint" and not self.hint:
            self.hint = True
        elif verb == "by" and BOT.fullmatch(bot) and self.by is None:
            self.by = bot
        elif undo := _UNDO.fullmatch(mark):
            cards = tuple(map(Card.parse, undo[2].split()))
            self.taken_back.append(TakenBack(int(undo[1]), cards))
        else:
            raise ValueError(mark)


class Tokens:
    """Goes through a text word by word."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.actions = 0
        """How many actions the reader has met: a comment stands after so many."""
        self.comments: list[Comment] = []
        self._marks: defaultdict[int, _Marks] = defaultdict(_Marks)
        """By the number of actions before them."""
        self._mark_count = 0
        self._tokens = self._read()
        self.next = next(self._tokens)
        """The word that `take` returns."""

    def decisions(self) -> Iterator[Decision]:
        """What the marks read so far say, in the order of the text."""
        for after, marks in self._marks.items():
            yield Decision(after, marks.by, marks.hint, tuple(marks.taken_back))

    def take(self) -> Token:
        """The next word, which is done with."""
        token, self.next = self.next, next(self._tokens)
        return token

    def take_word(self, word: str) -> Token:
        """The next word, which must be this one."""
        if self.next.text != word:
            raise self.unexpected(self.next, word)
        return self.take()

    def unexpected(self, token: Token, expected: object) -> RecordError:
        """The error that something else should stand here."""
        found = token.text or Found.END_OF_TEXT
        error = RecordError("record-syntax", found=found, expected=expected)
        return error.at(*self.line_and_column(token.offset))

    @contextmanager
    def at(self, offset: int) -> Iterator[None]:
        """Errors raised in this block point at this place in the text."""
        try:
            yield
        except RecordError as error:
            raise error.at(*self.line_and_column(offset)) from None

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """A place in the text as people count, from 1."""
        return self._text.count("\n", 0, offset) + 1, offset - self._text.rfind("\n", 0, offset)

    def _read(self) -> Iterator[Token]:
        offset = 0
        while offset < len(self._text):
            match = _TOKEN.match(self._text, offset)
            if match is None:
                token = Token("", self._text[offset : offset + 20].split("\n")[0], offset)
                raise self.unexpected(token, Expected.WORD_OF_A_RECORD)
            kind, text = str(match.lastgroup), match.group()
            if kind == "remark":
                self._add_comment(text[1:].strip(), offset)
            elif kind == "comment":
                with self.at(offset):
                    check_comment(text[1:-1], escaped=True)
                self._add_comment(unescaped(text[1:-1]), offset)
            elif kind == "mark":
                self._add_mark(Token(kind, text, offset))
            elif kind != "space":
                yield Token(kind, text, offset)
            offset = match.end()
        while True:
            yield Token("end", "", offset)

    def _add_mark(self, token: Token) -> None:
        self._mark_count += 1
        with self.at(token.offset):
            check_decision_count(self._mark_count)
        try:
            self._marks[self.actions].add(token.text[1:-1].strip())
        except (ValueError, YokaiError):
            raise self.unexpected(token, Expected.MARK) from None

    def _add_comment(self, text: str, offset: int) -> None:
        self.comments.append(Comment(self.actions, text))
        with self.at(offset):
            check_comment_count(len(self.comments))
            check_comment(text)
