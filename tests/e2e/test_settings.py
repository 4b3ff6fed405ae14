"""Settings: a person’s own programs, one by one, and the colours of the cards."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def test_programs_are_registered_and_removed_one_by_one(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/settings")
    panel = page.get_by_role("region", name="Your programs")

    def register(name: str) -> str:
        """The token that the page shows for a new program of this name."""
        panel.get_by_label("Name of the program").fill(name)
        panel.get_by_role("button", name="Register").click()
        panel.get_by_text(f"This is the token for {name}.").wait_for()
        panel.get_by_role("listitem").filter(has_text=name).wait_for()
        return panel.get_by_label("Token", exact=True).input_value()

    tokens = {name: register(name) for name in ("Lowest card", "Highest card")}

    def answer(name: str) -> int:
        headers = {"authorization": f"Bearer {tokens[name]}"}
        return httpx.get(f"{visitor.url}/api/me", headers=headers, timeout=60).status_code

    assert [answer(name) for name in tokens] == [200, 200]
    panel.get_by_role("button", name="Remove Lowest card").click()
    panel.get_by_role("button", name="No").click()
    panel.get_by_role("button", name="Remove Lowest card").click()
    panel.get_by_role("button", name="Really remove Lowest card?").click()
    panel.get_by_role("listitem").filter(has_text="Lowest card").wait_for(state="detached")
    assert [answer(name) for name in tokens] == [401, 200]
    assert panel.get_by_label("Token", exact=True).count() == 0, "a token is shown once"
    page.reload()
    panel.get_by_role("listitem").filter(has_text="Highest card").wait_for()
    assert panel.get_by_role("listitem").count() == 1


def test_the_cards_have_the_colours_of_the_edition_in_the_readers_language(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = visitor.go("/settings")
    html = page.locator("html")
    expect(html).to_have_attribute("data-edition", "fr")
    page.get_by_label("Couleurs").select_option("en")
    expect(html).to_have_attribute("data-edition", "standard")
    page.get_by_label("Couleurs").select_option("auto")
    visitor.speak("de")
    expect(page.locator("html")).to_have_attribute("data-edition", "standard")
