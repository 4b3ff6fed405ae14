"""Makes the scale of reviews: what each bot loses per decision, for src/yokai_septet/study/data.

All bots decide in the same positions, those of four-player matches between `adept`s: in matches of
their own, weak bots soon have nothing left to lose, and so seem to lose little. Run it again after
a change of the bots or of the reviewer. With `--kept FILE` an interrupted run goes on.

    .venv/bin/python tools/scale.py --matches 50
"""

import argparse
import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from yokai_septet import RULESETS, Choice, Match, Seat, view
from yokai_septet.arena.statistics import ratio
from yokai_septet.bots import Budget, player
from yokai_septet.bots.self_play import self_play
from yokai_septet.records import Record
from yokai_septet.study import ReviewBudget, judge
from yokai_septet.study.decisions import DecisionPoint, in_legal_order, moments
from yokai_septet.study.match_review import ENGINE_VERSION

BOTS = ("random", "novice", "adept", "montecarlo", "master")
RULESET = RULESETS["four-advanced"]
FILE = Path(__file__).parents[1] / "src/yokai_septet/study/data/scale.json"


def losses(number: int) -> dict[str, list[float]]:
    """What each bot loses by its choice at every decision of two opponents in the match with this
    number."""
    seats = (number % RULESET.players, RULESET.left_of(number % RULESET.players))
    found: dict[str, list[float]] = {bot: [] for bot in BOTS}
    rng = Random(number)
    for _, point in moments(played(number)):
        if not isinstance(point, DecisionPoint) or point.seat not in seats:
            continue
        seed = rng.getrandbits(63)
        judged: dict[Choice, float] = {}
        for bot, row in found.items():
            choice = in_legal_order(RULESET, player(bot)(point.view, rng, Budget()))
            if choice not in judged:
                judged[choice] = judge(point.view, choice, ReviewBudget(), seed).loss
            row.append(judged[choice])
    return found


def played(number: int) -> Record:
    """The match with this number between four `adept`s."""
    seed, rng = sha256(f"scale {number}".encode()).digest(), Random(number)

    def decide(match: Match, seat: Seat) -> Choice:
        return player("adept")(view(match, seat), rng, Budget())

    *_, match = self_play(Match.new(RULESET), seed, decide)
    return Record.from_match(match)


def marks(matches: Sequence[dict[str, list[float]]]) -> dict[str, dict[str, float | int]]:
    """For each bot the mean of all decisions, with the interval of a ratio over matches."""
    found = {}
    for bot in BOTS:
        rows = [match[bot] for match in matches]
        mean = ratio(list(map(sum, rows)), list(map(len, rows)))
        found[bot] = {
            "loss": round(mean.mean, 5),
            "margin": round(mean.margin, 5),
            "matches": len(rows),
            "decisions": sum(map(len, rows)),
        }
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=50)
    options.add_argument("--kept", type=Path, help="a file that keeps every match measured")
    given = options.parse_args()
    kept: list[dict[str, list[float]]] = []
    if given.kept and given.kept.exists():
        kept = json.loads(given.kept.read_text("utf-8"))
    while len(kept) < given.matches:
        kept.append(losses(len(kept)))
        if given.kept:
            given.kept.write_text(json.dumps(kept), "utf-8")
        told = (f"{bot} {100 * one['loss']:.2f}" for bot, one in marks(kept).items())
        print(len(kept), *told, flush=True)
    text = {"engine": ENGINE_VERSION, "ruleset": RULESET.name, "bots": marks(kept)}
    FILE.write_text(json.dumps(text, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
