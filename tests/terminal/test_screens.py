"""The main screens as text, compared with those that somebody has looked at.

`YOKAI_NEW_SCREENS=1 pytest tests/terminal/test_screens.py` writes them anew; then look at the
difference. Text is compared, without colours: the suits have to be told apart without them.
"""

import os
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment

from tests.terminal.kit import LARGE, SMALL, decide, finished, game, is_asked, opened, until
from yokai_septet import Suit
from yokai_septet.client.autosave import Autosave
from yokai_septet.terminal.app import YokaiApp, menu, replayed
from yokai_septet.terminal.card_look import CRESTS, CardLook
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.game_options import GameOptions
from yokai_septet.texts import Texts

FOLDER = Path(__file__).parent / "screens"
SIZES = {"80x24": SMALL, "140x45": LARGE}


def shown(app: YokaiApp) -> str:
    """What stands on the screen."""
    lines = ["".join(s.text for s in strip) for strip in app.screen._compositor.render_strips()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def compare(name: str, app: YokaiApp) -> None:
    file = FOLDER / f"{name}.txt"
    now = shown(app)
    if os.environ.get("YOKAI_NEW_SCREENS"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert now == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", SIZES)
async def test_menu(size: str, tmp_path: Path) -> None:
    app = menu(Texts("en"), GameOptions(), Autosave(tmp_path))
    async with app.run_test(size=SIZES[size]) as pilot:
        await pilot.pause()
        compare(f"menu-{size}", app)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "language"),
    [("four-advanced", "en"), ("three-advanced", "ru"), ("suitors", "zh-Hant")],
)
async def test_pass_and_play(name: str, language: str, size: str) -> None:
    app = opened(game(name), language)
    async with app.run_test(size=SIZES[size]) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.press("a", "b")
        await pilot.pause()
        compare(f"{name}-pass-{size}", app)
        await pilot.press("c", "enter")
        await until(pilot, lambda: is_asked(app))
        await decide(app, pilot)
        await until(pilot, lambda: is_asked(app))
        await pilot.pause()
        compare(f"{name}-play-{size}", app)


@pytest.mark.parametrize("size", SIZES)
async def test_sheets_and_the_end_of_a_round(size: str) -> None:
    app = opened(game("four-advanced"))
    async with app.run_test(size=SIZES[size]) as pilot:
        await until(pilot, lambda: is_asked(app))
        for key, name in (("r", "aid"), ("v", "seen")):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            await pilot.pause()
            compare(f"{name}-{size}", app)
            await pilot.press("enter")
            await until(pilot, lambda: not isinstance(app.screen, Dialog))
        for _ in range(20):
            await decide(app, pilot)
            await until(pilot, lambda: is_asked(app))
            if isinstance(app.screen, Dialog):
                break
        await pilot.pause()
        compare(f"round-end-{size}", app)


async def test_replay() -> None:
    app = replayed(Texts("en"), await finished("three-basic"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("down", "down", "down", "right", "right")
        await pilot.pause()
        compare("replay-80x24", app)


async def test_without_colour_the_suits_have_crests_and_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = opened(game("three-advanced"))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.pause()
        assert app.no_color
        assert all(not colours(segment) for segment in filtered(app))
        hand = shown(app).splitlines()[-5:]
        marks = [c + s for c, s in zip(CRESTS, "WECLDFS", strict=True)]
        assert sum(line.count(mark) for line in hand for mark in marks) == 16


@pytest.mark.parametrize("french", [False, True])
def test_with_256_colours_the_suits_are_still_seven_colours(french: bool) -> None:
    look = CardLook(french)
    colours = [Color.parse(look.paper(suit)).downgrade(ColorSystem.EIGHT_BIT) for suit in Suit]
    assert len({colour.number for colour in colours}) == 7
    red, green, blue = colours[Suit.FIRE].get_truecolor()
    assert red > 2 * max(green, blue)
    red, green, blue = colours[Suit.SNOW].get_truecolor()
    assert blue > max(red, green)


def filtered(app: YokaiApp) -> list[Segment]:
    """What is sent to the terminal."""
    strips = app.screen._compositor.render_strips()
    background = app.screen.background_colors[1]
    found: list[Segment] = []
    for strip in strips:
        for each in app.get_line_filters():
            strip = strip.apply_filter(each, background)
        found += list(strip)
    return found


def colours(segment: Segment) -> bool:
    style = segment.style
    for colour in (style.color, style.bgcolor) if style else ():
        if colour is not None and colour.triplet is not None and len(set(colour.triplet)) > 1:
            return True
    return False
