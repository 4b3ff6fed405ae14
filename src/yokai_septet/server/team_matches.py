"""Team matches as one worker serves them: seats, tables, results, and who may know what.

Two teams play the same deals at two tables, each with the seats of the other one. A deal is one
round from 0–0 at a table of its own. Nothing of it is told to anybody who does not sit at that
table until both tables have finished it; then a `Compared` entry in the logs of both opens it.
When nobody is left at one of the tables, the match has been abandoned: what both tables have
finished counts, and everything is open.
"""

from collections.abc import Callable, Sequence

import msgspec

from yokai_septet.game import Seat, commitment, deal
from yokai_septet.game.daily import deal_seed
from yokai_septet.protocol import team_match as p
from yokai_septet.protocol.request_errors import unknown_table
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.identity import is_program
from yokai_septet.server.errors import (
    busy,
    no_team_seat,
    not_a_team_ruleset,
    tables_need_people,
    team_match_began,
    team_match_ended,
    team_match_not_begun,
    too_many_open_tables,
)
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.service import TableService
from yokai_septet.server.secret_deals import SecretDeal
from yokai_septet.server.store import Store
from yokai_septet.server.store.team_matches import (
    StoredTeamDeal,
    StoredTeamMatch,
    TeamMatchStore,
    TeamSeat,
)
from yokai_septet.table import TableOptions, TeamDeal, one_deal_table
from yokai_septet.table.context import HandleContext, check_options
from yokai_septet.table.errors import (
    match_goes_on,
    not_the_owner,
    own_program_sits,
    seat_is_taken,
)
from yokai_septet.table.formats.team_deal import team_at
from yokai_septet.table.handle import new_code

ROOMS = (0, 1)
TEAM_SEATS = 4
"""The seats of each of the two tables."""
MOST_OPEN = 10
"""How many team matches of one person may wait for their start."""


async def secret_deals(store: TeamMatchStore) -> list[SecretDeal]:
    """The deals that have begun, and that one of the tables is still to finish."""
    secrets = []
    for match, number, codes in await store.secret_deals():
        rules = msgspec.json.decode(match.options, type=TableOptions).rules
        dealt = deal(rules, deal_seed(bytes.fromhex(match.seed), number, match.deals))
        name = f"{match.code}/{number}"
        secrets.append(SecretDeal(name, dealt, tuple(rules.seats), codes, match_goes_on))
    return secrets


