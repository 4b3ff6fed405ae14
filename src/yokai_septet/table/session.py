"""A table that is being run: the one driver of servers, terminals, browsers and tests.

A person's command, a tick of the clock or a bot's decision goes in; a `Step` comes out: the next
session, the changes whose entries are to be appended to the log, what follows from them beyond the
table, when to wake the session again, and what a bot has to think about until then. Nothing here
waits, thinks, stores or sends.

Whoever drives a session appends the entries of a step before anything else leaves, and adopts its
session only when that succeeded. If the log had grown meanwhile, it follows the log and asks again:
a session owns nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from msgspec import structs

from yokai_septet.game import Choice, Seat, View, view
from yokai_septet.game.replies import decision_view, reply_seed
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.changes import Change, advance, advance_all
from yokai_septet.table.context import HandleContext
from yokai_septet.table.due import Due, NextDeal, Think, decided, due
from yokai_septet.table.effects import Effect, effects_of
from yokai_septet.table.handle import handle
from yokai_septet.table.log_cap import check_log
from yokai_septet.table.presence import NOBODY
from yokai_septet.table.state import Table

CommandKey: TypeAlias = tuple[str, str]
"""A person and the id that they gave their command."""


# --- what goes in ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """A person's command."""

    person: str
    command: c.Command
    own_ids: frozenset[str] = frozenset()
    """The other ids of the person: their programs, or the maker of a program and all that it has
    made."""
    invitation: int | None = None
    """Which of the table's invitations the person came with."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: what is due by now happens."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision that a bot has to make, with all that it may know. It is void when the log has
    grown."""

    seq: int
    """The number of the log's last entry."""
    seat: Seat
    strength: str
    view: View
    seed: bytes | None = None
    """What the bot's random generator begins with, where the same play meets the same reply."""
    nodes: int | None = None
    """How many playouts the bot has there; None: as much time as usual."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot has decided."""

    turn: BotTurn
    action: Choice


@dataclass(frozen=True, slots=True)
class Ended:
    """Whoever runs the table ends its match."""

    why: e.EndReason


@dataclass(frozen=True, slots=True)
class Compared:
    """What others do with the same deal keeps it secret no longer."""


Happening: TypeAlias = Asked | Tick | Decision | Ended | Compared
"""What a session accepts."""


