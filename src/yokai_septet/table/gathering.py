"""Who sits where: what people may do before the start, and how they come and go later."""

from collections.abc import Callable

from yokai_septet.game import Seat
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table import errors
from yokai_septet.table.context import HandleContext, check_options, check_strength
from yokai_septet.table.permissions import (
    check_chair,
    check_owner,
    check_playing,
    check_seated,
    may_sit_down,
)
from yokai_septet.table.presence import Presence
from yokai_septet.table.state import Status, Table


def arrange(
    table: Table, person: str, command: c.Command, now: float, context: HandleContext
) -> tuple[e.Entry, ...]:
    """What only the owner may do, and only before the start."""
    check_owner(table, person)
    if table.status is not Status.GATHERING:
        raise errors.already_started()
    match command:
        case c.AddBot(seat=seat, strength=strength):
            check_strength(strength, context)
            if not check_chair(table, seat).is_free and table.chairs[seat].strength is None:
                raise errors.seat_is_taken(seat)
            return (e.BotSat(at=now, seat=seat, strength=strength),)
        case c.FillWithBots():
            return _fill(table, now)
        case c.Remove(seat=seat):
            chair = check_chair(table, seat)
            if chair.is_free:
                raise errors.seat_is_free(seat)
            return (e.Left(at=now, seat=seat, removed=chair.person is not None),)
        case c.SwapSeats(one=one, other=other):
            check_chair(table, one), check_chair(table, other)
            return (e.Swapped(at=now, one=one, other=other),)
        case c.ShuffleSeats():
            order = random_order(len(table.chairs), context.random_bytes)
            return (e.Shuffled(at=now, order=order),)
        case c.SetOptions(options=options):
            check_options(options, context)
            beyond = table.chairs[options.rules.players :]
            if any(chair.person is not None for chair in beyond):
                raise errors.too_many_people(options.ruleset, options.rules.players)
            return (e.OptionsSet(at=now, options=options),)
        case c.Start():
            return start(table, now)
        case _:
            raise AssertionError(f"no answer to {command!r}")


def start(
    table: Table,
    now: float,
    record: str | None = None,
    same_deals: str | None = None,
    nodes: int | None = None,
    came_from: str | None = None,
) -> tuple[e.Entry, ...]:
    """The match begins, or is played on from where the record of another one ends; with
    `same_deals`, the code of that one, only its deals are played again; `nodes` is the bots' budget
    there; `came_from` is the page from which another match is played on."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if free:
        raise errors.seats_are_free(free)
    started = e.Started(
        at=now, record=record, same_deals=same_deals, nodes=nodes, came_from=came_from
    )
    return (started,)


def random_order(count: int, random_bytes: Callable[[int], bytes]) -> list[int]:
    """The numbers below `count` in an order that chance alone chooses (Fisher–Yates)."""
    number = int.from_bytes(random_bytes(16), "big")  # so large that no order is favoured
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        number, other = divmod(number, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _fill(table: Table, now: float) -> tuple[e.Entry, ...]:
    entries = tuple(
        e.BotSat(at=now, seat=seat, strength=table.options.bots)
        for seat, chair in enumerate(table.chairs)
        if chair.is_free
    )
    if not entries:
        raise errors.no_seat_is_free()
    return entries


def sit(
    table: Table, person: str, seat: Seat, now: float, context: HandleContext
) -> tuple[e.Entry, ...]:
    chair = check_chair(table, seat)
    version = 2 if table.status is Status.PLAYING else 1
    program = context.is_program(person)
    sat = e.Sat(at=now, seat=seat, person=person, program=program, v=version)
    if not may_sit_down(table, person, context.invited):
        raise errors.seats_are_locked()
    # Two seats of one person would show them two hands, whoever of them looks.
    if any(other.person in context.own_ids for other in table.chairs if other.person):
        raise errors.own_program_sits()
    for own in context.own_ids.intersection(table.saw):
        if table.saw[own] != seat:
            raise errors.saw_another_hand(table.saw[own])
    if table.status is Status.GATHERING:
        if not chair.is_free:
            raise errors.seat_is_taken(seat)
        return (sat,)
    check_playing(table)
    if table.seat_of(person) is not None:
        raise errors.already_seated()
    if table.saw.get(person, seat) != seat:
        raise errors.saw_another_hand(table.saw[person])
    if seat in table.known_hands:
        raise errors.hand_is_known(seat)
    if seat in table.given_to_bot:
        raise errors.seat_was_given(seat)
    if chair.bot_plays != "left":  # only what somebody gave up is to be had during a match
        raise errors.seat_is_taken(seat)
    return (sat,)


def voters(table: Table, presence: Presence, now: float) -> frozenset[Seat]:
    """The seats of all people without whom nobody abandons a match: those who decide for
    themselves and, though a bot plays for them, those who are connected; but not those who have
    lapsed too often, as long as there are others."""
    people = frozenset(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None
        and (chair.bot_plays is None or presence.is_present(chair.person, now))
    )
    return people - table.without_veto or people


def leave(table: Table, person: str, now: float, presence: Presence) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    left = e.Left(at=now, seat=seat)
    others = [
        chair.person
        for place, chair in enumerate(table.chairs)
        if chair.person is not None and place != seat
    ]
    if table.is_over:
        raise errors.match_is_over()
    if not others:
        return (left, e.Abandoned(at=now)) if table.status is Status.PLAYING else (left,)
    entries: tuple[e.Entry, ...] = (left,)
    if table.owner == person:
        entries += (e.HandedOver(at=now, owner=others[0]),)
    left_to_vote = voters(table, presence, now) - {seat}
    if table.status is Status.PLAYING and left_to_vote and table.abandon >= left_to_vote:
        entries += (e.Abandoned(at=now),)
    return entries


def lock_seats(table: Table, person: str, locked: bool, now: float) -> tuple[e.Entry, ...]:
    check_owner(table, person)
    if table.is_over:
        raise errors.match_is_over()
    if locked == table.locked:
        raise errors.already_answered()
    return (e.SeatsLocked(at=now, locked=locked),)


def hand_over(table: Table, person: str, seat: Seat, now: float) -> tuple[e.Entry, ...]:
    check_owner(table, person)
    heir = check_chair(table, seat).person
    if heir is None:
        raise errors.no_person_there(seat)
    return (e.HandedOver(at=now, owner=heir),)
