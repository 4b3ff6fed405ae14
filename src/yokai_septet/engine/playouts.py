"""Playouts: rounds played to their end by the policy or at random, many in one call.

Results depend only on the arguments and the seed, on every machine. The interpreter lock is
released, and all functions are thread-safe. A player is a vector of weights, or None for random
play; a single player is used at every seat.
"""

from collections.abc import Sequence
from typing import TypeAlias

from yokai_septet.engine import _kernel
from yokai_septet.engine.open_rounds import OpenRound
from yokai_septet.engine.outcomes import RoundOutcomes, unpack_outcomes
from yokai_septet.engine.packing import (
    pack_cards,
    pack_pass,
    pack_passes,
    pack_ruleset,
    pack_seals,
    pack_seed,
    refusing,
)
from yokai_septet.engine.policy import Weights
from yokai_septet.engine.worlds import Worlds
from yokai_septet.game import Card, Deal, Pass, Ruleset, Seat, Suit

Players: TypeAlias = Weights | Sequence[Weights | None] | None


def _seated(players: Players, ruleset: Ruleset) -> list[_kernel.Weights | None]:
    if players is None or isinstance(players, Weights):
        players = [players] * ruleset.players
    return [player.packed if player else None for player in players]


def _columns(ruleset: Ruleset, data: bytes, columns: int) -> list[RoundOutcomes]:
    words = memoryview(data).cast("Q")
    rows = len(words) // columns if columns else 0
    return [RoundOutcomes(ruleset, words[i * rows : (i + 1) * rows]) for i in range(columns)]


def play_rounds(
    ruleset: Ruleset,
    players: Players,
    rounds: int,
    seed: int,
    *,
    temperature: float = 0.0,
    leader: Seat | None = None,
    seals: Sequence[frozenset[Suit]] = (),
) -> RoundOutcomes:
    """Whole rounds, including deal and pass. The deals depend only on the seed, so calls with other
    players play duplicate deals. Without a leader, the cards decide who leads (R9, R52)."""
    with refusing("these rounds"):
        data, decisions = _kernel.play_rounds(
            pack_ruleset(ruleset),
            _seated(players, ruleset),
            temperature,
            pack_seed(seed),
            rounds,
            -1 if leader is None else leader,
            pack_seals(seals),
        )
    return unpack_outcomes(ruleset, data, decisions)


def play_candidates(
    worlds: Worlds,
    candidates: Sequence[Card],
    players: Players,
    seed: int,
    *,
    temperature: float = 0.0,
) -> list[RoundOutcomes]:
    """For each candidate card of the viewer, one playout in every world. The i-th outcomes of all
    candidates share world and random numbers, so compare them pairwise."""
    if not candidates:
        return []
    with refusing("these playouts"):
        data = _kernel.playouts(
            worlds.info_state,
            worlds.packed,
            pack_cards(candidates),
            _seated(players, worlds.ruleset),
            temperature,
            pack_seed(seed),
        )
    return _columns(worlds.ruleset, data, len(candidates))


def play_worlds(
    worlds: Worlds, players: Players, seed: int, *, temperature: float = 0.0
) -> RoundOutcomes:
    """One playout in every world from the present state of the round, whichever seat is to act."""
    with refusing("these playouts"):
        data = _kernel.playouts(
            worlds.info_state,
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
    random_passes: bool = False,
) -> list[RoundOutcomes]:
    """The same for passes of the viewer; the other seats pass by their players' choice, or any
    cards."""
    lead_from = worlds.view.seated().round.lead_from
    with refusing("these playouts"):
        data = _kernel.pass_playouts(
            worlds.info_state,
            worlds.packed,
            [pack_pass(worlds.ruleset, candidate) for candidate in candidates],
            _seated(players, worlds.ruleset),
            temperature,
            random_passes,
            pack_seed(seed),
            -1 if lead_from is None else lead_from,
        )
    return _columns(worlds.ruleset, data, len(candidates))


def play_open_deal(
    ruleset: Ruleset,
    dealt: Deal,
    passes: Sequence[Pass | None],
    players: Players,
    n: int,
    seed: int,
    *,
    temperature: float = 0.0,
    leader: Seat | None = None,
    seals: Sequence[frozenset[Suit]] = (),
) -> RoundOutcomes:
    """Playouts of one open deal, of which some seats may have passed already; the others pass by
    their players' choice. Without a leader, the cards decide who leads (R9, R52)."""
    with refusing("these playouts"):
        data = _kernel.open_deal_playouts(
            pack_ruleset(ruleset),
            [hand.mask for hand in dealt.hands],
            dealt.face_up.index if dealt.face_up else -1,
            pack_passes(ruleset, passes),
            -1 if leader is None else leader,
            pack_seals(seals),
            _seated(players, ruleset),
            temperature,
            pack_seed(seed),
            n,
        )
    return unpack_outcomes(ruleset, data)


def play_open_round(
    open_round: OpenRound, players: Players, n: int, seed: int, *, temperature: float = 0.0
) -> RoundOutcomes:
    """Playouts of one open round."""
    with refusing("these playouts"):
        data = _kernel.open_round_playouts(
            open_round.packed,
            _seated(players, open_round.ruleset),
            temperature,
            pack_seed(seed),
            n,
        )
    return unpack_outcomes(open_round.ruleset, data)
