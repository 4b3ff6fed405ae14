"""The searching players' engine: imagined worlds played out, and what came of every choice.

A `Mind` says how to think. `think` returns a `Tally` for each candidate: how often each `Ending` of
the round came. What an ending is worth is the caller's business and comes as a table of numbers
from 0 to 1, one table for each side, with a number for each of `endings(ruleset)`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import (
    pack_ruleset,
    pack_seed,
    pack_view,
    refusing,
    unpack_card,
    unpack_pass,
)
from yokai_septet.engine.policy import Weights
from yokai_septet.engine.positions import Outcomes, unpack_outcomes
from yokai_septet.game import Pass, Phase, Play, Ruleset, Scoring, Seat, Side, View

BINS: Final[int] = _kernel.BINS
_HIGHEST = 12

Worth: TypeAlias = Sequence[Sequence[float]]
"""For each side the worth of each ending."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a player thinks."""

    weights: Weights
    """The policy of its playouts, and of its passes if it does not search them."""
    playouts: int = 0
    """In all, shared by the candidates; 0 for the bare policy."""
    seconds: float = 0.0
    """The thinking stops after this time; 0 for no limit."""
    random_playouts: bool = False
    temperature: float = 0.0
    """Of the policy in playouts."""
    belief: bool = False
    """Whether worlds are believed by how well they explain what the others passed and played, or
    all that agree with the view alike."""
    worlds: int = 4000
    """With belief, so many worlds are drawn and weighed, but no more than there are playouts."""
    passes: int = 0
    """How many passes are tried; 0 passes as the policy does."""
    tree: bool = False
    """Whether to search an information-set tree instead of playing out from the candidates."""
    exploration: float = 0.7
    prior: float = 0.0
    """In the tree, the temperature of the policy as a prior; 0 for none."""


class Ending(NamedTuple):
    """What matters of a finished round for the rest of the match."""

    gains: tuple[int, ...]
    """The points of each side; in Seven Suitors, the number of seals it has in the match."""
    winners: tuple[Side, ...]
    """Who won the round; in Seven Suitors nobody."""
    next_leader: Seat


class Tally(NamedTuple):
    """What came of one candidate."""

    choice: Pass | Play
    counts: dict[int, int]
    """How often each ending came, by its number."""

    @property
    def playouts(self) -> int:
        """The number of playouts."""
        return sum(self.counts.values())


@cache
def endings(ruleset: Ruleset) -> tuple[Ending, ...]:
    """All endings by their numbers, impossible ones included."""
    return tuple(_ending(ruleset, number) for number in range(BINS))


def _ending(ruleset: Ruleset, number: int) -> Ending:
    seat = number % 4 if ruleset.has_seals else number // _HIGHEST % 4
    leader = min(seat, ruleset.players - 1)
    if ruleset.has_seals:
        return Ending((min(number // 32, 7), number // 4 % 8), (), leader)
    side, sides = ruleset.sides[leader], range(ruleset.side_count)
    lost = number // (_HIGHEST * 4) % 2 == 1
    winners = tuple(s for s in sides if (s == side) != lost)
    points = number % _HIGHEST
    if lost and ruleset.players == 3:
        points = 1 if ruleset.scoring is Scoring.BASIC else 3
    return Ending(tuple(points if s in winners else 0 for s in sides), winners, leader)


def think(view: View, mind: Mind, worth: Worth, seed: int) -> list[Tally]:
    """What the viewer makes of every card it may play, or of the passes it tries."""
    now, seat = view.round, view.viewer
    sight = pack_view(view)
    assert now is not None
    assert seat is not None
    leader = -1 if now.lead_from is None else now.lead_from
    with refusing("this decision"):
        found = _kernel.think(sight, _pack(mind), worth, pack_seed(seed), leader)
    return [
        Tally(
            unpack_pass(view.ruleset, seat, given)
            if now.phase is Phase.PASS
            else Play(seat, unpack_card(card)),
            dict(bins),
        )
        for card, given, bins in found
    ]


def duel(
    ruleset: Ruleset, one: Mind, other: Mind, worth: Worth, seed: int, deals: int, first: int = 0
) -> Outcomes:
    """`one` against `other` on fresh first rounds, each deal once for every side that `one` can be:
    the outcomes with `one` as side 0, side 1 (and 2), deal by deal. For tuning; the arena plays
    whole matches by the rules themselves."""
    with refusing("this duel"):
        data = _kernel.duel(
            pack_ruleset(ruleset), _pack(one), _pack(other), worth, pack_seed(seed), first, deals
        )
    return unpack_outcomes(ruleset, data)


@cache
def _pack(mind: Mind) -> _kernel.Mind:
    with refusing("this way of thinking"):
        return _kernel.Mind(
            mind.weights.packed,
            mind.random_playouts,
            mind.temperature,
            mind.playouts,
            mind.seconds,
            mind.belief,
            mind.worlds,
            mind.passes,
            mind.tree,
            mind.exploration,
            mind.prior,
        )
