"""Why a choice is good, in one sentence: the id of a message in `bots.ftl` and its parameters.

The sentence names what speaks most for the choice in the eyes of the rule-based policy, when it is
compared with the next best one.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from yokai_septet.engine import CardScore, explain_pass, explain_play
from yokai_septet.game import Card, Pass, Phase, Play, RoundView, View

_BY_FEATURE: Final = (
    (r"(boss|star|half|pair|flush)_us", "captures"),
    (r"(boss|star|half|pair|flush)_them", "denies"),
    (r"trick_us", "ducks"),
    (r"trick_them", "feeds"),
    (r"(lead|follow|discard)_(boss|star)$", "boss"),
    (r"(lead|follow|discard)_high", "high"),
    (r"(lead|follow|discard)_trump", "trump"),
    (r"(lead|follow|discard)_super_trump", "super-trump"),
    (r"(lead|follow|discard)_last", "void"),
    (r"(lead|follow|discard)_guard", "guard"),
    (r"(lead|follow|discard)_length", "length"),
    (r"(lead|follow|discard)_settled", "sure"),
    (r"lead_their_void", "their-void"),
    (r"lead_partner", "partner"),
    (r"lead_chooses_trump", "chooses-trump"),
)
"""Which features make which reason; `win` and `lose` depend on the position."""

_PASS_BY_FEATURE: Final = (
    (r"give_\w+_(void|short)", "pass-void"),
    (r"give_\w+_(boss|star|bare_boss|twin)", "pass-boss"),
    (r"give_\w+_(high|trump_high)", "pass-high"),
    (r"give_\w+_low", "pass-low"),
    (r"give_\w+_(trump|super_trump)", "pass-trump"),
    (r"give_\w+_guard", "pass-guard"),
)

_ABOUT_OPPONENTS: Final = ("their-seventh", "stops-them", "denies", "feeds")
"""These reasons read otherwise where every opponent counts alone."""


@dataclass(frozen=True, slots=True)
class Why:
    """A message and its parameters: strings and numbers only, fit to be sent anywhere."""

    message: str
    params: dict[str, str | int] = field(default_factory=dict)


def why(view: View, choice: Pass | Play, instead: Pass | Play | None = None) -> Why:
    """What speaks for this choice, rather than for `instead` or else for the next best."""
    now = view.round
    assert now is not None
    if isinstance(choice, Pass):
        return Why(f"bot-why-{_of_pass(view, choice)}")
    if now.phase is Phase.PASS or choice.card not in view.playable():
        raise ValueError(f"{choice} is not a choice of this view")
    judged = {judgement.card: judgement for judgement in explain_play(view)}
    chosen = judged.pop(choice.card)
    if not judged:
        return _about(choice.card, "only", now, view)
    if isinstance(instead, Play) and instead.card in judged:
        other = judged[instead.card]
    else:
        other = max(judged.values(), key=lambda judgement: judgement.score)
    return _about(choice.card, _of_play(view, now, chosen, other), now, view)


def _about(card: Card, kind: str, now: RoundView, view: View) -> Why:
    params: dict[str, str | int] = {
        "suit": card.suit.letter,
        "rank": card.rank,
        "foil": "yes" if card.foil else "no",
    }
    if kind == "ducks":
        assert view.side is not None
        params["count"] = now.won[view.side]
    if kind in _ABOUT_OPPONENTS:
        params["players"] = view.ruleset.players
    return Why(f"bot-why-{kind}", params)


def _of_play(view: View, now: RoundView, chosen: CardScore, other: CardScore) -> str:
    reasons: dict[str, float] = {}
    for feature in {**chosen.parts, **other.parts}:
        gain = chosen.parts.get(feature, 0.0) - other.parts.get(feature, 0.0)
        kind = _kind(view, now, feature)
        if kind is not None:
            reasons[kind] = reasons.get(kind, 0.0) + gain
    kind, gain = max(reasons.items(), key=lambda item: item[1], default=("best", 0.0))
    if gain <= 1e-6:
        return "best"
    return _in_particular(view, now, kind, chosen, other)


def _kind(view: View, now: RoundView, feature: str) -> str | None:
    side = view.side
    assert side is not None
    if feature == "lose":
        return "seventh" if now.won[side] >= 6 else "stops-them"
    if feature == "win":
        theirs = max(won for other, won in enumerate(now.won) if other != side)
        near = len(now.bosses[side]) + 1 >= view.ruleset.bosses_to_win
        return "their-seventh" if theirs >= 6 and not near else "wins-round"
    return next((kind for name, kind in _BY_FEATURE if re.match(name, feature)), None)


def _in_particular(
    view: View, now: RoundView, kind: str, chosen: CardScore, other: CardScore
) -> str:
    """Some reasons can mean two things; the two cards tell which."""
    if kind == "boss":
        return "keeps-boss" if other.card.is_boss and not chosen.card.is_boss else "gives-boss"
    if kind == "high":
        return "sheds-high" if chosen.card.rank > other.card.rank else "keeps-high"
    if kind == "trump":
        return "keeps-trump" if other.card.suit is now.trump else "trumps"
    if kind == "super-trump" and chosen.card.rank == 1:
        return "best"
    if kind == "void" and chosen.parts.keys().isdisjoint(
        {"lead_last", "follow_last", "discard_last"}
    ):
        return "best"
    if kind == "length":
        assert now.hand is not None
        mine, others = (
            sum(held.suit is card.suit for held in now.hand) for card in (chosen.card, other.card)
        )
        return "long" if mine > others else "short"
    if kind == "sure":
        if chosen.card.is_boss and view.ruleset.has_seals:
            return "best"  # its twin is not higher, yet may be what is meant
        return "sure" if any(part.endswith("_settled") for part in chosen.parts) else "unsure"
    if kind == "ducks" and view.ruleset.has_seals:
        return "best"
    return kind


def _of_pass(view: View, choice: Pass) -> str:
    """What the passed cards have more of than the others."""
    reasons: dict[str, float] = {}
    for card, taker in zip(choice.cards, view.ruleset.recipients(choice.seat), strict=True):
        judged = explain_pass(view, taker)
        for judgement in judged:
            share = (judgement.card == card) - 1 / len(judged)
            for feature, part in judgement.parts.items():
                for name, kind in _PASS_BY_FEATURE:
                    if re.match(name + "$", feature):
                        reasons[kind] = reasons.get(kind, 0.0) + share * part
    kind, gain = max(reasons.items(), key=lambda item: item[1], default=("pass-best", 0.0))
    passes_trump = any(_is_trump(view, card) for card in choice.cards)
    if gain <= 1e-6 or (kind == "pass-trump" and passes_trump):
        return "pass-best"  # nobody keeps trumps by passing them
    return kind


def _is_trump(view: View, card: Card) -> bool:
    assert view.round is not None
    return card.rank == 1 or card.suit is view.round.trump
