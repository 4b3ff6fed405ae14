"""The person's matches: lists in pages, filters, and what they add up to."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from yokai_septet.protocol import api
from yokai_septet.protocol import history as h
from yokai_septet.serverless.kept import Kept
from yokai_septet.serverless.people import KeptMatch, KeptResult
from yokai_septet.study import ScaleMark
from yokai_septet.table.results import MatchOutcome

ENDS = ("bosses", "seventh-trick", "last-trick")
PERIODS = 24
"""Into how many periods of as many matches each the losses over time are divided."""


@dataclass(frozen=True, slots=True)
class MatchFilter:
    """Which matches are wanted; None stands for all."""

    ruleset: str | None = None
    outcome: MatchOutcome | None = None
    opponent: str | None = None
    since: float | None = None
    until: float | None = None
    search: str | None = None

    def fits(self, match: KeptMatch) -> bool:
        """Whether a match that is over is wanted."""
        result, over_at = match.result, match.over_at
        if result is None or over_at is None:
            return False
        return (
            self.ruleset in (None, result.ruleset)
            and self.outcome in (None, result.outcome)
            and (self.opponent is None or self.opponent in result.opponents)
            and (self.since is None or over_at >= self.since)
            and (self.until is None or over_at < self.until)
            and (self.search is None or self.search.strip().upper() in ("", match.code))
        )


@dataclass(frozen=True, slots=True)
class SeatLoss:
    """What a review says that the person's decisions in a match have lost together."""

    decisions: int
    loss: float


class History:
    """What is kept of the person's matches."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    def running(self) -> list[KeptMatch]:
        """Matches that are not over, the latest change first."""
        going_on = [match for match in self._mine() if match.over_at is None]
        return sorted(going_on, key=lambda match: match.updated_at, reverse=True)

    def past(self, wanted: MatchFilter | None = None) -> list[KeptMatch]:
        """Matches that are over, the last one first."""
        wanted = wanted or MatchFilter()
        over = [match for match in self._mine() if wanted.fits(match)]
        return sorted(over, key=_end, reverse=True)

    def _mine(self) -> Iterable[KeptMatch]:
        matches = self._kept.under("match/", KeptMatch)
        return (match for match in matches if match.seat is not None)


def page(
    matches: Sequence[KeptMatch], limit: int, before: str | None, names: Mapping[str, str]
) -> list[api.MyMatch]:
    """Up to `limit` past matches as lists show them, after the one with the cursor `before`."""
    if before is not None:
        at, _, code = before.partition("-")
        matches = [match for match in matches if _end(match) < (float(at), code)]
    return [shown(match, names) for match in matches[:limit]]


def shown(match: KeptMatch, names: Mapping[str, str]) -> api.MyMatch:
    """A match as lists show it."""
    return match.summary.for_player(
        match.seat or 0,
        names,
        match.updated_at,
        None if match.over_at is None else f"{match.over_at!r}-{match.code}",
        None if match.result is None else match.result.rounds,
    )


def _end(match: KeptMatch) -> tuple[float, str]:
    return match.over_at or 0.0, match.code


# --- what they add up to --------------------------------------------------------------------------


def statistics(
    matches: Sequence[KeptMatch], losses: Mapping[str, SeatLoss], scale: Sequence[ScaleMark]
) -> h.Statistics:
    """What matches add up to, the latest first; `losses` has what reviews say, by table. One that
    was played on from another match does not count."""
    counted = _counted(matches)
    by_ruleset = Counter(result.ruleset for _, result in counted)
    most_first = sorted(by_ruleset, key=lambda name: (-by_ruleset[name], name))
    return h.Statistics(
        total=_tally(result for _, result in counted),
        rulesets=[
            h.RulesetTally(
                ruleset=name,
                tally=_tally(result for _, result in counted if result.ruleset == name),
            )
            for name in most_first
        ],
        streaks=_streaks([result.outcome for _, result in reversed(counted)]),
        losses=_periods([match for match, _ in reversed(counted)], losses),
        scale=list(scale),
    )


def opponents(matches: Sequence[KeptMatch], limit: int, offset: int) -> h.OpponentsPage:
    """The bots that the person played against, the most frequent first."""
    counted = _counted(matches)
    met = Counter(key for _, result in counted for key in result.opponents)
    ordered = sorted(met, key=lambda key: (-met[key], key))[offset:]
    return h.OpponentsPage(
        opponents=[
            h.Opponent(
                key=key,
                name=None,
                bot=key.removeprefix("bot:"),
                tally=_tally(result for _, result in counted if key in result.opponents),
            )
            for key in ordered[:limit]
        ],
        more=len(ordered) > limit,
    )


def _counted(matches: Iterable[KeptMatch]) -> list[tuple[KeptMatch, KeptResult]]:
    return [
        (match, match.result)
        for match in matches
        if match.result is not None and match.result.origin == "dealt"
    ]


def _tally(results: Iterable[KeptResult]) -> h.Tally:
    counted = list(results)
    outcomes = Counter(result.outcome for result in counted)
    return h.Tally(
        matches=len(counted),
        won=outcomes["won"],
        lost=outcomes["lost"],
        abandoned=outcomes["abandoned"],
        rounds=sum(result.rounds for result in counted),
        rounds_won=_ends(result.won for result in counted),
        rounds_lost=_ends(result.lost for result in counted),
    )


def _ends(rounds: Iterable[Mapping[str, int]]) -> h.RoundEnds:
    total = Counter[str]()
    for counts in rounds:
        total.update(counts)
    bosses, seventh, last = (total[end] for end in ENDS)
    return h.RoundEnds(bosses=bosses, seventh_trick=seventh, last_trick=last)


def _streaks(outcomes: Iterable[MatchOutcome]) -> h.Streaks:
    decided = [outcome for outcome in outcomes if outcome != "abandoned"]
    runs = [(outcome, len(list(run))) for outcome, run in groupby(decided)]

    def longest(wanted: MatchOutcome) -> int:
        return max((length for outcome, length in runs if outcome == wanted), default=0)

    last, length = runs[-1] if runs else ("won", 0)
    present = length if last == "won" else -length
    return h.Streaks(now=present, won=longest("won"), lost=longest("lost"))


def _periods(matches: Sequence[KeptMatch], losses: Mapping[str, SeatLoss]) -> list[h.LossPeriod]:
    """The losses over time, in periods of as many reviewed matches each; the first ones have one
    more where the number cannot be divided."""
    reviewed = [match for match in matches if match.code in losses]
    parts = min(PERIODS, len(reviewed))
    periods, start = list[h.LossPeriod](), 0
    for part in range(parts):
        size = len(reviewed) // parts + (part < len(reviewed) % parts)
        chosen = reviewed[start : start + size]
        start += size
        lost = [losses[match.code] for match in chosen]
        decisions = sum(loss.decisions for loss in lost)
        periods.append(
            h.LossPeriod(
                since=chosen[0].over_at or 0.0,
                until=chosen[-1].over_at or 0.0,
                matches=len(chosen),
                decisions=decisions,
                loss=sum(loss.loss for loss in lost) / max(1, decisions),
            )
        )
    return periods
