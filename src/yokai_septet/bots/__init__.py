"""The computer players: each is given a view, a random generator and a budget, never the round.

`player(name)` finds one by its name; `PLAYERS` lists them from the weakest to the strongest.
`advise` tells what one thinks of every choice, `why` says in a sentence what speaks for one.
"""

from yokai_septet.bots.advice import Advice
from yokai_septet.bots.player import Budget, Player
from yokai_septet.bots.registry import PLAYERS, advice_of, advise, player
from yokai_septet.bots.why import Why, why

__all__ = ["Advice", "Budget", "Player", "PLAYERS", "Why", "advice_of", "advise", "player", "why"]
