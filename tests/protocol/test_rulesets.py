"""A ruleset travels as data and comes back whole, also one that nobody has heard of."""

import msgspec
import pytest

from tests.invented import INVENTED
from tests.kit import EVERY_RULESET, ruleset_id
from yokai_septet.game import Ruleset
from yokai_septet.protocol.rulesets import RulesetInfo, ruleset_from, ruleset_info


@pytest.mark.parametrize("ruleset", [*EVERY_RULESET, INVENTED], ids=ruleset_id)
def test_a_ruleset_comes_back_as_it_was_sent(ruleset: Ruleset) -> None:
    sent = msgspec.json.encode(ruleset_info(ruleset))
    assert ruleset_from(msgspec.json.decode(sent, type=RulesetInfo)) == ruleset
