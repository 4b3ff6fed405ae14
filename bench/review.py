"""How good and how fast reviews are; every figure with its 95 % interval.

    .venv/bin/python bench/review.py --decisions 1000 --deals 300 --matches 5 --luck 50 \
        --luck-adept 50 --keep DIR

The smaller the numbers, the wider the intervals; 0 leaves a figure out. In processor time of one
core a decision takes a second (two short runs, and longer ones for every sixth or so), a deal ten
seconds, and a match half a minute, for speed or for luck. So the thousand decisions take about
twenty minutes, the deals fifty, and 50 matches for luck almost half an hour. What has been measured
is kept in the folder, a line for each unit: an interrupted run goes on where it was, a larger
number adds to it, and one of 0 prints what is there. The figures of the scale are those that
`tools/scale.py` measured.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from math import hypot, sqrt
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

from yokai_septet import RULESETS, Choice, Match, Seat, View, deal, view
from yokai_septet.arena.statistics import NORMAL_95
from yokai_septet.bots import Budget, player
from yokai_septet.bots.self_play import self_play
from yokai_septet.records import Record
from yokai_septet.study import (
    Judgement,
    ReviewBudget,
    ReviewProgress,
    choice_of,
    choice_values,
    judge,
    review,
    scale,
)
from yokai_septet.study.decisions import DecisionPoint, moments
from yokai_septet.study.summary import share

RULESET = RULESETS["four-advanced"]
MIXED = ("random", "novice", "adept", "montecarlo")
SAMPLED = 0.1
"""The share of a match's decisions that the sample takes."""
LONGER = 10
DOUBTFUL = 0.05
"""The long run is for decisions that cost so much by one of two independent reviews, …"""
CHECKED = 0.05
"""… and for this share of the others, each of which stands for 1 / CHECKED of them: both reviews
may miss the same blunder."""
WITH_PASS_TREES = replace(ReviewBudget(), pass_learn=2000, pass_worlds=1000)
"""Both other methods grow trees below passes, which a review does not, …"""
FLAT = replace(WITH_PASS_TREES, blocks=10, learn=0, evaluate=1000, worlds=2000)
"""… and one plays on by the policy after a card, without a tree, …"""
DEEP = replace(
    WITH_PASS_TREES, blocks=2, learn=64_000, evaluate=2000, worlds=8000, pass_worlds=2000
)
"""… the other grows long trees below all cards: they do not share the errors of short ones."""
BLAMED = ("mistake", "blunder")

Figure = dict[str, float | int | str]
Row = dict[str, Any]


