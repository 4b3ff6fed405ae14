"""Full collections wait for an idle moment, but not for ever."""

import gc
from itertools import count

import pytest

from yokai_septet.server.garbage import BUDGET, WORTH, GarbageCollection


class Machine:
    """A clock, and how much of its time the worker has used."""

    def __init__(self) -> None:
        self.time = self.used = 0.0
        self.collections = 0
        self.worth = count(WORTH)

    def collect(self) -> None:
        self.collections += 1
        self.worth = count(0)

    def pass_time(self, seconds: float, busy: float) -> None:
        self.time += seconds
        self.used += seconds * busy


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, next(made.worth)))
    return made


def collection(machine: Machine) -> GarbageCollection:
    return GarbageCollection(
        clock=lambda: machine.time, used=lambda: machine.used, collect=machine.collect
    )


def test_an_idle_worker_collects_when_it_is_worth_it(machine: Machine) -> None:
    garbage = collection(machine)
    machine.pass_time(2.0, busy=0.9)
    assert not garbage.look(), "people are waiting"
    machine.pass_time(2.0, busy=0.01)
    assert garbage.look()
    for _ in range(WORTH):
        machine.pass_time(2.0, busy=0.01)
        assert not garbage.look(), "there is nothing to find yet"
    machine.pass_time(2.0, busy=0.01)
    assert garbage.look()


def test_a_busy_worker_collects_now_and_then(machine: Machine) -> None:
    garbage = collection(machine)
    for _ in range(int(BUDGET)):
        machine.pass_time(2.0, busy=1.0)
        garbage.look()
    assert machine.collections == 2
