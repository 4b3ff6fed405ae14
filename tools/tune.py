"""Tunes the weights of the rule-based policy by self-play, and writes `engine/weights.toml`.

    .venv/bin/python tools/tune.py four --seconds 180

Every step tries some random directions: the weights moved one way play against the weights moved
the other way on duplicate deals, and the mean direction of the winners is followed (an evolution
strategy with antithetic pairs, steps scaled by Adam). What is maximised is the chance to win the
match after a first round. At the end the new weights must beat the old ones on fresh deals, or
nothing is written. Deals come from seeds of their own, which no measurement uses.
"""

import argparse
import re
import sys
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random

from yokai_septet.bots.payoffs import match_payoffs, points_payoffs
from yokai_septet.engine import (
    FEATURES,
    Payoffs,
    RoundOutcome,
    SearchConfig,
    Weights,
    default_weights,
    duel,
    family_of,
)
from yokai_septet.game import RULESETS, Match, Ruleset, view

TARGET = Path(__file__).parents[1] / "src/yokai_septet/engine/weights.toml"
RULESET_OF = {"four": "four-advanced", "three": "three-advanced", "suitors": "suitors"}
TUNING_SEED = 0x7475_6E65
CHECKING_SEED = 0x6368_6563


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the policy's weights by self-play.")
    parser.add_argument("family", choices=RULESET_OF)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--deals", type=int, default=500, help="deals for each direction")
    parser.add_argument("--directions", type=int, default=16, help="directions in a step")
    parser.add_argument("--rate", type=float, default=0.12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    ruleset = RULESETS[RULESET_OF[given.family]]
    before = default_weights(ruleset)
    after = tune(ruleset, before, given)
    gain, error = match_up(ruleset, after, before, CHECKING_SEED, 20_000)
    print(f"{given.family}: {gain:+.4f} ± {1.96 * error:.4f} against the old weights", flush=True)
    if gain > 2 * error:
        write(family_of(ruleset), after)
        print("written to", TARGET.name)


def tune(ruleset: Ruleset, start: Weights, given: argparse.Namespace) -> Weights:
    """Better weights, as far as the time allows."""
    rng = Random(given.seed)
    live = [i for i, name in enumerate(FEATURES) if concerns(name, ruleset)]
    values = list(start.values)
    scale = {i: max(0.25 * abs(values[i]), 0.08) for i in live}
    first = dict.fromkeys(live, 0.0)
    second = dict.fromkeys(live, 0.0)
    end, step = time.monotonic() + given.seconds, 0
    while time.monotonic() < end:
        step += 1
        slope = dict.fromkeys(live, 0.0)
        for _ in range(given.directions):
            way = {i: rng.gauss(0, 1) for i in live}
            up, down = (moved(values, way, scale, sign) for sign in (1, -1))
            seed = TUNING_SEED + rng.getrandbits(40)
            gain, _ = match_up(ruleset, up, down, seed, given.deals)
            for i in live:
                slope[i] += gain * way[i] / given.directions
        for i in live:
            first[i] = 0.9 * first[i] + 0.1 * slope[i]
            second[i] = 0.98 * second[i] + 0.02 * slope[i] ** 2
            mean, spread = first[i] / (1 - 0.9**step), second[i] / (1 - 0.98**step)
            values[i] += given.rate * scale[i] * mean / (sqrt(spread) + 1e-6)
        if step % 10 == 0:
            gain, error = match_up(ruleset, Weights(values), start, TUNING_SEED + step, 4000)
            print(f"step {step}: {gain:+.4f} ± {1.96 * error:.4f}", file=sys.stderr, flush=True)
    return Weights(round(value, 4) for value in values)


def concerns(feature: str, ruleset: Ruleset) -> bool:
    """Whether a feature can ever differ from 0 in this family."""
    seals = re.match(r"(half|pair)_|lead_chooses_trump|.*_twin", feature)
    if ruleset.has_seals:
        points = re.match(r"(boss|star|trick)_(us|them)|win$|lose$|.*_(middle|late)$", feature)
        return not points or feature == "trick_us_0"
    if ruleset.players == 3:
        return not seals and not re.match(r"give_friend|lead_partner|boss_(us|them)_2", feature)
    return not seals and not feature.startswith("give_rival")


def moved(
    values: list[float], way: dict[int, float], scale: dict[int, float], sign: int
) -> Weights:
    """The weights moved along a direction."""
    return Weights(
        value + sign * way[i] * scale[i] if i in way else value for i, value in enumerate(values)
    )


def match_up(
    ruleset: Ruleset, one: Weights, other: Weights, seed: int, deals: int
) -> tuple[float, float]:
    """How far `one` is better than an even chance, with its standard error (over single rounds,
    which errs on the large side)."""
    worth = payoffs_of(ruleset)
    outcomes = duel(ruleset, SearchConfig(one), SearchConfig(other), worth, seed, deals)
    sides = ruleset.side_count
    total = square = 0.0
    for side in range(sides):
        counts = Counter(outcomes[i] for i in range(side, len(outcomes), sides))
        for outcome, times in counts.items():
            value = value_of(ruleset, outcome, side) - 1 / sides
            total += times * value
            square += times * value * value
    n = len(outcomes)
    mean = total / n
    return mean, sqrt(max(square / n - mean * mean, 0.0) / n)


def payoffs_of(ruleset: Ruleset) -> Payoffs:
    return points_payoffs(ruleset) if ruleset.has_seals else match_payoffs(view(Match.new(ruleset)))


def value_of(ruleset: Ruleset, outcome: RoundOutcome, side: int) -> float:
    """The chance to win the match from here; in Seven Suitors the lead in seals."""
    if ruleset.has_seals:
        return 0.5 + (len(outcome.seals[side]) - len(outcome.seals[1 - side])) / 14
    from yokai_septet.bots.payoffs import chances_after

    nothing = (0,) * ruleset.side_count
    return chances_after(ruleset, nothing, outcome.points, outcome.last_winner)[side]


def write(family: str, weights: Weights) -> None:
    """Replace one family's section of the file."""
    lines = [f"[{family}]"]
    lines += [
        f"{name} = {value:g}"
        for name, value in zip(FEATURES, weights.values, strict=True)
        if abs(value) >= 0.0005
    ]
    text = TARGET.read_text()
    section = re.compile(rf"^\[{family}\]\n.*?(?=^\[|\Z)", re.MULTILINE | re.DOTALL)
    TARGET.write_text(section.sub("\n".join(lines) + "\n\n", text, count=1).rstrip() + "\n")


if __name__ == "__main__":
    main()
