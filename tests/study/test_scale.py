"""The committed scale of bots."""

from yokai_septet.study import scale


def test_the_scale_orders_the_bots_by_strength() -> None:
    assert [mark.bot for mark in scale()] == ["random", "novice", "adept", "montecarlo", "master"]
    assert all(mark.matches > 1 and mark.decisions > 100 for mark in scale())
