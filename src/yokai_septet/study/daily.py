"""The daily deal: the same four first rounds for everybody, on one day (UTC).

Everything follows from the day's seed: the deals, and the replies of the bots, which depend on
nothing but that seed and on what the bot has seen. So equal plays meet equal replies, and results
can be compared. docs/fair-deal.md tells how the deals are checked afterwards.
"""

import hmac
import re
from collections.abc import Container, Iterable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Final

from yokai_septet.bots import Budget, Player, player
from yokai_septet.errors import InvalidValue
from yokai_septet.game import (
    Card,
    Deal,
    Match,
    Pass,
    Phase,
    Play,
    Seat,
    View,
    deal,
    ruleset_named,
    view,
)

RULESET: Final = "four-advanced"
BOT: Final = "master"
SEAT: Final = 0
"""Where the person sits; bots have the other seats."""
DEALS: Final = 4
FIELD: Final = 16
"""How often `BOT` plays each deal on the person's seat, for comparison."""
NODES: Final = 16_000
"""The playouts of one decision of a bot: a number and no time, so that every machine decides
alike."""

_DAY = b"yokai-septet day 1\n"
_DEAL = b"yokai-septet daily deal 1\n"
_REPLY = b"yokai-septet daily reply 1\n"


def day_of(now: float) -> str:
    """The day of a time, such as `2026-11-16`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def parse_day(text: str) -> date:
    """The day that is written like this; an `InvalidValue` if there is none."""
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        with suppress(ValueError):
            return date.fromisoformat(text)
    raise InvalidValue("bad-day", f"{text!r} is not a day.", text=text)


def next_day(day: str, days: int = 1) -> str:
    """The day so many days later."""
    return (parse_day(day) + timedelta(days)).isoformat()


def day_end(day: str) -> float:
    """When a day ends, in Unix seconds."""
    found = parse_day(day)
    return datetime(found.year, found.month, found.day, tzinfo=UTC).timestamp() + 86400.0


def current_day(now: float, opened: Container[str]) -> str:
    """The day that is played: that of the clock or, after the clock was set back over a midnight,
    the one that had begun. A day further ahead was opened by a clock that was quite wrong."""
    today = day_of(now)
    return next_day(today) if next_day(today) in opened else today


def day_seed(secret: bytes, day: str) -> bytes:
    """The seed of a day. `game.commitment` of it is published before, the seed afterwards."""
    return hmac.digest(secret, _DAY + parse_day(day).isoformat().encode(), "sha256")


def deal_seed(seed: bytes, number: int, deals: int = DEALS) -> bytes:
    """The seed of one of the deals of a day or a team match, counted from 1. It tells nothing about
    the others."""
    if not 1 <= number <= deals:
        raise InvalidValue("bad-daily-deal", f"A day has the deals 1 to {deals}.", most=deals)
    return sha256(_DEAL + seed + bytes([number])).digest()


def dealt(seed: bytes) -> Deal:
    """The cards of the deal with this seed."""
    return deal(ruleset_named(RULESET), seed)


def opening(seed: bytes) -> Match:
    """The match of a deal with this seed, before the pass."""
    return Match.new(ruleset_named(RULESET)).apply(dealt(seed))


def reply(
    seed: bytes, match: Match, seat: Seat, nodes: int, bot: Player | None = None, run: int = 0
) -> Pass | Play:
    """What a bot does in the match of a deal with this seed. `run` numbers the runs of the field:
    on the person's seat each of them has randomness of its own."""
    seen = decision_view(match, seat)
    return (bot or player(BOT))(seen, reply_random(seed, seen, run), Budget(nodes=nodes))


def decision_view(match: Match, seat: Seat) -> View:
    """What a bot decides from. In the pass it is the deal alone: whether others have chosen before
    it must make no difference."""
    now = match.active_round
    if now.phase is Phase.PASS:
        match = match._replace(round=now._replace(passes=(None,) * match.ruleset.players))
    return view(match, seat)


def reply_random(seed: bytes, seen: View, run: int = 0) -> Random:
    """The random generator of a decision, from the deal's seed and what the bot has seen."""
    return Random(hmac.digest(seed, _REPLY + bytes([run]) + _history(seen), "sha256"))


def _history(seen: View) -> bytes:
    """All that a seat has seen of the round, in a form that is the same on every machine."""
    me = seen.seated()
    now = me.round
    passed = now.passed.cards if now.passed else ()
    parts = [
        str(me.seat),
        _codes(now.dealt or ()),
        _codes(passed),
        " ".join(f"{one.giver}:{one.card.code}" for one in now.received),
        *(f"{trick.leader}:{_codes(trick.cards)}" for trick in now.tricks),
        f"{now.leader}:{_codes(now.trick)}",
    ]
    return "\n".join(parts).encode()


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def play_field(seed: bytes, run: int, nodes: int) -> Match:
    """One run of the field: a bot plays the deal on the person's seat. Runs are counted from 1."""
    match = opening(seed)
    while not match.finished:
        seat = match.to_act[0]
        match = match.apply(reply(seed, match, seat, nodes, run=run if seat == SEAT else 0))
    return match


def lead_of(scores: Iterable[int]) -> int:
    """The result of a deal: the points of the person's side less those of the other."""
    own, other = scores
    return own - other
