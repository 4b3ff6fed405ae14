"""Reviews that earlier engines kept have reasons that nobody held to the position."""

from typing import Any

import msgspec

from yokai_septet.protocol.review import read_decision

KEPT: dict[str, Any] = {
    "after": 5, "round": 1, "trick": 1, "seat": 0, "kind": "lead", "made": ["W3"], "best": ["E8"],
    "grade": "blunder", "loss": 0.2, "error": 0.01, "effect": [-0.2, 0.2],
    "choices": [{"cards": ["E8"], "match": 0.6, "round": 0.5, "points": 1.0}],
    "open": [], "open_loss": None, "charged": True, "by": None, "hint": False, "taken_back": [],
}  # fmt: skip


def read(message: str, gave_away: str) -> tuple[str, str | None]:
    reasons = {
        "why": {"message": message, "params": {"suit": "E", "rank": 8, "foil": "no"}},
        "gave_away": {"message": gave_away, "params": {"chance": 5}},
    }
    decision = read_decision(msgspec.json.encode(KEPT | reasons))
    assert decision.why is not None
    gave = decision.gave_away
    return decision.why.message, None if gave is None else gave.message


def test_reasons_of_engine_5_are_replaced_by_the_plain_one() -> None:
    assert read("bot-why-partner", "review-gave-bosses") == ("why-best", None)
    assert read("bot-why-seventh", "review-gave-seventh") == ("why-best", "review-gave-seventh")


def test_reasons_of_today_stay() -> None:
    assert read("why-void", "review-gave-round") == ("why-void", "review-gave-round")
