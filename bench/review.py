"""How good and how fast reviews are; every figure with its 95 % interval.

    .venv/bin/python bench/review.py --decisions 1000 --deals 300 --matches 5 --luck 40 --json FILE

The smaller the numbers, the wider the intervals; 0 leaves a figure out. A decision takes some three
seconds, a deal half a minute, a match a minute, and a match for luck half a minute.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median, pvariance

from yokai_septet import RULESETS, Match, Pass, Play, View, deal, view
from yokai_septet.arena.statistics import NORMAL_95
from yokai_septet.bots import Budget, player
from yokai_septet.records import Record
from yokai_septet.study import Grade, Judgement, ReviewBudget, judge, review, scale
from yokai_septet.study.summary import share

RULESET = RULESETS["four-advanced"]
MIXED = ("random", "novice", "adept", "montecarlo")
SAMPLED = 0.05
"""The share of a match's decisions that the sample takes."""
LONGER = 10
PAIRS = replace(ReviewBudget(), blocks=10, learn=0, evaluate=1000, worlds=2000)
"""The other method: playouts of the policy in the same worlds, without trees."""
BLAMED = (Grade.MISTAKE, Grade.BLUNDER)

Figure = dict[str, float | int | str]
Decide = Callable[[View, Random], Pass | Play]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    for name, default in (("decisions", 40), ("deals", 0), ("matches", 1), ("luck", 0)):
        options.add_argument(f"--{name}", type=int, default=default)
    options.add_argument("--seed", default="review")
    options.add_argument("--json", type=Path)
    given = options.parse_args()
    figures: list[Figure] = []
    for measured in (
        confirmed(given.decisions, given.seed),
        strength(given.deals, given.seed),
        speed(given.matches, given.seed),
        luck(given.luck, given.seed),
        on_the_scale(),
    ):
        for figure in measured:
            figures.append(figure)
            print(*(f"{name}: {value}" for name, value in figure.items()), sep=" | ", flush=True)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def confirmed(n: int, seed: str) -> Iterator[Figure]:
    """Blame that longer runs confirm, and blunders that the review misses."""
    if not n:
        return
    rng, quick = Random(seed), ReviewBudget()
    judged: list[tuple[Judgement, Judgement, Judgement]] = []
    for seen, made in sampled(n, rng):
        short = judge(seen, made, quick, rng.getrandbits(63))
        long = judge(seen, made, quick.times(LONGER), rng.getrandbits(63))
        pairs = judge(seen, made, PAIRS, rng.getrandbits(63))
        judged.append((short, long, pairs))
    blamed = [one for one in judged if one[0].grade in BLAMED]
    half = [long.loss >= short.loss / 2 for short, long, _ in blamed]
    yield proportion("mistakes confirmed by a run ten times as long", half, "97 %")
    half = [pairs.loss >= short.loss / 2 for short, _, pairs in blamed]
    yield proportion("mistakes confirmed by playouts without trees", half, "90 %")
    missed = [
        short.grade in (Grade.BEST, Grade.GOOD)
        for short, long, _ in judged
        if long.grade is Grade.BLUNDER
    ]
    yield proportion("blunders of the long run that the review misses", missed, "under 2 %")
    errors = [short.loss - long.loss for short, long, _ in judged]
    stated = sqrt(mean(short.error**2 for short, _, _ in judged))
    rms = sqrt(mean(error**2 for error in errors))
    yield {
        "figure": "rms error of a loss, points", "value": round(100 * rms, 2),
        "stated": round(100 * stated, 2), "bias": round(100 * mean(errors), 2), "n": n,
    }  # fmt: skip


def sampled(n: int, rng: Random) -> Iterator[tuple[View, Pass | Play]]:
    """Decisions with a choice, of matches between bots of all strengths."""
    while n:
        names = [rng.choice(MIXED) for _ in RULESET.seats]
        for match, action in played(names, rng):
            seen = view(match, action.seat)
            if isinstance(action, Play) and len(seen.playable()) < 2:
                continue
            if rng.random() < SAMPLED and n:
                n -= 1
                ordered = action
                if isinstance(action, Pass):
                    ordered = Pass(action.seat, tuple(sorted(action.cards)))
                yield seen, ordered


def played(names: Sequence[str], rng: Random) -> Iterator[tuple[Match, Pass | Play]]:
    """A match of bots: every decision with the match before it."""
    match, seed = Match.new(RULESET), rng.randbytes(32)
    while match.result is None:
        if match.round is None:
            match = match.apply(deal(RULESET, seed, match.round_number))
            continue
        seat = match.to_act[0]
        action = player(names[seat])(view(match, seat), rng, Budget())
        yield match, action
        match = match.apply(action)


