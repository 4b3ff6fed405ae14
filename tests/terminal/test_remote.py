"""Tables on a server, at the table on the screen: the real app against the real server."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import msgspec
import pytest
from textual.widgets import OptionList, RichLog

from tests.server.kit import Client, guest, running, settings
from yokai_septet import Phase
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials, Identity
from yokai_septet.server.worker import Worker
from yokai_septet.table import TableOptions
from yokai_septet.terminal.app import YokaiApp, lobby
from yokai_septet.terminal.app import table as table_app
from yokai_septet.terminal.console import Console
from yokai_septet.terminal.dialogs import ChoiceDialog, Dialog
from yokai_septet.terminal.hand import LETTERS
from yokai_septet.terminal.plain import PlainTable
from yokai_septet.terminal.playing import PlayScreen
from yokai_septet.terminal.table_texts import names_at
from yokai_septet.texts import Texts

SIZE = (80, 24)


async def until(met: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if met():
            return
        await asyncio.sleep(0.003)
    raise AssertionError("the app has come to a halt")


def table(app: YokaiApp) -> PlayScreen:
    return next(s for s in app.screen_stack if isinstance(s, PlayScreen))


def status(app: YokaiApp) -> str:
    shown = table(app).table if len(app.screen_stack) > 1 else None
    return shown.status.value if shown else ""


def seated(app: YokaiApp) -> bool:
    shown = table(app).table
    return shown is not None and shown.seat is not None


def client_of(server: str, code: str, cookie: str) -> RemoteClient:
    return RemoteClient(Address(server, code), Credentials.of_cookie(cookie))


async def new_table(client: Client, **options: object) -> str:
    made = await client.ask("POST", "/api/tables", json=options)
    return str(made.json()["code"])


@pytest.mark.parametrize("ruleset", ["three-basic", "suitors-short"])
async def test_a_whole_match_on_a_server(ruleset: str, tmp_path: Path) -> None:
    """The terminal's person owns the table, fills it with bots, and plays by keyboard."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Anna")
        code = await new_table(owner, ruleset=ruleset, bots="random")
        app = table_app(Texts("en"), client_of(server, code, owner.cookie))
        async with app.run_test(size=SIZE) as pilot:
            await until(lambda: status(app) == "gathering")
            await pilot.press("enter")
            for _ in range(3000):
                await until(
                    lambda: (
                        isinstance(app.screen, Dialog)
                        or table(app).is_waiting
                        or status(app) == "finished"
                        or "go on" in str(table(app).query_one("#prompt").render())
                    )
                )
                if isinstance(app.screen, Dialog):
                    await pilot.press("enter")
                elif status(app) == "finished":
                    break
                elif table(app).is_waiting:
                    await choose(app, pilot.press)
                else:
                    await pilot.press("enter")
            assert status(app) == "finished"
            assert table(app).query_one(RichLog).lines
        await owner.leave()


async def choose(app: YokaiApp, press: Callable[..., object]) -> None:
    screen = table(app)
    assert screen.view is not None
    assert screen.view.round is not None
    if screen.view.round.phase is Phase.PASS:
        keys = [*LETTERS[: screen.view.ruleset.pass_size], "enter"]
    else:
        card = next(card for card in screen.hand.cards if card in screen.hand.legal)
        keys = [LETTERS[screen.hand.cards.index(card)]]
    pressed = press(*keys)
    assert asyncio.iscoroutine(pressed)
    await pressed


