"""The match that was interrupted: its table's log is kept after every change until it is over.

A log keeps its meaning over versions of this program, so a kept match goes on exactly as it was.
Earlier versions kept a record with tags; those are read as well.
"""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from yokai_septet.data_dir import data_dir
from yokai_septet.errors import YokaiError

if TYPE_CHECKING:
    from yokai_septet.table import Entry

LONGEST = 1_000_000
"""The longest file that is read, in bytes: many times the longest match."""


class Autosave:
    """The place where one unfinished match is kept."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or data_dir()
        self.file = folder / "unfinished.jsonl"
        self._record = folder / "unfinished.yokai"

    @property
    def exists(self) -> bool:
        """Whether something is kept."""
        return self.file.exists() or self._record.exists()

    def save(self, log: "Sequence[Entry]", is_over: bool) -> None:
        """Keep the match with this log; forget it when it is over. A disk may fail: `OSError`."""
        if is_over:
            self.forget()
            return
        from yokai_septet.table import entries

        beside = self.file.with_suffix(f".{os.getpid()}")
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside.touch(mode=0o600)
        beside.write_bytes(b"".join(entries.encode(entry) + b"\n" for entry in log))
        beside.replace(self.file)
        self._record.unlink(missing_ok=True)

    def load(self) -> "list[Entry] | None":
        """The log of the match that was interrupted, if there is one that can go on."""
        if not self.exists:
            return None
        import msgspec

        from yokai_septet.table import Status, advance_all

        try:
            log = self._log() if self.file.exists() else _log_of_record(_text(self._record))
            table = advance_all(None, log)[-1].after
        except (OSError, YokaiError, msgspec.MsgspecError, ValueError, LookupError, AssertionError):
            return None  # whatever it is, it is no match to go on with
        begun = table.match is not None and (table.match.round or table.match.finished)
        return log if begun and table.status is Status.PLAYING else None

    def forget(self) -> None:
        """There is nothing to go on with any more."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
            self._record.unlink(missing_ok=True)

    def _log(self) -> "list[Entry]":
        from yokai_septet.table import entries

        return [entries.decode(line) for line in _text(self.file).splitlines()]


def _text(file: Path) -> str:
    with file.open("rb") as opened:
        return opened.read(LONGEST).decode()


# --- files of earlier versions --------------------------------------------------------------------


def _log_of_record(text: str) -> "list[Entry]":
    """The log of the match in a record whose tags tell who plays each seat (`person`, or the name
    of a bot) and the memory aid."""
    from yokai_septet import records
    from yokai_septet.client.local import new_log
    from yokai_septet.game import MemoryAid
    from yokai_septet.table import TableOptions

    record = records.parse(text)
    tags = dict(record.tags)
    players = tags["Seats"].split()
    people = players.count("person")
    if record.seed is None or players[:people] != ["person"] * people:
        raise ValueError("not a match of this program")
    options = TableOptions(
        ruleset=record.ruleset.name,
        first_leader=record.ruleset.first_leader,
        later_leader=record.ruleset.later_leader,
        memory_aid=MemoryAid(tags.get("MemoryAid", MemoryAid.LAST_TRICK.value)),
    )
    log = new_log(options, seed=record.seed, people=people, bots=players[people:])
    undos: dict[int, list[str]] = {}
    for comment in record.comments:
        if comment.text.startswith("undo: seat "):
            undos.setdefault(comment.after, []).append(comment.text)
    for count, (_, action) in enumerate(records.replay(record)):
        for undo in undos.get(count, ()):
            log += _undone(undo)
        log.append(_entry(action, people))
    return log


def _entry(action: object, people: int) -> "Entry":
    from yokai_septet.game import Deal, Pass, Play
    from yokai_septet.table import entries as e

    match action:
        case Deal():
            return e.Dealt.of(action, 0.0)
        case Pass(seat=seat, cards=cards):
            codes = [card.code for card in cards]
            return e.Passed(at=0.0, seat=seat, cards=codes, bot=seat >= people)
        case Play(seat=seat, card=card):
            return e.Played(at=0.0, seat=seat, card=card.code, bot=seat >= people)
        case _:
            raise ValueError(f"no entry for {action!r}")


def _undone(comment: str) -> "Iterable[Entry]":
    """The decision that a comment says was taken back, and its being taken back."""
    from yokai_septet.table import entries as e

    words = comment.removeprefix("undo: seat ").split()
    seat, codes = int(words[0]), words[3:]
    if len(codes) == 1:
        yield e.Played(at=0.0, seat=seat, card=codes[0])
    else:
        yield e.Passed(at=0.0, seat=seat, cards=codes)
    yield e.Undone(at=0.0, seat=seat)
