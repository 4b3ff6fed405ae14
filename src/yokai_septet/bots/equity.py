"""Match equity: the chance to win the match from every score, by who leads the next round.

The table in `data/equity.json` is made by `tools/equity.py` from rounds that the policy plays
against itself. It is kept as seen from the side that leads, so that seats need not be told apart:
`table[own score][the next side's][…]` holds the chances of the leading side, of the next one, and
so on.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from yokai_septet.game import Ruleset, Seat


@cache
def _tables() -> dict[str, Any]:
    text = files("yokai_septet.bots").joinpath("data/equity.json").read_text("utf-8")
    tables: dict[str, Any] = json.loads(text)
    return tables


def match_chances(ruleset: Ruleset, scores: tuple[int, ...], leader: Seat) -> tuple[float, ...]:
    """The chance of each side to win, when this seat leads the next round."""
    sides = ruleset.side_count
    first = ruleset.sides[leader]
    cell = _tables()[ruleset.name]
    for step in range(sides):
        cell = cell[min(scores[(first + step) % sides], ruleset.goal - 1)]
    chances = [0.0] * sides
    for step in range(sides):
        chances[(first + step) % sides] = cell[step]
    return tuple(chances)
