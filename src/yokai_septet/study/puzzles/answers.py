"""What may be said to whoever tries a puzzle: every card that could be tried, and where it leads.

Everything here follows from the position and its proof; it is computed when it is wanted.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from yokai_septet.bots.payoffs import match_payoffs
from yokai_septet.engine import Solver
from yokai_septet.engine.solver import SolverPosition
from yokai_septet.game import Card, CardSet, Pass, Play, Round, Seat
from yokai_septet.game.cards import Mask, cards_of, mask_of
from yokai_septet.game.trick import playable
from yokai_septet.records.position import Hand
from yokai_septet.study.passes import endings_of_passes
from yokai_septet.study.puzzles.closed_puzzles import worlds_of
from yokai_septet.study.puzzles.open_puzzles import live, turn_of, values_of
from yokai_septet.study.puzzles.pass_puzzles import pass_view
from yokai_septet.study.puzzles.puzzle import ClosedProof, OpenProof, PassProof, Puzzle
from yokai_septet.study.puzzles.twins import are_twins

MOST_SOLVED_WORLDS = 200
"""In how many worlds of a closed puzzle examples are looked for."""
PASS_WORLDS = 500
"""In how many worlds every pass is compared with the best."""


class Refutation(NamedTuple):
    """A wrong card, and best play of everybody after it."""

    card: Card
    value: int
    """The round's points for the solver's side, negative if it loses."""
    end: Round


@dataclass(frozen=True, slots=True)
class Question:
    """A turn of an open puzzle at which the solver has to find the only card."""

    at: int
    """How many cards of the solution are played before it."""
    seat: Seat
    right: tuple[Card, ...]
    """The only card and its twins."""
    wrong: tuple[Refutation, ...]


def play_out(now: Round, cards: Iterable[Card]) -> Round:
    """The round after these cards."""
    for card in cards:
        now = now.apply(Play(turn_of(now), card))
    return now


def play_best(now: Round, card: Card, solver: Solver) -> Round:
    """The end of the round after this card and then best play of everybody."""
    after = play_out(now, [card])
    if after.result is not None:
        return after
    return play_out(after, solver.solve(after, cards=False).line)


def questions(now: Round, proof: OpenProof, solver: Solver) -> tuple[Question, ...]:
    """What an open puzzle asks, with the refutation of every wrong card."""
    asked = {gap.at for gap in proof.gaps}
    found = []
    for at, card in enumerate(proof.line):
        if at in asked:
            found.append(_question(now, at, card, solver))
        now = play_out(now, [card])
    return tuple(found)


def _question(now: Round, at: int, only: Card, solver: Solver) -> Question:
    seat = turn_of(now)
    hand, values = now.hands[seat], values_of(now, solver)
    right = tuple(card for card in values if are_twins(card, only, hand, live(now)))
    wrong = tuple(
        Refutation(card, value, play_best(now, card, solver))
        for card, value in values.items()
        if card not in right
    )
    return Question(at, seat, right, wrong)


# --- closed ---------------------------------------------------------------------------------------


class Counted(NamedTuple):
    """Cards of a closed puzzle that are twins, and the worlds that they win in."""

    cards: tuple[Card, ...]
    wins: int


class ExampleWorld(NamedTuple):
    """A world of a closed puzzle, played out with open cards after a card of the seat."""

    card: Card
    start: Round
    end: Round


def counted(puzzle: Puzzle, proof: ClosedProof) -> tuple[Counted, ...]:
    """Every card that can be played, the best first."""
    position = puzzle.position
    hand = position.hands[puzzle.seat].known.mask
    present: Mask = proof.unseen.mask | mask_of(position.trick)
    for each in position.hands:
        present |= each.known.mask
    legal = cards_of(playable(hand, position.trick[0].suit if position.trick else None))
    return tuple(
        Counted(tuple(one for one in legal if are_twins(one, card, hand, present)), wins)
        for card, wins in proof.wins
    )


def examples(puzzle: Puzzle, proof: ClosedProof, solver: Solver) -> tuple[ExampleWorld, ...]:
    """A world in which the best card wins; and for each other card, if there is one among those
    looked at, a world that the best card wins and this one loses, although all cards are seen."""
    best, *others = [card for card, _ in proof.wins]
    side = puzzle.position.ruleset.sides[puzzle.seat]
    most: tuple[int, SolverPosition | None] = (-1, None)
    lost: dict[Card, SolverPosition] = {}
    for world in _spread(list(worlds_of(puzzle.position, proof.unseen, proof.excluded))):
        solved = solver.solve(world, line=False).cards
        wins = {card: (value.lower > 0) == (side == 0) for card, value in solved}
        if not wins[best]:
            continue
        losers = [card for card in others if not wins[card]]
        for card in losers:
            lost.setdefault(card, world)
        most = max(most, (len(losers), world), key=lambda found: found[0])
        if len(lost) == len(others) and most[0] == len(others):
            break
    if most[1] is None:
        return ()
    chosen = [(best, most[1]), *((card, lost[card]) for card in others if card in lost)]
    return tuple(_example(puzzle, card, world, solver) for card, world in chosen)


def _spread(worlds: Sequence[SolverPosition]) -> Sequence[SolverPosition]:
    """So many of the worlds, from all over their enumeration: neighbours are much alike."""
    return worlds[:: 1 + (len(worlds) - 1) // MOST_SOLVED_WORLDS]


def _example(puzzle: Puzzle, card: Card, world: SolverPosition, solver: Solver) -> ExampleWorld:
    start = replace(puzzle.position, hands=tuple(map(Hand, world.hands))).round()
    return ExampleWorld(card, start, play_best(start, card, solver))


# --- pass -----------------------------------------------------------------------------------------


class PassChance(NamedTuple):
    """A pass, and the match chance after it."""

    cards: CardSet
    chance: float


def pass_chances(puzzle: Puzzle, proof: PassProof) -> tuple[PassChance, ...]:
    """All passes, the best first. By how much it leads the second, and every other by no less, is
    proven in more worlds than these, so the second is shown at that, and no other closer."""
    view = pass_view(puzzle.position, puzzle.seat)
    payoffs = match_payoffs(view)[view.seated().side]
    best = CardSet.of(*proof.best.cards)
    passes = [choice for choice in view.legal() if isinstance(choice, Pass)]
    rows = endings_of_passes(view, passes, PASS_WORLDS, proof.seed)
    means = {
        CardSet.of(*choice.cards): sum(map(payoffs.__getitem__, row)) / PASS_WORLDS
        for choice, row in zip(passes, rows, strict=True)
    }
    second = CardSet.of(*proof.second.cards)
    others = [
        PassChance(cards, proof.chance - max(means[best] - mean, proof.lead))
        for cards, mean in means.items()
        if cards not in (best, second)
    ]
    others.sort(key=lambda other: -other.chance)
    behind = PassChance(second, proof.chance - proof.lead)
    return (PassChance(best, proof.chance), behind, *others)
