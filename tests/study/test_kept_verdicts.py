"""Verdicts that earlier engines kept: in an older form, with reasons that nobody held to the
position."""

from typing import Any

import msgspec

from yokai_septet.study import Verdict, read_verdict

KEPT: dict[str, Any] = {
    "after": 5, "round": 1, "trick": 1, "seat": 0, "kind": "lead", "made": ["W3"], "best": ["E8"],
    "grade": "blunder", "loss": 0.2, "error": 0.01, "effect": [-0.2, 0.2],
    "choices": [{"cards": ["E8"], "match": 0.6, "round": 0.5, "points": 1.0}],
    "open": [], "open_loss": None, "charged": True, "by": None, "hint": False, "taken_back": [],
}  # fmt: skip


def kept(message: str, gave_away: str) -> Verdict:
    reasons = {
        "why": {"message": message, "params": {"suit": "E", "rank": 8, "foil": "no"}},
        "gave_away": {"message": gave_away, "params": {"chance": 5}},
    }
    return read_verdict(msgspec.json.encode(KEPT | reasons).decode())


def read(message: str, gave_away: str) -> tuple[str, str | None]:
    verdict = kept(message, gave_away)
    assert verdict.why is not None
    return verdict.why.message, None if verdict.gave_away is None else verdict.gave_away.message


def test_verdicts_of_earlier_engines_still_open() -> None:
    """They say some things twice, which is ignored, and not how rounds were lost."""
    verdict = kept("why-void", "review-gave-round")
    assert (verdict.after, verdict.seat, verdict.is_charged) == (5, 0, True)
    assert [card.code for card in verdict.best.cards] == ["E8"]
    assert verdict.best.lost_by_seventh is None
    assert verdict.open_loss is None


def test_reasons_of_engine_5_are_replaced_by_the_plain_one() -> None:
    assert read("bot-why-partner", "review-gave-bosses") == ("why-best", None)
    assert read("bot-why-seventh", "review-gave-seventh") == ("why-best", "review-gave-seventh")


def test_reasons_of_today_stay() -> None:
    assert read("why-void", "review-gave-round") == ("why-void", "review-gave-round")
