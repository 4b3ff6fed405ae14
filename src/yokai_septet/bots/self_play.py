"""Bots that play a match among themselves: the one loop, and the randomness of a decision."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

from yokai_septet.game import Choice, Match, Phase, Seat, deal


def random_for(seed: bytes, match: Match, seat: Seat) -> Random:
    """A generator for this decision alone, so that a match that is resumed or taken back goes on as
    it would have done. It is derived by a hash of its own and tells nothing about the deals."""
    passing = match.round is None or match.round.phase is Phase.PASS
    actions = 0 if passing else match.action_count
    place = f"bot {match.round_number} {actions} {seat} ".encode()
    return Random(sha256(place + seed).digest())


def self_play(
    match: Match, seed: bytes, decide: Callable[[Match, Seat], Choice]
) -> Iterator[Match]:
    """The match from here to its end, state by state, with the deals that follow from this seed."""
    yield match
    while match.result is None:
        if match.awaits_deal:
            match = match.apply(deal(match.ruleset, seed, match.round_number))
        else:
            seat = match.to_act[0]
            match = match.apply(decide(match, seat))
        yield match
