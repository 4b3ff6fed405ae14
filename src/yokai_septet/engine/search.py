"""Monte Carlo search from a view: sampled worlds are played out for every choice.

`search_choices` returns `ChoiceStats` for each choice: how often each `Ending` of the round
occurred. The caller decides what an ending is worth by passing payoffs: for each side, a number
from 0 to 1 for each of `endings(ruleset)`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import sub
from typing import Final, NamedTuple, TypeAlias

from yokai_septet.engine import _kernel
from yokai_septet.engine.outcomes import (
    RoundOutcome,
    RoundOutcomes,
    unpack_outcome,
    unpack_outcomes,
)
from yokai_septet.engine.packing import (
    pack_cards,
    pack_pass,
    pack_ruleset,
    pack_seed,
    pack_view,
    refusing,
    unpack_card,
    unpack_pass,
)
from yokai_septet.engine.policy import Weights
from yokai_septet.game import Choice, Pass, Phase, Play, Reason, Ruleset, Scoring, Seat, Side, View
from yokai_septet.game.scoring import POINTS_AFTER_LOSING_TRICK

BINS: Final[int] = _kernel.BINS

Payoffs: TypeAlias = Sequence[Sequence[float]]
"""The payoff of each ending to each side."""


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """The parameters of a search."""

    weights: Weights
    """The policy of the playouts, and of the pass if it is not searched."""
    playouts: int = 0
    """The total number, shared by all choices; 0 plays by the policy alone."""
    seconds: float = 0.0
    """The time limit; 0 for none."""
    random_playouts: bool = False
    temperature: float = 0.0
    """The temperature of the policy in playouts."""
    random_passes: bool = False
    """Whether the other seats pass any cards before playouts, instead of the policy's."""
    belief: bool = False
    """Whether worlds are weighted by how likely the other players' passes and plays are in them,
    instead of uniformly."""
    worlds: int = 4000
    """With belief: the number of worlds that are drawn and weighted, at most `playouts`."""
    passes: int = 0
    """The number of candidate passes; 0 passes by the policy."""
    tree: bool = False
    """Whether to search an information-set tree instead of playing out each choice."""
    exploration: float = 0.7
    prior: float = 0.0
    """In the tree: the temperature of the policy as prior; 0 for none."""


class Ending(NamedTuple):
    """The part of a round's outcome that the rest of the match depends on."""

    points: tuple[int, ...]
    """The points of each side."""
    seals: tuple[int, ...]
    """How many seals each side has in the match; empty where there are none."""
    winners: tuple[Side, ...]
    """The winners of the round; empty in Seven Suitors."""
    last_winner: Seat
    """The winner of the last trick."""

    def gains(self, scores: Sequence[int]) -> tuple[int, ...]:
        """What each side has gained, if these were the scores when the round began."""
        return tuple(map(sub, self.seals, scores)) if self.seals else self.points


class ChoiceStats(NamedTuple):
    """The playouts of one choice."""

    choice: Choice
    counts: dict[int, int]
    """How often each ending occurred, by its number."""

    @property
    def playouts(self) -> int:
        """The number of playouts."""
        return sum(self.counts.values())


@cache
def endings(ruleset: Ruleset) -> tuple[Ending, ...]:
    """All endings by their numbers, impossible ones included."""
    return tuple(_ending(ruleset, number) for number in range(BINS))


