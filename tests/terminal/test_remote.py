"""RoomRegistry on a server, at the table on the screen: the real app against the real server."""

import asyncio
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from textual.widgets import OptionList, RichLog

from tests.server.kit import Client, guest, running, settings
from yokai_septet import Phase
from yokai_septet.errors import InvalidValue
from yokai_septet.server.worker import Worker
from yokai_septet.table.options import TableOptions
from yokai_septet.terminal.app import YokaiApp, lobby, remote
from yokai_septet.terminal.dialogs import ChoiceDialog, Dialog
from yokai_septet.terminal.fairness import FairnessCheck
from yokai_septet.terminal.hand import LETTERS
from yokai_septet.terminal.plain_remote import Keyboard, PlainRemote, watch_plainly
from yokai_septet.terminal.remote import RemoteScreen
from yokai_septet.terminal.wire import Address, Identity, Line, NoConnection, server_in
from yokai_septet.texts import Texts

SIZE = (80, 24)


async def until(met: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if met():
            return
        await asyncio.sleep(0.003)
    raise AssertionError("the app has come to a halt")


def table(app: YokaiApp) -> RemoteScreen:
    return next(s for s in app.screen_stack if isinstance(s, RemoteScreen))


def status(app: YokaiApp) -> str:
    state = table(app).state if len(app.screen_stack) > 1 else None
    return state.status if state else ""


async def new_table(client: Client, **options: object) -> str:
    made = await client.ask("POST", "/api/tables", json=options)
    return str(made.json()["code"])


@pytest.mark.parametrize(
    "text",
    ["https://host/t/ABC", "http://host:7007/t/abc/", "https://host/#/t/ABC"],
)
def test_addresses_of_tables(text: str) -> None:
    address = Address.parse(text)
    assert address.code == "ABC"
    assert address.socket.endswith("/api/tables/ABC/socket")
    assert address.socket.startswith("ws")


@pytest.mark.parametrize("text", ["", "host", "https://host", "ftp://host/t/ABC", "https:///t/A"])
def test_what_is_no_address_of_a_table(text: str) -> None:
    with pytest.raises(InvalidValue):
        Address.parse(text)


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(NoConnection):
        Identity("http://127.0.0.1:1", tmp_path).introduce()


async def test_an_identity_is_kept_for_the_next_time(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        first = Identity(server, tmp_path)
        await asyncio.to_thread(first.introduce, "Anna")
        again = Identity(server, tmp_path)
        assert again.cookie == first.cookie != ""


@pytest.mark.parametrize("ruleset", ["three-basic", "suitors-short"])
async def test_a_whole_match_on_a_server(ruleset: str, tmp_path: Path) -> None:
    """The terminal's person owns the table, fills it with bots, and plays by keyboard."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Anna")
        code = await new_table(owner, ruleset=ruleset, bots="random")
        app = remote(Texts("en"), Line(Address.parse(f"{server}/t/{code}"), owner.cookie))
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
        line = Line(Address.parse(f"{server}/t/{code}"), person.cookie)
        app = remote(Texts("en"), line)
        async with app.run_test(size=SIZE):
            await until(lambda: status(app) == "gathering" and table(app).seat is not None)
            assert "Anna" in str(table(app).query_one("#table").render())
            cut = line._socket
            assert cut is not None
            await cut.close()
            await until(lambda: line._socket is not None and line._socket is not cut)
            await until(lambda: table(app).seat is not None)
        await owner.leave()


async def test_a_spectator_sees_nobodys_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        address = Address.parse(f"{server}/t/{made.json()['code']}")
        person = Identity(server, tmp_path)
        await asyncio.to_thread(person.introduce)
        app = remote(Texts("en"), Line(address, person.cookie), watch=True)
        async with app.run_test(size=SIZE):
            await until(lambda: status(app) == "playing" and table(app).view is not None)
            assert table(app).seat is None
            assert table(app).hand.cards == ()
        told = asyncio.create_task(watch_plainly(Texts("en"), Line(address, person.cookie)))
        await asyncio.sleep(0.5)
        told.cancel()
        assert "Ada" in capsys.readouterr().out
        await owner.leave()


def test_addresses_of_servers() -> None:
    assert server_in("https://host:7007/") == server_in("https://host:7007") == "https://host:7007"
    assert server_in("https://host/t/ABC") is None
    assert server_in("https://host/#/t/ABC") is None
    assert server_in("host") is None


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
            assert first.fairness.salt in told(app).replace("\n", "")
            await pick(app, "Propose to abandon")
            await until(lambda: status(app) == "abandoned")
            await until(lambda: first.fairness.verdict is not None)
            assert first.fairness.verdict == "fair"
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
        app = remote(Texts("en"), Line(Address.parse(f"{server}/t/{code}"), owner.cookie))
        async with app.run_test(size=SIZE) as pilot:
            await until(lambda: status(app) == "gathering" and table(app).seat is not None)
            await pick(app, "Say something: Good luck!")
            await until(lambda: "Anna: Good luck!" in told(app))
            await pilot.press("enter")
            await until(lambda: status(app) == "playing" and table(app).is_waiting)
            ends_at = table(app)._ends_at
            assert ends_at is not None
            assert 0 < ends_at - time.monotonic() <= 60
            await until(lambda: ":" in str(table(app).query_one("#clock").render()))
        await owner.leave()


async def test_a_whole_match_line_by_line_and_the_next_one(tmp_path: Path) -> None:
    """Every third answer fits: Enter goes on, three cards are passed, one is played."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Anna")
        code = await new_table(owner, ruleset="three-basic", bots="random")
        lines: list[str] = []
        answers = cycle(["\n", "1 2 3\n", "1\n", "t\n", "?\n"])
        line = Line(Address.parse(f"{server}/t/{code}"), owner.cookie)
        keyboard = Keyboard(lambda: next(answers), eager=False)
        game = PlainRemote(Texts("en", strict=True), line, lines.append)
        following = await asyncio.wait_for(game.follow(keyboard), 60)
        assert following is not None
        assert following != code
        text = "\n".join(lines)
        assert "You win the game!" in text or "wins the game." in text
        assert "Every deal comes from the seed" in text
        await owner.leave()


async def test_a_table_that_is_not_there_is_no_reason_to_wait(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        person = Identity(server, tmp_path)
        await asyncio.to_thread(person.introduce)
        line = Line(Address(server, "NOSUCH"), person.cookie)
        await asyncio.wait_for(watch_plainly(Texts("en"), line), 20)
        assert capsys.readouterr().out == (
            "There is no table NOSUCH.\nThe server has closed the table.\n"
        )


async def test_a_broken_promise_is_noticed(tmp_path: Path) -> None:
    """Another commitment than the one shown, a salt left out, or another card."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        line = Line(Address(server, made.json()["code"]), owner.cookie)
        app = remote(Texts("en"), line)
        async with app.run_test(size=SIZE):
            await until(lambda: status(app) == "playing" and table(app).is_waiting)
            seen = table(app).fairness
            await pick(app, "Propose to abandon")
            await until(lambda: status(app) == "abandoned")
        text = await line.record()
        assert seen.is_fair(text)
        assert not FairnessCheck("0" * 64).is_fair(text)
        assert not FairnessCheck(seen.commitment, "00" * 16, 0).is_fair(text)
        assert not seen.is_fair(text.replace("Round 1", "Round 2"))
        await owner.leave()
