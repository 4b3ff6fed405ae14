"""What ways to choose give away: their regret against long searches, in points of match chance.

    .venv/bin/python bench/choices.py --rounds 40 --deals 40 [--json FILE]

Cheaper than matches, and it tells cards from passes. Cards: decisions of rounds between `master`s,
valued by trees below every card that learn in eight times as many worlds as the reviewer's second
look, and by one tree of fifteen times `master`'s effort; the regret of a choice is what it is
behind the best by the mean of the two.
Passes: in true deals, what side 0 gains if its seats pass as the reviewer would instead of as
`master`, while the policy plays the cards. A round takes half a minute of processor time, a deal
two seconds.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from harness import parser, report
from yokai_septet import RULESETS, Choice, Match, Play, View, deal, view
from yokai_septet.arena.statistics import NORMAL_95
from yokai_septet.bots import Budget, player
from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import SearchConfig, default_weights, search_choices
from yokai_septet.game import Phase
from yokai_septet.study import ReviewBudget, choice_of, choice_values
from yokai_septet.study.endings import compared
from yokai_septet.study.luck import chances

RULESET = RULESETS["four-advanced"]
SAMPLED = 0.17
"""The share of a round's decisions that the sample takes."""
REVIEWER = ReviewBudget()
LONG = replace(REVIEWER, blocks=2, learn=64_000, evaluate=3000, worlds=8000)
LONG_TREE = SearchConfig(
    default_weights(RULESET), playouts=300_000, belief=True, worlds=40_000, tree=True,
    exploration=0.35, prior=0.5,
)  # fmt: skip
SEEN_ENOUGH = 300
"""Playouts from which on the long tree's value of a card counts."""
PLAYOUTS = 300
"""Of the policy from each true deal."""

Blocks = dict[Play, list[float]]
"""The mean match chance of each card in every block."""


class Decision(NamedTuple):
    """A decision with what each way would choose, and its cost."""

    regrets: dict[str, float]
    seconds: dict[str, float]


def blocks_of(seen: View, cards: Sequence[Play], budget: ReviewBudget, rng: Random) -> Blocks:
    mine = match_payoffs(seen)[seen.seated().side]
    found = compared(seen, cards, budget, rng.getrandbits(62), budget.blocks)
    return {card: [mean(map(mine.__getitem__, block)) for block in found[card]] for card in cards}


def best(values: Blocks) -> Play:
    return max(values, key=lambda card: mean(values[card]))


def tree(seen: View, rng: Random, nodes: int | None = None) -> Play:
    """The most visited card of `master`'s tree."""
    chosen = player("master")(seen, rng, Budget(nodes=nodes))
    assert isinstance(chosen, Play)
    return chosen


def reviewer(seen: View, rng: Random) -> Play:
    """The best card of a review."""
    chosen = choice_of(seen, choice_values(seen, REVIEWER, rng.getrandbits(62))[0].cards)
    assert isinstance(chosen, Play)
    return chosen


def even(seen: View, rng: Random, blocks: int = REVIEWER.blocks) -> Play:
    """The best of all cards in the same number of equal blocks."""
    return best(blocks_of(seen, plays(seen), replace(REVIEWER, blocks=blocks), rng))


def favourite(seen: View, rng: Random) -> Play:
    """`master`'s card, unless the best of four blocks leads it by two standard errors."""
    ours, blocks = tree(seen, rng), blocks_of(seen, plays(seen), REVIEWER, rng)
    leader = best(blocks)
    leads = [a - b for a, b in zip(blocks[leader], blocks[ours], strict=True)]
    return leader if mean(leads) > 2 * stdev(leads) / len(leads) ** 0.5 else ours


WAYS: dict[str, Callable[[View, Random], Play]] = {
    "`master`": tree,
    "`master`, 4,000 playouts": partial(tree, nodes=4000),
    "the reviewer": reviewer,
    "all cards in four blocks": even,
    "all cards in two blocks": partial(even, blocks=2),
    "`master`'s card, unless another leads it by two errors": favourite,
}