# --- what comes out -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """What a session makes of something that happened."""

    session: "Session"
    """The session after it, to be adopted when the entries are appended."""
    first: int
    """The number of its first entry, also for a command that was carried out before."""
    changes: tuple[Change, ...] = ()
    """What it changes, one for each entry; none if there was nothing to do."""
    dues: tuple[Due | None, ...] = ()
    """What happens by itself after each of the changes, if nobody does anything before."""
    due: Due | None = None
    """What happens by itself after all of them."""
    command: CommandKey | None = None
    """The command that is carried out, so that it is never carried out again."""
    new_table: "Step | None" = None
    """The first step of another table that is made along with it: that of a rematch."""

    @property
    def before(self) -> Table | None:
        """The table before it; None if it makes the table."""
        return self.changes[0].before if self.changes else self.session.table

    @property
    def entries(self) -> tuple[e.Entry, ...]:
        """What is to be appended to the log."""
        return tuple(change.entry for change in self.changes)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What follows from it beyond the table, to be kept with the entries or not at all."""
        return effects_of(self.changes)

    @property
    def wake_at(self) -> float | None:
        """When the session must be given a `Tick`, or the decision of `bot_turn`."""
        return None if self.due is None else self.due.at

    @property
    def bot_turn(self) -> BotTurn | None:
        """What a bot has to think about until then."""
        return self.session.bot_turn(self.due)


@dataclass(frozen=True, slots=True)
class Session:
    """A table's log, as far as it is known: how long it is, which commands it has carried out, and
    the table that it leads to."""

    table: Table
    seq: int
    """The number of the last entry."""
    done: Mapping[CommandKey, int] = field(default_factory=dict)
    """The commands in the log, with the numbers of their first entries."""

    # --- the log ----------------------------------------------------------------------------------

    @staticmethod
    def read(entries: Iterable[e.Entry], done: Mapping[CommandKey, int] | None = None) -> "Session":
        """The session of a log that is there."""
        table, seq = None, 0
        for entry in entries:
            table, seq = advance(table, entry).after, seq + 1
        if table is None:
            raise ValueError("A log has at least the entry that creates the table.")
        return Session(table, seq, done or {})

    @staticmethod
    def begin(entries: Iterable[e.Entry], at: float, context: HandleContext) -> Step:
        """The first step of a new table, with these entries."""
        return _first_step(advance_all(None, entries), at, context)

    def follow(
        self,
        entries: Iterable[e.Entry],
        at: float,
        context: HandleContext,
        done: Mapping[CommandKey, int] | None = None,
    ) -> Step:
        """What entries change that others have appended, with the commands among them."""
        step = self._step(advance_all(self.table, entries), at, context)
        if not done:
            return step
        session = step.session
        known = Session(session.table, session.seq, {**self.done, **done})
        return Step(known, step.first, step.changes, step.dues, step.due)

    # --- what happens -----------------------------------------------------------------------------

    def accept(self, happening: Happening, at: float, context: HandleContext) -> Step:
        """What follows from something that happens at this time. A `YokaiError` refuses a command;
        a command that was carried out before, a tick that comes too early and a decision that comes
        too late change nothing."""
        match happening:
            case Asked():
                return self._asked(happening, at, context)
            case Tick():
                entry: e.Entry | None = self._due_entry(at, context)
            case Decision(turn=turn, action=action):
                entry = decided(self.table, action, at) if turn.seq == self.seq else None
            case Ended(why=why):
                entry = None if self.table.is_over else e.Abandoned(at=at, why=why)
            case Compared():
                is_known = self.table.format == self.table.format.compared()
                entry = None if is_known else e.Compared(at=at)
        return self._step(() if entry is None else (advance(self.table, entry),), at, context)

    def due(self, at: float, context: HandleContext) -> Due | None:
        """What happens next by itself. Nothing does while nobody is there to see it."""
        return _due(self.table, at, context)

    def bot_turn(self, due_: Due | None) -> BotTurn | None:
        """What a bot has to think about if this is what happens next."""
        if due_ is None or not isinstance(due_.task, Think):
            return None
        table, seat = self.table, due_.task.seat
        strength, match = table.strength_at(seat), table.started
        if (replies := table.format.replies(table)) is None:
            return BotTurn(self.seq, seat, strength, view(match, seat))
        seed, nodes = replies
        seen = decision_view(match, seat)
        return BotTurn(self.seq, seat, strength, seen, reply_seed(seed, seen), nodes)

    def _asked(self, asked: Asked, at: float, context: HandleContext) -> Step:
        person, command = asked.person, asked.command
        key = (person, command.id)
        if key in self.done:
            return Step(self, self.done[key], due=self.due(at, context))
        check_log(self.seq, command)
        if asked.own_ids or asked.invitation is not None:
            invited = asked.invitation == self.table.invitation  # it may have been renewed
            context = replace(context, own_ids=asked.own_ids, invited=invited)
        accepted = handle(self.table, person, command, at, context)
        new = accepted.new_table
        new_table = _first_step(new, at, replace(context, presence=NOBODY)) if new else None
        return self._step(accepted.changes, at, context, key, new_table)

    def _due_entry(self, at: float, context: HandleContext) -> e.Entry | None:
        """The entry of what is due now and needs no bot to think."""
        due_ = self.due(at, context)
        if due_ is None or due_.at > at or isinstance(due_.task, Think):
            return None
        if isinstance(due_.task, NextDeal):
            deal = context.deal or self.table.format.next_deal
            return e.Dealt.of(deal(self.table), at)
        return structs.replace(due_.task, at=at)

    def _step(
        self,
        changes: Sequence[Change],
        at: float,
        context: HandleContext,
        command: CommandKey | None = None,
        new_table: Step | None = None,
    ) -> Step:
        first = self.seq + 1
        if not changes:
            return Step(self, first, due=self.due(at, context))
        done = self.done if command is None else {**self.done, command: first}
        session = Session(changes[-1].after, self.seq + len(changes), done)
        dues = tuple(_due(change.after, at, context) for change in changes)
        return Step(session, first, tuple(changes), dues, dues[-1], command, new_table)


def _first_step(changes: Sequence[Change], at: float, context: HandleContext) -> Step:
    table = changes[-1].after
    dues = tuple(_due(change.after, at, context) for change in changes)
    return Step(Session(table, len(changes)), 1, tuple(changes), dues, dues[-1])


def _due(table: Table, at: float, context: HandleContext) -> Due | None:
    if not context.presence.is_attended(at):
        return None
    due_ = due(table, context.presence, at, context.pace)
    if due_ is None or context.hurries or not isinstance(due_.task, NextDeal):
        return due_
    return due_ if due_.at <= table.since else None
