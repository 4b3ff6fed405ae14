"""The wire form of a person's finished matches, and of what they add up to."""

from msgspec import Struct

from yokai_septet.protocol.api import MyMatch
from yokai_septet.study import ScaleMark


class HistoryPage(Struct, frozen=True, kw_only=True):
    """Some of the asker's matches that are over, the latest first."""

    matches: list[MyMatch]
    total: int
    """How many fit the filter, on all pages."""


class RoundEnds(Struct, frozen=True, kw_only=True):
    """How many rounds ended in which way; Seven Suitors knows none of these."""

    bosses: int
    """Somebody captured enough bosses (R20)."""
    seventh_trick: int
    """Somebody won a seventh trick too early (R21)."""
    last_trick: int
    """The cards ran out (R22)."""


class Tally(Struct, frozen=True, kw_only=True):
    """What some matches add up to. One that was played on from another match counts nowhere."""

    matches: int
    won: int
    lost: int
    abandoned: int
    rounds: int
    rounds_won: RoundEnds
    rounds_lost: RoundEnds


class RulesetTally(Struct, frozen=True, kw_only=True):
    """The matches of one ruleset."""

    ruleset: str
    tally: Tally


class Opponent(Struct, frozen=True, kw_only=True):
    """Somebody whom the asker played against."""

    key: str
    """Asks, as `opponent`, for the matches against them: `bot:` and a strength, or the code of a
    table and the seat on which they sat there."""
    name: str | None
    """Of a person; None for bots."""
    bot: str | None
    """The strength of bots."""
    tally: Tally


class OpponentsPage(Struct, frozen=True, kw_only=True):
    """Some of the asker's opponents, those met most often first."""

    opponents: list[Opponent]
    more: bool
    """Whether there are more than those."""


class Streaks(Struct, frozen=True, kw_only=True):
    """Matches won or lost one after the other; abandoned ones do not count."""

    now: int
    """How many have been won since the last loss; negative for losses since the last win."""
    won: int
    """The most that were won one after the other."""
    lost: int


class LossPeriod(Struct, frozen=True, kw_only=True):
    """What the asker's decisions have lost in some consecutive matches that have been reviewed."""

    since: float
    until: float
    matches: int
    decisions: int
    loss: float
    """The mean match chance lost by a decision."""


class Statistics(Struct, frozen=True, kw_only=True):
    """What the asker's matches add up to."""

    total: Tally
    rulesets: list[RulesetTally]
    """The most played one first."""
    streaks: Streaks
    losses: list[LossPeriod]
    """In the order of time, each of about as many matches; empty without reviews."""
    scale: list[ScaleMark]
    """What bots of known strength lose."""
