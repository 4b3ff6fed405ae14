"""How many tables a person and a network may make and keep running, and how many sockets they may
have open."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.held_connections import Held, HeldConnections, most_expendable
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.callers.shares import KEPT_FOR_TABLES, PEOPLE, SharedCount, SharedRate
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import (
    too_fast,
    too_many_open_tables,
    too_many_sockets,
    too_many_tables,
)
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.settings import Limits

A_MINUTE = 1 / 60
AN_HOUR = 1 / 3600
FIRST_CHANGES_KEPT = 100_000
"""Of how many people the first changes are remembered: about as many as an address can make in half
a day, so that nobody has them again by coming back as one after the other."""


class NewTables:
    """Counts the tables that people make, rematches included."""

    def __init__(self, limits: Limits, users: Users) -> None:
        self._now = users.now
        self._of_person = Buckets(limits.tables_at_once, limits.tables_per_second)
        self._of_network = SharedRate(
            users,
            limits.network_tables_at_once,
            limits.network_tables_per_second,
            each=limits.reserved_tables,
            each_per_second=A_MINUTE,
        )

    async def check(self, caller: Caller) -> None:
        """Refuse another table to a person or a network that has made many."""
        if not self._of_person.take(caller.person, self._now()):
            raise too_many_tables()
        if caller.network and not await self._of_network.take(caller):
            raise too_many_tables()


class Attendance:
    """Which tables each person and each network is connected to, on this worker. A table that
    nobody is connected to does not run, so this bounds what runs for them."""

    def __init__(self, rooms: RoomRegistry, limits: Limits, users: Users) -> None:
        self._rooms, self._most = rooms, limits.open_tables
        self._of_person: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._of_network: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._open = SharedCount(
            users, limits.network_open_tables, each=limits.reserved_open_tables
        )
        self._counted: defaultdict[str, dict[str, Caller]] = defaultdict(dict)
        """By network and table, whoever it was counted for."""

    async def enter(self, code: str, caller: Caller) -> None:
        """Count a new connection to this table, or refuse it: so many other tables are open."""
        tables = self._of_person.get(caller.person)
        if tables is not None and code not in tables and self._unfinished(tables) >= self._most:
            raise too_many_open_tables()
        if code not in self._of_network.get(caller.network, ()):
            await self._open_table(code, caller)
        self._of_person[caller.person][code] += 1
        self._of_network[caller.network][code] += 1

    async def _open_table(self, code: str, caller: Caller) -> None:
        """Count another table of a network."""
        if not self._open.fits(caller.network):
            for other in [other for other in self._counted[caller.network] if self._is_over(other)]:
                self._open.leave(self._counted[caller.network].pop(other))
        room = self._rooms.known(code)
        is_own = room is not None and room.table.seat_of(caller.person) is not None
        if not await self._open.enter(caller, own_table=is_own):
            if not self._counted[caller.network]:
                del self._counted[caller.network]
            raise too_many_open_tables()
        if code in self._counted[caller.network]:  # somebody else has opened it meanwhile
            self._open.leave(caller)
        else:
            self._counted[caller.network][code] = caller

    def _unfinished(self, tables: Counter[str]) -> int:
        if len(tables) < self._most:
            return len(tables)
        return sum(not self._is_over(code) for code in tables)

    def _is_over(self, code: str) -> bool:
        room = self._rooms.known(code)
        return room is None or room.table.is_over

    def leave(self, code: str, caller: Caller) -> None:
        """A connection to this table is closed."""
        for of_key, key in ((self._of_person, caller.person), (self._of_network, caller.network)):
            of_key[key][code] -= 1
            if of_key[key][code] <= 0:
                del of_key[key][code]
            if not of_key[key]:
                del of_key[key]
        if code not in self._of_network.get(caller.network, ()):
            counted = self._counted[caller.network].pop(code, None)
            if counted is not None:
                self._open.leave(counted)
            if not self._counted[caller.network]:
                del self._counted[caller.network]


class OpenSockets:
    """Counts the sockets of each network, also of those that come through a proxy. Where there are
    too many, the most expendable makes room for whoever holds fewer, or has earned a place."""

    def __init__(self, users: Users, most: int, each: int) -> None:
        self._users, self._most, self._each = users, most, each
        self._held = HeldConnections()

    @contextmanager
    def one_more(
        self, connection: Connection, *, is_kept: bool = False, has_seat: bool = False
    ) -> Iterator[None]:
        """Count a socket as long as it is open, or refuse it. `is_kept`: whether its person has
        earned its place; `has_seat`: whether they play at its table."""
        network, person = connection.caller
        held = Held(network, lambda: connection.close(TOO_MANY), person, is_kept, has_seat)
        if len(self._held.of(network)) >= self._most:
            self._users.note_shortage(network)
            self._make_room(held)
        self._held.add(held)
        try:
            yield
        finally:
            self._held.remove(held)

    def _make_room(self, new: Held) -> None:
        others = self._held.of(new.network)
        own = sum(held.person == new.person for held in others)
        if new.is_kept and own >= self._each:
            raise too_many_sockets()
        spare = most_expendable([*others, new])
        if spare is not None and spare is not new and spare.person != new.person:
            self._held.remove(spare)
            spare.close()
            return
        usable = PEOPLE * self._each * (1 if new.has_seat else 1 - KEPT_FOR_TABLES)
        if not new.is_kept or len(others) >= self._most + usable:
            raise too_many_sockets()


TOO_MANY = 4429
"""Why a socket is closed: there are too many."""


class GatheringBudget:
    """How much people may write into the logs of tables that have not begun: unlike a match, that
    has no end of its own. Others cannot use up the first changes of anybody, with which newcomers
    sit down; they are few and come back slowly, since a new identity is free. What goes beyond them
    comes from the share of the address."""

    def __init__(self, limits: Limits, users: Users) -> None:
        self._now = users.now
        self._first = Buckets(limits.first_gathering, AN_HOUR, keep=FIRST_CHANGES_KEPT)
        self._networks = SharedRate(
            users,
            limits.network_gathering_at_once,
            limits.network_gathering_per_second,
            each=limits.reserved_gathering,
            each_per_second=limits.reserved_gathering_per_second,
        )

    async def check(self, caller: Caller) -> None:
        """Count a change; an error if it is too much."""
        at = self._now()
        if self._first.has(caller.person, at):  # going without does not cost later ones
            self._first.take(caller.person, at)
            return
        if not await self._networks.take(caller, own_table=True):
            raise too_fast()
