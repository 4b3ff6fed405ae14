"""Why a choice is good, in one sentence: the id of a message in `bots.ftl` and its parameters.

The features of the rule-based policy say what speaks for the choice over another one, `claims.py`
and `pass_claims.py` what may be said of it. The sentence is the first that is true, beginning with
the feature that matters most; where none is, the plain one: the estimated chances.
"""

import re
from functools import cache
from typing import Final

from yokai_septet.bots.advice import Params, Why
from yokai_septet.bots.claims import CLAIMS
from yokai_septet.bots.pass_claims import PASS_CLAIMS, CardsPassed
from yokai_septet.bots.positions import Position, TrickAfter
from yokai_septet.engine import CardScore, explain_pass, explain_play
from yokai_septet.game import Card, Choice, Pass, Phase, Play, Seat, View

_BY_FEATURE: Final = (
    (r"win", ("wins-round", "their-seventh")),
    (r"lose", ("takes-deciding", "stops-them", "no-boss", "seventh")),
    (r"(boss|star|half|pair)_us", ("captures", "keeps-boss")),
    (r"(boss|star|half|pair)_them", ("captures", "keeps-boss")),
    (r"flush_(us|them)", ("calls-boss",)),
    (r"trick_us", ("ducks", "leads-to-lose")),
    (r"trick_them", ("feeds",)),
    (
        r"(lead|follow|discard)_(boss|star)$",
        ("brings-boss-home", "teammate-ahead", "cheap-boss", "keeps-boss"),
    ),
    (r"(lead|follow|discard)_high", ("sheds-high", "just-enough", "lowest")),
    (r"(lead|follow|discard)_trump", ("draws-trumps", "keeps-trump")),
    (r"(lead|follow|discard)_super_trump", ("keeps-super-trump",)),
    (r"(lead|follow|discard)_last", ("void",)),
    (r"(lead|follow|discard)_guard", ("guard",)),
    (r"(lead|follow|discard)_length", ("long", "last-two")),
    (r"(lead|follow|discard)_settled", ("sure", "unsure")),
    (r"lead_their_void", ("opponents-follow",)),
    (r"lead_partner_void", ("teammate-void",)),
    (r"lead_partner_boss", ("teammate-has-boss", "spares-boss")),
    (r"lead_chooses_trump", ("chooses-trump",)),
)
"""What may be said when a feature speaks for a card."""

_PASS_BY_FEATURE: Final = (
    (r"give_\w+_(void|short)", ("pass-void", "pass-short")),
    (r"give_\w+_(boss|star|bare_boss|twin)", ("pass-boss",)),
    (r"give_\w+_(high|trump_high)", ("pass-high",)),
    (r"give_\w+_low", ("pass-low",)),
    (r"give_\w+_(trump|super_trump)", ("pass-trump",)),
    (r"give_\w+_guard", ("pass-guard",)),
)

_OF_ONE_CARD: Final = frozenset(
    {
        "keeps-boss", "no-boss", "brings-boss-home", "teammate-ahead", "keeps-trump",
        "draws-trumps", "keeps-super-trump", "void", "guard", "long", "last-two", "sure", "unsure",
        "opponents-follow", "teammate-void", "teammate-has-boss", "spares-boss",
    }
)  # fmt: skip
"""Reasons that are none if the card that it is compared with has them as well."""


def why(view: View, choice: Choice, instead: Choice | None = None) -> Why:
    """The main reason for this choice, compared with `instead` or else with the next best."""
    return Explainer(view).why(choice, instead)


def plain(choice: Choice) -> Why:
    """What is said where no reason is true: the estimated chances."""
    if isinstance(choice, Play):
        return Why("why-best", _named(choice.card))
    return Why("why-pass-best")


def _named(card: Card) -> Params:
    return {"suit": card.suit.letter, "rank": card.rank, "foil": "yes" if card.foil else "no"}


