"""What somebody wants to play on this machine. Nothing heavy is loaded until the game begins."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from yokai_septet.errors import InvalidValue
from yokai_septet.game import RULESETS, FirstLeader, LaterLeader, MemoryAid

if TYPE_CHECKING:
    from yokai_septet.client.autosave import Autosave
    from yokai_septet.client.local import LocalClient
    from yokai_septet.table import Entry, TableOptions

SCREEN_PAUSE = 0.5
"""Seconds that each card can be looked at before the next bot plays."""
MOST_PEOPLE = max(ruleset.players for ruleset in RULESETS.values())


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The choices for a match on this machine."""

    ruleset: str = next(iter(RULESETS))
    first_leader: FirstLeader = FirstLeader.DEALT
    later_leader: LaterLeader = LaterLeader.LAST_TRICK
    bots: str = "adept"
    """The strengths of the bots with commas between them, the last for all that follow it."""
    people: int = 1
    seed: bytes | None = None
    memory_aid: MemoryAid = MemoryAid.LAST_TRICK
    clock: int = 0

    def new_log(self) -> "list[Entry]":
        """The log of a new table with these choices; an error if one of them is not known."""
        import msgspec

        from yokai_septet.bots import player
        from yokai_septet.client.local import new_log

        names = [name.strip() for name in self.bots.split(",")]
        for name in names:
            player(name)
        # At one keyboard everybody sees the hints.
        options = msgspec.structs.replace(self._table_options(names[-1]), hints=True)
        return new_log(options, seed=self.seed, people=self.people, bots=names)

    def for_server(self) -> "TableOptions":
        """The same choices for a table on a server, which knows its own bots."""
        return self._table_options(self.bots)

    def _table_options(self, bots: str) -> "TableOptions":
        import msgspec

        from yokai_septet.table import TableOptions

        chosen = {
            "ruleset": self.ruleset,
            "first_leader": self.first_leader,
            "later_leader": self.later_leader,
            "memory_aid": self.memory_aid,
            "clock": self.clock,
            "bots": bots,
        }
        try:
            return msgspec.convert(chosen, TableOptions)
        except msgspec.ValidationError as error:
            raise InvalidValue("bad-request", str(error)) from error


def local_client(
    log: "Iterable[Entry]", pause: float = 0.0, autosave: "Autosave | None" = None
) -> "LocalClient":
    """A client of the table with this log; bots wait a little before they play a card."""
    from yokai_septet.client.local import LocalClient
    from yokai_septet.table import Pace

    saver = None if autosave is None else autosave.save
    return LocalClient(log, pace=Pace(0.0, pause, pause), saver=saver)
