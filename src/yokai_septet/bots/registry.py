"""The computer players by name: the only list of them."""

from typing import Final

from yokai_septet.bots.adept import play_by_rules
from yokai_septet.bots.player import Player
from yokai_septet.bots.random import play_at_random
from yokai_septet.errors import InvalidValue

PLAYERS: Final[dict[str, Player]] = {"random": play_at_random, "adept": play_by_rules}
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
