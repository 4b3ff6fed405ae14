"""The review of a whole record: all that was decided, by whom, and luck that adds up."""

import json
from dataclasses import replace
from math import sqrt
from statistics import mean, pvariance, stdev

import pytest

from tests.kit import FOUR, THREE
from tests.study.matches import QUICK, first_round, played
from yokai_septet import RULESETS, InvalidValue, Match, Pass, Ruleset, deal
from yokai_septet.records import (
    PLAYED_ON,
    Decision,
    Record,
    RecordError,
    TakenBack,
    Termination,
    replay,
    seen_by,
)
from yokai_septet.study import (
    Account,
    DecisionKind,
    Grade,
    Review,
    ReviewProgress,
    Verdict,
    review,
    to_document,
    verdicts_of,
)
from yokai_septet.study.decisions import DecisionPoint, moments

FLAT = replace(
    QUICK, learn=0, evaluate=16, worlds=16, pass_playouts=250, pass_worlds=16, open_cards=False
)
"""Without trees: enough to tell luck from mistakes."""
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda r: r.name)


def quick(record: Record, **options: object) -> Review:
    return review(record, budget=QUICK, **options)  # type: ignore[arg-type]


@every_ruleset
def test_every_decision_with_a_choice_is_judged(ruleset: Ruleset) -> None:
    record = first_round(ruleset, 1)
    told: list[ReviewProgress] = []
    found = quick(record, progress=told.append)
    wanted = [
        number
        for number, (match, action) in enumerate(replay(record))
        if isinstance(action, Pass) or (match.round and len(list(match.legal(match.to_act[0]))) > 1)
    ]
    assert [one.number for one in found.verdicts] == wanted
    steps = [(at.verdict.number, bool(at.verdict.open_values), at.done, at.total) for at in told]
    n = len(wanted)
    assert steps == [
        *((number, False, done, n) for done, number in enumerate(wanted, 1)),
        *((number, True, n, n) for number in wanted),
    ], "all are judged before any is valued with open cards"
    assert {one.kind for one in found.verdicts} >= {DecisionKind.PASS, DecisionKind.LEAD}
    for one in found.verdicts:
        choices = {value.choice for value in one.judgement.choices}
        assert {value.choice for value in one.open_values} == choices
        assert one.open_loss is not None
        assert one.open_loss >= 0
        assert (one.reasons is None) == (one.best is one.judgement.made)
    json.dumps(to_document(found))


@every_ruleset
def test_the_parts_add_up_to_the_result(ruleset: Ruleset) -> None:
    record = played(ruleset, 2)
    found = quick(record, seats=[0, 1])
    for account in found.accounts:
        assert_adds_up(account)
        assert account.start == pytest.approx(1 / ruleset.side_count, abs=0.02)
        assert record.result is not None
        assert account.end == float(record.result.winner == account.side)
    for before, after in zip(found.steps, found.steps[1:], strict=False):
        assert before.after == after.before
    for step in found.steps:
        assert sum(step.after) == pytest.approx(1, abs=1e-4)
    assert {one.seat for one in found.verdicts} == {0, 1}


def assert_adds_up(account: Account) -> None:
    errors = account.own_errors + account.others_errors + account.uncharged
    parts = account.deals + errors + account.hidden
    assert account.start + parts == pytest.approx(account.end, abs=1e-9)


def test_what_stand_ins_did_wrong_is_a_part_of_its_own() -> None:
    record = first_round(FOUR, 1, ("random",))
    own = quick(record, seats=[0])
    errors = {one.number: one.judgement.credible_effect for one in own.verdicts}
    worst = min(errors, key=lambda number: errors[number][0])
    assert errors[worst][0] < 0
    for marked in (
        replace(record, decisions=(Decision(worst, by="adept"),)),
        replace(record, tags=((PLAYED_ON, str(worst + 1)),)),
    ):
        found = quick(marked, seats=[0])
        not_own = [n for n in errors if n == worst or (marked.tags and n < worst)]
        uncharged = [sum(errors[n][side] for n in not_own) for side in (0, 1)]
        for account, before, moved in zip(found.accounts, own.accounts, uncharged, strict=True):
            assert_adds_up(account)
            assert account.uncharged == pytest.approx(moved)
            assert account.own_errors + account.others_errors == pytest.approx(
                before.own_errors + before.others_errors - moved
            )
        for told in to_document(found)["luck"]:
            parts = ("start", "deals", "own_errors", "others_errors", "uncharged", "hidden")
            assert sum(told[part] for part in parts) == pytest.approx(told["end"], abs=1e-3)
    assert all(account.uncharged == 0 for account in own.accounts)


