"""The replay with a review: verdicts under the cards, found while somebody steps through it."""

from dataclasses import replace

import pytest
from rich.cells import cell_len
from textual.widgets import RichLog

from tests.kit import FOUR
from tests.study.matches import QUICK, first_round
from tests.terminal.kit import SMALL, until
from yokai_septet.records import Decision, TakenBack
from yokai_septet.study import match_review, review
from yokai_septet.terminal.app import replayed
from yokai_septet.terminal.replaying import ReplayScreen
from yokai_septet.terminal.verdicts import chances, is_blamed, verdict_line
from yokai_septet.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
async def test_verdicts_stand_under_the_cards(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stepping through a record with its review: the chances of the decision's cards, the verdict
    and its reason, and a key that goes to the next mistake."""
    monkeypatch.setattr(match_review, "ReviewBudget", lambda: QUICK)
    record = first_round(FOUR, 1, ("random",))
    worst = {one.after: one for one in review(record).verdicts}
    texts = Texts(language)
    app = replayed(texts, record, reviewed=True)
    async with app.run_test(size=SMALL) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await until(pilot, lambda: len(screen._verdicts) == len(worst))
        blamed = [n for n, one in worst.items() if is_blamed(one) and one.kind.value != "pass"]
        while screen._place != blamed[0]:
            before = screen._place
            await pilot.press("s")
            await until(pilot, lambda before=before: screen._place > before)  # type: ignore[misc]
        verdict = worst[blamed[0]]
        assert screen._seat == verdict.seat
        assert screen.hand.labels == chances(verdict)
        assert len(screen.hand.labels) > 1
        assert screen.hand.cards[screen.hand.cursor] == verdict.made[0]
        assert str(screen.query_one("#prompt").render()) == verdict_line(
            texts, verdict, screen.renderer.names[verdict.seat]
        )
        assert len(screen.query_one(RichLog).lines) > 2
        await pilot.press("tab")
        await until(pilot, lambda: screen._seat != verdict.seat)
        assert not screen.hand.labels
        await pilot.press("home", "right")
        await until(pilot, lambda: screen._place == 1)
        assert screen.hand.chosen == worst[1].made


async def test_a_review_stops_when_the_replay_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_review, "ReviewBudget", lambda: QUICK)
    app = replayed(Texts("en"), first_round(FOUR, 1, ("random",)), reviewed=True)
    async with app.run_test(size=SMALL) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await until(pilot, lambda: bool(screen._verdicts))
        await pilot.press("q")
    assert app.return_code == 0


async def test_the_replay_tells_how_a_choice_was_made() -> None:
    record = first_round(FOUR, 1, ("random",))
    back = record.rounds[0].hands[0][0]
    assert back is not None
    marks = (Decision(1, hint=True, taken_back=(TakenBack(0, (back,)),)), Decision(2, by="adept"))
    app = replayed(Texts("en"), replace(record, decisions=marks))
    async with app.run_test(size=SMALL) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)

        def told() -> str:
            return " ".join(line.text for line in screen.query_one(RichLog).lines)

        await pilot.press("right")
        await until(pilot, lambda: "takes a hint" in told())
        assert f"takes back: {Texts('en').card(back)}" in " ".join(told().split())
        await pilot.press("right")
        await until(pilot, lambda: "A bot stands in for" in told())
        assert "takes a hint" not in told()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_a_small_screen(language: str) -> None:
    assert cell_len(Texts(language).format("app-keys-review")) <= SMALL[0] - 2
