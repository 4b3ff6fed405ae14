"""The entries with which a new table begins."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from msgspec import structs

from yokai_septet.game import Deal, Seat
from yokai_septet.game.daily import BOT, SEAT, dealt
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.context import HandleContext
from yokai_septet.table.formats import DailyDeal, StoredFormat
from yokai_septet.table.gathering import start
from yokai_septet.table.handle import create
from yokai_septet.table.options import TableOptions
from yokai_septet.table.session import Asked, Session
from yokai_septet.table.state import Table


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """Another match, or a position beside it, that is played on."""

    record: str
    """As text, up to that position."""
    bots: Mapping[Seat, str] = field(default_factory=dict)
    """How strong the bots on these seats are; elsewhere they are as the options say."""
    came_from: str | None = None
    """The path of the page from which it was begun."""


@dataclass(frozen=True, slots=True)
class DealsAgain:
    """Another match whose deals are played again."""

    record: str
    """As text."""
    source: str
    """The code of its table, or `FROM_FILE` and the id of its record."""
    bots: Mapping[Seat, str]
    """How strong the bot on each other seat is."""
    nodes: int
    """The playouts of one decision of a bot: a number and no time, so that equal plays meet equal
    replies."""


def new_table(
    person: str,
    options: TableOptions,
    at: float,
    context: HandleContext,
    seat: Seat = 0,
    play: bool = False,
    begin: PlayedOn | DealsAgain | None = None,
    format_: StoredFormat | None = None,
) -> tuple[e.Entry, ...]:
    """A new table whose owner sits on `seat`. `play` fills it with bots and starts the match, with
    what another match `begin`s it with, if there is one."""
    bots = {} if begin is None else {s: bot for s, bot in begin.bots.items() if s != seat}
    commands: list[c.Command] = [c.Sit(id="sit", seat=seat)]
    commands += [c.AddBot(id=f"seat{s}", seat=s, strength=bot) for s, bot in bots.items()]
    if play and len(bots) < options.rules.players - 1:
        commands.append(c.FillWithBots(id="fill"))
    created = structs.replace(create(person, options, at, context), format=format_)
    log, table = prepared(created, [Asked(person, command) for command in commands], at, context)
    if play:
        log += _start(table, at, begin)
    return tuple(log)


def _start(table: Table, at: float, begin: PlayedOn | DealsAgain | None) -> tuple[e.Entry, ...]:
    match begin:
        case None:
            return start(table, at)
        case PlayedOn():
            return start(table, at, begin.record, came_from=begin.came_from)
        case DealsAgain():
            return start(table, at, begin.record, begin.source, begin.nodes)


def prepared(
    created: e.Created, commands: Iterable[Asked], at: float, context: HandleContext
) -> tuple[list[e.Entry], Table]:
    """A new table after these commands: its log, and the table that the log leads to."""
    log: list[e.Entry] = [created]
    session = Session.read(log)
    for command in commands:
        step = session.accept(command, at, context)
        session = step.session
        log += step.entries
    return log, session.table


def daily_table(
    code: str, seed: bytes, daily: DailyDeal, person: str, at: float
) -> tuple[e.Entry, ...]:
    """The table at which a person plays the daily deal with this seed."""
    options = TableOptions(bots=BOT, hints=False, spectators=False)
    return one_deal_table(code, seed, dealt(seed), daily, options, {SEAT: person}, at)


def one_deal_table(
    code: str,
    seed: bytes,
    cards: Deal,
    format_: StoredFormat,
    options: TableOptions,
    people: Mapping[Seat, str],
    at: float,
    is_program: Callable[[str], bool] = lambda person: False,
) -> tuple[e.Entry, ...]:
    """A table for a single deal, which others play as well; bots have the other seats. The cards
    are dealt at once: nobody adds a salt, since that would give everybody other cards."""
    owner = people[min(people)]
    return (
        e.Created(at=at, code=code, seed=seed.hex(), owner=owner, options=options, format=format_),
        *(
            e.Sat(at=at, seat=seat, person=people[seat], program=is_program(people[seat]))
            if seat in people
            else e.BotSat(at=at, seat=seat, strength=options.bots)
            for seat in options.rules.seats
        ),
        e.Started(at=at),
        e.Dealt.of(cards, at),
    )