async def test_a_guest_sits_down_and_comes_back_after_the_line_is_cut(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        code = await new_table(owner)
        person = Identity(server, tmp_path)
        await asyncio.to_thread(person.introduce, "Anna")
        client = client_of(server, code, person.cookie)
        app = table_app(Texts("en"), client)
        async with app.run_test(size=SIZE):
            await until(lambda: status(app) == "gathering" and seated(app))
            assert "Anna" in shown_table(app)
            cut = client._connection._socket
            assert cut is not None
            await cut.close()
            await until(
                lambda: (
                    client._connection._socket is not None and client._connection._socket is not cut
                )
            )
            await until(lambda: seated(app))
        await owner.leave()


def shown_table(app: YokaiApp) -> str:
    return str(table(app).query_one("#table").render())


def prompt(app: YokaiApp) -> str:
    return str(table(app).query_one("#prompt").render()) if len(app.screen_stack) > 1 else ""


async def watch(client: RemoteClient, lines: list[str]) -> None:
    """Hear what happens at a table."""
    console = Console(lines.append, str)
    await PlainTable(Texts("en", strict=True), client, console, watch=True).follow()


async def test_before_the_start_everybody_sees_who_is_ready(tmp_path: Path) -> None:
    """Anna says so at the drawn table, Ben line by line; both are told to Ada and a spectator."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        ada, anna, ben, oda = [await guest(server, name) for name in ("Ada", "Anna", "Ben", "Oda")]
        code = await new_table(ada)
        lines: list[str] = []
        host = table_app(Texts("en"), client_of(server, code, ada.cookie))
        async with host.run_test(size=SIZE):
            await until(lambda: status(host) == "gathering" and seated(host))
            watching = asyncio.create_task(watch(client_of(server, code, oda.cookie), lines))
            app = table_app(Texts("en"), client_of(server, code, anna.cookie))
            async with app.run_test(size=SIZE) as pilot:
                await until(lambda: "that you’re ready" in prompt(app))
                await pilot.press("enter")
                await until(lambda: "Waiting for the host" in prompt(app))
                await until(lambda: "Anna (ready)" in shown_table(host))
            console = Console(lines.append, lambda: "\n")
            client = client_of(server, code, ben.cookie)
            playing = asyncio.create_task(PlainTable(Texts("en"), client, console).follow())
            await until(lambda: "Ben (ready)" in shown_table(host))
            await until(lambda: {"Anna is ready.", "Ben is ready."} <= set(lines))
            playing.cancel()
            watching.cancel()
        for person in (ada, anna, ben, oda):
            await person.leave()


async def test_a_spectator_sees_nobodys_hand(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        code = made.json()["code"]
        person = Identity(server, tmp_path)
        await asyncio.to_thread(person.introduce)
        client = client_of(server, code, person.cookie)
        app = table_app(Texts("en"), client, watch=True)
        async with app.run_test(size=SIZE):
            await until(lambda: status(app) == "playing" and table(app).view is not None)
            assert not seated(app)
            assert table(app).hand.cards == ()
        lines: list[str] = []
        watching = asyncio.create_task(watch(client_of(server, code, person.cookie), lines))
        await until(lambda: any("Ada" in line for line in lines))
        watching.cancel()
        await owner.leave()


def told(app: YokaiApp) -> str:
    return "\n".join(strip.text for strip in table(app).query_one(RichLog).lines)


async def pick(app: YokaiApp, label: str) -> None:
    """Open the list of what else can be done, and choose what begins like this."""
    table(app).action_more()
    await until(lambda: isinstance(app.screen, ChoiceDialog))
    choice = app.screen
    assert isinstance(choice, ChoiceDialog)
    number = next(i for i, one in enumerate(choice._choices) if one.startswith(label))
    choice.dismiss(number)


async def test_from_the_lobby_to_a_table_and_its_rematch(tmp_path: Path) -> None:
    """Play now, see the own salt, abandon, find the deals fair, and play again."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        person = Identity(server, tmp_path)
        await asyncio.to_thread(person.introduce, "Anna")
        app = lobby(Texts("en"), person, TableOptions(ruleset="four-basic"))
        async with app.run_test(size=SIZE) as pilot:
            await until(lambda: app.screen.query_one(OptionList).option_count > 2)
            await pilot.press("enter")
            await until(lambda: status(app) == "playing" and table(app).view is not None)
            first = table(app)
            await until(lambda: first.is_waiting)
            salt = first.client.salt
            assert salt is not None
            assert salt in told(app).replace("\n", "")
            await pick(app, "Propose to abandon")
            await until(lambda: status(app) == "abandoned")
            await until(lambda: "Every deal comes from the seed" in " ".join(told(app).split()))
            await pick(app, "Check all deals")
            await until(lambda: isinstance(app.screen, Dialog))
            await pilot.press("enter")
            await until(lambda: app.screen is first)
            await pilot.press("enter")
            await until(lambda: table(app) is not first and status(app) == "playing")


async def test_phrases_and_the_clock_are_shown(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Anna")
        code = await new_table(owner, clock=60)
        app = table_app(Texts("en"), client_of(server, code, owner.cookie))
        async with app.run_test(size=SIZE) as pilot:
            await until(lambda: status(app) == "gathering" and seated(app))
            await pick(app, "Say something: Good luck!")
            await until(lambda: "Anna: Good luck!" in told(app))
            await pilot.press("enter")
            await until(lambda: status(app) == "playing" and table(app).is_waiting)
            shown = table(app).table
            ends_at = shown.ends_at if shown else None
            assert ends_at is not None
            assert 0 < ends_at - time.monotonic() <= 3 * 60 + 4 * 60
            await until(lambda: "reserve" in str(table(app).query_one("#clock").render()))
        await owner.leave()


async def test_a_whole_match_line_by_line_and_the_next_one(tmp_path: Path) -> None:
    """Every third answer fits: Enter goes on, three cards are passed, one is played."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Anna")
        code = await new_table(owner, ruleset="three-basic", bots="random")
        lines: list[str] = []
        answers = cycle(["\n", "1 2 3\n", "1\n", "t\n", "?\n"])
        console = Console(lines.append, lambda: next(answers))
        client = client_of(server, code, owner.cookie)
        game = PlainTable(Texts("en", strict=True), client, console)
        following = await asyncio.wait_for(game.follow(), 60)
        assert following is not None
        assert following.address not in (None, client.address)
        text = "\n".join(lines)
        assert "ou win the game!" in text or "wins the game." in text
        assert "Every deal comes from the seed" in text
        await owner.leave()


async def test_a_table_that_is_not_there_is_no_reason_to_wait(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        person = Identity(server, tmp_path)
        await asyncio.to_thread(person.introduce)
        lines: list[str] = []
        await asyncio.wait_for(watch(client_of(server, "NOSUCH", person.cookie), lines), 20)
        assert lines == ["There is no table NOSUCH.", "The server has closed the table."]


async def test_a_name_does_not_steer_the_terminal(tmp_path: Path) -> None:
    """A server of another kind, or of an earlier version, may let such names pass."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        code = await new_table(owner)
        client = client_of(server, code, owner.cookie)
        async with client:
            await until(lambda: client.table is not None)
        shown = client.table
        assert shown is not None
        named = msgspec.structs.replace(shown.seats[0], name="A\x1b[2Jda")
        assert names_at(Texts("en"), replace(shown, seats=(named, *shown.seats[1:])))[0] == (
            "A\\x1b[2Jda"
        )
        await owner.leave()
