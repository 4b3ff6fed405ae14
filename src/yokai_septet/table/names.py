"""What people may call themselves, and how players whose names look alike are told apart.

Names are typed by strangers and shown to everybody: in pages, terminals and records. So a name has
nothing in it that is not seen or that steers what is around it, and two players at a table whose
names look alike are both shown with the number of their seat: neither passes for the other. What
looks alike says Unicode's table, `confusables.txt`, which tools/confusables.py writes.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from yokai_septet.characters import is_hidden
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Seat
from yokai_septet.table.state import Table

LONGEST_NAME = 24

_NOBODY: Mapping[Seat, str] = {}

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and symbols that are drawn as nothing."""
_MARKED = re.compile(r"(\s*\(\d\))+\s*$")

_MORE_LOOKALIKES = str.maketrans(
    {
        "l": "i",
        # Small letters in the shape of large ones
        "ᴀ": "a", "ʙ": "b", "ᴅ": "d", "ᴇ": "e", "ɢ": "g", "ʜ": "h", "ᴊ": "j", "ĸ": "k", "ʟ": "i",
        "ʍ": "rn", "ɴ": "n", "ᴘ": "p", "ʀ": "r", "ᴛ": "t", "ɜ": "3",
        # Greek
        "ꞓ": "e", "η": "n", "μ": "rn", "τ": "t", "χ": "x", "ζ": "z", "ω": "w",
        # Armenian
        "ց": "g",
    }
)  # fmt: skip
"""What Unicode tells apart, and a reader at a card table does not, in small letters."""


@cache
def _lookalikes() -> dict[int, str]:
    """Unicode's own table: a character, and what stands for all that look like it. Read when the
    first names are compared, since most programs compare none."""
    text = files(__package__).joinpath("confusables.txt").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines() if not line.startswith("# "))
    found = {ord(char): row[0] for row in rows if len(row) == 2 for char in row[1]}
    return found | {ord("β"): "b"}  # Unicode's ß becomes ss in small letters


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
    if len(names) - names.count(None) < 2:
        return names
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
    text = unicodedata.normalize("NFKD", _MARKED.sub("", name) or name)
    text = unicodedata.normalize("NFKD", text.translate(_lookalikes()).casefold())
    text = text.translate(_lookalikes()).casefold().translate(_MORE_LOOKALIKES)
    text = text.replace("vv", "w")
    letters = "".join(char for char in text if unicodedata.category(char)[0] in "LN")
    return letters or "".join(text.split())


def _is_unseen(char: str) -> bool:
    return char in _BLANK or is_hidden(char)
