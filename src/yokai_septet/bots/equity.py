"""Match equity: the chance to win the match from every score and leader of the next round.

The tables in `data/equity.json` are made by `tools/equity.py` from rounds that the policy plays
against itself. They are stored from the point of view of the leading side, which makes seats
interchangeable: `table[own score][the next side's][…]` holds the chances of the leading side, of
the next one, and so on. If the ace decides who leads every round (R52), nobody knows the next
leader, and all sides are equal in this: the point of view is that of the first side.

A ruleset without a table takes the nearest one, its scores on that table's scale.
"""

import json
import logging
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from yokai_septet.game import RULESETS, LaterLeader, Ruleset, Seat

_log = logging.getLogger(__name__)


class Equity(NamedTuple):
    """A table of match chances."""

    table: Any
    goal: int
    """The points or seals that win a match of the ruleset that the table was made for."""


@cache
def _tables() -> dict[str, Any]:
    text = files("yokai_septet.bots").joinpath("data/equity.json").read_text("utf-8")
    tables: dict[str, Any] = json.loads(text)
    return tables


def table_name(ruleset: Ruleset) -> str:
    """The name of the ruleset's table; R9's option has no effect on it."""
    ace = ruleset.later_leader is LaterLeader.ACE
    return f"{ruleset.name}+ace" if ace else ruleset.name


@cache
def equity_of(ruleset: Ruleset) -> Equity | None:
    """The table of this ruleset, or the nearest one, which is logged; None if no table has as many
    sides."""
    tables, name = _tables(), table_name(ruleset)
    if name in tables:
        return Equity(tables[name], ruleset.goal)
    by_ace = ruleset.later_leader is LaterLeader.ACE
    others = [
        other.with_later_leader(ruleset.later_leader) if by_ace else other
        for other in RULESETS.values()
        if other.side_count == ruleset.side_count and ruleset.later_leader in other.later_leaders
    ]
    near = [other for other in others if table_name(other) in tables]
    if not near:
        _log.warning("No table of match chances has %s's number of sides.", ruleset.name)
        return None
    nearest = min(
        near,
        key=lambda other: (
            other.has_seals != ruleset.has_seals,
            other.scoring is not ruleset.scoring,
            abs(other.goal - ruleset.goal),
        ),
    )
    _log.warning("%s has no match chances; it takes those of %s.", name, table_name(nearest))
    return Equity(tables[table_name(nearest)], nearest.goal)


def match_chances(ruleset: Ruleset, scores: tuple[int, ...], last: Seat) -> tuple[float, ...]:
    """The chance of each side to win the match, after a round whose last trick this seat won."""
    sides = ruleset.side_count
    equity = equity_of(ruleset)
    if equity is None:
        return _by_points_missing(ruleset, scores)
    first = 0 if ruleset.later_leader is LaterLeader.ACE else ruleset.sides[last]
    cell = equity.table
    for step in range(sides):
        score = min(scores[(first + step) % sides], ruleset.goal - 1)
        cell = cell[score * equity.goal // ruleset.goal]
    chances = [0.0] * sides
    for step in range(sides):
        chances[(first + step) % sides] = cell[step]
    return tuple(chances)


def _by_points_missing(ruleset: Ruleset, scores: tuple[int, ...]) -> tuple[float, ...]:
    """An estimate without a table: half the points missing make a side four times as likely."""
    shares = [1 / max(ruleset.goal - score, 1) ** 2 for score in scores]
    return tuple(share / sum(shares) for share in shares)
