"""The daily deal: what follows from the day's seed, and how results are compared."""

import pytest

from yokai_septet import RULESETS, commitment, deal
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Match, Pass
from yokai_septet.game.daily import DEALS, SEAT, deal_seed, opening
from yokai_septet.game.scoring import lead
from yokai_septet.study.days import current_day, day_end, day_of, day_seed, next_day, parse_day
from yokai_septet.study.field import play_field, reply
from yokai_septet.study.matchpoints import percents, ranking, streak

DAY = "2026-11-16"
SEED = day_seed(bytes(32), DAY)
NODES = 30


def test_a_day_has_one_seed_and_four_deals_that_tell_nothing_of_each_other() -> None:
    assert SEED.hex() == "2873e6bdc393702fd3b11f79e619d634c20469a69084c4bf8fec02f03460a2fb"
    assert commitment(SEED) == "5ee29159d7fb6a883eb025791404220d40f49f948ea43ec5aeaa4e8107fd7533"
    assert day_seed(bytes(32), DAY) == SEED
    assert len({SEED, day_seed(bytes(32), next_day(DAY)), day_seed(b"x" * 32, DAY)}) == 3
    seeds = [deal_seed(SEED, number) for number in range(1, DEALS + 1)]
    assert len({*seeds, SEED}) == DEALS + 1
    assert seeds[0].hex() == "906eea412217210863be4abbd841a230d030018ca8c8fd98064331c7ea4365a6"
    for seed in seeds:
        dealt = deal(RULESETS["four-advanced"], seed)
        assert opening(seed).active_round.hand(SEAT) == dealt.hands[SEAT]
    for wrong in (0, 5):
        with pytest.raises(InvalidValue):
            deal_seed(SEED, wrong)


def test_days_begin_and_end_at_midnight_utc() -> None:
    end = day_end(DAY)
    assert (day_of(end - 0.5), day_of(end)) == (DAY, "2026-11-17")
    assert next_day("2026-12-31") == "2027-01-01"
    for wrong in ("2026-13-01", "today", "2026-11-16T00:00", "", "20261116"):
        with pytest.raises(InvalidValue):
            parse_day(wrong)


def test_a_clock_that_goes_back_brings_no_earlier_day_back() -> None:
    midnight = day_end(DAY)
    assert current_day(midnight - 1, []) == DAY
    assert current_day(midnight - 1, [DAY]) == DAY
    assert current_day(midnight + 1, [DAY]) == "2026-11-17"
    assert current_day(midnight - 60, [DAY, "2026-11-17"]) == "2026-11-17", "set back over midnight"
    assert current_day(midnight - 60, [DAY, "2027-11-17"]) == DAY, "a clock that was a year ahead"


def play(passes_first: bool, choice: int) -> list[Match]:
    """A round in which the person takes the n-th legal choice all the time."""
    seed = deal_seed(SEED, 1)
    match, course = opening(seed), []
    while not match.finished:
        waiting = sorted(match.to_act, key=lambda seat: (seat == SEAT) != passes_first)
        seat = waiting[0]
        if seat == SEAT:
            legal = list(match.legal(seat))
            action = legal[choice % len(legal)]
        else:
            action = reply(seed, match, seat, NODES)
        match = match.apply(action)
        course.append(match)
    return course


def test_equal_plays_meet_equal_replies() -> None:
    first = play(True, 3)
    assert play(True, 3) == first
    assert play(False, 3)[3:] == first[3:], "it makes no difference who passes first"
    assert play(True, 4)[-1] != first[-1]


def test_runs_of_the_field_differ_on_the_persons_seat_alone() -> None:
    seed = deal_seed(SEED, 2)
    runs = [play_field(seed, run, NODES) for run in (1, 2, 3)]
    assert play_field(seed, 2, NODES) == runs[1], "a run that is played again"
    assert len({str(run.finished[0].tricks) for run in runs}) > 1
    passes = [one.finished[0].passes for one in runs]
    others = [choices[SEAT + 1 :] for choices in passes]
    assert others[0] == others[1] == others[2]
    assert all(isinstance(choice, Pass) for choice in passes[0])
    assert lead(runs[0].finished[0].gains, 0) == runs[0].scores[0] - runs[0].scores[1]


def test_results_are_compared_with_all_others() -> None:
    assert percents([]) == {}
    assert percents([3]) == {3: 50.0}
    assert percents([3, 1]) == {1: 0.0, 3: 100.0}
    assert percents([3, 1, 1, -2]) == {-2: 0.0, 1: 50.0, 3: 100.0}
    assert percents([2] * 17) == {2: 50.0}


def test_the_ranking_works_with_one_player_and_shares_places() -> None:
    fields = {1: [0, 2, 2, 4], 2: [1, 1, 1, 1]}
    [alone] = ranking(fields, {"ada": {1: 3, 2: 1}})
    assert (alone.person, alone.place, alone.percent) == ("ada", 1, (75 + 50) / 2)
    results = {"ada": {1: 3, 2: 1}, "bob": {1: 3, 2: 1}, "eve": {1: 0, 2: 1}, "kim": {1: 4}}
    found = [(rank.person, rank.place) for rank in ranking(fields, results)]
    assert found == [("ada", 1), ("bob", 1), ("eve", 3)], "kim has not played all"


def test_a_streak_goes_up_to_today_or_yesterday() -> None:
    days = {"2026-11-16", "2026-11-15", "2026-11-14", "2026-11-12"}
    assert streak(days, "2026-11-16") == 3
    assert streak(days, "2026-11-17") == 3, "today's are not played yet"
    assert streak(days, "2026-11-18") == 0
    assert streak(set(), "2026-11-18") == 0
