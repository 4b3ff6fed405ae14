"""Many games stepped by one call of the kernel, into arrays of the caller: for learning.

A game is a sequence of single-card decisions. Seat after seat passes its cards one by one, then the
tricks are played; an episode is a round or a whole match. `yokai_septet.envs` builds on this, and
has the layout of the arrays; they may be of NumPy or of anything that shares its memory like it.
"""

from typing import Any, TypeAlias

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import pack_ruleset, pack_seed, refusing, unpack_card
from yokai_septet.engine.solver import SolverPosition
from yokai_septet.game import CardSet, Deal, LaterLeader, Leads, Ruleset, Scoring, Seat
from yokai_septet.game.cards import SUITS

EnvRound: TypeAlias = _kernel.EnvRound
OBSERVATION_SIZE: int = _kernel.OBSERVATION_SIZE
Array: TypeAlias = Any
"""A contiguous array; its type and shape are checked by the kernel."""


def random_deal(ruleset: Ruleset, seed: int, number: int = 0) -> Deal:
    """The deal with this number (from 0) of a seed: what the games of a `GameBatch` are dealt."""
    hands, face_up = _kernel.random_deal(pack_ruleset(ruleset), pack_seed(seed), pack_seed(number))
    return Deal(tuple(map(CardSet, hands)), unpack_card(face_up) if face_up >= 0 else None)


def env_round(ruleset: Ruleset, deal: Deal) -> EnvRound:
    """The first round of a match, with this deal, as decisions of single cards.

    `choose(action)` returns the seat to act next, -1 when the round is over, or None if the action
    is not one of `actions()`; then nothing has changed.
    """
    face_up = -1 if deal.face_up is None else deal.face_up.index
    with refusing("this deal"):
        return EnvRound(pack_ruleset(ruleset), [hand.mask for hand in deal.hands], face_up)


class GameBatch:
    """Games of one ruleset, each with a seed of its own."""

    __slots__ = ("_packed", "ruleset", "size")

    def __init__(
        self,
        ruleset: Ruleset,
        size: int,
        *,
        whole_match: bool = False,
        threads: int = 1,
        autoreset: bool = True,
    ) -> None:
        self.ruleset = ruleset
        self.size = size
        by_turns = ruleset.leads is Leads.TURNS
        later_leader = 2 if by_turns else 1 if ruleset.later_leader is LaterLeader.ACE else 0
        with refusing(f"{size!r} games on {threads!r} threads"):
            self._packed = _kernel.GameBatch(
                pack_ruleset(ruleset), whole_match, later_leader, size, threads, autoreset
            )

    def begin(self, seeds: Array | None = None) -> None:
        """Begin a new episode in every game: with new seeds (uint64) from their first deal, or
        with the next deal of the present ones."""
        with refusing("these seeds"):
            if seeds is not None:
                self._packed.seed(seeds)
            self._packed.begin()

    def write(self, observations: Array, masks: Array, seats: Array) -> None:
        """Fill in what `step` fills in, without a step."""
        with refusing("these arrays"):
            self._packed.write(observations, masks, seats)

    def step(
        self,
        actions: Array,
        rewards: Array,
        acting_rewards: Array,
        terminated: Array,
        final_observations: Array,
        observations: Array,
        masks: Array,
        seats: Array,
    ) -> int | None:
        """Take one action (int64, a card's index) in every game.

        If an action is not legal, nothing changes, and the number of its game is returned.
        """
        with refusing("these arrays"):
            illegal = self._packed.step(
                actions, rewards, acting_rewards, terminated, final_observations,
                observations, masks, seats,
            )  # fmt: skip
        return None if illegal < 0 else illegal

    def choose_at_random(self, actions: Array) -> None:
        """Fill in a random legal action for every game; it depends on the games' seeds alone."""
        with refusing("this array"):
            self._packed.choose_at_random(actions)

    def observe(self, game: int, seat: Seat, observation: Array) -> None:
        """Fill in what this seat may know of a game."""
        with refusing("this observation"):
            self._packed.observe(game, seat, observation)

    def holders(self, holders: Array) -> None:
        """Fill in who holds each card now (int8): games × 4 seats from the acting one × 56."""
        with refusing("this array"):
            self._packed.holders(holders)

    def worlds(self, seed: int, worlds: Array) -> None:
        """Fill in the same for worlds that are drawn exactly uniformly from all that fit what the
        acting seat knows: games × worlds × 4 × 56. Those of game `i` follow from `seed + i`."""
        with refusing("this array"):
            self._packed.worlds(pack_seed(seed), worlds)

    def position(self, game: int) -> SolverPosition | None:
        """A game with open hands, for the solver; None if it cannot solve this game or phase."""
        packed = self._packed.position(game)
        if packed is None:
            return None
        hands, trump, leader, trick, won, bosses = packed
        return SolverPosition(
            hands=tuple(map(CardSet, hands)),
            trump=SUITS[trump],
            leader=leader,
            trick=tuple(map(unpack_card, trick)),
            won=tuple(won),
            bosses=tuple(map(CardSet, bosses)),
            basic=self.ruleset.scoring is Scoring.BASIC,
        )

    def turn(self, game: int) -> Seat:
        """The seat to act in a game."""
        return self._packed.turn(game)

    def is_over(self, game: int) -> bool:
        """Whether the episode of a game is over; never with `autoreset`."""
        return self._packed.over(game)

    def choices(self, game: int) -> CardSet:
        """The legal actions of a game."""
        return CardSet(self._packed.choices(game))

    def deals(self, game: int) -> int:
        """How many deals of its seed a game has used."""
        return self._packed.deals(game)
