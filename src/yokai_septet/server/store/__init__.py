"""Where everything is kept: SQLite in a folder by default, PostgreSQL when asked."""

from yokai_septet.server.store.append import Append
from yokai_septet.server.store.database import StoreUnavailable
from yokai_septet.server.store.history import EndOfMatch
from yokai_septet.server.store.store import Store, StoredEntry
from yokai_septet.server.store.writer import PendingAppend

__all__ = ["Append", "EndOfMatch", "PendingAppend", "Store", "StoreUnavailable", "StoredEntry"]
