"""What happens to a table when somebody lets the others wait: time that is used, decisions that are
left to a bot, lapses and what they cost."""

from msgspec.structs import replace

from yokai_septet.game import Seat
from yokai_septet.table import entries as e
from yokai_septet.table.state import Table
from yokai_septet.table.waiting import VETO_LOST_AFTER, is_open


def with_reserve(table: Table, entry: e.Passed | e.Played) -> dict[Seat, float]:
    """The reserves that are used, with what this decision took."""
    if not entry.reserve:
        return table.reserve_used
    used = table.reserve_used.get(entry.seat, 0.0) + entry.reserve
    return table.reserve_used | {entry.seat: used}


def without_votes(table: Table) -> Table:
    """The table when a round has ended: seats that were given to a bot until then are their
    people's again."""
    if not table.given_to_bot and not table.bot_votes and not table.bot_decides:
        return table
    chairs = [
        replace(chair, bot_plays=None) if chair.bot_plays == "voted" else chair
        for chair in table.chairs
    ]
    return replace(
        table, chairs=tuple(chairs), given_to_bot=frozenset(), bot_votes={}, bot_decides=frozenset()
    )


def still_without_veto(table: Table) -> frozenset[Seat]:
    """The seats without a veto that have not played the last round on time."""
    last = len(table.started.finished)
    late = {
        stand_in.seat
        for stand_in in table.stand_ins
        if stand_in.round == last and stand_in.by != "person"
    }
    return table.without_veto & (late | table.lapses.keys())


def left_to_bot(table: Table, seat: Seat) -> Table:
    """The table with the open decision of this seat, if there is one, left to a bot."""
    if not is_open(table, seat):
        return table
    return replace(table, bot_decides=table.bot_decides | {seat})


def with_lapse(table: Table, seat: Seat) -> Table:
    """The table with one more lapse of this seat."""
    lapses = table.lapses.get(seat, 0) + 1
    without = table.without_veto | ({seat} if lapses >= VETO_LOST_AFTER else set())
    return replace(table, lapses=table.lapses | {seat: lapses}, without_veto=without)


def taken_over(table: Table, seat: Seat, why: e.TakeoverReason) -> Table:
    """The table where a bot plays for the person of this seat."""
    chair = replace(table.chairs[seat], bot_plays=why)
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    after = replace(table, chairs=chairs, undo=None, abandon=table.abandon - {seat})
    match why:
        case "away":
            return with_lapse(after, seat)
        case "asked" if not table.options.clock and is_open(table, seat):
            asked_for = table.asked_for | {seat: table.asked_for.get(seat, 0) + 1}
            return replace(after, asked_for=asked_for)
        case "voted":
            return replace(after, given_to_bot=table.given_to_bot | {seat}, bot_votes={})
        case _:
            return after
