"""What is played in the arena: two bots, a ruleset, and deals that both play from every side.

The unit is a deal: the seed of a whole match, played once with the first bot on each side. With
three players the first bot plays alone against two of the second, on each seat in turn. A unit
depends only on the contest and its number, not on where or in which order units are played.
"""

from dataclasses import dataclass, replace
from hashlib import sha256
from time import perf_counter

from yokai_septet import records
from yokai_septet.arena.clairvoyant import CLAIRVOYANT, clairvoyant
from yokai_septet.bots import Budget, Player, player
from yokai_septet.bots.self_play import random_for, self_play
from yokai_septet.game import (
    Choice,
    FirstLeader,
    LaterLeader,
    Match,
    Phase,
    Ruleset,
    Seat,
    ruleset_named,
    view,
)
from yokai_septet.game.scoring import lead
from yokai_septet.records import Participant, Record


@dataclass(frozen=True, slots=True)
class Contest:
    """Two bots and what they play."""

    one: str
    """A bot's name, optionally with its own number of nodes: `master@4000`."""
    other: str
    ruleset: str = "four-advanced"
    seed: str = "1"
    single_rounds: bool = False
    """Whether only the first round of each match is played."""
    nodes: int | None = None
    seconds: float | None = None
    first_leader: str = FirstLeader.DEALT.value
    later_leader: str = LaterLeader.LAST_TRICK.value

    @property
    def rules(self) -> Ruleset:
        """The ruleset."""
        return ruleset_named(self.ruleset, self.first_leader, self.later_leader)

    @property
    def budget(self) -> Budget:
        """The limits of every decision; without any, each bot uses its default effort."""
        return Budget(seconds=self.seconds, nodes=self.nodes)

    @property
    def even(self) -> float:
        """The share of matches that equal bots would win."""
        return 1 / self.rules.side_count

    def check(self) -> "Contest":
        """Refuse unknown names."""
        for name in (self.one, self.other):
            _entrant(name, self.budget)
        assert self.rules
        return self


@dataclass(frozen=True, slots=True)
class Score:
    """The result of one match for the first bot."""

    side: int
    """The side that the first bot played."""
    rounds: int
    rounds_won: float
    """In Seven Suitors a round counts for the side that made more seals in it, or half for each."""
    points: float
    """The lead over the other sides in points, summed over all rounds; seals in Seven Suitors."""
    won: bool | None
    """The match; None if it was not played to its end."""
    record: str
    """The match in our notation."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One deal played from every side."""

    number: int
    scores: tuple[Score, ...]
    decisions: tuple[int, int]
    """The number of decisions of each bot, without those with one legal card."""
    seconds: tuple[float, float]
    """The time of each bot for them."""
    slowest: tuple[float, float]
    """The longest decision of each bot."""


def play_unit(contest: Contest, number: int) -> Unit:
    """Play the deal with this number."""
    rules = contest.rules
    seed = sha256(f"yokai arena {contest.seed} {number}".encode()).digest()
    clock = _Clock()
    scores = tuple(_play(contest, rules, seed, side, clock) for side in range(rules.side_count))
    one, other = clock.seconds
    return Unit(
        number,
        scores,
        (clock.decisions[0], clock.decisions[1]),
        (round(one, 6), round(other, 6)),
        (round(clock.slowest[0], 6), round(clock.slowest[1], 6)),
    )


class _Clock:
    def __init__(self) -> None:
        self.decisions = [0, 0]
        self.seconds = [0.0, 0.0]
        self.slowest = [0.0, 0.0]

    def add(self, bot: int, seconds: float) -> None:
        self.decisions[bot] += 1
        self.seconds[bot] += seconds
        self.slowest[bot] = max(self.slowest[bot], seconds)


def _play(contest: Contest, rules: Ruleset, seed: bytes, side: int, clock: _Clock) -> Score:
    """One match, in which the first bot plays this side."""
    names = [contest.one if rules.sides[s] == side else contest.other for s in rules.seats]
    entrants = [_entrant(name, contest.budget) for name in names]

    def decide(match: Match, seat: Seat) -> Choice:
        start = perf_counter()
        choice = _decide(match, seat, *entrants[seat], seed)
        if _is_choice(match):
            clock.add(rules.sides[seat] != side, perf_counter() - start)
        return choice

    for match in self_play(Match.new(rules), seed, decide):
        if contest.single_rounds and match.finished:
            break
    entered = [Participant(name, name) for name in names]
    record = Record.from_match(match, participants=entered, seed=seed)
    return _score(match, side, records.format(record))


def _is_choice(match: Match) -> bool:
    now = match.active_round
    return now.phase is Phase.PASS or now.playable().bit_count() > 1


def _entrant(name: str, budget: Budget) -> tuple[Player | None, Budget]:
    """The bot of this name, None for the clairvoyant, and its budget."""
    bot, _, nodes = name.partition("@")
    if bot == CLAIRVOYANT:
        return None, budget
    if nodes.isascii() and nodes.isdigit() and int(nodes) > 0:
        budget = replace(budget, nodes=int(nodes))
        name = bot
    return player(name), budget


def _decide(match: Match, seat: Seat, bot: Player | None, budget: Budget, seed: bytes) -> Choice:
    rng = random_for(seed, match, seat)  # the same whichever bot takes the decision
    if bot is None:
        return clairvoyant(match, seat, rng)
    return bot(view(match, seat), rng, budget)


def _score(match: Match, side: int, record: str) -> Score:
    rules = match.ruleset
    won = points = 0.0
    for over in match.finished:
        ahead = lead(over.gains, side)
        if rules.has_seals:
            won += (ahead > 0) + 0.5 * (ahead == 0)
        else:
            won += side in over.result.winners
        points += ahead
    return Score(
        side,
        len(match.finished),
        won,
        round(points, 6),
        None if match.result is None else match.result.winner == side,
        record,
    )
