"""The verdicts of a review in words, and as figures under the cards of a hand."""

from collections.abc import Iterator

from yokai_septet.bots import Why
from yokai_septet.game import Card
from yokai_septet.study import DecisionKind, Grade, Verdict
from yokai_septet.texts import Texts


def is_blamed(verdict: Verdict) -> bool:
    """Whether the choice cost something worth telling."""
    return verdict.grade not in (Grade.BEST, Grade.GOOD)


def verdict_line(texts: Texts, verdict: Verdict, name: str) -> str:
    """How good the choice of the player with this name was."""
    made, best = verdict.made, verdict.best.cards
    if verdict.by is not None:
        name = texts.format("review-verdict-by", name=name, by=verdict.by)
    if not is_blamed(verdict):
        message = f"review-verdict-{verdict.grade.value}"
        return texts.format(message, name=name, made=made, best=best)
    return texts.format(
        "review-verdict-lost",
        name=name,
        made=made,
        best=best,
        grade=texts.format("cli-review-grade", grade=verdict.grade.value),
        points=texts.number(verdict.points_lost),
    )


def reason_lines(texts: Texts, verdict: Verdict) -> Iterator[str]:
    """Why another choice was better, and what this one gave away."""

    def told(why: Why) -> str:
        return texts.format(why.message, **why.params)

    if is_blamed(verdict):
        yield from map(told, filter(None, (verdict.why, verdict.gave_away)))


def chances(verdict: Verdict) -> dict[Card, str]:
    """The chance to win the match with each card, in percent; nothing for a pass."""
    return {
        card: f"{100 * value.match:.0f}"
        for value in verdict.choices
        if verdict.kind is not DecisionKind.PASS
        for card in value.cards
    }
