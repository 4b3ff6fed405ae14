"""What a person may do at a table on a server, beside passing and playing cards.

The drawn table shows these in a menu, the plain one as a numbered list. The server judges them;
here it only is decided what is worth offering.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec

from yokai_septet.game import RULESETS, MemoryAid
from yokai_septet.protocol import messages as m
from yokai_septet.table.commands import Phrase
from yokai_septet.table.options import Clock, TableOptions, Visibility
from yokai_septet.terminal.table_texts import options_lines
from yokai_septet.terminal.words import following
from yokai_septet.texts import Texts

CHECK, JOIN = "check-deals", "join-rematch"
"""Actions that are no commands of the server: check all deals, go to the next match's table."""


@dataclass(frozen=True, slots=True)
class MenuAction:
    """Something to do: how it is called, and the command to send."""

    label: str
    command: str
    params: Mapping[str, Any] = field(default_factory=dict)


def menu_actions(
    texts: Texts, state: m.TableState, names: Sequence[str], bots: Sequence[str]
) -> list[MenuAction]:
    """All that is worth offering now; `bots` are the strengths to choose from."""
    found = list(_after(texts, state))
    if state.status == "gathering":
        found += _gathering(texts, state, names)
        if state.viewer.owner:
            found += _options(texts, state.options, bots)
    elif state.status == "playing" and state.viewer.seat is not None:
        found += _playing(texts, state, names)
    if state.viewer.seat is not None and state.may_talk:
        found += _phrases(texts)
    return found


def next_options(options: TableOptions, name: str, bots: Sequence[str]) -> TableOptions:
    """The options with the next choice for one of them."""
    changed: dict[str, object] = {
        "ruleset": following(list(RULESETS), options.ruleset),
        "bots": following(list(bots), options.bots),
        "clock": following(get_args(Clock), options.clock),
        "memory_aid": following(list(MemoryAid), options.memory_aid),
        "visibility": following(list(Visibility), options.visibility),
    }
    return msgspec.structs.replace(options, **{name: changed[name]})


def _after(texts: Texts, state: m.TableState) -> Iterator[MenuAction]:
    if state.status not in ("finished", "abandoned"):
        return
    if state.rematch is not None:
        yield MenuAction(texts.format("table-join-rematch"), JOIN)
    elif state.viewer.seat is not None:
        yield MenuAction(texts.format("table-rematch"), "rematch")
    yield MenuAction(texts.format("table-fair-check"), CHECK)


def _gathering(texts: Texts, state: m.TableState, names: Sequence[str]) -> Iterator[MenuAction]:
    me, owner = state.viewer.seat, state.viewer.owner
    free = any(seat.kind == "free" for seat in state.seats)
    if owner:
        yield MenuAction(
            texts.format("table-fill-with-bots" if free else "table-start"), _start(free)
        )
    for seat in state.seats:
        place = texts.format("table-seat", number=seat.seat + 1)
        here, there = {"seat": seat.seat}, f"{place}, {names[seat.seat]}"
        if seat.kind == "free":
            yield _on(texts, place, "table-sit-here", "sit", here)
            if owner:
                strength = {**here, "strength": state.options.bots}
                yield _on(texts, place, "table-add-bot", "add-bot", strength)
        elif owner and seat.seat != me:
            if me is not None:
                yield _on(texts, there, "table-swap", "swap-seats", {"one": me, "other": seat.seat})
            yield _on(texts, there, "table-remove", "remove", here)
            if seat.kind == "person":
                yield _on(texts, there, "table-hand-over", "hand-over", here)
    if me is not None:
        yield MenuAction(texts.format("table-stand-up"), "leave")


def _start(free: bool) -> str:
    return "fill-with-bots" if free else "start"


def _options(texts: Texts, options: TableOptions, bots: Sequence[str]) -> Iterator[MenuAction]:
    for name, line in options_lines(texts, options):
        changed = msgspec.to_builtins(next_options(options, name, bots))
        yield MenuAction(line, "set-options", {"options": changed})


def _playing(texts: Texts, state: m.TableState, names: Sequence[str]) -> Iterator[MenuAction]:
    me = state.viewer.seat
    assert me is not None
    if state.seats[me].bot_plays:
        yield MenuAction(texts.format("table-take-back"), "take-back")
    now = state.match.round if state.match else None
    for seat in state.seats:
        waited_for = now is not None and seat.seat in now.to_act and seat.seat != me
        if waited_for and seat.kind == "person" and not seat.bot_plays:
            yield _on(texts, names[seat.seat], "table-ask-bot", "ask-bot", {"seat": seat.seat})
    if state.seats[me].abandon:
        yield MenuAction(texts.format("table-abandon-not"), "vote-abandon", {"agree": False})
    else:
        yield MenuAction(texts.format("table-abandon"), "vote-abandon", {"agree": True})
    yield MenuAction(texts.format("table-stand-up"), "leave")


def _phrases(texts: Texts) -> Iterator[MenuAction]:
    for phrase in get_args(Phrase):
        yield _on(
            texts, texts.format("table-phrases"), f"phrase-{phrase}", "say", {"phrase": phrase}
        )


def _on(
    texts: Texts, what: str, message: str, command: str, params: Mapping[str, Any]
) -> MenuAction:
    label = texts.format("app-setting", name=what, value=texts.format(message))
    return MenuAction(label, command, params)
