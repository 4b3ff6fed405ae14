"""Writing a record as text: `format` gives the one text that stands for a record."""

from collections.abc import Iterator
from typing import Final

from yokai_septet.game import Card, LaterLeader
from yokai_septet.records.record import Cards, Record
from yokai_septet.records.words import (
    FORMAT,
    UNKNOWN,
    WITHHELD,
    end_words,
    escaped,
    marks,
    result_words,
    salt_order_words,
    seat_tags,
)

_QUOTE: Final = '"'
_BRACE: Final = "}"


def format(record: Record) -> str:  # noqa: A001 (records.format is the best name for it)
    """The text of a record."""
    notes = _Notes(record)
    lines = [f'[{name} "{escaped(value, _QUOTE)}"]' for name, value in _tags(record)]
    lines += notes.after(0)
    actions = 0
    for number, one in enumerate(record.rounds, 1):
        lines += ["", f"Round {number}" + (f" face-up {one.face_up}" if one.face_up else "")]
        lines += [_line(f"{seat}:", cards) for seat, cards in enumerate(one.hands)]
        actions += 1
        lines += notes.after(actions)
        passed = [(seat, cards) for seat, cards in enumerate(one.passes) if cards is not None]
        if passed:
            lines.append("Pass")
        for seat, cards in passed:
            words = [f"{seat}:", *notes.before(actions), *map(_code, cards)]
            actions += 1
            lines.append(" ".join([*words, *notes.after(actions)]))
        if one.tricks:
            lines.append("Play")
        for trick_number, trick in enumerate(one.tricks, 1):
            leader = "?" if trick.leader is None else trick.leader
            words = [f"{trick_number:2}. {leader}:"]
            for card in trick.cards:
                words += [*notes.before(actions), _code(card)]
                actions += 1
                words += notes.after(actions)
            lines.append(" ".join(words))
        if one.end is not None:
            lines.append(f"End {end_words(one.end)}")
    return "\n".join([*lines, *notes.before(actions)]) + "\n"


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Format", str(FORMAT)
    yield "Ruleset", record.ruleset.name
    yield "FirstLeader", record.ruleset.first_leader.value
    if record.ruleset.later_leader is not LaterLeader.LAST_TRICK:
        yield "LaterLeader", record.ruleset.later_leader.value
    if record.date is not None:
        yield "Date", record.date.isoformat()
    rules = record.ruleset
    yield from zip(seat_tags(rules, "Player"), record.players, strict=False)
    for name, one in zip(seat_tags(rules, "Bot"), record.participants, strict=False):
        if one.bot is not None:
            yield name, one.bot
    if record.commitment is not None:
        yield "Commitment", record.commitment
    if record.seed is not None:
        yield "Seed", record.seed.hex()
    for name, committed in zip(
        seat_tags(rules, "SaltCommitment"), record.salt_commitments, strict=False
    ):
        if committed is not None:
            yield name, committed
    for name, salt in zip(seat_tags(rules, "Salt"), _salts(record), strict=False):
        yield name, salt
    if record.salt_order is not None:
        yield "SaltOrder", salt_order_words(record.salt_order)
    yield "Termination", record.termination.value
    if record.result is not None:
        yield "Result", result_words(record.result)
    yield from record.tags


def _salts(record: Record) -> list[str]:
    if not record.salt_commitments:
        return [salt.hex() for salt in record.salts]
    salts = record.salts or (b"",) * len(record.salt_commitments)
    return [
        WITHHELD if committed and not salt else salt.hex()
        for salt, committed in zip(salts, record.salt_commitments, strict=False)
    ]


def _line(start: str, cards: Cards) -> str:
    return " ".join([start, *map(_code, cards)])


def _code(card: Card | None) -> str:
    return UNKNOWN if card is None else card.code


class _Notes:
    """The marks and comments of a record, handed out as the writer gets to their places."""

    def __init__(self, record: Record) -> None:
        self._comments = list(reversed(record.comments))
        self._marks = {decision.after: marks(decision) for decision in record.decisions}

    def before(self, actions: int) -> list[str]:
        """The marks of the decision that comes after so many actions."""
        return self._marks.pop(actions, [])

    def after(self, actions: int) -> list[str]:
        """The comments that stand after so many actions, and have not been written yet."""
        written = []
        while self._comments and self._comments[-1].after <= actions:
            written.append(f"{{{escaped(self._comments.pop().text, _BRACE)}}}")
        return written
