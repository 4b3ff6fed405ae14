"""The coach judges one round as the review of the whole match does: never otherwise, and never
before it is over. tools/check_coach.py compares 200 rounds with the effort of a server."""

from dataclasses import replace

import pytest
from msgspec import structs

from tests.kit import FOUR
from tests.study.matches import QUICK, first_round, played
from yokai_septet import RULESETS, InvalidValue, Ruleset
from yokai_septet.records import Decision, Record
from yokai_septet.study import Grade, Verdict, costliest, judge_round, review

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda r: r.name)
ROUGH = replace(QUICK, open_cards=False)


def of_round(record: Record, number: int) -> range:
    """The numbers of a round's actions."""
    counts = [round_.action_count for round_ in record.rounds]
    return range(sum(counts[: number - 1]), sum(counts[:number]))


@every_ruleset
def test_coach_and_review_never_contradict_each_other(ruleset: Ruleset) -> None:
    record = played(ruleset, 3)
    number = min(2, len(record.rounds))
    goes_on = Record(ruleset, record.rounds[:number])  # as it was when the round was over
    whole = review(record, budget=ROUGH, seats=[1]).verdicts
    coached = judge_round(goes_on, number, 1, budget=ROUGH)
    assert coached == tuple(v for v in whole if v.after in of_round(record, number))
    assert coached
    taken_over = review(record, budget=ROUGH, seats=[1], known=coached)
    assert taken_over.verdicts == whole


def test_who_decided_and_what_was_taken_back_is_known_to_both() -> None:
    record = first_round(FOUR, 1)
    [first, *_] = judge_round(record, 1, 0, budget=ROUGH)
    marked = replace(record, decisions=(Decision(first.after, by="novice", hint=True),))
    [by_bot, *_] = judge_round(marked, 1, 0, budget=ROUGH)
    assert (by_bot.by, by_bot.hint) == ("novice", True)


def test_a_round_that_goes_on_is_refused() -> None:
    record = first_round(FOUR, 1)
    running = replace(record.rounds[0], end=None)
    for rounds, number in (((running,), 1), (record.rounds, 2), (record.rounds, 0)):
        with pytest.raises(InvalidValue, match="is not over") as refused:
            judge_round(Record(FOUR, rounds), number, 0, budget=ROUGH)
        assert refused.value.code == "round-goes-on"


def test_what_one_player_knew_is_not_enough() -> None:
    [round_] = first_round(FOUR, 1).rounds
    mine, *others = round_.hands
    unknown = tuple((None,) * len(hand) for hand in others)
    with pytest.raises(InvalidValue, match="every card is known"):
        judge_round(Record(FOUR, (replace(round_, hands=(mine, *unknown)),)), 1, 0, budget=ROUGH)


def test_the_costliest_is_one_that_its_player_is_blamed_for() -> None:
    verdicts = judge_round(first_round(FOUR, 1), 1, 0, budget=ROUGH)

    def cost(verdict: Verdict, loss: float, grade: Grade, by: str | None = None) -> Verdict:
        return structs.replace(verdict, loss=loss, grade=grade, by=by)

    good = [cost(verdict, 0.04, Grade.GOOD) for verdict in verdicts[3:]]
    uncertain = cost(verdicts[0], 0.2, Grade.GOOD)
    of_a_bot = cost(verdicts[1], 0.3, Grade.BLUNDER, "novice")
    assert costliest([*good, uncertain, of_a_bot]) is None
    blamed = cost(verdicts[2], 0.06, Grade.INACCURACY)
    assert costliest([*good, uncertain, of_a_bot, blamed]) == blamed
