"""Backups that a running server makes by itself: a file each time, of which the newest are kept."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

from yokai_septet.server.settings import Settings
from yokai_septet.server.store.maintenance import backup

NAME = re.compile(r"yokai-(\d{8}T\d{6}Z)-[0-9a-f]{8}\.sqlite3")
WHEN = "%Y%m%dT%H%M%SZ"


class ScheduledBackups:
    """The backups of one server, in the folder `backups` of its data folder."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._settings, self._now = settings, now
        self._folder = settings.data_dir / "backups"

    def look(self) -> None:
        """Make a backup if one is due, and delete those that are too many. Those of an earlier
        start count: restarting a server neither delays a backup nor makes more of them."""
        every = self._settings.backup_every
        kept = self._kept()
        if every is None or (kept and self._now() < _made_at(kept[-1]) + every):
            return
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        when = datetime.fromtimestamp(self._now(), UTC)
        backup(self._settings, self._folder / f"yokai-{when:{WHEN}}-{token_hex(4)}.sqlite3")
        for file in self._kept()[: -self._settings.backups_kept]:
            file.unlink(missing_ok=True)

    def _kept(self) -> list[Path]:
        """The backups that are there, the oldest first; nothing else in the folder is touched."""
        files = self._folder.glob("yokai-*.sqlite3")
        ours = [file for file in files if NAME.fullmatch(file.name) and not file.is_symlink()]
        return sorted(ours, key=lambda file: (_made_at(file), file.name))


def _made_at(file: Path) -> float:
    found = NAME.fullmatch(file.name)
    assert found, file
    return datetime.strptime(found[1], WHEN).replace(tzinfo=UTC).timestamp()
