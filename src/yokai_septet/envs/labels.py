"""Labels that the kernel computes for positions: exact values with open hands, sampled worlds.

`VectorEnv.labels` has them for its games, `labelled` for single decisions.

>>> batch = labelled(states, worlds=16, seed=1)      # states are `Decisions`
>>> torch.from_numpy(batch.observations), torch.from_numpy(batch.values)
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from yokai_septet.engine import (
    GameBatch,
    Solver,
    SolverPosition,
    World,
    is_solvable,
    sample_worlds,
)
from yokai_septet.envs.decisions import Decisions
from yokai_septet.envs.layout import ACTIONS, SEATS, Vector, actions_of
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Phase, Round, View, view

Values = npt.NDArray[np.float32]
NODES = 2_000_000
"""How many cards the solver searches for a position, unless told otherwise: up to some seconds."""


class LabelledBatch(NamedTuple):
    """Decisions with their labels; row `i` of every array belongs to the `i`-th decision."""

    observations: Vector
    masks: Vector
    holders: Vector
    """Who holds each card now in truth: (decisions, 4, 56), seats counted from the observer."""
    worlds: Vector
    """The same in worlds drawn uniformly from all that fit what the observer knows: (decisions,
    worlds, 4, 56)."""
    values: Values
    """What each action leads to with open hands, as `open_hand_values` says."""


def labelled(
    states: Iterable[Decisions],
    worlds: int = 0,
    seed: int = 0,
    solver: Solver | None = None,
    max_nodes: int = NODES,
) -> LabelledBatch:
    """Observations and labels of these decisions; without a solver all values are NaN."""
    rows = []
    for number, state in enumerate(states):
        seat, now = state.turn, state.match.round
        if seat is None or now is None:
            raise InvalidValue("nothing-to-decide", "Only a decision can be labelled.")
        mask = np.zeros(ACTIONS, np.int8)
        mask[actions_of(state.choices_mask)] = 1
        rows.append(
            (
                state.observe(seat),
                mask,
                _planes(now.hands, seat),
                world_holders(view(state.match, seat), worlds, seed + number),
                np.full(ACTIONS, np.nan, np.float32)
                if solver is None
                else open_hand_values(now, solver, max_nodes),
            )
        )
    return LabelledBatch(*(np.stack(column) for column in zip(*rows, strict=True)))


def open_hand_values(now: Round, solver: Solver, max_nodes: int = NODES) -> Values:
    """For every action the points by which the acting side wins the round if everybody sees all
    cards and plays perfectly (negative if it loses).

    NaN for what is not legal, in the pass, in rulesets that the solver does not know, and where
    `max_nodes` did not suffice.
    """
    values = np.full(ACTIONS, np.nan, np.float32)
    if now.phase is not Phase.PLAY or not is_solvable(now.ruleset):
        return values
    return _solved(SolverPosition.of(now), solver, max_nodes, values)


def values_of_games(batch: GameBatch, solvers: Sequence[Solver], max_nodes: int = NODES) -> Values:
    """The same for every game of a batch, with a thread for each solver."""
    values = np.full((batch.size, ACTIONS), np.nan, np.float32)
    free: SimpleQueue[Solver] = SimpleQueue()
    for solver in solvers:
        free.put(solver)

    def fill(game: int) -> None:
        if (position := batch.position(game)) is None:
            return
        solver = free.get()
        try:
            _solved(position, solver, max_nodes, values[game])
        finally:
            free.put(solver)

    if solvers:
        with ThreadPoolExecutor(len(solvers)) as pool:
            for _ in pool.map(fill, range(batch.size)):
                pass  # an error in a thread is raised here
    return values


def _solved(position: SolverPosition, solver: Solver, max_nodes: int, into: Values) -> Values:
    solution = solver.solve(position, line=False, max_nodes=max_nodes)
    sign = 1 if position.turn % 2 == 0 else -1
    for card, bounds in solution.cards:
        if bounds.exact:
            into[card.index] = sign * bounds.lower
    return into


def world_holders(eyes: View, worlds: int, seed: int) -> Vector:
    """Who holds each card in so many worlds that fit this view: (worlds, 4, 56), seats counted from
    the viewer. Targets for networks that infer hidden hands."""
    seat = eyes.seated().seat
    holders = np.zeros((worlds, SEATS, ACTIONS), np.int8)
    if worlds:
        for number, world in enumerate(sample_worlds(eyes, worlds, seed)):
            holders[number] = _planes(_hands_in(world, eyes), seat)
    return holders


def _hands_in(world: World, eyes: View) -> list[int]:
    now = eyes.seated().round
    hands = [hand.mask for hand in world.deal.hands]
    if now.phase is Phase.PASS:
        return hands
    for choice in world.passes:
        if choice is not None:
            recipients = eyes.ruleset.recipients(choice.seat)
            for card, recipient in zip(choice.cards, recipients, strict=True):
                hands[choice.seat] &= ~card.mask
                hands[recipient] |= card.mask
    played = 0
    for trick in (*(trick.cards for trick in now.tricks), now.trick):
        for card in trick:
            played |= card.mask
    return [hand & ~played for hand in hands]


def _planes(hands: Iterable[int], seat: int) -> Vector:
    hands = tuple(hands)
    planes = np.zeros((SEATS, ACTIONS), np.int8)
    for other, hand in enumerate(hands):
        planes[(other - seat) % len(hands), actions_of(hand)] = 1
    return planes
