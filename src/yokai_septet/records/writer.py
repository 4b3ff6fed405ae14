"""Writing a record as text: `format` gives the one text that stands for a record."""

from collections.abc import Iterator, Sequence
from typing import Final

from yokai_septet.game import Card
from yokai_septet.records.record import Cards, Comment, Record
from yokai_septet.records.words import UNKNOWN, end_words, escaped, result_words, seat_tags

_QUOTE: Final = '"'
_BRACE: Final = "}"


def format(record: Record) -> str:  # noqa: A001 (records.format is the best name for it)
    """The text of a record."""
    comments = _Comments(record.comments)
    lines = [f'[{name} "{escaped(value, _QUOTE)}"]' for name, value in _tags(record)]
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


class _Comments:
    """The comments of a record, handed out as the writer gets to their places."""

    def __init__(self, comments: Sequence[Comment]) -> None:
        self._left = list(reversed(comments))

    def up_to(self, actions: int) -> list[str]:
        """The comments that stand after so many actions, and have not been written yet."""
        written = []
        while self._left and self._left[-1].after <= actions:
            written.append(f"{{{escaped(self._left.pop().text, _BRACE)}}}")
        return written