def test_an_abandoned_match_ends_at_its_last_chance() -> None:
    record = first_round(FOUR, 3)
    ends = [account.end for account in quick(record, seats=[]).accounts]
    assert sum(ends) == pytest.approx(1, abs=1e-6)
    assert 0 < ends[0] < 1


def test_stand_ins_hints_and_cards_taken_back_are_told_apart() -> None:
    record = first_round(FOUR, 1)
    points = [what for _, what in moments(record) if isinstance(what, DecisionPoint)]
    mine = [point for point in points if point.seat == 0]
    back = TakenBack(0, tuple(mine[2].view.playable())[:1])
    marks = (
        Decision(mine[1].number, by="adept"),
        Decision(mine[2].number, hint=True, taken_back=(back,)),
    )
    found = {one.number: one for one in quick(replace(record, decisions=marks), seats=[0]).verdicts}
    assert not found[mine[1].number].is_charged
    assert found[mine[2].number].hint
    assert found[mine[2].number].taken_back == (back,)
    reviewed = quick(replace(record, decisions=marks), seats=[0])
    assert reviewed.summaries[0].all.decisions == len(mine) - 1
    assert sum(reviewed.summaries[0].grades.values()) == len(mine) - 1
    assert sum(one.decisions for one in reviewed.summaries[0].by_kind.values()) == len(mine) - 1


def test_the_costliest_are_those_blamed() -> None:
    found = quick(played(FOUR, 1, ("random",)), seats=[0, 3])
    worst = found.costliest(3)
    assert worst
    assert all(one.grade not in (Grade.BEST, Grade.GOOD) for one in worst)
    assert [one.loss for one in worst] == sorted((one.loss for one in worst), reverse=True)
    assert all(one.seat == 3 for one in found.costliest(9, seat=3))


def test_a_loss_is_shown_as_grades_count_it() -> None:
    """9.999 points are no mistake, and must not look like one, nor become one in a document."""
    found = quick(first_round(FOUR, 1), seats=[0])
    one = found.verdicts[0]
    losing = [
        replace(one, judgement=replace(one.judgement, loss=loss, error=0.0))
        for loss in (0.09999, 0.1, 0.15, 0.29, -0.02)
    ]
    assert [verdict.points_lost for verdict in losing] == [9, 10, 15, 29, 0]
    read = verdicts_of(to_document(replace(found, verdicts=tuple(losing))))
    assert [verdict.grade for verdict in read] == [verdict.grade for verdict in losing]
    assert [verdict.points_lost for verdict in read] == [9, 10, 15, 29, 0]


def test_open_cards_are_solved_near_the_end() -> None:
    budget = replace(QUICK, solve_from=5)
    found = review(first_round(FOUR, 1), budget=budget)
    solved = [one for one in found.verdicts if one.open_values[0].exact]
    assert solved
    assert all(one.trick is not None and one.trick >= 8 for one in solved)
    assert all(value.error == 0 for one in solved for value in one.open_values)
    three = review(first_round(THREE, 1), budget=budget, seats=[1])
    estimates = [value for one in three.verdicts for value in one.open_values]
    assert not any(value.exact for value in estimates)
    # Of 10 playouts with a match chance between 0 and 1.
    assert 0 < max(value.error or 0 for value in estimates) <= 0.5 / sqrt(budget.open_playouts)


def test_luck_is_even_between_equals() -> None:
    """Over rounds of equal bots the luck of deals, the net error and hidden luck average zero, so
    results that are corrected by luck keep their mean."""
    reviews = [review(first_round(THREE, 100 + n, ("adept",)), budget=FLAT) for n in range(10)]
    for side in range(THREE.side_count):
        check_parts([one.accounts[side] for one in reviews])


