"""Compares a million random rounds in the kernel and in `game`, card by card, thousands of episodes
of the vector environment, and the policy's quick forms with their plain twins in as many rounds.

make nightly                          # all rulesets with all options, a million in all
.venv/bin/python tools/compare_kernel.py --rounds 10000 --only ace

With another build, a clone with its own .venv, the two must decide alike: in twice as many policy
rounds, with tuned, noisy, random and zero weights, and in a hundredth as many decisions of bots and
reviews.

.venv/bin/python tools/compare_kernel.py --beside ../before
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "bench"))

from tests.engine.compare import compare_twins, compare_with_game
from tests.engine.helpers import ALL_RULESETS, WITH_QUICK_FORMS, names
from tests.envs.helpers import compare_with_game as compare_with_rules

from kernel_worker import TASKS, WEIGHTS, Build
from yokai_septet.envs.vector import Episode
from yokai_septet.game import RULESETS

ROOT = Path(__file__).resolve().parents[1]
CHUNK = 500
EPISODES = 1000


def compare(job: tuple[int, int]) -> int:
    """Some rounds of one ruleset; an assertion fails where kernel and `game` differ."""
    ruleset, first = job
    for seed in range(first, first + CHUNK):
        compare_with_game(ALL_RULESETS[ruleset], seed)
    return CHUNK


def compare_episodes(job: tuple[int, int, Episode]) -> int:
    """Some episodes of the vector environment, as rounds or as matches."""
    ruleset, seed, episode = job
    episodes = EPISODES if episode == "round" else EPISODES // 10
    return compare_with_rules(
        ALL_RULESETS[ruleset], seed, 32, episodes, episode, threads=2, every=4
    )


def compare_policies(job: tuple[int, int]) -> int:
    """Some rounds of one ruleset, every decision made in both forms."""
    ruleset, seed = job
    return compare_twins(ALL_RULESETS[ruleset], seed, CHUNK)


def compare_builds(other: Path, rounds: int, seed: int) -> None:
    """Ask two builds the same questions, until an answer differs."""
    before, after = Build(other), Build(ROOT)

    def ask(task: str, ruleset: str, n: int, **more: object) -> None:
        question = {"task": task, "ruleset": ruleset, "seed": seed, "n": n, **more}
        if before.ask(**question)[1] != after.ask(**question)[1]:
            raise SystemExit(f"The builds decide differently: {question}")

    each = -(-2 * rounds // (len(RULESETS) * len(WEIGHTS)))
    for ruleset in track(RULESETS, "comparing rounds of two builds"):
        for weights in WEIGHTS:
            ask(TASKS[0], ruleset, each, weights=weights)
    print(f"{each * len(RULESETS) * len(WEIGHTS):,} policy rounds are the same in both builds.")
    searching = TASKS[1:]
    each = -(-rounds // (100 * len(RULESETS) * len(searching)))
    for ruleset in track(RULESETS, "comparing decisions of two builds"):
        for task in searching:
            ask(task, ruleset, each, playouts=100 if task == "review" else 500)
    print(f"{each * len(RULESETS) * len(searching):,} decisions are the same in both builds.")
    before.close()
    after.close()


def main() -> None:
    """Divide the rounds among the rulesets and the processors."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--only", default="", help="rulesets whose name with options contains this")
    parser.add_argument("--beside", type=Path, help="the clone of another build, to compare with")
    options = parser.parse_args()
    if options.beside:
        compare_builds(options.beside, options.rounds, options.seed)
        return
    chosen = [i for i, ruleset in enumerate(ALL_RULESETS) if options.only in names(ruleset)]
    each = -(-options.rounds // (len(chosen) * CHUNK))
    jobs = [(ruleset, options.seed + CHUNK * i) for i in range(each) for ruleset in chosen]
    done = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for rounds in track(pool.map(compare, jobs), "comparing rounds", total=len(jobs)):
            done += rounds
        print(f"{done:,} random rounds are the same in the kernel and in game.")
        episodes: list[tuple[int, int, Episode]] = [
            (ruleset, options.seed, episode) for ruleset in chosen for episode in ("round", "match")
        ]
        steps = track(pool.map(compare_episodes, episodes), "comparing episodes", len(episodes))
        print(f"{sum(steps):,} episodes of the vector environment are those of game.")
        quick = [job for job in jobs if ALL_RULESETS[job[0]] in WITH_QUICK_FORMS]
        twins = track(pool.map(compare_policies, quick), "comparing policies", len(quick))
        print(f"{sum(twins):,} quick decisions, scores and likelihoods are those of plain twins.")


if __name__ == "__main__":
    main()
