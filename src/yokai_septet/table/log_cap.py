"""A cap on a table's log: whoever repeats what has no end is refused, and the match can end."""

from yokai_septet.table import commands as c
from yokai_septet.table.errors import log_is_full

LONGEST_LOG = 5000
"""Entries of a table's log: several times those of the longest match."""

RETURNS = 1000
"""How many more it may have when people come back and take their seats from bots."""

_ENDING = (c.PlayCard, c.PassCards, c.Ready, c.Leave, c.Rematch)
"""What brings a match to its end, and is possible only so often."""


def check_log(seq: int, command: c.Command) -> None:
    """Refuse what makes a long log longer without ending the match."""
    votes = isinstance(command, c.VoteAbandon) and command.agree
    longest = LONGEST_LOG + (RETURNS if isinstance(command, c.TakeBack) else 0)
    if seq >= longest and not votes and not isinstance(command, _ENDING):
        raise log_is_full()
