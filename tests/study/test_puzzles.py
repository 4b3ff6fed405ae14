"""The shipped puzzles and what proves them. `make nightly` verifies every one of them."""

import json
from dataclasses import replace
from datetime import date
from importlib.resources import files
from typing import Any

import pytest
from tools.mining.search import self_play

from tests.study import plain_puzzles as plain
from yokai_septet import CardSet, Pass, view
from yokai_septet.engine import Solver, _kernel
from yokai_septet.engine.packing import pack_view
from yokai_septet.engine.solver import SMALLEST_MEMORY
from yokai_septet.engine.strategies import count_wins
from yokai_septet.errors import InvalidValue
from yokai_septet.records import parse_position
from yokai_septet.study.puzzles import (
    ClosedProof,
    Difficulty,
    Misses,
    OpenProof,
    PassProof,
    Puzzle,
    PuzzleKind,
    PuzzleTheme,
    answers,
    choose,
    format_puzzle,
    is_proven,
    parse_puzzle,
    pass_puzzles,
    puzzle_of,
    puzzle_with,
    puzzles,
    verify,
)
from yokai_septet.study.puzzles.canonical import canonical
from yokai_septet.study.puzzles.closed_puzzles import is_decided, knowledge, worlds_of
from yokai_septet.study.puzzles.open_puzzles import find_open
from yokai_septet.study.puzzles.pass_puzzles import is_confirmed, is_nearly_best, pass_view
from yokai_septet.study.puzzles.shipped import WITHDRAWN
from yokai_septet.study.puzzles.themes import closed_themes
from yokai_septet.study.puzzles.twins import are_twins, without_twins

LINES = files("yokai_septet.study").joinpath("data/puzzles.jsonl").read_text("utf-8").splitlines()
DOCUMENTS = [json.loads(line) for line in LINES]


def shipped(kind: PuzzleKind) -> list[dict[str, Any]]:
    return [document for document in DOCUMENTS if document["kind"] == kind.value]


def cards_each(document: dict[str, Any]) -> int:
    hands = document["position"].split()[3].split("/")
    return max(plain.hand_in(text).bit_count() for text in hands)


# --- what is shipped ------------------------------------------------------------------------------


def test_puzzles_are_read_and_written_alike() -> None:
    assert [format_puzzle(parse_puzzle(line)) for line in LINES] == LINES


def test_so_many_of_each_kind_are_shipped() -> None:
    assert {kind: len(choose(kind)) for kind in PuzzleKind} == {
        PuzzleKind.OPEN: 300, PuzzleKind.CLOSED: 200, PuzzleKind.PASS: 100
    }  # fmt: skip


def test_no_two_puzzles_are_alike() -> None:
    forms = {repr(canonical(p.position, p.seat, p.proof)) for p in puzzles()}
    assert len(forms) == len({p.id for p in puzzles()}) == len(LINES)


def test_every_kind_difficulty_and_theme_can_be_chosen() -> None:
    chosen = [choose(kind) for kind in PuzzleKind]
    chosen += [choose(theme=theme) for theme in PuzzleTheme]
    chosen += [choose(difficulty=difficulty) for difficulty in Difficulty]
    for found in chosen:
        assert puzzle_of(date(2026, 11, 16), found) in found
    assert puzzle_of(date(2026, 11, 16), ()) is None


def test_the_puzzle_of_the_day_changes_by_the_day() -> None:
    days = [date(2026, 11, day) for day in range(1, 29)]
    assert len({puzzle_of(day, puzzles()) for day in days}) > 20


def test_the_kinds_take_turns_and_no_puzzle_of_a_day_comes_again_too_soon() -> None:
    first = date(2026, 11, 16).toordinal()
    days = [puzzle_of(date.fromordinal(first + n), puzzles()) for n in range(3 * len(puzzles()))]
    shown = [puzzle for puzzle in days if puzzle is not None]
    assert all(len({puzzle.kind for puzzle in shown[n : n + 3]}) == 3 for n in range(30))
    for kind in PuzzleKind:
        of_kind = [puzzle.id for puzzle in shown if puzzle.kind is kind]
        count = len(choose(kind))
        assert len(set(of_kind[:count])) == count


