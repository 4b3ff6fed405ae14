"""Hints: a bot's advice on a person's decision, as a message to that person alone."""

from collections.abc import Sequence
from itertools import accumulate

from yokai_septet.bots import Advice, Why
from yokai_septet.game import Match, Round
from yokai_septet.protocol import messages as m


def hint_message(
    command_id: str, match: Match, now: Round, advice: Sequence[Advice], reason: Why
) -> m.HintAnswer:
    """The answer to a person who asked for a hint.

    A choice that the search gave up early was tried less often, so its estimate may lie above that
    of a better one by chance. The ranking knows more: chances never rise along it.
    """
    chances = accumulate((one.match_win for one in advice), _no_more_than)
    return m.HintAnswer(
        id=command_id,
        round=match.round_number,
        trick=now.trick_number,
        advice=[
            m.CardAdvice(
                cards=[card.code for card in one.choice.cards],
                round_win=one.round_win,
                match_win=chance,
                points=one.points,
                error=one.error,
            )
            for one, chance in zip(advice, chances, strict=True)
        ],
        why=reason.message,
        why_params=reason.params,
    )


def _no_more_than(better: float | None, chance: float | None) -> float | None:
    return chance if better is None or chance is None else min(better, chance)
