"""Open puzzles: positions where the exact solver proves one card best, turn after turn.

The solver plays both hands of the side to act. At each of its turns with a choice, one card (twins
aside) keeps the best exact value, and every other card loses the round or at least two points. The
defence answers with a reply of best value, of several the one after which most remains to be found.
"""

from typing import NamedTuple

from yokai_septet.engine import Solver
from yokai_septet.game import Card, Play, Round, Side
from yokai_septet.game.cards import mask_of
from yokai_septet.study.puzzles.puzzle import Gap, OpenProof
from yokai_septet.study.puzzles.twins import are_twins, without_twins

FEWEST_CARDS, MOST_CARDS = 4, 8
"""The cards of each hand at the start."""
FEWEST_TURNS = 2
"""The turns at which the solver has to find the only card."""
LEAST_LOSS = 2
"""The points that any other card loses, unless it loses the round."""


class Turn(NamedTuple):
    """The solver's turn: the only card, and the values for the side to act."""

    card: Card
    best: int
    second: int


def find_open(now: Round, solver: Solver) -> OpenProof | None:
    """The puzzle that this position is, if it is one."""
    cards = now.hands[turn_of(now)].bit_count()
    if not FEWEST_CARDS <= cards <= MOST_CARDS:
        return None
    first = only_card(now, solver)
    if first is None or first.best < 0 or not has_choice(now):
        return None
    found = _continue(now, now.ruleset.sides[turn_of(now)], solver, 0)
    return found if len(found.gaps) >= FEWEST_TURNS else None


def verify_open(now: Round, proof: OpenProof, solver: Solver) -> bool:
    """Whether every turn of the solver has one best card by the gap stated, and every reply of the
    defence has the best value."""
    side, gaps = now.ruleset.sides[turn_of(now)], {gap.at: gap for gap in proof.gaps}
    if len(gaps) < FEWEST_TURNS or len(proof.line) - 1 != max(gaps):
        return False
    for at, card in enumerate(proof.line):
        if now.ruleset.sides[turn_of(now)] != side:
            if card not in best_cards(now, solver):
                return False
        elif has_choice(now):
            turn = only_card(now, solver)
            if turn is None or gaps.get(at) != Gap(at, turn.best, turn.second):
                return False
            if not are_twins(turn.card, card, now.hands[turn_of(now)], live(now)):
                return False
        now = now.apply(Play(turn_of(now), card))
    return True


def only_card(now: Round, solver: Solver) -> Turn | None:
    """The only good card of the seat to act; None if there are several. With no choice at all, it
    is the card that has to be played."""
    values = values_of(now, solver)
    best = max(values.values())
    hand, cards = now.hands[turn_of(now)], live(now)
    top = [card for card, value in values.items() if value == best]
    if not all(are_twins(top[0], card, hand, cards) for card in top):
        return None
    rest = [value for value in values.values() if value < best]
    second = max(rest, default=best)
    if rest and not (best > 0 > second or best - second >= LEAST_LOSS):
        return None
    return Turn(top[0], best, second)


def best_cards(now: Round, solver: Solver) -> list[Card]:
    """The cards that keep the value of the position for the side to act, of twins one."""
    values = values_of(now, solver)
    best = max(values.values())
    plain = without_twins(now.playable(), now.hands[turn_of(now)], live(now))
    return [card for card in plain if values[card] == best]


def values_of(now: Round, solver: Solver) -> dict[Card, int]:
    """The exact value of every playable card for the side to act."""
    sign = 1 if now.ruleset.sides[turn_of(now)] == 0 else -1
    return {card: sign * value.lower for card, value in solver.solve(now, line=False).cards}


def has_choice(now: Round) -> bool:
    """Whether the seat to act has two cards that are not twins."""
    return len(without_twins(now.playable(), now.hands[turn_of(now)], live(now))) > 1


def turn_of(now: Round) -> int:
    """The seat to act in a round that is not over."""
    if now.turn is None:
        raise ValueError("the round is over")
    return now.turn


def live(now: Round) -> int:
    """The cards in hands and in the present trick, as a mask."""
    cards = mask_of(now.trick)
    for hand in now.hands:
        cards |= hand
    return cards


def _continue(now: Round, side: Side, solver: Solver, at: int) -> OpenProof:
    """The longest line from here on: it ends with the last turn that has an only card."""
    nothing = OpenProof((), ())
    if now.result is not None:
        return nothing
    seat = turn_of(now)
    if now.ruleset.sides[seat] == side:
        turn = only_card(now, solver)
        if turn is None:
            return nothing
        rest = _continue(now.apply(Play(seat, turn.card)), side, solver, at + 1)
        if not has_choice(now):
            return OpenProof((turn.card, *rest.line), rest.gaps) if rest.gaps else nothing
        return OpenProof((turn.card, *rest.line), (Gap(at, turn.best, turn.second), *rest.gaps))
    longest = nothing
    for card in best_cards(now, solver):
        rest = _continue(now.apply(Play(seat, card)), side, solver, at + 1)
        if len(rest.gaps) > len(longest.gaps):
            longest = OpenProof((card, *rest.line), rest.gaps)
    return longest
