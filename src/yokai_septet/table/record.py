"""The record of a table's match, as far as a viewer may know it (docs/notation.md)."""

import sys
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

from msgspec import structs

from yokai_septet.game import Card, Seat, view
from yokai_septet.records import (
    Decision,
    Participant,
    Record,
    SaltOrder,
    TakenBack,
)
from yokai_septet.table.entries import Passed
from yokai_septet.table.names import told_apart
from yokai_septet.table.state import Chair, StandIn, Table, TakenHint, UndoableDecision

BOT_NAMES = ("Tanuki", "Kitsune", "Kappa", "Tengu")
"""What bots are called in records, by seat, as clients call them at the table."""


def record_of(table: Table, viewer: Seat | None, names: Mapping[str, str]) -> Record:
    """The record of the match so far: all of it once everybody may know it, before that what the
    viewer remembers. `names` has the names of `participating_people` by their ids."""
    whole = whole_record(table, names)
    if table.is_public:
        return whole
    seen = Record.from_view(
        view(table.started, viewer).remembering(table.options.memory_aid),
        participants=whole.participants,
        date=whole.date,
        commitment=whole.commitment,
        salts=whole.salts,
        salt_commitments=whole.salt_commitments,
        salt_order=whole.salt_order,
        decisions=whole.decisions,
    )
    return replace(seen, tags=whole.tags)


def whole_record(table: Table, names: Mapping[str, str]) -> Record:
    """The record with everything in it, the seed included, which tells the deals to come: for a
    match that is over, or for its host alone."""
    match = table.started
    whole = Record.from_match(
        match,
        abandoned=match.result is None and table.is_over,
        participants=_participants(table.starters, names),
        date=datetime.fromtimestamp(table.created_at, UTC).date(),
        seed=table.seed if table.format.deals_from_seed else None,
        tags=table.format.tags,
    )
    return replace(_with_salts(whole, table), decisions=_decisions(table, whole))


def record_of_rounds(table: Table, number: int) -> Record:
    """The match as far as its first rounds go, which are over and so public, with nobody's name and
    without what tells of later deals."""
    whole = whole_record(table, {})
    rounds = Record(whole.ruleset, whole.rounds[:number], tags=whole.tags)
    if len(rounds.rounds) == len(whole.rounds):
        rounds = replace(rounds, termination=whole.termination, result=whole.result)
    marks = (mark for mark in whole.decisions if mark.after < rounds.action_count)
    return replace(rounds, decisions=tuple(marks))


def _with_salts(record: Record, table: Table) -> Record:
    """The record with the salts of its deals. Before the first deal there are none: a salt that is
    not revealed yet is not withheld."""
    salts, committed = table.salts, table.salt_commitments
    if not record.rounds or not (salts or committed):
        return record
    seats = record.ruleset.seats
    record = replace(record, salts=tuple(bytes.fromhex(salts.get(seat, "")) for seat in seats))
    if not committed:
        return record
    return replace(
        record,
        salt_commitments=tuple(committed.get(seat) for seat in seats),
        salt_order=SaltOrder(tuple(committed), tuple(salts)),
    )


def participating_people(table: Table) -> set[str]:
    """The ids of the people whom the record names."""
    return {chair.person for chair in table.starters if chair.person is not None}


def _participants(starters: tuple[Chair, ...], names: Mapping[str, str]) -> list[Participant]:
    people = [chair.person for chair in starters]
    named = told_apart(tuple(None if p is None else names.get(p, "?") for p in people))
    return [
        Participant(BOT_NAMES[seat], chair.strength)
        if name is None
        else Participant(name, "program" if chair.program else None)
        for seat, (chair, name) in enumerate(zip(starters, named, strict=True))
    ]


def _decisions(table: Table, record: Record) -> tuple[Decision, ...]:
    """Where somebody stood in, asked for a hint, or took something back, in the order of the
    record."""
    decisions: dict[int, Decision] = {}
    for one in table.stand_ins:
        after = _place_of(one, record)
        decisions[after] = Decision(after, by=one.by)
    for hint in table.hints:
        after = _place_of(hint, record)
        if after < record.action_count:  # else it has not been decided yet
            decisions[after] = structs.replace(decisions.get(after, Decision(after)), hint=True)
    for after, taken_back in _taken_back(table, record):
        earlier = decisions.get(after, Decision(after))
        decisions[after] = structs.replace(earlier, taken_back=(*earlier.taken_back, taken_back))
    return tuple(decisions[after] for after in sorted(decisions))


def _place_of(one: StandIn | TakenHint, record: Record) -> int:
    if one.plays is None:
        return _place_of_pass(one.round, one.seat, record)
    return _place_of_deal(one.round, record) + 1 + record.ruleset.players + one.plays


def _place_of_deal(number: int, record: Record) -> int:
    return sum(one.action_count for one in record.rounds[: number - 1])


def _place_of_pass(number: int, seat: Seat, record: Record) -> int:
    """The passes are in the order of the seats; one that was not chosen again is yet to come."""
    passes = record.rounds[number - 1].passes
    if passes[seat] is None:
        return record.action_count
    chosen_before = sum(cards is not None for cards in passes[:seat])
    return _place_of_deal(number, record) + 1 + chosen_before


def _taken_back(table: Table, record: Record) -> list[tuple[int, TakenBack]]:
    """What was taken back, each where it had been passed or played, or where a later undo went
    back to before it."""
    found: list[tuple[int, TakenBack]] = []
    earliest, place = sys.maxsize, 0
    for undone in reversed(table.taken_back):
        count = undone.before.action_count
        if count < earliest:
            earliest, place = count, _place_of_undone(undone, record)
        cards = tuple(map(Card.parse, undone.cards))
        found.insert(0, (place, TakenBack(undone.entry.seat, cards)))
    return found


def _place_of_undone(undone: UndoableDecision, record: Record) -> int:
    if isinstance(undone.entry, Passed):
        return _place_of_pass(undone.before.round_number, undone.entry.seat, record)
    return undone.before.action_count
