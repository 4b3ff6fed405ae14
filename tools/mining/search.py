"""Finds puzzles in matches, and pass puzzles in deals of their own.

At most one of each kind comes from a round, so that they differ.
"""

import dataclasses
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice
from random import Random

from tools.mining.misses import card_misses, open_misses, pass_misses
from tools.mining.pass_screening import SCORES, promising_scores
from yokai_septet.bots import Budget, player
from yokai_septet.bots.self_play import self_play as played_by_bots
from yokai_septet.engine import Solver, SolverPosition
from yokai_septet.engine.solver import SMALLEST_MEMORY
from yokai_septet.game import RULESETS, Choice, Match, Phase, Seat, deal, view
from yokai_septet.records import PositionRecord, Record, replay
from yokai_septet.study.puzzles.canonical import puzzle_id
from yokai_septet.study.puzzles.closed_puzzles import (
    FEWEST_WORLDS,
    is_decided,
    knowledge,
    prove_closed,
    worlds_of,
)
from yokai_septet.study.puzzles.open_puzzles import (
    FEWEST_CARDS,
    MOST_CARDS,
    find_open,
    has_choice,
    turn_of,
)
from yokai_septet.study.puzzles.pass_puzzles import is_confirmed, match_before_pass, prove_pass
from yokai_septet.study.puzzles.puzzle import OpenProof, Puzzle, PuzzleKind
from yokai_septet.study.puzzles.themes import closed_themes, open_themes, pass_themes

RULESET = RULESETS["four-advanced"]
SOLVER_MEMORY = 64 << 20
OPEN_CARDS = range(FEWEST_CARDS, MOST_CARDS + 1)
CLOSED_WORLDS = {3: 5000, 4: 3000, 5: 150}
"""By the cards in the hand of the seat that decides: the most worlds that are searched."""
CLOSED_VISITS = 2_000_000
"""About a second; positions that take longer are left out."""
SAMPLE = 24
"""The worlds in which open cards tell whether there is anything to lose."""
PASS_DEALS = 10
"""So many for each number."""


def self_play(number: int, bot: str = "adept") -> Iterator[Match]:
    """Every moment of the match with this number, in which this bot sits at all seats."""
    seed, rng = sha256(f"puzzles {number}".encode()).digest(), Random(number)

    def decide(match: Match, seat: Seat) -> Choice:
        return player(bot)(view(match, seat), rng, Budget())

    states = played_by_bots(Match.new(RULESET), seed, decide)
    return (match for match in states if match.round is not None)


def mine(kind: PuzzleKind, number: int) -> list[Puzzle]:
    """The puzzles of this kind in the match, or for passes in the deals, with this number."""
    if kind is PuzzleKind.PASS:
        return list(_dealt_passes(number))
    return _found(kind, self_play(number), number)


def mine_record(kind: PuzzleKind, record: Record, number: int) -> list[Puzzle]:
    """The puzzles of this kind in a recorded match of the ruleset; the number seeds the search."""
    if record.ruleset != RULESET:
        return []
    return _found(kind, (match for match, _ in replay(record) if match.round is not None), number)


def _found(kind: PuzzleKind, moments: Iterable[Match], number: int) -> list[Puzzle]:
    rounds: dict[int, list[Match]] = {}
    for match in moments:
        rounds.setdefault(match.round_number, []).append(match)
    finder = {PuzzleKind.OPEN: _open, PuzzleKind.CLOSED: _closed, PuzzleKind.PASS: _pass_of_round}[
        kind
    ]
    found = [finder(moments, number) for moments in rounds.values()]
    return [puzzle for puzzle in found if puzzle is not None]


def _open(moments: list[Match], number: int) -> Puzzle | None:
    """A puzzle of a round with about as many cards as this number asks for, so that all sizes are
    found; of several the longest solution."""
    solver = Solver(SOLVER_MEMORY)
    wanted = OPEN_CARDS[number % len(OPEN_CARDS)]
    by_cards: dict[int, list[Match]] = {}
    for match in moments:
        now = match.active_round
        if now.phase is Phase.PLAY:
            by_cards.setdefault(now.hands[turn_of(now)].bit_count(), []).append(match)
    for cards in sorted(OPEN_CARDS, key=lambda cards: abs(cards - wanted)):
        here = [(match, find_open(match.active_round, solver)) for match in by_cards.get(cards, ())]
        found = [(match, proof) for match, proof in here if proof is not None]
        if found:
            best = max(found, key=lambda one: len(one[1].gaps))
            return _open_puzzle(*best, solver, number)
    return None