class Explainer:
    """Gives the reasons of several choices in one view."""

    def __init__(self, view: View) -> None:
        self._at = Position(view)
        self._view = view
        self._passing = self._at.me.round.phase is Phase.PASS
        self._scores: dict[Card, CardScore] = {}
        self._pass_scores: dict[Seat, dict[Card, dict[str, float]]] = {}

    def why(self, choice: Choice, instead: Choice | None = None) -> Why:
        """The main reason for this choice, compared with `instead` or else with the next best."""
        if isinstance(choice, Pass):
            return self._why_pass(choice)
        if not isinstance(choice, Play) or choice.card not in self._at.playable:
            raise ValueError(f"{choice} is not a choice of this view")
        card = choice.card
        if len(self._at.playable) == 1:
            return self._about(card, "only", {})
        other = instead.card if isinstance(instead, Play) else None
        if other is None or other is card or other not in self._at.playable:
            scores = [score for score in self._scored().values() if score.card is not card]
            other = max(scores, key=lambda score: score.score).card
        return self._why_card(card, other)

    def _why_card(self, card: Card, other: Card) -> Why:
        played, compared = TrickAfter(self._at, card), TrickAfter(self._at, other)
        for kinds in _by_gain(self._gains(card, other), _BY_FEATURE):
            for kind in kinds:
                params = CLAIMS[kind](self._at, played)
                if params is None:
                    continue
                if kind in _OF_ONE_CARD and CLAIMS[kind](self._at, compared) is not None:
                    continue
                if kind == "cheap-boss" and not other.is_boss:
                    continue  # which boss is cheapest is no reason to play a boss
                return self._about(card, kind, params)
        return plain(Play(self._at.me.seat, card))

    def _about(self, card: Card, kind: str, params: Params) -> Why:
        about: Params = {**_named(card), "players": self._at.ruleset.players}
        return Why(f"why-{kind}", {**about, **params})

    def _scored(self) -> dict[Card, CardScore]:
        if not self._scores:
            self._scores = {score.card: score for score in explain_play(self._view)}
        return self._scores

    def _gains(self, card: Card, other: Card) -> dict[str, float]:
        chosen, left = self._scored()[card].parts, self._scored()[other].parts
        return {
            feature: chosen.get(feature, 0.0) - left.get(feature, 0.0)
            for feature in {**chosen, **left}
        }

    def _why_pass(self, choice: Pass) -> Why:
        """The reason in which the passed cards exceed the average of the hand most."""
        gains: dict[str, float] = {}
        for card, taker in zip(choice.cards, self._at.ruleset.recipients(choice.seat), strict=True):
            for feature, gain in self._pass_gains(taker)[card].items():
                gains[feature] = gains.get(feature, 0.0) + gain
        played = CardsPassed(self._at, choice)
        for kinds in _by_gain(gains, _PASS_BY_FEATURE):
            for kind in kinds:
                params = PASS_CLAIMS[kind](played)
                if params is not None:
                    return Why(f"why-{kind}", params)
        return plain(choice)

    def _pass_gains(self, taker: Seat) -> dict[Card, dict[str, float]]:
        """For each card, the features by which passing it exceeds the average of the hand."""
        if taker not in self._pass_scores:
            scores = explain_pass(self._view, taker)
            mean: dict[str, float] = {}
            for score in scores:
                for feature, part in score.parts.items():
                    mean[feature] = mean.get(feature, 0.0) + part / len(scores)
            self._pass_scores[taker] = {
                score.card: {f: score.parts.get(f, 0.0) - usual for f, usual in mean.items()}
                for score in scores
            }
        return self._pass_scores[taker]


_NOTHING: Final = 1e-6
_MAIN: Final = 0.25
"""What gains less than such a part of what gains most is no reason worth telling."""


def _by_gain(
    gains: dict[str, float], by_feature: tuple[tuple[str, tuple[str, ...]], ...]
) -> list[tuple[str, ...]]:
    """What may be said, of the features that gain most first."""
    total: dict[tuple[str, ...], float] = {}
    for feature, gain in gains.items():
        kinds = _sayable(feature, by_feature)
        if kinds:
            total[kinds] = total.get(kinds, 0.0) + gain
    least = max(_NOTHING, _MAIN * max(total.values(), default=0.0))
    gaining = [kinds for kinds, gain in total.items() if gain >= least]
    return sorted(gaining, key=total.__getitem__, reverse=True)


@cache
def _sayable(feature: str, by_feature: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[str, ...]:
    """What may be said when this feature speaks for a choice."""
    return next((kinds for pattern, kinds in by_feature if re.match(pattern, feature)), ())
