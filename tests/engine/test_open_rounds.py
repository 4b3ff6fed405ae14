"""The kernel's rounds are those of `game`: legal cards, winners, ends, points, perft."""

import pytest

from tests.game.golden import OPENED, PERFT, golden, opened
from yokai_septet.engine import OpenRound, random_round
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Card, Play, Reason, Round, Ruleset

from .compare import compare_with_game
from .helpers import ALL_RULESETS, AND_INVENTED, names, random_match


@pytest.mark.parametrize("ruleset", AND_INVENTED, ids=names)
def test_random_rounds_equal_the_reference(ruleset: Ruleset) -> None:
    for seed in range(400):
        compare_with_game(ruleset, seed)


@pytest.mark.parametrize("ruleset", AND_INVENTED, ids=names)
def test_every_position_of_a_match_equals_the_reference(ruleset: Ruleset) -> None:
    """Rounds after the first count too: other leaders, seals from before."""
    position: OpenRound | None = None
    for match in random_match(ruleset, seed=7, rounds=6):
        now = match.round
        if now is None and position is not None:
            last = match.finished[-1]
            position = position.play(last.tricks[-1].cards[-1])
            assert last.result is not None
            assert position.outcome is not None
            assert position.outcome.points == last.result.points
            assert position.outcome.seals == last.seals
            position = None
        if now is None or now.leader is None:
            continue
        if position is None:
            position = OpenRound.of(now)
        else:
            cards = now.trick or now.tricks[-1].cards
            position = position.play(cards[-1])
        for same in (position, OpenRound.of(now)):
            assert same.turn == now.turn
            assert same.trump == now.trump
            assert same.playable.mask == now.playable()
            assert tuple(hand.mask for hand in same.hands) == now.hands
            assert tuple(bosses.mask for bosses in same.bosses) == now.bosses
            assert same.won == now.won
            assert not same.is_over
            assert same.outcome is None


def perft(now: Round, depth: int) -> int:
    """The reference count: what the kernel's means."""
    if depth == 0 or now.result is not None:
        return 1
    assert now.turn is not None
    return sum(perft(now.apply(play), depth - 1) for play in list(now.legal(now.turn)))


@pytest.mark.parametrize("ruleset", AND_INVENTED[::2], ids=names)
def test_perft_equals_the_reference(ruleset: Ruleset) -> None:
    states = [m for m in random_match(ruleset, seed=7) if m.round and m.round.leader is not None]
    for match in (states[0], states[len(states) // 2], states[-5]):
        assert match.round is not None
        position = OpenRound.of(match.round)
        depth = max(d for d in range(1, 9) if position.perft(d) < 5000)
        assert position.perft(depth) == perft(match.round, depth)


@pytest.mark.parametrize("name", OPENED)
def test_perft_equals_the_golden_counts(name: str) -> None:
    for kept in golden(PERFT)[name]["openings"]:
        position = OpenRound.of(opened(OPENED[name], kept["seed"]))
        counts = [position.perft(depth + 1) for depth in range(len(kept["counts"]))]
        assert counts == kept["counts"]


def test_an_illegal_card_is_refused_and_changes_nothing() -> None:
    for match in random_match(ALL_RULESETS[0], seed=5):
        now = match.round
        if now is None or now.leader is None:
            continue
        position = OpenRound.of(now)
        playable = position.playable
        for card in {Card.parse("WA"), Card.parse("S13"), Card.parse("W7f")} - set(playable):
            with pytest.raises(InvalidValue, match="may not be played"):
                position.play(card)
        assert position.playable == playable


def test_impossible_rounds_are_refused() -> None:
    *_, match = (m for m in random_match(ALL_RULESETS[0], seed=5) if m.round)
    now = match.round
    assert now is not None
    assert now.leader is not None
    held = now.hands[0]
    for bad in [
        now._replace(hands=(held, held, held, held)),
        now._replace(hands=(0, 0, 0, 0)),
        now._replace(hands=(1 << 60, *now.hands[1:])),
        now._replace(hands=(-1, *now.hands[1:])),
        now._replace(hands=(1 << 70, *now.hands[1:])),
        now._replace(hands=now.hands * 2),
        now._replace(leader=9),
        now._replace(leader=-1),
        now._replace(trump=None),
        now._replace(won=(99, 0)),
        now._replace(bosses=(held, held)),
        now._replace(trick=(Card.parse("W7f"),)),
        now._replace(trick=now.tricks[0].cards),
    ]:
        with pytest.raises(InvalidValue):
            OpenRound.of(bad)


def test_a_round_that_is_not_being_played_has_no_position() -> None:
    first, *_, last = random_match(ALL_RULESETS[0], seed=5)
    assert first.round is not None
    with pytest.raises(InvalidValue, match="pass is not over"):
        OpenRound.of(first.round)
    with pytest.raises(InvalidValue, match="it is over"):
        OpenRound.of(last.finished[-1])


def test_reasons_all_occur() -> None:
    """The random rounds above would prove little if they always ended alike."""
    seen = {random_round(rs, seed).outcome.reason for rs in ALL_RULESETS for seed in range(250)}
    assert seen == set(Reason)


def test_play_is_a_value() -> None:
    match = next(
        m for m in random_match(ALL_RULESETS[0], 1) if m.round and m.round.leader is not None
    )
    assert match.round is not None
    position = OpenRound.of(match.round)
    card = next(iter(position.playable))
    after = position.play(card)
    assert card in position.hands[position.turn]
    assert card not in after.hands[position.turn]
    assert match.round.apply(Play(position.turn, card)).turn == after.turn
