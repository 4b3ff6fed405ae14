"""The rulebook says the same in all languages, and what it says agrees with the rules."""

import re

import pytest

from tests.texts.files import ROOT, messages
from yokai_septet import RULESETS, Card, Suit
from yokai_septet.texts import LANGUAGES, Rulebook, Texts, rulebook


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.fixture
def book(texts: Texts) -> Rulebook:
    return rulebook(texts)


def rule(book: Rulebook, number: int) -> str:
    return next(r.text for s in book.sections for r in s.rules if r.number == number)


def test_every_rule_of_the_files_is_in_the_book() -> None:
    numbers = [r.number for s in rulebook(Texts("en")).sections for r in s.rules]
    assert numbers == sorted(set(numbers))
    names = {f"rule-r{n}" for n in numbers} | {f"rule-r{n}-title" for n in numbers}
    assert names == {m.name for m in messages("en") if m.name.startswith("rule-r")}
    sections = {f"rules-section-{s.name}" for s in rulebook(Texts("en")).sections}
    assert sections == {m.name for m in messages("en") if m.name.startswith("rules-section-")}


def test_rules_refer_to_rules_that_exist_and_alike(book: Rulebook) -> None:
    english = rulebook(Texts("en"))
    for section in book.sections:
        for each in section.rules:
            cited = set(re.findall(r"R\d+", each.text))
            assert cited <= {r.label for s in book.sections for r in s.rules}
            assert cited == set(re.findall(r"R\d+", rule(english, each.number))), each.label


def test_rules_name_the_same_cards(book: Rulebook) -> None:
    english = rulebook(Texts("en"))
    card = r"(?<![A-Za-z0-9])[WECLDFS](?:A|\d{1,2}f?)(?![A-Za-z0-9])"
    for section in book.sections:
        for each in section.rules:
            cards = set(re.findall(card, each.text))
            assert cards == set(re.findall(card, rule(english, each.number)))
            assert all(Card.parse(code) for code in cards)


def test_R1_lists_the_suits_with_the_colours_of_the_edition(texts: Texts, book: Rulebook) -> None:
    lines = [line for line in rule(book, 1).splitlines() if re.match(r"[WECLDFS][,，]", line)]
    assert len(lines) == len(Suit)
    for suit, line in zip(Suit, lines, strict=True):
        letter, name, colour, ranks = re.split(r"[,，]\s*|\s*[:：]\s*", line)
        assert (letter, name, colour) == (suit.letter, texts.suit(suit), texts.colour(suit))
        assert ranks.split() == ["A" if rank == 1 else str(rank) for rank in suit.ranks]


def test_R2_tells_what_each_boss_is_worth(texts: Texts, book: Rulebook) -> None:
    lines = rule(book, 2).splitlines()[-2:]
    for line, name in zip(lines, ("four-advanced", "three-advanced"), strict=True):
        for suit in Suit:
            found = re.search(rf"{texts.suit(suit)}\s*(\d)", line)
            assert found
            assert int(found[1]) == RULESETS[name].boss_points[suit]


def test_the_plain_book_has_no_markup(book: Rulebook) -> None:
    assert not re.search(r"[*_`#\\]", book.plain())
    assert book.plain().count("\nR") >= sum(len(section.rules) for section in book.sections)


def test_the_docs_hold_the_English_rulebook() -> None:
    written = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    fresh = rulebook(Texts("en")).markdown()
    assert written == fresh, "run: python -m yokai_septet.texts > docs/rules.md"
