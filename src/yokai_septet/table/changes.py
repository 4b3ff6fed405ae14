"""What each entry of the log does to the table.

`advance` is the only place where a table's match is given an action: the next state and the game's
events come from that one application, and a `Change` carries both to whoever needs them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from msgspec.structs import replace

from yokai_septet.game import Action, Card, Deal, Event, Match, Pass, Phase, Play, Round, Seat, step
from yokai_septet.records import Record, final, parse
from yokai_septet.table import entries as e
from yokai_septet.table.formats import MatchFormat, PlayOn, SameDeals
from yokai_septet.table.lapses import (
    left_to_bot,
    still_without_veto,
    taken_over,
    with_lapse,
    with_reserve,
    without_votes,
)
from yokai_septet.table.state import (
    Chair,
    Incident,
    StandIn,
    Status,
    Table,
    TakenHint,
    UndoableDecision,
    UndoRequest,
)
from yokai_septet.table.waiting import reserve_of_round

T = TypeVar("T")
_FREE = Chair()


@dataclass(frozen=True, slots=True)
class Change:
    """One entry, the table before and after it, and what happened in the game."""

    entry: e.Entry
    before: Table | None
    """None for the entry that creates the table."""
    after: Table
    events: tuple[Event, ...] = ()


def advance(table: Table | None, entry: e.Entry) -> Change:
    """What this entry does to the table. An entry with an action that the rules forbid raises an
    `IllegalAction`; everything else is trusted, since only `handle` and `due` make entries."""
    if isinstance(entry, e.Created):
        return Change(entry, None, _created(entry))
    if table is None:
        raise ValueError("A log begins with the entry that creates the table.")
    action = _action(entry)
    if action is None:
        return Change(entry, table, _with_incident(table, _without_action(table, entry), entry))
    match, events = step(table.started, action)
    return Change(entry, table, _with_match(table, entry, match), events)


def advance_all(table: Table | None, entries: Iterable[e.Entry]) -> tuple[Change, ...]:
    """What these entries do, one after the other."""
    changes = []
    for entry in entries:
        change = advance(table, entry)
        changes.append(change)
        table = change.after
    return tuple(changes)


def _action(entry: e.Entry) -> Action | None:
    """The action of the game that this entry records."""
    match entry:
        case e.Played(seat=seat, card=code):
            return Play(seat, Card.parse(code))
        case e.Passed(seat=seat, cards=codes):
            return Pass(seat, tuple(map(Card.parse, codes)))
        case e.Dealt():
            return entry.deal
        case _:
            return None


def _with_match(table: Table, entry: e.Entry, after: Match) -> Table:
    """The table after an entry whose action led to this match."""
    match entry:
        case e.Played(at=at):
            over = table.format.is_finished(after)
            status = Status.FINISHED if over else table.status
            decisions = _with_decision(table, entry) if after.round else ()
            next_table = replace(
                table, match=after, since=at, decisions=decisions, undo=None, status=status,
                stand_ins=_with_stand_in(table, entry), reserve_used=with_reserve(table, entry),
                bot_decides=table.bot_decides - {entry.seat},
            )  # fmt: skip
            return next_table if after.round else without_votes(next_table)
        case e.Passed(at=at):
            began = after.round is not None and after.round.leader is not None
            decisions = _with_decision(table, entry)
            return replace(
                table, match=after, since=at if began else table.since, decisions=decisions,
                stand_ins=_with_stand_in(table, entry), reserve_used=with_reserve(table, entry),
                bot_decides=table.bot_decides - {entry.seat},
            )  # fmt: skip
        case e.Dealt(at=at):
            return replace(
                table, match=after, since=at, saw=_seen_hands(table), ready=frozenset(),
                decisions=(), undo=None, incidents=(), bot_decides=frozenset(), reserve_used={},
                lapses={}, asked_for={}, given_up=frozenset(), known_hands=frozenset(),
                without_veto=still_without_veto(table),
            )  # fmt: skip
        case _:
            raise AssertionError(f"{entry!r} has no action")


def _seen_hands(table: Table) -> dict[str, Seat]:
    """Whose hand each person has seen, now that the cards are dealt."""
    seats = {chair.person: s for s, chair in enumerate(table.chairs) if chair.person is not None}
    return table.saw | seats


def _with_decision(table: Table, entry: e.Passed | e.Played) -> tuple[UndoableDecision, ...]:
    return (*table.decisions, UndoableDecision(entry, table.started))


def _with_stand_in(table: Table, entry: e.Passed | e.Played) -> tuple[StandIn, ...]:
    """The stand-ins, with this decision if it is one."""
    match, seat = table.started, entry.seat
    starter, chair = table.starters[seat], table.chairs[seat]
    if entry.bot:
        by = None if starter.strength else table.strength_at(seat)
    else:
        by = None if starter.person == chair.person else "person"
    if by is None and not table.stand_ins:
        return ()
    plays = cards_played(match.round) if isinstance(entry, e.Played) else None
    here = (match.round_number, seat, plays)
    # A pass may be chosen again: the last choice counts.
    others = tuple(one for one in table.stand_ins if (one.round, one.seat, one.plays) != here)
    return others if by is None else (*others, StandIn(*here, by))


def _with_incident(before: Table, table: Table, entry: e.Entry) -> Table:
    """The table with this entry among the incidents, if it is one."""
    person = None
    if isinstance(entry, e.Left | e.Sat):
        if before.status is not Status.PLAYING:
            return table
        person = before.chairs[entry.seat].person
    elif not isinstance(entry, e.TookHint | e.Lapsed | e.TookOver | e.Returned):
        return table
    match = table.started
    now = match.round or (match.finished[-1] if match.finished else None)
    plays = None if now is None or now.phase is Phase.PASS else cards_played(now)
    return replace(table, incidents=(*table.incidents, Incident(plays, entry, person)))


def hint_for(table: Table, seat: Seat) -> TakenHint:
    """A hint for the decision of this seat that the match waits for."""
    match = table.started
    passing = match.round is not None and match.round.phase is Phase.PASS
    return TakenHint(match.round_number, seat, None if passing else cards_played(match.round))


def cards_played(now: Round | None) -> int:
    """How many cards have been played in the present round."""
    if now is None:
        return 0
    return sum(len(trick.cards) for trick in now.tricks) + len(now.trick)


def _created(entry: e.Created) -> Table:
    players = entry.options.rules.players
    return Table(
        code=entry.code,
        seed=bytes.fromhex(entry.seed),
        owner=entry.owner,
        options=entry.options,
        format=entry.format or entry.daily or entry.team_deal or MatchFormat(),
        chairs=(_FREE,) * players,
        created_at=entry.at,
        since=entry.at,
    )


def _without_action(table: Table, entry: e.Entry) -> Table:
    match entry:
        case e.Readied(seat=seat):
            return replace(table, ready=table.ready | {seat})
        case e.TookHint(seat=seat):
            hint = hint_for(table, seat)
            return table if hint in table.hints else replace(table, hints=(*table.hints, hint))
        case e.SaltCommitted(seat=seat, commitment=commitment):
            return replace(table, salt_commitments=table.salt_commitments | {seat: commitment})
        case e.SaltsFixed(at=at):
            return replace(table, salts_fixed=True, since=at)
        case e.SaltRevealed(seat=seat, salt=salt) | e.Salted(seat=seat, salt=salt):
            return replace(table, salts=table.salts | {seat: salt})
        case e.Lapsed(seat=seat):
            used = table.reserve_used | {seat: reserve_of_round(table)}
            lapsed = replace(table, undo=None, reserve_used=used)
            return left_to_bot(with_lapse(lapsed, seat), seat)
        case e.TookOver(seat=seat, why=why):
            return taken_over(table, seat, why)
        case e.Returned(seat=seat, at=at, v=version):
            chair = replace(table.chairs[seat], bot_plays=None)
            returned = replace(table, chairs=_with(table.chairs, seat, chair))
            if version == 1:
                return replace(returned, since=at)
            return left_to_bot(returned, seat)
        case e.BotVoted(seat=seat, of=of, agree=agree):
            votes = table.bot_votes.get(of, frozenset())
            votes = votes | {seat} if agree else votes - {seat}
            return replace(table, bot_votes=table.bot_votes | {of: votes})
        case e.UndoRequested(seat=seat, at=at):
            return replace(table, undo=UndoRequest(seat, frozenset(), at))
        case e.UndoAgreed(seat=seat) if table.undo is not None:
            agreed = replace(table.undo, agreed=table.undo.agreed | {seat})
            return replace(table, undo=agreed)
        case e.UndoDeclined() if table.undo is not None:
            return replace(table, undo=None, decisions=_refused(table, table.undo.seat))
        case e.Undone():
            return _undone(table, entry)
        case e.AbandonVoted(seat=seat, agree=agree):
            if not agree and seat not in table.abandon:  # a player who was asked declines
                return replace(table, abandon=frozenset())
            votes = table.abandon | {seat} if agree else table.abandon - {seat}
            return replace(table, abandon=votes)
        case e.Abandoned(at=at, why=why):
            ended = replace(table, status=Status.ABANDONED, since=at, ended_by=why)
            return replace(ended, undo=None, decisions=())
        case e.Rematched(code=code):
            return replace(table, rematch=code)
        case e.Compared():
            return replace(table, format=table.format.compared())
        case _:
            return _gathering(table, entry)


def _last_decision(table: Table, seat: Seat) -> int:
    return max(i for i, one in enumerate(table.decisions) if one.entry.seat == seat)


def _refused(table: Table, seat: Seat) -> tuple[UndoableDecision, ...]:
    """The decisions, the last one of this seat marked as one that is not taken back."""
    last = _last_decision(table, seat)
    return _with(table.decisions, last, replace(table.decisions[last], refused=True))


def _undone(table: Table, entry: e.Undone) -> Table:
    last = _last_decision(table, entry.seat)
    undone = table.decisions[last]
    answered = {decision.entry.seat for decision in table.decisions[last:]}
    return replace(
        table, match=undone.before, decisions=table.decisions[:last], since=entry.at, undo=None,
        taken_back=(*table.taken_back, undone), stand_ins=_stand_ins_until(table, undone.before),
        hints=_hints_until(table, undone.before), bot_decides=frozenset(),
        known_hands=table.known_hands | answered,
    )  # fmt: skip


def _stand_ins_until(table: Table, before: Match) -> tuple[StandIn, ...]:
    """The stand-ins of the decisions that are left when the match goes back to this."""
    now, played = before.round, cards_played(before.round)
    return tuple(
        one
        for one in table.stand_ins
        if one.round < before.round_number
        or (one.plays is not None and one.plays < played)
        or (one.plays is None and now is not None and now.passes[one.seat] is not None)
    )


def _hints_until(table: Table, before: Match) -> tuple[TakenHint, ...]:
    """The hints that count when the match goes back to this: also that for the decision which is
    taken again, since the hint is known."""
    played = cards_played(before.round)
    return tuple(
        one
        for one in table.hints
        if one.round < before.round_number or one.plays is None or one.plays <= played
    )


def _gathering(table: Table, entry: e.Entry) -> Table:
    """What happens around the seats, mostly before the start. Who was ready for other options or
    for another order of the seats is not ready for these."""
    chairs, salts, ready = table.chairs, table.salts, table.ready
    playing = table.status is Status.PLAYING
    match entry:
        case e.Sat(seat=seat, person=person, program=program, v=version):
            old = table.seat_of(person)
            if old is not None:
                chairs, salts, ready = (
                    _with(chairs, old, _FREE),
                    _without(salts, old),
                    ready - {old},
                )
            chairs = _with(chairs, seat, Chair(person=person, program=program))
            saw = table.saw
            if playing:  # a newcomer, or somebody who comes back, sees this hand
                saw = saw | {person: seat}
            else:
                salts = _without(salts, seat)
            sat = replace(table, chairs=chairs, salts=salts, saw=saw, ready=ready)
            return left_to_bot(sat, seat) if playing and version > 1 else sat
        case e.BotSat(seat=seat, strength=strength):
            return replace(table, chairs=_with(chairs, seat, Chair(strength=strength)))
        case e.Left(seat=seat, removed=removed):
            if playing:
                chair = Chair(strength=table.options.bots, bot_plays="left")
                return replace(
                    table, chairs=_with(chairs, seat, chair), undo=None,
                    abandon=table.abandon - {seat}, ready=ready - {seat},
                    bot_decides=table.bot_decides - {seat}, given_up=table.given_up | {seat},
                )  # fmt: skip
            return replace(
                table, chairs=_with(chairs, seat, _FREE), salts=_without(salts, seat),
                ready=ready - {seat}, invitation=table.invitation + removed,
            )  # fmt: skip
        case e.Swapped(one=one, other=other):
            chairs = _with(_with(chairs, one, chairs[other]), other, chairs[one])
            return replace(
                table, chairs=chairs, salts=_without(salts, one, other), ready=frozenset()
            )
        case e.Shuffled(order=order):
            chairs = tuple(chairs[seat] for seat in order)
            return replace(table, chairs=chairs, salts=_without(salts, *order), ready=frozenset())
        case e.OptionsSet(options=options):
            players = options.rules.players
            free = (_FREE,) * players
            beyond = [seat for seat in salts if seat >= players]
            return replace(
                table, options=options, chairs=(*chairs, *free)[:players],
                salts=_without(salts, *beyond), ready=frozenset(),
            )  # fmt: skip
        case e.SeatsLocked(locked=locked):
            return replace(table, locked=locked, invitation=table.invitation + locked)
        case e.HandedOver(owner=owner):
            return replace(table, owner=owner)
        case e.Started(at=at, record=text, same_deals=source, nodes=nodes, came_from=page):
            match, format_ = Match.new(table.rules), table.format
            if text is not None and source is not None:
                format_ = SameDeals(source, given_deals(parse(text)), nodes)
            elif text is not None:
                match = final(parse(text))
                format_ = PlayOn(match.action_count, page)
            return replace(
                table, status=Status.PLAYING, match=match, since=at, ready=frozenset(),
                starters=table.chairs, saw=_seen_hands(table) if match.round else table.saw,
                format=format_,
            )  # fmt: skip
        case _:
            raise AssertionError(f"no meaning for {entry!r}")


def given_deals(record: Record) -> tuple[Deal, ...]:
    """The deals of a record whose cards are all known."""
    return tuple(one.deal for one in final(record).rounds if one.deal is not None)


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _without(salts: dict[Seat, str], *seats: Seat) -> dict[Seat, str]:
    return {seat: salt for seat, salt in salts.items() if seat not in seats}
