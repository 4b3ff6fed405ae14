"""Open connections and whose they are, so that where an address or the server has no room for
another, the most expendable of them is closed: one of whoever holds most of them, and never one of
somebody who has earned a place (`users`).

When a connection is made, nobody knows yet who makes it. So it is not refused for what others at
its address hold.
"""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass

from yokai_septet.server.callers.caller import Caller, levels_of


@dataclass(eq=False, slots=True)
class Held:
    """One open connection."""

    network: str
    """Empty for one of a proxy, until it is known for whom."""
    close: Callable[[], None]
    person: str = ""
    """Empty until it is known."""
    is_kept: bool = False
    """Whether its person has earned its place."""
    has_seat: bool = False
    """Whether its person plays at the table that it is open for."""
    is_served: bool = False
    """Whether a request has come and is being answered."""


WORTH = 2
"""A seat makes up for so many connections, and so does a request that is being answered."""


def most_expendable(connections: Collection[Held]) -> Held | None:
    """The connection to close first, of those given in the order in which they were made: one of
    the heaviest user without a seat; None if all are kept. Identities are free, so whoever plays
    may hold a few connections more than each of a crowd without seats."""
    spare = [connection for connection in connections if not connection.is_kept]
    holds = Counter(connection.person for connection in spare)

    def order(held: Held) -> tuple[int, int, bool, bool, bool]:
        most = holds[held.person]
        weight = most - (WORTH if held.has_seat or held.is_served else 0)
        return -weight, -most, held.is_served, held.has_seat, not held.person

    return min(spare, key=order, default=None)


class HeldConnections:
    """All connections of a worker, by the networks they come from."""

    def __init__(self) -> None:
        self._all: dict[Held, None] = {}
        self._of: dict[str, dict[Held, None]] = {}
        """The connections of each network, the wider ones included, in the order of their
        making."""
        self._within: dict[str, dict[str, None]] = {_EVERYWHERE: {}}
        """The next smaller networks within each that has connections."""

    def __len__(self) -> int:
        return len(self._all)

    def of(self, network: str) -> Collection[Held]:
        """The connections of a network, the oldest first."""
        return self._of.get(network, {})

    def add(self, held: Held) -> None:
        """A connection is made."""
        self._all[held] = None
        around = _EVERYWHERE
        for level in levels_of(held.network):
            self._of.setdefault(level, {})[held] = None
            self._within.setdefault(around, {})[level] = None
            around = level

    def remove(self, held: Held) -> bool:
        """A connection is closed; False if it was not held any more."""
        if held not in self._all:
            return False
        del self._all[held]
        levels = levels_of(held.network)
        for level, around in reversed([*zip(levels, (_EVERYWHERE, *levels), strict=False)]):
            del self._of[level][held]
            if not self._of[level]:
                del self._of[level]
                del self._within[around][level]
                self._within.pop(level, None)
        return True

    def identify(self, held: Held, caller: Caller) -> None:
        """It is known now whose connection this is, and where they are."""
        if self.remove(held):
            held.network, held.person = caller
            self.add(held)

    def heaviest(self) -> Collection[Held]:
        """The connections of the address that has most of them, in the /56 that has most in the /48
        that has most."""
        network = _EVERYWHERE
        while networks := self._within.get(network):
            network = max(networks, key=lambda level: len(self._of[level]))
        return self.of(network)

    def close_one(self, connections: Collection[Held]) -> bool:
        """Close the most expendable of these; False if all are kept."""
        spare = most_expendable(connections)
        if spare is None:
            return False
        self.remove(spare)
        spare.close()
        return True


_EVERYWHERE = "everywhere"
