"""The computer players: each is given a view, a random generator and a budget, never the round.

`player(name)` finds a player by its name; `PLAYERS` lists them from the weakest to the strongest.
`advise` returns a player's estimate of every choice, `why` the reason for a choice as a message.
"""

from yokai_septet.bots.advice import Advice
from yokai_septet.bots.player import Budget, Player
from yokai_septet.bots.registry import PLAYERS, advice_of, advise, player
from yokai_septet.bots.searcher import Searcher
from yokai_septet.bots.why import Why, why

__all__ = [
    "Advice", "Budget", "Player", "PLAYERS", "Searcher", "Why",
    "advice_of", "advise", "player", "why",
]  # fmt: skip
