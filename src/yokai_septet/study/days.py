"""Days (UTC), on each of which there are deals for everybody, and their seeds."""

import hmac
import re
from collections.abc import Container
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Final

from yokai_septet.errors import InvalidValue

_DAY: Final = b"yokai-septet day 1\n"


def day_of(at: float) -> str:
    """The day of a time, such as `2026-11-16`."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def parse_day(text: str) -> date:
    """The day that is written like this; an `InvalidValue` if it is not a date."""
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        with suppress(ValueError):
            return date.fromisoformat(text)
    raise InvalidValue("bad-day", f"{text!r} is not a day.", text=text)


def next_day(day: str, days: int = 1) -> str:
    """The day so many days later."""
    return (parse_day(day) + timedelta(days)).isoformat()


def day_end(day: str) -> float:
    """When a day ends, in Unix seconds."""
    begin = parse_day(day)
    return datetime(begin.year, begin.month, begin.day, tzinfo=UTC).timestamp() + 86400.0


def current_day(at: float, opened: Container[str]) -> str:
    """The day that is played: that of the clock or, after the clock was set back over a midnight,
    the one that had begun. A day further ahead was opened by a clock that was quite wrong."""
    today = day_of(at)
    return next_day(today) if next_day(today) in opened else today


def day_seed(secret: bytes, day: str) -> bytes:
    """The seed of a day. `game.commitment` of it is published before, the seed afterwards."""
    return hmac.digest(secret, _DAY + parse_day(day).isoformat().encode(), "sha256")
