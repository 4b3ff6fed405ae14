"""Plays the units of a contest: in this process, in a pool of processes, or on a Dask cluster.
`tasks` does the same for any other work that is done unit by unit.

Units are returned in order, so a sequential test gives the same result wherever they are played. A
journal stores every unit as a line of JSON; a contest continues from its journal after an
interruption.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from yokai_septet.arena.contest import Contest, Score, Unit, play_unit
from yokai_septet.errors import InvalidValue

PlanT = TypeVar("PlanT")
ResultT = TypeVar("ResultT")
Map = Callable[[PlanT, Iterable[int]], Iterator[ResultT]]
"""Does the units of a plan with these numbers, and yields their results in this order."""


def workers(jobs: int = 1, dask: str | None = None) -> AbstractContextManager[Map[Contest, Unit]]:
    """A function that plays units in this process, in a pool, or on a cluster."""
    return tasks(play_unit, jobs, dask)


@contextmanager
def tasks(
    work: Callable[[PlanT, int], ResultT], jobs: int = 1, dask: str | None = None
) -> Iterator[Map[PlanT, ResultT]]:
    """The same for other work than contests."""
    if dask is not None:
        with _dask(dask) as cluster:
            yield lambda plan, numbers: _windowed(cluster, work, plan, numbers, 64)
    elif jobs > 1:
        import multiprocessing  # a page without a server has no processes
        from concurrent.futures import ProcessPoolExecutor

        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context) as pool:
            try:
                yield lambda plan, numbers: _windowed(pool, work, plan, numbers, 4 * jobs)
            finally:
                pool.shutdown(wait=True, cancel_futures=True)
    else:
        yield lambda plan, numbers: (work(plan, number) for number in numbers)


def _windowed(
    pool: Any,
    work: Callable[[PlanT, int], ResultT],
    plan: PlanT,
    numbers: Iterable[int],
    ahead: int,
) -> Iterator[ResultT]:
    """Submit only a limited number of units ahead: a test may stop the contest at any time."""
    waiting: list[Any] = []
    rest = iter(numbers)
    while True:
        while len(waiting) < ahead and (number := next(rest, None)) is not None:
            waiting.append(pool.submit(work, plan, number))
        if not waiting:
            return
        yield waiting.pop(0).result()


@contextmanager
def _dask(address: str) -> Iterator["_Pure"]:
    distributed: Any = import_module("distributed")  # heavy, and not always installed
    try:
        client = distributed.Client(address)
    except (OSError, ValueError) as error:  # nobody answers, or it is no address
        sentence = f"There is no Dask cluster at {address}."
        raise InvalidValue("no-cluster", sentence, address=address) from error
    try:
        yield _Pure(client)
    finally:
        client.close()


class _Pure:
    """Disables Dask's caching of equal calls: all our calls differ, so hashing them is wasted."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def submit(self, *call: Any) -> Any:
        return self._client.submit(*call, pure=False)


# --- the journal ----------------------------------------------------------------------------------


class Journal:
    """The units of one contest in a file, one per line; without a file nothing is stored."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self._path, self._contest = path, contest
        self._head = json.dumps(asdict(contest), sort_keys=True)

    def read(self) -> list[Unit]:
        """The units played before, in order; a line truncated by an interruption is dropped."""
        if self._path is None or not self._path.exists():
            return []
        lines = self._path.read_text("utf-8").split("\n")
        # Earlier versions wrote no options: their contests had the defaults.
        if Contest(**json.loads(lines[0])) != self._contest:
            raise InvalidValue(
                "other-contest",
                f"{self._path} belongs to another contest: {lines[0]}.",
                file=str(self._path),
            )
        units = [unit_from(json.loads(line)) for line in lines[1:-1] if line]
        text = "\n".join([self._head, *(line for line in lines[1:-1] if line), ""])
        self._path.write_text(text, "utf-8")
        return units

    def append(self, unit: Unit) -> None:
        """Store one more unit."""
        if self._path is None:
            return
        new = not self._path.exists()
        with self._path.open("a", encoding="utf-8") as file:
            if new:
                file.write(self._head + "\n")
            file.write(json.dumps(asdict(unit)) + "\n")


def unit_from(data: dict[str, Any]) -> Unit:
    """The inverse of `asdict` for a unit."""
    return Unit(
        data["number"],
        tuple(Score(**score) for score in data["scores"]),
        tuple(data["decisions"]),
        tuple(data["seconds"]),
        tuple(data["slowest"]),
    )
