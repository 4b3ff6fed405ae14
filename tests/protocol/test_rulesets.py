"""A ruleset travels as data and comes back whole, also one that nobody has heard of."""

from dataclasses import replace

import msgspec
import pytest

from tests.kit import EVERY_RULESET, ruleset_id
from yokai_septet.game import CardSet, Ruleset
from yokai_septet.game.ruleset import THREE_ADVANCED
from yokai_septet.protocol.rulesets import RulesetInfo, ruleset_from, ruleset_info

INVENTED = replace(
    THREE_ADVANCED,
    name="invented",
    hand_size=5,
    pass_to=(2, 1),
    goal=11,
    deck=CardSet.parse("W7 E7 C7 L7 D7 F7 S7 WA W2 E3 C4 L5 D6 F8 S13 S12"),
    bosses_to_win=2,
    boss_points=(3, 1, 4, 1, 5, 9, 2),
)


@pytest.mark.parametrize("ruleset", [*EVERY_RULESET, INVENTED], ids=ruleset_id)
def test_a_ruleset_comes_back_as_it_was_sent(ruleset: Ruleset) -> None:
    sent = msgspec.json.encode(ruleset_info(ruleset))
    assert ruleset_from(msgspec.json.decode(sent, type=RulesetInfo)) == ruleset
