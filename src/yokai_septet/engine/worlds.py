"""Hidden worlds: dealt hands and passes that are consistent with what one seat has seen."""

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
    """One possible assignment of the hidden cards."""

    deal: Deal
    passes: tuple[Pass | None, ...]
    """The pass of each seat; None if it has not been chosen, or is not known."""


class Worlds:
    """Worlds that are consistent with one view; kept packed, items are unpacked on access."""

    __slots__ = ("_info_state", "_packed", "view")

    def __init__(
        self, view: View, info_state: _kernel.InfoState, packed: _kernel.WorldBatch
    ) -> None:
        self.view = view
        self._info_state = info_state
        self._packed = packed

    @staticmethod
    def of(view: View, worlds: Iterable[World]) -> "Worlds":
        """A batch of given worlds; each must be consistent with the view."""
        info_state = pack_view(view)
        packed = [
            ([hand.mask for hand in world.deal.hands], pack_passes(view.ruleset, world.passes))
            for world in worlds
        ]
        with refusing("a world"):
            return Worlds(view, info_state, _kernel.WorldBatch(info_state, packed))

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of the view."""
        return self.view.ruleset

    @property
    def info_state(self) -> _kernel.InfoState:
        """The packed view, for the modules of this package."""
        return self._info_state

    @property
    def packed(self) -> _kernel.WorldBatch:
        """The packed worlds, for the modules of this package."""
        return self._packed

    def __len__(self) -> int:
        return len(self._packed)

    def __getitem__(self, index: int) -> World:
        if not 0 <= index < len(self._packed):
            raise IndexError(index)
        dealt, given = self._packed.at(index)
        face_up = self.view.seated().round.face_up
        passes = tuple(
            unpack_pass(self.ruleset, seat, row) if any(row) else None
            for seat in self.ruleset.seats
            for row in [given[SEATS * seat : SEATS * (seat + 1)]]
        )
        return World(Deal(tuple(map(CardSet, dealt)), face_up), passes)

    def __iter__(self) -> Iterator[World]:
        return (self[i] for i in range(len(self)))

    def chosen(self, which: Sequence[int]) -> "Worlds":
        """The worlds with these indices, which may repeat: for sampling by weight."""
        with refusing("this choice of worlds"):
            return Worlds(self.view, self._info_state, self._packed.chosen(which))

    def log_likelihoods(
        self, weights: Weights | None = None, temperature: float = 1.0, with_passes: bool = True
    ) -> list[float]:
        """For each world, the log-likelihood of the other seats' actions, if they choose by the
        policy with a softmax of this temperature."""
        weights = weights or default_weights(self.ruleset)
        with refusing(f"the temperature {temperature!r}"):
            return _kernel.log_likelihoods(
                self._info_state, self._packed, weights.packed, temperature, with_passes
            )

    def log_weights(self, weights: Weights | None = None) -> list[float]:
        """For each world, the log-likelihood of what the viewer was passed and has seen played,
        with each other seat's temperature marginalised: the weights that `master` samples worlds
        by. Only differences are meaningful."""
        weights = weights or default_weights(self.ruleset)
        with refusing("these worlds"):
            return _kernel.log_weights(self._info_state, self._packed, weights.packed)

    def weights(
        self, policy: Weights | None = None, temperature: float = 1.0, with_passes: bool = True
    ) -> list[float]:
        """The likelihoods, normalised to a sum of 1."""
        logs = self.log_likelihoods(policy, temperature, with_passes)
        top = max(logs, default=0.0)
        raw = [exp(log - top) for log in logs]
        total = sum(raw)
        return [weight / total for weight in raw]


def count_worlds(view: View) -> int:
    """The exact number of worlds that are consistent with this view."""
    placements, passes_each = _kernel.count_worlds(pack_view(view))
    return placements * passes_each


def sample_worlds(
    view: View,
    n: int,
    seed: int,
    weights: Mapping[tuple[Seat, Card], float] | None = None,
) -> Worlds:
    """Worlds drawn exactly uniformly from all that are consistent with this view.

    With weights, a world's probability is proportional to the product of the factors of its unseen
    cards: `weights[seat, card]` if the seat holds the card now; missing factors are 1.
    """
    info_state = pack_view(view)
    factors: list[float] | None = None
    if weights is not None:
        factors = [1.0] * (SEATS * len(ALL_CARDS))
        for (seat, card), factor in weights.items():
            if seat not in view.ruleset.seats:
                raise refused("these weights", f"there is no seat {seat!r}")
            factors[seat * len(ALL_CARDS) + card.index] = factor
    with refusing("to sample"):
        return Worlds(
            view, info_state, _kernel.sample_worlds(info_state, n, pack_seed(seed), factors)
        )
