"""What a match that is over was for each of its players: what histories and statistics count."""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from yokai_septet.game import Reason, Seat

if TYPE_CHECKING:
    from yokai_septet.table.state import Table

MatchOutcome: TypeAlias = Literal["won", "lost", "abandoned"]
Origin: TypeAlias = Literal["dealt", "played-on", "same-deals", "first-game"]
"""Where the cards came from: new deals, a position of another match, the deals of another match, or
deals chosen for a newcomer. Statistics count new deals alone."""


@dataclass(frozen=True, slots=True)
class CoPlayer:
    """Somebody else who sat at the table when the match ended."""

    key: str
    """The id of a person, or `bot:` and the strength of a bot."""
    is_opponent: bool


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A match that is over, for the person on one seat."""

    person: str
    ruleset: str
    outcome: MatchOutcome
    origin: Origin
    rounds: int
    """The rounds that were finished."""
    won: Counter[Reason]
    """How many rounds the person's side has won, by what ended them."""
    lost: Counter[Reason]
    co_players: tuple[CoPlayer, ...]


def results_of(table: "Table") -> tuple[PlayerResult, ...]:
    """The result of each person at a table whose match is over."""
    return tuple(
        _result(table, seat, chair.person)
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None
    )


def bot_key(strength: str) -> str:
    """How the bots of a strength are told from people, whose ids have no colon."""
    return f"bot:{strength}"


def _result(table: "Table", seat: Seat, person: str) -> PlayerResult:
    match, side = table.started, table.rules.sides[seat]
    decided = [one.result for one in match.finished if one.result.winners]
    outcome: MatchOutcome = "abandoned"
    if match.result is not None:
        outcome = "won" if match.result.winner == side else "lost"
    return PlayerResult(
        person=person,
        ruleset=table.options.ruleset,
        outcome=outcome,
        origin=table.format.origin,
        rounds=len(match.finished),
        won=Counter(one.reason for one in decided if side in one.winners),
        lost=Counter(one.reason for one in decided if side not in one.winners),
        co_players=_co_players(table, seat),
    )


def _co_players(table: "Table", seat: Seat) -> tuple[CoPlayer, ...]:
    """Everybody else, once: several bots of one strength on one side are one entry."""
    sides = table.rules.sides
    found = {
        CoPlayer(chair.person or bot_key(chair.strength or ""), sides[other] != sides[seat])
        for other, chair in enumerate(table.chairs)
        if other != seat and not chair.is_free
    }
    return tuple(sorted(found, key=lambda one: (one.key, one.is_opponent)))
