"""Names and frames as a hostile client would send them, and what must hold for each of them.

The tests try a few thousand, `make fuzz` as many as asked for (tools/fuzz.py).
"""

import json
import sys
import unicodedata
from random import Random
from typing import Any

from tests.table.kit import started
from yokai_septet.errors import YokaiError
from yokai_septet.records import format as format_record
from yokai_septet.records import parse
from yokai_septet.server.api.sockets import read_command
from yokai_septet.table import handle, record_of
from yokai_septet.table.names import check_name, cleaned_name, told_apart
from yokai_septet.texts import printable

_LETTERS = (
    range(0x20, 0x7F), range(0x80), range(0x300), range(0x2000, 0x2100), range(sys.maxunicode),
)  # fmt: skip
_KINDS: dict[str, tuple[str, ...]] = {
    "play": ("round", "trick", "card"), "pass": ("round", "cards"), "sit": ("seat",),
    "ready": ("round",), "say": ("phrase",), "ask-hint": (), "set-options": ("options",),
    "commit-salt": ("commitment",), "reveal-salt": ("salt",), "ask-undo": (),
    "answer-undo": ("agree",), "vote-abandon": ("agree",), "leave": (), "rematch": (), "start": (),
    "take-back": (), "ask-bot": ("seat",), "nope": (),
}  # fmt: skip
_LIKELY: dict[str, list[Any]] = {
    "round": [0, 1, 2], "trick": [1, 2, 3], "card": ["WA", "C7", "S13"], "seat": [0, 1, 2, 3],
    "cards": [["WA", "W2", "W3"], ["W2"], []], "salt": ["0a", "", "zz"], "agree": [True, False],
    "phrase": ["hello", "thanks"], "commitment": ["0" * 64, "0" * 63], "options": [{}, None],
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


_PLAYED = started("ada").play_until("play")


def any_frame(rng: Random) -> str | bytes:
    """A frame that may look like a command."""
    cards = ["WA", "S13", "W7f", "W1", "", "🂡", "x" * 50]
    value: Any = rng.choice(
        [0, -1, 3, 2**63, 1e308, None, True, "1", [], {}, ["WA", "W2"], rng.choice(cards)]
    )
    kind = rng.choice(list(_KINDS))
    fields: dict[str, Any] = {"type": kind, "id": rng.choice(["a", "a", "a", "", "x" * 41, 7])}
    if rng.random() < 0.5:  # what this command has, with likely values
        fields |= {name: rng.choice(_LIKELY[name]) for name in _KINDS[kind]}
    else:
        for name in rng.sample(list(_LIKELY), 3):
            fields[name] = value if rng.random() < 0.5 else rng.choice(cards)
    text = json.dumps(fields)
    match rng.randrange(6):
        case 0:
            return rng.randbytes(rng.randrange(60))
        case 1:
            at = rng.randrange(len(text))
            return text[:at] + rng.choice(['"', "}", "\x00", "é", ""]) + text[at + 1 :]
        case 2:
            return "[" * rng.randrange(2000)
        case 3:
            return text.encode()
        case _:
            return text


class FramedTable:
    """A table that is sent frames, as if they had come over a socket."""

    def __init__(self) -> None:
        self._desk = started("ada", "bob")

    def survives(self, frame: str | bytes, rng: Random) -> bool:
        """Whether a frame is a command that the table accepts; else it is refused with a code."""
        desk = self._desk
        try:
            command = read_command(frame)
            accepted = handle(
                desk.table, rng.choice(("ada", "bob", "eve")), command, desk.now, desk.context
            )
        except YokaiError:
            return False
        desk.append(*(change.entry for change in accepted.changes))
        if desk.table.is_over:
            self._desk = started("ada", "bob")
        elif desk.due is not None and rng.random() < 0.5:
            desk.wait()
        return True