def _open_puzzle(match: Match, proof: OpenProof, solver: Solver, number: int) -> Puzzle:
    now, position = match.active_round, PositionRecord.from_match(match)
    seat = turn_of(now)
    return Puzzle(
        puzzle_id(position, seat, proof), seat, position, proof,
        open_themes(now, proof, solver), open_misses(match, proof, number),
    )  # fmt: skip


def _closed(moments: list[Match], number: int) -> Puzzle | None:
    """The first position of a round that is decided."""
    solver = Solver(SMALLEST_MEMORY)
    for match in moments:
        now = match.active_round
        if now.phase is not Phase.PLAY or not has_choice(now):
            continue
        seat = turn_of(now)
        most = CLOSED_WORLDS.get(now.hands[seat].bit_count(), 0)
        if not most:
            continue
        position, unseen, excluded = knowledge(view(match, seat))
        worlds = list(islice(worlds_of(position, unseen, excluded), most + 1))
        if not FEWEST_WORLDS <= len(worlds) <= most or not _something_to_lose(worlds, solver):
            continue
        proof = prove_closed(position, unseen, excluded, CLOSED_VISITS)
        if proof is None or not is_decided(proof):
            continue
        misses = card_misses(match, proof.wins[0][0], number)
        puzzle = Puzzle(puzzle_id(position, seat, proof), seat, position, proof, (), misses)
        return dataclasses.replace(puzzle, themes=closed_themes(puzzle, proof, solver))
    return None


def _something_to_lose(worlds: list[SolverPosition], solver: Solver) -> bool:
    """Whether some card loses some world with open cards, and some card wins one."""
    sign = 1 if worlds[0].turn % 2 == 0 else -1
    found: set[bool] = set()
    for world in worlds[:: max(len(worlds) // SAMPLE, 1)]:
        found |= {sign * value.lower > 0 for _, value in solver.solve(world, line=False).cards}
    return len(found) == 2


def _dealt_passes(number: int) -> Iterator[Puzzle]:
    """Hands of deals of their own, for no play precedes the pass: of each deal at most one hand, at
    the scores at which a pass leads by most."""
    rng = Random(number)
    for again in range(PASS_DEALS):
        dealt = deal(RULESET, sha256(f"passes {number}".encode()).digest(), again + 1)
        leader = rng.choice(RULESET.seats)
        for seat in RULESET.seats:
            seed = 10 * (4 * (PASS_DEALS * number + again) + seat)
            match = match_before_pass(RULESET, dealt, SCORES[0], leader)
            scores = promising_scores(view(match, seat), seed)
            if scores is None:
                continue
            found = _pass(match._replace(scores=scores), seat, seed)
            if found is not None:
                yield found
                break


def _pass_of_round(moments: list[Match], number: int) -> Puzzle | None:
    """The first hand of a round with a clear pass, at the scores of the match."""
    match = moments[0]
    seeds = (10 * (4 * (PASS_DEALS * number + match.round_number) + s) for s in RULESET.seats)
    found = (_pass(match, seat, seed) for seat, seed in zip(RULESET.seats, seeds, strict=True))
    return next((puzzle for puzzle in found if puzzle is not None), None)


def _pass(match: Match, seat: Seat, seed: int) -> Puzzle | None:
    eyes = view(match, seat)
    proof = prove_pass(eyes, seed)
    if proof is None or not is_confirmed(eyes, proof):
        return None
    position = PositionRecord.from_view(eyes)
    return Puzzle(
        puzzle_id(position, seat, proof), seat, position, proof,
        pass_themes(position, proof.best), pass_misses(match, proof.best, seed),
    )  # fmt: skip
