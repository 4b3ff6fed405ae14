"""How long a table waits for whom, and what others may ask for then.

Everything here counts from `Table.since`, which coming back never renews; only time in which none
of the table's players was connected does not count (`Presence.counted_from`). Where there is a
clock, each decision has its own time, and a round has a reserve besides. Whoever uses up both has
lapsed: a bot makes that one decision.
"""

from dataclasses import dataclass

from yokai_septet.game import Phase, Seat
from yokai_septet.table.presence import Presence
from yokai_septet.table.state import Table

GRACE = 30.0
"""Seconds that somebody may be away before a bot may play for them."""
PATIENCE = 90.0
"""Seconds after which others may ask for a bot where no clock does it, though the person is
connected."""
PASS_TIMES = 3
"""How many times the time of a card a player has for the pass, which is three cards."""
RESERVE_TIMES = 4
"""How many times the time of a card the reserve of a round is."""
VETO_LOST_AFTER = 3
"""So many lapses in a round cost the veto against abandoning the match."""


@dataclass(frozen=True, slots=True)
class DecisionTime:
    """When the time of an open decision ends."""

    reserve_from: float
    """When the decision's own time ends and the reserve of the round begins to be used."""
    ends_at: float
    """When the reserve is used up as well."""


def is_open(table: Table, seat: Seat) -> bool:
    """Whether the table waits for this seat: for a card, the pass, or readiness for the next
    deal."""
    match = table.match
    if match is None or table.is_over:
        return False
    between_rounds = match.awaits_deal and bool(match.finished)
    return seat in match.to_act or (between_rounds and seat not in table.ready)


def player_is_present(table: Table, presence: Presence, now: float) -> bool:
    """Whether any of the table's players is connected; spectators do not count."""
    return any(
        chair.person is not None and presence.is_present(chair.person, now)
        for chair in table.chairs
    )


def reserve_of_round(table: Table) -> float:
    """How many seconds each player has in a round beyond the time of its decisions."""
    return float(RESERVE_TIMES * table.options.clock)


def reserve_left(table: Table, seat: Seat) -> float:
    """How many seconds of the round's reserve this seat still has."""
    return max(0.0, reserve_of_round(table) - table.reserve_used.get(seat, 0.0))


def decision_time(table: Table, seat: Seat, presence: Presence, now: float) -> DecisionTime | None:
    """When the time of this seat's pass or card ends; None if no clock counts it."""
    match, clock = table.match, table.options.clock
    if not clock or match is None or match.round is None or table.is_over:
        return None
    if seat not in match.to_act or seat in table.bot_decides or table.chairs[seat].is_bot:
        return None
    times = PASS_TIMES if match.round.phase is Phase.PASS else 1
    reserve_from = presence.counted_from(table.since, now) + times * clock
    return DecisionTime(reserve_from, reserve_from + reserve_left(table, seat))


def reserve_used(table: Table, seat: Seat, presence: Presence, now: float) -> float:
    """How many seconds of the round's reserve the decision uses that this seat makes now."""
    time = decision_time(table, seat, presence, now)
    if time is None:
        return 0.0
    return round(min(max(0.0, now - time.reserve_from), time.ends_at - time.reserve_from), 3)


def bot_allowed_from(table: Table, seat: Seat, now: float, presence: Presence) -> float | None:
    """From when others may ask that a bot plays for the person of this seat, as things are now;
    None if they may not."""
    chair = table.chairs[seat]
    if table.match is None or table.is_over or chair.person is None or chair.is_bot:
        return None
    if seat in table.bot_decides:
        return None
    away = presence.away_since(chair.person, now, table.since)
    from_absence = None if away is None else away + GRACE
    if is_open(table, seat) and not table.options.clock:
        from_patience = presence.counted_from(table.since, now) + PATIENCE
        return from_patience if from_absence is None else min(from_absence, from_patience)
    return from_absence


def bot_voters(table: Table, seat: Seat) -> frozenset[Seat]:
    """The seats without whose votes a bot does not get this seat until the round ends: all others
    who decide for themselves."""
    return frozenset(table.deciding_people) - {seat}


def is_late(table: Table, seat: Seat) -> bool:
    """Whether this seat has let the others wait too long in this round, or has no veto since an
    earlier one."""
    return seat in table.lapses or seat in table.asked_for or seat in table.without_veto


def may_vote_bot(table: Table, seat: Seat) -> bool:
    """Whether the others may give this seat to a bot until the round ends: after one lapse two or
    more together, after two lapses also one alone. Where there is no clock, a decision counts that
    a bot made since the others had waited long enough to ask for it."""
    if table.match is None or table.match.round is None or table.is_over:
        return False
    if table.chairs[seat].person is None or seat in table.given_to_bot:
        return False
    others = len(bot_voters(table, seat))
    late = table.lapses.get(seat, 0) + table.asked_for.get(seat, 0)
    return others > 0 and late >= (1 if others > 1 else 2)
