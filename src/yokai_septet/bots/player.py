"""What a computer player is."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from yokai_septet.game import Pass, Play, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think about one decision; with neither limit, as long as it likes."""

    seconds: float | None = None
    nodes: int | None = None
    """A limit in nodes gives the same decision on every machine."""


class Player(Protocol):
    """Whoever decides for a seat: from what that seat may know, and from nothing else."""

    def __call__(self, view: View, rng: Random, budget: Budget) -> Pass | Play:
        """One of the legal actions of the view's seat."""
