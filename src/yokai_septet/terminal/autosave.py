"""The match that was interrupted: its record is kept after every action until the match is over."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from yokai_septet.errors import YokaiError

if TYPE_CHECKING:
    from yokai_septet.terminal.session import Session

_SEATS = "Seats"
"""The tag that tells who plays each seat: `person`, or the name of a bot."""
_PERSON = "person"
_MEMORY = "MemoryAid"


def data_folder() -> Path:
    """Where this person's data belongs on this system, or where `YOKAI_DATA_DIR` says."""
    if chosen := os.environ.get("YOKAI_DATA_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "yokai-septet"


class Autosave:
    """The place where one unfinished match is kept."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or data_folder()) / "unfinished.yokai"

    def keep(self, session: "Session") -> None:
        """Keep this session from now on."""

        def save() -> None:
            if session.is_over:
                self.forget()
            else:
                self._write(session)

        session.watchers.append(save)

    def load(self) -> "Session | None":
        """The match that was interrupted, if there is one that can go on."""
        if not self.file.exists():
            return None
        from yokai_septet import records
        from yokai_septet.bots import player
        from yokai_septet.game import MemoryAid
        from yokai_septet.terminal.session import Session

        try:
            record = records.parse(self.file.read_text(encoding="utf-8"))
            tags = dict(record.tags)
            players = [None if name == _PERSON else player(name) for name in tags[_SEATS].split()]
            aid = MemoryAid(tags.get(_MEMORY, MemoryAid.LAST_TRICK.value))
            assert record.seed is not None
            session = Session(record.ruleset, record.seed, players, memory_aid=aid)
            session.undos = list(record.comments)
            for _, action in records.replay(record):
                session.act(action)
        except (OSError, YokaiError, ValueError, KeyError, AssertionError):
            return None  # whatever it is, it is no match to go on with
        return session if session.actions and not session.is_over else None

    def forget(self) -> None:
        """There is nothing to go on with any more."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)

    def _write(self, session: "Session") -> None:
        from yokai_septet import records

        names = " ".join(session.bot_names[seat] or _PERSON for seat in session.ruleset.seats)
        record = session.record(tags=[(_SEATS, names), (_MEMORY, session.memory_aid.value)])
        beside = self.file.with_suffix(f".{os.getpid()}")
        with suppress(OSError):  # a full disk is no reason to stop the game
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(records.format(record), encoding="utf-8")
            beside.replace(self.file)
