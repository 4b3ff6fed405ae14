"""People who sit at one table."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.e2e.conftest import Visitor

Visit = Callable[..., Visitor]


def two_at_a_table(visit: Visit, ruleset: str, hints: str | None = None) -> tuple[Visitor, Visitor]:
    host, guest = visit(ruleset=ruleset), visit()
    host.go()
    if hints is not None:
        host.page.locator("details summary").click()
        host.page.get_by_label("Hints").select_option(hints)
    host.page.get_by_role("button", name="New table").click()
    host.page.wait_for_selector(".seats")
    guest.join(host)
    guest.page.get_by_text("Waiting for more players").wait_for()
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start the game").click()
    return host, guest


def host_of(visit: Visit, ruleset: str, name: str = "Mika") -> Visitor:
    """Somebody with this name who has made a table."""
    host = visit(ruleset=ruleset)
    host.go()
    host.page.get_by_role("button", name="New table").click()
    host.page.get_by_role("button", name="Change name").click()
    host.page.keyboard.type(name)  # the old name is selected
    host.page.keyboard.press("Enter")
    seat_of(host, name).wait_for()
    return host


def seat_of(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".seats li", has=visitor.page.get_by_text(name, exact=True))
