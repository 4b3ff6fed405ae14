"""What a person may do at a table that others can come to, beside passing and playing cards.

The screen shows these in a menu, the plain front end as a numbered list. Whether an action is
allowed is decided by the table; here it is only decided what is worth offering.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import TypeAlias, get_args

import msgspec

from yokai_septet.client import ClientView, TableClient
from yokai_septet.game import RULESETS, LaterLeader, MemoryAid, Seat
from yokai_septet.table import Status, TableOptions, Visibility
from yokai_septet.table.commands import Phrase
from yokai_septet.table.options import Clock
from yokai_septet.terminal.table_texts import options_lines
from yokai_septet.terminal.words import following
from yokai_septet.texts import Texts

GiveCommand: TypeAlias = Callable[[], Awaitable[None]]


class OwnAction(Enum):
    """Actions that the front end carries out itself."""

    CHECK_DEALS = auto()
    JOIN_REMATCH = auto()
    REMATCH = auto()


@dataclass(frozen=True, slots=True)
class MenuAction:
    """Something to do: its label, and what does it."""

    label: str
    perform: GiveCommand | OwnAction


def menu_actions(
    texts: Texts, client: TableClient, table: ClientView, names: Sequence[str], bots: Sequence[str]
) -> list[MenuAction]:
    """All that is worth offering now; `bots` are the strengths to choose from."""
    found = list(_after(texts, table))
    if table.status is Status.GATHERING:
        found += _gathering(texts, client, table, names)
        if table.is_owner:
            found += _options(texts, client, table.options, bots)
    elif table.status is Status.PLAYING and table.seat is not None:
        found += _playing(texts, client, table, table.seat, names)
    if table.is_owner and not table.is_over and client.address is not None:
        label = texts.format("table-unlock-seats" if table.locked else "table-lock-seats")
        found.append(MenuAction(label, partial(client.lock_seats, not table.locked)))
    if table.seat is not None and table.may_talk:
        found += _phrases(texts, client)
    return found


def next_options(options: TableOptions, name: str, bots: Sequence[str]) -> TableOptions:
    """The options with the next choice for one of them."""
    if name == "ruleset":
        # Another ruleset may not offer who leads later rounds.
        options = msgspec.structs.replace(options, later_leader=LaterLeader.LAST_TRICK)
    changed: dict[str, object] = {
        "ruleset": following(list(RULESETS), options.ruleset),
        "later_leader": following(options.rules.later_leaders, options.later_leader),
        "bots": following(list(bots), options.bots),
        "clock": following(get_args(Clock), options.clock),
        "memory_aid": following(list(MemoryAid), options.memory_aid),
        "visibility": following(list(Visibility), options.visibility),
    }
    return msgspec.structs.replace(options, **{name: changed[name]})


def _after(texts: Texts, table: ClientView) -> Iterator[MenuAction]:
    if not table.is_over:
        return
    if table.rematch is not None:
        yield MenuAction(texts.format("table-join-rematch"), OwnAction.JOIN_REMATCH)
    elif table.seat is not None:
        yield MenuAction(texts.format("table-rematch"), OwnAction.REMATCH)
    yield MenuAction(texts.format("table-fair-check"), OwnAction.CHECK_DEALS)


def _gathering(
    texts: Texts, client: TableClient, table: ClientView, names: Sequence[str]
) -> Iterator[MenuAction]:
    if table.is_owner and table.has_free_seat:
        yield MenuAction(texts.format("table-fill-with-bots"), client.fill_with_bots)
    elif table.is_owner:
        yield MenuAction(texts.format("table-start"), client.start)
    if table.may_be_ready:
        yield MenuAction(texts.format("table-be-ready"), client.ready)
    if table.is_owner:
        teams = "yes" if table.ruleset.side_count < table.ruleset.players else "no"
        label = texts.format("table-shuffle", teams=teams)
        yield MenuAction(label, client.shuffle_seats)
    for seat in table.seats:
        place = texts.format("table-seat", number=seat.seat + 1)
        if seat.kind == "free":
            yield _on(texts, place, "table-sit-here", partial(client.sit, seat.seat))
            if table.is_owner:
                add = partial(client.add_bot, seat.seat, table.options.bots)
                yield _on(texts, place, "table-add-bot", add)
        elif table.is_owner and seat.seat != table.seat:
            there = f"{place}, {names[seat.seat]}"
            yield from _with_player(texts, client, table, seat.seat, there)
    if table.seat is not None:
        yield MenuAction(texts.format("table-stand-up"), client.leave)


def _with_player(
    texts: Texts, client: TableClient, table: ClientView, seat: Seat, there: str
) -> Iterator[MenuAction]:
    """What the owner may do with the player on another seat."""
    if table.seat is not None:
        yield _on(texts, there, "table-swap", partial(client.swap_seats, table.seat, seat))
    yield _on(texts, there, "table-remove", partial(client.remove, seat))
    if table.seats[seat].kind == "person":
        yield _on(texts, there, "table-hand-over", partial(client.hand_over, seat))


def _options(
    texts: Texts, client: TableClient, options: TableOptions, bots: Sequence[str]
) -> Iterator[MenuAction]:
    for name, line in options_lines(texts, options):
        yield MenuAction(line, partial(client.set_options, next_options(options, name, bots)))


def _playing(
    texts: Texts, client: TableClient, table: ClientView, me: Seat, names: Sequence[str]
) -> Iterator[MenuAction]:
    own = table.seats[me]
    if own.bot_plays and not (own.late and own.late.given_to_bot):
        yield MenuAction(texts.format("table-take-back"), client.take_back)
    to_act = table.view.to_act if table.view else ()
    for seat in to_act:
        if seat in table.others:
            yield _on(texts, names[seat], "table-ask-bot", partial(client.ask_bot, seat))
    for other in table.seats:
        if other.late and other.late.may_vote_bot and other.seat != me:
            agreed = me in other.late.bot_votes
            message = "table-vote-bot-not" if agreed else "table-vote-bot"
            vote = partial(client.vote_bot, other.seat, not agreed)
            yield _on(texts, names[other.seat], message, vote)
    agreed = own.abandon
    label = texts.format("table-abandon-not" if agreed else "table-abandon")
    yield MenuAction(label, partial(client.vote_abandon, not agreed))
    yield MenuAction(texts.format("table-stand-up"), client.leave)


def _phrases(texts: Texts, client: TableClient) -> Iterator[MenuAction]:
    for phrase in get_args(Phrase):
        name = texts.format("table-phrases")
        yield _on(texts, name, f"phrase-{phrase}", partial(client.say, phrase))


def _on(texts: Texts, what: str, message: str, perform: GiveCommand) -> MenuAction:
    label = texts.format("app-setting", name=what, value=texts.format(message))
    return MenuAction(label, perform)
