"""The computer players by name: the only list of them."""

from random import Random
from typing import Final

from yokai_septet.bots.adept import play_by_rules
from yokai_septet.bots.advice import Advice
from yokai_septet.bots.novice import play_with_mistakes
from yokai_septet.bots.player import Budget, Player, Thinker
from yokai_septet.bots.random import play_at_random
from yokai_septet.bots.searcher import ismcts, master, montecarlo
from yokai_septet.errors import InvalidValue
from yokai_septet.game import View

PLAYERS: Final[dict[str, Player]] = {
    "random": play_at_random,
    "novice": play_with_mistakes,
    "ismcts": ismcts,
    "adept": play_by_rules,
    "montecarlo": montecarlo,
    "master": master,
}
"""Every player by its name, from the weakest to the strongest."""


def player(name: str) -> Player:
    """The player with this name."""
    found = PLAYERS.get(name)
    if found is None:
        raise InvalidValue(
            "unknown-bot",
            f"{name!r} is not a bot; the bots are {', '.join(PLAYERS)}.",
            text=name,
            known=", ".join(PLAYERS),
        )
    return found


def advise(name: str, view: View, rng: Random, budget: Budget) -> list[Advice]:
    """The estimates of the viewer's choices by the player with this name, the best first."""
    return advice_of(player(name), view, rng, budget)


def advice_of(adviser: Player, view: View, rng: Random, budget: Budget) -> list[Advice]:
    """The same for any player; one that is not a `Thinker` returns only its own choice."""
    if isinstance(adviser, Thinker):
        return adviser.advise(view, rng, budget)
    return [Advice(adviser(view, rng, budget))]
