"""What a puzzle is: a position, its only solution, the figures that prove it, and what it is about.

Three kinds: *open* (all hands seen, exact values), *closed* (one seat's knowledge, all consistent
worlds) and *pass* (three cards to give). A puzzle of any kind is a `Puzzle`; its `proof` differs.
"""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, TypeAlias

from yokai_septet.game import Card, CardSet, Pass, Seat
from yokai_septet.records import PositionRecord


class PuzzleKind(Enum):
    """What is seen and asked."""

    OPEN = "open"
    """All hands are seen; play both hands of a side."""
    CLOSED = "closed"
    """One seat's knowledge; choose its next card."""
    PASS = "pass"
    """One hand before the pass; choose three cards."""


class PuzzleTheme(Enum):
    """What a solution is about; found from its features by `themes`."""

    DUCK_SEVENTH = "duck-seventh"
    """Losing a trick that would have been the side's own seventh."""
    GIVE_SEVENTH = "give-seventh"
    """Making the other side win its seventh trick."""
    DUCK = "duck"
    """Losing a trick that could have been won."""
    DRAW_TRUMPS = "draw-trumps"
    """Leading trumps while the other side has some."""
    HOLD_ACE = "hold-ace"
    """Keeping the Super Trump although it could be played."""
    PLAY_ACE = "play-ace"
    FORCE_BOSS = "force-boss"
    """Capturing a boss that an opponent had to play."""
    FEED_BOSS = "feed-boss"
    """Playing a boss to a trick that the own side wins."""
    LAST_BOSS = "last-boss"
    """Winning the trick whose bosses decide the round."""
    CREATE_VOID = "create-void"
    """Playing the last card of a suit, to be free of it."""
    RUFF = "ruff"
    """Playing a trump on another suit."""
    ENDPLAY = "endplay"
    """Giving the lead to an opponent whose every lead costs as much."""


class Difficulty(Enum):
    """How often bots miss it, in four steps."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


ONE_CARD = 33
"""What one of the three cards of a pass is in per cent."""


@dataclass(frozen=True, slots=True)
class Misses:
    """How often each of three bots missed the solution from what its seat knew, in per cent."""

    novice: int
    adept: int
    montecarlo: int

    @property
    def difficulty(self) -> Difficulty:
        """Judged by the two bots that play by reasons; `novice` separates the easy ones."""
        if self.skilled >= 200:
            return Difficulty.EXPERT
        if self.skilled >= 100:
            return Difficulty.HARD
        return Difficulty.MEDIUM if self.skilled or self.novice >= 33 else Difficulty.EASY

    @property
    def skilled(self) -> int:
        """The misses of the two bots that play by reasons, added up."""
        return self.adept + self.montecarlo


@dataclass(frozen=True, slots=True)
class Gap:
    """A turn of the solver in an open puzzle: its only card and what any other costs."""

    at: int
    """How many cards of the solution are played before it."""
    best: int
    """The round's points for the solver's side, negative if it loses."""
    second: int
    """The same after the best other card."""


@dataclass(frozen=True, slots=True)
class OpenProof:
    """An open puzzle: the line with the defence's best replies, and the gap at each turn."""

    kind: ClassVar = PuzzleKind.OPEN
    line: tuple[Card, ...]
    """From the position to the last card that the solver must find."""
    gaps: tuple[Gap, ...]


@dataclass(frozen=True, slots=True)
class ClosedProof:
    """A closed puzzle: for each card, twins once, the worlds that the best strategy wins in."""

    kind: ClassVar = PuzzleKind.CLOSED
    unseen: CardSet
    """The cards that the other seats hold, as far as the position does not name their holder."""
    excluded: tuple[CardSet, ...]
    """For each seat, unseen cards that it cannot hold."""
    worlds: int
    wins: tuple[tuple[Card, int], ...]
    """The best card first."""


@dataclass(frozen=True, slots=True)
class PassProof:
    """A pass puzzle: match chances, all seats playing on by the policy."""

    kind: ClassVar = PuzzleKind.PASS
    best: Pass
    second: Pass
    chance: float
    """The match chance after the best pass."""
    lead: float
    """By how much it is better than the second."""
    error: float
    """The standard error of the lead."""
    worlds: int
    seed: int


Proof: TypeAlias = OpenProof | ClosedProof | PassProof


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle, with everything that is needed to verify it again."""

    id: str
    """Derived from the canonical form, so alike puzzles have the same."""
    seat: Seat
    """The seat that acts first; in an open puzzle the solver plays for its partner too."""
    position: PositionRecord
    proof: Proof
    themes: tuple[PuzzleTheme, ...]
    misses: Misses

    @property
    def kind(self) -> PuzzleKind:
        """What is seen and asked."""
        return self.proof.kind

    @property
    def difficulty(self) -> Difficulty:
        """How often bots miss it, in four steps. Of a pass `novice` says nothing: three cards at
        random miss three in four of its cards."""
        if self.kind is PuzzleKind.PASS and self.misses.skilled <= ONE_CARD:
            return Difficulty.EASY
        return self.misses.difficulty