class TeamMatches:
    """All team matches."""

    def __init__(
        self,
        store: Store,
        service: TableService,
        names: Names,
        nodes: int,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
    ) -> None:
        self._people, self._store = store, store.team_matches
        self._service, self._names, self._nodes = service, names, nodes
        self._now, self._random_bytes = now, random_bytes

    # --- before the start -------------------------------------------------------------------------

    async def has_seat(self, code: str, person: str) -> bool:
        """Whether a person plays in a team match, or is its host."""
        return await self._people.standing.has_team_seat(code, person)

    async def create(self, caller: Caller, wanted: p.NewTeamMatch, bots: Sequence[str]) -> str:
        """Make a team match and return its code; its host sits on the first seat."""
        options = TableOptions(
            ruleset=wanted.ruleset, bots=wanted.bots, hints=False, spectators=False
        )
        check_options(options, HandleContext(strengths=bots))
        if options.rules.players != TEAM_SEATS or options.rules.side_count != 2:
            raise not_a_team_ruleset()
        if await self._store.open_of(caller.person) >= MOST_OPEN:
            raise too_many_open_tables()
        for _ in range(3):
            match = StoredTeamMatch(
                code=new_code(self._random_bytes),
                owner=caller.person,
                seed=self._random_bytes(32).hex(),
                options=msgspec.json.encode(options).decode(),
                deals=wanted.deals,
                nodes=self._nodes,
                created_at=self._now(),
            )
            if await self._store.add(match):
                await self._store.sit(match.code, caller.person, 0, 0)
                return match.code
        raise busy()

    async def sit(self, person: str, code: str, room: int | None, seat: Seat) -> None:
        """Give a person a seat instead of the one that they have, or only free that."""
        match = await self._find(code)
        if match.started_at is not None:
            raise team_match_began()
        if room is None:
            await self._store.stand_up(code, person)
            return
        # Two seats of one person would show them two hands.
        own_ids = await self._people.own_ids(person)
        if any(one.person in own_ids for one in await self._store.seats(code)):
            raise own_program_sits()
        if not await self._store.sit(code, person, room, seat):
            raise seat_is_taken(seat)

    async def start(self, person: str, code: str) -> None:
        """Begin; bots get the seats that are free."""
        match = await self._find(code)
        if match.owner != person:
            raise not_the_owner()
        if {one.room for one in await self._store.seats(code)} != set(ROOMS):
            raise tables_need_people()
        keys = [(number, room) for number in range(1, match.deals + 1) for room in ROOMS]
        codes = {key: new_code(self._random_bytes) for key in keys}
        if not await self._store.start(code, codes, self._now()):
            raise team_match_began()

    async def _find(self, code: str) -> StoredTeamMatch:
        found = await self._store.find(code)
        if found is None:
            raise unknown_table(code)
        return found

    # --- playing ----------------------------------------------------------------------------------

    async def play(self, caller: Caller, code: str) -> str:
        """The code of the table at which a person plays the next deal."""
        match, seats = await self._find(code), await self._store.seats(code)
        mine = next((one for one in seats if one.person == caller.person), None)
        if mine is None:
            raise no_team_seat()
        if match.started_at is None:
            raise team_match_not_begun()
        deals = await self._store.deals(code)
        own = [one for one in deals if one.room == mine.room]
        now = next((one for one in own if one.lead is None), own[-1])
        if not await self._service.exists(now.code):
            if _status(match, seats, deals) == "abandoned":
                raise team_match_ended()
            await self._make_table(caller, match, now, seats)
        return now.code

    async def _make_table(
        self, caller: Caller, match: StoredTeamMatch, one: StoredTeamDeal, seats: list[TeamSeat]
    ) -> None:
        options = msgspec.json.decode(match.options, type=TableOptions)
        seed = deal_seed(bytes.fromhex(match.seed), one.number, match.deals)
        team_deal = TeamDeal(
            match=match.code, number=one.number, deals=match.deals, room=one.room, nodes=match.nodes
        )
        people = {seat.seat: seat.person for seat in seats if seat.room == one.room}
        dealt = deal(options.rules, seed)
        entries = one_deal_table(
            one.code, seed, dealt, team_deal, options, people, self._now(), is_program
        )
        await self._service.prepared_table(caller, entries, "team-match")

    async def open_compared(self) -> None:
        """Let everybody know the deals that both tables have finished, and all those of a match
        that was abandoned."""
        for one in await self._store.to_compare():
            if await self._service.exists(one.code):  # else it went with the identity of its player
                await self._service.set_compared(one.code)
            await self._store.set_compared(one)

    # --- results ----------------------------------------------------------------------------------

    async def state(self, person: str, code: str) -> p.TeamMatchState:
        """A team match as far as this person may know it."""
        match = await self._find(code)
        await self.open_compared()
        seats, deals = await self._store.seats(code), await self._store.deals(code)
        mine = next((one for one in seats if one.person == person), None)
        room = None if mine is None else mine.room
        left = {one.room for one in seats}
        shown = [_deal_state(_pair(deals, n), n, room, left) for n in range(1, match.deals + 1)]
        status = _status(match, seats, deals)
        options = msgspec.json.decode(match.options, type=TableOptions)
        names = await self._names.of([one.person for one in seats])
        at = {(one.room, one.seat): one.person for one in seats}
        to_play = [one.number for one in deals if one.room == room and one.lead is None]
        return p.TeamMatchState(
            code=match.code,
            owner=match.owner == person,
            status=status,
            options=options,
            seats=[
                p.TeamSeatState(
                    room=room,
                    seat=seat,
                    team=team_at(room, options.rules.sides[seat]),
                    name=names.get(at[room, seat], "") if (room, seat) in at else None,
                    you=at.get((room, seat)) == person,
                )
                for room in ROOMS
                for seat in options.rules.seats
            ],
            commitment=commitment(bytes.fromhex(match.seed)),
            seed=match.seed if status == "over" else None,
            deals=shown,
            total=sum(one.difference or 0 for one in shown),
            next_deal=None if status == "abandoned" else min(to_play, default=None),
        )

    async def of_person(self, person: str, limit: int, offset: int) -> p.TeamMatchList:
        """A person's team matches, the latest first."""
        found = await self._store.of_person(person, limit + 1, offset)
        return p.TeamMatchList(
            matches=[await self._line(person, match) for match in found[:limit]],
            more=len(found) > limit,
        )

    async def _line(self, person: str, match: StoredTeamMatch) -> p.TeamMatchLine:
        seats, deals = await self._store.seats(match.code), await self._store.deals(match.code)
        names = await self._names.of([one.person for one in seats])
        options = msgspec.json.decode(match.options, type=TableOptions)
        teams: list[list[str]] = [[], []]
        own = 0
        for one in seats:
            team = team_at(one.room, options.rules.sides[one.seat])
            teams[team].append(names.get(one.person, ""))
            own = team if one.person == person else own
        differences = [_difference(_pair(deals, n)) for n in range(1, match.deals + 1)]
        known = [one for one in differences if one is not None]
        return p.TeamMatchLine(
            code=match.code,
            status=_status(match, seats, deals),
            ruleset=options.ruleset,
            created_at=match.created_at,
            teams=teams,
            team=own,
            done=len(known),
            deals=match.deals,
            total=sum(known),
        )


def _pair(deals: list[StoredTeamDeal], number: int) -> list[StoredTeamDeal]:
    """A deal at both tables; nothing before the start."""
    return [one for one in deals if one.number == number]


def _difference(pair: list[StoredTeamDeal]) -> int | None:
    """What the first team has won on a deal, when everybody may know it."""
    leads = [_lead(one) for one in pair if one.compared]
    known = [lead for lead in leads if lead is not None]
    return sum(known) if len(known) == len(ROOMS) else None


def _lead(one: StoredTeamDeal) -> int | None:
    """The first team's lead at a table: at the second one it has the other seats."""
    return one.lead if one.lead is None or one.room == 0 else -one.lead


def _status(
    match: StoredTeamMatch, seats: list[TeamSeat], deals: list[StoredTeamDeal]
) -> p.TeamMatchStatus:
    if match.started_at is None:
        return "gathering"
    left = {one.room for one in seats}
    if any(one.lead is None and one.room not in left for one in deals):
        return "abandoned"
    return "over" if all(one.compared for one in deals) else "playing"


def _deal_state(
    pair: list[StoredTeamDeal], number: int, room: int | None, left: set[int]
) -> p.TeamDealState:
    """A deal as somebody at this table, or at none, may know it. A table with nobody left was
    deleted with the last person's identity."""
    shown = [one.compared or (one.room == room and one.lead is not None) for one in pair]
    return p.TeamDealState(
        number=number,
        tables=[
            one.code if may and one.room in left else None
            for one, may in zip(pair, shown, strict=True)
        ],
        done=[one.lead is not None for one in pair],
        leads=[_lead(one) if may else None for one, may in zip(pair, shown, strict=True)],
        difference=_difference(pair),
    )
