"""Why a choice is good, in one sentence: the id of a message in `bots.ftl` and its parameters.

The sentence names the feature of the rule-based policy that favours the choice most over the next
best one.
"""

import re
from dataclasses import dataclass, field
from math import inf
from typing import Final

from yokai_septet.engine import CardScore, explain_pass, explain_play
from yokai_septet.game import SUPER_TRUMP, Card, Pass, Phase, Play, SeatedView, View

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
"""Reasons whose text depends on whether opponents are partners."""


@dataclass(frozen=True, slots=True)
class Why:
    """A message id and its parameters, which are strings and numbers only and so can be sent."""

    message: str
    params: dict[str, str | int] = field(default_factory=dict)


def why(view: View, choice: Pass | Play, instead: Pass | Play | None = None) -> Why:
    """The main reason for this choice, compared with `instead` or else with the next best."""
    me = view.seated()
    if isinstance(choice, Pass):
        return Why(f"bot-why-{_of_pass(view, choice)}")
    if me.round.phase is Phase.PASS or choice.card not in view.playable():
        raise ValueError(f"{choice} is not a choice of this view")
    scores = {score.card: score for score in explain_play(view)}
    chosen = scores.pop(choice.card)
    if not scores:
        return _about(me, choice.card, "only")
    if isinstance(instead, Play) and instead.card in scores:
        other = scores[instead.card]
    else:
        other = max(scores.values(), key=lambda score: score.score)
    return _about(me, choice.card, _of_play(me, chosen, other))


def _about(me: SeatedView, card: Card, kind: str) -> Why:
    params: dict[str, str | int] = {
        "suit": card.suit.letter,
        "rank": card.rank,
        "foil": "yes" if card.foil else "no",
    }
    if kind == "ducks":
        params["count"] = me.round.won[me.side]
    if kind in _ABOUT_OPPONENTS:
        params["players"] = me.ruleset.players
    return Why(f"bot-why-{kind}", params)


def _of_play(me: SeatedView, chosen: CardScore, other: CardScore) -> str:
    reasons: dict[str, float] = {}
    for feature in {**chosen.parts, **other.parts}:
        gain = chosen.parts.get(feature, 0.0) - other.parts.get(feature, 0.0)
        kind = _kind(me, feature)
        if kind is not None:
            reasons[kind] = reasons.get(kind, 0.0) + gain
    kind, gain = max(reasons.items(), key=lambda item: item[1], default=("best", 0.0))
    if gain <= 1e-6:
        return "best"
    return _in_particular(me, kind, chosen, other)


def _kind(me: SeatedView, feature: str) -> str | None:
    side, now = me.side, me.round
    if feature == "lose":
        return "seventh" if now.won[side] >= 6 else "stops-them"
    if feature == "win":
        theirs = max(won for other, won in enumerate(now.won) if other != side)
        near = len(now.bosses[side]) + 1 >= me.ruleset.bosses_to_win
        return "their-seventh" if theirs >= 6 and not near else "wins-round"
    return next((kind for name, kind in _BY_FEATURE if re.match(name, feature)), None)


def _in_particular(me: SeatedView, kind: str, chosen: CardScore, other: CardScore) -> str:
    """Tell apart reasons that can mean two things, by the two cards."""
    if kind in ("high", "sure", "super-trump") and chosen.card is SUPER_TRUMP:
        return "best"  # above all others, whatever its rank
    if kind == "boss":
        return "keeps-boss" if other.card.is_boss and not chosen.card.is_boss else "gives-boss"
    if kind == "high":
        if chosen.card.rank == other.card.rank or other.card is SUPER_TRUMP:
            return "best"
        return "sheds-high" if chosen.card.rank > other.card.rank else "keeps-high"
    if kind == "trump":
        return "keeps-trump" if other.card.suit is me.round.trump else "trumps"
    if kind == "void" and chosen.parts.keys().isdisjoint(
        {"lead_last", "follow_last", "discard_last"}
    ):
        return "best"
    if kind == "length":
        mine, others = (
            sum(held.suit is card.suit for held in me.hand) for card in (chosen.card, other.card)
        )
        return "long" if mine > others else "short"
    if kind == "sure":
        if chosen.card.is_boss and me.ruleset.has_seals:
            return "best"  # its twin is not higher, yet may be what is meant
        if not any(part.endswith("_settled") for part in chosen.parts):
            return "unsure"
        # Whoever holds the Super Trump has a higher card of its suit.
        return "best" if chosen.card.suit is SUPER_TRUMP.suit else "sure"
    if kind == "ducks" and me.ruleset.has_seals:
        return "best"
    return kind


def _of_pass(view: View, choice: Pass) -> str:
    """The reason in which the passed cards exceed the average of the hand most."""
    reasons: dict[str, float] = {}
    for card, taker in zip(choice.cards, view.ruleset.recipients(choice.seat), strict=True):
        scores = explain_pass(view, taker)
        for score in scores:
            share = (score.card == card) - 1 / len(scores)
            for feature, part in score.parts.items():
                for name, kind in _PASS_BY_FEATURE:
                    if re.match(name + "$", feature):
                        reasons[kind] = reasons.get(kind, 0.0) + share * part
    kind, gain = max(reasons.items(), key=lambda item: item[1], default=("pass-best", 0.0))
    return kind if gain > 1e-6 and _is_said_of(view, kind, choice) else "pass-best"


def _is_said_of(view: View, kind: str, choice: Pass) -> bool:
    """Whether the sentence fits the passed cards: what speaks for a pass may be what it keeps."""
    me = view.seated()
    kept = [card for card in me.hand if card not in choice.cards]
    lowest, highest = (pick(map(_height, kept)) for pick in (min, max))
    match kind:
        case "pass-trump":
            return not any(c is SUPER_TRUMP or c.suit is me.round.trump for c in choice.cards)
        case "pass-boss":
            return any(card.is_boss for card in choice.cards)
        case "pass-low":
            return any(_height(card) < highest for card in choice.cards)
        case "pass-high":
            return any(_height(card) > lowest for card in choice.cards)
        case "pass-guard":
            return any(card.is_boss for card in kept)
        case _:
            return True


def _height(card: Card) -> float:
    """The rank, except that the Super Trump is above all others."""
    return inf if card is SUPER_TRUMP else card.rank
