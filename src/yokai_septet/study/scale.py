"""The scale: what bots of known strength lose per decision, measured by `tools/scale.py`.

All decide in the same positions of four-player matches between `adept`s. Figures of another
ruleset, or of other opponents, differ: where a match is decided, nothing more can be lost. Read
them as an order of magnitude, and never as a rating.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class ScaleMark:
    """One bot on the scale."""

    bot: str
    loss: float
    """Match chance lost per decision with a choice."""
    margin: float
    """Half the width of its 95 % interval, over matches."""
    matches: int
    decisions: int


@cache
def scale() -> tuple[ScaleMark, ...]:
    """The bots, from the largest loss to the smallest."""
    text = files("yokai_septet.study").joinpath("data/scale.json").read_text("utf-8")
    marks = [ScaleMark(name, **figures) for name, figures in json.loads(text)["bots"].items()]
    return tuple(sorted(marks, key=lambda mark: mark.loss, reverse=True))
