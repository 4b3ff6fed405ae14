"""The kernel plays any ruleset by its numbers: the printed games by code of their own, others by
generic code, which plays the printed ones alike."""

from dataclasses import replace

import pytest

from tests.invented import DISCARD, EACH_ALONE, INVENTED_RULESETS, TWO_BOSSES
from yokai_septet.engine import (
    FEATURES,
    Weights,
    _kernel,
    default_weights,
    is_solvable,
    play_rounds,
    sample_worlds,
)
from yokai_septet.engine.packing import pack_ruleset
from yokai_septet.errors import InvalidValue
from yokai_septet.game import RULESETS, CardSet, Reason, Ruleset, Scoring, view

from .helpers import WITH_QUICK_FORMS, names, random_match

FOUR = RULESETS["four-advanced"]
every_ruleset = pytest.mark.parametrize("ruleset", WITH_QUICK_FORMS, ids=names)


@every_ruleset
def test_printed_games_have_code_of_their_own_whatever_their_name(ruleset: Ruleset) -> None:
    assert pack_ruleset(replace(ruleset, name="renamed")).specialised
    assert not pack_ruleset(ruleset, specialised=False).specialised


@pytest.mark.parametrize("ruleset", INVENTED_RULESETS, ids=names)
def test_other_numbers_take_the_generic_code(ruleset: Ruleset) -> None:
    assert not pack_ruleset(ruleset).specialised


@every_ruleset
@pytest.mark.parametrize("player", ["random", "tuned", "odd"])
def test_generic_code_plays_printed_games_alike(ruleset: Ruleset, player: str) -> None:
    """Also by the policy: with noise both forms add up the same scores, bit by bit."""
    odd = Weights(0.1 * (1 + i % 7) for i in range(len(FEATURES)))
    weights = {"random": None, "tuned": default_weights(ruleset).packed, "odd": odd.packed}[player]

    def outcomes(specialised: bool) -> bytes:
        rules = pack_ruleset(ruleset, specialised)
        return _kernel.play_rounds(rules, [weights] * ruleset.players, 1.0, 5, 150, -1, [])[0]

    assert outcomes(specialised=True) == outcomes(specialised=False)


@pytest.mark.parametrize("ruleset", INVENTED_RULESETS, ids=names)
def test_worlds_are_weighed_in_every_ruleset(ruleset: Ruleset) -> None:
    weighed = 0
    for match in list(random_match(ruleset, seed=4))[:: 1 + ruleset.tricks // 4]:
        now = match.round
        if now is None or now.leader is None or now.turn is None:
            continue
        worlds = sample_worlds(view(match, now.turn), 5, seed=1)
        for logs in (worlds.log_weights(), worlds.log_likelihoods()):
            assert all(-500 < log < 50 for log in logs)
        weighed += 1
    assert weighed


def test_R20_the_number_of_bosses_counts() -> None:
    def bosses(ruleset: Ruleset) -> float:
        tally = play_rounds(ruleset, default_weights(ruleset), 400, seed=1).tally()
        return sum(n for outcome, n in tally.items() if outcome.reason is Reason.BOSSES) / 400

    assert bosses(TWO_BOSSES) > bosses(FOUR) + 0.2


def test_R21_the_losing_trick_counts() -> None:
    hasty = replace(FOUR, name="hasty", losing_trick=2)
    tally = play_rounds(hasty, None, 400, seed=1).tally()
    assert sum(n for o, n in tally.items() if o.reason is Reason.SEVENTH_TRICK) > 350


def test_bosses_may_be_worth_more_points() -> None:
    """More than the printed games' eleven, which the bins of a search tell apart, too."""
    points = (3, 1, 4, 1, 5, 9, 2)
    rich = replace(FOUR, name="rich", boss_points=points)
    tally = play_rounds(rich, None, 400, seed=1).tally()
    assert max(max(outcome.points) for outcome in tally) > 15


@pytest.mark.parametrize(
    ("ruleset", "why"),
    [
        (DISCARD, "passes cards to other players, and puts none aside"),
        (replace(FOUR, sides=(0, 0, 1, 1)), "partners opposite each other, or everybody alone"),
        (replace(FOUR, boss_points=(31, 0, 0, 0, 0, 1, 0)), "31 points at most"),
        (replace(FOUR, pass_to=(2,) * 6), "at most five cards"),
        (
            replace(EACH_ALONE, scoring=Scoring.SEALS, bosses_to_win=None, losing_trick=None),
            "two sides collect seals",
        ),
    ],
    ids=["discard", "neighbours", "points", "pass", "seals"],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(ruleset: Ruleset, why: str) -> None:
    with pytest.raises(InvalidValue, match=why) as caught:
        play_rounds(ruleset, None, 1, seed=1)
    assert caught.value.code == "not-computable"
    assert f"refuses the ruleset {ruleset.name!r}" in str(caught.value)


def test_the_solver_knows_what_it_can_solve() -> None:
    assert is_solvable(replace(FOUR, name="renamed"))
    assert is_solvable(RULESETS["four-basic"])
    smaller = next(ruleset for ruleset in INVENTED_RULESETS if ruleset.name == "smaller")
    assert is_solvable(smaller)
    for other in (TWO_BOSSES, DISCARD, RULESETS["suitors"], RULESETS["three-advanced"]):
        assert not is_solvable(other)
    assert not is_solvable(replace(FOUR, boss_points=(1,) * 7))
    without_boss = CardSet(FOUR.deck.mask & ~CardSet.parse("E7").mask)
    assert not is_solvable(replace(FOUR, deck=without_boss))


def test_borrowed_weights_are_named(caplog: pytest.LogCaptureFixture) -> None:
    default_weights.cache_clear()
    for ruleset in (FOUR, replace(FOUR, name="renamed")):
        default_weights(ruleset)
    assert not caplog.messages
    assert default_weights(TWO_BOSSES) == default_weights(FOUR)
    assert caplog.messages == ["two-bosses has no tuned weights; it takes those of four."]


def test_the_printed_games_are_those_with_code_of_their_own() -> None:
    printed = {"four-advanced", "four-basic", "three-advanced", "three-basic", "suitors"}
    assert {ruleset.name for ruleset in WITH_QUICK_FORMS} == printed | {"suitors-short"}
