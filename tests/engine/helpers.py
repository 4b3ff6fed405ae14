"""Rulesets and random matches for the engine's tests."""

import sys
from collections.abc import Iterator
from random import Random

import pytest

from tests.invented import INVENTED_RULESETS
from tests.kit import EVERY_OPTION, ruleset_id
from yokai_septet.engine import World
from yokai_septet.engine.packing import pack_ruleset
from yokai_septet.game import (
    Match,
    Play,
    Ruleset,
    deal,
)
from yokai_septet.game.actions import Pass

ALL_RULESETS: list[Ruleset] = list(EVERY_OPTION)
WITH_QUICK_FORMS = [ruleset for ruleset in ALL_RULESETS if pack_ruleset(ruleset).specialised]
"""Those for whose numbers the kernel has code of their own."""
AND_INVENTED: list[Ruleset] = [*ALL_RULESETS, *INVENTED_RULESETS]
"""All that are listed, and others."""
names = ruleset_id

needs_threads = pytest.mark.skipif(
    sys.platform == "emscripten", reason="Python in WebAssembly has no threads"
)


def random_match(ruleset: Ruleset, seed: int, rounds: int = 1) -> Iterator[Match]:
    """Every state of a match played at random, from the first deal on, for some rounds."""
    random = Random(seed)
    match = Match.new(ruleset)
    while match.result is None:
        if match.round is None:
            if len(match.finished) == rounds:
                return
            match = match.apply(deal(ruleset, random.randbytes(32), match.round_number))
        else:
            seat = random.choice(match.to_act)
            if match.round.leader is None:
                cards = random.sample(list(match.round.hand(seat)), ruleset.pass_size)
                match = match.apply(Pass(seat, tuple(cards)))
            else:
                match = match.apply(random.choice(list(match.legal(seat))))
        yield match


def replay(match: Match, world: World) -> Match:
    """The match as it would be in this world, after the same public events."""
    now = match.round
    assert now is not None
    before = match._replace(
        round=None, seals=match.finished[-1].seals if match.finished else match.seals
    )
    if not match.finished:
        before = Match.new(match.ruleset)
    other = before.apply(world.deal)
    for choice in world.passes:
        if choice is not None:
            other = other.apply(choice)
    for trick in now.tricks:
        for position, card in enumerate(trick.cards):
            other = other.apply(Play(trick.seat_of(position), card))
    for position, card in enumerate(now.trick):
        assert now.leader is not None
        seat = (now.leader + position) % match.ruleset.players
        other = other.apply(Play(seat, card))
    return other
