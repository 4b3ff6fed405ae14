"""Records of whole matches between bots, for the tests of reviews."""

from dataclasses import replace
from functools import cache
from random import Random

from tests.kit import seed_of
from yokai_septet import Match, Ruleset, deal, view
from yokai_septet.bots import Budget, player
from yokai_septet.records import Participant, Record, Termination, replay
from yokai_septet.study import ReviewBudget

QUICK = ReviewBudget(
    blocks=2, learn=20, evaluate=20, worlds=20, pass_playouts=300, finalists=2, solve_from=5,
    open_playouts=10, curve_playouts=40, pass_worlds=20,
)  # fmt: skip


@cache
def played(
    ruleset: Ruleset, number: int, bots: tuple[str, ...] = ("adept", "novice"), nodes: int = 100
) -> Record:
    """A match between these bots, in turn around the table."""
    rng, match = Random(number), Match.new(ruleset)
    names = [bots[seat % len(bots)] for seat in ruleset.seats]
    while match.result is None:
        if match.round is None:
            match = match.apply(deal(ruleset, seed_of(number), match.round_number))
        else:
            seat = match.to_act[0]
            match = match.apply(player(names[seat])(view(match, seat), rng, Budget(nodes=nodes)))
    return Record.from_match(match, participants=[Participant(name, name) for name in names])


def first_round(
    ruleset: Ruleset, number: int, bots: tuple[str, ...] = ("adept", "novice")
) -> Record:
    """A match given up after its first round."""
    whole = played(ruleset, number, bots)
    actions = [action for match, action in replay(whole) if not match.finished]
    record = Record.from_actions(ruleset, actions)
    over = record.termination is Termination.FINISHED
    return record if over else replace(record, termination=Termination.ABANDONED)
