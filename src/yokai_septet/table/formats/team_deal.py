"""Deals of team matches: each of two teams has half of the seats at both of two tables, which are
dealt the same cards. A table is for one deal, and nothing of it may be known at the other one until
both have finished it."""

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from yokai_septet.game import Match, Side
from yokai_septet.records import TEAM_MATCH
from yokai_septet.table import commands as c
from yokai_septet.table import errors
from yokai_septet.table.effects import Effect, deal_scored
from yokai_septet.table.formats.format import Format, FormatInfo, Replies

if TYPE_CHECKING:
    from yokai_septet.table.context import HandleContext
    from yokai_septet.table.state import Table


def team_at(room: int, side: Side) -> int:
    """Which team, 0 or 1, has the seats of a side: at the second table they are swapped."""
    return side ^ room


class TeamDeal(Format, frozen=True, kw_only=True, omit_defaults=True, tag="team-deal"):
    """A deal of a team match: one round, with the cards that another table is dealt as well."""

    has_coach: ClassVar[bool] = False  # others are still to play the deal
    counts_beyond_table: ClassVar[bool] = True

    match: str
    """The code of the team match."""
    number: int
    """From 1."""
    deals: int
    """How many deals the team match has."""
    room: int
    """Which of its two tables this is: 0 or 1."""
    nodes: int
    """The playouts of one decision of a bot."""
    is_compared: bool = False
    """Whether both tables have finished it."""

    @property
    def info(self) -> FormatInfo:
        """Which deal it is."""
        return FormatInfo(
            kind="team-deal", source=self.match, number=self.number, deals=self.deals,
            single_deal=True,
        )  # fmt: skip

    @property
    def tags(self) -> list[tuple[str, str]]:
        """Which deal it is, at which table."""
        return [(TEAM_MATCH, f"{self.match} {self.number} {self.room + 1}")]

    def check(self, command: c.Command, context: "HandleContext") -> None:
        """Refuse everything but playing, and bots that play for people who are away: whoever sits
        down later may know the cards from the other table."""
        if not isinstance(command, c.PassCards | c.PlayCard | c.AskBot | c.VoteBot | c.TakeBack):
            raise errors.not_in_team_matches()

    def replies(self, table: "Table") -> Replies:
        """The same at both tables."""
        return Replies(table.seed, self.nodes)

    def is_finished(self, match: Match) -> bool:
        """It ends with its round."""
        return bool(match.finished)

    def is_open_to_all(self, table: "Table") -> bool:
        """When both tables have finished the deal."""
        return self.is_public(table) and super().is_open_to_all(table)

    def is_public(self, table: "Table") -> bool:
        """When both tables have finished the deal."""
        return table.is_over and self.is_compared

    def compared(self) -> "TeamDeal":
        """Both tables have finished it."""
        return replace(self, is_compared=True)

    def effects_at_end(self, table: "Table") -> tuple[Effect, ...]:
        """Its result is compared with that of the other table; the match is listed as a whole."""
        return deal_scored("team-match", table)
