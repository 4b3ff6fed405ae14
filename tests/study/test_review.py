"""The review of a whole record: all that was decided, by whom, and luck that adds up."""

from dataclasses import replace
from math import sqrt
from statistics import mean, pvariance, stdev
from typing import Any

import msgspec
import pytest
from msgspec import structs

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
    Judgement,
    Review,
    ReviewDocument,
    ReviewProgress,
    Verdict,
    judge,
    match_review,
    position,
    read_verdict,
    review,
)
from yokai_septet.study.decisions import DecisionPoint, moments
from yokai_septet.study.verdicts import grade_of

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
    assert [one.after for one in found.verdicts] == wanted
    steps = [(at.verdict.after, bool(at.verdict.open), at.done, at.total) for at in told]
    n = len(wanted)
    assert steps == [
        *((number, False, done, n) for done, number in enumerate(wanted, 1)),
        *((number, True, n, n) for number in wanted),
    ], "all are judged before any is valued with open cards"
    assert {one.kind for one in found.verdicts} >= {DecisionKind.PASS, DecisionKind.LEAD}
    for one in found.verdicts:
        choices = {value.cards for value in one.choices}
        assert {value.cards for value in one.open} == choices
        assert one.open_loss is not None
        assert one.open_loss >= 0
        assert (one.why is None) == (one.best is one.made_value)
    document = msgspec.json.encode(found.document)
    assert msgspec.json.decode(document, type=ReviewDocument) == found.document


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
        assert before.chances == after.before
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1, abs=ruleset.side_count * 0.5e-4 + 1e-9)
    assert {one.seat for one in found.verdicts} == {0, 1}


def assert_adds_up(account: Account) -> None:
    errors = account.own_errors + account.others_errors + account.uncharged
    parts = account.deals + errors + account.hidden
    assert account.start + parts == pytest.approx(account.end, abs=1e-9)


def test_what_stand_ins_did_wrong_is_a_part_of_its_own() -> None:
    record = first_round(FOUR, 1, ("random",))
    own = quick(record, seats=[0])
    errors = {one.after: one.credible_effect for one in own.verdicts}
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
        Decision(mine[1].after, by="adept"),
        Decision(mine[2].after, hint=True, taken_back=(back,)),
    )
    found = {one.after: one for one in quick(replace(record, decisions=marks), seats=[0]).verdicts}
    assert not found[mine[1].after].is_charged
    assert found[mine[2].after].hint
    assert found[mine[2].after].taken_back == (back,)
    reviewed = quick(replace(record, decisions=marks), seats=[0])
    assert reviewed.summaries[0].all.decisions == len(mine) - 1
    assert sum(reviewed.summaries[0].grades.values()) == len(mine) - 1
    assert sum(one.decisions for one in reviewed.summaries[0].kinds.values()) == len(mine) - 1


def test_the_costliest_are_those_blamed() -> None:
    found = quick(played(FOUR, 1, ("random",)), seats=[0, 3])
    worst = found.costliest(3)
    assert worst
    assert all(one.grade not in (Grade.BEST, Grade.GOOD) for one in worst)
    assert [one.loss for one in worst] == sorted((one.loss for one in worst), reverse=True)
    assert all(one.seat == 3 for one in found.costliest(9, seat=3))


def test_a_loss_is_shown_as_grades_count_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """9.999 points are no mistake, and must not look like one, nor become one when it is kept."""
    losses = iter([0.09999, 0.1, 0.15, 0.29, -0.02] * 20)

    def losing(*given: Any) -> Judgement:
        loss = next(losses)
        grade = grade_of(loss, 0.0, is_best=False)
        return structs.replace(judge(*given), loss=loss, error=0.0, grade=grade)

    monkeypatch.setattr(match_review, "judge", losing)
    verdicts = quick(first_round(FOUR, 1), seats=[0]).verdicts[:5]
    kept = [read_verdict(msgspec.json.encode(verdict).decode()) for verdict in verdicts]
    for those in (verdicts, kept):
        assert [verdict.points_lost for verdict in those] == [9, 10, 15, 29, 0]
        assert [grade_of(verdict.loss, 0.0, is_best=False) for verdict in those] == [
            verdict.grade for verdict in those
        ]


def test_open_cards_are_solved_near_the_end() -> None:
    budget = replace(QUICK, solve_from=5)
    record = first_round(FOUR, 1)
    found = review(record, budget=budget)
    solved = [one for one in found.verdicts if one.open[0].exact]
    assert solved
    assert all(position(record, one.after).active_round.trick_number >= 8 for one in solved)
    assert all(value.error == 0 for one in solved for value in one.open)
    three = review(first_round(THREE, 1), budget=budget, seats=[1])
    estimates = [value for one in three.verdicts for value in one.open]
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
    own = [one.after for one in found.verdicts if one.seat == 2]
    for half in (told[: len(told) // 2], told[len(told) // 2 :]):
        assert [at.verdict.after for at in half[: len(own)]] == own
        assert all(at.verdict.seat != 2 for at in half[len(own) :])
    assert found == quick(record)
    closed = {one.after: structs.replace(one, open=()) for one in found.verdicts}
    for at in told:
        assert at.review.curve == found.curve
        assert all(one in found.verdicts or one == closed[one.after] for one in at.review.verdicts)
        assert len(at.review.verdicts) == at.done
        assert at.review.document.luck
    with pytest.raises(InvalidValue):
        quick(record, first=4)


@every_ruleset
def test_a_stopped_review_goes_on_where_it_was(ruleset: Ruleset) -> None:
    record = first_round(ruleset, 1)
    whole = quick(record, seats=[0])
    bodies = [msgspec.json.encode(verdict).decode() for verdict in whole.verdicts[3:-1]]
    kept = [read_verdict(body) for body in bodies]
    kept[:2] = [structs.replace(verdict, open=()) for verdict in kept[:2]]  # judged, but not valued
    told: list[ReviewProgress] = []
    again = quick(record, seats=[0], known=kept, progress=told.append)
    assert again == whole
    n = len(kept)
    assert [at.done for at in told] == [n + 1, n + 2, n + 3, n + 4, *[n + 4] * (4 + 2)]
