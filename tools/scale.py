"""Makes the scale of reviews: what each bot loses per decision, for src/yokai_septet/study/data.

Each bot sits at one seat of either side of four-player matches, with `adept`s as partners: so the
sides are equal, and much is at stake. The deals and seats are the same for all bots. Run it again
after a change of the bots or of the reviewer. With `--kept FILE` an interrupted run goes on.

    .venv/bin/python tools/scale.py --matches 50
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

from yokai_septet import RULESETS, Match, deal, view
from yokai_septet.arena.statistics import ratio
from yokai_septet.bots import Budget, player
from yokai_septet.records import Record
from yokai_septet.study import ReviewBudget, review
from yokai_septet.study.match_review import ENGINE_VERSION

BOTS = ("random", "novice", "adept", "montecarlo", "master")
RULESET = RULESETS["four-advanced"]
FILE = Path(__file__).parents[1] / "src/yokai_septet/study/data/scale.json"
BUDGET = replace(ReviewBudget.brief(), open_cards=False, curve_playouts=1)
"""Half the effort: the mean of many losses needs no exact ones."""


def losses(bot: str, number: int) -> list[float]:
    """What the bot lost by each decision of the match with this number."""
    seed = sha256(f"scale {number}".encode()).digest()
    seats = (number % RULESET.players, RULESET.left_of(number % RULESET.players))
    match, rng = Match.new(RULESET), Random(number)
    while match.result is None:
        if match.round is None:
            match = match.apply(deal(RULESET, seed, match.round_number))
            continue
        turn = match.to_act[0]
        decide = player(bot if turn in seats else "adept")
        match = match.apply(decide(view(match, turn), rng, Budget()))
    reviewed = review(Record.from_match(match), seats=seats, budget=BUDGET)
    return [verdict.loss for verdict in reviewed.verdicts]


def mark(matches: Sequence[Sequence[float]]) -> dict[str, float | int]:
    """The mean of all decisions, with the interval of a ratio over matches."""
    decisions = list(map(len, matches))
    found = ratio(list(map(sum, matches)), decisions)
    return {
        "loss": round(found.mean, 5),
        "margin": round(found.margin, 5),
        "matches": len(matches),
        "decisions": sum(decisions),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=50)
    options.add_argument("--bots", nargs="*", default=BOTS)
    options.add_argument("--kept", type=Path, help="a file that keeps every match measured")
    given = options.parse_args()
    kept: dict[str, list[list[float]]] = {}
    if given.kept and given.kept.exists():
        kept = json.loads(given.kept.read_text("utf-8"))
    for number in range(given.matches):
        for bot in given.bots:
            measured = kept.setdefault(bot, [])
            if len(measured) <= number:
                measured.append(losses(bot, number))
                print(bot, mark(measured), flush=True)
        if given.kept:
            given.kept.write_text(json.dumps(kept), "utf-8")
        text = {
            "engine": ENGINE_VERSION,
            "ruleset": RULESET.name,
            "bots": {bot: mark(kept[bot]) for bot in BOTS if bot in kept},
        }
        FILE.write_text(json.dumps(text, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
