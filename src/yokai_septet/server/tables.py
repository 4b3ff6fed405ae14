"""The tables of one worker: copies of logs, brought up to date from the store and appended to.

A copy owns nothing. Whatever is accepted is committed before anybody hears of it; if another worker
was faster, the copy is brought up to date, and whoever wanted to append judges again.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator

import msgspec

from yokai_septet.server.bus import Bus, News
from yokai_septet.server.delivery import Delivery
from yokai_septet.server.live import Live
from yokai_septet.server.metrics import Metrics
from yokai_septet.server.names import Names
from yokai_septet.server.refusal import unknown_table
from yokai_septet.server.store import Append, Store
from yokai_septet.server.summary import summary_of
from yokai_septet.table import Accepted, Change, Due, Presence, Table, Visibility, advance_all

KEPT_TABLES = 2000
"""How many tables without listeners stay in memory."""


class Tables:
    """All tables in memory. `plan` is told what is due at a table whose log has got further, and
    `lobby_changed` that the list of public tables may look different."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        names: Names,
        delivery: Delivery,
        metrics: Metrics,
        now: Callable[[], float],
        lobby_changed: Callable[[], None],
    ) -> None:
        self._store, self._bus, self._names = store, bus, names
        self._delivery, self._metrics, self._now = delivery, metrics, now
        self._lobby_changed = lobby_changed
        self.plan: Callable[[Live, Due | None], None] = lambda live, next_due: None
        self._tables: OrderedDict[str, Live] = OrderedDict()

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    def __getitem__(self, code: str) -> Live:
        return self._tables[code]

    def known(self, code: str) -> Live | None:
        """The copy of a table, if its log has been read."""
        live = self._tables.get(code)
        return None if live is None or live.copy is None else live

    def listened(self) -> list[Live]:
        """The tables with listeners."""
        return [live for live in self._tables.values() if live.connections]

    async def find(self, code: str) -> Live:
        """The copy of a table, as fresh as this worker knows."""
        live = self._tables.get(code)
        if live is None:
            live = self._tables[code] = Live(code)
            self._forget_some()
        self._tables.move_to_end(code)
        if live.copy is None or live.stale:
            async with live.lock:
                if live.copy is None or live.stale:
                    await self.catch_up(live)
                if live.copy is None:
                    self._tables.pop(code, None)
                    raise unknown_table(code)
        return live

    async def add(self, accepted: Accepted) -> Live | None:
        """Make a table; None if its code is taken."""
        live = Live(accepted.after.code)
        if not await self.append(live, accepted):
            return None
        live = self._tables.setdefault(live.code, live)
        self._forget_some()
        return live

    def _forget_some(self) -> None:
        """Nobody listens to these tables; the store has them."""
        for code, live in list(self._tables.items()):
            if len(self._tables) <= KEPT_TABLES:
                return
            if not live.connections and not live.lock.locked() and live.copy is not None:
                live.drop_duty()
                del self._tables[code]

    async def catch_up(self, live: Live) -> None:
        """Bring the copy up to date, and tell those who listen."""
        first = live.copy is None
        stored = await self._store.load(live.code, live.seq)
        changes = advance_all(live.copy, (one.entry for one in stored))
        for one in stored:
            if one.person is not None and one.command is not None:
                live.done[one.person, one.command] = one.seq
        live.stale = False
        if first and not changes:
            return
        if first:
            until = (await self._store.presence([live.code])).get(live.code, {})
            live.presence = Presence(until)
        if changes:
            live.copy, live.seq = changes[-1].after, live.seq + len(changes)
            await self._names.learn(_people_of(live.copy))
            self._delivery.broadcast(live, changes, self._delivery.next_due(live, live.copy))
        # Another worker, if it lives, does what is due: the sweep gives it some time.
        if first:
            self.plan_again(live)

    def plan_again(self, live: Live) -> None:
        """What is due may have changed."""
        self.plan(live, self._delivery.next_due(live, live.table))

    async def append(
        self,
        live: Live,
        accepted: Accepted,
        person: str | None = None,
        command: str | None = None,
    ) -> bool:
        """Keep what was accepted and tell everybody; False if another worker was faster."""
        changes, before, after = accepted.changes, live.copy, accepted.after
        other = None
        if accepted.new_table:
            other = self._to_append(live, 0, accepted.new_table, None, None)
        append = self._to_append(live, live.seq, changes, person, command, other)
        live.stale = True  # until we know how it went
        if not await self._store.append(append):
            return False
        first = live.seq + 1
        live.copy, live.seq, live.stale = after, live.seq + len(changes), False
        if person is not None and command is not None:
            live.done[person, command] = first
        self._metrics.count("entries", by=len(changes))
        next_due = self._delivery.next_due(live, after)
        self._delivery.broadcast(live, changes, next_due)
        self._bus.tell(News(live.code, live.seq))
        if _lobby_cares(before, after):
            self._lobby_changed()
        self.plan(live, next_due)
        if other is not None:
            self._bus.tell(News(other.code, 0))
        return True

    def _to_append(
        self,
        live: Live,
        seq: int,
        changes: tuple[Change, ...],
        person: str | None,
        command: str | None,
        other: Append | None = None,
    ) -> Append:
        before, after = changes[0].before, changes[-1].after
        next_due = self._delivery.next_due(live, after)
        seats = before is None or before.chairs != after.chairs
        return Append(
            code=after.code,
            expected=seq,
            entries=tuple(change.entry for change in changes),
            status=after.status.value,
            public=after.options.visibility is Visibility.PUBLIC,
            due_at=next_due.at if next_due else None,
            at=self._now(),
            summary=msgspec.json.encode(summary_of(after)).decode(),
            person=person,
            command=command,
            players=_players(after) if seats else None,
            with_table=other,
        )


def _people_of(table: Table) -> set[str]:
    return {table.owner} | {chair.person for chair in table.chairs if chair.person is not None}


def _players(table: Table) -> tuple[tuple[str, int], ...]:
    return tuple((chair.person, s) for s, chair in enumerate(table.chairs) if chair.person)


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
