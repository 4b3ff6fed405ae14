"""The heart of the server: it brings what people want to tables, and lets them listen.

The parts of the house each do one thing: `tables` keeps copies of logs and appends to them,
`delivery` tells those who listen, `duties` does what happens by itself, `leases` knows who is
there, `lobby` and `names` hold what their names say. See "A card's way through the house" in
docs/architecture.md.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from secrets import token_hex
from typing import Any

import msgspec

from yokai_septet.bots import Player
from yokai_septet.errors import YokaiError
from yokai_septet.game import Deal, Pass, Play, view
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.translate import may_watch
from yokai_septet.server.bus import Bus, LocalBus, News
from yokai_septet.server.connection import Connection, encode
from yokai_septet.server.delivery import Delivery
from yokai_septet.server.duties import Duties
from yokai_septet.server.leases import Leases
from yokai_septet.server.limits import Buckets
from yokai_septet.server.live import Live
from yokai_septet.server.lobby import Lobby
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.names import Names
from yokai_septet.server.refusal import Refusal, busy, no_spectators, too_fast
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.server.summary import Summary
from yokai_septet.server.tables import Tables
from yokai_septet.server.thinking import Thinkers
from yokai_septet.table import (
    Accepted,
    Change,
    HandleContext,
    Presence,
    Table,
    TableError,
    TableOptions,
    advance,
    create,
    handle,
    next_deal,
)
from yokai_septet.table import commands as c

log = logging.getLogger(__name__)

ATTEMPTS = 30
"""How often a command is judged again when others were faster."""


class House:
    """All tables, as one worker sees them."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        random_bytes: Callable[[int], bytes] = os.urandom,
        players: dict[str, Player] | None = None,
        deal: Callable[[Table], Deal] = next_deal,
    ) -> None:
        self.settings = settings
        self.now = clock
        self.random_bytes = random_bytes
        limits = settings.limits
        self.metrics = Metrics()
        self.store = Store(settings)
        self.thinkers = Thinkers(limits.thoughts, players)
        self.names = Names(self.store)
        self._bus = _bus(settings)
        self._delivery = Delivery(self.names, settings.pace, clock, self.metrics)
        self.lobby = Lobby(self.store, self._bus, self.names)
        self.tables = Tables(
            self.store, self._bus, self.names, self._delivery, self.metrics, clock,
            self.lobby.changed,
        )  # fmt: skip
        self._duties = Duties(self.tables, self.store, self.thinkers, self.metrics, clock, deal)
        self._leases = Leases(
            self.tables, self.store, self._bus, self._delivery, clock, settings.lease
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._phrases = Buckets(limits.phrases_at_once, limits.phrases_per_second)
        self._hints = Buckets(limits.hints_at_once, limits.hints_per_second)
        self._new_tables = Buckets(limits.tables_at_once, limits.tables_per_second)

    # --- opening and closing ----------------------------------------------------------------------

    async def start(self) -> None:
        """Open the store and begin to look after tables."""
        current = await self.store.is_current()
        if self.settings.is_sqlite and not current:
            await self.store.migrate()
        elif not current:
            raise Refusal(
                "not-migrated",
                "The database is not up to date; run `yokai migrate` first.",
                status=500,
            )
        await self._bus.start(self._hear)
        self._spawn(self._every(self.settings.sweep, self._sweep))
        self._spawn(self._every(self.settings.lease / 3, self._leases.renew))

    async def stop(self) -> None:
        """Finish what is being written, say goodbye and go."""
        for live in self.tables:
            for connection in list(live.connections):
                connection.close(1012)
        await self.lobby.close()
        await asyncio.sleep(0)
        await self._leases.close()
        tasks = [*self._tasks, *(live.duty for live in self.tables if live.duty)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()
        self.thinkers.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreUnavailable as error:
                log.warning("%s", error.code)
            except Exception:
                log.exception("housekeeping-failed")

    async def _sweep(self) -> None:
        """Look into the store for what nobody told us, and for what nobody does."""
        await self._duties.sweep()
        if self.settings.redis_url:
            listened = [live.code for live in self.tables.listened()]
            if listened:
                for code, seq in (await self.store.seqs(listened)).items():
                    await self._got_further(code, seq)
        self.metrics.gauge("tables_in_memory", len(self.tables))
        self.metrics.gauge("sockets", sum(len(x.connections) for x in self.tables.listened()))
        self.metrics.gauge("bots_thinking", self.thinkers.waiting)

    # --- what people do ---------------------------------------------------------------------------

    async def new_table(
        self, person: str, options: TableOptions, *, sit: bool = True, play: bool = False
    ) -> str:
        """Make a table; `play` fills it with bots and starts the match. Its code is returned."""
        now = self.now()
        if not self._new_tables.take(person, now):
            raise Refusal(
                "too-many-tables", "You have made many tables; wait a little.", status=429
            )
        await self.names.learn([person])
        context = self._context(Presence())
        for _ in range(ATTEMPTS):
            changes: list[Change] = [advance(None, create(person, options, now, context))]
            wishes: list[c.Command] = [c.Sit(id="sit", seat=0)] if sit else []
            if play:
                wishes += [c.FillWithBots(id="fill"), c.Start(id="start")]
            for wish in wishes:
                changes += handle(changes[-1].after, person, wish, now, context).changes
            if await self.tables.add(Accepted(tuple(changes))) is not None:
                self.metrics.count("tables", options.ruleset)
                return changes[-1].after.code
        raise busy()

    async def command(self, code: str, person: str, command: c.Command) -> int:
        """Carry out a person's command and return the number of its entry, also when it was
        carried out before."""
        live = await self.tables.find(code)
        async with live.lock:
            await self.names.learn([person])
            for _ in range(ATTEMPTS):
                if live.stale:
                    await self.tables.catch_up(live)
                if (seq := live.done.get((person, command.id))) is not None:
                    return seq
                context = self._context(live.presence)
                accepted = handle(live.table, person, command, self.now(), context)
                if await self.tables.append(live, accepted, person, command.id):
                    return live.done[person, command.id]
        raise busy()

    def _context(self, presence: Presence) -> HandleContext:
        """What a table must know of this server."""
        return HandleContext(
            presence, self.thinkers.strengths, self.random_bytes, self.names.programs
        )

    async def say(self, code: str, person: str, phrase: c.Phrase) -> None:
        """Let a person say a phrase."""
        live = await self.tables.find(code)
        seat = _seat_of(live.table, person)
        if not live.table.may_talk:
            raise TableError("no-talking-now", "Nobody may talk while cards are passed or played.")
        if not self._phrases.take(person, self.now()):
            raise too_fast()
        self._bus.tell(News(code, seat=seat, phrase=phrase))
        self._delivery.said(live, seat, phrase)

    async def hint(self, code: str, person: str, command: c.AskHint) -> m.Hint:
        """A bot's advice on a person's decision."""
        table = (await self.tables.find(code)).table
        seat, match = _seat_of(table, person), table.match
        if not table.options.hints:
            raise TableError("no-hints", "There are no hints at this table.")
        if match is None or match.round is None or seat not in match.to_act:
            raise TableError("nothing-to-decide", "It is not your turn to decide.")
        if not self._hints.take(person, self.now()):
            raise too_fast()
        advice, reason = await self.thinkers.advise(table.options.bots, view(match, seat))
        return m.Hint(
            id=command.id,
            round=match.round_number,
            trick=match.round.trick_number,
            advice=[
                m.CardAdvice(
                    cards=_cards_of(one.choice),
                    round_win=one.round_win,
                    match_win=one.match_win,
                    points=one.points,
                    error=one.error,
                )
                for one in advice
            ],
            why=reason.message,
            why_params=reason.params,
        )

    async def forget_person(self, person: str) -> None:
        """Delete an identity: the person leaves all tables, and nothing of them stays."""
        for gone in [person, *await self.store.programs_of(person)]:
            for summary, _, _ in await self.store.matches_of(gone):
                code = msgspec.json.decode(summary, type=Summary).code
                with contextlib.suppress(YokaiError):
                    await self.command(code, gone, c.Leave(id=f"delete-{token_hex(4)}"))
            await self.store.delete_person(gone)
            self._bus.tell(News(person=gone))
            await self._person_changed(gone)

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name, everywhere at once."""
        await self.store.rename(person, name)
        self._bus.tell(News(person=person))
        await self._person_changed(person)

    async def _person_changed(self, person: str) -> None:
        gone = not await self.names.again(person)
        for live in self.tables:
            if live.copy is None:
                continue
            if gone:
                for connection in list(live.connections):
                    if connection.person == person:
                        connection.close(4401)
            if live.table.seat_of(person) is not None:
                self._delivery.show_again(live)

    # --- those who look on ------------------------------------------------------------------------

    async def state(self, code: str, person: str) -> m.Snapshot:
        """The table as this person may see it now."""
        live = await self.tables.find(code)
        async with live.lock:
            await self.names.learn([person])
            _check_may_watch(live.table, person)
            return self._delivery.snapshot(live, person)

    async def table(self, code: str) -> Table:
        """The table itself, with everything in it."""
        return (await self.tables.find(code)).table

    async def connect(self, code: str, connection: Connection) -> None:
        """Begin to send a table's messages to a connection, a snapshot first."""
        live, person = await self.tables.find(code), connection.person
        _check_may_watch(live.table, person)
        open_ones = sum(other.person == person for other in live.connections)
        if open_ones >= self.settings.limits.sockets_per_person:
            raise Refusal("too-many-sockets", "This table is open in too many places.", status=429)
        await self._leases.grant(code, connection)
        async with live.lock:
            await self.names.learn([person])
            if live.stale:
                await self.tables.catch_up(live)
            new = self._leases.arrived(live, person)
            _check_may_watch(live.table, person)
            connection.send(encode(self._delivery.snapshot(live, person)))
            live.connections.add(connection)
            if new:
                self._delivery.presence(live)
        if new:
            self._bus.tell(News(code, presence=True))
            await self._welcome_back(live, person)

    async def _welcome_back(self, live: Live, person: str) -> None:
        """Whoever was away and replaced by a bot has come back."""
        seat = live.table.seat_of(person)
        if seat is not None and live.table.chairs[seat].bot_plays in ("away", "asked"):
            with contextlib.suppress(YokaiError):
                await self.command(live.code, person, c.TakeBack(id=f"back-{token_hex(6)}"))
        else:
            await self._leases.count(live)

    async def disconnect(self, code: str, connection: Connection) -> None:
        """A connection is gone."""
        live = self.tables.known(code)
        if live is not None and connection in live.connections:
            live.connections.discard(connection)
            await self._leases.end(code, connection)

    # --- other workers ----------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        """Another worker has something to say."""
        if news.code and news.seq:
            self._spawn(self._got_further(news.code, news.seq))
        if news.code and news.presence:
            self._spawn(self._leases.look(news.code))
        if news.code and news.phrase is not None and news.seat is not None:
            live = self.tables.known(news.code)
            if live is not None:
                self._delivery.said(live, news.seat, news.phrase)
        if news.lobby:
            self.lobby.send_soon()
        if news.person is not None:
            self._spawn(self._person_changed(news.person))

    async def _got_further(self, code: str, seq: int) -> None:
        live = self.tables.known(code)
        if live is None or live.seq >= seq:
            return
        if not live.connections:
            live.stale = True
            return
        try:
            async with live.lock:
                if live.seq < seq:
                    await self.tables.catch_up(live)
                    live.drop_duty()
        except StoreUnavailable:
            live.stale = True


def _bus(settings: Settings) -> Bus:
    if not settings.redis_url:
        return LocalBus()
    from yokai_septet.server.redis_bus import RedisBus

    return RedisBus(settings.redis_url, token_hex(6))


def _cards_of(action: Pass | Play) -> list[str]:
    if isinstance(action, Play):
        return [action.card.code]
    return [card.code for card in action.cards]


def _seat_of(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise TableError("not-seated", "You do not sit at this table.")
    return seat


def _check_may_watch(table: Table, person: str) -> None:
    if not may_watch(table, person):
        raise no_spectators()
