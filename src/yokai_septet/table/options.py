"""What the owner of a table chooses before the match begins."""

from enum import Enum
from functools import cache
from typing import Literal

from msgspec import Struct

from yokai_septet.game import FirstLeader, LaterLeader, MemoryAid, Ruleset, ruleset_named


class Visibility(Enum):
    """Where the table can be found."""

    PUBLIC = "public"
    """In the lobby, by everybody."""
    LINK = "link"
    """By its link or code alone."""


Clock = Literal[0, 15, 30, 60]
"""Seconds for a move; 0 disables the clock."""


class TableOptions(Struct, frozen=True, kw_only=True):
    """The options of a table."""

    ruleset: str = "four-advanced"
    first_leader: FirstLeader = FirstLeader.DEALT
    later_leader: LaterLeader = LaterLeader.LAST_TRICK
    """Only Seven Suitors offers another choice than the default (R52)."""
    memory_aid: MemoryAid = MemoryAid.LAST_TRICK
    clock: Clock = 0
    bots: str = "adept"
    """How strong the bots are that fill seats or play for people who are away."""
    hints: bool | None = None
    """Whether people may ask a bot for advice; None: only a person who plays against bots alone."""
    coach: bool = False
    """Whether people who play together may ask the coach after each round; whoever plays against
    bots alone always may."""
    spectators: bool = True
    """Whether others may watch, seeing nobody's hand."""
    visibility: Visibility = Visibility.LINK

    @property
    def rules(self) -> Ruleset:
        """The ruleset itself."""
        return _ruleset_named(self.ruleset, self.first_leader, self.later_leader)


_ruleset_named = cache(ruleset_named)
"""All tables with the same rules share one ruleset."""
