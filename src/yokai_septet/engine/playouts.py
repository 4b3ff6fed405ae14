"""Playouts: rounds played to their end by the policy or at random, many in one call.

Every call takes a seed and gives the same answer for it everywhere; the interpreter lock is
released, and any number of threads may call at once. A player is a vector of weights, or None for
one who plays at random; one player given for all sits at every seat.
"""

from collections.abc import Sequence
from typing import TypeAlias

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import (
    pack_cards,
    pack_pass,
    pack_ruleset,
    pack_seed,
    pack_suits,
    refusing,
)
from yokai_septet.engine.policy import Weights
from yokai_septet.engine.positions import Outcomes, Position, unpack_outcomes
from yokai_septet.engine.worlds import Worlds
from yokai_septet.game import Card, Pass, Ruleset, Seat, Suit

Players: TypeAlias = Weights | Sequence[Weights | None] | None


def _seated(players: Players, ruleset: Ruleset) -> list[_kernel.Weights | None]:
    if players is None or isinstance(players, Weights):
        players = [players] * ruleset.players
    return [player.packed if player else None for player in players]


def _columns(ruleset: Ruleset, data: bytes, columns: int) -> list[Outcomes]:
    words = memoryview(data).cast("Q")
    rows = len(words) // columns if columns else 0
    return [Outcomes(ruleset, words[i * rows : (i + 1) * rows]) for i in range(columns)]


def play_rounds(
    ruleset: Ruleset,
    players: Players,
    rounds: int,
    seed: int,
    *,
    temperature: float = 0.0,
    leader: Seat | None = None,
    seals: Sequence[frozenset[Suit]] = (),
) -> Outcomes:
    """Whole rounds, deal and pass included. The deals depend on the seed alone, so two calls with
    other players play duplicate deals. Without a leader they are first rounds (R9)."""
    return play_rounds_counted(
        ruleset, players, rounds, seed, temperature=temperature, leader=leader, seals=seals
    )[0]


def play_rounds_counted(
    ruleset: Ruleset,
    players: Players,
    rounds: int,
    seed: int,
    *,
    temperature: float = 0.0,
    leader: Seat | None = None,
    seals: Sequence[frozenset[Suit]] = (),
) -> tuple[Outcomes, int]:
    """The same, with the number of decisions taken: cards played and passes chosen."""
    with refusing("these rounds"):
        data, decisions = _kernel.play_rounds(
            pack_ruleset(ruleset),
            _seated(players, ruleset),
            temperature,
            pack_seed(seed),
            rounds,
            -1 if leader is None else leader,
            [pack_suits(suits) for suits in seals],
        )
    return unpack_outcomes(ruleset, data), decisions


def play_candidates(
    worlds: Worlds,
    candidates: Sequence[Card],
    players: Players,
    seed: int,
    *,
    temperature: float = 0.0,
) -> list[Outcomes]:
    """For each candidate card of the viewer, one playout in every world; the i-th outcomes of all
    candidates come from the same world and the same luck, so compare them pair by pair."""
    if not candidates:
        return []
    with refusing("these playouts"):
        data = _kernel.playouts(
            worlds.sight,
            worlds.packed,
            pack_cards(candidates),
            _seated(players, worlds.ruleset),
            temperature,
            pack_seed(seed),
        )
    return _columns(worlds.ruleset, data, len(candidates))


def play_worlds(
    worlds: Worlds, players: Players, seed: int, *, temperature: float = 0.0
) -> Outcomes:
    """One playout in every world from where the view stands, whoever is to act."""
    with refusing("these playouts"):
        data = _kernel.playouts(
            worlds.sight,
            worlds.packed,
            b"",
            _seated(players, worlds.ruleset),
            temperature,
            pack_seed(seed),
        )
    return unpack_outcomes(worlds.ruleset, data)


def pass_candidates(
    worlds: Worlds,
    candidates: Sequence[Pass],
    players: Players,
    seed: int,
    *,
    temperature: float = 0.0,
) -> list[Outcomes]:
    """The same for passes of the viewer; the others pass as their player does in each world."""
    now = worlds.view.round
    assert now is not None
    leader = -1 if now.lead_from is None else now.lead_from
    with refusing("these playouts"):
        data = _kernel.pass_playouts(
            worlds.sight,
            worlds.packed,
            [pack_pass(worlds.ruleset, candidate) for candidate in candidates],
            _seated(players, worlds.ruleset),
            temperature,
            pack_seed(seed),
            leader,
        )
    return _columns(worlds.ruleset, data, len(candidates))


def play_position(
    position: Position, players: Players, n: int, seed: int, *, temperature: float = 0.0
) -> Outcomes:
    """Playouts from one open position."""
    with refusing("these playouts"):
        data = _kernel.position_playouts(
            position.packed,
            _seated(players, position.ruleset),
            temperature,
            pack_seed(seed),
            n,
        )
    return unpack_outcomes(position.ruleset, data)