def test_correcting_by_luck_halves_the_variance() -> None:
    """Whole matches of equal bots that make few mistakes are decided by luck."""
    matches = [played(FOUR, 100 + number, ("montecarlo",), nodes=1000) for number in range(6)]
    accounts = [review(record, budget=FLAT).accounts[0] for record in matches]
    check_parts(accounts)
    before, after = (
        pvariance([getattr(one, name) for one in accounts]) for name in ("end", "corrected")
    )
    assert 0 < after <= before / 2


def check_parts(accounts: list[Account]) -> None:
    for part in (
        [one.deals for one in accounts],
        [one.own_errors + one.others_errors for one in accounts],
        [one.hidden for one in accounts],
        [one.end - one.corrected for one in accounts],
    ):
        assert abs(mean(part)) < 3 * stdev(part) / sqrt(len(part))


def test_what_cannot_be_reviewed_is_refused() -> None:
    whole = played(FOUR, 1)
    running = Record.from_match(Match.new(FOUR).apply(deal(FOUR, bytes(32))))
    with pytest.raises(InvalidValue) as unfinished:
        review(running)
    assert unfinished.value.code == "review-unfinished"
    partial = replace(seen_by(running, 0), termination=Termination.ABANDONED)
    with pytest.raises(InvalidValue) as unknown:
        review(partial)
    assert unknown.value.code == "review-unknown-cards"
    with pytest.raises(InvalidValue) as endless:
        review(replace(whole, rounds=whole.rounds * 30))
    assert endless.value.code == "review-too-long"
    unfinished_rounds = replace(whole, rounds=whole.rounds[:1])
    with pytest.raises(RecordError) as corrupt:
        review(unfinished_rounds)
    assert corrupt.value.code == "record-wrong-termination"
    with pytest.raises(InvalidValue):
        review(whole, seats=[7])


def test_progress_can_stop_a_review() -> None:
    seen: list[Verdict] = []

    def stop(at: object) -> None:
        seen.append(at.verdict)  # type: ignore[attr-defined]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        quick(played(FOUR, 1), progress=stop)
    assert len(seen) == 1


def test_a_seat_is_judged_first() -> None:
    record = first_round(FOUR, 1)
    told: list[ReviewProgress] = []
    found = quick(record, first=2, progress=told.append)
    own = [one.number for one in found.verdicts if one.seat == 2]
    for half in (told[: len(told) // 2], told[len(told) // 2 :]):
        assert [at.verdict.number for at in half[: len(own)]] == own
        assert all(at.verdict.seat != 2 for at in half[len(own) :])
    assert found == quick(record)
    closed = {one.number: replace(one, open_values=()) for one in found.verdicts}
    for at in told:
        assert at.review.curve == found.curve
        assert all(one in found.verdicts or one == closed[one.number] for one in at.review.verdicts)
        assert len(at.review.verdicts) == at.done
        assert to_document(at.review)["luck"]
    with pytest.raises(InvalidValue):
        quick(record, first=4)


@every_ruleset
def test_a_stopped_review_goes_on_where_it_was(ruleset: Ruleset) -> None:
    record = first_round(ruleset, 1)
    whole = to_document(quick(record, seats=[0]))
    kept = whole | {"decisions": json.loads(json.dumps(whole["decisions"][3:-1]))}
    for one in kept["decisions"][:2]:
        one |= {"open": [], "open_loss": None}  # judged, but not yet valued with open cards
    told: list[ReviewProgress] = []
    again = to_document(quick(record, seats=[0], known=verdicts_of(kept), progress=told.append))
    for one, other in zip(again["decisions"], whole["decisions"], strict=True):
        # A difference of rounded chances.
        assert one.pop("open_loss") == pytest.approx(other.pop("open_loss"), abs=2e-4)
        assert one == other
    n = len(kept["decisions"])
    assert [at.done for at in told] == [n + 1, n + 2, n + 3, n + 4, *[n + 4] * (4 + 2)]
    for one, other in zip(again["luck"], whole["luck"], strict=True):
        assert one == pytest.approx(other, abs=1e-2)
