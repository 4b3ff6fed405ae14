"""Hidden worlds: the dealt hands and the passes that agree with what one seat has seen."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import (
    SEATS,
    pack_passes,
    pack_seed,
    pack_view,
    refused,
    refusing,
    unpack_pass,
)
from yokai_septet.engine.policy import Weights, default_weights
from yokai_septet.game import ALL_CARDS, Card, CardSet, Deal, Pass, Ruleset, Seat, View


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden cards may lie."""

    deal: Deal
    passes: tuple[Pass | None, ...]
    """What each seat passed; None for one that has not chosen yet, or where it is not known."""


class Worlds:
    """Some worlds that agree with one view. They stay packed; items are unpacked when asked for."""

    __slots__ = ("_packed", "_sight", "view")

    def __init__(self, view: View, sight: _kernel.Sight, packed: _kernel.Worlds) -> None:
        self.view = view
        self._sight = sight
        self._packed = packed

    @staticmethod
    def of(view: View, worlds: Iterable[World]) -> "Worlds":
        """Worlds chosen elsewhere; each must agree with the view."""
        sight = pack_view(view)
        packed = [
            ([hand.mask for hand in world.deal.hands], pack_passes(view.ruleset, world.passes))
            for world in worlds
        ]
        with refusing("a world"):
            return Worlds(view, sight, _kernel.Worlds(sight, packed))

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of the view."""
        return self.view.ruleset

    @property
    def sight(self) -> _kernel.Sight:
        """The kernel's own view, for the modules of this package."""
        return self._sight

    @property
    def packed(self) -> _kernel.Worlds:
        """The kernel's own worlds, for the modules of this package."""
        return self._packed

    def __len__(self) -> int:
        return len(self._packed)

    def __getitem__(self, index: int) -> World:
        if not 0 <= index < len(self._packed):
            raise IndexError(index)
        dealt, given = self._packed.at(index)
        now = self.view.round
        assert now is not None
        passes = tuple(
            unpack_pass(self.ruleset, seat, row) if any(row) else None
            for seat in self.ruleset.seats
            for row in [given[SEATS * seat : SEATS * (seat + 1)]]
        )
        return World(Deal(tuple(map(CardSet, dealt)), now.face_up), passes)

    def __iter__(self) -> Iterator[World]:
        return (self[i] for i in range(len(self)))

    def chosen(self, which: Sequence[int]) -> "Worlds":
        """The worlds with these numbers, repeated ones repeatedly: for sampling by weight."""
        with refusing("this choice of worlds"):
            return Worlds(self.view, self._sight, self._packed.chosen(which))

    def log_likelihoods(
        self, weights: Weights | None = None, temperature: float = 1.0, with_passes: bool = True
    ) -> list[float]:
        """For each world, the logarithm of the chance that the others would have acted as they
        did, if they choose by the policy with a softmax of this temperature."""
        weights = weights or default_weights(self.ruleset)
        with refusing(f"the temperature {temperature!r}"):
            return _kernel.log_likelihoods(
                self._sight, self._packed, weights.packed, temperature, with_passes
            )

    def log_credits(self, weights: Weights | None = None) -> list[float]:
        """For each world, the logarithm of how well it explains what the viewer was passed and has
        seen played, however closely each of the others follows the policy: what `master` believes
        worlds by. Only differences mean something."""
        weights = weights or default_weights(self.ruleset)
        with refusing("these worlds"):
            return _kernel.log_credits(self._sight, self._packed, weights.packed)

    def weights(
        self, policy: Weights | None = None, temperature: float = 1.0, with_passes: bool = True
    ) -> list[float]:
        """The likelihoods as weights that add up to 1."""
        logs = self.log_likelihoods(policy, temperature, with_passes)
        top = max(logs, default=0.0)
        raw = [exp(log - top) for log in logs]
        total = sum(raw)
        return [weight / total for weight in raw]


def count_worlds(view: View) -> int:
    """How many worlds agree with this view, exactly."""
    placements, passes_each = _kernel.count_worlds(pack_view(view))
    return placements * passes_each


def sample_worlds(
    view: View,
    n: int,
    seed: int,
    weights: Mapping[tuple[Seat, Card], float] | None = None,
) -> Worlds:
    """Worlds drawn exactly uniformly from all that agree with this view.

    With weights, a world's chance is proportional to the product of the factors of its unseen
    cards: `weights[seat, card]` where the seat holds the card now; a factor not given is 1.
    """
    sight = pack_view(view)
    factors: list[float] | None = None
    if weights is not None:
        factors = [1.0] * (SEATS * len(ALL_CARDS))
        for (seat, card), factor in weights.items():
            if seat not in view.ruleset.seats:
                raise refused("these weights", f"there is no seat {seat!r}")
            factors[seat * len(ALL_CARDS) + card.index] = factor
    with refusing("to sample"):
        return Worlds(view, sight, _kernel.sample_worlds(sight, n, pack_seed(seed), factors))
