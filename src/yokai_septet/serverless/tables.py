"""The person's tables as sessions, the channels that follow them, and what happens by itself."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from random import Random

from msgspec import Struct

from yokai_septet.bots import PLAYERS, Budget, hint_for
from yokai_septet.bots.self_play import random_for
from yokai_septet.errors import YokaiError
from yokai_septet.game import Choice, view
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.encode import People, snapshot
from yokai_septet.protocol.hints import hint_answer
from yokai_septet.protocol.request_errors import unknown_table
from yokai_septet.protocol.summary import summary_of
from yokai_septet.protocol.telling import told
from yokai_septet.serverless.kept import Kept
from yokai_septet.serverless.people import KeptMatch
from yokai_septet.table import (
    Asked,
    BotTurn,
    CommandKey,
    Decision,
    Due,
    Entry,
    HandleContext,
    Happening,
    Pace,
    PlayedOn,
    Presence,
    Session,
    Step,
    Table,
    TableOptions,
    Tick,
    check_may_ask_hint,
    check_may_talk,
    new_table,
)
from yokai_septet.table import commands as c
from yokai_septet.table import hint_for as asked_hint

STRENGTH = "adept"
"""Stands for bots of old tables that exist no longer."""


class KeptEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of a log as it is kept."""

    entry: Entry
    command: str | None = None
    """The id of the command that it begins to carry out."""


@dataclass(eq=False, slots=True)
class Room:
    """A table in memory, and the channels that follow it."""

    session: Session
    presence: Presence = field(default_factory=Presence)
    channels: set[int] = field(default_factory=set)
    decision: Decision | None = None
    """What a bot has decided that waits for its moment."""

    def has_decided(self, turn: BotTurn) -> bool:
        """Whether a bot has thought about this already."""
        return self.decision is not None and self.decision.turn == turn


