"""Kinds of play: each is a value with a file of its own, and nobody else asks which one it is.

`Format` has what every kind of play answers: which commands it permits, where deals come from, who
may look on and when everything becomes public, how bots reply, when it is over and what follows
from its end. A new kind is a file here, listed in `StoredFormat` if tables are made with it.
"""

from typing import TypeAlias

from yokai_septet.table.formats.daily_deal import DailyDeal
from yokai_septet.table.formats.first_game import FirstGame
from yokai_septet.table.formats.format import Format, FormatInfo, Replies
from yokai_septet.table.formats.match_format import MatchFormat
from yokai_septet.table.formats.play_on import PlayOn
from yokai_septet.table.formats.same_deals import FROM_FILE, SameDeals
from yokai_septet.table.formats.team_deal import TeamDeal

StoredFormat: TypeAlias = DailyDeal | TeamDeal | FirstGame
"""The formats that a table has from its first entry on; others begin with the match."""

__all__ = [
    "FROM_FILE", "DailyDeal", "FirstGame", "Format", "FormatInfo", "MatchFormat", "PlayOn",
    "Replies", "SameDeals", "StoredFormat", "TeamDeal",
]  # fmt: skip
