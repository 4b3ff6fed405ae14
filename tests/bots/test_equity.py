"""Match equity and what endings are worth."""

from itertools import product

import pytest
from tests.invented import EACH_ALONE, INVENTED, INVENTED_RULESETS, TWO_BOSSES
from tests.kit import EVERY_OPTION, FOUR, LED_BY_ACE, THREE, ruleset_id

from yokai_septet import Match, Ruleset, view
from yokai_septet.bots.equity import equity_of, match_chances
from yokai_septet.bots.payoffs import chances_after, match_payoffs, points_payoffs
from yokai_septet.engine import endings

every_ruleset = pytest.mark.parametrize(
    "ruleset", [*EVERY_OPTION, *INVENTED_RULESETS], ids=ruleset_id
)


@every_ruleset
def test_the_chances_of_all_sides_add_up(ruleset: Ruleset) -> None:
    for scores in product(range(ruleset.goal), repeat=ruleset.side_count):
        for leader in ruleset.seats:
            chances = match_chances(ruleset, scores, leader)
            assert sum(chances) == pytest.approx(1, abs=0.001)
            assert all(0 <= chance <= 1 for chance in chances)


@every_ruleset
def test_points_are_never_bad(ruleset: Ruleset) -> None:
    """Only up to the table's own noise, and in steps of two points with three players, where being
    ahead by one can decide ties."""
    for scores in product(range(0, ruleset.goal - 1, 2), repeat=ruleset.side_count):
        more = (scores[0] + 1, *scores[1:])
        here = match_chances(ruleset, scores, 0)[0]
        assert match_chances(ruleset, more, 0)[0] > here - 0.03


@every_ruleset
def test_worth_lies_between_0_and_1(ruleset: Ruleset) -> None:
    for tables in (points_payoffs(ruleset), match_payoffs(view(Match.new(ruleset), 0))):
        assert len(tables) == ruleset.side_count
        assert all(0 <= worth <= 1 for table in tables for worth in table)
        assert all(len(table) == len(endings(ruleset)) for table in tables)


def test_R40_the_goal_wins_the_match() -> None:
    assert chances_after(FOUR, (5, 6), (2, 0), 0) == (1, 0)
    assert chances_after(FOUR, (6, 6), (0, 1), 1) == (0, 1)


def test_R41_a_tie_is_won_by_the_seat_to_the_left() -> None:
    assert chances_after(THREE, (4, 2, 4), (3, 0, 3), 1) == (0, 0, 1)
    assert chances_after(THREE, (5, 2, 4), (3, 0, 3), 1) == (1, 0, 0)


@pytest.mark.parametrize("ruleset", LED_BY_ACE, ids=ruleset_id)
def test_R52_when_the_ace_decides_the_last_trick_gives_no_lead(ruleset: Ruleset) -> None:
    for scores in product(range(ruleset.goal), repeat=2):
        chances = match_chances(ruleset, scores, 0)
        assert chances == match_chances(ruleset, scores, 1)
        assert chances == pytest.approx(match_chances(ruleset, scores[::-1], 0)[::-1], abs=0.001)
    assert match_chances(ruleset, (2, 1), 0)[0] > 0.5
    led = ruleset.with_later_leader("last-trick")
    assert match_chances(led, (1, 1), 0)[0] > 0.55 > match_chances(ruleset, (1, 1), 0)[0]


def test_a_ruleset_without_a_table_takes_the_nearest_one(caplog: pytest.LogCaptureFixture) -> None:
    equity_of.cache_clear()
    assert match_chances(TWO_BOSSES, (3, 2), 1) == match_chances(FOUR, (3, 2), 1)
    assert match_chances(INVENTED, (10, 5, 0), 1) == match_chances(THREE, (6, 3, 0), 1)
    assert match_chances(EACH_ALONE, (0, 0, 0, 0), 0) == (0.25,) * 4
    assert caplog.messages == [
        "two-bosses has no match chances; it takes those of four-advanced.",
        "invented has no match chances; it takes those of three-advanced.",
        "No table of match chances has each-alone's number of sides.",
    ]
