"""Users, as the limits of an address count them: those who have earned a reserve one by one, and
all others of the address together, since a new identity is free.

A reserve is earned by playing: cards on a seat of one's own, over several minutes, before things
became short at the address. The store has the cards, so a restart changes nothing.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from yokai_septet.server.callers.caller import Caller

CARDS = 8
"""How many cards somebody must have played to have earned a reserve: about those of a round."""
MINUTES = 3
"""In how many different minutes they must have played them."""
LASTS = 600.0
"""Seconds after the last refusal for which things are still short at an address."""
ASK_AGAIN = 20.0
"""Seconds for which somebody who has not earned anything is not looked up again."""
KEPT = 20_000
"""How many people and addresses are remembered."""

CardTimes: TypeAlias = Callable[[str], Awaitable[list[float]]]


def earned_at(times: Iterable[float]) -> float | None:
    """When somebody who played cards at these times, the earliest first, had earned a reserve; None
    if they have not."""
    minutes = set[int]()
    for number, at in enumerate(times, 1):
        minutes.add(int(at // 60))
        if number >= CARDS and len(minutes) >= MINUTES:
            return at
    return None


class Shortages:
    """Since when things have been short at each address."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The first and the last refusal."""

    def note(self, network: str, at: float) -> None:
        """Something was refused to this address, or had to wait."""
        since = self.since(network, at)
        self._known[network] = at if since is None else since, at
        self._known.move_to_end(network)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def since(self, network: str, at: float) -> float | None:
        """When the present shortage began; None if there is none."""
        first, last = self._known.get(network, (0.0, -LASTS))
        return first if at < last + LASTS else None


class Users:
    """Tells who has earned a reserve."""

    def __init__(self, card_times: CardTimes, now: Callable[[], float]) -> None:
        self._card_times, self.now = card_times, now
        self._shortages = Shortages()
        self._earned: OrderedDict[str, tuple[float | None, float]] = OrderedDict()
        """When each person had earned it, and when that was looked up."""

    def note_shortage(self, network: str) -> None:
        """Something was refused to this address, or had to wait: what is earned from now on does
        not count until that is over."""
        self._shortages.note(network, self.now())

    async def has_earned(self, caller: Caller) -> bool:
        """Whether a person has a reserve at their address."""
        earned, since = await self._look_up(caller.person), self._since(caller.network)
        return earned is not None and (since is None or earned < since)

    def _since(self, network: str) -> float | None:
        return self._shortages.since(network, self.now())

    async def _look_up(self, person: str) -> float | None:
        at = self.now()
        earned, looked_at = self._earned.get(person, (None, -ASK_AGAIN))
        if person and earned is None and at >= looked_at + ASK_AGAIN:
            earned = earned_at(await self._card_times(person))
            self._earned[person] = earned, at
            if len(self._earned) > KEPT:
                self._earned.popitem(last=False)
        return earned


async def nobody_played(_: str) -> list[float]:
    """The cards of people where nothing is stored."""
    return []
