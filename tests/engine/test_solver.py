"""The exact solver against brute force, plain alpha-beta, and the rules' own cases."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Thread

import pytest

from tests.kit import FOUR, FOUR_BASIC, SUITORS, THREE, plays, position
from yokai_septet.engine.solver import (
    SMALLEST_MEMORY,
    Bounds,
    Solver,
    SolverPosition,
    solve_by_alpha_beta,
    solve_by_minimax,
)
from yokai_septet.errors import InvalidValue
from yokai_septet.game import (
    ALL_CARDS,
    Card,
    CardSet,
    Match,
    Pass,
    Play,
    Round,
    Ruleset,
    Suit,
    deal,
)

from .helpers import needs_threads


def after_the_pass(ruleset: Ruleset, random: Random) -> Round:
    """A round of random cards whose tricks begin."""
    match = Match.new(ruleset).apply(deal(ruleset, random.randbytes(32)))
    for seat in ruleset.seats:
        assert match.round is not None
        cards = random.sample(list(match.round.hand(seat)), ruleset.pass_size)
        match = match.apply(Pass(seat, tuple(cards)))
    assert match.round is not None
    return match.round


def cards_left(now: Round) -> int:
    return max(hand.bit_count() for hand in now.hands)


def played_at_random(ruleset: Ruleset, cards: int, on_table: int, random: Random) -> Round:
    """A position with this many cards in the fullest hand and on the table."""
    while True:
        now = after_the_pass(ruleset, random)
        while now.result is None and (cards_left(now) > cards or len(now.trick) != on_table):
            assert now.turn is not None
            now = now.apply(random.choice(list(now.legal(now.turn))))
        if now.result is None:
            return now


def invented(random: Random, cards: int, fewest_won: int = 0) -> SolverPosition:
    """A position that need not come from any game: any cards, any counts that leave tricks."""
    deck = [card for card in ALL_CARDS if not card.foil]
    face_up = random.choice(deck)
    bosses = [card for card in deck if card.is_boss and card is not face_up]
    others = [card for card in deck if not card.is_boss and card is not face_up]
    random.shuffle(bosses)
    random.shuffle(others)
    cards = max(cards, 2)
    fewest = min(fewest_won, (12 - cards) // 2)
    first = random.randint(fewest, min(6, 12 - cards - fewest))
    second = random.randint(fewest, min(6, 12 - cards - first))
    won = random.choice([(first, second), (second, first)])
    captured = []
    for side in (0, 1):
        some = random.randint(0, 3) if won[side] else 0
        captured.append(CardSet.of(*bosses[:some]))
        del bosses[:some]
    pool = bosses + others[: 4 * cards - len(bosses)]
    random.shuffle(pool)
    return SolverPosition(
        hands=tuple(CardSet.of(*pool[i * cards : (i + 1) * cards]) for i in range(4)),
        trump=face_up.suit,
        leader=random.randrange(4),
        won=won,
        bosses=tuple(captured),
        basic=random.random() < 0.3,
    )


def result_of(now: Round, line: tuple[Card, ...]) -> int:
    """Play a line to its end; the signed points for side 0."""
    for card in line:
        assert now.turn is not None
        now = now.apply(Play(now.turn, card))
    assert now.result is not None
    return now.result.points[0] - now.result.points[1]


def small_rounds(count: int, seed: int) -> Iterator[Round]:
    random = Random(seed)
    for number in range(count):
        ruleset = FOUR_BASIC if number % 4 == 0 else FOUR
        yield played_at_random(ruleset, random.randint(1, 4), random.randint(0, 3), random)


def test_values_cards_and_lines_equal_minimax_on_positions_of_play() -> None:
    solver = Solver(SMALLEST_MEMORY)
    for now in small_rounds(400, seed=1):
        solution = solver.solve(now)
        assert solution.complete
        assert solution.value == (solve_by_minimax(now),) * 2
        assert CardSet.of(*(card for card, _ in solution.cards)).mask == now.playable()
        assert now.turn is not None
        for card, value in solution.cards:
            after = now.apply(Play(now.turn, card))
            if after.result is None:
                assert value == (solve_by_minimax(after),) * 2
            else:
                assert value == (after.result.points[0] - after.result.points[1],) * 2
        assert result_of(now, solution.line) == solution.value.lower


def test_values_equal_minimax_on_invented_positions() -> None:
    random = Random(2)
    solver = Solver(SMALLEST_MEMORY)
    for number in range(4000):  # half of them near a seventh trick
        now = invented(random, random.randint(2, 3), fewest_won=5 * (number % 2))
        assert solver.solve(now).value == (solve_by_minimax(now),) * 2


def with_a_trick_less(now: SolverPosition) -> Iterator[tuple[int, SolverPosition]]:
    """For each side that may have won one trick less: the side, and that position."""
    for side in (0, 1):
        won = list(now.won)
        won[side] -= 1
        if won[side] > 0 or (won[side] == 0 and not now.bosses[side]):
            yield side, replace(now, won=tuple(won))


def test_a_trick_less_is_never_worse() -> None:
    """The table relies on it: what is proven with some tricks holds with fewer."""
    random = Random(3)
    solver = Solver(SMALLEST_MEMORY)
    better = 0
    for _ in range(2000):
        now = invented(random, random.randint(2, 3), fewest_won=3)
        value = solve_by_minimax(now)
        for side, fewer in with_a_trick_less(now):
            gain = (solve_by_minimax(fewer) - value) * (1 if side == 0 else -1)
            assert gain >= 0
            better += gain > 0
    assert better > 100  # it would say little about positions where tricks never count
    for _ in range(60):
        now = invented(random, random.randint(5, 7), fewest_won=2)
        value = solver.solve(now, cards=False, line=False).value.lower
        for side, fewer in with_a_trick_less(now):
            solver.clear()  # or the table would take for granted what is to be shown
            gain = solver.solve(fewer, cards=False, line=False).value.lower - value
            assert gain >= 0 if side == 0 else gain <= 0


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_values_equal_plain_alpha_beta(cards: int) -> None:
    random = Random(cards)
    solver = Solver()
    for number in range(6):
        now = played_at_random(FOUR, cards, number % 4, random)
        assert (
            solver.solve(now, cards=False, line=False).value == (solve_by_alpha_beta(now)[0],) * 2
        )


@pytest.mark.parametrize("seed", [20, 42, 46, 49, 53])
def test_a_wrong_guess_changes_no_answer(seed: int) -> None:
    """With nine cards a narrow search guesses first. Here its guess is wrong, which must not show,
    nor may a limit that strikes in the middle of it."""
    solver = Solver()
    now = played_at_random(FOUR, 9, 3, Random(seed))
    stopped = solver.solve(now, cards=False, line=False, max_nodes=200)
    assert not stopped.complete
    value = solve_by_alpha_beta(now)[0]
    assert stopped.value.lower <= value <= stopped.value.upper
    assert solver.solve(now, cards=False, line=False).value == (value,) * 2


def test_a_warm_table_changes_no_answer() -> None:
    random = Random(5)
    warm = Solver()
    now = played_at_random(FOUR, 7, 0, random)
    while now.result is None:
        assert warm.solve(now)[:2] == Solver().solve(now)[:2]
        assert now.turn is not None
        now = now.apply(random.choice(list(now.legal(now.turn))))


def test_limits_give_bounds_that_hold() -> None:
    random = Random(6)
    for nodes in (1, 10, 100, 1000, 10_000):
        now = played_at_random(FOUR, 7, nodes % 3, random)
        exact = Solver().solve(now)
        limited = Solver(SMALLEST_MEMORY).solve(now, max_nodes=nodes)
        assert limited.value.lower <= exact.value.lower <= limited.value.upper
        assert len(limited.cards) == len(exact.cards)
        for (card, bounds), (same, value) in zip(limited.cards, exact.cards, strict=True):
            assert card is same
            assert bounds.lower <= value.lower <= bounds.upper
    assert not limited.complete or limited.nodes <= 11_000


def test_progress_is_told_and_may_stop_the_search() -> None:
    now = after_the_pass(FOUR, Random(7))
    told: list[tuple[Bounds, int]] = []

    def stop(bounds: Bounds, nodes: int) -> bool:
        told.append((bounds, nodes))
        return False

    solution = Solver().solve(now, progress=stop, max_seconds=20)
    assert solution.complete or len(told) == 1


def test_what_progress_raises_comes_through() -> None:
    def fail(_bounds: Bounds, _nodes: int) -> bool:
        raise KeyError("mine")

    random = Random(8)
    solver = Solver()
    raised = False
    for _ in range(20):
        try:
            solver.solve(after_the_pass(FOUR, random), progress=fail, max_seconds=5)
        except KeyError:
            raised = True
            break
    assert raised
    solver.clear()  # and it is free again


@needs_threads
def test_a_solver_serves_one_thread_at_a_time() -> None:
    solver = Solver()
    refusals: list[InvalidValue] = []

    def ask_again(_bounds: Bounds, _nodes: int) -> bool:
        def ask() -> None:
            try:
                solver.clear()
            except InvalidValue as error:
                refusals.append(error)

        thread = Thread(target=ask)
        thread.start()
        thread.join()
        return False

    random = Random(9)
    while not refusals:
        solver.solve(after_the_pass(FOUR, random), progress=ask_again)


# --- the rules' cases, decided by the last card -------------------------------------------------


def last_card(now: Round) -> int:
    solution = Solver(SMALLEST_MEMORY).solve(now)
    assert result_of(now, solution.line) == solution.value.lower
    return solution.value.lower


def test_case_22_five_bosses_score_but_for_the_trump_boss() -> None:
    now = position(
        FOUR, ["F7", "W2", "S7", "W3"],
        trump="D", leader=0, bosses=["E7 C7 L7", "W7 D7"], won=[5, 6],
    )  # fmt: skip
    assert last_card(now) == 6


def test_case_23_the_last_trick_decides_when_a_seven_lies_face_up() -> None:
    now = position(
        FOUR, ["F8", "F6", "E2", "E3"],
        trump="S", leader=0, bosses=["W7 E7 C7", "L7 D7 F7"], won=[5, 6],
    )  # fmt: skip
    assert last_card(now) == 1


def test_case_24_the_seventh_trick_without_a_boss_loses_even_at_the_end() -> None:
    now = position(
        FOUR, ["F8", "F6", "E2", "E3"],
        trump="S", leader=0, bosses=["W7 E7 C7", "L7 D7 F7"], won=[6, 5],
    )  # fmt: skip
    assert last_card(now) == -4


def test_case_26_the_loser_of_seven_tricks_leaves_the_bosses_in_all_hands() -> None:
    now = position(
        FOUR, ["S13 F7", "S8 E3", "S9 C7", "S10 E4"],
        trump="L", leader=0, bosses=["W7 S7", "D7 E7 L7"], won=[6, 4],
    )  # fmt: skip
    assert SolverPosition.of(now).turn == 0
    assert result_of(now, tuple(map(Card.parse, ["S13", "S8", "S9", "S10"]))) == -4
    assert last_card(now) == max(value.lower for _, value in Solver().solve(now).cards)


def test_R12_the_super_trump_must_follow_wind() -> None:
    now = position(
        FOUR, ["W3 F8", "WA S7", "W4 F9", "W5 F10"],
        trump="C", leader=0, bosses=["W7 E7 C7", "L7 D7 F7"], won=[5, 5],
    )  # fmt: skip
    led = plays(now, "W3")
    assert [card.code for card, _ in Solver().solve(led).cards] == ["WA"]


# --- what is refused ----------------------------------------------------------------------------


def open_position() -> SolverPosition:
    return SolverPosition.of(played_at_random(FOUR, 3, 0, Random(11)))


@pytest.mark.parametrize("ruleset", [THREE, SUITORS], ids=lambda ruleset: ruleset.name)
def test_other_rulesets_are_refused(ruleset: Ruleset) -> None:
    with pytest.raises(InvalidValue, match="four players"):
        Solver(SMALLEST_MEMORY).solve(after_the_pass(ruleset, Random(12)))


def test_a_round_out_of_its_tricks_is_refused() -> None:
    random = Random(13)
    start = Match.new(FOUR).apply(deal(FOUR, random.randbytes(32))).round
    assert start is not None
    with pytest.raises(InvalidValue, match="pass"):
        Solver(SMALLEST_MEMORY).solve(start)
    over = after_the_pass(FOUR, random)
    while over.result is None:
        assert over.turn is not None
        over = over.apply(next(over.legal(over.turn)))
    with pytest.raises(InvalidValue, match="over"):
        Solver(SMALLEST_MEMORY).solve(over)


def bad_positions() -> Iterator[SolverPosition]:
    good = open_position()
    hands, bosses = good.hands, good.bosses

    def but(
        hands: tuple[CardSet, ...] = hands,
        trump: Suit = good.trump,
        leader: int = good.leader,
        trick: tuple[Card, ...] = (),
        won: tuple[int, ...] = good.won,
        bosses: tuple[CardSet, ...] = bosses,
    ) -> SolverPosition:
        return SolverPosition(hands, trump, leader, trick, won, bosses)

    yield but(hands=hands[:3])
    yield but(hands=(hands[1], hands[1], hands[2], hands[3]))
    yield but(hands=(CardSet(1 << 60), *hands[1:]))
    yield but(hands=(CardSet(-1), *hands[1:]))
    yield but(hands=(CardSet(1 << 80), *hands[1:]))
    yield but(hands=(CardSet(), CardSet(), CardSet(), CardSet()))
    yield but(hands=(CardSet(), *hands[1:]))
    yield but(hands=(CardSet.of("W7f"), *hands[1:]))
    yield but(leader=4)
    yield but(leader=-1)
    yield but(leader=1 << 40)
    yield but(won=(7, 0))
    yield but(won=(-1, 0))
    yield but(won=(1, 2, 3))
    yield but(trick=tuple(ALL_CARDS[:4]))
    yield but(trick=(next(iter(hands[0])),))
    yield but(bosses=(CardSet.of("W2"), bosses[1]))
    yield but(bosses=(bosses[0], bosses[0]))
    yield but(bosses=(CardSet(), CardSet()))
    yield but(won=(6, 6))
    yield but(won=(good.won[0] + 1, good.won[1]))
    yield but(trump=7)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", range(22))
def test_no_bad_position_enters_the_kernel(number: int) -> None:
    with pytest.raises(InvalidValue):
        Solver(SMALLEST_MEMORY).solve(list(bad_positions())[number])


def test_bad_limits_are_refused() -> None:
    solver = Solver(SMALLEST_MEMORY)
    with pytest.raises(InvalidValue):
        solver.solve(open_position(), max_nodes=0)
    with pytest.raises(InvalidValue):
        solver.solve(open_position(), max_seconds=-1.0)
    with pytest.raises(InvalidValue):
        Solver(1)
