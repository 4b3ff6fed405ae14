"""The heart of the server: it brings commands to tables, keeps what they accept, and tells all.

A table in memory is only a copy of its log in the store, made to be thrown away. Whatever is
accepted is committed before anybody hears of it; if another worker was faster, the copy is brought
up to date and the command is judged again. See "A card's way through the house" in
docs/architecture.md.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

import msgspec

from yokai_septet.bots import Player
from yokai_septet.errors import YokaiError
from yokai_septet.game import Deal, Pass, Play, view
from yokai_septet.protocol import api
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.translate import (
    People,
    for_viewer,
    may_watch,
    public_state,
    table_events,
)
from yokai_septet.server.bus import Bus, LocalBus, News
from yokai_septet.server.connection import Connection, encode
from yokai_septet.server.limits import Buckets
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Append, Store, StoreUnavailable
from yokai_septet.server.summary import Summary, summary_of
from yokai_septet.server.thinking import Thinkers
from yokai_septet.table import (
    Due,
    Entry,
    NextDeal,
    Outcome,
    Presence,
    Status,
    Table,
    TableError,
    TableOptions,
    Think,
    Visibility,
    create,
    decided,
    due,
    fold,
    handle,
    next_deal,
)
from yokai_septet.table import House as Circumstances
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e

log = logging.getLogger(__name__)

ATTEMPTS = 30
"""How often a command is judged again when others were faster."""
KEPT_TABLES = 2000
"""How many tables without listeners stay in memory."""


class Refusal(YokaiError):
    """Something that the server refuses, with the status of its HTTP answer."""

    def __init__(self, code: str, sentence: str, *, status: int = 400, **params: Any) -> None:
        super().__init__(code, sentence, **params)
        self.status = status


def unknown_table(code: str) -> Refusal:
    """There is no such table."""
    return Refusal("unknown-table", f"There is no table {code}.", status=404, text=code)


@dataclass(eq=False, slots=True)
class Live:
    """A table in memory: a copy of its log so far, and those who listen to it."""

    code: str
    table: Table | None = None
    seq: int = 0
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """The commands in the log, so that none is carried out twice."""
    presence: Presence = field(default_factory=Presence)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    duty: asyncio.Task[None] | None = None
    """What this worker is about to do at the table."""
    stale: bool = False
    """Whether the store may hold more than we know."""


@dataclass(frozen=True, slots=True)
class Step:
    """One entry, and the table before and after it."""

    seq: int
    entry: Entry
    before: Table | None
    after: Table


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
        self.metrics = Metrics()
        self.store = Store(settings)
        self.thinkers = Thinkers(settings.limits.thoughts, players)
        self._deal = deal
        self._worker = token_hex(6)
        self._bus: Bus = LocalBus()
        if settings.redis_url:
            from yokai_septet.server.redis_bus import RedisBus

            self._bus = RedisBus(settings.redis_url, self._worker)
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._names: dict[str, str] = {}
        self._programs: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.lobby_listeners: set[Connection] = set()
        self._lobby_task: asyncio.Task[None] | None = None
        self._leases: list[dict[str, object]] = []
        self._left: set[str] = set()
        self._leasing: asyncio.Task[None] | None = None
        limits = settings.limits
        self._phrases = Buckets(limits.phrases_at_once, limits.phrases_per_second)
        self._hints = Buckets(limits.hints_at_once, limits.hints_per_second)
        self._new_tables = Buckets(limits.tables_at_once, limits.tables_per_second)

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
        self._spawn(self._every(self.settings.lease / 3, self._renew))

    async def stop(self) -> None:
        """Finish what is being written, say goodbye and go."""
        for live in list(self._tables.values()):
            for connection in list(live.connections):
                connection.close(1012)
        for connection in list(self.lobby_listeners):
            connection.close(1012)
        await asyncio.sleep(0)
        if self._leasing is not None:
            with contextlib.suppress(Exception):
                await self._leasing
        tasks = [*self._tasks, *(live.duty for live in self._tables.values() if live.duty)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()
        self.thinkers.close()
        await self.store.close()

    def _spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreUnavailable as error:
                log.warning("%s", error.code)
            except Exception:
                log.exception("housekeeping-failed")

    # --- tables in memory -------------------------------------------------------------------------

    async def _live(self, code: str) -> Live:
        """The copy of a table, as fresh as this worker knows."""
        live = self._tables.get(code)
        if live is None:
            live = self._tables[code] = Live(code)
            self._forget_some()
        self._tables.move_to_end(code)
        if live.table is None or live.stale:
            async with live.lock:
                if live.table is None or live.stale:
                    await self._catch_up(live)
                if live.table is None:
                    self._tables.pop(code, None)
                    raise unknown_table(code)
        return live

    def _forget_some(self) -> None:
        """Nobody listens to these tables; the store has them."""
        for code, live in list(self._tables.items()):
            if len(self._tables) <= KEPT_TABLES:
                return
            if not live.connections and not live.lock.locked() and live.table is not None:
                if live.duty is not None:
                    live.duty.cancel()
                del self._tables[code]

    async def _catch_up(self, live: Live) -> None:
        """Bring the copy up to date, and tell those who listen."""
        first = live.table is None
        steps = []
        table, seq = live.table, live.seq
        for stored in await self.store.load(live.code, live.seq):
            after = fold(table, stored.entry)
            steps.append(Step(stored.seq, stored.entry, table, after))
            table, seq = after, stored.seq
            if stored.person is not None and stored.command is not None:
                live.done[stored.person, stored.command] = stored.seq
        live.stale = False
        if table is None:
            return
        if first:
            until = (await self.store.presence([live.code])).get(live.code, {})
            live.presence = Presence(until)
        if steps:
            live.table, live.seq = table, seq
            await self._learn_names(p for p in _people_of(table))
            self._broadcast(live, steps)
        # Another worker, if it lives, does what is due: the sweep gives it some time.
        if first:
            self._plan(live)

    async def _learn_names(self, people: Iterable[str]) -> None:
        unknown = [person for person in set(people) if person not in self._names]
        if unknown:
            for person, (name, program) in (await self.store.people(unknown)).items():
                self._names[person] = name
                if program:
                    self._programs.add(person)
            if len(self._names) > 50_000:
                self._names.clear()

    # --- appending --------------------------------------------------------------------------------

    async def _append(
        self,
        live: Live,
        outcome: Outcome,
        person: str | None = None,
        command: str | None = None,
    ) -> bool:
        """Keep what was accepted and tell everybody; False if another worker was faster."""
        steps = _steps(live.table, live.seq, outcome.entries)
        after = steps[-1].after
        other = None
        if outcome.new_table:
            made = _steps(None, 0, outcome.new_table)
            other = self._to_append(None, made, live.presence, None, None)
        append = self._to_append(live.table, steps, live.presence, person, command, other)
        live.stale = True  # until we know how it went
        if not await self.store.append(append):
            return False
        before = live.table
        live.table, live.seq, live.stale = after, steps[-1].seq, False
        if person is not None and command is not None:
            live.done[person, command] = steps[0].seq
        self.metrics.count("entries", by=len(steps))
        self._broadcast(live, steps)
        self._bus.tell(News(live.code, live.seq))
        if _lobby_cares(before, after):
            self._lobby_changed()
        self._plan(live)
        if other is not None:
            self._bus.tell(News(other.code, 0))
        return True

    def _to_append(
        self,
        before: Table | None,
        steps: list[Step],
        presence: Presence,
        person: str | None,
        command: str | None,
        other: Append | None = None,
    ) -> Append:
        now = self.now()
        after = steps[-1].after
        next_due = due(after, presence, now, self.settings.pace)
        seats = before is None or before.chairs != after.chairs
        return Append(
            code=after.code,
            expected=steps[0].seq - 1,
            entries=tuple(step.entry for step in steps),
            status=after.status.value,
            public=after.options.visibility is Visibility.PUBLIC,
            due_at=next_due.at if next_due else None,
            at=now,
            summary=msgspec.json.encode(summary_of(after)).decode(),
            person=person,
            command=command,
            players=_players(after) if seats else None,
            with_table=other,
        )

    # --- what people do ---------------------------------------------------------------------------

    def circumstances(self, presence: Presence) -> Circumstances:
        """What a table must know of this house."""
        return Circumstances(presence, self.thinkers.strengths, self.random_bytes, self._programs)

    async def new_table(
        self, person: str, options: TableOptions, *, sit: bool = True, play: bool = False
    ) -> str:
        """Make a table; `play` fills it with bots and starts the match. Its code is returned."""
        now = self.now()
        if not self._new_tables.take(person, now):
            raise Refusal(
                "too-many-tables", "You have made many tables; wait a little.", status=429
            )
        await self._learn_names([person])
        house = self.circumstances(Presence())
        for _ in range(ATTEMPTS):
            entries: list[Entry] = [create(person, options, now, house)]
            table = fold(None, entries[0])
            wishes: list[c.Command] = [c.Sit(id="sit", seat=0)] if sit else []
            if play:
                wishes += [c.FillWithBots(id="fill"), c.Start(id="start")]
            for wish in wishes:
                for entry in handle(table, person, wish, now, house).entries:
                    entries.append(entry)
                    table = fold(table, entry)
            live = Live(table.code)
            if await self._append(live, Outcome(tuple(entries)), None, None):
                self._tables.setdefault(table.code, live)
                self._forget_some()
                self.metrics.count("tables", options.ruleset)
                return table.code
        raise Refusal("server-busy", "The server is too busy.", status=503)

    async def command(self, code: str, person: str, command: c.Command) -> int:
        """Carry out a person's command and return the number of its entry, also when it was
        carried out before."""
        live = await self._live(code)
        async with live.lock:
            await self._learn_names([person])
            for _ in range(ATTEMPTS):
                if live.stale:
                    await self._catch_up(live)
                if (seq := live.done.get((person, command.id))) is not None:
                    return seq
                table = self._table(live)
                house = self.circumstances(live.presence)
                outcome = handle(table, person, command, self.now(), house)
                if await self._append(live, outcome, person, command.id):
                    return live.done[person, command.id]
        raise Refusal("server-busy", "The server is too busy.", status=503)

    @staticmethod
    def _table(live: Live) -> Table:
        if live.table is None:
            raise unknown_table(live.code)
        return live.table

    async def say(self, code: str, person: str, phrase: c.Phrase) -> None:
        """Let a person say a phrase."""
        live = await self._live(code)
        table = self._table(live)
        seat = table.seat_of(person)
        if seat is None:
            raise TableError("not-seated", "You do not sit at this table.")
        if not table.may_talk:
            raise TableError("no-talking-now", "Nobody may talk while cards are passed or played.")
        if not self._phrases.take(person, self.now()):
            raise Refusal("too-fast", "That was a lot at once; wait a little.", status=429)
        self._bus.tell(News(code, seat=seat, phrase=phrase))
        self._said(live, seat, phrase)

    @staticmethod
    def _said(live: Live, seat: int, phrase: c.Phrase) -> None:
        message = encode(m.Said(seat=seat, phrase=phrase))
        for connection in live.connections:
            connection.send(message)

    async def hint(self, code: str, person: str, command: c.AskHint) -> m.Hint:
        """A bot's advice on a person's decision."""
        live = await self._live(code)
        table = self._table(live)
        seat = table.seat_of(person)
        if seat is None:
            raise TableError("not-seated", "You do not sit at this table.")
        if not table.options.hints:
            raise TableError("no-hints", "There are no hints at this table.")
        match = table.match
        if match is None or match.round is None or seat not in match.to_act:
            raise TableError("nothing-to-decide", "It is not your turn to decide.")
        if not self._hints.take(person, self.now()):
            raise Refusal("too-fast", "That was a lot at once; wait a little.", status=429)
        trick = match.round.trick_number
        advice, reason = await self.thinkers.advise(table.options.bots, view(match, seat))
        return m.Hint(
            id=command.id,
            round=match.round_number,
            trick=trick,
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
        self._names.pop(person, None)
        await self._learn_names([person])
        for live in list(self._tables.values()):
            if live.table is None:
                continue
            if person not in self._names:
                for connection in list(live.connections):
                    if connection.person == person:
                        connection.close(4401)
            if live.table.seat_of(person) is not None:
                for connection in live.connections:
                    connection.send(self._snapshot(live, connection.person))

    # --- what happens by itself -------------------------------------------------------------------

    def _plan(self, live: Live) -> None:
        """Do what is due at this table when its time comes."""
        if live.duty is not None and live.duty is not asyncio.current_task():
            live.duty.cancel()
        live.duty = None
        table = live.table
        if table is None:
            return
        next_due = due(table, live.presence, self.now(), self.settings.pace)
        if next_due is not None:
            live.duty = asyncio.create_task(self._attend(live, live.seq, next_due))

    async def _attend(self, live: Live, seq: int, next_due: Due) -> None:
        """Wait until something is due and do it, unless the table has gone on without it."""
        try:
            action = None
            if isinstance(next_due.duty, Think):
                action = await self._decide(self._table(live), next_due.duty.seat)
            wait = next_due.at - self.now()
            if wait > 0:
                await asyncio.sleep(wait)
            async with live.lock:
                if live.seq != seq or live.stale:
                    if live.stale:
                        await self._catch_up(live)
                        self._plan(live)
                    return
                entry = self._entry(self._table(live), next_due, action)
                if not await self._append(live, Outcome((entry,))):
                    await self._catch_up(live)
                    self._plan(live)
        except StoreUnavailable:
            log.warning("store-unavailable")  # the sweep finds the table again
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("duty-failed")

    async def _decide(self, table: Table, seat: int) -> Pass | Play:
        assert table.match is not None
        self.metrics.count("thoughts", table.strength_at(seat))
        return await self.thinkers.decide(table.strength_at(seat), view(table.match, seat))

    def _entry(self, table: Table, next_due: Due, action: Pass | Play | None) -> Entry:
        now = self.now()
        match next_due.duty:
            case Think():
                assert action is not None
                return decided(table, action, now)
            case NextDeal():
                return e.Dealt.of(self._deal(table), now)
            case e.TookOver() | e.UndoRefused() as entry:
                return msgspec.structs.replace(entry, at=now)

    async def _sweep(self) -> None:
        """Look into the store for what nobody told us, and for what nobody does."""
        now = self.now()
        for code in await self.store.due(now - 1.5):
            live = await self._live(code)
            if live.duty is None or live.duty.done():
                async with live.lock:
                    await self._catch_up(live)
                    self._plan(live)
        if self.settings.redis_url:
            listened = [code for code, live in self._tables.items() if live.connections]
            if listened:
                for code, seq in (await self.store.seqs(listened)).items():
                    await self._got_further(code, seq)
        self.metrics.gauge("tables_in_memory", len(self._tables))
        self.metrics.gauge("sockets", sum(len(x.connections) for x in self._tables.values()))
        self.metrics.gauge("bots_thinking", self.thinkers.waiting)

    def _hear(self, news: News) -> None:
        """Another worker has something to say."""
        if news.code and news.seq:
            self._spawn(self._got_further(news.code, news.seq))
        if news.code and news.presence:
            self._spawn(self._presence_changed(news.code))
        if news.code and news.phrase is not None and news.seat is not None:
            live = self._tables.get(news.code)
            if live is not None:
                self._said(live, news.seat, news.phrase)  # type: ignore[arg-type]
        if news.lobby:
            self._send_lobby_soon()
        if news.person is not None:
            self._spawn(self._person_changed(news.person))

    async def _got_further(self, code: str, seq: int) -> None:
        live = self._tables.get(code)
        if live is None or live.seq >= seq or live.table is None:
            return
        if not live.connections:
            live.stale = True
            return
        try:
            async with live.lock:
                if live.seq < seq:
                    await self._catch_up(live)
                    if live.duty is not None:
                        live.duty.cancel()
                        live.duty = None
        except StoreUnavailable:
            live.stale = True

    # --- those who listen -------------------------------------------------------------------------

    def _people(self, live: Live) -> People:
        return People(self._names, live.presence)

    def _snapshot(self, live: Live, person: str) -> bytes:
        table = self._table(live)
        return encode(m.Snapshot(seq=live.seq, state=self._state(live, table, person)))

    def _state(self, live: Live, table: Table, person: str) -> m.TableState:
        return for_viewer(self._public(live, table), table, person, self._people(live))

    def _public(self, live: Live, table: Table) -> m.TableState:
        now = self.now()
        next_due = due(table, live.presence, now, self.settings.pace)
        return public_state(table, self._people(live), now, next_due)

    def _broadcast(self, live: Live, steps: list[Step]) -> None:
        """One message for every entry to every connection, as its person may see it."""
        if not live.connections:
            return
        for step in steps:
            events = table_events(step.before, step.entry, self._names)
            messages: dict[str, bytes] = {}
            public = self._public(live, step.after)
            for connection in list(live.connections):
                person = connection.person
                if not may_watch(step.after, person):
                    connection.close(4403)
                    continue
                message = messages.get(person)
                if message is None:
                    state = for_viewer(public, step.after, person, self._people(live))
                    message = encode(m.Update(seq=step.seq, events=events, state=state))
                    messages[person] = message
                connection.send(message)
            self.metrics.count("messages", by=len(live.connections))

    async def state(self, code: str, person: str) -> m.Snapshot:
        """The table as this person may see it now."""
        live = await self._live(code)
        async with live.lock:
            await self._learn_names([person])
            table = self._table(live)
            _check_may_watch(table, person)
            return m.Snapshot(seq=live.seq, state=self._state(live, table, person))

    async def table(self, code: str) -> Table:
        """The table itself, with everything in it."""
        return self._table(await self._live(code))

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of these people; who is deleted has none."""
        people = list(people)
        await self._learn_names(people)
        return {person: self._names[person] for person in people if person in self._names}

    async def connect(self, code: str, connection: Connection) -> None:
        """Begin to send a table's messages to a connection, a snapshot first."""
        live = await self._live(code)
        _check_may_watch(self._table(live), connection.person)
        if self._count(live, connection.person) >= self.settings.limits.sockets_per_person:
            raise Refusal("too-many-sockets", "This table is open in too many places.", status=429)
        await self._put_lease(code, connection, self.settings.lease)
        async with live.lock:
            await self._learn_names([connection.person])
            if live.stale:
                await self._catch_up(live)
            until = self.now() + self.settings.lease
            was_there = live.presence.is_present(connection.person, self.now())
            live.presence = _with_lease(live.presence, connection.person, until)
            _check_may_watch(self._table(live), connection.person)
            connection.send(self._snapshot(live, connection.person))
            live.connections.add(connection)
            if not was_there:
                self._send_presence(live)
        if not was_there:
            self._bus.tell(News(code, presence=True))
            await self._welcome_back(live, connection.person)

    @staticmethod
    def _count(live: Live, person: str) -> int:
        return sum(connection.person == person for connection in live.connections)

    async def _welcome_back(self, live: Live, person: str) -> None:
        """Whoever was away and replaced by a bot has come back."""
        table = self._table(live)
        seat = table.seat_of(person)
        if seat is not None and table.chairs[seat].bot_plays in ("away", "asked"):
            with contextlib.suppress(YokaiError):
                await self.command(live.code, person, c.TakeBack(id=f"back-{token_hex(6)}"))
        else:
            async with live.lock:
                await self._presence_counts(live)

    async def disconnect(self, code: str, connection: Connection) -> None:
        """A connection is gone."""
        live = self._tables.get(code)
        if live is None or connection not in live.connections:
            return
        live.connections.discard(connection)
        with contextlib.suppress(StoreUnavailable):
            await self._put_lease(code, connection, 0.0)

    async def _put_lease(self, code: str, connection: Connection, seconds: float) -> None:
        """Keep a lease; those of many connections that come or go together are kept together."""
        self._leases.append(self._lease(code, connection, seconds))
        if seconds == 0.0:
            self._left.add(code)
        if self._leasing is None or self._leasing.done():
            self._leasing = self._spawn(self._keep_leases())
        await asyncio.shield(self._leasing)

    async def _keep_leases(self) -> None:
        await asyncio.sleep(0.01)
        while self._leases:
            leases, self._leases = self._leases, []
            left, self._left = self._left, set()
            await self.store.lease(leases)
            if left:
                found = await self.store.presence(left)
                for code in left:
                    if (live := self._tables.get(code)) is not None and live.table is not None:
                        await self._set_presence(live, found.get(code, {}))
                    self._bus.tell(News(code, presence=True))

    def _lease(self, code: str, connection: Connection, seconds: float) -> dict[str, object]:
        return {
            "connection": connection.id,
            "code": code,
            "person": connection.person,
            "until": self.now() + seconds,
        }

    async def _renew(self) -> None:
        """Renew the leases of our connections, and see who else is there."""
        listened = [(code, live) for code, live in self._tables.items() if live.connections]
        leases = [
            self._lease(code, connection, self.settings.lease)
            for code, live in listened
            for connection in live.connections
        ]
        await self.store.lease(leases)
        if listened:
            found = await self.store.presence([code for code, _ in listened])
            for code, live in listened:
                await self._set_presence(live, found.get(code, {}))

    async def _presence_changed(self, code: str) -> None:
        live = self._tables.get(code)
        if live is not None and live.table is not None:
            with contextlib.suppress(StoreUnavailable):
                found = await self.store.presence([code])
                await self._set_presence(live, found.get(code, {}))

    async def _set_presence(self, live: Live, until: dict[str, float]) -> None:
        now = self.now()
        before, live.presence = live.presence, Presence(until)
        people = set(before.until) | set(until)
        if any(before.is_present(p, now) != live.presence.is_present(p, now) for p in people):
            self._send_presence(live)
            async with live.lock:
                await self._presence_counts(live)

    async def _presence_counts(self, live: Live) -> None:
        """With a clock, what is due depends on who is there."""
        table = live.table
        if table is None or table.status is not Status.PLAYING or not table.options.clock:
            return
        next_due = due(table, live.presence, self.now(), self.settings.pace)
        with contextlib.suppress(StoreUnavailable):
            await self.store.set_due(live.code, live.seq, next_due.at if next_due else None)
        self._plan(live)

    def _send_presence(self, live: Live) -> None:
        table, now = self._table(live), self.now()
        present = [
            chair.person is None or live.presence.is_present(chair.person, now)
            for chair in table.chairs
        ]
        there = [p for p in live.presence.until if live.presence.is_present(p, now)]
        spectators = sum(table.seat_of(person) is None for person in there)
        message = encode(m.Presence(present=present, spectators=spectators))
        for connection in live.connections:
            connection.send(message)

    # --- the lobby --------------------------------------------------------------------------------

    async def lobby(self) -> api.Lobby:
        """All public tables."""
        found = [
            msgspec.json.decode(text, type=Summary) for text in await self.store.public_tables()
        ]
        await self._learn_names(p for summary in found for p in summary.people)
        return api.Lobby(tables=[summary.for_lobby(self._names) for summary in found])

    def _lobby_changed(self) -> None:
        self._bus.tell(News(lobby=True))
        self._send_lobby_soon()

    def _send_lobby_soon(self) -> None:
        if self.lobby_listeners and (self._lobby_task is None or self._lobby_task.done()):
            self._lobby_task = self._spawn(self._send_lobby())

    async def _send_lobby(self) -> None:
        await asyncio.sleep(0.3)  # many changes at once are one message
        with contextlib.suppress(StoreUnavailable):
            message = encode(await self.lobby())
            for connection in list(self.lobby_listeners):
                connection.send(message)


