"""The words and small forms that the text of a record is made of, shared by reader and writer."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from yokai_septet.game import Ruleset, Suit
from yokai_septet.records.record import Decision, Result, RoundEnd, SaltOrder

FORMAT: Final = 2
"""The version of the notation; records without one are of version 1."""
UNKNOWN: Final = "??"
"""Stands for a card that is not known."""
NOTHING: Final = "-"
"""Stands for no cards or no seals."""

TAGS: Final = (
    "Format", "Ruleset", "FirstLeader", "LaterLeader", "Date", "Commitment", "Seed", "SaltOrder",
    "Termination", "Result",
)  # fmt: skip
"""The tags that mean something to us, beside those for every seat."""
NUMBERS: Final = re.compile(r"[0-9]{1,4}(?:-[0-9]{1,4})+")
"""A number for each side."""
TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")
_SEAT_TAG: Final = re.compile(r"(Player|Bot|Salt|SaltCommitment)[0-9]")
WITHHELD: Final = "withheld"
"""Stands for a salt that was committed to and never revealed."""
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")


def is_seat_tag(name: str) -> bool:
    """Whether this is the name of a tag that exists once for every seat."""
    return _SEAT_TAG.fullmatch(name) is not None


def is_free_tag(name: str) -> bool:
    """Whether this can be the name of a tag with a meaning of its own."""
    return TAG_NAME.fullmatch(name) is not None and name not in TAGS and not is_seat_tag(name)


def is_plain(value: str) -> bool:
    """Whether this can be the value of a tag: one line without control characters."""
    return _CONTROL.search(value) is None


def is_text(value: str) -> bool:
    """Whether this can be a comment: anything that can be saved."""
    return _SURROGATE.search(value) is None


def seat_tags(ruleset: Ruleset, name: str) -> list[str]:
    """The names of the tags that exist once for every seat."""
    return [f"{name}{seat}" for seat in ruleset.seats]


def escaped(text: str, closing: str) -> str:
    """A text in which neither backslash nor this closing character stands alone."""
    return text.replace("\\", "\\\\").replace(closing, f"\\{closing}")


def unescaped(text: str) -> str:
    """A text as it was before it was escaped."""
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)


def numbers_words(numbers: Sequence[int]) -> str:
    """A number for each side, such as `3-0`."""
    return "-".join(map(str, numbers))


def seals_words(seals: Sequence[Iterable[Suit]]) -> str:
    """The seals of each side, such as `WE/-`."""
    return "/".join("".join(suit.letter for suit in sorted(side)) or NOTHING for side in seals)


def end_words(end: RoundEnd) -> str:
    """How a round ended, such as `bosses 3-0` or, with seals, `played-out WE/-`."""
    return f"{end.reason.value} {seals_words(end.seals) or numbers_words(end.points)}"


def salt_order_words(order: SaltOrder) -> str:
    """The order of the salts, such as `commit 0 2, reveal 2 0`."""
    committed, revealed = (" ".join(map(str, seats)) for seats in (order.committed, order.revealed))
    return f"commit {committed}, reveal {revealed}".rstrip()


def marks(decision: Decision) -> list[str]:
    """A decision as the text marks it, such as `<by adept>`."""
    words = [f"<undo {one.seat}: {' '.join(map(str, one.cards))}>" for one in decision.taken_back]
    words += [f"<by {decision.by}>"] if decision.by else []
    return words + (["<hint>"] if decision.hint else [])


def result_words(result: Result) -> str:
    """The result of a match, such as `10-6, side 0 wins`."""
    words = numbers_words(result.scores)
    if result.winner is not None:
        words += f", side {result.winner} wins"
    return words + (" on the tie-break" if result.tie_break else "")
