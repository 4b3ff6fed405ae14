"""Why the best choice was better, and what the choice made gave away: messages with parameters."""

from dataclasses import dataclass
from typing import Final

from yokai_septet.bots import Why, plain, why
from yokai_septet.bots.positions import SENTENCES_KNOW
from yokai_septet.game import Pass, Play, Ruleset, View
from yokai_septet.study.verdicts import ChoiceValue, Judgement

WORTH_TELLING = 0.02
"""The least change of a chance that is told."""
POINTS_WORTH_TELLING = 0.1


@dataclass(frozen=True, slots=True)
class Reasons:
    """Two sentences about a choice that was not the best."""

    best: Why
    """Why the best choice is good, compared with the one made."""
    gave_away: Why | None
    """What the choice made gave away; None if it cannot be told in a sentence."""


def read_reasons(choice: Pass | Play, best: Why, gave_away: Why | None) -> Reasons:
    """Reasons that were kept. Those of engines before 6 were not held to the position, so the plain
    one takes their place."""
    if best.message.startswith(_EARLIER):
        best = plain(choice)
    if gave_away is not None and gave_away.message == _EARLIER_GAVE_AWAY:
        gave_away = None
    return Reasons(best, gave_away)


_EARLIER: Final = "bot-why-"
_EARLIER_GAVE_AWAY: Final = "review-gave-bosses"


def reasons(view: View, judgement: Judgement) -> Reasons | None:
    """The reasons; None if the best choice was made."""
    best, made = judgement.best, judgement.made
    if best is made:
        return None
    return Reasons(why(view, best.choice, made.choice), _gave_away(best, made, view.ruleset))


def _gave_away(best: ChoiceValue, made: ChoiceValue, ruleset: Ruleset) -> Why | None:
    fewer = best.points - made.points >= POINTS_WORTH_TELLING
    if best.round_win is None or made.round_win is None:
        return Why("review-gave-seals") if fewer else None
    fewer_wins = best.round_win - made.round_win
    seventh = (made.lost_by_seventh or 0.0) - (best.lost_by_seventh or 0.0)
    tells = ruleset.losing_trick == SENTENCES_KNOW and seventh >= WORTH_TELLING
    if tells and 2 * seventh >= fewer_wins:
        return Why("review-gave-seventh", {"chance": round(100 * seventh)})
    if fewer_wins >= WORTH_TELLING:
        return Why("review-gave-round", {"chance": round(100 * fewer_wins)})
    return Why("review-gave-points") if fewer else None
