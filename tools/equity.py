"""Makes the match equity tables in `src/yokai_septet/bots/data/equity.json` by self-play.

    .venv/bin/python tools/equity.py [ROUNDS [TABLE...]]

The policy plays ROUNDS rounds against itself for each distribution (100,000 by default): with four
and three players there is one, how a round ends for the side that leads it; in Seven Suitors one
for every number of seals, since they limit what can be sealed. The chances to win the match then
follow exactly, from the highest scores down. Tables that are not named keep their values.
"""

import json
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

from yokai_septet.bots.equity import table_name
from yokai_septet.engine import default_weights, play_rounds
from yokai_septet.game import RULESETS, LaterLeader, Ruleset, Seat, Suit

TARGET = Path(__file__).parents[1] / "src/yokai_septet/bots/data/equity.json"
SEED = 20_261_101

Scores = tuple[int, ...]
Chances = tuple[float, ...]


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    tables = json.loads(TARGET.read_text()) if TARGET.exists() else {}
    variants = [
        ruleset.with_later_leader(option)
        for ruleset in RULESETS.values()
        for option in ruleset.later_leaders
    ]
    for ruleset in variants:
        name = table_name(ruleset)
        if len(sys.argv) > 2 and name not in sys.argv[2:]:
            continue
        by_ace = ruleset.later_leader is LaterLeader.ACE
        solve = ace_table if by_ace else seals_table if ruleset.has_seals else points_table
        tables[name] = nested(ruleset, solve(ruleset, rounds))
        print(name, "even score:", _shown(tables[name], ruleset), file=sys.stderr)
    lines = [
        f"  {json.dumps(name)}: {json.dumps(table, separators=(',', ':'))}"
        for name, table in tables.items()
    ]
    TARGET.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def _shown(table: list[object], ruleset: Ruleset) -> object:
    cell: object = table
    for _ in range(ruleset.side_count):
        assert isinstance(cell, list)
        cell = cell[0]
    return cell


def nested(ruleset: Ruleset, chances: dict[Scores, Chances]) -> list[object]:
    """The table as lists within lists, as it is looked up."""

    def level(scores: Scores) -> list[object]:
        if len(scores) == ruleset.side_count:
            return [round(chance, 4) for chance in chances[scores]]
        return [level((*scores, score)) for score in range(ruleset.goal)]

    return level(())


# --- points ---------------------------------------------------------------------------------------


def points_table(ruleset: Ruleset, rounds: int) -> dict[Scores, Chances]:
    """For the scores of the leading side and those after it: everybody's chance."""
    sides = ruleset.side_count
    tally = play_rounds(ruleset, default_weights(ruleset), rounds, SEED, leader=0).tally()
    ways = Counter[tuple[Scores, int]]()
    for outcome, times in tally.items():
        ways[outcome.points, ruleset.sides[outcome.last_winner]] += times
    table: dict[Scores, Chances] = {}
    # Every round brings somebody a point, so higher sums come first.
    for scores in sorted(product(range(ruleset.goal), repeat=sides), key=sum, reverse=True):
        total = [0.0] * sides
        for (points, leads), times in ways.items():
            after = tuple(a + b for a, b in zip(scores, points, strict=True))
            for side, chance in enumerate(chances_after(ruleset, after, leads, table)):
                total[side] += chance * times / rounds
        table[scores] = tuple(total)
    return table


def chances_after(
    ruleset: Ruleset, after: Scores, leads: int, table: dict[Scores, Chances]
) -> list[float]:
    """Everybody's chance at these scores, when this side, which won the last trick, leads."""
    sides = ruleset.side_count
    top = max(after)
    if top >= ruleset.goal:
        leaders = [side for side in range(sides) if after[side] == top]
        left = (leads + 1) % sides
        winner = left if len(leaders) > 1 and left in leaders else leaders[0]
        return [float(side == winner) for side in range(sides)]
    turned = table[tuple(after[(leads + step) % sides] for step in range(sides))]
    return [turned[(side - leads) % sides] for side in range(sides)]


# --- seals ----------------------------------------------------------------------------------------


