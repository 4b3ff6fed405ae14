"""A table on this machine: the session that servers run, without a server around it.

The people here share a keyboard, so all of them are present as long as the client is open, and no
timer deals before they are ready.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import inf
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from yokai_septet import bots
from yokai_septet.bots import PLAYERS, Budget, Hint
from yokai_septet.bots.self_play import random_for
from yokai_septet.client import notices as n
from yokai_septet.client.client_view import ClientView
from yokai_septet.client.interface import TableClient, new_id
from yokai_septet.game import Choice, Match, Seat, View, view
from yokai_septet.protocol.encode import People, table_state, viewer
from yokai_septet.protocol.messages import TableState, Viewer
from yokai_septet.protocol.telling import told
from yokai_septet.records import format as format_record
from yokai_septet.table import (
    Asked,
    BotTurn,
    Decision,
    Entry,
    HandleContext,
    Happening,
    Pace,
    Presence,
    Session,
    Table,
    TableOptions,
    Tick,
    create,
    hint_for,
    prepared,
)
from yokai_septet.table import commands as c
from yokai_septet.table.errors import match_goes_on, nothing_to_decide
from yokai_septet.table.record import whole_record

THINKING_TIME = Budget(seconds=0.5)
"""What a bot is given for each decision."""
CODE = "LOCAL"
"""A table on this machine needs no code of its own."""
AT_ONCE = Pace(0.0, 0.0, 0.0)
Saver: TypeAlias = Callable[[Sequence[Entry], bool], None]
"""Keeps the log of a table, with what has just been added to it; also told whether its match is
over. It may fail with an `OSError`."""


class LocalClient(TableClient):
    """Runs a table in this process and plays its bots."""

    def __init__(
        self,
        log: Iterable[Entry],
        *,
        pace: Pace = AT_ONCE,
        saver: Saver | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__()
        self._log = list(log)
        self._session = Session.read(self._log)
        self._pace, self._saver, self._now = pace, saver, clock
        self._persons = tuple(map(person_at, self._session.table.rules.seats))
        presence = Presence(dict.fromkeys(self._persons, inf))
        self._context = HandleContext(
            presence, tuple(PLAYERS), os.urandom, pace=pace, hurries=False
        )
        self._people = People(presence=presence)
        self._next_log: tuple[Entry, ...] = ()
        self._saving_failed = False
        self._changed = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        table, at = self._session.table, self._now()
        due = self._session.due(at, self._context)
        state = table_state(table, self._people, at, due, with_match=False)
        shown = viewer(table, self._persons[0], self._people)
        self.table: ClientView = _seen(table, state, shown)

    @staticmethod
    def new(
        options: TableOptions,
        *,
        seed: bytes | None = None,
        people: int = 1,
        bots: Sequence[str] = (),
        start: bool = True,
        pace: Pace = AT_ONCE,
        saver: Saver | None = None,
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
        return self._session.table.match

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
        chair = self._session.table.chairs[seat] if seat is not None else None
        person = chair.person if chair and chair.person else self._persons[0]
        self._accept(Asked(person, command))

    async def hint(self, seat: Seat) -> Hint:
        """Ask a bot."""
        match = self.match
        if match is None or seat not in match.to_act:
            raise nothing_to_decide()
        if hint_for(self._session.table, seat) not in self._session.table.hints:
            await self.send(c.AskHint(id=new_id()), seat)
        return await asyncio.to_thread(bots.hint_for, view(match, seat))

    def next_table(self) -> "LocalClient":
        """The next match with the same people."""
        if not self._next_log:
            raise match_goes_on()
        return LocalClient(self._next_log, pace=self._pace, saver=self._saver)

    # --- what happens by itself -----------------------------------------------------------------

    async def _run(self) -> None:
        """Do what is due, until the match is over."""
        while not self._session.table.is_over:
            self._changed.clear()
            session = self._session
            due = session.due(self._now(), self._context)
            if due is None:
                await self._changed.wait()
                continue
            happening: Happening = Tick()
            if (turn := session.bot_turn(due)) is not None:
                action = await asyncio.to_thread(_decide, session.table, turn)
                happening = Decision(turn, action)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due.at - self._now())):
                    await self._changed.wait()
            self._accept(happening)

    # --- changes --------------------------------------------------------------------------------

    def _accept(self, happening: Happening) -> None:
        at = self._now()
        step = self._session.accept(happening, at, self._context)
        if not step.changes:
            return
        log = [*self._log, *step.entries]
        self._save(log, step.session.table.is_over)
        if step.new_table is not None:
            self._next_log = step.new_table.entries
        self._session, self._log = step.session, log
        for one in told(step, self._people, at):
            before = self.table
            self.table = _seen(one.change.after, one.state, one.viewer(self._persons[0]))
            self._tell(n.TableChanged(self.table, before, tuple(one.events)))
        self._changed.set()

    def _save(self, log: Sequence[Entry], is_over: bool) -> None:
        """Keep the log. A disk that fails does not stop the game, but the player is told once."""
        if self._saver is None:
            return
        try:
            self._saver(log, is_over)
        except OSError:
            if not self._saving_failed:
                self._saving_failed = True
                self._tell(n.NotSaved())

    async def record(self, names: Mapping[Seat, str] = MappingProxyType({})) -> str:
        """The record of the match, with these names of people. It has the seed, which tells the
        deals to come: an unfinished one is for people who trust themselves not to look."""
        by_person = {person_at(seat): name for seat, name in names.items()}
        return format_record(whole_record(self._session.table, by_person))


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
    at, players = time.time(), options.rules.players
    context = HandleContext(
        strengths=tuple(PLAYERS), random_bytes=lambda count: seed or os.urandom(count)
    )
    owner = person_at(0)
    commands = [
        Asked(person_at(seat), c.Sit(id="sit", seat=seat)) for seat in range(min(people, players))
    ]
    if start:
        strengths = [*bots, *[bots[-1] if bots else options.bots] * players]
        for seat in range(people, players):
            bot = c.AddBot(id=f"add-bot-{seat}", seat=seat, strength=strengths[seat - people])
            commands.append(Asked(owner, bot))
        commands.append(Asked(owner, c.Start(id="start")))
    log, _ = prepared(create(owner, options, at, context, CODE), commands, at, context)
    return log


def _decide(table: Table, turn: BotTurn) -> Choice:
    player = PLAYERS.get(turn.strength) or PLAYERS[table.options.bots]
    if turn.seed is not None:
        return player(turn.view, Random(turn.seed), Budget(nodes=turn.nodes))
    rng = random_for(table.seed, table.started, turn.seat)
    return player(turn.view, rng, THINKING_TIME)


def _seen(table: Table, state: TableState, shown: Viewer) -> ClientView:
    """The table as the people here may see it."""
    people = table.people
    views: dict[Seat | None, View] = {}
    if table.match is not None:
        views = {seat: view(table.match, seat) for seat in (*people, None)}
    seen = ClientView.of(state, shown, people, views)
    return seen if len(people) == 1 else replace(seen, may_undo=False)
