"""The daily deals: the same four first rounds for everybody, on one day (UTC).

Everything follows from the day's seed: the deals, and the replies of the bots (`replies.py`). So
equal plays meet equal replies, and results can be compared. docs/fair-deal.md tells how the deals
are checked afterwards.
"""

from hashlib import sha256
from typing import Final

from yokai_septet.errors import InvalidValue
from yokai_septet.game.actions import Deal
from yokai_septet.game.dealing import deal
from yokai_septet.game.match import Match
from yokai_septet.game.ruleset import FOUR_ADVANCED

BOT: Final = "master"
SEAT: Final = 0
"""Where the person sits; bots have the other seats."""
DEALS: Final = 4
NODES: Final = 16_000
"""The playouts of one decision of a bot: a number and no time, so that every machine decides
alike."""

_DEAL = b"yokai-septet daily deal 1\n"


def deal_seed(seed: bytes, number: int, deals: int = DEALS) -> bytes:
    """The seed of one of the deals of a day or a team match, counted from 1. It tells nothing about
    the others."""
    if not 1 <= number <= deals:
        sentence = f"Daily deals are numbered from 1 to {deals}."
        raise InvalidValue("bad-daily-deal", sentence, most=deals)
    return sha256(_DEAL + seed + bytes([number])).digest()


def dealt(seed: bytes) -> Deal:
    """The cards of the deal with this seed."""
    return deal(FOUR_ADVANCED, seed)


def opening(seed: bytes) -> Match:
    """The match of a deal with this seed, before the pass."""
    return Match.new(FOUR_ADVANCED).apply(dealt(seed))
