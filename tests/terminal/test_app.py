"""The app, played with keys and mouse by Textual's pilot."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog

from yokai_septet import RULESETS, Phase
from yokai_septet.bots import player
from yokai_septet.terminal.app import Wishes, YokaiApp, game, menu, replayed
from yokai_septet.terminal.autosave import Autosave
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.hand import LETTERS
from yokai_septet.terminal.local import LocalScreen
from yokai_septet.terminal.replaying import ReplayScreen
from yokai_septet.terminal.session import Session
from yokai_septet.texts import LANGUAGES, Texts

SMALL, LARGE = (80, 24), (140, 45)


SEEDS = {
    "four-advanced": 7, "four-basic": 58, "three-advanced": 2, "three-basic": 27,
    "suitors": 28, "suitors-short": 35,
}  # fmt: skip
"""With these a match is short if the person always takes the first thing that is allowed."""


def session(name: str = "four-basic", people: int = 1) -> Session:
    ruleset = RULESETS[name]
    seats = [*[None] * people, *[player("random")] * (ruleset.players - people)]
    return Session(ruleset, bytes([SEEDS[name]]) * 32, seats)


def opened(one: Session, language: str = "en") -> YokaiApp:
    return game(Texts(language), one, pace=0)


async def until(pilot: Pilot[None], met: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if met():
            return
        await asyncio.sleep(0.003)
    raise AssertionError("the app has come to a halt")


def table(app: YokaiApp) -> LocalScreen:
    return next(s for s in app.screen_stack if isinstance(s, LocalScreen))


def is_asked(app: YokaiApp) -> bool:
    return isinstance(app.screen, Dialog) or (
        isinstance(app.screen, LocalScreen) and app.screen.is_waiting
    )


async def decide(app: YokaiApp, pilot: Pilot[None]) -> None:
    """Answer whatever the app waits for, with the first thing that is allowed."""
    await until(pilot, lambda: app._exit or is_asked(app))
    if app._exit:
        return
    if isinstance(app.screen, Dialog):
        await pilot.press("enter")
        return
    screen = table(app)
    assert screen.view is not None
    assert screen.view.round is not None
    before = len(screen.session.actions)
    if screen.view.round.phase is Phase.PASS:
        size = screen.view.ruleset.pass_size
        await pilot.press(*LETTERS[:size], "enter")
    else:
        card = next(card for card in screen.hand.cards if card in screen.hand.legal)
        await pilot.press(LETTERS[screen.hand.cards.index(card)])
    await until(pilot, lambda: app._exit or len(screen.session.actions) > before)


@pytest.mark.parametrize("name", RULESETS)
async def test_a_whole_match_with_the_keyboard(name: str) -> None:
    one = session(name)
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2000):
            if app._exit:
                break
            await decide(app, pilot)
    assert one.is_over


async def test_arrow_keys_and_mouse_choose_too() -> None:
    one = session()
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.press("space", "right", "space", "right", "space")
        assert table(app).hand.chosen == table(app).hand.cards[:3]
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(app))
        hand, before = table(app).hand, one.match
        place = next(i for i, card in enumerate(hand.cards) if card in hand.legal)
        await pilot.click(hand, offset=(hand._margin + hand._pitch * place + 1, 1))
        await until(pilot, lambda: one.match != before)


async def test_an_illegal_card_is_explained_and_not_played() -> None:
    one = session("three-basic")
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(40):
            await decide(app, pilot)
            await until(pilot, lambda: app._exit or is_asked(app))
            hand = table(app).hand
            kept = [i for i, card in enumerate(hand.cards) if card not in hand.legal]
            if kept and not isinstance(app.screen, Dialog):
                before = one.match
                await pilot.press(LETTERS[kept[0]])
                await pilot.pause()
                assert one.match == before
                assert "follow suit" in str(table(app).query_one("#prompt").render())
                return
    raise AssertionError("everything was legal all the time")


async def test_sheets_open_and_close() -> None:
    app = opened(session())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_asked(app))
        for key in ("r", "t", "v", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Dialog)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, LocalScreen)


async def test_undo_and_hint() -> None:
    one = session()
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        await decide(app, pilot)
        await until(pilot, lambda: is_asked(app))
        before = one.match
        await pilot.press("x")
        await until(pilot, lambda: "Best choice" in str(table(app).query_one("#prompt").render()))
        assert one.match == before
        await pilot.press("u")
        await until(pilot, lambda: one.match != before and is_asked(app))
        assert one.match.round is not None
        assert one.match.round.phase is Phase.PASS


async def test_several_people_see_only_their_own_hands() -> None:
    one = session(people=4)
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        for seat in range(4):
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            assert table(app).hand.cards == ()
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, LocalScreen) and is_asked(app))
            assert one.match.round is not None
            assert table(app).hand.cards == tuple(one.match.round.hand(seat))
            await decide(app, pilot)
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        log = "\n".join(strip.text for strip in table(app).query_one(RichLog).lines)
        assert "You" not in log  # neither "you", who is somebody else now, nor what they received
        await pilot.press("enter")
        await until(
            pilot, lambda: isinstance(app.screen, Dialog) and "receive" in str(app.screen._body)
        )


async def test_an_interrupted_match_is_offered_again(tmp_path: Path) -> None:
    saved = Autosave(tmp_path)
    assert saved.load() is None
    app = menu(Texts("en"), Wishes("random", seed=bytes(32)), saved, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(app))
        for _ in range(4):
            await decide(app, pilot)
        await until(pilot, lambda: is_asked(app))
        left = table(app).session.match
        await pilot.press("q")
    again = menu(Texts("en"), Wishes("random", seed=bytes(32)), saved, pace=0)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert again.screen.query_one(OptionList).get_option_at_index(0).id == "resume"
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(again))
        assert table(again).session.match == left


async def test_a_finished_match_is_not_kept(tmp_path: Path) -> None:
    saved, one = Autosave(tmp_path), session()
    app = game(Texts("en"), one, saved, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        while not app._exit:
            await decide(app, pilot)
    assert one.is_over
    assert not saved.file.exists()


@pytest.mark.parametrize("text", ["", "nonsense", '[Ruleset "four-basic"]\n[Seats "person"]\n'])
def test_a_broken_file_is_no_match(text: str, tmp_path: Path) -> None:
    saved = Autosave(tmp_path)
    saved.file.write_text(text)
    assert saved.load() is None


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_fits_the_screen(language: str, size: tuple[int, int]) -> None:
    app = opened(session("three-advanced"), language)
    async with app.run_test(size=size) as pilot:
        await decide(app, pilot)
        await until(pilot, lambda: is_asked(app))
        keys = table(app).query_one("#keys")
        assert keys.render().cell_length <= size[0] - 2  # type: ignore[union-attr]
        assert table(app).query_one(RichLog).lines


async def test_a_record_is_stepped_through() -> None:
    one = session("suitors-short", people=0)
    while one.next():
        pass
    app = replayed(Texts("en"), one.record())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("right", "right", "left", "down", "down", "tab", "r")
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen)
        await pilot.press("end")
        await pilot.pause()
        assert screen.view is not None
        assert screen.view.result is not None
        await pilot.press("home")
        await pilot.pause()
        assert screen.view.round is None
