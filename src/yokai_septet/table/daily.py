"""Tables for the daily deals: one person and three bots, one round, the same for everybody."""

from yokai_septet.game import Deal
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table import errors
from yokai_septet.table.context import HandleContext
from yokai_septet.table.options import DailyDeal, TableOptions
from yokai_septet.table.state import Table


def daily_table(
    person: str, code: str, seed: bytes, dealt: Deal, daily: DailyDeal, bots: str, now: float
) -> tuple[e.Entry, ...]:
    """The first entries of such a table. The cards are dealt at once: nobody adds a salt, since
    that would give everybody other cards."""
    options = TableOptions(bots=bots, hints=False, spectators=False)
    return (
        e.Created(at=now, code=code, seed=seed.hex(), owner=person, options=options, daily=daily),
        e.Sat(at=now, seat=0, person=person),
        *(e.BotSat(at=now, seat=seat, strength=bots) for seat in options.rules.seats[1:]),
        e.Started(at=now),
        e.Dealt.of(dealt, now),
    )


def check_daily(table: Table, command: c.Command, context: HandleContext) -> None:
    """At such a table refuse everything but passing and playing, and also that when its day is
    over."""
    daily = table.daily
    if daily is None:
        return
    if not isinstance(command, c.PassCards | c.PlayCard):
        raise errors.not_in_daily_deals()
    if not daily.for_fun and daily.day != context.open_day():
        raise errors.day_is_over()
