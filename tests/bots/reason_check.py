"""Every reason that is given in the views of bots' matches, held to what its sentence claims: for
tests/bots/test_why.py, which takes a sample, and tools/check_reasons.py, which takes all."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Final, NamedTuple

from tests.bots.sentences import Seen, is_true
from tests.kit import seed_of

from yokai_septet import Choice, Match, Pass, Ruleset, View, deal, view
from yokai_septet.bots import PLAYERS, Budget, Why
from yokai_septet.bots.why import Explainer
from yokai_septet.study.match_review import Verdict

EFFORT: Final = Budget(nodes=60)
"""So little that all bots play many matches; how well they play does not matter here."""


class Given(NamedTuple):
    """A reason that was given for a choice, and whether it is true."""

    view: View
    choice: Choice
    instead: Choice | None
    reason: Why
    true: bool


def views_of(ruleset: Ruleset, number: int) -> Iterator[View]:
    """What the seats see before each decision of a match, whose seats are bots of all strengths."""
    rng = Random(number)
    bots = [rng.choice(list(PLAYERS.values())) for _ in ruleset.seats]
    match = Match.new(ruleset)
    while match.result is None:
        if match.awaits_deal:
            match = match.apply(deal(ruleset, seed_of(number), match.round_number))
            continue
        seat = match.to_act[0]
        seen = view(match, seat)
        yield seen
        match = match.apply(bots[seat](seen, rng, EFFORT))


def reasons_in(seen: View, passes: int | None = None) -> Iterator[Given]:
    """The reason of every choice compared with every other one; of a pass, which is compared with
    the hand, of every pass, or of so many at random."""
    explainer, facts = Explainer(seen), Seen(seen)
    kept: dict[tuple[Choice, str, str], bool] = {}
    choices = list(seen.legal())
    pairs: list[tuple[Choice, Choice | None]]
    if isinstance(choices[0], Pass):
        if passes is not None:
            choices = Random(len(seen.finished)).sample(choices, passes)
        pairs = [(choice, None) for choice in choices]
    else:
        pairs = list(permutations(choices, 2)) if len(choices) > 1 else [(choices[0], None)]
    for choice, instead in pairs:
        reason = explainer.why(choice, instead)
        key = (choice, reason.message, str(reason.params))
        if key not in kept:
            kept[key] = is_true(facts, choice, reason)
        yield Given(seen, choice, instead, reason, kept[key])


def gave_away_is_true(verdict: Verdict) -> bool:
    """Whether what a choice is said to have given away is what the estimates show."""
    told, best, made = verdict.gave_away, verdict.best, verdict.made_value
    if told is None:
        return True
    if told.message in ("review-gave-points", "review-gave-seals"):
        seals = told.message == "review-gave-seals"
        return made.points < best.points and seals == (best.round is None)
    assert best.round is not None
    assert made.round is not None
    if told.message == "review-gave-round":
        less = best.round - made.round
    else:
        assert told.message == "review-gave-seventh"
        assert made.lost_by_seventh is not None
        assert best.lost_by_seventh is not None
        less = made.lost_by_seventh - best.lost_by_seventh
    return told.params["chance"] == round(100 * less) >= 2
