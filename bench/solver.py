"""The exact solver beside plain alpha-beta, and beside DDS on whole bridge deals, in one run.

Positions are deals played on at random; DDS (through endplay) gets random bridge deals, a random
trump suit and leader, and is asked for the value. Every solve starts with an empty table. Times are
processor times of one thread, so that a busy machine costs both sides the same share. A whole deal
that takes longer than the limit counts with the limit: the median is exact as long as fewer than
half do, the mean is then a lower bound and marked so.

    make bench                        # installs the neighbours into .venv-bench first
    .venv-bench/bin/python bench/solver.py --deals 40 --json solver.json
"""

import argparse
import json
import math
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from yokai_septet.engine.solver import Solver, solve_by_alpha_beta
from yokai_septet.game import RULESETS, Match, Pass, Round, deal

FOUR = RULESETS["four-advanced"]


def position(cards: int, rng: random.Random) -> Round:
    """A round of random play with this many cards in every hand."""
    while True:
        match = Match.new(FOUR).apply(deal(FOUR, rng.randbytes(32)))
        for seat in FOUR.seats:
            assert match.round is not None
            chosen = rng.sample(list(match.round.hand(seat)), FOUR.pass_size)
            match = match.apply(Pass(seat, tuple(chosen)))
        now = match.round
        assert now is not None
        while now.result is None and (now.trick or now.hands[0].bit_count() > cards):
            assert now.turn is not None
            now = now.apply(rng.choice(list(now.legal(now.turn))))
        if now.result is None:
            return now


class Times:
    """Processor times of the solves of one task."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds: list[float] = []
        self.nodes: list[int] = []
        self.unfinished = 0

    def measure(self, solve: Callable[[], tuple[int, bool]]) -> None:
        """Time one solve, which tells its nodes and whether it finished."""
        begin = time.thread_time()
        nodes, complete = solve()
        self.seconds.append(time.thread_time() - begin)
        self.nodes.append(nodes)
        self.unfinished += not complete

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def mean(self) -> float:
        return statistics.fmean(self.seconds)

    def row(self) -> dict[str, Any]:
        """What the table and the file show."""
        return {
            "task": self.name,
            "solves": len(self.seconds),
            "median_ms": 1e3 * self.median,
            "mean_ms": 1e3 * self.mean,
            "slowest_ms": 1e3 * max(self.seconds),
            "unfinished": self.unfinished,
            "median_nodes": statistics.median(self.nodes),
        }


def by_solver(solver: Solver, now: Round, limit: float | None) -> tuple[int, bool]:
    """One value, from an empty table, within the limit in processor time."""
    end = time.thread_time() + (limit or math.inf)
    solution = solver.solve(
        now, cards=False, line=False, progress=lambda _value, _nodes: time.thread_time() < end
    )
    return solution.nodes, solution.complete


def by_dds(rng: random.Random) -> Callable[[], tuple[int, bool]]:
    """A random bridge deal, ready to be solved."""
    from endplay.dds import solve_board
    from endplay.dealer import generate_deal
    from endplay.types import Denom, Player

    board = generate_deal(seed=rng.randrange(1 << 30))
    board.trump = rng.choice(list(Denom))
    board.first = rng.choice(list(Player))

    def solve() -> tuple[int, bool]:
        solve_board(board)
        return 0, True

    return solve


def main() -> None:
    """Measure, print the table and the ratios, and write them down if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--eight", type=int, default=100, help="positions with 8 cards a hand")
    parser.add_argument("--deals", type=int, default=21, help="whole deals, of ours and of bridge")
    parser.add_argument(
        "--limit", type=float, default=60, help="processor seconds for one whole deal"
    )
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()

    rng = random.Random(2024)
    solver = Solver()
    eight, plain = Times("8 cards a hand, exact points"), Times("  the same by plain alpha-beta")
    for _ in range(options.eight):
        now = position(8, rng)
        solver.clear()
        eight.measure(lambda now=now: by_solver(solver, now, None))  # type: ignore[misc]
        plain.measure(lambda now=now: (solve_by_alpha_beta(now)[1], True))  # type: ignore[misc]
    whole, bridge = Times("whole deal of 12 cards, exact points"), Times("  DDS, 13 bridge cards")
    for _ in range(options.deals):
        now = position(12, rng)
        solver.clear()
        whole.measure(lambda now=now: by_solver(solver, now, options.limit))  # type: ignore[misc]
        for _ in range(5):
            bridge.measure(by_dds(rng))
    rows = [times.row() for times in (eight, plain, whole, bridge)]
    ratios = {
        "8 cards, times faster than plain, median": plain.median / eight.median,
        "8 cards, times faster than plain, mean": plain.mean / eight.mean,
        "whole deal, times slower than DDS, median": whole.median / bridge.median,
        "whole deal, times slower than DDS, mean": whole.mean / bridge.mean,
    }

    print(f"{'':40}{'solves':>7}{'median':>12}{'mean':>12}{'slowest':>12}")
    for row in rows:
        marked = ">" if row["unfinished"] else ""
        print(
            f"{row['task']:40}{row['solves']:7}{row['median_ms']:9.1f} ms"
            f"{marked + format(row['mean_ms'], '.1f'):>9} ms"
            f"{marked + format(row['slowest_ms'], '.0f'):>9} ms"
        )
    for name, ratio in ratios.items():
        print(f"{name:50}{ratio:8.1f}")
    if options.json:
        options.json.write_text(json.dumps({"rows": rows, "ratios": ratios}, indent=2) + "\n")


if __name__ == "__main__":
    main()
