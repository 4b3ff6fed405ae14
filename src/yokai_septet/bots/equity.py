"""Match equity: the chance to win the match from every score and leader of the next round.

The tables in `data/equity.json` are made by `tools/equity.py` from rounds that the policy plays
against itself. They are stored from the point of view of the leading side, which makes seats
interchangeable: `table[own score][the next side's][…]` holds the chances of the leading side, of
the next one, and so on. If the ace decides who leads every round (R52), nobody knows the next
leader, and all sides are equal in this: the point of view is that of the first side.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from yokai_septet.game import LaterLeader, Ruleset, Seat


@cache
def _tables() -> dict[str, Any]:
    text = files("yokai_septet.bots").joinpath("data/equity.json").read_text("utf-8")
    tables: dict[str, Any] = json.loads(text)
    return tables


def table_name(ruleset: Ruleset) -> str:
    """The name of the ruleset's table; R9's option has no effect on it."""
    ace = ruleset.later_leader is LaterLeader.ACE
    return f"{ruleset.name}+ace" if ace else ruleset.name


def match_chances(ruleset: Ruleset, scores: tuple[int, ...], last: Seat) -> tuple[float, ...]:
    """The chance of each side to win the match, after a round whose last trick this seat won."""
    sides = ruleset.side_count
    first = 0 if ruleset.later_leader is LaterLeader.ACE else ruleset.sides[last]
    cell = _tables()[table_name(ruleset)]
    for step in range(sides):
        cell = cell[min(scores[(first + step) % sides], ruleset.goal - 1)]
    chances = [0.0] * sides
    for step in range(sides):
        chances[(first + step) % sides] = cell[step]
    return tuple(chances)
