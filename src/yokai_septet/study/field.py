"""The field of a daily deal: a bot plays it on the person's seat, for comparison."""

from random import Random
from typing import Final

from yokai_septet.bots import Budget, Player, player
from yokai_septet.bots.self_play import self_play
from yokai_septet.game import Choice, Match, Seat
from yokai_septet.game.daily import BOT, SEAT, opening
from yokai_septet.game.replies import decision_view, reply_seed

FIELD: Final = 16
"""How often `BOT` plays each deal."""


def reply(
    seed: bytes, match: Match, seat: Seat, nodes: int, bot: Player | None = None, run: int = 0
) -> Choice:
    """What a bot does in the match of a deal with this seed. `run` numbers the runs of the field:
    on the person's seat each of them has randomness of its own."""
    seen = decision_view(match, seat)
    rng = Random(reply_seed(seed, seen, run))
    return (bot or player(BOT))(seen, rng, Budget(nodes=nodes))


def play_field(seed: bytes, run: int, nodes: int) -> Match:
    """One run of the field: a bot plays the deal on the person's seat. Runs are counted from 1."""

    def decide(match: Match, seat: Seat) -> Choice:
        return reply(seed, match, seat, nodes, run=run if seat == SEAT else 0)

    return next(match for match in self_play(opening(seed), seed, decide) if match.finished)
