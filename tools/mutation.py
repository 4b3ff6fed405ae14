"""Change the code in small ways and see whether the tests notice: `make mutation`.

    .venv-mutation/bin/python tools/mutation.py game table --sample 100 --seed 1

Takes a random sample of the places in functions where cosmic-ray knows a mutation, and one mutation
for each. A mutant is killed if a test of the package's own folder fails. pytest collects the tests
once; each mutant is a fork of it in which the code of one function is replaced, and the quickest
tests run first. The work is done in a copy below build/.
"""

import argparse
import ast
import difflib
import gc
import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from math import inf, sqrt
from pathlib import Path
from random import Random
from time import monotonic, process_time
from types import CodeType, FunctionType
from typing import NamedTuple

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
LEFT_OUT = {"core/VariableReplacer", "core/VariableInserter", "core/ExceptionReplacer"}
"""Mutations of a variable that has to be named; and one that fails on `except module.Error`."""


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
    for module in sorted((SOURCES / package).rglob("*.py")):
        source = module.read_text()
        tree, inside = get_ast(source), lines_in_functions(source)
        for operator in sorted(set(operator_names()) - LEFT_OUT):
            finder = Finder(operator)
            finder.walk(tree)
            for occurrence, place in enumerate(finder.places):
                if (line := place[0][0]) in inside:
                    mutant = Mutant(module, operator, occurrence, line)
                    found.setdefault((module, place), []).append(mutant)
    return found


def lines_in_functions(source: str) -> set[int]:
    """The lines of the bodies of functions: what runs when a module is loaded is left alone."""
    return {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)
    }


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


def code_objects(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module, with those inside others part of these."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 0x02:  # a function's locals are optimized, a class body's are not
                yield inner
            else:
                yield from code_objects(inner)


def replace_code(module: Path, source: str) -> bool:
    """Give the live functions of a module the code of this source; whether any has changed."""
    new = {
        (code.co_qualname, code.co_firstlineno): code
        for code in code_objects(compile(source, str(module), "exec"))
    }
    changed = False
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(module):
            old = function.__code__
            code = new.get((old.co_qualname, old.co_firstlineno))
            if code is not None and code != old:
                function.__code__ = code
                changed = True
    return changed


class Runner:
    """A plugin of pytest that runs the collected tests for each mutant."""

    def __init__(self, package: str, size: int, seed: int, seconds: float) -> None:
        self.package, self.size, self.seed, self.seconds = package, size, seed, seconds
        self.counts = dict.fromkeys(("killed", "survived", "invalid"), 0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants instead of running the tests. The sample is in random order, so what has
        been tried when the time is up is one, too."""
        durations = COPY / "durations.json"
        for _ in range(2):  # in the usual order, then in that of the mutants
            if self._tested(session, None, "", durations) != "survived":
                sys.exit(f"The tests of {self.package} fail without a mutation.")
            slow = json.loads(durations.read_text())
            session.items.sort(key=lambda item: float(slow[item.nodeid]))
        end = monotonic() + self.seconds
        for mutant in sample(self.package, self.size, self.seed):
            if monotonic() > end:
                break
            source, change = mutated(mutant)
            found = self._tested(session, mutant.module, source)
            self.counts[found] += 1
            self._tell(mutant, change, found)
        return True

    def _tested(
        self,
        session: pytest.Session,
        module: Path | None,
        source: str,
        durations: Path | None = None,
    ) -> str:
        """Run the tests in a fork: `killed`, `survived`, or `invalid` without any change."""
        child = os.fork()
        if child == 0:
            status = 2
            try:
                status = self._run(session, module, source, durations)
            finally:
                os._exit(status)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "killed"
        return ("survived", "killed", "invalid")[os.WEXITSTATUS(status)]

    def _run(
        self, session: pytest.Session, module: Path | None, source: str, durations: Path | None
    ) -> int:
        limit = CPU_SECONDS + int(process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        if module is not None and not replace_code(module, source):
            return 2
        taken = {}
        for item, following in zip(session.items, [*session.items[1:], None], strict=True):
            begun = process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            taken[item.nodeid] = process_time() - begun
            if session.testsfailed:
                return 1
        if durations is not None:
            durations.write_text(json.dumps(taken))
        return 0

    def _tell(self, mutant: Mutant, change: str, found: str) -> None:
        where = f"{mutant.module.relative_to(COPY)}:{mutant.line}"
        told = {"where": where, "operator": mutant.operator, "outcome": found, "change": change}
        with (COPY / f"{self.package}.jsonl").open("a") as results:
            results.write(json.dumps(told) + "\n")
        if found == "survived":
            print(f"{where} {mutant.operator}\n{change}", flush=True)


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
    os.chdir(COPY)
    sys.path[:0] = [str(COPY), str(COPY / "src")]
    os.environ |= {"HYPOTHESIS_PROFILE": "first-failure", "PYTHONPATH": str(COPY / "src")}


def run(package: str, size: int, seed: int, seconds: float) -> None:
    """Try a sample of a package's mutants and print the survivors and the score."""
    runner = Runner(package, size, seed, seconds)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no", "-m", "not long"]
    pytest.main([*options, *TESTS[package]], plugins=[runner])
    counts = runner.counts
    total = counts["killed"] + counts["survived"]
    if total == 0:
        sys.exit(f"No mutant of {package} was tried.")
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
