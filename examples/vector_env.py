"""Steps a thousand games at once at random and adds up what the seats gained.

.venv/bin/python examples/vector_env.py --steps 500
"""

import argparse
import time

import numpy as np

from yokai_septet.envs import VectorEnv


def main() -> None:
    """Play, and print steps per second and the mean reward of each seat."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--ruleset", default="four-advanced")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    envs = VectorEnv(options.games, options.ruleset, threads=options.threads, reuse_arrays=True)
    envs.reset(seed=1)
    gained = np.zeros(envs.ruleset.players)
    episodes, began = 0, time.perf_counter()
    for _ in range(options.steps):
        # A policy would choose from observations["observation"] and ["action_mask"] instead.
        _observations, _, terminations, _, infos = envs.step(envs.random_actions())
        gained += infos["rewards"].sum(axis=0)
        episodes += int(terminations.sum())
    seconds = time.perf_counter() - began
    print(f"{options.games * options.steps / seconds:,.0f} steps a second, {episodes} rounds")
    print("mean reward by seat:", np.round(gained / max(episodes, 1), 2))


if __name__ == "__main__":
    main()
