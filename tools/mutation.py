"""Change the code in small ways and see whether the tests notice: `make mutation`.

    .venv-mutation/bin/python tools/mutation.py game table --sample 100 --seed 1

Takes a random sample of the places where cosmic-ray knows a mutation, and one mutation for each. A
mutant is killed if a test of the package's own folder fails. Mutants that cannot be imported say
nothing about the tests and do not count. The work is done in a copy below build/; each run of the
tests is a fork of this process, which has loaded all but our own code, so that it starts quickly.
"""

import argparse
import compileall
import difflib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from math import inf, sqrt
from pathlib import Path
from py_compile import PycInvalidationMode
from random import Random
from time import monotonic
from typing import NamedTuple

import hypothesis
import msgspec
import pytest
from cosmic_ray.ast import Visitor, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[1]
COPY = ROOT / "build" / "mutation"
SOURCES = COPY / "src" / "yokai_septet"
TESTS = {
    "game": ["tests/rules", "tests/game"],
    "table": ["tests/table"],
    "records": ["tests/records"],
    "protocol": ["tests/protocol"],
}
CPU_SECONDS = 120
"""A mutant whose tests need more is stuck, and so noticed."""
WITH_ARGUMENTS = {"core/VariableReplacer", "core/VariableInserter"}
"""Mutations of a variable that one has to name."""
DECLARATIONS = ("class ", "@")
"""Lines that are left alone: a value that is not frozen, or not cached, behaves the same."""
LOADED = (hypothesis, msgspec)
"""Imported here once for all runs of the tests."""


class Mutant(NamedTuple):
    """A change of one place."""

    module: Path
    operator: str
    occurrence: int
    line: int


class Finder(Visitor):  # type: ignore[misc]
    """Finds all places that an operator can change, in the order in which it counts them."""

    def __init__(self, operator: str) -> None:
        self.operator = get_operator(operator)()
        self.places: list[tuple[tuple[int, int], tuple[int, int]]] = []

    def visit(self, node: object) -> object:
        self.places += self.operator.mutation_positions(node)
        return node


def mutants(package: str) -> dict[object, list[Mutant]]:
    """All mutants of a package by their place."""
    found: dict[object, list[Mutant]] = {}
    for module in sorted((SOURCES / package).glob("*.py")):
        tree, lines = get_ast(module.read_text()), module.read_text().splitlines()
        for operator in sorted(set(operator_names()) - WITH_ARGUMENTS):
            finder = Finder(operator)
            finder.walk(tree)
            for occurrence, place in enumerate(finder.places):
                if lines[place[0][0] - 1].startswith(DECLARATIONS):
                    continue
                mutant = Mutant(module, operator, occurrence, place[0][0])
                found.setdefault((module, place), []).append(mutant)
    return found


def sample(package: str, size: int, seed: int) -> Iterator[Mutant]:
    """One mutant for each of so many places."""
    rng, found = Random(f"{package} {seed}"), mutants(package)
    for place in rng.sample(list(found), min(size, len(found))):
        yield rng.choice(found[place])


def mutated(mutant: Mutant) -> tuple[str, str]:
    """The module with the change, and the change as a text."""
    before = mutant.module.read_text()
    after = mutate_code(before, get_operator(mutant.operator)(), mutant.occurrence)
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return after, "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def outcome(package: str, log: Path) -> str:
    """Run the tests in a fork: `killed`, `survived` or `invalid`."""
    child = os.fork()
    if child == 0:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        with log.open("wb") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long"]
        os._exit(pytest.main([*options, *TESTS[package]]))
    try:
        _, status = os.waitpid(child, 0)
    except KeyboardInterrupt:
        os.killpg(child, signal.SIGKILL)
        raise
    if os.WIFSIGNALED(status):
        return "killed"
    match os.WEXITSTATUS(status):
        case pytest.ExitCode.OK:
            return "survived"
        case pytest.ExitCode.TESTS_FAILED:
            return "killed"
        case _:
            return "invalid"


def interval(killed: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share, z = killed / total, 1.96
    middle = share + z * z / (2 * total)
    half = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    return (middle - half) / (1 + z * z / total), (middle + half) / (1 + z * z / total)


def prepare() -> None:
    """Copy the tracked files and the built kernel, so that nothing here is changed."""
    shutil.rmtree(COPY, ignore_errors=True)
    names = subprocess.run(
        ["git", "ls-files", "-z", "src", "tests", "locales", "docs", "pyproject.toml", "examples"],
        cwd=ROOT, capture_output=True, check=True, text=True,
    ).stdout.split("\0")  # fmt: skip
    for name in filter(None, names):
        (COPY / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, COPY / name)
    for kernel in ROOT.glob(".venv/lib/python*/site-packages/yokai_septet/engine/_kernel*"):
        shutil.copy2(kernel, SOURCES / "engine")
    # Mutants of one second and one size would share a file of bytecode that is checked by time.
    compileall.compile_dir(
        COPY / "src", quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH
    )
    os.chdir(COPY)
    sys.path[:0] = [str(COPY), str(COPY / "src")]
    os.environ |= {"HYPOTHESIS_PROFILE": "first-failure", "PYTHONPATH": str(COPY / "src")}


def run(package: str, size: int, seed: int, seconds: float) -> None:
    """Try a sample of a package's mutants and print the survivors and the score. The sample is in
    random order, so what has been tried when the time is up is one, too."""
    end = monotonic() + seconds
    log = COPY / "tests.log"
    sys.dont_write_bytecode = False
    if outcome(package, log) != "survived":
        sys.exit(f"The tests of {package} fail without a mutation:\n{log.read_text()[-2000:]}")
    sys.dont_write_bytecode = True
    counts = dict.fromkeys(("killed", "survived", "invalid"), 0)
    for mutant in sample(package, size, seed):
        if monotonic() > end:
            break
        before = mutant.module.read_text()
        after, change = mutated(mutant)
        mutant.module.write_text(after)
        found = outcome(package, log)
        mutant.module.write_text(before)
        counts[found] += 1
        where = f"{mutant.module.relative_to(COPY)}:{mutant.line}"
        told = {"where": where, "operator": mutant.operator, "outcome": found, "change": change}
        with (COPY / f"{package}.jsonl").open("a") as results:
            results.write(json.dumps(told) + "\n")
        if found == "survived":
            print(f"{where} {mutant.operator}\n{change}", flush=True)
    total = counts["killed"] + counts["survived"]
    low, high = interval(counts["killed"], total)
    print(
        f"{package}: {counts['killed']} of {total} killed, {100 * counts['killed'] / total:.0f} %"
        f" (95 % interval {100 * low:.0f}–{100 * high:.0f} %), {counts['invalid']} invalid",
        flush=True,
    )


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "packages", nargs="*", default=list(TESTS), choices=list(TESTS), metavar="PACKAGE"
    )
    parser.add_argument("--sample", type=int, default=100, help="how many places to change")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="the most for a package")
    asked = parser.parse_args()
    prepare()
    for package in asked.packages:
        run(package, asked.sample, asked.seed, 60 * asked.minutes)


if __name__ == "__main__":
    main()
