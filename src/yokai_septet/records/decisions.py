"""Whether what a record says about its decisions can be: who decided, with a hint, taken back."""

from collections.abc import Iterator

from yokai_septet.game import Ruleset
from yokai_septet.records.error import RecordError
from yokai_septet.records.limits import check_decision_count
from yokai_septet.records.phrases import Expected, Found
from yokai_septet.records.record import BOT, Decision, Record, RoundRecord, TakenBack


def check_decisions(record: Record) -> None:
    """Refuse a mark that belongs to no decision, or that says what cannot have been."""
    check_decision_count(len(record.decisions))
    if not record.decisions:
        return
    is_choice = [choice for one in record.rounds for choice in _choices(one)]
    # After the last action, a decision may be open: somebody took a card back and left it there.
    running = bool(record.rounds) and record.rounds[-1].end is None
    last = 0
    for decision in record.decisions:
        place = decision.after
        is_open = place == len(is_choice) and running and decision.by is None and not decision.hint
        if place <= last or not (is_open or (place < len(is_choice) and is_choice[place])):
            raise RecordError(
                "record-decision", found=Found.MARK_AFTER(place), expected=Expected.DECISION
            )
        last = place
        _check_mark(record.ruleset, decision)


def _choices(one: RoundRecord) -> Iterator[bool]:
    """For every action of a round, whether somebody decided it: all but the deal."""
    yield False
    yield from (True for _ in range(one.action_count - 1))


def _check_mark(ruleset: Ruleset, decision: Decision) -> None:
    if decision == Decision(decision.after) or (
        decision.by is not None and BOT.fullmatch(decision.by) is None
    ):
        raise RecordError(
            "record-decision", found=Found.MARK_AFTER(decision.after), expected=Expected.MARK
        )
    for one in decision.taken_back:
        if not _could_be_taken_back(ruleset, one):
            cards = " ".join(card.code for card in one.cards)
            raise RecordError(
                "record-decision", found=f"{one.seat}: {cards}", expected=Expected.CARDS_IN_DECK
            )


def _could_be_taken_back(ruleset: Ruleset, one: TakenBack) -> bool:
    return (
        one.seat in ruleset.seats
        and len(one.cards) in (1, ruleset.pass_size)
        and len(set(one.cards)) == len(one.cards)
        and all(card in ruleset.deck for card in one.cards)
    )
