"""Privacy: the page says what is stored, and one click saves all of it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor

pytestmark = pytest.mark.browser


def test_everything_about_a_visitor_is_saved_in_one_file(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    expect(page.get_by_label("Your name")).not_to_have_value(
        ""
    )  # it is loaded, and would come late
    page.get_by_label("Your name").fill("Ada of the exports")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved").wait_for()
    visitor.play_now("four-basic").wait_for_something_to_do()
    code = page.url.rpartition("/")[2].partition("#")[0]
    visitor.go()
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy").click()
    page.get_by_role("heading", name="What is stored on the server").wait_for()
    assert page.locator("main li").count() == 7
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything about me").click()
    page.get_by_role("status").filter(has_text="The file has been saved.").wait_for()
    assert download.value.suggested_filename == "yokai-export.json"
    exported = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (exported["format"], exported["version"]) == ("yokai-septet-export", 1)
    assert [row["name"] for row in exported["identity"]] == ["Ada of the exports"]
    assert json.loads(exported["browser"]["yokai-settings"])["language"] == "en"
    [promised] = exported["browser_fair_deals"]
    assert (promised["code"], promised["seat"]) == (code, 0)
