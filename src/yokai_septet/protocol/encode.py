"""From the table to the wire: what one viewer may see of it. `encode_events` tells what happened.

All that is shown of a match comes from `game/view.py`, the only place where information is hidden.
The seed appears when the match is over, and the table's log never. `decode` is the way back.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from yokai_septet.game import Ruleset, Seat, commitment, own_cards, view
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.encode_events import encode_events, remembered
from yokai_septet.protocol.rounds import OpenRound, open_round
from yokai_septet.table import (
    NOBODY,
    Change,
    Due,
    NextDeal,
    Presence,
    Table,
    Think,
    bot_allowed_from,
    decision_time,
    is_late,
    may_vote_bot,
    undo_waiting,
)
from yokai_septet.table import entries as e
from yokai_septet.table.names import names_at


@dataclass(frozen=True, slots=True)
class People:
    """What is known about the people around a table."""

    names: Mapping[str, str] = field(default_factory=dict)
    presence: Presence = NOBODY
    invitation: str | None = None
    """The token of the table's invitation, which players and the owner are shown."""


# --- the messages ---------------------------------------------------------------------------------


def snapshot(
    seq: int, table: Table, person: str, people: People, now: float, next_due: Due | None = None
) -> m.Snapshot:
    """The table after entry `seq`, as this person may see it."""
    finished = len(table.match.finished) if table.match else 0
    return m.Snapshot(
        seq=seq,
        state=table_state(table, people, now, next_due),
        ruleset=_ruleset(table),
        finished=[open_round(table.started, number) for number in range(1, finished + 1)],
        events=remembered(table, people.names),
        viewer=viewer(table, person, people),
    )


def update(
    seq: int, change: Change, person: str, people: People, now: float, next_due: Due | None = None
) -> m.Update:
    """What entry `seq` changed, as this person may see it."""
    return m.Update(
        seq=seq,
        events=encode_events(change, people.names),
        state=table_state(change.after, people, now, next_due),
        ruleset=None if change.before and change.before.match else _ruleset(change.after),
        finished_round=_round_finished_by(change),
        viewer=viewer(change.after, person, people),
    )


def _ruleset(table: Table) -> Ruleset | None:
    return table.match.ruleset if table.match else None


def _round_finished_by(change: Change) -> OpenRound | None:
    before, after = change.before.match if change.before else None, change.after.match
    if before is None or after is None or len(after.finished) == len(before.finished):
        return None
    return open_round(after, len(after.finished))


# --- the state ------------------------------------------------------------------------------------


def table_state(
    table: Table,
    people: People,
    now: float,
    next_due: Due | None = None,
    *,
    with_match: bool = True,
) -> m.TableState:
    """The table as everybody may see it. Clients on this machine have views of the match, and need
    it without."""
    seats = range(len(table.chairs))
    fair = table.format.promises_deals
    return m.TableState(
        code=table.code,
        status=table.status.value,
        options=table.options,
        seats=[
            _seat(table, seat, name, people, now)
            for seat, name in enumerate(names_at(table, people.names))
        ],
        locked=table.locked,
        commitment=_commitment(table.seed) if fair else "",
        salt_phase=table.salt_phase,
        salt_commitments=[table.salt_commitments.get(seat) for seat in seats],
        salts=[table.salts.get(seat) for seat in seats],
        seed=table.seed.hex() if table.is_over and fair else None,
        match=_match(table) if with_match else None,
        server_now=now,
        clock=_clock(table, next_due, now),
        undo=_undo(table),
        may_talk=table.may_talk,
        hints=table.allows_hints,
        coach=table.has_coach,
        undone=len(table.taken_back),
        rematch=table.rematch,
        ended_by=table.ended_by,
        format=table.format.info,
    )


_commitment = lru_cache(4096)(commitment)


def viewer(table: Table, person: str, people: People) -> m.Viewer:
    """What this person alone is shown; the cards in it are those of their seat."""
    seat = table.seat_of(person)
    name, owner = people.names.get(person, ""), person == table.owner
    if seat is None:
        invitation = people.invitation if owner else None
        return m.Viewer(name=name, seat=None, owner=owner, invitation=invitation)
    decision = table.decision_to_undo(seat) if table.undo is None else None
    return m.Viewer(
        name=name,
        seat=seat,
        owner=owner,
        invitation=people.invitation,
        may_undo=decision is not None and not decision.refused,
        cards=None if table.match is None else own_cards(table.match, seat),
    )


def _seat(table: Table, seat: Seat, name: str | None, people: People, now: float) -> m.SeatState:
    chair = table.chairs[seat]
    person = chair.person
    return m.SeatState(
        seat=seat,
        kind="person" if person is not None else "bot" if chair.strength else "free",
        name=name,
        program=chair.program,
        strength=chair.strength or (table.options.bots if chair.bot_plays else None),
        owner=person is not None and person == table.owner,
        present=person is None or people.presence.is_present(person, now),
        bot_plays=person is not None and chair.bot_plays is not None,
        bot_from=bot_allowed_from(table, seat, now, people.presence),
        ready=seat in table.ready,
        hints_taken=sum(one.seat == seat for one in table.hints) if table.hints else 0,
        abandon=seat in table.abandon,
        time=_decision_time(table, seat, people.presence, now),
        late=_lateness(table, seat),
    )


def _lateness(table: Table, seat: Seat) -> m.Lateness | None:
    if not is_late(table, seat):
        return None
    return m.Lateness(
        lapses=table.lapses.get(seat, 0),
        without_veto=seat in table.without_veto,
        may_vote_bot=may_vote_bot(table, seat),
        bot_votes=sorted(table.bot_votes.get(seat, ())),
        given_to_bot=seat in table.given_to_bot,
    )


def _decision_time(
    table: Table, seat: Seat, presence: Presence, now: float
) -> m.DecisionTime | None:
    time = decision_time(table, seat, presence, now)
    if time is None:
        return None
    return m.DecisionTime(reserve_from=time.reserve_from, ends_at=time.ends_at)


_BEFORE_CARDS = (NextDeal, e.SaltsFixed)


def _clock(table: Table, next_due: Due | None, now: float) -> m.ClockState | None:
    """The clock that people see: not that of the bots."""
    if next_due is None or isinstance(next_due.task, Think):
        return None
    if isinstance(next_due.task, _BEFORE_CARDS) and not table.deciding_people:
        return None
    return m.ClockState(ends_at=next_due.at, server_now=now)


def _undo(table: Table) -> m.UndoState | None:
    if table.undo is None:
        return None
    return m.UndoState(seat=table.undo.seat, waiting=list(undo_waiting(table)))


def _match(table: Table) -> m.MatchState | None:
    if table.match is None:
        return None
    seen = view(table.match, aid=table.options.memory_aid)
    return m.MatchState(
        scores=seen.scores,
        seals=seen.seals,
        round_number=seen.round_number,
        after=seen.after,
        round=seen.round,
        winner=seen.result.winner if seen.result else None,
        tie_break=seen.result is not None and seen.result.tie_break,
    )
