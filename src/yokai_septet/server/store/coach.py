"""What the coach has found in rounds of matches, by seat: a review of the match takes it over."""

from contextlib import suppress
from dataclasses import asdict, dataclass

from sqlalchemy import select

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Conflict, Database


@dataclass(frozen=True, slots=True)
class CoachedRound:
    """What one seat decided in one round, judged."""

    code: str
    round: int
    seat: int
    engine: int
    verdicts: str
    """As a JSON array, in the order of the match."""


_COLUMNS = [s.coached_rounds.c[name] for name in CoachedRound.__slots__]


class CoachStore:
    """Queries about rounds that the coach has looked at."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, code: str, engine: int) -> list[CoachedRound]:
        """The rounds of a table's match that this version of the engine has judged."""
        c = s.coached_rounds.c
        query = select(*_COLUMNS).where(c.code == code, c.engine == engine)
        async with self._database.reader() as connection:
            rows = await connection.execute(query.order_by(c.round, c.seat))
            return [CoachedRound(*row) for row in rows]

    async def keep(self, coached: CoachedRound) -> None:
        """Keep what was found in a round, in the place of what an earlier engine found; nothing if
        the table was deleted meanwhile."""
        values = asdict(coached)
        written = self._database.insert(s.coached_rounds).values(**values)
        key = [column.name for column in s.coached_rounds.primary_key]
        written = written.on_conflict_do_update(index_elements=key, set_=values)
        with suppress(Conflict):
            async with self._database.transaction() as connection:
                await connection.execute(written)
