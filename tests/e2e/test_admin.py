"""The admin page: opened once by a link, closes a table after asking, and bars somebody who reads
why."""

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Server, Visitor
from yokai_septet.server.admin.keys import new_link
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store

pytestmark = pytest.mark.browser


def admin_path(server: Server) -> str:
    """The path of a link that `yokai admin` would print."""

    async def make() -> str:
        store = Store(replace(Settings(), data_dir=server.data))
        link = await new_link(store.admin, "", time.time())
        await store.close()
        return link

    made: list[str] = []
    thread = threading.Thread(target=lambda: made.append(asyncio.run(make())))
    thread.start()  # the browser keeps an event loop running in this one
    thread.join()
    return made[0]


def test_a_host_closes_a_table_and_bars_a_player(
    server: Server, visit: Callable[..., Visitor]
) -> None:
    player, host = visit(), visit()
    player.page.goto(f"{server.url}/settings")
    field = player.page.get_by_label("Your name")
    expect(field).not_to_have_value("")
    field.fill("Barnaby")
    player.page.get_by_role("button", name="Save").click()
    player.page.get_by_text("Saved").wait_for()
    player.play_now("four-basic")
    code = player.page.url.rpartition("/")[2]

    path = admin_path(server)
    page = host.go(path)
    page.get_by_role("heading", name="Your server").wait_for()
    page.get_by_role("button", name="Bar Barnaby").wait_for()
    expect(page).to_have_url(f"{server.url}/admin")  # the secret is not left in the address

    page.get_by_role("button", name=f"Close table {code}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("This can’t be undone.").wait_for()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=f"Close table {code}").click()
    dialog.get_by_role("button", name="Close the table").click()
    page.get_by_role("status").filter(has_text=f"Table {code} closed").wait_for()
    player.page.get_by_text("The host of this server has closed the table.").first.wait_for()

    player.play_now("four-basic")
    page.get_by_role("button", name="Bar Barnaby").click()
    dialog.get_by_label("For how long?").select_option("15 minutes")
    dialog.get_by_role("button", name="Bar", exact=True).click()
    player.page.get_by_text("The host of this server has barred you until").wait_for()

    late = visit()
    late.go(path).get_by_text("This link has already been used or has expired.").wait_for()
    late.problems.clear()  # browsers report a refusal as an error
