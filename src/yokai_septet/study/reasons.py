"""Why the best choice was better, and what the choice made gave away: messages with parameters."""

from typing import Final

from yokai_septet.bots import Why
from yokai_septet.bots.positions import SENTENCES_KNOW
from yokai_septet.bots.why import plain, why
from yokai_septet.game import Choice, Ruleset, View
from yokai_septet.study.verdicts import ChoiceValue, Judgement, choice_of

WORTH_TELLING = 0.02
"""The least change of a chance that is told."""
POINTS_WORTH_TELLING = 0.1


_EARLIER: Final = "bot-why-"
_EARLIER_GAVE_AWAY: Final = "review-gave-bosses"


def reasons(view: View, judgement: Judgement) -> tuple[Why | None, Why | None]:
    """Why the best choice is good, compared with the one made, and what that one gave away; None
    for what cannot be told in a sentence, or if the best choice was made."""
    best, made = judgement.best, judgement.made_value
    if best is made:
        return None, None
    reason = why(view, choice_of(view, best.cards), choice_of(view, made.cards))
    return reason, _gave_away(best, made, view.ruleset)


def kept_reason(reason: Why | None, best: Choice) -> Why | None:
    """A reason that was kept. Those of engines before 6 were not held to the position, so the plain
    one takes their place."""
    if reason is None or reason.message == _EARLIER_GAVE_AWAY:
        return None
    return plain(best) if reason.message.startswith(_EARLIER) else reason


def _gave_away(best: ChoiceValue, made: ChoiceValue, ruleset: Ruleset) -> Why | None:
    fewer = best.points - made.points >= POINTS_WORTH_TELLING
    if best.round is None or made.round is None:
        return Why("review-gave-seals") if fewer else None
    fewer_wins = best.round - made.round
    seventh = (made.lost_by_seventh or 0.0) - (best.lost_by_seventh or 0.0)
    tells = ruleset.losing_trick == SENTENCES_KNOW and seventh >= WORTH_TELLING
    if tells and 2 * seventh >= fewer_wins:
        return Why("review-gave-seventh", {"chance": round(100 * seventh)})
    if fewer_wins >= WORTH_TELLING:
        certain = best.round == 1 and made.round == 0  # only then is it said to lose the round
        chance = 100 if certain else min(99, round(100 * fewer_wins))
        return Why("review-gave-round", {"chance": chance})
    return Why("review-gave-points") if fewer else None
