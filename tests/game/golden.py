"""Golden counts of positions."""

import json
from pathlib import Path
from typing import Any

from tests.kit import seed_of
from yokai_septet import RULESETS, LaterLeader, Round, Ruleset
from yokai_septet.game.perft import start

GOLDEN = Path(__file__).parents[1] / "golden"
PERFT = GOLDEN / "perft.json"
LED_BY_ACE = {
    f"{name}-ace": ruleset.with_later_leader(LaterLeader.ACE)
    for name, ruleset in RULESETS.items()
    if ruleset.has_seals
}
OPENED = RULESETS | LED_BY_ACE


def opened(ruleset: Ruleset, seed: int) -> Round:
    """A round before its first card; with R52's option ace the second, whose leader it changes."""
    second = ruleset.later_leader is LaterLeader.ACE
    return start(ruleset, seed_of(seed), round_number=2 if second else 1)


def golden(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))
