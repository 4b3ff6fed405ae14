"""Yokai Septet: the rules of the card game as a library, and all that stands on them.

>>> from yokai_septet import Match, deal
>>> match = Match.new()
>>> match = match.apply(deal(match.ruleset, seed=bytes(32)))
>>> match.to_act
(0, 1, 2, 3)
"""

from yokai_septet.errors import IllegalAction, InvalidValue, YokaiError
from yokai_septet.game import *  # noqa: F403 (its __all__ is the list of the public names)
from yokai_septet.game import __all__ as _rules

__all__ = [*_rules, "YokaiError", "IllegalAction", "InvalidValue"]
