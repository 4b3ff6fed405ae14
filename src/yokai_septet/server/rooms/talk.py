"""What people tell each other at a table and nobody keeps: phrases, and the moment of a review
that somebody shows to the others."""

from collections.abc import Callable

from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.request_errors import unknown_review
from yokai_septet.server.bus import Bus, BusMessage
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.errors import too_fast
from yokai_septet.server.rooms.broadcast import Broadcaster
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.settings import Limits
from yokai_septet.server.store import Store
from yokai_septet.table import check_may_lead_review, check_may_talk
from yokai_septet.table import commands as c


class Talk:
    """Talk at all tables, as one worker serves them."""

    def __init__(
        self,
        rooms: RoomRegistry,
        broadcaster: Broadcaster,
        bus: Bus,
        store: Store,
        names: Names,
        limits: Limits,
        now: Callable[[], float],
    ) -> None:
        self._rooms, self._store, self._bus, self._names = rooms, store, bus, names
        self._broadcaster, self._now = broadcaster, now
        self._phrases = Buckets(limits.phrases_at_once, limits.phrases_per_second)
        self._cursors = Buckets(limits.cursors_at_once, limits.cursors_per_second)

    async def say(self, code: str, person: str, phrase: c.Phrase) -> None:
        """Let a person say a phrase."""
        room = await self._rooms.find(code)
        seat = check_may_talk(room.table, person)
        if not self._phrases.take(person, self._now()):
            raise too_fast()
        self._bus.publish(BusMessage(code, seat=seat, phrase=phrase))
        self._broadcaster.said(room, seat, phrase)

    async def lead_review(self, code: str, person: str, command: c.LeadReview) -> None:
        """Let a player show a moment of the review of this table's match."""
        room = await self._rooms.find(code)
        seat = check_may_lead_review(room.table, person)
        if not self._cursors.take(person, self._now()):
            raise too_fast()
        if await self._store.reviews.table_of(command.review) != code:
            raise unknown_review()
        names = await self._names.of([person])
        message = m.ReviewLed(
            seat=seat, name=names.get(person, ""), review=command.review, at=command.at
        )
        self._bus.publish(BusMessage(code, review_led=message))
        room.send(encode(message))

    def said(self, code: str, seat: int, phrase: c.Phrase) -> None:
        """Pass on a phrase that was said on another worker."""
        if (room := self._rooms.known(code)) is not None:
            self._broadcaster.said(room, seat, phrase)

    def review_led(self, code: str, message: m.ReviewLed) -> None:
        """Pass on which moment of a review is shown on another worker."""
        if (room := self._rooms.known(code)) is not None:
            room.send(encode(message))
