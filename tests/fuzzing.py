"""Names and frames as a hostile client would send them, and what must hold for each of them.

The tests try a few thousand, `make fuzz` as many as asked for (tools/fuzz.py).
"""

import json
import sys
import unicodedata
from collections import Counter
from itertools import cycle
from random import Random
from typing import Any, get_args

from tests.table.kit import Desk, started
from yokai_septet.errors import YokaiError
from yokai_septet.game import RULESETS, Pass, Play
from yokai_septet.protocol.commands import read_command
from yokai_septet.records import format as format_record
from yokai_septet.records import parse
from yokai_septet.table import handle, record_of
from yokai_septet.table.commands import Command
from yokai_septet.table.names import check_name, cleaned_name, told_apart
from yokai_septet.texts import printable

_LETTERS = (
    range(0x20, 0x7F), range(0x80), range(0x300), range(0x2000, 0x2100), range(sys.maxunicode),
)  # fmt: skip
KINDS: dict[str, tuple[str, ...]] = {"nope": ()} | {
    kind.__struct_config__.tag: tuple(name for name in kind.__struct_fields__ if name != "id")
    for kind in get_args(Command)
}
"""All commands, and one that is none, with their fields."""
DECK = RULESETS["four-advanced"].deck
_LIKELY: dict[str, list[Any]] = {
    "after": [0, 1, 2, 5, 6], "card": [card.code for card in DECK],
    "seat": [0, 1, 2, 3],
    "cards": [["WA", "W2", "W3"], ["W2"], []], "salt": ["0a", "", "zz"], "agree": [True, False],
    "phrase": ["hello", "thanks"], "commitment": ["0" * 64, "0" * 63], "options": [{}, None],
    "strength": ["random", "adept", "genius"], "one": [0, 1, 2, 3], "other": [0, 1, 2, 3],
    "locked": [True, False], "review": ["r" * 22, "r"], "at": [0, 7, None, -1],
}  # fmt: skip


def any_name(rng: Random) -> str:
    """Up to 24 characters of any kind."""
    return "".join(chr(rng.choice(rng.choice(_LETTERS))) for _ in range(rng.randint(1, 24)))


def name_survives(name: str, rng: Random) -> bool:
    """Whether a name is accepted. If it is, it goes to terminals and through a record unchanged; a
    stored one of an earlier version has nothing hidden left in any case."""
    assert printable(cleaned_name(name)) == cleaned_name(name)
    try:
        check_name(name)
    except YokaiError as error:
        return error.code != "bad-name"
    assert cleaned_name(name) == name == printable(name)
    assert not any(unicodedata.category(char)[0] == "C" for char in name)
    assert len(set(told_apart((name, name.upper(), name)))) == 3
    if rng.random() < 0.02:
        record = record_of(_PLAYED.table, 0, {"ada": name.strip() or "x"})
        assert parse(format_record(record)).players[0] == record.players[0]
    return True


FRAMES_PER_TABLE = 100
FRAMES_PER_MATCH = 1000
_PLAYED = started("ada").play_until("play")


def any_frame(rng: Random) -> str | bytes:
    """A frame that may look like a command."""
    cards = ["WA", "S13", "W7f", "W1", "", "🂡", "x" * 50]
    value: Any = rng.choice(
        [0, -1, 3, 2**63, 1e308, None, True, "1", [], {}, ["WA", "W2"], rng.choice(cards)]
    )
    kind = rng.choice(list(KINDS))
    own = f"{rng.getrandbits(64):x}"  # a repeated one is answered as before and not carried out
    fields: dict[str, Any] = {"type": kind, "id": rng.choice([own] * 6 + ["a", "", "x" * 41, 7])}
    if rng.random() < 0.8:  # what this command has, with likely values
        fields |= {name: rng.choice(_LIKELY[name]) for name in KINDS[kind]}
    else:
        for name in rng.sample(list(_LIKELY), 3):
            fields[name] = value if rng.random() < 0.5 else rng.choice(cards)
    text = json.dumps(fields)
    match rng.randrange(10):
        case 0:
            return rng.randbytes(rng.randrange(60))
        case 1:
            return damaged(text, rng)
        case 2:
            return "[" * rng.randrange(2000)
        case 3:
            return text.encode()
        case _:
            return text


def damaged(text: str, rng: Random) -> str:
    """The text of a frame with one character changed or left out."""
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(['"', "}", "\x00", "é", ""]) + text[at + 1 :]


class FramedTable:
    """A table that is sent frames, as if they had come over a socket; another one after a while,
    with or without a match, so that it does not end up where little can be done."""

    def __init__(self) -> None:
        self._tables = cycle((lambda: started("ada", "bob", clock=15), Desk))
        self._take_another()
        self.accepted: Counter[str] = Counter()
        """How often each command was accepted."""
        self.rounds: Counter[int] = Counter()
        """In which round tables were left."""

    def frame(self, rng: Random) -> tuple[str, str | bytes]:
        """A person and a frame of theirs: anything, or what brings the match on, or nearly that."""
        step = self._step() if rng.random() < 0.7 else None
        if step is None:
            return rng.choice(("ada", "ada", "bob", "eve")), any_frame(rng)
        person, fields = step
        match rng.randrange(20):
            case 0:
                return rng.choice(("ada", "bob", "eve")), json.dumps(fields)
            case 1:
                return person, damaged(json.dumps(fields), rng)
            case 2:
                name = rng.choice(list(fields))
                fields[name] = rng.choice(_LIKELY.get(name, [None, 0, "", [], "ready"]))
        return person, json.dumps(fields)

    def _step(self) -> tuple[str, dict[str, Any]] | None:
        """A command that brings the match on, and who may send it; None if nobody can."""
        desk, match = self._desk, self._desk.table.match
        if match is None or desk.table.is_over:
            return None
        person = desk.person_to_act()
        if person is not None and match.round is not None:
            seat = desk.table.seat_of(person)
            assert seat is not None
            action = desk.choice(seat)
            fields: dict[str, Any] = {"id": "x", "after": match.after}
            if isinstance(action, Pass):
                return person, fields | {"type": "pass", "cards": [c.code for c in action.cards]}
            assert isinstance(action, Play)
            return person, fields | {"type": "play", "card": action.card.code}
        for waiting in desk.table.deciding_people if match.awaits_deal and match.finished else ():
            if waiting not in desk.table.ready and (sitting := desk.table.chairs[waiting].person):
                return sitting, {"type": "ready", "id": "x", "after": match.after}
        return None

    def survives(self, sent: tuple[str, str | bytes], rng: Random) -> bool:
        """Whether a frame is a command that the table accepts; else it is refused with a code."""
        person, frame = sent
        desk = self._desk
        try:
            command = read_command(frame)
            accepted = handle(desk.table, person, command, desk.now, desk.context)
        except YokaiError:
            return False
        else:
            desk.append(*(change.entry for change in accepted.changes))
            self.accepted[str(command.__struct_config__.tag)] += 1
            return True
        finally:
            self._go_on(rng)

    def _go_on(self, rng: Random) -> None:
        """Let time pass: bots decide, and sometimes somebody's clock runs out."""
        desk = self._desk
        self._left -= 1
        if desk.table.is_over or not self._left:
            self.rounds[desk.table.match.round_number if desk.table.match else 0] += 1
            self._take_another()
            return
        while desk.due is not None and rng.random() < (0.02 if desk.person_to_act() else 0.8):
            desk.wait()

    def _take_another(self) -> None:
        self._desk = next(self._tables)()
        self._left = FRAMES_PER_MATCH if self._desk.table.match else FRAMES_PER_TABLE
        self._desk.there("ada", "bob")
