"""Compares a million random rounds in the kernel and in `game`, card by card, and then thousands of
episodes of the vector environment.

make nightly                          # all rulesets with all options, a million in all
.venv/bin/python tools/compare_kernel.py --rounds 10000 --only ace
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.engine.helpers import ALL_RULESETS, names
from tests.engine.test_open_rounds import compare_with_game
from tests.envs.helpers import compare_with_game as compare_with_rules

from yokai_septet.envs.vector import Episode

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


def main() -> None:
    """Divide the rounds among the rulesets and the processors."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--only", default="", help="rulesets whose name with options contains this")
    options = parser.parse_args()
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


if __name__ == "__main__":
    main()
