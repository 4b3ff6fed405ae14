"""What people may call themselves, and how players whose names look alike are told apart.

Names are typed by strangers and shown to everybody: in pages, terminals and records. So a name has
nothing in it that is not seen or that steers what is around it, and two players at a table whose
names look alike are both shown with the number of their seat: neither passes for the other.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from yokai_septet.characters import is_hidden
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Seat
from yokai_septet.table.state import Table

_NOBODY: Mapping[Seat, str] = {}

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and symbols that are drawn as nothing."""
_MARKED = re.compile(r"(\s*\(\d\))+\s*$")

_LOOKALIKES = str.maketrans(
    {
        "l": "i", "1": "i", "|": "i", "ı": "i", "ǀ": "i", "0": "o", "ø": "o", "đ": "d", "ł": "i",
        # Cyrillic, in small letters
        "а": "a", "в": "b", "ԁ": "d", "е": "e", "һ": "h", "н": "h", "і": "i", "ӏ": "i", "ј": "j",
        "к": "k", "м": "m", "о": "o", "р": "p", "ԛ": "q", "с": "c", "ѕ": "s", "т": "t", "у": "y",
        "ѵ": "v", "ѡ": "w", "ԝ": "w", "х": "x", "ү": "y", "з": "3",
        # Greek
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "μ": "m", "ν": "v", "ο": "o",
        "ρ": "p", "τ": "t", "υ": "u", "χ": "x", "γ": "y", "ζ": "z", "ω": "w",
        # Armenian
        "օ": "o", "ս": "u", "հ": "h", "ո": "n", "ց": "g",
    }
)  # fmt: skip
"""Letters of other alphabets, and digits, that are taken for Latin letters."""


def check_name(name: str) -> None:
    """Refuse a name that is not seen, or has something in it that is not."""
    hidden = next((char for char in name if _is_unseen(char)), None)
    if hidden is not None:
        raise InvalidValue(
            "bad-name",
            f"A name has only characters that can be seen, and U+{ord(hidden):04X} cannot.",
            text=f"U+{ord(hidden):04X}",
        )
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise InvalidValue("bad-name", "A name has something to see in it.", text=" ")


def cleaned_name(name: str) -> str:
    """A name as it is shown: earlier versions accepted what `check_name` refuses."""
    if name.isprintable() and _BLANK.isdisjoint(name):
        return name
    return "".join("\ufffd" if _is_unseen(char) else char for char in name)


@lru_cache(maxsize=4096)
def told_apart(names: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """The names by seat; those that look alike have the number of their seat behind them."""
    seen = [None if name is None else skeleton(name) for name in names]
    return tuple(
        name if name is None or seen.count(seen[seat]) == 1 else f"{name} ({seat + 1})"
        for seat, name in enumerate(names)
    )


def names_at(
    table: Table, names: Mapping[str, str], left: Mapping[Seat, str] = _NOBODY
) -> tuple[str | None, ...]:
    """What the people of a table are called, by seat; None where nobody or a bot sits. People who
    have `left` are named as if they still sat there."""
    people = [left.get(seat, chair.person) for seat, chair in enumerate(table.chairs)]
    return told_apart(tuple([None if p is None else names.get(p, "") for p in people]))


def skeleton(name: str) -> str:
    """What a reader takes a name for: two names with the same skeleton look alike."""
    text = unicodedata.normalize("NFKD", _MARKED.sub("", name) or name).casefold()
    text = text.translate(_LOOKALIKES).replace("rn", "m").replace("vv", "w")
    letters = "".join(char for char in text if unicodedata.category(char)[0] in "LN")
    return letters or "".join(text.split())


def _is_unseen(char: str) -> bool:
    return char in _BLANK or is_hidden(char)
