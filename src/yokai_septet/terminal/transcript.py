"""The transcript of a recorded match: every round, pass and trick in lines to read aloud."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from yokai_septet.game import Choice, Deal, Match, Pass, Ruleset, Seat
from yokai_septet.game.events import CardPlayed, CardsPassed, PassChosen, VoidShown
from yokai_septet.records import Decision, Record, steps
from yokai_septet.terminal.words import grouped, ruleset_name
from yokai_septet.texts import Texts, printable, sentence

if TYPE_CHECKING:
    from yokai_septet.study import Verdict

_TOLD_OTHERWISE = (CardPlayed, VoidShown, PassChosen, CardsPassed)


def transcript(
    texts: Texts, record: Record, verdicts: "Mapping[int, Verdict] | None" = None
) -> Iterator[str]:
    """The lines of the transcript; a `RecordError` where the record is wrong. Below a pass or a
    trick stands what was lost in it, by the verdicts on the decisions with these numbers."""
    names = player_names(texts, record)
    yield texts.format("transcript-title", ruleset=ruleset_name(texts, record.ruleset.name))
    yield texts.format("transcript-players", names=texts.join(names))
    if record.date:
        yield texts.format("transcript-date", date=record.date)
    judged: list[Verdict] = []
    marks = {mark.after: mark for mark in record.decisions}
    rules = record.ruleset
    told: list[str] = []
    for number, (action, after, events) in enumerate(steps(record)):
        if number in marks and isinstance(action, Choice):
            told += mark_lines(texts, marks[number], action.seat, names)
        if verdicts and number in verdicts:
            judged.append(verdicts[number])
        if isinstance(action, Deal):
            yield ""
        elif isinstance(action, Pass):
            yield from _pass_lines(texts, record.ruleset, action, names)
        else:
            yield from _trick_lines(texts, after, names)
        if isinstance(action, Pass) or after.round is None or not after.round.trick:
            yield from ("    " + line for line in told)
            yield from _verdict_lines(texts, judged, names)
            told.clear()
            judged.clear()
        for event in events:
            if not isinstance(event, _TOLD_OTHERWISE):
                yield sentence(
                    event, texts, names, sides=rules.sides, losing_trick=rules.losing_trick
                )
        if isinstance(action, Deal):
            for seat, hand in enumerate(action.hands):
                cards = grouped(texts, hand)
                yield "  " + texts.format("transcript-hand", name=names[seat], cards=cards)
    if not record.is_over:
        yield texts.format("transcript-unfinished")


def player_names(texts: Texts, record: Record) -> list[str]:
    """The players' names, or numbers where the record has none."""
    return [
        printable(record.players[seat] if record.players else "")
        or texts.format("player-number", number=seat + 1)
        for seat in record.ruleset.seats
    ]


def mark_lines(texts: Texts, mark: Decision, seat: Seat, names: Sequence[str]) -> Iterator[str]:
    """How a seat's pass or card was decided: by whom else, with a hint, after what was taken
    back."""
    if mark.by is not None:
        yield texts.format("transcript-by", name=names[seat], by=mark.by)
    if mark.hint:
        yield texts.format("transcript-hint", name=names[seat])
    for undone in mark.taken_back:
        yield texts.format("transcript-undone", name=names[undone.seat], cards=undone.cards)


def _pass_lines(
    texts: Texts, ruleset: Ruleset, action: Pass, names: Sequence[str]
) -> Iterator[str]:
    recipients = ruleset.recipients(action.seat)
    for recipient in dict.fromkeys(recipients):
        cards = [c for c, to in zip(action.cards, recipients, strict=True) if to == recipient]
        yield "  " + texts.format(
            "transcript-pass",
            name=names[action.seat],
            to=names[recipient],
            cards=grouped(texts, cards),
        )


def _trick_lines(texts: Texts, after: Match, names: Sequence[str]) -> Iterator[str]:
    """The trick that has just been completed, if any."""
    now = after.round or after.finished[-1]
    if now.trick:
        return
    trick = now.tricks[-1]
    cards = texts.listed(
        f"{names[trick.seat_of(i)]} {card.code}" for i, card in enumerate(trick.cards)
    )
    yield "  " + texts.format("plain-trick", number=len(now.tricks), cards=cards)


def _verdict_lines(
    texts: Texts, judged: "Sequence[Verdict]", names: Sequence[str]
) -> Iterator[str]:
    if judged:
        from yokai_septet.terminal.verdicts import is_blamed, reason_lines, verdict_line

        for verdict in filter(is_blamed, judged):
            yield "    " + verdict_line(texts, verdict, names[verdict.seat])
            for line in reason_lines(texts, verdict):
                yield "      " + line
