"""Random matches in `game/` beside the rules libraries of our neighbours, in one run.

Each library plays whole random games through its ordinary Python interface: ask what is legal,
choose one at random, apply it. A step is one decision of a
player; the time of deals and of chance is counted, but they are no steps. All take turns for
a fraction of a second, several times, so that a busy machine is equally busy for all of them.

    make bench                        # installs the neighbours into .venv-bench first
    .venv-bench/bin/python bench/rules.py --json rules.json
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from yokai_septet import RULESETS, Match, Pass, Ruleset, deal

Game = Iterator[None]
"""One random game, which yields after every decision of a player."""


def yokai(ruleset: Ruleset, rng: random.Random) -> Game:
    """A whole match in `game/`, its fair deals included."""
    seed = rng.randbytes(32)
    match = Match.new(ruleset)
    while match.result is None:
        now = match.round
        if now is None:
            match = match.apply(deal(ruleset, seed, match.round_number))
            continue
        if now.leader is None:
            # A random choice of cards: nobody would list all two thousand to take one.
            seat = match.to_act[0]
            cards = rng.sample(list(now.hand(seat)), ruleset.pass_size)
            match = match.apply(Pass(seat, tuple(cards)))
        else:
            match = match.apply(rng.choice(list(match.legal(match.to_act[0]))))
        yield


def openspiel_hearts(rng: random.Random) -> Game:
    """A game of hearts in OpenSpiel: C++ behind a Python interface."""
    state = _openspiel().new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        if not chance:
            yield


@cache
def _openspiel() -> Any:
    import pyspiel

    return pyspiel.load_game("hearts")


def rlcard_bridge(rng: random.Random) -> Game:
    """A deal of bridge in RLCard through its environment, as its users play it."""
    env = _rlcard()
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        yield


@cache
def _rlcard() -> Any:
    import rlcard

    return rlcard.make("bridge", config={"seed": 1})


def python_chess(rng: random.Random) -> Game:
    """A game of chess in python-chess."""
    import chess

    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        yield


def steps_per_second(make: Callable[[random.Random], Game], seconds: float, seed: int) -> float:
    """The speed of whole random games for about this long."""
    rng = random.Random(seed)
    for _ in make(rng):  # what is loaded and built once is not counted
        pass
    steps, start = 0, time.process_time()
    end = start + seconds
    while time.process_time() < end:
        for _ in make(rng):
            steps += 1
    return steps / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each library and turn")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()

    ours = {
        f"yokai {name}": lambda rng, ruleset=ruleset: yokai(ruleset, rng)
        for name, ruleset in RULESETS.items()
    }
    neighbours: dict[str, Callable[[random.Random], Game]] = {
        "OpenSpiel hearts": openspiel_hearts,
        "RLCard bridge": rlcard_bridge,
        "python-chess": python_chess,
    }
    turns: dict[str, list[float]] = {name: [] for name in (*ours, *neighbours)}
    for turn in range(options.turns):
        for name, make in {**ours, **neighbours}.items():
            turns[name].append(steps_per_second(make, options.seconds, turn))

    speeds = {name: statistics.median(found) for name, found in turns.items()}
    default = speeds["yokai four-advanced"]
    print(f"{'random games':24}{'steps/s':>12}{'four-advanced is':>20}")
    for name, speed in speeds.items():
        print(f"{name:24}{speed:12,.0f}{default / speed:18.2f} x")
    if options.json:
        options.json.write_text(json.dumps({"steps_per_second": speeds, "turns": turns}, indent=1))


if __name__ == "__main__":
    main()
