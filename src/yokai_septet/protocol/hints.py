"""Hints on the wire."""

from yokai_septet.bots import Hint
from yokai_septet.game import View
from yokai_septet.protocol import messages as m


def hint_answer(command_id: str, view: View, hint: Hint) -> m.HintAnswer:
    """The answer to a person who asked for a hint, told to them alone."""
    return m.HintAnswer(
        id=command_id,
        after=view.after,
        advice=[
            m.CardAdvice(
                cards=estimate.choice.cards,
                round_win=estimate.round_win,
                match_win=estimate.match_win,
                points=estimate.points,
                error=estimate.error,
            )
            for estimate in hint.advice
        ],
        why=hint.why.message if hint.why else None,
        why_params=hint.why.params if hint.why else {},
    )
