"""What a record can be refused for: one exception that says where, what, and what was possible."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from yokai_septet.errors import YokaiError
from yokai_septet.records.phrases import phrase


class Spot(NamedTuple):
    """A place in a record, in the words of the game; rounds, tricks and cards count from 1."""

    kind: str
    """`tag`, `round`, `hand`, `pass`, `trick`, `card` or `end`."""
    round: int = 0
    item: int | str = 0
    """The seat of a hand or pass, the number of a trick, the name of a tag."""
    card: int = 0
    """The position of a card in its trick."""

    def __str__(self) -> str:
        words = [f"round {self.round}"] if self.round else []
        if self.kind == "tag":
            words.append(f"tag {self.item}")
        elif self.kind in ("hand", "pass"):
            words.append(f"{self.kind} of seat {self.item}")
        elif self.kind in ("trick", "card"):
            words.append(f"trick {self.item}")
        elif self.kind == "end":
            words.append("end")
        if self.card:
            words.append(f"card {self.card}")
        return ", ".join(words)


class RecordError(YokaiError):
    """A text, document or value that is not the record of a match, or not a position.

    `line` and `column` count from 1 and are None where there is no text to point into; `spot`
    names the place in the match, if it has one. `legal` lists the cards that were legal there.
    """

    def __init__(
        self,
        code: str,
        sentence: str | None = None,
        *,
        spot: Spot | None = None,
        found: object = "",
        expected: object = "",
        legal: Iterable[object] = (),
        **params: Any,
    ) -> None:
        is_there, wanted = phrase(found), phrase(expected)
        self.spot = spot
        self.line: int | None = None
        self.column: int | None = None
        self.found = str(is_there)
        self.expected = str(wanted)
        self.legal = tuple(map(str, legal))
        facts = {
            "found": is_there.value, "what": is_there.keyword,
            "expected": wanted.value, "want": wanted.keyword,
            "legal": " ".join(self.legal),
        }  # fmt: skip
        sentence = sentence or f"Found {self.found}, expected {self.expected}."
        super().__init__(code, sentence, **{**facts, **params})

    @staticmethod
    def of(
        error: YokaiError,
        *,
        spot: Spot | None = None,
        found: object = "",
        expected: object = "",
        legal: Iterable[object] = (),
    ) -> "RecordError":
        """An objection of the rules, as one to the record."""
        made = RecordError(
            error.code, error.sentence, spot=spot, found=found, expected=expected, legal=legal
        )
        made.params.update(error.params)
        return made

    def at(self, line: int, column: int) -> "RecordError":
        """The same error, with its place in the text."""
        self.line = self.params["line"] = line
        self.column = self.params["column"] = column
        return self

    def __str__(self) -> str:
        line = f"line {self.line}, column {self.column}" if self.line is not None else ""
        where = ", ".join(part for part in (line, str(self.spot or "")) if part)
        return f"{where}: {self.sentence}" if where else self.sentence
