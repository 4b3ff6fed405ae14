"""The rulebook on the page: pictures, a contents list, links to rules, a summary on one sheet."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
LANGUAGES = ["en", "de", "fr", "ru", "zh-Hant"]


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def test_a_link_to_a_rule_opens_the_book_there(visit: Visit) -> None:
    visitor = visit()
    for link in ("#R23", "#r41"):
        page = visitor.go("/settings")
        page = visitor.go(f"/rules{link}")
        rule = page.locator(f"#{link[1:].upper()}")
        expect(rule).to_be_in_viewport()
        box = rule.bounding_box()
        assert box is not None
        assert box["y"] < 120


def test_the_contents_lead_to_every_section_and_rule(visit: Visit) -> None:
    page = visit().go("/rules")
    links = page.locator("article nav a")
    links.first.wait_for()
    targets = [link.get_attribute("href") or "" for link in links.all()]
    assert len(targets) > 40
    assert [href for href in targets if page.locator(href).count() != 1] == []
    page.get_by_role("link", name="R33", exact=True).first.click()
    expect(page.locator("#R33")).to_be_in_viewport()
    assert page.url.endswith("/rules#R33")
    page.get_by_role("link", name="Questions").click()
    expect(page.locator("#faq")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#R33")).to_be_in_viewport()


def test_rules_are_shown_in_cards(visit: Visit) -> None:
    page = visit().go("/rules")
    expect(page.locator("#R1 .card")).to_have_count(49)
    expect(page.locator("#R2 .card")).to_have_count(7)
    expect(page.locator("#R13 .card")).to_have_count(16)
    expect(page.locator("#R13 .card.lit")).to_have_count(4)
    winners = page.locator("#R13 figure:has(.card.lit) figcaption").all_inner_texts()
    assert winners == ["Kitsune", "Tengu", "Tanuki", "Tanuki"]
    expect(page.locator("#R32 .card")).to_have_count(9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_is_printed_on_one_sheet(visit: Visit, language: str) -> None:
    page = visit(language=language, theme="dark").go("/rules#summary")
    expect(page.locator("#summary table")).to_be_visible()
    for paper in ("A4", "Letter"):
        assert pages(page.pdf(format=paper)) == 1
    page = visit(language=language).go("/rules")
    page.wait_for_selector("#summary")
    assert pages(page.pdf(format="A4")) > 4  # the whole book, if that is what is asked for


def test_the_skip_link_leads_to_the_content(visit: Visit) -> None:
    page = visit().go("/rules")
    page.wait_for_selector("article")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")
