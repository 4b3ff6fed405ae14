"""Reviews of finished matches: every decision judged, and how much of the result was luck.

    from yokai_septet import records
    from yokai_septet.study import review

    for verdict in review(records.read(text)).costliest(3):
        print(verdict.seat, verdict.made, verdict.best.cards, verdict.loss)

Pure: a record in, values out. `decisions` finds what was decided; `verdicts` and `passes` judge it
from what the seat knew, `open_values` with open cards; `luck` makes the parts add up to the result,
`summary` adds up players, `scale` compares them with bots, `reasons` says why. docs/review.md tells
the method and its limits. `coach` judges one round of a match that may go on, and `what_if` values
the choices at any other moment.
"""

from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.coach import costliest, judge_round
from yokai_septet.study.decisions import DecisionKind, check_reviewable
from yokai_septet.study.luck import Account, CurveStep
from yokai_septet.study.match_review import (
    ENGINE_VERSION,
    Review,
    ReviewDocument,
    ReviewFrame,
    ReviewProgress,
    Verdict,
    document_of,
    read_verdict,
    review,
)
from yokai_septet.study.open_values import OpenValue
from yokai_septet.study.scale import ScaleMark, scale
from yokai_septet.study.summary import DecisionSummary, Share
from yokai_septet.study.verdicts import (
    ChoiceValue,
    Grade,
    Judgement,
    choice_of,
    choice_values,
    judge,
)
from yokai_septet.study.what_if import WhatIf, position, what_if

__all__ = [
    "review", "Review", "Verdict", "ReviewBudget", "ReviewProgress", "check_reviewable",
    "ENGINE_VERSION",
    # one decision
    "judge", "Judgement", "choice_values", "choice_of", "ChoiceValue", "Grade", "DecisionKind",
    "OpenValue",
    # one round
    "judge_round", "costliest",
    # any moment
    "what_if", "WhatIf", "position",
    # the whole
    "CurveStep", "Account", "DecisionSummary", "Share", "scale", "ScaleMark", "ReviewFrame",
    "ReviewDocument", "document_of", "read_verdict",
]  # fmt: skip