def strength(deals: int, seed: str) -> Iterator[Figure]:
    """The reviewer's choice as a bot against `master`, first rounds, each deal from both sides."""
    if not deals:
        return
    budget, master = ReviewBudget(), player("master")

    def reviewer(seen: View, rng: Random) -> Pass | Play:
        choices = list(seen.legal())
        if len(choices) == 1:
            return choices[0]
        return judge(seen, choices[0], budget, rng.getrandbits(63)).best.choice

    shares = []
    for number in range(deals):
        won = 0
        for side in (0, 1):
            rng = Random(f"{seed} {number} {side}")
            match = Match.new(RULESET).apply(
                deal(RULESET, sha256(f"{seed} {number}".encode()).digest())
            )
            while match.round is not None:
                seat = match.to_act[0]
                seen = view(match, seat)
                ours = RULESET.sides[seat] == side
                match = match.apply(reviewer(seen, rng) if ours else master(seen, rng, Budget()))
            won += side in match.finished[0].result.winners
        shares.append(won / 2)
    found = share(shares)
    yield {
        "figure": "the reviewer's choice against master, rounds won", "value": percent(found.loss),
        "±": percent(found.margin or 0.0), "n": deals, "goal": "not worse than 50 %",
    }  # fmt: skip


def speed(matches: int, seed: str) -> Iterator[Figure]:
    """The processor time of reviews of four `adept`s, and until the first verdict."""
    own, first, every, rounds = [], [], [], []
    for number in range(matches):
        record = last_record(["adept"] * 4, Random(f"{seed} {number}"))
        rounds.append(len(record.rounds))
        told: list[float] = []
        start = time.process_time()
        review(
            record,
            seats=[0],
            budget=replace(ReviewBudget(), open_cards=False),
            progress=lambda _, told=told: told.append(time.process_time()),  # type: ignore[misc]
        )
        own.append(time.process_time() - start)
        first.append(told[0] - start)
        start = time.process_time()
        review(record)
        every.append(time.process_time() - start)
    for name, seconds, goal in (
        ("own seat", own, "10 s"),
        ("first verdict", first, "1 s"),
        ("all seats with open cards", every, "60 s"),
    ):
        if seconds:
            yield {
                "figure": f"{name}, median seconds of one core", "value": round(median(seconds), 2),
                "longest": round(max(seconds), 2), "rounds": median(rounds), "n": matches,
                "goal": f"under {goal}",
            }  # fmt: skip


def last_record(names: Sequence[str], rng: Random) -> Record:
    """The record of a whole match of these bots."""
    match, action = list(played(names, rng))[-1]
    return Record.from_match(match.apply(action))


def luck(matches: int, seed: str) -> Iterator[Figure]:
    """Between equals: the mean of every part, and what correcting by luck does to the variance."""
    budget = replace(ReviewBudget(), open_cards=False, blocks=2)
    accounts = [
        review(
            last_record(["montecarlo"] * 4, Random(f"{seed} luck {number}")), budget=budget
        ).accounts[0]
        for number in range(matches)
    ]
    for name, part in (
        ("deals", [one.deals for one in accounts]),
        ("net error", [one.own_errors + one.others_errors for one in accounts]),
        ("hidden", [one.hidden for one in accounts]),
    ):
        if part:
            found = share(part)
            yield {
                "figure": f"luck between equals: {name}, mean points",
                "value": round(100 * found.loss, 1), "±": round(100 * (found.margin or 0), 1),
                "n": matches, "goal": "0",
            }  # fmt: skip
    if len(accounts) > 1:
        ratio = pvariance([one.corrected for one in accounts]) / pvariance(
            [one.end for one in accounts]
        )
        yield {
            "figure": "variance of results corrected by luck, of that without",
            "value": round(ratio, 2), "n": matches, "goal": "at most 0.5",
        }  # fmt: skip


def on_the_scale() -> Iterator[Figure]:
    """The committed scale: match chance lost per decision, in points."""
    for mark in scale():
        yield {
            "figure": f"scale: {mark.bot}", "value": round(100 * mark.loss, 2),
            "±": round(100 * mark.margin, 2), "n": mark.matches,
        }  # fmt: skip


def proportion(name: str, hits: Sequence[bool], goal: str) -> Figure:
    """A share with Wilson's interval."""
    n, z = len(hits), NORMAL_95
    if not n:
        return {"figure": name, "value": "none found", "n": 0, "goal": goal}
    p = sum(hits) / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    margin = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return {
        "figure": name, "value": f"{sum(hits)} of {n}",
        "from": percent(middle - margin), "to": percent(middle + margin), "n": n, "goal": goal,
    }  # fmt: skip


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


if __name__ == "__main__":
    main()
