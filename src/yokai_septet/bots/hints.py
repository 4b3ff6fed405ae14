"""A hint: what a bot thinks of a person's choices and why, the same wherever it is asked."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from random import Random
from typing import Final

from yokai_septet.bots.advice import Advice, Why
from yokai_septet.bots.player import Budget, Player
from yokai_septet.bots.registry import PLAYERS, advice_of
from yokai_septet.game import View

ADVISER: Final = "master"
"""Bots that follow rules have no estimates, so this one advises, whoever plays."""
BUDGET: Final = Budget(nodes=8_000)


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot thinks of the choices of a seat, the best first, and why that one."""

    advice: Sequence[Advice]
    why: Why | None = None


def hint_for(view: View, adviser: Player = PLAYERS[ADVISER]) -> Hint:
    """The hint for the decision in this view. Nodes and a fixed seed: the same question has the
    same answer, whoever asks again."""
    from yokai_septet.bots.why import why  # most matches are played without a hint

    advice = ranked(advice_of(adviser, view, Random(0), BUDGET))
    instead = advice[1].choice if len(advice) > 1 else None
    return Hint(advice, why(view, advice[0].choice, instead))


def ranked(advice: Sequence[Advice]) -> tuple[Advice, ...]:
    """The advice with chances that never rise along it. A choice that the search gave up early was
    tried less often, so its estimate may lie above that of a better one by chance; the ranking
    knows more."""
    chances = accumulate((estimate.match_win for estimate in advice), _no_more_than)
    return tuple(
        replace(estimate, match_win=chance)
        for estimate, chance in zip(advice, chances, strict=True)
    )


def _no_more_than(better: float | None, chance: float | None) -> float | None:
    return chance if better is None or chance is None else min(better, chance)