class Kept:
    """What has been measured, a line of JSON for each unit in a file for each measurement."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def rows(self, name: str) -> list[Row]:
        file = self._file(name)
        if file is None or not file.exists():
            return []
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()]

    def add(self, name: str, row: Row) -> None:
        file = self._file(name)
        if file is not None:
            with file.open("a", encoding="utf-8") as opened:
                opened.write(json.dumps(row) + "\n")

    def _file(self, name: str) -> Path | None:
        return None if self._folder is None else self._folder / f"{name}.jsonl"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    for name in ("decisions", "deals", "matches", "luck", "luck-adept"):
        options.add_argument(f"--{name}", type=int, default=0)
    options.add_argument("--seed", default="review")
    options.add_argument("--keep", type=Path, metavar="FOLDER")
    options.add_argument("--json", type=Path)
    given = options.parse_args()
    kept = Kept(given.keep)
    figures: list[Figure] = []
    for name, wanted, measure, figures_of in (
        ("decisions", given.decisions, decisions, confirmed),
        ("deals", given.deals, strength, not_worse),
        ("matches", given.matches, speed, seconds),
        ("luck", given.luck, partial(accounted, "montecarlo"), partial(luck, "montecarlo")),
        ("luck-adept", given.luck_adept, partial(accounted, "adept"), partial(luck, "adept")),
    ):
        rows = kept.rows(name)
        while sum(map(weight, rows)) < wanted:
            rows.append(measure(f"{given.seed} {name} {len(rows)}"))
            kept.add(name, rows[-1])
            print(name, sum(map(weight, rows)), flush=True)
            if len(rows) % 10 == 0:
                tell(figures_of(rows))
        if rows:
            figures += figures_of(rows)
    figures += on_the_scale()
    tell(figures)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def weight(row: Row) -> int:
    """How many units a row has."""
    return len(row["decisions"]) if "decisions" in row else 1


def tell(figures: Sequence[Figure]) -> None:
    for figure in figures:
        print(*(f"{name}: {value}" for name, value in figure.items()), sep=" | ", flush=True)


# --- blame, confirmed and missed ------------------------------------------------------------------


def decisions(seed: str) -> Row:
    """Some decisions of a match between bots of all strengths, judged twice; longer if one of the
    two finds that much was lost, and at random."""
    rng, quick = Random(seed), ReviewBudget()
    record = played([rng.choice(MIXED) for _ in RULESET.seats], rng)
    points = [what for _, what in moments(record) if isinstance(what, DecisionPoint)]
    found = []
    for point in points:
        if rng.random() >= SAMPLED:
            continue

        def judged(budget: ReviewBudget, point: DecisionPoint = point) -> Row:
            return kept_judgement(judge(point.view, point.made, budget, rng.getrandbits(63)))

        row: Row = {"kind": point.kind.value, "short": judged(quick), "again": judged(quick)}
        if is_doubtful(row) or rng.random() < CHECKED:
            row["long"] = judged(quick.times(LONGER))
        if row["short"]["grade"] in BLAMED:
            row["flat"] = judged(FLAT)
            row["deep"] = judged(DEEP)
        found.append(row)
    return {"decisions": found}


def is_doubtful(one: Row) -> bool:
    return bool(max(one["short"]["loss"], one["again"]["loss"]) >= DOUBTFUL)


def kept_judgement(found: Judgement) -> Row:
    return {
        "loss": round(found.loss, 5),
        "error": round(found.error, 5),
        "grade": found.grade.value,
    }


def confirmed(rows: Sequence[Row]) -> list[Figure]:
    """Blame that longer runs confirm, and blunders that the review misses."""
    judged = [one for row in rows for one in row["decisions"]]
    blamed = [one for one in judged if one["short"]["grade"] in BLAMED]
    checked = [one for one in judged if "long" in one]
    blunders = [one for one in checked if one["long"]["grade"] == "blunder"]

    def half(other: str) -> list[bool]:
        return [one[other]["loss"] >= one["short"]["loss"] / 2 for one in blamed]

    missed = [one["short"]["grade"] in ("best", "good") for one in blunders]
    stand_for = [1.0 if is_doubtful(one) else 1 / CHECKED for one in blunders]
    unsuspected = [one["long"]["grade"] == "blunder" for one in checked if not is_doubtful(one)]
    # Two independent runs differ by twice the variance of one.
    squares = share((one["short"]["loss"] - one["again"]["loss"]) ** 2 / 2 for one in judged)
    stated = sqrt(mean(one["short"]["error"] ** 2 for one in judged))
    outside = [
        abs(one["short"]["loss"] - one["again"]["loss"])
        > 2 * hypot(one["short"]["error"], one["again"]["error"])
        for one in judged
    ]
    margin = squares.margin or 0.0
    rms: Figure = {
        "figure": "rms error of a loss, points", "value": round(100 * sqrt(squares.loss), 2),
        "from": round(100 * sqrt(max(0.0, squares.loss - margin)), 2),
        "to": round(100 * sqrt(squares.loss + margin), 2),
        "stated": round(100 * stated, 2), "n": len(judged),
    }  # fmt: skip
    return [
        proportion("mistakes confirmed by a run ten times as long", half("long"), "97 %"),
        proportion("mistakes confirmed without trees below cards", half("flat"), "90 %"),
        proportion("mistakes confirmed by long trees below every card", half("deep"), "90 %"),
        proportion(
            "blunders of the long run that the review misses", missed, "under 2 %", stand_for
        ),
        proportion("blunders among decisions that two reviews do not doubt", unsuspected, "0"),
        rms,
        proportion("two reviews that differ by over two standard errors", outside, "5 %"),
    ]


# --- the reviewer as a player ---------------------------------------------------------------------


def strength(seed: str) -> Row:
    """The reviewer's choice against `master` in a first round, from both sides of the deal."""
    budget, master, won = ReviewBudget(), player("master"), 0

    def reviewer(seen: View, rng: Random) -> Choice:
        choices = list(seen.legal())
        if len(choices) == 1:
            return choices[0]
        return choice_of(seen, choice_values(seen, budget, rng.getrandbits(63))[0].cards)

    for side in (0, 1):
        rng = Random(f"{seed} {side}")
        match = Match.new(RULESET).apply(deal(RULESET, sha256(seed.encode()).digest()))
        while match.round is not None:
            seat = match.to_act[0]
            seen = view(match, seat)
            ours = RULESET.sides[seat] == side
            match = match.apply(reviewer(seen, rng) if ours else master(seen, rng, Budget()))
        won += side in match.finished[0].result.winners
    return {"won": won / 2}


def not_worse(rows: Sequence[Row]) -> list[Figure]:
    found = share(row["won"] for row in rows)
    figure: Figure = {
        "figure": "the reviewer's choice against master, rounds won", "value": percent(found.loss),
        "±": percent(found.margin or 0.0), "n": len(rows), "goal": "not worse than 50 %",
    }  # fmt: skip
    return [figure]


