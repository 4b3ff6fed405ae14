"""The committed scale of bots."""

import json
from importlib.resources import files

from yokai_septet.study import ENGINE_VERSION, scale


def test_the_scale_orders_the_bots_by_strength() -> None:
    assert [mark.bot for mark in scale()] == ["random", "novice", "adept", "montecarlo", "master"]
    assert all(mark.matches >= 50 and mark.decisions > 1000 for mark in scale())


def test_the_scale_was_measured_with_the_engine_that_judges_now() -> None:
    text = files("yokai_septet.study").joinpath("data/scale.json").read_text("utf-8")
    assert json.loads(text)["engine"] == ENGINE_VERSION
