"""Pass puzzles: hands before the pass where one of all 220 choices is clearly the best.

All seats play on by the policy in sampled worlds, the same for all choices. The better ones go on
to more worlds, and the last few are compared in fresh ones. Such leads are found where the round
may decide the match.
"""

from math import sqrt
from random import Random
from typing import NamedTuple

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.game import CardSet, Deal, Match, Pass, Round, Seat, View, view
from yokai_septet.records import PositionRecord
from yokai_septet.study.passes import endings_of_passes
from yokai_septet.study.puzzles.puzzle import PassProof

LEAST_LEAD = 0.03
LEAST_ERRORS = 4
"""By how much match chance, and by how many standard errors, the best pass leads."""


class Stage(NamedTuple):
    """One step of the selection."""

    worlds: int
    keep: int
    """How many passes go on to the next stage."""
    hope: float
    """With a smaller lead than this, the next stage is not worth its time."""


STAGES = (Stage(64, 32, -1.0), Stage(320, 8, 0.008), Stage(2000, 4, 0.022))
FINAL_WORLDS = 20_000


def prove_pass(view: View, seed: int) -> PassProof | None:
    """The proof that one pass leads; None if none does."""
    payoffs = match_payoffs(view)[view.seated().side]
    left = [choice for choice in view.legal() if isinstance(choice, Pass)]
    for stage, (worlds, keep, hope) in enumerate((*STAGES, Stage(FINAL_WORLDS, 2, LEAST_LEAD))):
        rows = endings_of_passes(view, left, worlds, seed + stage)
        means = [sum(map(payoffs.__getitem__, row)) / worlds for row in rows]
        order = sorted(range(len(left)), key=means.__getitem__, reverse=True)
        if means[order[0]] - means[order[1]] < hope:
            return None
        left = [left[i] for i in order[:keep]]
    gaps = [
        payoffs[one] - payoffs[other]
        for one, other in zip(rows[order[0]], rows[order[1]], strict=True)
    ]
    lead = sum(gaps) / FINAL_WORLDS
    spread = sum(gap * gap for gap in gaps) / FINAL_WORLDS - lead * lead
    error = sqrt(spread / FINAL_WORLDS)
    if lead < LEAST_ERRORS * error:
        return None
    best, second = left
    return PassProof(best, second, means[order[0]], lead, error, FINAL_WORLDS, seed)


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
    now = Round.start(ruleset, Deal(tuple(hands), up), position.leader, position.seals)
    return view(Match(ruleset, (), now, position.scores, position.seals, None), seat)
