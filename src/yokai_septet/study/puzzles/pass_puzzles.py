"""Pass puzzles: hands before the pass where one of all 220 choices is clearly the best.

All seats play on by the policy in sampled worlds, the same for all choices. A favourite is found by
successive halving; then every other pass is compared with it in fresh worlds, in more of them until
it clearly trails. A puzzle is proven three times, in worlds of three seeds: the first proof alone
would favour passes that were lucky in its worlds. In these worlds the others pass by the policy, as
nobody does exactly, so the pass must also be nearly the best if they pass random cards.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.game import CardSet, Deal, Match, Pass, Round, Ruleset, Seat, View, view
from yokai_septet.records import PositionRecord
from yokai_septet.study.passes import endings_of_passes
from yokai_septet.study.puzzles.puzzle import PassProof

LEAST_LEAD = 0.03
LEAST_ERRORS = 4
"""By how much match chance, and by how many standard errors, the best pass leads."""


class Stage(NamedTuple):
    """One step of the search for a favourite."""

    worlds: int
    keep: int
    """How many passes go on to the next step."""
    hope: float
    """With a smaller lead than this, the rest is not worth its time."""


STAGES = (Stage(64, 32, -1.0), Stage(400, 8, -1.0), Stage(3000, 3, 0.02), Stage(8000, 1, 0.028))
PROOF_WORLDS = (300, 1500, 6000, 20_000)
"""The worlds of the comparisons with the favourite."""
MOST_BEHIND = 0.01
"""By how much match chance another pass may lead if the others pass random cards."""
OTHER_WORLDS = (1 << 40, 1 << 41)
"""Added to a seed for the second and third proof: no search of another puzzle uses these."""
RANDOM_PASSES = 1 << 42
"""The same for the comparison in which the others pass random cards."""


class Lead(NamedTuple):
    """By how much the favourite is better than another pass."""

    other: Pass
    lead: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it is large enough, and certain enough."""
        return self.lead >= LEAST_LEAD and self.lead >= LEAST_ERRORS * self.error

    @property
    def is_settled(self) -> bool:
        """Whether it is so large that more worlds will not change that it is clear."""
        return self.is_clear and self.lead >= LEAST_LEAD + 3 * self.error

    @property
    def is_hopeless(self) -> bool:
        """Whether it is too small, and more worlds will hardly change that."""
        return self.lead + 2 * self.error < LEAST_LEAD


def prove_pass(view: View, seed: int) -> PassProof | None:
    """The proof that one pass leads; None if none does."""
    best = _favourite(view, seed)
    return None if best is None else _proof(view, best, seed)


def is_confirmed(view: View, proof: PassProof) -> bool:
    """Whether the pass also leads in worlds that had no part in finding it, twice, and is nearly
    the best if the others pass random cards."""
    return is_nearly_best(view, proof.best, proof.seed + RANDOM_PASSES) and all(
        _proof(view, proof.best, proof.seed + other) for other in OTHER_WORLDS
    )


def is_nearly_best(view: View, best: Pass, seed: int) -> bool:
    """Whether no other pass leads this one by more than a little if the others pass random
    cards."""
    rivals = [choice for choice in _passes(view) if choice != best]
    for step, worlds in enumerate(PROOF_WORLDS):
        _, leads = _compared(view, best, rivals, worlds, seed + step, random_passes=True)
        if any(one.lead + 2 * one.error < -MOST_BEHIND for one in leads):
            return False
        rivals = [one.other for one in leads if one.lead <= 3 * one.error]
        if not rivals:  # all of them clearly trail
            return True
    return all(one.lead >= -MOST_BEHIND for one in leads)


def _proof(view: View, best: Pass, seed: int) -> PassProof | None:
    rivals = [choice for choice in _passes(view) if choice != best]
    for step, worlds in enumerate(PROOF_WORLDS):
        chance, leads = _compared(view, best, rivals, worlds, seed + len(STAGES) + step)
        if any(lead.is_hopeless for lead in leads):
            return None
        if worlds < PROOF_WORLDS[-1]:
            closest = min(leads, key=lambda lead: lead.lead).other
            rivals = [one.other for one in leads if not one.is_settled or one.other == closest]
    if not all(lead.is_clear for lead in leads):
        return None
    second = min(leads, key=lambda lead: lead.lead)
    return PassProof(best, second.other, chance, second.lead, second.error, worlds, seed)


def _passes(view: View) -> list[Pass]:
    return [choice for choice in view.legal() if isinstance(choice, Pass)]


def _payoffs(view: View) -> Sequence[float]:
    return match_payoffs(view)[view.seated().side]


def _favourite(view: View, seed: int) -> Pass | None:
    """What is probably the best pass; None if it does not lead by enough."""
    payoffs, left = _payoffs(view), _passes(view)
    for stage, (worlds, keep, hope) in enumerate(STAGES):
        rows = endings_of_passes(view, left, worlds, seed + stage)
        means = [sum(map(payoffs.__getitem__, row)) / worlds for row in rows]
        order = sorted(range(len(left)), key=means.__getitem__, reverse=True)
        if means[order[0]] - means[order[1]] < hope:
            return None
        left = [left[i] for i in order[:keep]]
    return left[0]


def _compared(
    view: View,
    best: Pass,
    rivals: list[Pass],
    worlds: int,
    seed: int,
    *,
    random_passes: bool = False,
) -> tuple[float, list[Lead]]:
    """The chance after the best pass, and its lead over each rival in the same worlds."""
    payoffs = _payoffs(view)
    passes = [best, *rivals]
    first, *rows = endings_of_passes(view, passes, worlds, seed, random_passes=random_passes)
    own = [payoffs[number] for number in first]
    leads = []
    for rival, row in zip(rivals, rows, strict=True):
        gaps = [mine - payoffs[number] for mine, number in zip(own, row, strict=True)]
        lead = sum(gaps) / worlds
        spread = max(sum(gap * gap for gap in gaps) / worlds - lead * lead, 0.0)
        leads.append(Lead(rival, lead, sqrt(spread / worlds)))
    return sum(own) / worlds, leads


def match_before_pass(
    ruleset: Ruleset, deal: Deal, scores: tuple[int, ...], leader: Seat | None
) -> Match:
    """A match with these scores in which this deal has just been dealt."""
    now = Round.start(ruleset, deal, leader)
    return Match(ruleset, (), now, scores, now.seals, None)


def pass_view(position: PositionRecord, seat: Seat) -> View:
    """What the seat knows before the pass; the other hands do not matter, and are any."""
    ruleset, own = position.ruleset, position.hands[seat].known
    up = position.face_up
    rest = [card for card in ruleset.deck if card not in own and card is not up]
    Random(0).shuffle(rest)
    hands = []
    for other in ruleset.seats:
        taken = list(own) if other == seat else [rest.pop() for _ in range(ruleset.hand_size)]
        hands.append(CardSet.of(*taken))
    dealt = Deal(tuple(hands), up)
    return view(match_before_pass(ruleset, dealt, position.scores, position.leader), seat)
