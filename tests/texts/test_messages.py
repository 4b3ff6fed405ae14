"""Choosing a language, and formatting messages with the values of the game."""

from pathlib import Path

import pytest

from yokai_septet import ALL_CARDS, Card, CardSet, FirstLeader, Reason, Suit
from yokai_septet.texts import (
    LANGUAGES,
    MissingMessage,
    Texts,
    language_of_environment,
    messages,
    negotiate,
)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("fr_CA.UTF-8", "fr"),
        ("ru@petr1708", "ru"),
        ("zh-TW", "zh-Hant"),
        ("zh_HK.Big5", "zh-Hant"),
        ("zh-hant", "zh-Hant"),
        ("zh", "zh-Hant"),
        ("EN-gb", "en"),
        ("tlh", "en"),
        ("", "en"),
        ("C", "en"),
        ("pt-BR, fr;q=0.5, de;q=0.8", "de"),
        ("fr;q=0, ru;q=0.1", "ru"),
        ("*", "en"),
        ("fr;q=nonsense", "fr"),
    ],
)
def test_a_language_is_chosen(wanted: str, language: str) -> None:
    assert negotiate(wanted) == language


def test_the_terminal_tells_its_language() -> None:
    assert language_of_environment({"LANG": "de_DE.UTF-8"}) == "de"
    assert language_of_environment({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}) == "fr"
    assert language_of_environment({"LC_MESSAGES": "", "LANG": "ru"}) == "ru"
    assert language_of_environment({}) == "en"


CARD_NAMES = {
    "en": ("ace of Wind", "7 of Earth", "13 of Snow", "foil 7 of Fire"),
    "de": ("Wind-Ass", "Erde-7", "Schnee-13",
           "glänzende Feuer-7"),
    "fr": ("as de Vent", "7 de Terre", "13 de Neige", "7 brillant de Feu"),
    "ru": ("туз Ветра", "семёрка Земли", "тринадцатка Снега", "фольгированная семёрка Огня"),
    "zh-Hant": ("風A", "地7", "雪13", "閃卡火7"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names(language: str) -> None:
    texts = Texts(language)
    codes = ("WA", "E7", "S13", "F7f")
    assert tuple(texts.card(Card.parse(code)) for code in codes) == CARD_NAMES[language]
    assert len({texts.card(card) for card in ALL_CARDS}) == len(ALL_CARDS)


def test_the_French_edition_has_its_own_colours() -> None:
    french, english = Texts("fr"), Texts("en")
    assert french.colour(Suit.EARTH) == "gris"
    assert french.colour(Suit.DARKNESS) == "violet"
    assert english.colour(Suit.EARTH) == "purple"
    assert english.colour(Suit.DARKNESS) == "black"


def test_Russian_counts() -> None:
    texts = Texts("ru")
    shown = [texts.count("tricks", count) for count in (1, 2, 5, 11, 21, 22)]
    words = ["1 взятка", "2 взятки", "5 взяток", "11 взяток", "21 взятка", "22 взятки"]
    assert shown == [word.replace(" ", "\u00a0") for word in words]  # stays in one line


def test_a_row_of_things() -> None:
    texts = Texts("en")
    assert texts.join([]) == ""
    assert texts.join(["a"]) == "a"
    assert texts.join(["a", "b", "c"]) == "a, b and c"
    assert texts.cards(CardSet.parse("WA E7")) == "ace of Wind and 7 of Earth"
    assert Texts("zh-Hant").join(["甲", "乙", "丙"]) == "甲、乙和丙"


def test_values_of_the_game_become_words() -> None:
    given = dict(
        Texts("de")._readable(
            {
                "card": Card.parse("W7f"),
                "other": Card.parse("WA"),
                "suit": Suit.SNOW,
                "led": Suit.SNOW,
                "legal": CardSet.parse("WA E7"),
                "reason": Reason.BOSSES,
                "option": FirstLeader.HOLDER,
                "flag": True,
                "number": 3,
            }
        )
    )
    assert given == {
        "suit": "S",
        "rank": 7,
        "foil": "yes",
        "other": "Wind-Ass",
        "led": "Schnee",
        "legal": "Wind-Ass und Erde-7",
        "reason": "bosses",
        "option": "holder",
        "flag": "yes",
        "number": 3,
    }


def test_an_attribute_is_a_grammatical_form() -> None:
    assert Texts("ru").format("card.ins", card=Card.parse("E7")) == "семёркой Земли"
    german = Texts("de").format("card.dat", card=Card.parse("F7f"))
    assert german == "der glänzenden Feuer-7"


def test_strict_texts_refuse_what_is_missing() -> None:
    texts = Texts("de", strict=True)
    with pytest.raises(MissingMessage, match="no-such-message"):
        texts.format("no-such-message")
    with pytest.raises(MissingMessage, match="count-tricks"):
        texts.format("count-tricks")
    assert "suit" in texts
    assert "no-such-message" not in texts


def test_otherwise_a_gap_is_filled_in_English(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (("en", "yes = yes\nno = no\n"), ("de", "yes = ja\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "terms.ftl").write_text(text)
    monkeypatch.setattr(messages, "locales_folder", lambda: tmp_path)
    forget()
    try:
        texts = Texts("de", strict=False)
        assert [texts.format(m) for m in ("yes", "no", "perhaps")] == ["ja", "no", "perhaps"]
    finally:
        forget()


def forget() -> None:
    for cached in (messages._file_set, messages._simple_messages, messages._sources):
        cached.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_formatted_simply_is_what_fluent_makes_of_it(language: str) -> None:
    simple = messages._simple_messages(language)
    assert len(simple) > 300
    for name, text in simple.items():
        given = dict.fromkeys(messages._PARAMETER.findall(text), "Ёkai 妖")
        files = messages._file_set(language)
        made, problems = files.bundle.format_pattern(files.pattern(name), given)
        assert messages._formatted_simply(language, name, given) == made, name
        assert not problems


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [
        ("en", "3,329.50", "33.3%"),
        ("de", "3.329,50", "33,3\u00a0%"),
        ("fr", "3\u202f329,50", "33,3\u202f%"),
        ("ru", "3\u00a0329,50", "33,3\u00a0%"),
        ("zh-Hant", "3,329.50", "33.3%"),
    ],
)
def test_figures_are_written_as_in_the_language(language: str, number: str, share: str) -> None:
    texts = Texts(language)
    assert texts.number(3329.5, 2) == number
    assert texts.number(2, signed=True) == "+2"
    assert texts.percent(1 / 3, 1) == share


def test_numbers_are_left_to_fluent() -> None:
    assert messages._formatted_simply("de", "app-round", {"number": 1234}) is None
    assert Texts("de").format("app-round", number=1234) == "Runde 1.234"
