"""Trains a small network to play as `master` does, and measures how well it does.

    pip install '.[envs,dataset]' torch
    python examples/imitation/imitate.py

The network first learns from many rounds of `adept`, which cost next to nothing, and then from
fewer of `master` with little effort a decision. It prints how often the network and `adept` choose
what `master` chooses with its full effort, on rounds that were not trained on, and how many rounds
the network wins against `adept`. What is made is kept in a folder, and a second run goes on from
there. docs/environments.md has figures.
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter

import numpy as np
from lessons import Agreement, agreement, best, bot_choices, lessons

from yokai_septet.arena import Contest, play_unit, standing
from yokai_septet.bots import PLAYERS
from yokai_septet.envs.dataset import DatasetPlan, load, write
from yokai_septet.game import RULESETS

RULESET = "four-advanced"
NAME = "imitation"


def options() -> argparse.Namespace:
    """What can be set on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--folder", type=Path, default=Path("imitation-data"))
    parser.add_argument("--adept-rounds", type=int, default=1700, help="rounds of adept")
    parser.add_argument("--rounds", type=int, default=700, help="rounds of master to learn from")
    parser.add_argument("--nodes", type=int, default=400, help="master's playouts in them")
    parser.add_argument("--test-rounds", type=int, default=14, help="rounds to test with")
    parser.add_argument("--test-nodes", type=int, help="the same in those, if not its own number")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--deals", type=int, default=200, help="deals against adept, both sides")
    parser.add_argument("--jobs", type=int, default=2, help="processes that make the data")
    return parser.parse_args()


def data_of(folder: Path, plan: DatasetPlan, jobs: int) -> dict[str, np.ndarray]:
    """A data set, made now as far as it is not there."""
    for done in write(folder, plan, jobs):
        print(f"\r  {folder}: {done} of {plan.files} files", end="", flush=True)
    print()
    return load(folder)


def line(name: str, share: Agreement) -> str:
    """Agreement as text."""
    shares = zip(("cards played", "cards passed", "together"), share, strict=True)
    told = ", ".join(f"{what} {100 * x:.1f} ± {100 * error:.1f} %" for what, (x, error) in shares)
    return f"  {name}: {told}"


def main() -> None:
    """Make data, train, and measure."""
    try:
        import torch
        from network import NetworkPlayer, new_network, save, scores_of, train
    except ImportError:
        sys.exit("This example needs PyTorch: pip install torch (its build for CPUs is enough).")
    given = options()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    began = perf_counter()

    print("Data to learn from, and to test with:")
    folder, jobs = given.folder, given.jobs
    plan = DatasetPlan(RULESET, ("adept",), given.adept_rounds, seed=3)
    of_adept = lessons(data_of(folder / "adept", plan, jobs))
    plan = DatasetPlan(RULESET, ("master",), given.rounds, seed=1, nodes=given.nodes)
    of_master = lessons(data_of(folder / "master", plan, jobs))
    plan = DatasetPlan(
        RULESET, ("master",), given.test_rounds, 2, given.test_nodes, rounds_a_file=2
    )
    test_data = data_of(folder / "test", plan, jobs)
    test = lessons(test_data)

    network = new_network(test.inputs)
    for name, learned, epochs in (("adept", of_adept, 2), ("master", of_master, given.epochs)):
        print(f"Training on {len(learned.rows)} decisions of {name} with a choice:")
        train(network, learned, epochs)
    save(network, folder / "network.pt")

    print(f"Agreement with master on {len(test.rows)} other decisions (± one standard error):")
    deals = test_data["deal"][test.rows]
    found = {
        "network": best(scores_of(network, test.inputs), test.chosen),
        "adept": bot_choices("adept", RULESETS[RULESET], test_data, test),
    }
    for name, chosen in found.items():
        print(line(name, agreement(chosen, test, deals)))

    PLAYERS[NAME] = NetworkPlayer(network)
    contest = Contest(NAME, "adept", RULESET, seed="imitation", single_rounds=True)
    result = standing([play_unit(contest, number) for number in range(given.deals)])
    share, points = result.round_share, result.points
    print(f"Against adept, {result.units} deals, each from both sides (± one standard error):")
    print(f"  rounds won {100 * share.mean:.1f} ± {100 * share.margin / 1.96:.1f} %")
    print(f"  points ahead a round {points.mean:.2f} ± {points.margin / 1.96:.2f}")
    own, other = result.milliseconds
    print(f"  milliseconds a decision {own:.1f}, adept {other:.1f}")
    print(f"All in {(perf_counter() - began) / 60:.1f} minutes.")


if __name__ == "__main__":
    main()