def _ending(ruleset: Ruleset, number: int) -> Ending:
    last = ruleset.players - 1
    if ruleset.has_seals:
        seals = min(number // 32, 7), number // 4 % 8
        return Ending((0, 0), seals, (), min(number % 4, last))
    points_apart = pack_ruleset(ruleset).points_in_bins
    leader = min(number // points_apart % 4, last)
    side, sides = ruleset.sides[leader], range(ruleset.side_count)
    lost = number // (points_apart * 4) % 2 == 1
    winners = tuple(s for s in sides if (s == side) != lost)
    points = number % points_apart
    if lost and ruleset.side_count > 2:
        points = 1 if ruleset.scoring is Scoring.BASIC else POINTS_AFTER_LOSING_TRICK
    return Ending(tuple(points if s in winners else 0 for s in sides), (), winners, leader)


def ending_numbers(outcomes: RoundOutcomes) -> bytes:
    """The number of the ending of each of these outcomes, a byte each."""
    numbers: dict[int, int] = {}
    for word in outcomes.words:
        if word not in numbers:
            numbers[word] = _number(outcomes.ruleset, unpack_outcome(outcomes.ruleset, word))
    return bytes([numbers[word] for word in outcomes.words])


def _number(ruleset: Ruleset, outcome: RoundOutcome) -> int:
    if ruleset.has_seals:
        one, other = map(len, outcome.seals)
        return (8 * one + other) * 4 + outcome.last_winner
    lost = outcome.reason is Reason.SEVENTH_TRICK
    points_apart = pack_ruleset(ruleset).points_in_bins
    return points_apart * (4 * lost + outcome.last_winner) + max(outcome.points)


def search_choices(
    view: View, config: SearchConfig, payoffs: Payoffs, seed: int
) -> list[ChoiceStats]:
    """Statistics for every card that the viewer may play, or for candidate passes."""
    info_state = pack_view(view)
    _, seat, _, now, _ = view.seated()
    leader = -1 if now.lead_from is None else now.lead_from
    with refusing("this decision"):
        found = _kernel.search(info_state, pack_config(config), payoffs, pack_seed(seed), leader)
    return [
        ChoiceStats(
            unpack_pass(view.ruleset, seat, given)
            if now.phase is Phase.PASS
            else Play(seat, unpack_card(card)),
            dict(bins),
        )
        for card, given, bins in found
    ]


def compare_choices(
    view: View,
    choices: Sequence[Choice],
    config: SearchConfig,
    payoffs: Payoffs,
    seed: int,
    *,
    blocks: int,
    learn: int,
    evaluate: int,
) -> dict[Choice, tuple[bytes, ...]]:
    """Play on after each of these choices of the viewer, in the same worlds and with the same
    random numbers for all of them.

    For each choice and block, the number of the ending in every world: the i-th endings of all
    choices belong together, so compare them pairwise. Each block grows a tree below every choice,
    in `learn` of the other blocks' worlds, and then plays by what it learned in `evaluate` of its
    own; without learning, all seats play on by the policy. In the pass, the other seats choose by
    the policy, or at random if the configuration says so.
    The spread between blocks is the error: of the worlds, and of the learning.
    """
    lead_from = view.seated().round.lead_from
    with refusing("this comparison"):
        data = _kernel.compare(
            pack_view(view),
            pack_config(config),
            payoffs,
            pack_seed(seed),
            pack_cards([choice.card for choice in choices if isinstance(choice, Play)]),
            [pack_pass(view.ruleset, choice) for choice in choices if isinstance(choice, Pass)],
            -1 if lead_from is None else lead_from,
            blocks,
            learn,
            evaluate,
        )
    parts = [data[start : start + evaluate] for start in range(0, len(data), evaluate)]
    return {choice: tuple(parts[i * blocks : (i + 1) * blocks]) for i, choice in enumerate(choices)}


def duel(
    ruleset: Ruleset,
    one: SearchConfig,
    other: SearchConfig,
    payoffs: Payoffs,
    seed: int,
    deals: int,
    first: int = 0,
) -> RoundOutcomes:
    """`one` against `other` on fresh first rounds: outcomes with `one` on side 0, side 1 (and 2) of
    each deal in turn. Meant for tuning; the arena plays whole matches by the rules in `game`."""
    with refusing("this duel"):
        data = _kernel.duel(
            pack_ruleset(ruleset),
            pack_config(one),
            pack_config(other),
            payoffs,
            pack_seed(seed),
            first,
            deals,
        )
    return unpack_outcomes(ruleset, data)


@cache
def pack_config(config: SearchConfig) -> _kernel.SearchConfig:
    """The configuration as the kernel takes it."""
    with refusing("this configuration"):
        return _kernel.SearchConfig(
            config.weights.packed,
            config.random_playouts,
            config.temperature,
            config.random_passes,
            config.playouts,
            config.seconds,
            config.belief,
            config.worlds,
            config.passes,
            config.tree,
            config.exploration,
            config.prior,
        )
