"""The environments beside those of Pgx, PettingZoo and OpenSpiel, in one run.

All play at random with masks and full observations. A step is one decision of a player; deals and
resets are counted in the time, but are no steps. All take turns, several times, and the best of
each is compared, so that a busy machine is equally busy for all. Times are processor times, summed
over all threads: a rate is that of one core. For the batched environments, which use all cores,
the best rate by the clock is printed, too. On a busy machine it says little, so the rate of one
core times the number of cores stands beside it: what an idle machine allows at most.

    make bench                        # installs the neighbours into .venv-bench first
    .venv-bench/bin/python bench/envs.py --json envs.json
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from yokai_septet.envs import VectorEnv, env

BATCH = 4096
CORES = os.cpu_count() or 1

BY_CLOCK_ON_TWO_CORES = 3_000_000
"""The aim of the vector environment, in steps a second."""

Task = Callable[[], int]
"""Plays for some tenths of a second and returns the number of steps."""


@cache
def _vector(ruleset: str) -> VectorEnv:
    envs = VectorEnv(BATCH, ruleset, threads=CORES, reuse_arrays=True)
    envs.reset(seed=1)
    return envs


def vector(ruleset: str) -> Task:
    """The vector environment, with random actions chosen by the kernel."""

    def play() -> int:
        envs = _vector(ruleset)
        for _ in range(100):
            envs.step(envs.random_actions())
        return 100 * BATCH

    return play


def chosen_in_numpy() -> int:
    """The same, with random actions chosen by NumPy from the masks: as a caller's policy would."""
    envs, rng = _vector("four-advanced"), np.random.default_rng(1)
    observations, _ = envs.reset(seed=1)
    for _ in range(20):
        scores = rng.random((BATCH, 56), np.float32) * observations["action_mask"]
        observations, *_ = envs.step(scores.argmax(axis=1))
    return 20 * BATCH


@cache
def _pgx() -> tuple[Any, Any]:
    """Steps and first states of Pgx's leduc, compiled: random legal actions, with resets."""
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental.wrappers").auto_reset
    game = pgx.make("leduc_holdem")
    step = auto_reset(game.step, game.init)

    def one(state: Any, key: Any) -> Any:
        choose, go = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(choose, logits), go)

    def many(states: Any, key: Any) -> Any:
        def body(states: Any, key: Any) -> tuple[Any, None]:
            return jax.vmap(one)(states, jax.random.split(key, BATCH)), None

        return jax.lax.scan(body, states, jax.random.split(key, 50))[0]

    states = jax.vmap(game.init)(jax.random.split(jax.random.PRNGKey(0), BATCH))
    return jax.jit(many), states


def pgx_leduc() -> int:
    """Pgx on this machine's cores, fifty steps of the batch in one compiled call."""
    jax = import_module("jax")
    many, states = _pgx()
    jax.block_until_ready(many(states, jax.random.PRNGKey(1)))
    return 50 * BATCH


def aec(make: Callable[[], Any]) -> Task:
    """An environment of PettingZoo, as its own `performance_benchmark` plays."""
    made: list[Any] = []

    def play() -> int:
        if not made:
            made.append(make())
            made[0].reset(seed=1)
        game, turns, end = made[0], 0, time.process_time() + 0.4
        while time.process_time() < end:
            for _ in game.agent_iter(game.num_agents):
                seen, _, terminated, truncated, info = game.last()
                action = None
                if not (terminated or truncated):
                    mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                    action = random.choice(np.flatnonzero(mask).tolist())
                game.step(action)
                turns += 1
                if all(game.terminations.values()) or all(game.truncations.values()):
                    game.reset()
        return turns

    return play


def spiel(name: str) -> Task:
    """A game of OpenSpiel through Python: legal actions, one at random, applied."""

    def play() -> int:
        game, decisions = _spiel_game(name), 0
        end = time.process_time() + 0.4
        while time.process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


@cache
def _spiel_game(name: str) -> Any:
    import_module("yokai_septet.envs.openspiel")
    return import_module("pyspiel").load_game(name)


def _hanabi() -> Any:
    return import_module("pettingzoo.classic.hanabi_v5").env()


def _holdem() -> Any:
    return import_module("pettingzoo.classic.texas_holdem_v4").env()


BATCHED: dict[str, Task] = {
    "vector environment": vector("four-advanced"),
    "vector environment, three-advanced": vector("three-advanced"),
    "vector environment, suitors": vector("suitors"),
    "vector environment, actions by NumPy": chosen_in_numpy,
    "Pgx leduc": pgx_leduc,
}
SINGLE: dict[str, Task] = {
    "PettingZoo environment": aec(env),
    "PettingZoo hanabi": aec(_hanabi),
    "PettingZoo hold'em": aec(_holdem),
    "OpenSpiel adapter": spiel("python_yokai_septet"),
    "OpenSpiel hearts": spiel("hearts"),
}


def main() -> None:
    """Measure all and print the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--turns", type=int, default=5, help="how often each task is measured")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    best: dict[str, float] = {}
    by_clock: dict[str, float] = {}
    for _ in range(options.turns):
        for name, task in {**BATCHED, **SINGLE}.items():
            task() if name not in best else None  # the first time also loads and compiles
            began, began_by_clock = time.process_time(), time.perf_counter()
            steps = task()
            seconds, passed = time.process_time() - began, time.perf_counter() - began_by_clock
            best[name] = max(best.get(name, 0.0), steps / seconds)
            by_clock[name] = max(by_clock.get(name, 0.0), steps / passed)
    for name, rate in best.items():
        clock = f"  {by_clock[name]:12,.0f} /s by the clock" if name in BATCHED else ""
        clock += f"  {CORES} cores: {CORES * rate:12,.0f}" if clock else ""
        print(f"{name:38} {rate:12,.0f} steps/s and core{clock}")
    goals = [
        ("vector environment", "Pgx leduc", 3),
        ("PettingZoo environment", "PettingZoo hanabi", 5),
        ("PettingZoo environment", "PettingZoo hold'em", 5),
        ("OpenSpiel adapter", "OpenSpiel hearts", 0.1),
    ]
    ratios = {
        f"{ours} to {theirs}": (best[ours] / best[theirs], aim) for ours, theirs, aim in goals
    }
    print()
    for name, (ratio, aim) in ratios.items():
        print(f"{name:54} {ratio:7.2f}×   (aim: {aim}×)")
    ours, theirs = by_clock["vector environment"], by_clock["Pgx leduc"]
    print(f"{'vector environment to Pgx leduc, by the clock':54} {ours / theirs:7.2f}×")
    print(
        f"{f'vector environment by the clock, {CORES} cores':54} {ours / 1e6:7.2f} M steps/s"
        f"   (aim on 2 cores: {BY_CLOCK_ON_TWO_CORES / 1e6:.0f} M)"
    )
    if options.json:
        figures = {
            "per_core": best,
            "by_clock": by_clock,
            "ratios": {n: r for n, (r, _) in ratios.items()},
        }
        options.json.write_text(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
