"""The coach: one seat's decisions in one round that is over, while the match may still go on.

A verdict follows from its decision alone, so these are the verdicts that a review of the whole
match finds: a review takes them over, and the two never contradict each other.
"""

from collections.abc import Callable, Sequence

from yokai_septet.errors import InvalidValue
from yokai_septet.game import Seat
from yokai_septet.records import Record
from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.decisions import DecisionPoint, moments
from yokai_septet.study.match_review import Verdict, blamed, verdict_on


def judge_round(
    record: Record,
    number: int,
    seat: Seat,
    *,
    progress: Callable[[Verdict], object] | None = None,
    budget: ReviewBudget | None = None,
) -> tuple[Verdict, ...]:
    """What a seat decided in the round with this number, from 1, without values with open cards.

    Nothing of the record after that round counts. `progress` is called with every verdict when it
    is found; what it raises stops the judging.
    """
    record.ruleset.check_seat(seat)
    check_round_is_over(record, number)
    verdicts: list[Verdict] = []
    for match, decision in moments(record):
        if match.round_number > number:
            break
        if match.round_number < number or not isinstance(decision, DecisionPoint):
            continue
        if decision.seat == seat:
            verdicts.append(verdict_on(decision, budget or ReviewBudget()))
            if progress is not None:
                progress(verdicts[-1])
    return tuple(verdicts)


def costliest(verdicts: Sequence[Verdict]) -> Verdict | None:
    """The decision that cost its player most; None if there is none that anybody is blamed for."""
    return max(filter(blamed, verdicts), key=lambda verdict: verdict.loss, default=None)


def check_round_is_over(record: Record, number: int) -> None:
    """Refuse a round that goes on, since its verdicts would tell what is secret, and one of which
    not every card is known."""
    if not 1 <= number <= len(record.rounds) or record.rounds[number - 1].end is None:
        raise InvalidValue("round-goes-on", f"Round {number} is not over.", round=number)
    if not all(round_.is_known for round_ in record.rounds[:number]):
        raise InvalidValue(
            "review-unknown-cards", "Only a record in which every card is known can be reviewed."
        )
