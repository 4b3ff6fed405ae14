"""A ruleset that exists in tests only: whoever plays it must read what it says, not know its name.

`python -m tests.invented serve …` is the `yokai` command with this ruleset among the others.
"""

from dataclasses import replace
from typing import Final

from yokai_septet.game import RULESETS, CardSet, Ruleset

INVENTED: Final[Ruleset] = replace(
    RULESETS["three-advanced"],
    name="invented",
    hand_size=5,
    pass_to=(2, 1),
    goal=11,
    deck=CardSet.parse("W7 E7 C7 L7 D7 F7 S7 WA W2 E3 C4 L5 D6 F8 S13 S12"),
    bosses_to_win=2,
    boss_points=(3, 1, 4, 1, 5, 9, 2),
)

if __name__ == "__main__":
    from yokai_septet.cli import main

    RULESETS[INVENTED.name] = INVENTED
    main()
