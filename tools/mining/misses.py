"""How often bots miss a solution, from what their seat knows: the measure of difficulty."""

from collections.abc import Callable
from random import Random

from yokai_septet.bots import Budget, player
from yokai_septet.game import Card, Match, Pass, Play, view
from yokai_septet.study.puzzles.open_puzzles import live, turn_of
from yokai_septet.study.puzzles.puzzle import Misses, OpenProof
from yokai_septet.study.puzzles.twins import are_twins

TRIES = {"novice": 12, "adept": 1, "montecarlo": 3}
"""How often each bot tries; `adept` always plays the same."""


def open_misses(match: Match, proof: OpenProof, seed: int) -> Misses:
    """A bot misses an open puzzle if it misses the card of any turn."""
    turns = {gap.at for gap in proof.gaps}
    asked: list[tuple[Match, Card]] = []
    for at, card in enumerate(proof.line):
        if at in turns:
            asked.append((match, card))
        match = match.apply(Play(turn_of(match.active_round), card))
    rng = Random(seed)
    return _misses(lambda bot: not all(_plays(bot, match, card, rng) for match, card in asked))


def card_misses(match: Match, card: Card, seed: int) -> Misses:
    """The misses of the one card of a closed puzzle."""
    rng = Random(seed)
    return _misses(lambda bot: not _plays(bot, match, card, rng))


def pass_misses(match: Match, best: Pass, seed: int) -> Misses:
    """The misses of a pass: the share of its cards that are not given. Bots hardly ever find all
    three, so that alone would tell nothing."""
    rng = Random(seed)

    def missed(bot: str) -> float:
        choice = player(bot)(view(match, best.seat), rng, Budget())
        given = set(choice.cards) if isinstance(choice, Pass) else set()
        return len(set(best.cards) - given) / len(best.cards)

    return _misses(missed)


def _plays(bot: str, match: Match, card: Card, rng: Random) -> bool:
    now = match.active_round
    seat = turn_of(now)
    choice = player(bot)(view(match, seat), rng, Budget())
    return isinstance(choice, Play) and are_twins(choice.card, card, now.hands[seat], live(now))


def _misses(missed: Callable[[str], float]) -> Misses:
    shares = {
        bot: round(100 * sum(missed(bot) for _ in range(tries)) / tries)
        for bot, tries in TRIES.items()
    }
    return Misses(**shares)