def test_a_puzzle_is_found_by_its_id() -> None:
    assert puzzle_with(puzzles()[0].id) is puzzles()[0]
    with pytest.raises(InvalidValue):
        puzzle_with("none")
    for name in WITHDRAWN:
        with pytest.raises(InvalidValue, match="withdrawn"):
            puzzle_with(name)


def test_nearly_every_puzzle_has_a_theme() -> None:
    for kind in PuzzleKind:
        found = choose(kind)
        assert sum(not puzzle.themes for puzzle in found) <= len(found) // 50


def test_the_themes_of_closed_puzzles_follow_from_a_world_that_they_win() -> None:
    solver = Solver(SMALLEST_MEMORY)
    for puzzle in choose(PuzzleKind.CLOSED)[::8]:
        assert isinstance(puzzle.proof, ClosedProof)
        assert closed_themes(puzzle, puzzle.proof, solver) == puzzle.themes, puzzle.id


def test_a_pass_is_easy_if_skilled_bots_give_nearly_all_its_cards() -> None:
    one = choose(PuzzleKind.PASS)[0]
    found = [
        replace(one, misses=misses).difficulty
        for misses in (Misses(75, 0, 33), Misses(0, 33, 11), Misses(75, 67, 67))
    ]
    assert found == [Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD]
    for kind in PuzzleKind:
        assert {puzzle.difficulty for puzzle in choose(kind)} == set(Difficulty)


def test_difficulty_follows_from_what_bots_miss() -> None:
    assert Misses(20, 0, 0).difficulty is Difficulty.EASY
    assert Misses(40, 0, 0).difficulty is Difficulty.MEDIUM
    assert Misses(80, 100, 0).difficulty is Difficulty.HARD
    assert Misses(100, 100, 100).difficulty is Difficulty.EXPERT


# --- open -----------------------------------------------------------------------------------------


def test_an_independent_solver_agrees_with_a_sample_of_open_puzzles() -> None:
    sample = [one for one in shipped(PuzzleKind.OPEN) if cards_each(one) <= 6][::7]
    assert {cards_each(document) for document in sample} == {4, 5, 6}
    for document in sample:
        assert plain.holds_open(document), document["id"]


def test_the_independent_solver_does_not_agree_with_a_wrong_puzzle() -> None:
    puzzle = shipped(PuzzleKind.OPEN)[0]
    [at, best, second], *gaps = puzzle["gaps"]
    first, *rest = puzzle["line"].split()
    hand = plain.state_of(puzzle["position"])
    other = next(c for c in ("S7", "S10", "S12") if plain.card_of(c) & plain.legal(hand))
    assert (first, plain.holds_open(puzzle)) == ("S9", True)
    for wrong in (
        {"gaps": [[at, best, second + 1], *gaps]},
        {"gaps": [[at, best, second - 1], *gaps]},
        {"gaps": [[at, best + 1, second], *([n, b + 1, s] for n, b, s in gaps)]},
        {"gaps": [[at, best, second]], "line": first},
        {"line": " ".join([other, *rest])},
    ):
        assert not plain.holds_open(puzzle | wrong), wrong


def test_a_sample_of_open_puzzles_is_proven() -> None:
    solver = Solver(SMALLEST_MEMORY)
    for puzzle in choose(PuzzleKind.OPEN)[::6]:
        assert is_proven(puzzle, solver), puzzle.id
        assert find_open(puzzle.position.round(), solver) is not None


def test_a_wrong_figure_line_or_position_is_not_proven() -> None:
    solver = Solver(SMALLEST_MEMORY)
    puzzle = choose(PuzzleKind.OPEN)[0]
    proof = puzzle.proof
    assert isinstance(proof, OpenProof)
    gaps = (replace(proof.gaps[0], second=proof.gaps[0].second - 1), *proof.gaps[1:])
    other = choose(PuzzleKind.OPEN)[1]
    assert not is_proven(replace(puzzle, proof=replace(proof, gaps=gaps)), solver)
    assert not is_proven(replace(puzzle, proof=replace(proof, gaps=proof.gaps[:1])), solver)
    assert not is_proven(replace(puzzle, id=other.id), solver)