class Tables:
    """All tables of one person."""

    def __init__(
        self,
        kept: Kept,
        person: Callable[[], tuple[str, str]],
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        pace: Pace,
        nodes: int,
    ) -> None:
        self._kept, self._person, self._now = kept, person, now
        self._random_bytes, self._pace, self.nodes = random_bytes, pace, nodes
        self._rooms: dict[str, Room] = {}
        self._followed: dict[int, str] = {}
        self.messages: list[tuple[int, str]] = []
        """What is to be sent, until somebody takes it."""

    # --- finding ----------------------------------------------------------------------------------

    def table(self, code: str) -> Table:
        """The table with this code."""
        return self._room(code).session.table

    def people(self, presence: Presence | None = None) -> People:
        """What is known of the people at a table: there is only one."""
        person, name = self._person()
        return People({person: name}, presence or Presence())

    def _room(self, code: str) -> Room:
        code = code.upper()
        if (room := self._rooms.get(code)) is not None:
            return room
        if self._kept.get(f"match/{code}", KeptMatch) is None:
            raise unknown_table(code)
        entries = self._kept.under(f"log/{code}/", KeptEntry)
        person, _ = self._person()
        done: dict[CommandKey, int] = {
            (person, kept.command): number
            for number, kept in enumerate(entries, 1)
            if kept.command is not None
        }
        self._kept.drop(f"log/{code}/")  # the session has all that is needed of it
        self._rooms[code] = Room(Session.read((kept.entry for kept in entries), done))
        return self._rooms[code]

    def forget(self) -> None:
        """Everything was deleted, or replaced."""
        self._rooms = {}
        self._followed = {}

    # --- what happens -----------------------------------------------------------------------------

    def begin(
        self, options: TableOptions, *, seat: int = 0, play: bool, begin: PlayedOn | None = None
    ) -> str:
        """Make a table of the person's, and return its code; with what another match begins it."""
        person, _ = self._person()
        while True:
            at, context = self._now(), self._context(Presence())
            entries = new_table(person, options, at, context, seat, play, begin)
            step = Session.begin(entries, at, context)
            code = step.session.table.code
            if self._kept.get(f"match/{code}", KeptMatch) is None:
                self._add(step)
                return code

    def command(self, code: str, command: c.Command) -> int:
        """Carry out a command; returns the number of its first entry."""
        person, _ = self._person()
        return self._accept(self._room(code), Asked(person, command)).first

    def _accept(self, room: Room, happening: Happening) -> Step:
        at = self._now()
        step = room.session.accept(happening, at, self._context(room.presence))
        if step.changes:
            if step.new_table is not None:
                self._add(step.new_table)
            room.session = step.session
            self._keep(step)
            people = self.people(room.presence)
            person, _ = self._person()
            for change in told(step, people, at):
                message = change.message(person)
                if message is not None:
                    self._send(room, message)
        return step

    def _add(self, step: Step) -> None:
        code = step.session.table.code
        self._kept.begin(f"log/{code}/")
        self._rooms[code] = Room(step.session)
        self._keep(step)
        self._kept.drop(f"log/{code}/")

    def _keep(self, step: Step) -> None:
        table, at = step.session.table, self._now()
        command = None if step.command is None else step.command[1]
        for number, entry in enumerate(step.entries, step.first):
            kept = KeptEntry(entry, command if number == step.first else None)
            self._kept.put(f"log/{table.code}/{number:06}", kept, new=True)
        key, (person, _) = f"match/{table.code}", self._person()
        match = self._kept.get(key, KeptMatch) or KeptMatch(
            summary=summary_of(table), seat=None, updated_at=at
        )
        self._kept.put(key, match.after(table, person, at, step.effects))

    def _context(self, presence: Presence) -> HandleContext:
        return HandleContext(presence, tuple(PLAYERS), self._random_bytes, pace=self._pace)

    # --- by itself --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Do one thing that is due, or let one bot think: both take time, and whoever called
        meanwhile comes first."""
        for room in self._attended():
            due = self._due(room)
            if due is None:
                continue
            turn = room.session.bot_turn(due)
            if turn is not None and not room.has_decided(turn):
                room.decision = Decision(turn, self._decide(room.session.table, turn))
                return
            if due.at <= self._now():
                self._accept(room, Tick() if turn is None else room.decision or Tick())
                return

    def wake_in(self) -> float | None:
        """After how many seconds to wake the tables; None if nothing will be due."""
        waits = [self._wait(room) for room in self._attended()]
        return min((wait for wait in waits if wait is not None), default=None)

    def _wait(self, room: Room) -> float | None:
        due = self._due(room)
        if due is None:
            return None
        turn = room.session.bot_turn(due)
        if turn is not None and not room.has_decided(turn):
            return 0.0
        return max(0.0, due.at - self._now())

    def _attended(self) -> Sequence[Room]:
        return [room for room in self._rooms.values() if room.channels]

    def _due(self, room: Room) -> Due | None:
        return room.session.due(self._now(), self._context(room.presence))

    def _decide(self, table: Table, turn: BotTurn) -> Choice:
        """Numbers of playouts and a seed that follows from the match: the same decision on every
        machine."""
        player = PLAYERS.get(turn.strength) or PLAYERS[STRENGTH]
        if turn.seed is not None:
            return player(turn.view, Random(turn.seed), Budget(nodes=turn.nodes))
        rng = random_for(table.seed, table.started, turn.seat)
        return player(turn.view, rng, Budget(nodes=self.nodes))

    # --- channels ---------------------------------------------------------------------------------

    def open(self, channel: int, code: str) -> None:
        """Begin to follow a table, a snapshot first."""
        room, (person, _) = self._room(code), self._person()
        room.channels.add(channel)
        self._followed[channel] = room.session.table.code
        self._see(room)
        self._show(room, channel)
        seat = room.session.table.seat_of(person)
        if seat is not None and room.session.table.chairs[seat].bot_plays in ("away", "asked"):
            with suppress(YokaiError):
                back = c.TakeBack(id=f"back-{self._random_bytes(6).hex()}")
                self.command(room.session.table.code, back)

    def close(self, channel: int) -> None:
        """A channel is gone. Nothing happens at a table that nobody follows."""
        code = self._followed.pop(channel, "")
        if (room := self._rooms.get(code)) is not None:
            room.channels.discard(channel)
            self._see(room)
            if not room.channels:
                del self._rooms[code]

    def receive(self, channel: int, command: c.Command) -> None:
        """Carry out what came through a channel, and answer there."""
        code = self._followed[channel]
        match command:
            case c.Say(phrase=phrase):
                room, (person, _) = self._room(code), self._person()
                seat = check_may_talk(room.session.table, person)
                self._send(room, encode(m.Said(seat=seat, phrase=phrase)))
            case c.LeadReview():
                pass  # there is nobody to show it to
            case c.AskHint():
                self._hint(channel, code, command)
            case _:
                seq = self.command(code, command)
                self.send(channel, m.Done(id=command.id, seq=seq))

    def send(self, channel: int, message: m.ServerMessage) -> None:
        """Send a message on one channel."""
        self.messages.append((channel, encode(message).decode()))

    def show_again(self) -> None:
        """The person has another name."""
        for room in self._attended():
            for channel in room.channels:
                self._show(room, channel)

    def show(self, channel: int) -> None:
        """Send the table's present state on one channel."""
        self._show(self._room(self._followed[channel]), channel)

    def state(self, code: str) -> m.Snapshot:
        """The table as the person may see it now."""
        return self._snapshot(self._room(code))

    def _hint(self, channel: int, code: str, command: c.AskHint) -> None:
        room, (person, _) = self._room(code), self._person()
        _, _, seat = check_may_ask_hint(room.session.table, person)
        if asked_hint(room.session.table, seat) not in room.session.table.hints:
            self.command(code, command)
        seen = view(room.session.table.started, seat)
        self.send(channel, hint_answer(command.id, seen, hint_for(seen)))

    def _see(self, room: Room) -> None:
        """The person is connected as long as a channel follows the table."""
        table, now = room.session.table, self._now()
        person, _ = self._person()
        players = [chair.person for chair in table.chairs if chair.person is not None]
        until = inf if room.channels else now
        room.presence = room.presence.seen({person: until}, players, now)

    def _show(self, room: Room, channel: int) -> None:
        self.send(channel, self._snapshot(room))

    def _snapshot(self, room: Room) -> m.Snapshot:
        session, (person, _) = room.session, self._person()
        return snapshot(
            session.seq, session.table, person, self.people(room.presence), self._now(),
            self._due(room),
        )  # fmt: skip

    def _send(self, room: Room, message: bytes) -> None:
        self.messages += [(channel, message.decode()) for channel in sorted(room.channels)]
