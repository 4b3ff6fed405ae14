"""The computer players: each is given a view, a random generator and a budget, never the round.

`player(name)` finds a player by its name; `PLAYERS` lists them from the weakest to the strongest.
`advise` returns a player's estimate of every choice, `why.py` the reason for a choice as a message;
`hint_for` is both, for a person who asks.
"""

from yokai_septet.bots.advice import Advice, Why
from yokai_septet.bots.hints import Hint, hint_for
from yokai_septet.bots.player import Budget, Player, Thinker
from yokai_septet.bots.registry import PLAYERS, advice_of, advise, player
from yokai_septet.bots.searcher import Searcher

__all__ = [
    "Advice", "Budget", "Hint", "Player", "PLAYERS", "Searcher", "Thinker", "Why",
    "advice_of", "advise", "hint_for", "player",
]  # fmt: skip
