"""The rulebook says the same in all languages, and what it says agrees with the rules."""

import re

import pytest

from tests.texts.files import ROOT, messages
from yokai_septet import RULESETS, Card, Suit
from yokai_septet.engine import FEATURES, default_weights
from yokai_septet.game.trick import winning_position
from yokai_septet.texts import LANGUAGES, RULE_OF_ERROR, Rulebook, Texts, rulebook
from yokai_septet.texts.__main__ import FILES
from yokai_septet.texts.rulebook import EXAMPLES, QUESTIONS, SUMMARY, TIPS, RuleExample


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


@pytest.mark.parametrize("file", FILES)
def test_what_is_made_of_the_texts_is_fresh(file: str) -> None:
    written = (ROOT / file).read_text(encoding="utf-8")
    assert written == FILES[file](), "run: python -m yokai_septet.texts"


def test_every_example_question_tip_and_part_of_the_summary_is_in_the_book() -> None:
    names = {m.name for m in messages("en") if m.file == "rulebook.ftl"}

    def of(family: str) -> set[str]:
        return {name for name in names if name.startswith(family)}

    assert of("example-") == {f"example-{example.name}" for example in EXAMPLES}
    assert of("faq-") == {f"faq-{name}{end}" for name in QUESTIONS for end in ("", "-answer")}
    assert of("tip-") == {f"tip-{name}" for name in TIPS}
    assert of("summary-") == {f"summary-{name}{end}" for name in SUMMARY for end in ("", "-title")}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_examples_tell_what_their_cards_say(example: RuleExample) -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        told = texts.format(f"example-{example.name}")
        codes = re.findall(r"[WECLDFS](?:A|\d{1,2}f?)", told)
        assert set(codes) >= {*example.trick, *example.bosses}
        assert [code for code in codes if code in example.trick][: len(example.trick)] == [
            *example.trick
        ]
        names = [texts.format("table-bot-name", seat=seat) for seat in range(4)]
        if example.leader is not None and example.winner is not None:
            led = told.index(example.trick[0])
            assert max(names, key=lambda name: told.rfind(name, 0, led)) == names[example.leader]
            after = told[told.index(example.trick[-1]) :]
            named = [name for name in names if name in after]
            assert min(named, key=after.index) == names[example.winner]


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if example.trick], ids=lambda example: example.name
)
def test_R13_the_named_winner_takes_the_trick(example: RuleExample) -> None:
    cards = [Card.parse(code) for code in example.trick]
    trump = Suit.parse(example.trump)
    assert example.leader is not None
    assert example.winner == (example.leader + winning_position(cards, trump)) % len(cards)


def test_tips_say_what_the_weights_say() -> None:
    weights = dict(zip(FEATURES, default_weights(RULESETS["four-advanced"]).values, strict=True))
    strongest = {
        "void": weights["give_friend_void"],
        "boss": max(weights["boss_us_2"], weights["boss_them_2"]),
        "seventh": -weights["trick_them_5"],
        "ace": -weights["discard_super_trump"],
        "low": -weights["follow_high_early"],
    }
    assert {name: round(points, 1) for name, points in strongest.items()} == TIPS
    assert max(weights, key=lambda name: name.startswith("give_") and weights[name]) == (
        "give_friend_void"
    )


def test_refusals_cite_rules_that_exist(texts: Texts, book: Rulebook) -> None:
    labels = {r.label for s in book.sections for r in s.rules}
    for code, label in RULE_OF_ERROR.items():
        assert label in labels
        cited = {m.name for m in messages(texts.language) if "rule" in m.variables}
        assert f"error-{code}" in cited


def test_answers_cite_rules_that_exist_and_alike(texts: Texts, book: Rulebook) -> None:
    labels = {r.label for s in book.sections for r in s.rules}
    for name in (*(f"faq-{n}-answer" for n in QUESTIONS), *(f"example-{e.name}" for e in EXAMPLES)):
        cited = set(re.findall(r"R\d+", texts.format(name)))
        assert cited <= labels
        assert cited == set(re.findall(r"R\d+", Texts("en").format(name)))
