"""Randomness for the bots of a match with a known seed: the same place, the same decision."""

from hashlib import sha256
from random import Random

from yokai_septet.game import Match, Phase, Seat


def random_for(seed: bytes, match: Match, seat: Seat) -> Random:
    """A generator for this decision alone, so that a match that is resumed or taken back goes on as
    it would have done. It is derived by a hash of its own and tells nothing about the deals."""
    passing = match.round is None or match.round.phase is Phase.PASS
    actions = 0 if passing else match.action_count
    place = f"bot {match.round_number} {actions} {seat} ".encode()
    return Random(sha256(place + seed).digest())
