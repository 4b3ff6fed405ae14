"""One worker's part in what a host does: it looks into the store once a second, carries out what
the host wants, turns away who is barred, and reports while the host looks."""

import asyncio
import logging
import os
from collections.abc import Callable, Iterator
from secrets import token_hex

import msgspec

from yokai_septet.errors import YokaiError
from yokai_septet.protocol import admin as p
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.refusals import encode_refusal
from yokai_septet.server.admin.acts import check_done, encode_refused
from yokai_septet.server.admin.bars import Bars
from yokai_septet.server.admin.report import LoadMeter, Report, load_average, people_of
from yokai_septet.server.admin.state import admin_state
from yokai_septet.server.bus import Bus, BusMessage
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.errors import (
    cannot_be_closed,
    table_closed,
    table_is_over,
    unknown_guest,
)
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.rooms.bot_pool import BotPool
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.rooms.lobby import Lobby
from yokai_septet.server.rooms.registry import RoomRegistry
from yokai_septet.server.rooms.service import TableService
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.server.store.admin import LOOK, StoredAct
from yokai_septet.table import Status

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between two looks into the store: with the work itself, acts are obeyed within 2 s."""
REMEMBERED = 60.0
"""Seconds for which acts are looked at: the clocks of machines differ a little."""
LOOK_FOR = 10.0
"""Seconds for which workers report after a host has looked."""
REPORT_AGE = 5.0
"""Seconds after which a report is too old to be shown: its worker is gone."""
TURN_AWAY = 3
"""How many looks turn people away after bars have changed: a socket may be opening meanwhile."""
FORBIDDEN, GONE = 4403, 4404
"""The codes with which sockets are closed: of people who are barred, and of a deleted table."""


class AdminService:
    """What this worker does for the host."""

    def __init__(
        self,
        *,
        store: Store,
        rooms: RoomRegistry,
        lobby: Lobby,
        service: TableService,
        bars: Bars,
        bus: Bus,
        bot_pool: BotPool,
        metrics: Metrics,
        url: str,
        clock: Callable[[], float],
    ) -> None:
        self._store, self._rooms, self._lobby, self._service = store, rooms, lobby, service
        self._bars, self._bus, self._bot_pool, self._metrics = bars, bus, bot_pool, metrics
        self._url, self._clock = url, clock
        self._worker = token_hex(6)
        self._seen: dict[str, float] = {}
        """Acts that this worker has obeyed, with their times."""
        self._to_turn_away = 0
        self._is_reporting = False
        self._meter = LoadMeter(clock())
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        """Know who is barred before anybody comes."""
        self._bars.replace(await self._store.admin.bars(self._clock()))

    async def look(self) -> None:
        """Obey what the host wants done, and report if the host looks."""
        async with self._lock:
            await self._obey()
            await self._report()

    async def tidy(self) -> None:
        """Delete what has ended."""
        await self._store.admin.tidy(self._clock())

    # --- acts -------------------------------------------------------------------------------------

    async def order(self, act: StoredAct) -> None:
        """Have an act carried out, here and by all other workers; an error if it is refused."""
        await self._store.admin.add_act(act)
        await self.look()
        stored = await self._store.admin.act(act.id)
        if stored is not None:
            check_done(stored)

    async def _obey(self) -> None:
        at = self._clock()
        for act in await self._store.admin.acts_since(at - REMEMBERED):
            if act.id in self._seen:
                continue
            if act.done_at is None:
                await self._carry_out(act)
            else:
                await self._follow(act)
            self._seen[act.id] = act.at
        self._seen = {act: when for act, when in self._seen.items() if when > at - 2 * REMEMBERED}
        if self._bars.replace(await self._store.admin.bars(at)):
            self._to_turn_away = TURN_AWAY
        if self._to_turn_away:
            self._to_turn_away -= 1
            self._turn_away()

    async def _carry_out(self, act: StoredAct) -> None:
        """Do what the host wants. Another worker may be doing the same: it can be done twice."""
        refused = None
        try:
            await self._do(act)
        except StoreUnavailable:
            raise
        except YokaiError as error:
            refused = encode_refused(error)
        await self._store.admin.finish(act.id, self._clock(), refused)
        log.info("admin-%s %s", act.kind, "refused" if refused else "done")
        self._bus.publish(BusMessage(admin=True))

    async def _do(self, act: StoredAct) -> None:
        match act:
            case StoredAct(kind="close", code=str(code)):
                await self._close(act.id, code)
            case StoredAct(kind="rename", person=str(person), name=str(name), until=float(until)):
                if not await self._store.names([person]):
                    raise unknown_guest(name)
                await self._store.rename(person, name)
                await self._store.admin.bar_person(person, "name", until)
                self._bus.publish(BusMessage(person=person))
                await self._service.person_changed(person)
            case StoredAct(kind="bar", person=str(person), until=float(until)):
                if not await self._store.names([person]):
                    raise unknown_guest(person)
                await self._store.admin.bar_person(person, "visit", until)
            case StoredAct(kind="bar", network=str(network), until=float(until)):
                await self._store.admin.bar_network(network, until)
            case StoredAct(kind="lift", person=person, network=network):
                await self._store.admin.lift(person, network)

    async def _close(self, act_id: str, code: str) -> None:
        """End the match at a table; a table that has not begun is deleted."""
        table = await self._service.table(code)
        if table.is_over and table.ended_by != "host":
            raise table_is_over(code)
        if table.format.counts_beyond_table:
            raise cannot_be_closed(code)
        if table.status is Status.GATHERING:
            if await self._store.admin.close_unbegun(act_id, code, self._clock()):
                await self._leave_deleted(code)
                return
            if not await self._store.seqs([code]):  # another worker has closed it
                return
        await self._service.close_table(code)

    async def _follow(self, act: StoredAct) -> None:
        """Notice what another worker has carried out, also while the bus is away."""
        if act.kind == "rename" and act.person is not None:
            await self._service.person_changed(act.person)
        if act.kind == "close" and act.code is not None and act.refused is None:
            seqs = await self._store.seqs([act.code])
            for code, seq in seqs.items():
                await self._service.got_further(code, seq)
            if not seqs:
                await self._leave_deleted(act.code)

    async def _leave_deleted(self, code: str) -> None:
        """Tell everybody at a table that it is closed, and forget it."""
        self._lobby.send_soon()
        if (room := self._rooms.known(code)) is None:
            return
        error = table_closed()
        for connection in list(room.connections):
            connection.turn_away(encode(encode_refusal(error, None)), GONE, error.code)
            await self._service.disconnect(code, connection)
        self._rooms.forget(room)

    def _turn_away(self) -> None:
        """Close the connections of people who are barred, and say why."""
        for connection, _ in list(self._connections()):
            if (error := self._bars.refusal(connection.caller)) is not None:
                message = encode(encode_refusal(error, None))
                connection.turn_away(message, FORBIDDEN, error.code)

    # --- reports ----------------------------------------------------------------------------------

    async def state(self, expires_at: float) -> p.AdminState:
        """What the host is shown: this worker as it is, and the last reports of the others."""
        at = self._clock()
        until = await self._store.admin.key_until(LOOK, LOOK, at)
        if until is None or until < at + LOOK_FOR / 2:
            await self._store.admin.add_key(LOOK, LOOK, at + LOOK_FOR)
        if until is None:
            self._bus.publish(BusMessage(admin=True))
        bodies = await self._store.admin.reports(at - REPORT_AGE)
        reports = {
            worker: msgspec.json.decode(body, type=Report) for worker, body in bodies.items()
        }
        if self._worker not in reports:
            reports[self._worker] = self._own_report(at)
        return await admin_state(self._store, reports, at, expires_at)

    async def _report(self) -> None:
        at = self._clock()
        if await self._store.admin.key_until(LOOK, LOOK, at) is not None:
            body = msgspec.json.encode(self._own_report(at)).decode()
            await self._store.admin.report(self._worker, at, body)
            self._is_reporting = True
        elif self._is_reporting:
            await self._store.admin.forget_report(self._worker)
            self._is_reporting = False

    def _own_report(self, at: float) -> Report:
        connections = [(connection.caller, code) for connection, code in self._connections()]
        people, left_out = people_of(connections)
        per_minute, percent = self._meter.read(at, self._metrics.total("entries"))
        return Report(
            url=self._url,
            sockets=len(connections),
            tables=len(self._rooms.listened()),
            bots_waiting=self._bot_pool.waiting,
            entries_per_minute=per_minute,
            cpu_percent=percent,
            load_average=load_average(),
            processors=os.cpu_count() or 1,
            networks=_counted(caller for caller, _ in connections),
            people=people,
            people_left_out=left_out,
        )

    def _connections(self) -> Iterator[tuple[Connection, str]]:
        """All sockets of this worker, with the codes of their tables; "" in the lobby."""
        for room in self._rooms.listened():
            for connection in room.connections:
                yield connection, room.code
        for connection in self._lobby.listeners:
            yield connection, ""


def _counted(callers: Iterator[Caller]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for caller in callers:
        counts[caller.network] = counts.get(caller.network, 0) + 1
    return counts
