"""What a worker reports while a host looks: who is connected to it from where, and its load."""

import os
import time
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from yokai_septet.server.callers.caller import Caller

MOST_PEOPLE = 500
"""How many people a worker lists; a host would not read more."""


class ReportedPerson(Struct, frozen=True):
    """A person connected from one network."""

    person: str
    network: str
    sockets: int
    tables: list[str]


class Report(Struct, frozen=True):
    """One worker at one moment."""

    url: str
    sockets: int
    tables: int
    bots_waiting: int
    entries_per_minute: int
    cpu_percent: int
    load_average: float | None
    processors: int
    networks: dict[str, int]
    """Sockets by network."""
    people: list[ReportedPerson]
    """Those with the most sockets first."""
    people_left_out: int


class LoadMeter:
    """Measures how busy this process was since it was last asked."""

    def __init__(self, at: float) -> None:
        self._at, self._cpu, self._entries = at, time.process_time(), 0.0

    def read(self, at: float, entries: float) -> tuple[int, int]:
        """Entries a minute, and percent of one processor."""
        cpu = time.process_time()
        seconds = max(at - self._at, 0.001)
        per_minute = round((entries - self._entries) / seconds * 60)
        percent = round((cpu - self._cpu) / seconds * 100)
        self._at, self._cpu, self._entries = at, cpu, entries
        return per_minute, percent


def load_average() -> float | None:
    """How many processes want a processor, over the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def people_of(
    connections: Iterable[tuple[Caller, str]], most: int = MOST_PEOPLE
) -> tuple[list[ReportedPerson], int]:
    """The people behind these connections, each with the code of its table or "" for the lobby;
    and how many are left out because there are too many."""
    sockets: Counter[Caller] = Counter()
    tables: dict[Caller, dict[str, None]] = {}
    for caller, code in connections:
        sockets[caller] += 1
        if code:
            tables.setdefault(caller, {})[code] = None
    people = [
        ReportedPerson(caller.person, caller.network, count, list(tables.get(caller, ())))
        for caller, count in sockets.most_common(most)
    ]
    return people, len(sockets) - len(people)
