"""The salt of a browser: one for all its tabs, and none for a host that would choose the deal."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.e2e.conftest import Visitor
from tests.e2e.page import Table

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
SOCKET = re.compile(r"/api/tables/\w+/socket(\?|$)")


class Host:
    """Stands between the page and an honest server, and hears all that the page says of salts."""

    def __init__(self, visitor: Visitor, misbehave: bool) -> None:
        self.misbehaves = misbehave
        self.committed: list[str] = []
        self.revealed: list[str] = []
        self.ruleset: object = None
        visitor.context.route_web_socket(SOCKET, self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def said(text: str | bytes) -> None:
            command = json.loads(text)
            if command["type"] == "commit-salt":
                self.committed.append(command["commitment"])
            if command["type"] == "reveal-salt":
                self.revealed.append(command["salt"])
            server.send(text)

        def shown(text: str | bytes) -> None:
            message = json.loads(text)
            state = message.get("state")
            self.ruleset = message.get("ruleset") or self.ruleset
            if self.misbehaves and state and state["salt_phase"] == "commit" and self.committed:
                for seat in (1, 2, 3, 0):  # each would be another salt
                    asked = {
                        **state,
                        "salt_commitments": [None] * 4,
                    }
                    snapshot = {
                        "type": "snapshot", "seq": message["seq"] - 1, "state": asked,
                        "ruleset": self.ruleset, "finished": [], "events": [],
                        "viewer": {**message["viewer"], "seat": seat},
                    }  # fmt: skip
                    page.send(json.dumps(snapshot))
            page.send(text)

        page.on_message(said)
        server.on_message(shown)


def verdict(page: Page) -> str:
    """What the page says about the deals of a match that is over."""
    page.get_by_text("Fair deals you can check").click()
    page.get_by_role("button", name="Check all deals").click()
    return page.locator(".fair [role=status]").inner_text()


def test_two_tabs_have_one_salt(visit: Visit) -> None:
    visitor = visit()
    host = Host(visitor, misbehave=False)
    page = visitor.go()
    page.wait_for_selector(".now")
    made = page.request.post(f"{visitor.url}/api/tables", data={"ruleset": "four-basic"})
    path = f"/t/{made.json()['code']}"
    other = visitor.open()
    for tab in (page, other):
        tab.goto(visitor.url + path)
        tab.locator(".seats .mine").wait_for()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    for tab in (page, other):
        Table(tab).wait_for_something_to_do()
    assert len(set(host.committed)) == len(set(host.revealed)) == 1
    Table(page).fast_forward("match")
    for tab in (page, other):
        assert verdict(tab).startswith("Every deal comes from the seed and the players’ salts")


def test_a_host_that_moves_people_learns_no_salt_and_is_found_out(visit: Visit) -> None:
    visitor = visit()
    host = Host(visitor, misbehave=True)
    table = visitor.play_now("four-basic")
    table.wait_for_something_to_do()
    assert len(set(host.committed)) == 1
    assert host.revealed == []
    visitor.page.reload()
    table.wait_for_something_to_do()
    table.fast_forward("match")
    assert verdict(visitor.page).startswith("Something is wrong: this table didn’t keep to")
    assert host.revealed == []


def test_without_storage_nothing_is_proved_and_the_game_goes_on(visit: Visit) -> None:
    visitor = visit()
    host = Host(visitor, misbehave=False)
    visitor.context.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('none', 'SecurityError') }"
    )
    table = visitor.play_now("four-basic")
    table.wait_for_something_to_do()
    assert host.committed == host.revealed == []
    table.fast_forward("match")
    assert "doesn’t prove to you that nobody chose the cards" in verdict(visitor.page)
