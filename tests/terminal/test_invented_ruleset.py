"""A ruleset that nobody has heard of is played like any other: it is data everywhere."""

import asyncio
from itertools import cycle
from pathlib import Path

import pytest

from tests.invented import INVENTED, INVENTED_RULESETS
from tests.server.kit import guest, running, settings
from tests.terminal.kit import SMALL, decide, is_asked, opened, until
from tests.terminal.person import Person
from yokai_septet.client.local import LocalClient
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials
from yokai_septet.game import RULESETS, Ruleset
from yokai_septet.server.worker import Worker
from yokai_septet.terminal.console import Console
from yokai_septet.terminal.dialogs import Dialog
from yokai_septet.terminal.game_options import GameOptions, local_client
from yokai_septet.terminal.plain import PlainTable, play_plainly
from yokai_septet.texts import Texts

every_invented = pytest.mark.parametrize(
    "ruleset", INVENTED_RULESETS, ids=lambda ruleset: ruleset.name
)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for ruleset in INVENTED_RULESETS:
        monkeypatch.setitem(RULESETS, ruleset.name, ruleset)


def game(ruleset: Ruleset = INVENTED) -> LocalClient:
    return local_client(GameOptions(ruleset.name, bots="adept", seed=bytes(32)).new_log())


@every_invented
def test_line_by_line(ruleset: Ruleset) -> None:
    to_pass = " ".join(str(number + 1) for number in range(ruleset.pass_size))
    client, person = game(ruleset), Person(*filter(None, [to_pass, "1", "t"] * 3000))
    play_plainly(Texts("en"), client, person.console)
    assert client.table.is_over
    assert ruleset.name in person.lines[0]
    asked = any(f"Choose {ruleset.pass_size}\u00a0card" in line for line in person.lines)
    assert asked == bool(ruleset.pass_to)


async def test_on_the_screen() -> None:
    client = game()
    app = opened(client)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_asked(app))
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        assert isinstance(app.screen, Dialog)
        aid = str(app.screen._body)
        assert "2 bosses win the round" in aid
        assert "First to 11 points wins" in aid
        assert "★" * 7 in aid  # nine points of Fire, two of its stars are white
        await pilot.press("enter")
        for _ in range(2000):
            if app._exit:
                break
            await decide(app, pilot)
    assert client.table.is_over


@every_invented
async def test_on_a_server(ruleset: Ruleset, tmp_path: Path) -> None:
    to_pass = " ".join(str(number + 1) for number in range(ruleset.pass_size))
    async with running(Worker(settings(tmp_path))) as server:
        owner = await guest(server, "Anna")
        made = await owner.ask(
            "POST", "/api/tables", json={"ruleset": ruleset.name, "bots": "adept"}
        )
        address = Address(server, made.json()["code"])
        client = RemoteClient(address, Credentials.of_cookie(owner.cookie))
        answers, lines = cycle(["\n", f"{to_pass}\n", "1\n"]), list[str]()
        table = PlainTable(Texts("en"), client, Console(lines.append, lambda: next(answers)))
        assert await asyncio.wait_for(table.follow(), 120) is not None
        assert any("Every deal comes from the seed" in line for line in lines)
        await owner.leave()