def test_twins_are_plain_neighbours_in_one_hand() -> None:
    hand = CardSet.parse("WA W2 W4 E5 E6 E7 E8")
    live = hand.mask | CardSet.parse("W3").mask
    code = {card.code: card for card in hand}
    assert are_twins(code["E5"], code["E8"], hand.mask, live)
    assert not are_twins(code["E6"], code["E7"], hand.mask, live)  # a boss
    assert not are_twins(code["WA"], code["W2"], hand.mask, live)  # the Super Trump
    assert not are_twins(code["W2"], code["W4"], hand.mask, live)  # W3 lies between
    plain_ones = [card.code for card in without_twins(hand.mask, hand.mask, live)]
    assert plain_ones == ["WA", "W2", "W4", "E5", "E7"]


# --- alike ----------------------------------------------------------------------------------------


def test_relative_ranks_equal_suits_and_turned_seats_make_no_difference() -> None:
    proof = OpenProof((), ())

    def form(hands: str, rest: str, seat: int = 0) -> object:
        return canonical(parse_position(f"four-advanced L10 0-0 {hands} {rest}"), seat, proof)

    same = form("WA.3C8D9/W4.5D5F8/C3.4D6.7/S8.9F9.10", "0 - 4-4 W7C7L7/E7F7S7")
    ranks = form("WA.2C9D9/W5.6D5F9/C3.5D6.7/S8.9F11.12", "0 - 4-4 W7C7L7/E7F7S7")
    suits = form("WA.3D8C9/W4.5C4F8/D5.6C6.7/S8.9F9.10", "0 - 4-4 W7D7L7/E7F7S7")
    turned = form("S8.9F9.10/WA.3C8D9/W4.5D5F8/C3.4D6.7", "1 - 4-4 E7F7S7/W7C7L7", 1)
    assert ranks == suits == turned == same
    assert form("WA.3C8D9/W4.5D5F8/C3.4D6.7/S8.9F9.10", "0 - 4-4 W7C7F7/E7L7S7") != same
    assert form("WA.3C8D9/W4.5D5F8/C3.9D6.7/S8.9F9.10", "0 - 4-4 W7C7L7/E7F7S7") != same


# --- closed ---------------------------------------------------------------------------------------


def test_all_worlds_are_enumerated_each_once() -> None:
    seen = 0
    for match in self_play(2):
        now = match.active_round
        if now.turn is None or match.round_number == 1:
            continue  # what R9 announces weighs worlds of the sampler by their passes
        if now.hands[now.turn].bit_count() not in (3, 4):
            continue
        eyes = view(match, now.turn)
        position, unseen, excluded = knowledge(eyes)
        worlds = [world.hands for world in worlds_of(position, unseen, excluded)]
        assert len(set(worlds)) == len(worlds) == _kernel.count_worlds(pack_view(eyes))[0]
        assert tuple(map(CardSet, now.hands)) in worlds
        seen += 1
    assert seen >= 8


def test_what_R9_announces_is_known() -> None:
    """Whoever was dealt the card that decides who leads has it, or has passed it on."""
    match = next(match for match in self_play(0) if match.active_round.turn is not None)
    now = match.active_round
    told = now.announcement
    assert told is not None
    for seat in match.ruleset.seats:
        if now.hands[seat] & told.card.mask:
            continue
        position, unseen, excluded = knowledge(view(match, seat))
        if told.card in unseen:
            assert seat % 2 != told.seat % 2
            assert told.card in excluded[(seat + 2) % 4]
        else:
            assert told.card in position.hands[(seat + 2) % 4].known


def open_wins(puzzle: Puzzle) -> int:
    """The worlds that the seat would win after the best card if it saw all cards from then on."""
    solver, proof = Solver(SMALLEST_MEMORY), puzzle.proof
    assert isinstance(proof, ClosedProof)
    sign = 1 if puzzle.seat % 2 == 0 else -1
    worlds = worlds_of(puzzle.position, proof.unseen, proof.excluded)
    values = [dict(solver.solve(world, line=False).cards)[proof.wins[0][0]] for world in worlds]
    return sum(sign * value.lower > 0 for value in values)


def test_an_enumeration_of_strategies_agrees_with_a_sample_of_closed_puzzles() -> None:
    """One is a puzzle where seeing the cards would win more worlds than any strategy."""
    small = sorted(shipped(PuzzleKind.CLOSED), key=lambda d: (plain.own_cards(d), d["worlds"]))
    four = [d for d in small if plain.own_cards(d) == 4 and d["worlds"] <= 60]
    fused = next(d for d in four if open_wins(puzzle_with(d["id"])) > max(d["wins"].values()))
    for document in (*small[:3], fused):
        assert plain.closed_wins(document) == document["wins"], document["id"]


