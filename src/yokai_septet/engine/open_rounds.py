"""Rounds in their play phase with all hands known: the kernel's version of `Round`."""

from dataclasses import dataclass

from yokai_septet.engine import _kernel
from yokai_septet.engine.outcomes import RoundOutcome, unpack_outcome
from yokai_septet.engine.packing import (
    pack_round,
    pack_ruleset,
    pack_seed,
    refusing,
    unpack_card,
    unpack_pass,
)
from yokai_septet.game import Card, CardSet, Deal, Pass, Play, Round, Ruleset, Seat, Suit
from yokai_septet.game.cards import SUITS


class OpenRound:
    """A round in its play phase with all hands known; immutable and cheap to copy."""

    __slots__ = ("_packed", "ruleset")

    def __init__(self, ruleset: Ruleset, packed: _kernel.OpenRound) -> None:
        self.ruleset = ruleset
        self._packed = packed

    @staticmethod
    def of(now: Round) -> "OpenRound":
        """Pack a round, which must be in its play phase."""
        return OpenRound(now.ruleset, pack_round(now))

    @property
    def packed(self) -> _kernel.OpenRound:
        """The kernel's value, for the modules of this package."""
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
    def outcome(self) -> RoundOutcome | None:
        """The outcome; None while the round goes on."""
        return unpack_outcome(self.ruleset, self._packed.outcome) if self._packed.over else None

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None before the first lead of Seven Suitors."""
        trump = self._packed.trump
        return SUITS[trump] if trump < len(SUITS) else None

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

    def play(self, card: Card) -> "OpenRound":
        """The round after the seat to act has played this card."""
        with refusing(f"{card}"):
            return OpenRound(self.ruleset, self._packed.play(card.index))

    def perft(self, depth: int) -> int:
        """The number of ways to play this many more cards; an earlier end counts once."""
        with refusing(f"the depth {depth!r}"):
            return self._packed.perft(depth)


@dataclass(frozen=True, slots=True)
class RandomPlay:
    """A card played in a random round, and the legal alternatives."""

    play: Play
    playable: CardSet


@dataclass(frozen=True, slots=True)
class RandomRound:
    """A whole first round played at random by the kernel, for comparison with `game`."""

    deal: Deal
    passes: tuple[Pass, ...]
    leader: Seat
    plays: tuple[RandomPlay, ...]
    bosses: tuple[CardSet, ...]
    outcome: RoundOutcome


def random_round(ruleset: Ruleset, seed: int) -> RandomRound:
    """The random round with this seed."""
    dealt, face_up, given, leader, plays, captured, outcome = _kernel.random_round(
        pack_ruleset(ruleset), pack_seed(seed)
    )
    return RandomRound(
        Deal(tuple(map(CardSet, dealt)), unpack_card(face_up) if face_up >= 0 else None),
        tuple(unpack_pass(ruleset, seat, given[4 * seat : 4 * seat + 4]) for seat in ruleset.seats),
        leader,
        tuple(
            RandomPlay(Play(seat, unpack_card(card)), CardSet(playable))
            for seat, playable, card in plays
        ),
        tuple(map(CardSet, captured)),
        unpack_outcome(ruleset, outcome),
    )
