"""Where data is kept on this machine: a server's database, identities, the interrupted match."""

import os
import sys
from pathlib import Path

_NAME = "yokai-septet"


def data_dir() -> Path:
    """The folder for data on this system, or the one that `YOKAI_DATA_DIR` names."""
    if chosen := os.environ.get("YOKAI_DATA_DIR"):
        return Path(chosen)
    unix = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / _NAME
    # Servers of earlier versions kept their database there on every system.
    if (unix / "yokai.sqlite3").exists():
        return unix
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / _NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / _NAME
    return unix
