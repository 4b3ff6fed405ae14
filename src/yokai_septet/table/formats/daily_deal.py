"""The daily deals: one person and three bots, one round, the same for everybody."""

from typing import TYPE_CHECKING, ClassVar

from yokai_septet.game import Match
from yokai_septet.records import DAILY_DEAL
from yokai_septet.table import commands as c
from yokai_septet.table import errors
from yokai_septet.table.effects import Effect, PlayersListed, deal_scored
from yokai_septet.table.formats.format import Format, FormatInfo, Replies

if TYPE_CHECKING:
    from yokai_septet.table.context import HandleContext
    from yokai_septet.table.state import Table


class DailyDeal(Format, frozen=True, kw_only=True, omit_defaults=True, tag="daily-deal"):
    """A deal of a day: one person plays one round with what everybody is dealt."""

    day: str
    number: int
    """From 1."""
    nodes: int
    """The playouts of one decision of a bot."""
    for_fun: bool = False
    """Whether it counts for nothing, since the day is over."""

    is_replayable: ClassVar[bool] = False  # the deals of a day are everybody's already
    has_coach: ClassVar[bool] = False  # others are still to play the deal
    counts_beyond_table: ClassVar[bool] = True

    @property
    def info(self) -> FormatInfo:
        """Which deal it is."""
        return FormatInfo(
            kind="daily-deal", source=self.day, number=self.number, single_deal=True,
            counts=not self.for_fun, replayable=self.is_replayable,
        )  # fmt: skip

    @property
    def tags(self) -> list[tuple[str, str]]:
        """Which deal it is."""
        return [(DAILY_DEAL, f"{self.day} {self.number}")]

    def is_secret_on(self, open_day: str | None) -> bool:
        """On its own day, others are still to play it."""
        return not self.for_fun and self.day == open_day

    def check(self, command: c.Command, context: "HandleContext") -> None:
        """Refuse everything but passing and playing, and also that when the day is over."""
        if not isinstance(command, c.PassCards | c.PlayCard):
            raise errors.not_in_daily_deals()
        if not self.for_fun and self.day != context.open_day():
            raise errors.day_is_over()

    def replies(self, table: "Table") -> Replies:
        """The same for everybody who plays the deal."""
        return Replies(table.seed, self.nodes)

    def is_finished(self, match: Match) -> bool:
        """It ends with its round."""
        return bool(match.finished)

    def is_open_to_all(self, table: "Table") -> bool:
        """Never: others may yet play it."""
        return False

    def players_listed(self, table: "Table") -> PlayersListed:
        """Nobody: the daily deals have a list of their own."""
        return PlayersListed(())

    def effects_at_end(self, table: "Table") -> tuple[Effect, ...]:
        """Its result is compared with those of everybody else."""
        return deal_scored("daily", table)
