"""Rulesets that exist in tests only: whoever plays them must read what they say, not know a name.

`python -m tests.invented serve …` is the `yokai` command with `INVENTED_RULESETS` among the others.
"""

from dataclasses import replace
from typing import Final

from yokai_septet.game import RULESETS, CardSet, LaterLeader, Leads, Ruleset, Scoring

INVENTED: Final[Ruleset] = replace(
    RULESETS["three-advanced"],
    name="invented",
    hand_size=5,
    pass_to=(2, 1),
    goal=11,
    deck=CardSet.parse("W7 E7 C7 L7 D7 F7 S7 WA W2 E3 C4 L5 D6 F8 S13 S12"),
    bosses_to_win=2,
    losing_trick=3,
    boss_points=(3, 1, 4, 1, 5, 9, 2),
)
"""Three players, two of whom always win something soon."""

_FOUR = RULESETS["four-advanced"]
_WITHOUT_ONE = CardSet(_FOUR.deck.mask & ~CardSet.parse("W2").mask)

TWO_BOSSES: Final = replace(_FOUR, name="two-bosses", bosses_to_win=2)
"""The standard game with one number changed."""
SMALLER: Final = replace(
    _FOUR, name="smaller", hand_size=11,
    deck=CardSet(_FOUR.deck.mask & ~CardSet.parse("W2 E2 C3 L4").mask),
)  # fmt: skip
"""One hand card less for everybody."""
TWO: Final = Ruleset(
    "two", 24, (), (0, 1), Scoring.ADVANCED, goal=7, losing_trick=13, leads=Leads.TURNS
)
"""Two players who pass nothing and lead by turns."""
EACH_ALONE: Final = Ruleset(
    "each-alone", 12, (1, 3, 1), (0, 1, 2, 3), Scoring.ADVANCED, goal=9, bosses_to_win=2,
    losing_trick=5, boss_points=(1, 2, 3, 4, 1, 2, 3),
)  # fmt: skip
"""Four sides, which no printed game has."""
LED_TRUMP: Final = Ruleset(
    "led-trump", 12, (1, 2, 2, 2, 3), (0, 1, 0, 1), Scoring.BASIC, goal=3, deck=_WITHOUT_ONE,
    bosses_to_win=3, losing_trick=None,
)  # fmt: skip
"""No card is left, so the first lead makes trump, and no number of tricks loses."""
FEW_SEALS: Final = Ruleset(
    "few-seals", 14, (1,), (0, 1), Scoring.SEALS_ONCE, goal=3, bosses_to_win=None,
    losing_trick=None,
    deck=CardSet(RULESETS["suitors"].deck.bosses.mask | CardSet.parse(
        "WA W2 W3 E2 E3 C3 C4 L4 L5 D5 D6 F6 S12 S13").mask),
)  # fmt: skip
"""Seals for two players."""
SMALL_SEALS: Final = Ruleset(
    "small-seals", 2, (3,), (0, 1, 0, 1), Scoring.SEALS, goal=7, bosses_to_win=None,
    losing_trick=None, later_leader=LaterLeader.ACE,
    deck=CardSet.parse("W7 W7f E7 E7f WA W2 E2 C3"),
)  # fmt: skip
"""Hands so small that two seats often hold the same one in two possible deals."""
DISCARD: Final = replace(TWO, name="discard", pass_to=(0,))
"""A card of every hand is put aside, which the kernel does not play."""

INVENTED_RULESETS: Final = (
    INVENTED, TWO_BOSSES, SMALLER, TWO, EACH_ALONE, LED_TRUMP, FEW_SEALS,
)  # fmt: skip
"""Those that everything plays."""

if __name__ == "__main__":
    from yokai_septet.cli import main

    RULESETS.update({ruleset.name: ruleset for ruleset in INVENTED_RULESETS})
    main()