def plays(seen: View) -> list[Play]:
    return [choice for choice in seen.legal() if isinstance(choice, Play)]


def judged(seen: View, rng: Random) -> Decision:
    """What every way gives away here."""
    chosen, seconds = dict[str, Play](), dict[str, float]()
    for name, way in WAYS.items():
        start = time.process_time()
        chosen[name] = way(seen, rng)
        seconds[name] = time.process_time() - start
    pairs = {card: mean(row) for card, row in blocks_of(seen, plays(seen), LONG, rng).items()}
    mine = match_payoffs(seen)[seen.seated().side]
    tried = {
        one.choice: sum(mine[end] * times for end, times in one.counts.items()) / one.playouts
        for one in search_choices(seen, LONG_TREE, match_payoffs(seen), rng.getrandbits(62))
        if one.playouts >= SEEN_ENOUGH and isinstance(one.choice, Play)
    }
    top = max(tried, key=tried.__getitem__)
    # What the tree has hardly tried is as far behind its best as the pairs say.
    values = {
        card: (value + tried.get(card, tried[top] - max(0.0, pairs[top] - value))) / 2
        for card, value in pairs.items()
    }
    most = max(values.values())
    return Decision({name: most - values[card] for name, card in chosen.items()}, seconds)


def decisions(number: int) -> list[Decision]:
    """Some card decisions of a round between `master`s."""
    rng, found = Random(f"choices {number}"), list[Decision]()
    match = dealt(number)
    while match.round is not None:
        seen = view(match, match.to_act[0])
        passing = match.round.phase is Phase.PASS
        if not passing and len(plays(seen)) > 1 and rng.random() < SAMPLED:
            found.append(judged(seen, rng))
        match = match.apply(player("master")(seen, rng, Budget(nodes=3000)))
    return found


def dealt(number: int) -> Match:
    return Match.new(RULESET).apply(deal(RULESET, sha256(f"choices {number}".encode()).digest()))


# --- passes ---------------------------------------------------------------------------------------


def passes(number: int) -> tuple[float, float]:
    """What one seat, and both seats, of side 0 gain by the reviewer's passes among `master`'s."""
    rng, match = Random(f"passes {number}"), dealt(number)
    views = [view(match, seat) for seat in RULESET.seats]
    masters = [player("master")(seen, rng, Budget()) for seen in views]
    ours = [
        choice_of(seen, choice_values(seen, REVIEWER, rng.getrandbits(62))[0].cards)
        for seen in views[::2]
    ]

    def chance(*changed: Choice) -> float:
        after = match
        for one in {one.seat: one for one in (*masters, *changed)}.values():
            after = after.apply(one)
        return chances(after, PLAYOUTS, 1)[0]

    before = chance()
    return chance(ours[0]) - before, chance(*ours) - before


def interval(values: Sequence[float]) -> str:
    """The mean and its 95 % interval, in points."""
    margin = NORMAL_95 * stdev(values) / len(values) ** 0.5
    return f"{100 * mean(values):.2f} ± {100 * margin:.2f}"


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--rounds", type=int, default=40)
    options.add_argument("--deals", type=int, default=40)
    args = options.parse_args()
    found = [one for number in range(args.rounds) for one in decisions(number)]
    gains = [passes(number) for number in range(args.deals)]
    rows = []
    for name in WAYS if len(found) > 1 else ():
        seconds = mean(one.seconds[name] for one in found)
        rows.append((f"{name}, {seconds:.2f} s", interval([one.regrets[name] for one in found])))
    if len(gains) > 1:
        for name, column in zip(("one seat", "both seats"), zip(*gains, strict=True), strict=True):
            rows.append((f"the reviewer's pass at {name}: gain", interval(column)))
    title = f"Points of match chance, {len(found)} cards and {len(gains)} deals"
    report(title, [(*row, "") for row in rows], dict(rows), args.json)


if __name__ == "__main__":
    main()
