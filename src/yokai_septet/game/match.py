"""A match: rounds until somebody wins (R6, R40–R42, R57, R58), as an immutable value."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from operator import add
from typing import Final, NamedTuple

from yokai_septet.errors import IllegalAction
from yokai_septet.game.actions import Action, Choice, Deal, unknown_action
from yokai_septet.game.cards import Suit
from yokai_septet.game.illegal import not_dealt
from yokai_septet.game.round import FinishedRound, Round
from yokai_septet.game.ruleset import FOUR_ADVANCED, LaterLeader, Leads, Ruleset, Seat, Side


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Who has won a match."""

    winner: Side
    tie_break: bool
    """Whether two sides had the same points and R41 decided."""


class Match(NamedTuple):
    """A match. Begin with `Match.new`, go on with `apply`."""

    ruleset: Ruleset
    finished: tuple[FinishedRound, ...]
    """The rounds that are over."""
    round: Round | None
    """The round that is being played; None while a deal is awaited and after the end."""
    scores: tuple[int, ...]
    """The points of each side; with seals, their number."""
    seals: tuple[frozenset[Suit], ...]
    """The suits that each side has sealed (Seven Suitors)."""
    result: MatchResult | None

    @staticmethod
    def new(ruleset: Ruleset = FOUR_ADVANCED) -> "Match":
        """A match before its first deal."""
        sides = ruleset.side_count
        return Match(ruleset, (), None, (0,) * sides, (frozenset(),) * sides, None)

    @property
    def round_number(self) -> int:
        """The number of the round that is being played or dealt next, from 1; at the end, of
        the last one."""
        return len(self.finished) + (self.result is None)

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds that are over, and the one that is being played."""
        return self.finished if self.round is None else (*self.finished, self.round)

    @property
    def action_count(self) -> int:
        """The number of actions that led here: deals, passes and cards played."""
        return sum(round_.action_count for round_ in self.rounds)

    @property
    def after(self) -> int:
        """The number of actions before the decision that is awaited, which names it. Passes are
        chosen at the same time: each of them comes after the deal."""
        passing = self.round is not None and self.round.leader is None
        return self.action_count - (len(self.round.chosen) if self.round and passing else 0)

    @property
    def active_round(self) -> Round:
        """The round that is being played; an `IllegalAction` while there is none."""
        if self.round is None:
            raise not_dealt()
        return self.round

    @property
    def lead_from(self) -> Seat | None:
        """The seat that leads the next round because of the round before (R10), or because it is
        its turn (R66); None if the cards decide it, as in the first round (R9, R52)."""
        if self.ruleset.leads is Leads.TURNS:
            return len(self.finished) % self.ruleset.players
        if not self.finished or self.ruleset.later_leader is LaterLeader.ACE:
            return None
        return self.finished[-1].leader

    @property
    def awaits_deal(self) -> bool:
        """Whether the next action is a deal."""
        return self.round is None and self.result is None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the match is waiting for; none when it waits for a deal or is over."""
        return self.round.to_act if self.round else ()

    def legal(self, seat: Seat) -> Iterator[Choice]:
        """All that a seat may do now."""
        return self.round.legal(seat) if self.round else iter(())

    def apply(self, action: Action) -> "Match":
        """The match after this action; an `IllegalAction` if the rules forbid it."""
        ruleset, finished, now, scores, seals, _ = self
        if now is None or type(action) is Deal:
            return self._deal(action)
        after = now.apply(action)  # type: ignore[arg-type]  # it is no Deal
        if type(after) is FinishedRound:
            return self._finish(after)
        return _match((ruleset, finished, after, scores, seals, None))

    def _deal(self, action: Action) -> "Match":
        if not isinstance(action, Action):
            raise unknown_action(action)
        if self.result is not None:
            raise IllegalAction("match-is-over", "The match is over.")
        if not isinstance(action, Deal):
            raise not_dealt()
        if self.round is not None:
            raise IllegalAction("no-deal-now", "Cards are dealt only when a round is over.")
        return self._replace(round=Round.start(self.ruleset, action, self.lead_from, self.seals))

    def _finish(self, last: FinishedRound) -> "Match":
        """A round is over: add up, and see whether the match is (R40, R41, R57, R58)."""
        scores = tuple(map(add, self.scores, last.gains))
        match = Match(self.ruleset, (*self.finished, last), None, scores, last.seals, None)
        return match._replace(result=_match_result(match, last))


_match: Final = partial(tuple.__new__, Match)
"""Makes a match of all its fields at once: what `Match._make` does, without its checks."""


def _match_result(match: Match, last: FinishedRound) -> MatchResult | None:
    winner = match_winner(match.ruleset, match.scores, last.leader)
    if winner is None:
        return None
    return MatchResult(winner, tie_break=match.scores.count(match.scores[winner]) > 1)


def match_winner(ruleset: Ruleset, scores: tuple[int, ...], last: Seat) -> Side | None:
    """The side that has won with these scores, after a round whose last trick this seat won
    (R40, R57, R58); of those tied at the top, the first one clockwise from that seat (R41)."""
    top = max(scores)
    if top < ruleset.goal:
        return None
    clockwise = [ruleset.sides[(last + steps) % ruleset.players] for steps in ruleset.seats]
    return next(side for side in [*clockwise[1:], clockwise[0]] if scores[side] == top)
