"""What sessions must know of this server."""

from collections.abc import Callable

from yokai_septet.game import Deal
from yokai_septet.server.callers.identity import is_program
from yokai_septet.server.rooms.room import Room
from yokai_septet.table import Due, HandleContext, Pace, Presence, Table


class Contexts:
    """Makes the context in which something happens at a table."""

    def __init__(
        self,
        strengths: tuple[str, ...],
        random_bytes: Callable[[int], bytes],
        open_day: Callable[[], str | None],
        pace: Pace,
        now: Callable[[], float],
        deal: Callable[[Table], Deal] | None,
    ) -> None:
        self._strengths, self._random_bytes, self._open_day = strengths, random_bytes, open_day
        self._pace, self._now, self._deal = pace, now, deal

    def of(self, presence: Presence) -> HandleContext:
        """The context of a table where these people are."""
        return HandleContext(
            presence, self._strengths, self._random_bytes, is_program,
            open_day=self._open_day, pace=self._pace, deal=self._deal,
        )  # fmt: skip

    def next_due(self, room: Room) -> Due | None:
        """What happens by itself next at a room's table."""
        return room.session.due(self._now(), self.of(room.presence))
