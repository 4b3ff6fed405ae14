"""What is kept of one person's games: rows of JSON by key.

`me` is the person, `match/CODE` a table as lists and statistics need it, `review/ID` how far a
review is. Rows that only few calls need stay where they are kept until then: `log/CODE/NUMBER` is
an entry of a table's log, `verdict/ID/NUMBER` a decision of a review, `record/ID` a record that was
brought, `coached/CODE/ROUND`
what the coach has said of a round.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from yokai_septet.protocol.codec import decoder, plain_of

LATER = ("coached/", "log/", "record/", "verdict/")
"""How the keys of rows begin that are not loaded at the start."""
T = TypeVar("T")


encode = Encoder(enc_hook=plain_of).encode
"""A value as a row has it, or an answer."""


class Row(Struct, frozen=True):
    """A row to write."""

    key: str
    value: str | None
    """None deletes it."""
    new: bool = False
    """Whether there must be no row with this key: another worker would have been faster."""


class Missing(Exception):
    """Rows have to be loaded before a call can be answered."""

    def __init__(self, prefix: str) -> None:
        super().__init__(prefix)
        self.prefix = prefix


class Kept:
    """The rows that are in memory, and what is to be written."""

    def __init__(self, rows: Mapping[str, str]) -> None:
        self._rows = dict(rows)
        self._loaded: set[str] = set()
        self._written: dict[str, Row] = {}
        self._emptied = False

    def load(self, prefix: str, rows: Mapping[str, str]) -> None:
        """These are all rows whose keys begin like this."""
        self._loaded.add(prefix)
        self._rows |= rows

    def begin(self, prefix: str) -> None:
        """There are no rows yet whose keys begin like this."""
        self._loaded.add(prefix)

    def drop(self, prefix: str) -> None:
        """Let go of rows that were read: they can be loaded again."""
        self._loaded.discard(prefix)
        for key in [key for key in self._rows if key.startswith(prefix)]:
            del self._rows[key]

    # --- reading ----------------------------------------------------------------------------------

    def get(self, key: str, type_: type[T]) -> T | None:
        """The value with this key."""
        if key.startswith(LATER) and key not in self._rows:
            self._check(key)
        text = self._rows.get(key)
        return None if text is None else _read(text, type_)

    def under(self, prefix: str, type_: type[T]) -> list[T]:
        """The values whose keys begin like this, in the order of their keys."""
        return [_read(self._rows[key], type_) for key in self.keys(prefix)]

    def keys(self, prefix: str) -> list[str]:
        """The keys that begin like this."""
        if not prefix or prefix.startswith(LATER):
            self._check(prefix)
        return sorted(key for key in self._rows if key.startswith(prefix))

    def text(self, key: str) -> str:
        """A row as it is kept."""
        return self._rows[key]

    def _check(self, prefix: str) -> None:
        if prefix not in self._loaded and "" not in self._loaded:
            raise Missing(prefix)

    # --- writing ----------------------------------------------------------------------------------

    def put(self, key: str, value: Any, *, new: bool = False) -> None:
        """Write a value."""
        self.put_text(key, encode(value).decode(), new=new)

    def put_text(self, key: str, text: str, *, new: bool = False) -> None:
        """Write a row as it was kept."""
        self._rows[key] = text
        self._written[key] = Row(key, text, new)

    def delete(self, keys: Iterable[str]) -> None:
        """Delete rows."""
        for key in keys:
            self._rows.pop(key, None)
            self._written[key] = Row(key, None)

    def empty(self) -> None:
        """Delete everything."""
        self._rows, self._written, self._emptied = {}, {}, True
        self._loaded = {""}

    def take(self) -> tuple[bool, list[Row]]:
        """What has been written since the last time, and whether everything else was deleted."""
        taken = self._emptied, list(self._written.values())
        self._emptied, self._written = False, {}
        return taken


def _read(text: str, type_: type[T]) -> T:
    value: T = _decoder(type_).decode(text)
    return value


_decoder: Callable[[Any], Decoder[Any]] = cache(decoder)
