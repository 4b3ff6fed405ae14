"""How many of something each network has open."""

from collections import Counter


class OpenCounts:
    """A count for each network; networks that have nothing open take no memory."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def of(self, network: str) -> int:
        """How many this network has open."""
        return self._open[network]

    def add(self, network: str) -> None:
        """This network has opened one more."""
        self._open[network] += 1

    def remove(self, network: str) -> None:
        """This network has closed one."""
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]
