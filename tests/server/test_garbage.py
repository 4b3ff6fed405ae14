"""Full collections wait for an idle moment, but not for ever."""

import gc
from itertools import count

import pytest

from yokai_septet.server.garbage import BUDGET, WORTH, GarbageCollection


class Machine:
    """A clock, and how much has happened at the tables."""

    def __init__(self) -> None:
        self.time = self.entries = 0.0
        self.collections = 0
        self.worth = count(WORTH)

    def collect(self) -> None:
        self.collections += 1
        self.worth = count(0)

    def pass_time(self, seconds: float, moves: float) -> None:
        """So many seconds with so many moves in each."""
        self.time += seconds
        self.entries += seconds * moves


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(gc, "get_count", lambda: (0, next(made.worth), 0))
    return made


def collection(machine: Machine) -> GarbageCollection:
    return GarbageCollection(clock=lambda: machine.time, collect=machine.collect)


def test_an_idle_worker_collects_when_it_is_worth_it(machine: Machine) -> None:
    garbage = collection(machine)
    machine.pass_time(2.0, moves=900)
    assert not garbage.look(machine.entries), "people are waiting"
    machine.pass_time(2.0, moves=1)
    assert garbage.look(machine.entries)
    for _ in range(WORTH):
        machine.pass_time(2.0, moves=1)
        assert not garbage.look(machine.entries), "there is nothing to find yet"
    machine.pass_time(2.0, moves=1)
    assert garbage.look(machine.entries)


def test_a_busy_worker_collects_now_and_then(machine: Machine) -> None:
    garbage = collection(machine)
    for _ in range(int(BUDGET)):
        machine.pass_time(2.0, moves=900)
        garbage.look(machine.entries)
    assert machine.collections == 2
