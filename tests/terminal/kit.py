"""The application in a terminal of a test, and waiting for it."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from textual.pilot import Pilot

from tests.client.kit import until as until_met
from yokai_septet import Phase, records
from yokai_septet.client.autosave import Autosave
from yokai_septet.client.local import LocalClient
from yokai_septet.terminal.app import YokaiApp
from yokai_septet.terminal.app import table as table_app
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.game_options import GameOptions, local_client
from yokai_septet.terminal.hand import LETTERS
from yokai_septet.terminal.playing import PlayScreen
from yokai_septet.texts import Texts

SMALL, LARGE = (80, 24), (140, 45)
SEEDS = {
    "four-advanced": 7, "four-basic": 58, "three-advanced": 2, "three-basic": 27,
    "suitors": 28, "suitors-short": 35,
}  # fmt: skip
"""With these a match is short if the person always takes the first thing that is allowed."""


def game(
    name: str = "four-basic", people: int = 1, autosave: Autosave | None = None
) -> LocalClient:
    """A match on this machine against random bots."""
    options = GameOptions(name, bots="random", people=people, seed=bytes([SEEDS[name]]) * 32)
    return local_client(options.new_log(), autosave=autosave)


def opened(one: LocalClient, language: str = "en") -> YokaiApp:
    return table_app(Texts(language), one)


async def until(pilot: Pilot[None], met: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if met():
            return
        await asyncio.sleep(0.003)
    raise AssertionError("the app has come to a halt")


def table(app: YokaiApp) -> PlayScreen:
    return next(s for s in app.screen_stack if isinstance(s, PlayScreen))


def is_asked(app: YokaiApp) -> bool:
    """Whether a person is to answer, and nobody else is waited for."""
    screen = app.screen
    if not isinstance(screen, PlayScreen):
        return isinstance(screen, Dialog)
    if not screen.is_waiting or screen.view is None or screen.client.table is None:
        return False
    people = screen.client.table.people
    return screen.table is screen.client.table and set(screen.view.to_act) <= set(people)


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
    before = decisions(screen)
    if screen.view.round.phase is Phase.PASS:
        size = screen.view.ruleset.pass_size
        await pilot.press(*LETTERS[:size], "enter")
    else:
        card = next(card for card in screen.hand.cards if card in screen.hand.legal)
        await pilot.press(LETTERS[screen.hand.cards.index(card)])
    await until(pilot, lambda: app._exit or decisions(screen) > before)


def decisions(screen: PlayScreen) -> int:
    """How much has happened at the table."""
    assert isinstance(screen.client, LocalClient)
    return len(screen.client.log)


async def finished(name: str) -> records.Record:
    """The record of a match between bots, without their names."""
    async with game(name, people=0) as client:
        await until_met(lambda: client.table.is_over)
        return replace(records.parse(await client.record()), participants=())
