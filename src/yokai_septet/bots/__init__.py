"""The computer players: each is given a view, a random generator and a budget, never the round.

`player(name)` finds one by its name; `PLAYERS` lists them from the weakest to the strongest.
"""

from yokai_septet.bots.player import Budget, Player
from yokai_septet.bots.registry import PLAYERS, player

__all__ = ["Budget", "Player", "PLAYERS", "player"]
