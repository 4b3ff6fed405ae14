"""The rule-based policy: features of a card times weights, computed from a view alone.

The weights are a plain vector, one for each name in `FEATURES`. `weights.toml` in this package has
a vector for each family of rulesets; `tools/tune.py` writes it.
"""

import logging
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from yokai_septet.engine import _kernel
from yokai_septet.engine.packing import (
    pack_ruleset,
    pack_seed,
    pack_view,
    refused,
    refusing,
    unpack_card,
    unpack_pass,
)
from yokai_septet.game import Card, Pass, Ruleset, Seat, View

_log = logging.getLogger(__name__)

FEATURES: Final[tuple[str, ...]] = _kernel.FEATURES
"""The names of the features, in the order of the weights; docs/kernel.md describes them."""


class Weights:
    """One weight for each feature, immutable."""

    __slots__ = ("_packed", "values")

    def __init__(self, values: Iterable[float]) -> None:
        self.values: tuple[float, ...] = tuple(float(value) for value in values)
        with refusing("these weights"):
            self._packed = _kernel.Weights(self.values)

    @staticmethod
    def named(weights: Mapping[str, float]) -> "Weights":
        """Weights by feature name; missing ones are 0."""
        if unknown := weights.keys() - set(FEATURES):
            raise refused("these weights", f"there is no feature {', '.join(sorted(unknown))}")
        return Weights(weights.get(name, 0.0) for name in FEATURES)

    @property
    def packed(self) -> _kernel.Weights:
        """The kernel's value, for the modules of this package."""
        return self._packed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Weights) and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.values)

    def __repr__(self) -> str:
        set_ones = ((n, v) for n, v in zip(FEATURES, self.values, strict=True) if v)
        return f"Weights.named({dict(set_ones)})"

    def __reduce__(self) -> tuple[type["Weights"], tuple[tuple[float, ...]]]:
        return Weights, (self.values,)


def family_of(ruleset: Ruleset) -> str:
    """The family of a ruleset, or the nearest one, which determines its weights: `suitors` with
    seals, `four` with partners, `three` where everybody plays alone."""
    if ruleset.has_seals:
        return "suitors"
    return "four" if ruleset.side_count < ruleset.players else "three"


@cache
def default_weights(ruleset: Ruleset) -> Weights:
    """The tuned weights of this ruleset's family, or of the nearest one, which is logged."""
    family = family_of(ruleset)
    if not pack_ruleset(ruleset).specialised:
        _log.warning("%s has no tuned weights; it takes those of %s.", ruleset.name, family)
    text = files("yokai_septet.engine").joinpath("weights.toml").read_text("utf-8")
    return Weights.named(tomllib.loads(text)[family])


@dataclass(frozen=True, slots=True)
class CardScore:
    """The policy's score of a card."""

    card: Card
    score: float
    parts: dict[str, float]
    """The contribution of each feature to the score; zeros are left out."""


def choose_play(
    view: View, weights: Weights | None = None, temperature: float = 0.0, seed: int = 0
) -> Card:
    """The card that the policy plays; with a temperature, a sample of the softmax of its scores."""
    weights = weights or default_weights(view.ruleset)
    with refusing("this decision"):
        return unpack_card(
            _kernel.choose_play(pack_view(view), weights.packed, temperature, pack_seed(seed))
        )


def choose_pass(
    view: View, weights: Weights | None = None, temperature: float = 0.0, seed: int = 0
) -> Pass:
    """The cards that the policy passes."""
    weights = weights or default_weights(view.ruleset)
    with refusing("this decision"):
        given = _kernel.choose_pass(pack_view(view), weights.packed, temperature, pack_seed(seed))
    return unpack_pass(view.ruleset, view.seated().seat, given)


def explain_play(view: View, weights: Weights | None = None) -> list[CardScore]:
    """The scores of all playable cards, by index."""
    weights = weights or default_weights(view.ruleset)
    with refusing("this decision"):
        return _card_scores(_kernel.explain_play(pack_view(view), weights.packed))


def explain_pass(view: View, taker: Seat, weights: Weights | None = None) -> list[CardScore]:
    """The scores of passing each card, as the first one, to this seat."""
    weights = weights or default_weights(view.ruleset)
    with refusing("this decision"):
        return _card_scores(_kernel.explain_pass(pack_view(view), weights.packed, taker))


def _card_scores(packed: list[tuple[int, float, list[float]]]) -> list[CardScore]:
    return [
        CardScore(
            unpack_card(card),
            score,
            {name: part for name, part in zip(FEATURES, parts, strict=True) if part},
        )
        for card, score, parts in packed
    ]
