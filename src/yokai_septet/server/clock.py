"""The time of a worker: that of the machine, but without steps.

Somebody may set the machine's clock while people play. Bots, clocks, limits and presence must not
notice: a step of an hour is caught up with little by little, and time never goes back.
"""

import time
from collections.abc import Callable

SLEW = 0.1
"""How much of each second may go into catching up."""


class SteadyClock:
    """Tells seconds since the epoch."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._at, self._time = monotonic(), wall()

    def __call__(self) -> float:
        """The time now."""
        at = self._monotonic()
        passed = at - self._at
        behind = self._wall() - (self._time + passed)
        self._time += passed + max(-passed * SLEW, min(passed * SLEW, behind))
        self._at = at
        return self._time
