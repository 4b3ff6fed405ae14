"""Limits that the people of an address share, and that addresses share with those around them.

Three rules hold for each of them, whether it limits a rate or a number:

- An address has its limit. What somebody beyond it may still have comes from a reserve that they
  have earned (`users`): a little for each, capped in sum for the address. Its last third is kept
  for their own running tables.
- The server has a limit, too. Only where that is reached, each wider network is kept to its share,
  so that whoever has a /48 gets no more than four households, and others notice nothing.
- The person with a reserve who uses most waits first: the reserve of each is small.
"""

from collections import Counter

from yokai_septet.server.callers.caller import Caller, levels_of
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.callers.users import Users

SERVER = 16
"""How many times the limit of an address the server takes before wider networks are kept to their
share."""
WIDER = (4, 2)
"""Their shares, as multiples of an address's limit: of a /48 or /24, and of a /56."""
PEOPLE = 64
"""For how many people an address has a reserve."""
KEPT_FOR_TABLES = 1 / 3
"""The part of an address's reserve that only running tables use."""


class SharedRate:
    """How often something may happen."""

    def __init__(
        self,
        users: Users,
        size: float,
        rate: float,
        *,
        each: float,
        each_per_second: float,
    ) -> None:
        """`size` at once and then `rate` a second for an address; `each` and `each_per_second` in
        reserve for a person."""
        self._users = users
        self._server = Buckets(SERVER * size, SERVER * rate)
        self._wider = [Buckets(factor * size, factor * rate) for factor in WIDER]
        self._addresses = Buckets(size, rate)
        self._people = Buckets(each, each_per_second)
        self._reserve = PEOPLE * each
        self._reserves = Buckets(self._reserve, PEOPLE * each_per_second)

    def has(self, network: str) -> bool:
        """Whether there is some left for an address, without its reserve."""
        return self._addresses.has(network, self._users.now()) and self._is_within_share(network)

    def _is_within_share(self, network: str) -> bool:
        at = self._users.now()
        *wider, _ = levels_of(network)
        return self._server.has("", at) or all(
            buckets.has(level, at) for buckets, level in zip(self._wider, wider, strict=False)
        )

    def take_common(self, network: str) -> bool:
        """Take one of what an address has, without its reserve."""
        at, is_within_share = self._users.now(), self._is_within_share(network)
        if not self._addresses.take(network, at) or not is_within_share:
            self._users.note_shortage(network)
            return False
        *wider, _ = levels_of(network)
        self._server.take("", at)
        for buckets, level in zip(self._wider, wider, strict=False):
            buckets.take(level, at)
        return True

    async def take(self, caller: Caller, *, own_table: bool = False) -> bool:
        """Take one for a caller; False if they have to wait. `own_table`: whether it is for a table
        at which they play."""
        if self.take_common(caller.network):
            return True
        return await self._users.has_earned(caller) and self.take_reserve(caller, own_table)

    def has_reserve(self, caller: Caller) -> bool:
        """Whether there is some left in the reserve of somebody who has earned one, for new
        things."""
        at, least = self._users.now(), KEPT_FOR_TABLES * self._reserve
        has_own = self._people.has(_key(caller), at)
        return has_own and self._reserves.level(caller.network, at) >= least + 1

    def take_reserve(self, caller: Caller, own_table: bool) -> bool:
        """Take one from the reserve of somebody who has earned one."""
        at = self._users.now()
        least = 0.0 if own_table else KEPT_FOR_TABLES * self._reserve
        if self._reserves.level(caller.network, at) < least + 1:
            return False
        return self._people.take(_key(caller), at) and self._reserves.take(caller.network, at)


class SharedCount:
    """How many of something may be open, or waiting, at the same time."""

    def __init__(self, users: Users, most: int, *, each: int) -> None:
        """`most` for an address, and `each` in reserve for a person."""
        self._users, self._most, self._each = users, most, each
        self._networks = Counter[str]()
        """How many each network has, the wider ones included."""
        self._people = Counter[str]()
        self._total = 0

    def of(self, caller: Caller) -> int:
        """How many this caller has."""
        return self._people[_key(caller)]

    def fits(self, network: str) -> bool:
        """Whether an address may have one more, without its reserve."""
        *wider, address = levels_of(network)
        if self._networks[address] >= self._most:
            return False
        return self._total < SERVER * self._most or all(
            self._networks[level] < factor * self._most
            for level, factor in zip(wider, WIDER, strict=False)
        )

    async def enter(self, caller: Caller, *, own_table: bool = False) -> bool:
        """Count one more of a caller; False if they have to wait."""
        if not self.fits(caller.network):
            self._users.note_shortage(caller.network)
            if not await self._users.has_earned(caller):
                return False
            if not self.fits(caller.network) and not self._has_reserve(caller, own_table):
                return False
        self.add(caller)
        return True

    def _has_reserve(self, caller: Caller, own_table: bool) -> bool:
        reserve = PEOPLE * self._each
        usable = reserve if own_table else reserve * (1 - KEPT_FOR_TABLES)
        beyond = self._networks[caller.network] - self._most
        return self.of(caller) < self._each and beyond < usable

    def add(self, caller: Caller) -> None:
        """Count one more, whatever the limit is."""
        self._change(caller, 1)

    def leave(self, caller: Caller) -> None:
        """One of a caller's is closed, or has been served."""
        self._change(caller, -1)

    def _change(self, caller: Caller, by: int) -> None:
        self._total += by
        counters: list[tuple[Counter[str], str]] = [
            (self._networks, level) for level in levels_of(caller.network)
        ]
        counters.append((self._people, _key(caller)))
        for counter, key in counters:
            counter[key] += by
            if not counter[key]:
                del counter[key]


def _key(caller: Caller) -> str:
    return f"{caller.network} {caller.person}"
