"""A table as an immutable value, as far as the people at one client may see it."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from yokai_septet.game import Match, Ruleset, Seat, View
from yokai_septet.game import view as view_of
from yokai_septet.protocol import messages as m
from yokai_septet.table import Status, TableOptions
from yokai_septet.table.state import SaltPhase


@dataclass(frozen=True, slots=True)
class ClientView:
    """Who sits where, the match, and what the table is waiting for."""

    code: str
    status: Status
    options: TableOptions
    seats: tuple[m.SeatState, ...]
    people: tuple[Seat, ...]
    """The seats that are played through this client: none for a spectator."""
    is_owner: bool
    views: Mapping[Seat | None, View]
    """The match as each of these seats, or a spectator, may know it; empty before the start. All
    tricks are in it, also those that the table's memory aid does not show."""
    commitment: str
    """Fixes the secret seed of all deals; empty if this table does not promise any."""
    salt_phase: SaltPhase | None
    """What players do with their salts now, between the start and the first deal."""
    salt_commitments: tuple[str | None, ...]
    salts: tuple[str | None, ...]
    seed: str | None
    """The seed, once the match is over."""
    undo: m.UndoState | None
    """A request to take a card back that is not answered yet."""
    may_undo: bool
    may_talk: bool
    undone: int
    """How often a decision was taken back in this match."""
    rematch: str | None
    """The code of the table where the next match takes place."""
    ends_at: float | None
    """When the present decision or pause ends by itself, by `time.monotonic`."""
    reserve_from: float | None
    """From when that decision uses the reserve of the round; None where there is none."""
    locked: bool
    """Whether only people with the invitation sit down."""

    @staticmethod
    def of(
        state: m.TableState,
        viewer: m.Viewer,
        people: Sequence[Seat],
        views: Mapping[Seat | None, View],
    ) -> "ClientView":
        """What this state says about the table, with these views of its match."""
        ends_at, reserve_from = _times(state, viewer.seat)
        since = time.monotonic() - state.server_now
        return ClientView(
            code=state.code,
            status=Status(state.status),
            options=state.options,
            seats=tuple(state.seats),
            people=tuple(people),
            is_owner=viewer.owner,
            views=views,
            commitment=state.commitment,
            salt_phase=state.salt_phase,
            salt_commitments=tuple(state.salt_commitments),
            salts=tuple(state.salts),
            seed=state.seed,
            undo=state.undo,
            may_undo=viewer.may_undo,
            may_talk=state.may_talk,
            undone=state.undone,
            rematch=state.rematch,
            ends_at=None if ends_at is None else since + ends_at,
            reserve_from=None if reserve_from is None else since + reserve_from,
            locked=state.locked,
        )

    def with_presence(self, present: Sequence[bool]) -> "ClientView":
        """The same table with these people connected, seat by seat."""
        seats = tuple(
            msgspec.structs.replace(seat, present=there)
            for seat, there in zip(self.seats, present, strict=True)
        )
        return replace(self, seats=seats)

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are, or will be, played."""
        return self.options.rules

    @property
    def seat(self) -> Seat | None:
        """The seat of the only person here; None for a spectator, or where several play."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, in whatever way."""
        return self.status in (Status.FINISHED, Status.ABANDONED)

    @property
    def has_free_seat(self) -> bool:
        """Whether somebody can still sit down."""
        return any(seat.kind == "free" for seat in self.seats)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats of people elsewhere who decide for themselves."""
        return tuple(
            seat.seat
            for seat in self.seats
            if seat.kind == "person" and not seat.bot_plays and seat.seat not in self.people
        )

    @property
    def view(self) -> View | None:
        """The match as the only person here, or else a spectator, may know it; None before the
        start."""
        return self.views.get(self.seat)

    @property
    def rounds_over(self) -> int:
        """How many rounds are over."""
        return len(self.view.finished) if self.view else 0

    @property
    def awaits_deal(self) -> bool:
        """Whether the match goes on with a deal."""
        return self.status is Status.PLAYING and self.view is not None and self.view.round is None

    @property
    def unready(self) -> tuple[Seat, ...]:
        """The seats played here whose people the next deal waits for. Before the first deal a
        commitment to a salt says that somebody is ready."""
        if not self.awaits_deal or self.salt_phase == "reveal":
            return ()
        first, committed = self.rounds_over == 0, self.salt_commitments
        return tuple(
            seat
            for seat in self.people
            if not self.seats[seat].ready and not (first and committed[seat] is not None)
        )

    @property
    def may_be_ready(self) -> bool:
        """Whether the person here may show, before the start, that they are ready. The owner starts
        the match instead."""
        waits = self.status is Status.GATHERING and self.seat is not None and not self.is_owner
        return waits and not self.seats[self.seat or 0].ready

    @property
    def withheld(self) -> tuple[Seat, ...]:
        """The seats whose people committed to a salt and did not reveal it before the deal."""
        if self.salt_phase is not None or (self.awaits_deal and self.rounds_over == 0):
            return ()
        pairs = zip(self.salt_commitments, self.salts, strict=True)
        return tuple(seat for seat, (committed, salt) in enumerate(pairs) if committed and not salt)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """The seats played here that the match is waiting for, and for which no bot decides."""
        if self.status is not Status.PLAYING or self.view is None:
            return ()
        return tuple(
            seat
            for seat in self.view.to_act
            if seat in self.people and not self.seats[seat].bot_plays
        )

    @property
    def undo_to_answer(self) -> tuple[Seat, ...]:
        """The seats played here that have yet to answer a request to take a card back."""
        waiting = self.undo.waiting if self.undo else ()
        return tuple(seat for seat in waiting if seat in self.people)


def as_shown(view: View) -> View:
    """The view with something to look at: between two rounds and after the end, with the last round
    as it ended."""
    if view.round is not None or not view.finished:
        return view
    *before, last = view.finished
    ended = Match.new(view.ruleset)._replace(finished=tuple(before), round=last)
    shown = view_of(ended, view.viewer)
    return view._replace(round=shown.round, own=shown.own, round_number=len(view.finished))


def _times(state: m.TableState, viewer: Seat | None) -> tuple[float | None, float | None]:
    """When the present decision or pause ends, and from when it uses a reserve: of the viewer's own
    decision, if there is one, and else of what ends first."""
    counted = [(seat.time, seat.seat) for seat in state.seats if seat.time is not None]
    own = [time for time, seat in counted if seat == viewer]
    if own:
        return own[0].ends_at, own[0].reserve_from
    if state.clock is None:
        return None, None
    first = [time for time, _ in counted if time.ends_at == state.clock.ends_at]
    return state.clock.ends_at, first[0].reserve_from if first else None