def test_a_sample_of_closed_puzzles_is_proven() -> None:
    solver = Solver(SMALLEST_MEMORY)
    small = [document["id"] for document in shipped(PuzzleKind.CLOSED) if document["worlds"] <= 200]
    for puzzle in map(puzzle_with, small[::10]):
        assert is_proven(puzzle, solver), puzzle.id


def test_what_decides_a_closed_puzzle() -> None:
    a, b = CardSet.parse("W2 W5")
    proof = ClosedProof(CardSet(), (CardSet(),) * 4, 100, ((a, 60), (b, 45)))
    assert is_decided(proof)
    assert not is_decided(replace(proof, wins=((a, 60), (b, 46))))
    assert is_decided(replace(proof, wins=((a, 100), (b, 99))))
    assert not is_decided(replace(proof, wins=((a, 100), (b, 100))))
    assert not is_decided(replace(proof, worlds=11, wins=((a, 11), (b, 0))))


def test_worlds_that_differ_in_more_than_hidden_hands_are_refused() -> None:
    puzzle = choose(PuzzleKind.CLOSED)[0]
    proof = puzzle.proof
    assert isinstance(proof, ClosedProof)
    one, other, *_ = worlds_of(puzzle.position, proof.unseen, proof.excluded)
    with pytest.raises(InvalidValue):
        count_wins([one, replace(other, leader=(one.leader + 1) % 4)])
    with pytest.raises(InvalidValue):
        count_wins([])
    with pytest.raises(InvalidValue):
        count_wins([one, replace(other, hands=(*other.hands[1:], other.hands[0]))])
    assert count_wins([one, other], max_visits=1) is None


# --- pass -----------------------------------------------------------------------------------------


def test_a_pass_puzzle_is_proven_by_the_same_figures() -> None:
    puzzle = choose(PuzzleKind.PASS)[0]
    assert is_proven(puzzle, Solver(SMALLEST_MEMORY))
    assert not is_proven(
        replace(puzzle, position=choose(PuzzleKind.OPEN)[0].position), Solver(SMALLEST_MEMORY)
    )


def test_a_pass_that_leads_in_its_own_worlds_alone_is_not_proven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = choose(PuzzleKind.PASS)[0]
    proof = puzzle.proof
    assert isinstance(proof, PassProof)
    seen = pass_view(puzzle.position, puzzle.seat)
    assert not is_confirmed(seen, replace(proof, best=proof.second))
    monkeypatch.setattr(verify, "prove_pass", lambda *_: proof)
    monkeypatch.setattr(verify, "is_confirmed", lambda *_: False)
    assert not is_proven(puzzle, Solver(SMALLEST_MEMORY))


def test_a_pass_is_no_answer_if_another_leads_when_the_others_pass_random_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = choose(PuzzleKind.PASS)[0]
    proof = puzzle.proof
    assert isinstance(proof, PassProof)
    seen = pass_view(puzzle.position, puzzle.seat)
    assert is_nearly_best(seen, proof.best, 1)
    others = [choice for choice in seen.legal() if isinstance(choice, Pass)][::50]
    assert not any(is_nearly_best(seen, one, 1) for one in others if one != proof.best)
    monkeypatch.setattr(pass_puzzles, "is_nearly_best", lambda *_: False)
    assert not is_confirmed(seen, proof)


def test_the_second_best_pass_is_shown_exactly_as_far_behind_as_it_was_proven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However the few worlds fall in which all passes are compared with the best."""
    monkeypatch.setattr(answers, "PASS_WORLDS", 10)
    for puzzle in choose(PuzzleKind.PASS)[:5]:
        proof = puzzle.proof
        assert isinstance(proof, PassProof)
        best, second, *others = answers.pass_chances(puzzle, proof)
        assert best == (CardSet.of(*proof.best.cards), proof.chance)
        assert second == (CardSet.of(*proof.second.cards), proof.chance - proof.lead)
        assert max(other.chance for other in others) <= second.chance


def test_every_pass_puzzle_leads_by_enough() -> None:
    for document in shipped(PuzzleKind.PASS):
        assert document["lead"] >= 0.03
        assert document["lead"] >= 4 * document["error"]
