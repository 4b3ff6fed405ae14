"""Counting the positions that the play of a round can reach, to compare two makers of rules.

The counts of fixed positions are kept in tests/golden/perft.json. A second implementation, such as
the kernel, that counts the same has the same legal plays, winners of tricks and ends of rounds.
"""

from collections import Counter

from yokai_septet.game.actions import Play, plays_of
from yokai_septet.game.dealing import deal
from yokai_septet.game.match import Match
from yokai_septet.game.round import Round
from yokai_septet.game.ruleset import Ruleset


def start(ruleset: Ruleset, seed: bytes, played: int = 0, round_number: int = 1) -> Round:
    """A fixed position of the round with this number, when every seat has passed its first possible
    choice, and this many cards have been played, the n-th (from 0) being the legal one with the
    number n modulo their number, in the order of the cards' index. Earlier rounds are played to
    their end in the same way, and must not end the match."""
    match = Match.new(ruleset)
    while True:
        match = match.apply(deal(ruleset, seed, match.round_number))
        for seat in ruleset.seats if ruleset.pass_to else ():
            match = match.apply(next(match.legal(seat)))
        last = match.round_number == round_number
        for number in range(played if last else ruleset.players * ruleset.hand_size):
            if match.round is None:
                break
            legal = plays(match.round)
            match = match.apply(legal[number % len(legal)])
        if last:
            return match.round or match.finished[-1]


def plays(now: Round) -> list[Play]:
    """The plays that are legal now, in the order of the cards' index."""
    turn = now.turn
    return [] if turn is None else plays_of(turn, now.playable())


def perft(now: Round, depth: int) -> int:
    """The number of ways to play `depth` cards; a way that ends the round earlier counts too."""
    if depth == 0 or now.result is not None:
        return 1
    if depth == 1:
        return now.playable().bit_count()
    return sum(perft(now.apply(play), depth - 1) for play in plays(now))


def outcomes(now: Round, depth: int) -> Counter[str]:
    """The same ways, counted by how they end: the reason, each side's points and its seals."""
    if depth == 0 or now.result is not None:
        return Counter([_outcome(now)])
    total: Counter[str] = Counter()
    for play in plays(now):
        total += outcomes(now.apply(play), depth - 1)
    return total


def _outcome(now: Round) -> str:
    seals = "/".join("".join(s.letter for s in sorted(sealed)) or "-" for sealed in now.seals)
    if now.result is None:
        return f"open {seals}"
    points = "/".join(map(str, now.result.points))
    return f"{now.result.reason.value} {points} {seals}"
