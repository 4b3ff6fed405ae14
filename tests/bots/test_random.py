"""The random player."""

from random import Random

import pytest

from yokai_septet import RULESETS, InvalidValue, Match, Ruleset, deal, view
from yokai_septet.bots import PLAYERS, Budget, player


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_finishes_a_match_in_every_ruleset(ruleset: Ruleset, name: str) -> None:
    match, rng = Match.new(ruleset), Random(7)
    while match.result is None:
        if match.awaits_deal:
            match = match.apply(deal(ruleset, bytes(32), match.round_number))
        seat = match.to_act[0]
        match = match.apply(player(name)(view(match, seat), rng, Budget()))


def test_an_unknown_player_is_named_in_the_error() -> None:
    with pytest.raises(InvalidValue, match=r"'nobody' is not a bot; the bots are .*random"):
        player("nobody")
