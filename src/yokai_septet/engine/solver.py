"""The exact open-hand solver: the value of a position when all cards are visible to everybody.

    >>> solution = Solver().solve(position)         # a Round in play, or a SolverPosition
    >>> solution.value                              # signed points for seats 0 and 2
    Bounds(lower=-4, upper=-4)
    >>> solution.cards                              # the value of every legal card
    (CardValue(card=Card('E3'), value=Bounds(lower=-5, upper=-5)), …)
    >>> solution.line                               # optimal play of both sides to the end

Values are points for side 0: positive when seats 0 and 2 win the round, negative when 1 and 3 do;
under basic scoring 1 or -1. All values are proven. When a limit, or a progress function that
returns False, stops the search, `complete` is False and the bounds are those proven so far.

It solves the play phase of the standard four-player game (`four-advanced`, `four-basic`), also in
mid-trick; not the pass, three players, or Seven Suitors. A `Solver` keeps its results, so the next
card, or another world with the same face-up card, takes less time. A solver can be used by one
thread at a time, and releases the interpreter lock while it runs.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import pack_ruleset, refused, refusing, unpack_card
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Card, CardSet, Phase, Round, Ruleset, Scoring, Seat, Suit
from yokai_septet.game.ruleset import FOUR_ADVANCED

TRICKS = FOUR_ADVANCED.tricks
"""The most tricks of a round."""
SMALLEST_MEMORY = 8 << 20
"""The least memory, in bytes, that a solver works with."""
DEFAULT_MEMORY = 512 << 20
LARGEST_MEMORY = 1 << 38

ProgressCallback = Callable[["Bounds", int], bool]
"""Called with bounds and nodes about ten times a second; returns whether to continue."""


class Bounds(NamedTuple):
    """Inclusive bounds on a value."""

    lower: int
    upper: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.lower == self.upper


class CardValue(NamedTuple):
    """The value of a position after this card."""

    card: Card
    value: Bounds


def is_solvable(ruleset: Ruleset) -> bool:
    """Whether the solver knows this game: that of two sides of two, which four bosses win and a
    seventh trick loses, with the printed stars. The deck may be smaller."""
    try:
        return pack_ruleset(ruleset).solvable
    except InvalidValue:  # the kernel cannot play it
        return False


@dataclass(frozen=True, slots=True)
class SolverPosition:
    """A position in the play phase of the standard four-player game, with all hands known."""

    hands: tuple[CardSet, ...]
    trump: Suit
    leader: Seat
    """The leader of the present trick."""
    trick: tuple[Card, ...] = ()
    """The cards of the present trick, in the order played."""
    won: tuple[int, ...] = (0, 0)
    """The tricks that each side has won."""
    bosses: tuple[CardSet, ...] = (CardSet(), CardSet())
    """The bosses that each side has captured."""
    basic: bool = False
    """Whether a round is worth one point instead of its stars."""

    @classmethod
    def of(cls, now: Round) -> "SolverPosition":
        """The present position of a round."""
        ruleset = now.ruleset
        if not is_solvable(ruleset):
            raise refused(
                f"the ruleset {ruleset.name!r}",
                "it solves the game of four players that four bosses win and seven tricks lose",
            )
        if now.leader is None or now.trump is None or now.result is not None:
            why = "its pass is not over" if now.phase is Phase.PASS else "it is over"
            raise refused("this round", why)
        return cls(
            hands=tuple(map(CardSet, now.hands)),
            trump=now.trump,
            leader=now.leader,
            trick=now.trick,
            won=now.won,
            bosses=tuple(map(CardSet, now.bosses)),
            basic=ruleset.scoring is Scoring.BASIC,
        )

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        return (self.leader + len(self.trick)) % 4


class Solution(NamedTuple):
    """The result of the solver: everything in it is proven."""

    value: Bounds
    cards: tuple[CardValue, ...]
    """Every legal card, by suit and rank; empty unless requested."""
    line: tuple[Card, ...]
    """Optimal play of both sides to the end of the round, as far as the limits allow."""
    nodes: int
    """The number of cards searched."""
    seconds: float
    complete: bool
    """Whether everything requested is exact."""


class Solver:
    """A solver with its transposition table."""

    def __init__(self, memory: int = DEFAULT_MEMORY) -> None:
        if not isinstance(memory, int) or not SMALLEST_MEMORY <= memory <= LARGEST_MEMORY:
            raise refused(
                f"a memory of {memory!r}", f"it takes {SMALLEST_MEMORY} to {LARGEST_MEMORY} bytes"
            )
        self._kernel = _kernel.Solver(memory)
        self._lock = Lock()

    def solve(
        self,
        position: Round | SolverPosition,
        *,
        cards: bool = True,
        line: bool = True,
        max_nodes: int | None = None,
        max_seconds: float | None = None,
        progress: ProgressCallback | None = None,
    ) -> Solution:
        """The value of a position; also of every legal card, and an optimal line, if requested."""
        packed = pack(position)
        if max_nodes is not None and not 0 < max_nodes < 1 << 63:
            raise refused(f"the limit {max_nodes!r}", "a limit is a positive number")
        if max_seconds is not None and not 0 < max_seconds < 1e9:
            raise refused(f"the limit {max_seconds!r}", "a limit is a positive number")
        with self._alone():
            lower, upper, values, best, nodes, seconds, complete = self._kernel.solve(
                packed,
                cards,
                line,
                max_nodes or 0,
                float(max_seconds or 0),
                None if progress is None else _reporter(progress),
            )
        return Solution(
            Bounds(lower, upper),
            tuple(CardValue(unpack_card(card), Bounds(low, high)) for card, low, high in values),
            tuple(unpack_card(card) for card in best),
            nodes,
            seconds,
            complete,
        )

    def clear(self) -> None:
        """Clear the transposition table and release its memory."""
        with self._alone():
            self._kernel.clear()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        if not self._lock.acquire(blocking=False):
            raise refused("this call", "the solver is already running")
        try:
            yield
        finally:
            self._lock.release()


def solve_by_alpha_beta(position: Round | SolverPosition) -> tuple[int, int]:
    """Value and nodes by plain alpha-beta with a hash table; up to 8 cards a hand."""
    return _kernel.solve_by_alpha_beta(pack(position))


def solve_by_minimax(position: Round | SolverPosition) -> int:
    """The value by minimax over every legal card; up to 4 cards a hand."""
    return _kernel.solve_by_minimax(pack(position))


def pack(position: Round | SolverPosition) -> "_kernel.SolverPosition":
    """Check and pack a position."""
    if isinstance(position, Round):
        position = SolverPosition.of(position)
    if len(position.hands) != 4 or len(position.won) != 2 or len(position.bosses) != 2:
        raise refused("this position", "it needs four hands and two sides")
    if sum(position.won) + max(map(len, position.hands)) > TRICKS:
        raise refused("this position", f"a round has no more than {TRICKS} tricks")
    with refusing("this position"):
        return _kernel.SolverPosition(
            [hand.mask for hand in position.hands],
            int(position.trump),
            position.leader,
            [card.index for card in position.trick],
            position.won,
            [bosses.mask for bosses in position.bosses],
            position.basic,
        )


def _reporter(progress: ProgressCallback) -> Callable[[int, int, int], bool]:
    return lambda lower, upper, nodes: bool(progress(Bounds(lower, upper), nodes))
