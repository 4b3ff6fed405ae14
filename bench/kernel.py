"""The kernel's playouts and worlds beside OpenSpiel's C++ loop, in one run on one core.

OpenSpiel's rollouts are measured without Python in the loop: its MCTS bot, told to evaluate one
position with thousands of random rollouts, does nothing else. All take turns, several times, and
the best of each is compared, so that a busy machine is equally busy for all. Times are processor
times.

    make bench                        # installs the neighbours into .venv-bench first
    .venv-bench/bin/python bench/kernel.py --json kernel.json

With another build, a clone with its own .venv, the two take turns instead: before and after.

    .venv/bin/python bench/kernel.py --beside ../before --json kernel.json

With `--wasm` both run in WebAssembly under node, after `make wasm` and its Pyodide; without
`--beside`, WebAssembly takes turns with the native kernel.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

from kernel_worker import Build
from yokai_septet.engine import default_weights, play_rounds, sample_worlds
from yokai_septet.game import RULESETS, Match, Pass, View, deal, view

FOUR = RULESETS["four-advanced"]
ROUNDS = 40_000
POLICY_ROUNDS = 5_000
WORLDS = 10_000
ROLLOUTS = 2_000


def random_rounds() -> tuple[int, int]:
    """Complete random rounds with deal and pass: rounds, decisions."""
    return ROUNDS, play_rounds(FOUR, None, ROUNDS, seed=1).decisions or 0


def policy_rounds() -> tuple[int, int]:
    """The same by the rule-based policy."""
    outcomes = play_rounds(FOUR, default_weights(FOUR), POLICY_ROUNDS, seed=1)
    return POLICY_ROUNDS, outcomes.decisions or 0


def worlds_at_trick_4() -> tuple[int, int]:
    """Worlds drawn from ten views at the beginning of the fourth trick."""
    for eyes in views_at_trick_4():
        sample_worlds(eyes, WORLDS // 10, seed=1)
    return WORLDS, 0


@cache
def views_at_trick_4() -> tuple[View, ...]:
    """What the seat to act sees there, in ten matches played at random."""
    rng = random.Random(4)
    found: list[View] = []
    while len(found) < 10:
        match = Match.new(FOUR).apply(deal(FOUR, rng.randbytes(32)))
        while (now := match.round) is not None:
            seat = match.to_act[0]
            if now.leader is None:
                cards = rng.sample(list(now.hand(seat)), FOUR.pass_size)
                match = match.apply(Pass(seat, tuple(cards)))
                continue
            if len(now.tricks) == 3 and not now.trick:
                found.append(view(match, seat))
                break
            match = match.apply(rng.choice(list(match.legal(seat))))
    return tuple(found)


def openspiel_spades() -> tuple[int, int]:
    """Random rollouts of spades after the deal."""
    import pyspiel

    state, decisions = _dealt_spades()
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(_spades(), evaluator, 2.0, 1, 1000, False, 1, False)
    bot.step(state)
    return ROLLOUTS, ROLLOUTS * decisions


@cache
def _spades() -> Any:
    import pyspiel

    return pyspiel.load_game("spades")


@cache
def _dealt_spades() -> tuple[Any, int]:
    rng = random.Random(1)
    state = _spades().new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    decisions, end = 0, state.clone()
    while not end.is_terminal():
        end.apply_action(rng.choice(end.legal_actions()))
        decisions += 1
    return state, decisions  # every game of spades has the same number: 4 bids and 52 cards


TASKS: dict[str, Callable[[], tuple[int, int]]] = {
    "random rounds": random_rounds,
    "policy rounds": policy_rounds,
    "worlds at trick 4": worlds_at_trick_4,
    "OpenSpiel spades, C++ rollouts": openspiel_spades,
}


BESIDE = {"policy rounds": 3_000, "master": 3, "review": 1}
"""What two builds are asked in turns, and how many rounds or decisions at a time."""
RULESETS_BESIDE = ("four-advanced", "three-advanced", "suitors")


def measure_beside(before: Build, after: Build, turns: int) -> dict[str, dict[str, float]]:
    """The median times of two builds, which take turns, and of their ratios."""
    figures: dict[str, dict[str, float]] = {}
    for task, n in BESIDE.items():
        for ruleset in RULESETS_BESIDE:
            times: list[tuple[float, float]] = []
            for turn in range(turns):
                question = {"task": task, "ruleset": ruleset, "seed": turn, "n": n}
                (old, old_digest), (new, new_digest) = before.ask(**question), after.ask(**question)
                if old_digest != new_digest:
                    raise SystemExit(
                        f"{task}, {ruleset}, seed {turn}: the builds decide differently"
                    )
                times.append((old / n, new / n))
            name = f"{task}, {ruleset}"
            figures[name] = {
                "before": median(old for old, _ in times),
                "after": median(new for _, new in times),
                "factor": median(old / new for old, new in times),
            }
            old, new, factor = figures[name].values()
            print(
                f"{name:32} {old * 1e6:12,.2f} → {new * 1e6:12,.2f} µs   {factor:.2f}×", flush=True
            )
    before.close()
    after.close()
    return figures


def main() -> None:
    """Measure all and print the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--turns", type=int, default=7, help="how often each task is measured")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument(
        "--beside", type=Path, help="the clone of another build, to take turns with"
    )
    parser.add_argument("--wasm", action="store_true", help="measure the kernel in WebAssembly")
    options = parser.parse_args()
    if options.beside or options.wasm:
        here = Path(__file__).resolve().parents[1]
        other = Build(options.beside, options.wasm) if options.beside else Build(here)
        beside = measure_beside(other, Build(here, options.wasm), options.turns)
        if options.json:
            options.json.write_text(json.dumps(beside, indent=2))
        return
    best: dict[str, tuple[float, float]] = {}
    for _ in range(options.turns):
        for name, task in TASKS.items():
            task() if name not in best else None  # the first time also loads and warms up
            began = time.process_time()
            things, decisions = task()
            seconds = time.process_time() - began
            rate = (things / seconds, decisions / seconds)
            best[name] = max(best.get(name, (0.0, 0.0)), rate)
    for name, (per_second, steps) in best.items():
        per_decision = f"{steps / 1e6:8.2f} M decisions/s" if steps else ""
        print(f"{name:32} {per_second:12,.0f} /s {per_decision}")
    rounds, policy, worlds, spades = (best[name] for name in TASKS)
    ratios = {
        "random rounds to OpenSpiel's rollouts, per decision": (rounds[1] / spades[1], 10),
        "policy rounds to random rounds": (policy[0] / rounds[0], 0.3),
        "worlds at trick 4 to random rounds": (worlds[0] / rounds[0], 0.3),
    }
    print()
    for name, (ratio, aim) in ratios.items():
        print(f"{name:54} {ratio:7.2f}×   (aim: {aim}×)")
    if options.json:
        figures = {"per_second": {n: b[0] for n, b in best.items()}}
        options.json.write_text(
            json.dumps({**figures, "ratios": {n: r for n, (r, _) in ratios.items()}}, indent=2)
        )


if __name__ == "__main__":
    main()
