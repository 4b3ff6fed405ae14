"""The entries with which a new table begins."""

from collections.abc import Mapping
from dataclasses import dataclass

from yokai_septet.game import Seat
from yokai_septet.table import (
    Accepted,
    Change,
    HandleContext,
    TableOptions,
    advance,
    advance_all,
    create,
    handle,
    start,
)
from yokai_septet.table import commands as c


@dataclass(frozen=True, slots=True)
class SameDeals:
    """Another match whose deals are played again."""

    source: str
    """The code of its table, or `FROM_FILE` and the id of its record."""
    bots: Mapping[Seat, str]
    """How strong the bot on each other seat is."""
    nodes: int
    """The playouts of one decision of a bot: a number and no time, so that equal plays meet equal
    replies."""


def created(
    person: str,
    options: TableOptions,
    now: float,
    context: HandleContext,
    *,
    seat: int,
    play: bool,
    record: str | None,
    same_deals: SameDeals | None,
) -> Accepted:
    """A new table whose owner sits on `seat`; see `TableService.new_table` for the rest."""
    changes: list[Change] = [advance(None, create(person, options, now, context))]
    commands: list[c.Command] = [c.Sit(id="sit", seat=seat)]
    if same_deals is not None:
        bots = same_deals.bots.items()
        commands += [c.AddBot(id=f"seat{s}", seat=s, strength=bot) for s, bot in bots]
    elif play:
        commands.append(c.FillWithBots(id="fill"))
    for command in commands:
        changes += handle(changes[-1].after, person, command, now, context).changes
    if play:
        table = changes[-1].after
        again = () if same_deals is None else (same_deals.source, same_deals.nodes)
        changes += advance_all(table, start(table, now, record, *again))
    return Accepted(tuple(changes))
