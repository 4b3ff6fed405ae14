"""Answers questions about the kernel of one build, so that two builds can take turns.

Run by the interpreter of either build, which is Pyodide if the kernel is WebAssembly: it reads a
question a line on its input, a JSON object with a task, a ruleset, a seed and a number, and writes
the processor time that the kernel took and a digest of everything it decided.
`bench/kernel.py --beside` and `tools/compare_kernel.py --beside` ask.
"""

import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

TASKS = ("policy rounds", "master", "montecarlo", "ismcts", "review")
WEIGHTS = ("tuned", "noisy", "random", "zero")


class Build:
    """The worker of the build in a folder: that of its `.venv`, or its WebAssembly."""

    def __init__(self, folder: Path, wasm: bool = False) -> None:
        native = [folder / ".venv/bin/python"]
        python = ["node", folder / "kernel/wasm/python.mjs"] if wasm else native
        self._process = subprocess.Popen(
            [*python, Path(__file__).resolve()],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **question: Any) -> tuple[float, str]:
        """The seconds and the digest of a task."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps(question), file=self._process.stdin, flush=True)
        seconds, digest = json.loads(self._process.stdout.readline())
        return float(seconds), str(digest)

    def close(self) -> None:
        """End the worker."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def answer(
    task: str, ruleset: str, seed: int, n: int, weights: str = "tuned", playouts: int | None = None
) -> tuple[float, str]:
    """The processor time of the kernel's calls, and a digest of their results."""
    run = _rounds(ruleset, seed, n, weights) if task == TASKS[0] else None
    calls = [run] if run else _decisions(task, ruleset, seed, n, playouts)
    digest = hashlib.sha256()
    seconds = 0.0
    for call in calls:
        began = time.process_time()
        result = call()
        seconds += time.process_time() - began
        digest.update(repr(result).encode())
    return seconds, digest.hexdigest()


def _rounds(name: str, seed: int, n: int, kind: str) -> Callable[[], object]:
    from yokai_septet.engine import FEATURES, Weights, default_weights, play_rounds
    from yokai_septet.game import RULESETS

    ruleset, rng = RULESETS[name], Random(seed)
    tuned = default_weights(ruleset)
    weights = {
        "tuned": tuned,
        "noisy": tuned,
        "random": Weights(rng.gauss(0, 1) for _ in FEATURES),
        "zero": Weights([0.0] * len(FEATURES)),
    }[kind]
    temperature = 1.0 if kind == "noisy" else 0.0
    return lambda: bytes(
        play_rounds(ruleset, weights, n, seed=seed, temperature=temperature).words.cast("B")
    )


def _decisions(
    task: str, name: str, seed: int, n: int, playouts: int | None
) -> list[Callable[[], object]]:
    from yokai_septet.bots import Budget, advise
    from yokai_septet.game import Play, View
    from yokai_septet.study.budget import ReviewBudget
    from yokai_septet.study.endings import compared

    def review(view: View) -> object:
        cards = [choice for choice in view.legal() if isinstance(choice, Play)]
        budget = ReviewBudget() if playouts is None else _small(playouts)
        return [(str(c), endings) for c, endings in compared(view, cards, budget, seed, 4).items()]

    def advice(view: View) -> object:
        return advise(task, view, Random(seed), Budget(nodes=playouts))

    decide = review if task == "review" else advice
    return [partial(decide, view) for view in _views(name, seed, n)]


def _small(playouts: int) -> Any:
    from yokai_septet.study.budget import ReviewBudget

    return ReviewBudget(learn=playouts, evaluate=playouts, worlds=playouts)


@cache
def _views(name: str, seed: int, n: int) -> list[Any]:
    """What the seat to act sees in positions of play by the policy with noise, one a round."""
    from yokai_septet.engine import choose_pass, choose_play
    from yokai_septet.game import RULESETS, Match, Play, deal, view

    rng, ruleset = Random(f"{name} {seed}"), RULESETS[name]
    views: list[Any] = []
    while len(views) < n:
        match = Match.new(ruleset).apply(deal(ruleset, rng.randbytes(32)))
        wanted = rng.randrange(ruleset.hand_size * ruleset.players * 2 // 3)
        while match.round is not None:
            seat = match.to_act[0]
            seen = view(match, seat)
            if match.round.leader is None:
                match = match.apply(choose_pass(seen, temperature=0.5, seed=rng.getrandbits(32)))
                continue
            if wanted <= 0 and len(list(seen.playable())) > 1:
                views.append(seen)
                break
            wanted -= 1
            card = choose_play(seen, temperature=0.5, seed=rng.getrandbits(32))
            match = match.apply(Play(seat, card))
    return views


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(**json.loads(line))), flush=True)
