"""Rulesets and random matches for the engine's tests."""

import sys
from collections.abc import Iterator

import pytest

from tests.invented import INVENTED_RULESETS
from tests.kit import EVERY_OPTION, ruleset_id, states
from tests.kit import random_match as whole_random_match
from yokai_septet.engine import World
from yokai_septet.engine.packing import pack_ruleset
from yokai_septet.game import (
    Match,
    Play,
    Ruleset,
)

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
    for match in states(whole_random_match(ruleset, seed)):
        if match.rounds:
            yield match
        if match.round is None and len(match.finished) == rounds:
            return


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