def seals_table(ruleset: Ruleset, rounds: int) -> dict[Scores, Chances]:
    """For the numbers of seals of the leading side and of the other: both chances."""
    table: dict[Scores, Chances] = {}
    goal = ruleset.goal
    for scores in sorted(product(range(goal), repeat=2), key=sum, reverse=True):
        ways, swapped = seal_ways(ruleset, scores, rounds), seal_ways(ruleset, scores[::-1], rounds)
        # The score may stay: x is the leading side's chance here, y that of the side with the
        # same score that does not lead; both depend on each other.
        a, stay, hand = _step(ruleset, scores, ways, table)
        b, stay2, hand2 = _step(ruleset, scores[::-1], swapped, table)
        # chance(scores, lead) = a + stay·x + hand·(1 - y);  y is chance(swapped, lead)
        x, y = 0.5, 0.5
        for _ in range(200):
            x, y = a + stay * x + hand * (1 - y), b + stay2 * y + hand2 * (1 - x)
        table[scores] = (x, 1 - x)
        table[scores[::-1]] = (y, 1 - y)
    return table


def ace_table(ruleset: Ruleset, rounds: int) -> dict[Scores, Chances]:
    """For the numbers of seals of both sides: both chances, if the ace decides every lead (R52)."""
    table: dict[Scores, Chances] = {}
    for scores in sorted(product(range(ruleset.goal), repeat=2), key=sum, reverse=True):
        ways = Counter[Scores]()
        for swapped in (False, True):  # the sides are equal, so the other one's rounds count, too
            found = seal_ways(ruleset, scores[::-1] if swapped else scores, rounds, leader=None)
            for (after, _), times in found.items():
                ways[after[::-1] if swapped else after] += times
        ways.pop(scores, None)  # a round that leaves the score as it is has no effect
        won = sum(
            times * (after[0] >= ruleset.goal if max(after) >= ruleset.goal else table[after][0])
            for after, times in ways.items()
        )
        x = won / sum(ways.values())
        table[scores] = (x, 1 - x)
    return table


def _step(
    ruleset: Ruleset,
    scores: Scores,
    ways: Counter[tuple[Scores, int]],
    table: dict[Scores, Chances],
) -> tuple[float, float, float]:
    """The leading side's chance if the score changes; the chances that it stays and the same side
    leads again, and that it stays and the other leads."""
    n = sum(ways.values())
    gained = stay = hand = 0.0
    for (after, leads), times in ways.items():
        if after == scores:
            stay, hand = (stay + times, hand) if leads == 0 else (stay, hand + times)
        elif after[0] >= ruleset.goal or after[1] >= ruleset.goal:
            gained += times * (after[0] >= ruleset.goal)
        elif leads == 0:
            gained += times * table[after][0]
        else:
            gained += times * (1 - table[after[::-1]][0])
    return gained / n, stay / n, hand / n


def seal_ways(
    ruleset: Ruleset, scores: Scores, rounds: int, leader: Seat | None = 0
) -> Counter[tuple[Scores, int]]:
    """The seals after a round and the side that won the last trick, from these numbers of seals,
    over several choices of the sealed suits."""
    ways = Counter[tuple[Scores, int]]()
    choices = 20
    rng = Random(SEED + 100 * scores[0] + scores[1])
    for choice in range(choices):
        suits = list(Suit)
        rng.shuffle(suits)
        ours = frozenset(suits[: scores[0]])
        if ruleset.goal == 4:  # sealed once: the others' suits are different ones
            theirs = frozenset(suits[scores[0] : scores[0] + scores[1]])
        else:
            rng.shuffle(suits)
            theirs = frozenset(suits[: scores[1]])
        outcomes = play_rounds(
            ruleset,
            default_weights(ruleset),
            max(rounds // choices // 10, 1),
            SEED + choice,
            leader=leader,
            seals=(ours, theirs),
        )
        for outcome, times in outcomes.tally().items():
            after = tuple(len(seals) for seals in outcome.seals)
            ways[after, ruleset.sides[outcome.last_winner]] += times
    return ways


if __name__ == "__main__":
    main()
