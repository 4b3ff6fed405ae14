"""Clients get the ruleset of a table whole, also one that they have never heard of."""

import pytest

from tests.invented import INVENTED
from tests.kit import EVERY_RULESET, ruleset_id
from yokai_septet.game import Ruleset
from yokai_septet.protocol.codec import decoder, encode


@pytest.mark.parametrize("ruleset", [*EVERY_RULESET, INVENTED], ids=ruleset_id)
def test_a_ruleset_comes_back_as_it_was_sent(ruleset: Ruleset) -> None:
    assert decoder(Ruleset).decode(encode(ruleset)) == ruleset
