"""In how many worlds a seat can win the round when it knows only what it sees.

What is valued are strategies of the seat to act that depend on its own hand and on the cards
played, never on the world; all other seats, the partner too, see every card and play perfectly.
Averaging the solver's values over worlds would let the seat choose by the world (strategy fusion).
"""

from collections.abc import Sequence

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import refused, refusing, unpack_card
from yokai_septet.engine.solver import SolverPosition, pack
from yokai_septet.game import Card, CardSet

MOST_WORLDS = 5000
LARGEST_FRONT = 2000
"""The most sets of worlds that are kept at a node; beyond it the search gives up."""


def count_wins(
    worlds: Sequence[SolverPosition], max_visits: int = 1 << 40
) -> dict[Card, int] | None:
    """For each card of the seat to act, of twins the lowest, the most worlds that a strategy
    beginning with it wins in; None if a limit was reached.

    The worlds differ in the hands of the other seats only."""
    if not 0 < len(worlds) <= MOST_WORLDS:
        raise refused(f"{len(worlds)} worlds", f"it takes 1 to {MOST_WORLDS}")
    known = worlds[0]
    if any(_without_hands(world) != _without_hands(known) for world in worlds):
        raise refused("these worlds", "they differ in more than the hands")
    packed = pack(known)
    with refusing("these worlds"):
        found = _kernel.count_wins(
            packed,
            [[hand.mask for hand in world.hands] for world in worlds],
            max_visits,
            LARGEST_FRONT,
        )
    return None if found is None else {unpack_card(card): wins for card, wins in found}


def _without_hands(world: SolverPosition) -> SolverPosition:
    return SolverPosition(
        (CardSet(),) * 4, world.trump, world.leader, world.trick, world.won, world.bosses
    )
