"""Open positions on bitboards: the kernel's twin of a round in its play phase."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import (
    pack_round,
    pack_ruleset,
    pack_seed,
    refusing,
    unpack_card,
    unpack_pass,
    unpack_suits,
)
from yokai_septet.game import (
    Card,
    CardSet,
    Deal,
    Pass,
    Play,
    Reason,
    Round,
    Ruleset,
    Seat,
    Side,
    Suit,
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a finished round brings: enough to go on with the match."""

    reason: Reason
    winners: tuple[Side, ...]
    """Who won the round; in Seven Suitors, who won the match by it."""
    points: tuple[int, ...]
    """The points of each side."""
    seals: tuple[frozenset[Suit], ...]
    """The suits that each side has sealed in the match so far (Seven Suitors)."""
    next_leader: Seat
    """The winner of the last trick, who leads the next round (R10)."""


_REASONS = (None, Reason.BOSSES, Reason.SEVENTH_TRICK, Reason.LAST_TRICK, Reason.SEALS)


@lru_cache(maxsize=1 << 16)
def unpack_outcome(ruleset: Ruleset, word: int) -> Outcome:
    """The outcome in one packed word."""
    sides = range(ruleset.side_count)
    reason = _REASONS[word >> 40 & 0xFF]
    assert reason is not None, "the round is not over"
    gains = [word >> 8 * side & 0xFF for side in sides]
    if ruleset.has_seals:
        if reason is Reason.LAST_TRICK:
            reason = Reason.PLAYED_OUT
        points: tuple[int, ...] = (0,) * len(gains)
        seals = tuple(unpack_suits(gain) for gain in gains)
    else:
        points = tuple(gains)
        seals = (frozenset(),) * len(gains)
    winners = tuple(side for side in sides if word >> 32 + side & 1)
    return Outcome(reason, winners, points, seals, word >> 48 & 0xFF)


class Position:
    """A round in its play phase with all hands open, immutable and quick to copy."""

    __slots__ = ("_packed", "ruleset")

    def __init__(self, ruleset: Ruleset, packed: _kernel.Position) -> None:
        self.ruleset = ruleset
        self._packed = packed

    @staticmethod
    def of(now: Round) -> "Position":
        """The position of this round, which must be in its play phase."""
        return Position(now.ruleset, pack_round(now))

    @property
    def packed(self) -> _kernel.Position:
        """The kernel's own value, for the modules of this package."""
        return self._packed

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        return self._packed.turn

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self._packed.over

    @property
    def outcome(self) -> Outcome | None:
        """What the round brought; None while it goes on."""
        return unpack_outcome(self.ruleset, self._packed.outcome) if self._packed.over else None

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None before the first lead of Seven Suitors."""
        trump = self._packed.trump
        return Suit(trump) if trump < len(Suit) else None

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The cards of each seat."""
        return tuple(CardSet(mask) for mask in self._packed.hands)

    @property
    def bosses(self) -> tuple[CardSet, ...]:
        """The bosses that each side has captured."""
        return tuple(CardSet(mask) for mask in self._packed.captured)

    @property
    def won(self) -> tuple[int, ...]:
        """The number of tricks that each side has won."""
        return tuple(self._packed.tricks)

    @property
    def playable(self) -> CardSet:
        """The cards that the seat to act may play."""
        return CardSet(self._packed.legal())

    def play(self, card: Card) -> "Position":
        """The position after the seat to act has played this card."""
        with refusing(f"{card}"):
            return Position(self.ruleset, self._packed.play(card.index))

    def perft(self, depth: int) -> int:
        """How many ways there are to play this many more cards; an earlier end counts once."""
        with refusing(f"the depth {depth!r}"):
            return self._packed.perft(depth)


@dataclass(frozen=True, slots=True)
class Step:
    """A card played in a random round, and what else could have been."""

    play: Play
    playable: CardSet


@dataclass(frozen=True, slots=True)
class RandomRound:
    """A whole first round that the kernel played at random, for comparison with `game`."""

    deal: Deal
    passes: tuple[Pass, ...]
    leader: Seat
    steps: tuple[Step, ...]
    bosses: tuple[CardSet, ...]
    outcome: Outcome


def random_round(ruleset: Ruleset, seed: int) -> RandomRound:
    """The random round with this seed."""
    dealt, face_up, given, leader, steps, captured, outcome = _kernel.trace(
        pack_ruleset(ruleset), pack_seed(seed)
    )
    return RandomRound(
        Deal(tuple(map(CardSet, dealt)), unpack_card(face_up) if face_up >= 0 else None),
        tuple(unpack_pass(ruleset, seat, given[4 * seat : 4 * seat + 4]) for seat in ruleset.seats),
        leader,
        tuple(
            Step(Play(seat, unpack_card(card)), CardSet(playable)) for seat, playable, card in steps
        ),
        tuple(map(CardSet, captured)),
        unpack_outcome(ruleset, outcome),
    )


class Outcomes:
    """The outcomes of many playouts, kept packed: iterate or tally them."""

    __slots__ = ("_words", "ruleset")

    def __init__(self, ruleset: Ruleset, words: memoryview) -> None:
        self.ruleset = ruleset
        self._words = words

    def __len__(self) -> int:
        return len(self._words)

    def __getitem__(self, index: int) -> Outcome:
        return unpack_outcome(self.ruleset, self._words[index])

    def __iter__(self) -> Iterator[Outcome]:
        return (unpack_outcome(self.ruleset, word) for word in self._words)

    def tally(self) -> dict[Outcome, int]:
        """How often each outcome came; the number of different ones is small."""
        counts = Counter(self._words.tolist())
        return {unpack_outcome(self.ruleset, word): n for word, n in counts.items()}

    def mean_points(self) -> tuple[float, ...]:
        """The mean points of each side."""
        totals = [0] * self.ruleset.side_count
        for outcome, n in self.tally().items():
            for side, points in enumerate(outcome.points):
                totals[side] += n * points
        return tuple(total / max(len(self), 1) for total in totals)

    def win_rates(self) -> tuple[float, ...]:
        """How often each side won the round (in Seven Suitors: the match by it)."""
        totals = [0] * self.ruleset.side_count
        for outcome, n in self.tally().items():
            for side in outcome.winners:
                totals[side] += n
        return tuple(total / max(len(self), 1) for total in totals)


def unpack_outcomes(ruleset: Ruleset, data: bytes) -> Outcomes:
    """The packed outcomes in these bytes."""
    return Outcomes(ruleset, memoryview(data).cast("Q"))
