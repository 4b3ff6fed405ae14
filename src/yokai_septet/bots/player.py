"""The interface of a computer player."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from yokai_septet.game import Choice, View

if TYPE_CHECKING:
    from yokai_septet.bots.advice import Advice


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of one decision; without any, a player uses its default effort."""

    seconds: float | None = None
    nodes: int | None = None
    """The number of playouts. Unlike a time limit, it gives the same decision on every machine."""


class Player(Protocol):
    """Decides for a seat, from what that seat may know and nothing else."""

    def __call__(self, view: View, rng: Random, budget: Budget) -> Choice:
        """A legal action of the view's seat."""


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that takes its time, and has an estimate of every choice: by a search or a network.
    Servers have it think where it keeps no quick player waiting."""

    def advise(self, view: View, rng: Random, budget: Budget) -> "list[Advice]":
        """The estimates of the viewer's choices, the best first."""