# --- speed ----------------------------------------------------------------------------------------


def speed(seed: str) -> Row:
    """The processor time of reviews of four `adept`s: until the first verdict, until all decisions
    are judged, and until they are valued with open cards, too."""
    record = played(["adept"] * 4, Random(seed))
    row: Row = {"rounds": len(record.rounds)}
    for name, seats in (("own seat", [0]), ("all seats", None)):
        told: list[float] = []
        judged = 0.0

        def tell(at: ReviewProgress, told: list[float] = told) -> None:
            nonlocal judged
            told.append(time.process_time())
            if at.done == at.total and not at.verdict.open:
                judged = told[-1]

        start = time.process_time()
        review(record, seats=seats, first=0, progress=tell)
        row[f"{name}, judged"] = judged - start
        row[f"{name}, with open cards"] = time.process_time() - start
        row["first verdict"] = told[0] - start
    return row


def seconds(rows: Sequence[Row]) -> list[Figure]:
    return [
        {
            "figure": f"{name}, median seconds of one core",
            "value": round(median(row[name] for row in rows), 2),
            "mean": round(times.loss, 2), "±": round(times.margin or 0.0, 2),
            "longest": round(max(row[name] for row in rows), 2),
            "rounds": median(row["rounds"] for row in rows), "n": len(rows),
            "goal": goal,
        }
        for name, goal in (
            ("first verdict", "under 1 s"), ("own seat, judged", "under 10 s"),
            ("own seat, with open cards", ""), ("all seats, judged", ""),
            ("all seats, with open cards", "under 60 s"),
        )
        for times in [share(row[name] for row in rows)]
    ]  # fmt: skip


# --- luck between equals --------------------------------------------------------------------------


def accounted(bot: str, seed: str) -> Row:
    """The parts of a match between four of the same bot."""
    record = played([bot] * 4, Random(seed))
    account = review(record, budget=replace(ReviewBudget(), open_cards=False)).accounts[0]
    return {
        "deals": account.deals, "net error": account.own_errors + account.others_errors,
        "hidden": account.hidden, "end": account.end, "corrected": account.corrected,
    }  # fmt: skip


def luck(bot: str, rows: Sequence[Row]) -> list[Figure]:
    """The mean of every part, and what correcting by luck does to the variance."""
    figures: list[Figure] = []
    for name in ("deals", "net error", "hidden"):
        found = share(row[name] for row in rows)
        figures.append({
            "figure": f"luck between four {bot}: {name}, mean points",
            "value": round(100 * found.loss, 1), "±": round(100 * (found.margin or 0), 1),
            "n": len(rows), "goal": "0",
        })  # fmt: skip
    # Between equals a result is a coin's, whatever the few matches measured have come to.
    middle = mean(row["corrected"] for row in rows)
    ratio = share((row["corrected"] - middle) ** 2 / 0.25 for row in rows)
    figures.append({
        "figure": f"variance of results between four {bot} corrected by luck, of that without",
        "value": round(ratio.loss, 2), "±": round(ratio.margin or 0.0, 2), "n": len(rows),
        "goal": "at most 0.5",
    })  # fmt: skip
    return figures


def played(names: Sequence[str], rng: Random) -> Record:
    """The record of a whole match of these bots."""

    def decide(match: Match, seat: Seat) -> Choice:
        return player(names[seat])(view(match, seat), rng, Budget())

    *_, match = self_play(Match.new(RULESET), rng.randbytes(32), decide)
    return Record.from_match(match)


# --- what `tools/scale.py` has measured -----------------------------------------------------------


def on_the_scale() -> Iterator[Figure]:
    """The committed scale: match chance lost per decision, in points."""
    for mark in scale():
        yield {
            "figure": f"scale: {mark.bot}", "value": round(100 * mark.loss, 2),
            "±": round(100 * mark.margin, 2), "n": mark.matches,
        }  # fmt: skip


def proportion(
    name: str, hits: Sequence[bool], goal: str, weights: Sequence[float] | None = None
) -> Figure:
    """A share with Wilson's interval; weighted, that of as many as are worth the same (Kish)."""
    weights, z = weights or [1.0] * len(hits), NORMAL_95
    if not hits:
        return {"figure": name, "value": "none found", "n": 0, "goal": goal}
    total = sum(weights)
    n = total**2 / sum(one**2 for one in weights)
    p = sum(one for one, hit in zip(weights, hits, strict=True) if hit) / total
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    margin = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return {
        "figure": name, "value": percent(p), "counted": f"{sum(hits)} of {len(hits)}",
        "from": percent(middle - margin), "to": percent(middle + margin), "goal": goal,
    }  # fmt: skip


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


if __name__ == "__main__":
    main()
