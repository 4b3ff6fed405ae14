"""Why the best choice was better, and what the choice made gave away: messages with parameters."""

from dataclasses import dataclass

from yokai_septet.bots import Why, why
from yokai_septet.game import View
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


def reasons(view: View, judgement: Judgement) -> Reasons | None:
    """The reasons; None if the best choice was made."""
    best, made = judgement.best, judgement.made
    if best is made:
        return None
    return Reasons(why(view, best.choice, made.choice), _gave_away(best, made))


def _gave_away(best: ChoiceValue, made: ChoiceValue) -> Why | None:
    fewer = best.points - made.points >= POINTS_WORTH_TELLING
    if best.round_win is None or made.round_win is None:
        return Why("review-gave-seals") if fewer else None
    seventh = (made.lost_by_seventh or 0.0) - (best.lost_by_seventh or 0.0)
    bosses = best.round_win - made.round_win - seventh
    if max(seventh, bosses) >= WORTH_TELLING:
        message = "review-gave-seventh" if seventh >= bosses else "review-gave-bosses"
        return Why(message, {"chance": round(100 * max(seventh, bosses))})
    return Why("review-gave-points") if fewer else None
