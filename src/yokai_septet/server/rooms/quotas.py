"""How many tables a person and a network may make and keep running, and how many sockets they may
have open."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.open_counts import OpenCounts
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.errors import too_many_open_tables, too_many_sockets, too_many_tables
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.settings import Limits


class NewTables:
    """Counts the tables that people make, rematches included."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._now = now
        self._of_person = Buckets(limits.tables_at_once, limits.tables_per_second)
        self._of_network = Buckets(limits.network_tables_at_once, limits.network_tables_per_second)

    def check(self, caller: Caller) -> None:
        """Refuse another table to a person or a network that has made many."""
        now = self._now()
        if not self._of_person.take(caller.person, now):
            raise too_many_tables()
        if caller.network and not self._of_network.take(caller.network, now):
            raise too_many_tables()


class Attendance:
    """Which tables each person and each network is connected to, on this worker. A table that
    nobody is connected to does not run, so this bounds what runs for them."""

    def __init__(self, rooms: RoomRegistry, limits: Limits) -> None:
        self._rooms, self._limits = rooms, limits
        self._of_person: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._of_network: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def enter(self, code: str, caller: Caller) -> None:
        """Count a new connection to this table, or refuse it: so many other tables are open."""
        for tables, most in (
            (self._of_person.get(caller.person), self._limits.open_tables),
            (self._of_network.get(caller.network), self._limits.network_open_tables),
        ):
            if tables is not None and code not in tables and self._unfinished(tables, most) >= most:
                raise too_many_open_tables()
        self._of_person[caller.person][code] += 1
        self._of_network[caller.network][code] += 1

    def _unfinished(self, tables: Counter[str], most: int) -> int:
        if len(tables) < most:
            return len(tables)
        rooms = (self._rooms.known(code) for code in tables)
        return sum(room is not None and not room.table.is_over for room in rooms)

    def leave(self, code: str, caller: Caller) -> None:
        """A connection to this table is closed."""
        for of_key, key in ((self._of_person, caller.person), (self._of_network, caller.network)):
            of_key[key][code] -= 1
            if of_key[key][code] <= 0:
                del of_key[key][code]
            if not of_key[key]:
                del of_key[key]


class OpenSockets:
    """Counts the sockets of each network, also of those that come through a proxy."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open = OpenCounts()

    @contextmanager
    def one_more(self, network: str) -> Iterator[None]:
        """Count a socket as long as it is open, or refuse it."""
        if self._open.of(network) >= self._most:
            raise too_many_sockets()
        self._open.add(network)
        try:
            yield
        finally:
            self._open.remove(network)
