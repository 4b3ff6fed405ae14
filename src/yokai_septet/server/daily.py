"""The daily deals as one worker serves them: attempts, results, and who may know what.

Nothing that follows from a deal is told to a person who has not finished it before its day is over;
`_Knowledge` is the one place that decides it.
"""

import asyncio
import hmac
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from yokai_septet.game.daily import DEALS
from yokai_septet.protocol import daily as p
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.identity import is_program
from yokai_septet.server.callers.shares import PEOPLE
from yokai_septet.server.callers.users import Users
from yokai_septet.server.days import NUMBERS, Days
from yokai_septet.server.errors import day_goes_on, no_daily_for_programs, too_many_daily_players
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.service import TableService
from yokai_septet.server.settings import Limits
from yokai_septet.server.store.daily import Attempt, DailyStore, FieldRun
from yokai_septet.study.days import day_end, next_day
from yokai_septet.study.field import FIELD
from yokai_septet.study.matchpoints import Rank, percents, ranking, streak
from yokai_septet.table import DailyDeal
from yokai_septet.table.errors import day_is_over
from yokai_septet.table.handle import new_code
from yokai_septet.table.new_tables import daily_table
from yokai_septet.work.messages import PlayField

BOARD_PAGE = 50
"""How many lines of the leaderboard come with a day's state."""
_NETWORK = "yokai-septet daily network 1"


@dataclass(frozen=True, slots=True)
class _Knowledge:
    """What a person may know of a day."""

    over: bool
    finished: frozenset[int]
    """The deals that they have finished."""

    def of_deal(self, number: int) -> bool:
        """Whether they may know everything about a deal."""
        return self.over or number in self.finished

    @property
    def of_all(self) -> bool:
        """Whether they may know what follows from all deals together."""
        return all(map(self.of_deal, NUMBERS))