def _steps(table: Table | None, seq: int, entries: Iterable[Entry]) -> list[Step]:
    steps = []
    for entry in entries:
        seq += 1
        after = fold(table, entry)
        steps.append(Step(seq, entry, table, after))
        table = after
    return steps


def _people_of(table: Table) -> set[str]:
    return {table.owner} | {chair.person for chair in table.chairs if chair.person is not None}


def _players(table: Table) -> tuple[tuple[str, int], ...]:
    return tuple((chair.person, s) for s, chair in enumerate(table.chairs) if chair.person)


def _cards_of(action: Pass | Play) -> list[str]:
    if isinstance(action, Play):
        return [action.card.code]
    return [card.code for card in action.cards]


def _with_lease(presence: Presence, person: str, until: float) -> Presence:
    later = max(until, presence.until.get(person, 0.0))
    return Presence({**presence.until, person: later})


def _lobby_cares(before: Table | None, after: Table) -> bool:
    public = after.options.visibility is Visibility.PUBLIC
    if before is None:
        return public
    public = public or before.options.visibility is Visibility.PUBLIC
    return public and (
        before.status is not after.status
        or before.chairs != after.chairs
        or before.options != after.options
        or (before.match and before.match.scores) != (after.match and after.match.scores)
    )


def _check_may_watch(table: Table, person: str) -> None:
    if not may_watch(table, person):
        raise Refusal("no-spectators", "Nobody may watch at this table.", status=403)
