"""A table on this machine: the real `table`, without a server around it.

Undo, bots' turns, clocks and readiness are those of `table`. The people here share a keyboard, so
all of them are present as long as the client is open.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import inf
from types import MappingProxyType

import msgspec

from yokai_septet.bots import PLAYERS, Budget, advise
from yokai_septet.client import notices as n
from yokai_septet.client.client_view import ClientView
from yokai_septet.client.interface import Hint, TableClient, new_id
from yokai_septet.client.randomness import random_for
from yokai_septet.game import Event, Match, Pass, Play, Seat, View, view
from yokai_septet.protocol.encode import People, table_state
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.protocol.events import TableEvent
from yokai_septet.records import format as format_record
from yokai_septet.table import (
    Change,
    Due,
    Entry,
    HandleContext,
    NextDeal,
    Pace,
    Presence,
    Table,
    TableOptions,
    Think,
    advance_all,
    create,
    decided,
    due,
    handle,
    hint_for,
    next_deal,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.errors import match_goes_on, nothing_to_decide
from yokai_septet.table.record import whole_record

THINKING_TIME = Budget(seconds=0.5)
"""What a bot is given for each decision."""
CODE = "LOCAL"
"""A table on this machine needs no code of its own."""
AT_ONCE = Pace(0.0, 0.0, 0.0)


class LocalClient(TableClient):
    """Runs a table in this process and plays its bots."""

    def __init__(
        self,
        log: Iterable[Entry],
        *,
        pace: Pace = AT_ONCE,
        saver: Callable[["LocalClient"], None] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__()
        self._log = list(log)
        self._table = advance_all(None, self._log)[-1].after
        self._pace, self._saver, self._now = pace, saver, clock
        self._persons = tuple(map(person_at, self._table.rules.seats))
        presence = Presence(dict.fromkeys(self._persons, inf))
        self._context = HandleContext(presence, tuple(PLAYERS), os.urandom)
        self._people = People(presence=presence)
        self._next_log: tuple[Entry, ...] = ()
        self._changed = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self.table: ClientView = self._seen()

    @staticmethod
    def new(
        options: TableOptions,
        *,
        seed: bytes | None = None,
        people: int = 1,
        bots: Sequence[str] = (),
        start: bool = True,
        pace: Pace = AT_ONCE,
        saver: Callable[["LocalClient"], None] | None = None,
    ) -> "LocalClient":
        """A new table: people on the first seats, then these bots, then bots of the strength that
        the options name. With the same seed and decisions the match is the same."""
        log = new_log(options, seed=seed, people=people, bots=bots, start=start)
        return LocalClient(log, pace=pace, saver=saver)

    @property
    def log(self) -> Sequence[Entry]:
        """Everything that was accepted at the table. It holds all cards."""
        return self._log

    @property
    def match(self) -> Match | None:
        """The match with all its cards: for records and tests, never to be shown."""
        return self._table.match

    # --- following ------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to play the bots and to deal."""
        self._running = asyncio.create_task(self._run())
        self._tell(n.TableShown(self.table))

    async def close(self) -> None:
        """Stop the bots."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        self._tell(n.Closed())

    # --- commands -------------------------------------------------------------------------------

    async def send(self, command: c.Command, seat: Seat | None = None) -> None:
        """Carry out a command of the person on this seat."""
        if isinstance(command, c.Say):
            speaker = seat if seat is not None else self.table.people[0]
            self._tell(n.PhraseSaid(speaker, command.phrase))
            return
        chair = self._table.chairs[seat] if seat is not None else None
        person = chair.person if chair and chair.person else self._persons[0]
        accepted = handle(self._table, person, command, self._now(), self._context)
        if accepted.new_table:
            self._next_log = tuple(change.entry for change in accepted.new_table)
        self._take(accepted.changes)

    async def hint(self, seat: Seat) -> Hint:
        """Ask the strongest bot."""
        match, strongest = self._table.match, list(PLAYERS)[-1]
        if match is None or seat not in match.to_act:
            raise nothing_to_decide()
        if hint_for(self._table, seat) not in self._table.hints:
            await self.send(c.AskHint(id=new_id()), seat)
        seen = view(match, seat)
        rng = random_for(self._table.seed, match, seat)
        return Hint(await asyncio.to_thread(advise, strongest, seen, rng, THINKING_TIME))

    def next_table(self) -> "LocalClient":
        """The next match with the same people."""
        if not self._next_log:
            raise match_goes_on()
        return LocalClient(self._next_log, pace=self._pace, saver=self._saver)

    # --- what happens by itself -----------------------------------------------------------------

    async def _run(self) -> None:
        """Do what is due, until the match is over."""
        while not self._table.is_over:
            self._changed.clear()
            next_due = self._next_due()
            if next_due is None:
                await self._changed.wait()
                continue
            table, decision = self._table, None
            if isinstance(next_due.task, Think):
                decision = await asyncio.to_thread(self._decide, table, next_due.task.seat)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), max(0.0, next_due.at - self._now()))
            if self._table is table:
                self._take(advance_all(table, [self._entry(table, next_due, decision)]))

    def _next_due(self) -> Due | None:
        """What happens next by itself. The timer of the next deal is off."""
        found = due(self._table, self._context.presence, self._now(), self._pace)
        if found and isinstance(found.task, NextDeal) and found.at > self._table.since:
            return None
        return found

    def _entry(self, table: Table, now_due: Due, decision: Pass | Play | None) -> Entry:
        if decision is not None:
            return decided(table, decision, self._now())
        if isinstance(now_due.task, e.SaltsFixed | e.TookOver | e.UndoDeclined):
            return msgspec.structs.replace(now_due.task, at=self._now())
        return e.Dealt.of(next_deal(table), self._now())

    def _decide(self, table: Table, seat: Seat) -> Pass | Play:
        match = table.started
        player = PLAYERS.get(table.strength_at(seat)) or PLAYERS[table.options.bots]
        rng = random_for(table.seed, match, seat)
        return player(view(match, seat), rng, THINKING_TIME)

    # --- changes --------------------------------------------------------------------------------

    def _take(self, changes: Iterable[Change]) -> None:
        for change in changes:
            self._log.append(change.entry)
            self._table, before = change.after, self.table
            self.table = self._seen()
            self._tell(n.TableChanged(self.table, before, _events(change)))
        self._changed.set()
        if self._saver is not None:
            self._saver(self)

    def _seen(self) -> ClientView:
        """The table as the people here may see it."""
        table = self._table
        people = table.people
        views: dict[Seat | None, View] = {}
        if table.match is not None:
            views = {seat: view(table.match, seat) for seat in (*people, None)}
        found = due(table, self._context.presence, self._now(), self._pace)
        state = table_state(table, self._persons[0], self._people, self._now(), found)
        shown = ClientView.of(state, people, views)
        return shown if len(people) == 1 else replace(shown, may_undo=False)

    async def record(self, names: Mapping[Seat, str] = MappingProxyType({})) -> str:
        """The record of the match, with these names of people. It has the seed, which tells the
        deals to come: an unfinished one is for people who trust themselves not to look."""
        by_person = {person_at(seat): name for seat, name in names.items()}
        return format_record(whole_record(self._table, by_person))


def person_at(seat: Seat) -> str:
    """The id of the person who sits on this seat of a table on this machine."""
    return f"person-{seat}"


def new_log(
    options: TableOptions,
    *,
    seed: bytes | None = None,
    people: int = 1,
    bots: Sequence[str] = (),
    start: bool = True,
) -> list[Entry]:
    """The log of a new table on this machine."""
    now, players = time.time(), options.rules.players
    context = HandleContext(
        strengths=tuple(PLAYERS), random_bytes=lambda count: seed or os.urandom(count)
    )
    owner = person_at(0)
    log: list[Entry] = [create(owner, options, now, context, CODE)]
    commands: list[tuple[str, c.Command]] = [
        (person_at(seat), c.Sit(id="sit", seat=seat)) for seat in range(min(people, players))
    ]
    if start:
        strengths = [*bots, *[bots[-1] if bots else options.bots] * players]
        for seat in range(people, players):
            strength = strengths[seat - people]
            commands.append((owner, c.AddBot(id="bot", seat=seat, strength=strength)))
        commands.append((owner, c.Start(id="start")))
    table = advance_all(None, log)[-1].after
    for person, command in commands:
        accepted = handle(table, person, command, now, context)
        table = accepted.after
        log += [change.entry for change in accepted.changes]
    return log


def _events(change: Change) -> tuple[Event | TableEvent, ...]:
    return change.events or tuple(encode_events(change, {}))
