"""No input crashes the process: spoiled rounds and views are refused or played, nothing else."""

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from yokai_septet.engine import (
    OpenRound,
    Worlds,
    choose_pass,
    choose_play,
    count_worlds,
    default_weights,
    play_open_round,
    play_worlds,
    sample_worlds,
)
from yokai_septet.errors import YokaiError
from yokai_septet.game import ALL_CARDS, CardSet, Match, Round, Ruleset, view

from .helpers import ALL_RULESETS, names, random_match


def spoiled(value: Any, random: Random) -> Any:
    """The same kind of value, but another one, often one that makes no sense."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, CardSet):
        return CardSet(spoiled(value.mask, random))
    if type(value) is int:
        return random.choice(
            [
                value ^ 1 << random.randrange(60),
                -value - 1,
                value + 1,
                0,
                1 << 64,
                random.getrandbits(56),
            ]
        )
    if value in ALL_CARDS:
        return random.choice(ALL_CARDS)
    if isinstance(value, tuple) and value and type(value) is tuple:
        i = random.randrange(len(value))
        return random.choice(
            [
                (*value[:i], spoiled(value[i], random), *value[i + 1 :]),
                value[:-1],
                value + value[-1:],
                (),
                tuple(random.sample(value, len(value))),
            ]
        )
    return random.choice([value, None])


def some_states(ruleset: Ruleset, seed: int) -> list[Match]:
    return [m for m in random_match(ruleset, seed, rounds=2) if m.round]


@pytest.mark.parametrize("ruleset", ALL_RULESETS[::2], ids=names)
def test_spoiled_rounds(ruleset: Ruleset) -> None:
    random = Random(1)
    states = some_states(ruleset, 1)
    accepted = 0
    for _ in range(400):
        now = random.choice(states).round
        assert now is not None
        for _ in range(random.randint(1, 2)):
            field = random.choice(Round._fields[5:])
            now = now._replace(**{field: spoiled(getattr(now, field), random)})
        try:
            position = OpenRound.of(now)
            play_open_round(position, random.choice([None, default_weights(ruleset)]), 5, seed=1)
            position.perft(2)
            accepted += 1
        except (YokaiError, TypeError, AttributeError, AssertionError, IndexError):
            pass  # what is not even a round may fail in any way that Python can survive
    assert accepted > 10


@pytest.mark.parametrize("ruleset", ALL_RULESETS[::2], ids=names)
def test_spoiled_views(ruleset: Ruleset) -> None:
    random = Random(2)
    states = some_states(ruleset, 2)
    player = default_weights(ruleset)
    accepted = 0
    for _ in range(400):
        eyes = view(random.choice(states), random.choice(ruleset.seats))
        for _ in range(random.randint(1, 2)):
            part = random.choice(["round", "own"])
            whole = getattr(eyes, part)
            name = random.choice(fields(whole)).name
            bad = replace(whole, **{name: spoiled(getattr(whole, name), random)})
            eyes = eyes._replace(**{part: bad})
        for act in [
            lambda eyes: play_worlds(sample_worlds(eyes, 5, seed=1), player, seed=1),
            lambda eyes: sample_worlds(eyes, 5, seed=1).log_likelihoods(),
            lambda eyes: Worlds.of(eyes, sample_worlds(eyes, 5, seed=1)),
            count_worlds,
            choose_play,
            choose_pass,
        ]:
            try:
                act(eyes)
                accepted += 1
            except (YokaiError, TypeError, AttributeError, AssertionError, IndexError, ValueError):
                pass
    assert accepted > 50
