"""The app, played with keys and mouse by Textual's pilot."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import OptionList, RichLog

from tests.client.kit import match_of
from tests.terminal.kit import (
    LARGE,
    SMALL,
    decide,
    finished,
    game,
    is_asked,
    opened,
    table,
    until,
)
from tests.variants import A_RULESET_OF_EACH_GAME
from yokai_septet import Phase
from yokai_septet.client.autosave import Autosave
from yokai_septet.client.local import LocalClient
from yokai_septet.game import Seat
from yokai_septet.table.commands import Command
from yokai_septet.terminal.app import YokaiApp, menu, replayed
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.game_options import GameOptions
from yokai_septet.terminal.hand import LETTERS
from yokai_septet.terminal.playing import PlayScreen
from yokai_septet.terminal.replaying import ReplayScreen
from yokai_septet.texts import LANGUAGES, Texts


@pytest.mark.parametrize("name", A_RULESET_OF_EACH_GAME)
async def test_a_whole_match_with_the_keyboard(name: str) -> None:
    one = game(name)
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2000):
            if app._exit:
                break
            await decide(app, pilot)
    assert one.table.is_over


async def test_arrow_keys_and_mouse_choose_too() -> None:
    one = game()
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.press("space", "right", "space", "right", "space")
        assert table(app).hand.chosen == table(app).hand.cards[:3]
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(app))
        hand, before = table(app).hand, match_of(one)
        place = next(i for i, card in enumerate(hand.cards) if card in hand.legal)
        await pilot.click(hand, offset=(hand._margin + hand._pitch * place + 1, 1))
        await until(pilot, lambda: match_of(one) != before)


async def test_an_illegal_card_is_explained_and_not_played() -> None:
    one = game("three-basic")
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(40):
            await decide(app, pilot)
            await until(pilot, lambda: app._exit or is_asked(app))
            hand = table(app).hand
            kept = [i for i, card in enumerate(hand.cards) if card not in hand.legal]
            if kept and not isinstance(app.screen, Dialog):
                before = match_of(one)
                await pilot.press(LETTERS[kept[0]])
                await pilot.pause()
                assert match_of(one) == before
                assert "follow suit" in str(table(app).query_one("#prompt").render())
                return
    raise AssertionError("everything was legal all the time")


async def test_sheets_open_and_close() -> None:
    app = opened(game())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_asked(app))
        for key in ("r", "t", "v", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Dialog)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, PlayScreen)


async def test_undo_and_hint() -> None:
    one = game()
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        await decide(app, pilot)
        await until(pilot, lambda: is_asked(app))
        before = match_of(one)
        await pilot.press("x")
        await until(pilot, lambda: "Best choice" in str(table(app).query_one("#prompt").render()))
        assert match_of(one) == before
        await pilot.press("u")
        await until(pilot, lambda: match_of(one) != before and is_asked(app))
        now = match_of(one).round
        assert now is not None
        assert now.phase is Phase.PASS


class LateConfirmation(LocalClient):
    """What a command leads to is seen before the command is confirmed, as on a server."""

    async def send(self, command: Command, seat: Seat | None = None) -> None:
        await super().send(command, seat)
        await asyncio.Event().wait()


async def test_the_next_decision_is_asked_for_before_the_last_is_confirmed() -> None:
    log = GameOptions("four-basic", bots="random", seed=bytes(32)).new_log()
    app = opened(LateConfirmation(log))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.press("a", "b", "c", "enter")
        await until(pilot, lambda: phase(app) is Phase.PLAY and is_asked(app))
        assert "Your" in str(table(app).query_one("#prompt").render())


def phase(app: YokaiApp) -> Phase | None:
    view = table(app).view
    return view.round.phase if view and view.round else None


async def test_several_people_see_only_their_own_hands() -> None:
    one = game(people=4)
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        for seat in range(4):
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            assert table(app).hand.cards == ()
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, PlayScreen) and is_asked(app))
            now = match_of(one).round
            assert now is not None
            assert table(app).hand.cards == tuple(now.hand(seat))
            await decide(app, pilot)
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        log = "\n".join(strip.text for strip in table(app).query_one(RichLog).lines)
        assert "You" not in log  # neither "you", who is somebody else now, nor what they received
        await pilot.press("enter")
        await until(
            pilot, lambda: isinstance(app.screen, Dialog) and "receive" in str(app.screen._body)
        )


async def test_an_interrupted_match_is_offered_again(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    options = GameOptions(bots="random", seed=bytes(32))
    app = menu(Texts("en"), options, autosave, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(app))
        for _ in range(4):
            await decide(app, pilot)
        await until(pilot, lambda: is_asked(app))
        client = table(app).client
        assert isinstance(client, LocalClient)
        left = match_of(client)
        await pilot.press("q")
    again = menu(Texts("en"), options, autosave, pause=0)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert again.screen.query_one(OptionList).get_option_at_index(0).id == "resume"
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(again))
        client = table(again).client
        assert isinstance(client, LocalClient)
        assert match_of(client) == left


async def test_a_finished_match_is_not_kept(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    one = game(autosave=autosave)
    app = opened(one)
    async with app.run_test(size=SMALL) as pilot:
        while not app._exit:
            await decide(app, pilot)
    assert one.table.is_over
    assert not autosave.exists


async def test_a_disk_that_fails_is_mentioned_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    app = opened(game(autosave=Autosave(tmp_path / "data")))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(3):
            await decide(app, pilot)
        lines = table(app).query_one(RichLog).lines
        assert " ".join(strip.text for strip in lines).count("can’t be saved") == 1


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_fits_the_screen(language: str, size: tuple[int, int]) -> None:
    app = opened(game("three-advanced"), language)
    async with app.run_test(size=size) as pilot:
        await decide(app, pilot)
        await until(pilot, lambda: is_asked(app))
        keys = table(app).query_one("#keys")
        assert keys.render().cell_length <= size[0] - 2  # type: ignore[union-attr]
        assert table(app).query_one(RichLog).lines


async def test_a_record_is_stepped_through() -> None:
    app = replayed(Texts("en"), await finished("suitors-short"))
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
