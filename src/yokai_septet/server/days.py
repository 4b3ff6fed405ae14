"""The days of the daily deals: which one it is, its seed and what was published of it, and which of
its deals are secret."""

from collections.abc import Callable

from yokai_septet.game import commitment
from yokai_septet.game.daily import DEALS, deal_seed, dealt
from yokai_septet.server.errors import day_goes_on, unknown_day
from yokai_septet.server.secret_deals import SecretDeal
from yokai_septet.server.store import Store
from yokai_septet.server.store.daily import StoredDay
from yokai_septet.study.days import current_day, day_of, day_seed, next_day
from yokai_septet.table import Table

NUMBERS = range(1, DEALS + 1)


class Days:
    """The days as one worker knows them."""

    def __init__(self, store: Store, nodes: int, now: Callable[[], float]) -> None:
        self._secrets, self._store = store, store.daily
        self._nodes, self._now = nodes, now
        self._day = ""
        """The day that was open when this worker last looked."""
        self._is_closed = False
        """Whether that day is over although the clock says it is today: the clock was wrong."""
        self.secret = b""
        """The server's secret from which all seeds follow."""

    async def start(self) -> None:
        """Read the secret, and publish the commitments of today and tomorrow."""
        self.secret = await self._secrets.secret("daily")
        await self.look()

    async def look(self) -> None:
        """Find out which day it is; begin a new one, and publish the commitment of the next."""
        at = self._now()
        today = current_day(at, await self._store.opened(day_of(at)))
        if today != self._day:
            for day in (today, next_day(today)):
                await self._store.announce(day, commitment(self.seed(day)), self._nodes, at)
            await self._store.open(today, at)
        stored = await self._store.day(today)
        self._is_closed = stored is not None and stored.closed_at is not None
        self._day = today

    @property
    def today(self) -> str:
        """The day that is played now."""
        return max(self._day, day_of(self._now()))

    @property
    def open_day(self) -> str | None:
        """The day whose deals may be played now. At the stroke of midnight it changes, though this
        worker has yet to look; a day that was closed stays closed."""
        return None if self.today == self._day and self._is_closed else self.today

    def seed(self, day: str) -> bytes:
        """The seed of a day."""
        return day_seed(self.secret, day)

    def deal_seed(self, day: str, number: int) -> bytes:
        """The seed of a deal of a day."""
        return deal_seed(self.seed(day), number)

    async def begun(self, day: str) -> StoredDay:
        """A day that has begun."""
        if self.today != self._day:
            await self.look()
        stored = await self._store.day(day)
        if stored is None or stored.opened_at is None or day > self.today:
            raise unknown_day()
        return stored

    async def nodes(self, day: str) -> int:
        """The playouts of one decision of a bot on a day."""
        stored = await self._store.day(day)
        return self._nodes if stored is None else stored.nodes

    def check_may_pass_on(self, table: Table) -> None:
        """Refuse to hand the cards of a daily deal on to others before its day is over."""
        if table.format.is_secret_on(self.open_day):
            raise day_goes_on()

    async def secret_deals(self) -> list[SecretDeal]:
        """The deals of the open day: what is made of them could be passed on."""
        day = self.open_day
        if day is None:
            return []
        tables = await self._secrets.secret_deals.daily_tables(day)
        deals = {number: dealt(self.deal_seed(day, number)) for number in NUMBERS}
        return [
            SecretDeal(day, deal, (0,), tuple(tables.get(number, ())), day_goes_on)
            for number, deal in deals.items()
        ]
