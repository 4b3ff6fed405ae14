"""A match that is played on from a position of another one."""

from typing import ClassVar

from yokai_septet import records
from yokai_septet.game import Match, not_dealt
from yokai_septet.records import PLAYED_ON, Record
from yokai_septet.table.errors import match_is_over
from yokai_septet.table.formats.format import Format, FormatInfo
from yokai_septet.table.results import Origin


class PlayOn(Format, frozen=True):
    """A match that begins where another one, or a position beside it, is played on."""

    actions: int
    """How many actions were taken over."""
    came_from: str | None = None
    """The path of the page where that was asked for, such as `t/K7WQ2M`."""

    origin: ClassVar[Origin] = "played-on"
    deals_from_seed: ClassVar[bool] = False
    may_undo: ClassVar[bool] = True

    @property
    def info(self) -> FormatInfo:
        """How many actions were taken over, and what it leads back to."""
        return FormatInfo(kind="play-on", source=self.came_from, actions=self.actions)

    @property
    def tags(self) -> list[tuple[str, str]]:
        """How many actions were taken over."""
        return [(PLAYED_ON, str(self.actions))]

    @property
    def brings_cards(self) -> bool:
        """Whatever position it began with, somebody may have made it up."""
        return True


def position_to_play_on(match: Match) -> str:
    """The record of a position, with which a match begins that is played on from there; an error if
    there is nothing left to play, or no cards have been dealt yet."""
    if not match.rounds:
        raise not_dealt()
    if match.result is not None:
        raise match_is_over()
    return records.format(Record.from_match(match))