class Daily:
    """All daily deals."""

    def __init__(
        self,
        store: DailyStore,
        days: Days,
        service: TableService,
        names: Names,
        users: Users,
        limits: Limits,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        work_added: asyncio.Event,
    ) -> None:
        self._store, self._days = store, days
        self._service, self._names, self._users, self._limits = service, names, users, limits
        self._now, self._random_bytes, self._work_added = now, random_bytes, work_added

    # --- playing ----------------------------------------------------------------------------------

    async def play(self, caller: Caller, day: str, number: int) -> str:
        """The code of the table at which a person plays a deal: on its day their only attempt, from
        then on for fun, at a new table when the last one is over."""
        if is_program(caller.person):
            raise no_daily_for_programs()
        stored = await self._days.begun(day)
        seed = self._days.deal_seed(day, number)
        code = new = new_code(self._random_bytes)
        if day == self._days.open_day:
            await self._check_network(caller, day)
            code = await self._store.begin(day, number, caller.person, new)
            if await self._store.want_field(day, DEALS, FIELD):
                self._work_added.set()
        elif stored.closed_at is None:
            raise day_is_over()  # the day has just ended
        else:
            code = await self._store.play_for_fun(day, number, caller.person, new)
        if code != new and await self._service.exists(code):
            return code
        for_fun = stored.closed_at is not None
        daily = DailyDeal(day=day, number=number, nodes=stored.nodes, for_fun=for_fun)
        entries = daily_table(code, seed, daily, caller.person, self._now())
        await self._service.prepared_table(caller, entries, "daily")
        return code

    async def _check_network(self, caller: Caller, day: str) -> None:
        """Refuse another person at an address where many have begun to play today, unless they have
        earned a reserve: then as many again may play. The address is kept as a keyed hash, and no
        longer than the day lasts."""
        if await self._store.attempts(day, caller.person):
            return
        network = self._hash(day, caller.network)
        person = self._hash(day, caller.network, caller.person)
        most = self._limits.network_daily_players
        if await self._store.admit(day, network, person, most):
            return
        self._users.note_shortage(caller.network)
        if not await self._users.has_earned(caller) or not await self._store.admit(
            day, network, person, most + min(most, PEOPLE)
        ):
            raise too_many_daily_players()

    def _hash(self, *texts: str) -> str:
        text = "\n".join((_NETWORK, *texts))
        return hmac.digest(self._days.secret, text.encode(), "sha256").hex()

    async def run_to_play(self, run: FieldRun) -> PlayField:
        """What the engine must know to play a run of the field."""
        seed = self._days.deal_seed(run.day, run.number)
        return PlayField(seed.hex(), run.run, await self._days.nodes(run.day))

    # --- results ----------------------------------------------------------------------------------

    async def state(self, person: str, day: str | None = None) -> p.DailyState:
        """A day, by default today, as far as this person may know it."""
        stored = await self._days.begun(day or self._days.today)
        day, over = stored.day, stored.closed_at is not None
        attempts = await self._store.attempts(day, person)
        field, results = await self._store.field(day), await self._store.results(day)
        given_up = await self._store.runs_given_up(day, self._now())
        for_fun = await self._store.for_fun(day, person) if over else {}
        finished = {number for number, one in attempts.items() if one.points is not None}
        known = _Knowledge(over, frozenset(finished))
        ranks = _ranks(field, results)
        mine = _rank_of(person, ranks)
        following = await self._store.day(next_day(day))
        days = await self._store.finished_days(person, DEALS)
        return p.DailyState(
            day=day,
            over=over,
            ends_at=day_end(day),
            server_now=self._now(),
            commitment=stored.commitment,
            seed=self._days.seed(day).hex() if over else None,
            next_commitment=following.commitment if following else None,
            deals=[
                _deal(
                    number,
                    attempts.get(number),
                    for_fun.get(number),
                    field.get(number, []),
                    FIELD - given_up.get(number, 0),
                    results,
                    known,
                )
                for number in NUMBERS
            ],
            percent=mine.percent if mine else None,
            place=mine.place if mine else None,
            players=len(ranks),
            board=await self._board(ranks, person, BOARD_PAGE, 0) if known.of_all else None,
            streak=streak(days, self._days.today),
        )

    async def board(self, person: str, day: str, limit: int, offset: int) -> p.DailyBoard:
        """A page of a day's leaderboard."""
        stored = await self._days.begun(day)
        field, results = await self._store.field(day), await self._store.results(day)
        known = _Knowledge(stored.closed_at is not None, frozenset(results.get(person, {})))
        if not known.of_all:
            raise day_goes_on()
        return await self._board(_ranks(field, results), person, limit, offset)

    async def _board(self, ranks: list[Rank], person: str, limit: int, offset: int) -> p.DailyBoard:
        shown, mine = ranks[offset : offset + limit], _rank_of(person, ranks)
        names = await self._names.of([rank.person for rank in (*shown, *([mine] if mine else []))])

        def line(rank: Rank) -> p.DailyRank:
            return p.DailyRank(
                place=rank.place,
                name=names.get(rank.person, ""),
                percent=rank.percent,
                me=rank.person == person,
            )

        return p.DailyBoard(
            lines=[line(rank) for rank in shown],
            own=line(mine) if mine else None,
            more=offset + limit < len(ranks),
        )

    async def archive(self, person: str, before: str | None, limit: int) -> list[p.PastDay]:
        """The last days that are over, the latest first."""
        days = await self._store.closed(before or self._days.today, limit)
        players = await self._store.players(days, DEALS)
        finished = await self._store.finished_days(person, DEALS)
        return [
            p.PastDay(
                day=day,
                percent=await self._percent(person, day) if day in finished else None,
                players=players.get(day, 0),
            )
            for day in days
        ]

    async def unfinished(self, person: str, limit: int, offset: int) -> list[p.UnfinishedDeal]:
        """What a person has begun to play for fun and not finished, the latest day first."""
        return [
            p.UnfinishedDeal(day=day, number=number, code=code)
            for day, number, code in await self._store.unfinished(person, limit, offset)
        ]

    async def _percent(self, person: str, day: str) -> float | None:
        field, results = await self._store.field(day), await self._store.results(day)
        mine = _rank_of(person, _ranks(field, results))
        return mine.percent if mine else None


def _ranks(field: Mapping[int, list[int]], results: Mapping[str, Mapping[int, int]]) -> list[Rank]:
    return ranking({number: field.get(number, []) for number in NUMBERS}, results)


def _rank_of(person: str, ranks: list[Rank]) -> Rank | None:
    return next((rank for rank in ranks if rank.person == person), None)


def _deal(
    number: int,
    attempt: Attempt | None,
    for_fun: str | None,
    field: list[int],
    field_size: int,
    results: Mapping[str, Mapping[int, int]],
    known: _Knowledge,
) -> p.DailyDealState:
    points = attempt.points if attempt else None
    people = [own[number] for own in results.values() if number in own]
    by_field, by_people = Counter(field), Counter(people)
    worth = percents([*field, *people])
    shown = sorted(worth) if known.of_deal(number) else []
    return p.DailyDealState(
        number=number,
        state="new" if attempt is None else "playing" if points is None else "over",
        code=attempt.code if attempt else None,
        points=points,
        percent=None if points is None else worth[points],
        results=[
            p.DailyResult(points=one, field=by_field[one], people=by_people[one]) for one in shown
        ],
        field_done=len(field),
        field_size=field_size,
        for_fun=for_fun,
    )
