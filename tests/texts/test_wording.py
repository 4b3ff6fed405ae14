"""Words and signs that a native reader would stumble over: what of that a machine can find."""

import re

import pytest

from tests.texts import readers
from tests.texts.files import texts_of
from tests.texts.glossary import PAGE, forbidden, markdown, terms
from tests.texts.readers import marks, unread
from yokai_septet.texts import LANGUAGES

SIGNS = {
    "en": {
        r"(?<=\w)'|\"(?=\w)": "curly quotes and apostrophes",
    },
    "de": {
        r" %|\d%|[”]": "a no-break space before %, and „these quotes“",
        r"(?<=\w)'": "a curly apostrophe",
    },
    "fr": {
        r"(?:^|[^\s\u202f;!?])[;!?]|[^\s\u00a0]»|«[^\u00a0]": "no-break spaces at ; ! ? « »",
        r"(?:^|[^\s\u00a0]):(?=\s|$)": "a no-break space before :",
        r" %|\d%|[“”„]": "a no-break space before %, and « these quotes »",
        r"(?<=\w)'": "a curly apostrophe",
    },
    "ru": {
        r"\s[–-]\s": "an em dash",
        r"[“”„]|(?<=\w)\"|\"(?=\w)": "«these quotes»",
        r" %|\d%": "a no-break space before %",
    },
    "zh-Hant": {
        r"[,;:!?(][\u4e00-\u9fff]|[\u4e00-\u9fff][,;:!?)]|[\u4e00-\u9fff]\.": "full-width signs",
        r"[“”]": "「these quotes」",
        r"[\u4e00-\u9fff] \d|(?<![-\d])\d [\u4e00-\u9fff]": "no blank beside digits",
    },
}  # fmt: skip
"""What is wrong in each language, and what to write."""

QUOTING_CODE = {
    "cli-admin-bar-for",
    "cli-play-clock",
    "cli-serve-backup-every",
    "cli-arena-test",
    "error-bad-network",
    "error-bad-test",
    "record-expected",
}
"""Messages that quote what is typed, signs and all."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    wrong = [
        f"{name}: {text.strip()} ({want})"
        for name, text in texts_of(language)
        for pattern, want in SIGNS[language].items()
        if name not in QUOTING_CODE and re.search(pattern, text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_name(language: str) -> None:
    patterns = list(forbidden(language))
    wrong = [
        f"{name}: {text.strip()} (say: {instead})"
        for name, text in texts_of(language)
        for pattern, instead in patterns
        if re.search(pattern, text)
    ]
    assert not wrong, "\n".join(["docs/glossary.md says what things are called:", *wrong])


def test_the_glossary_names_everything_in_every_language() -> None:
    for term in terms():
        assert set(LANGUAGES) <= set(term), term["concept"]
        assert set(term.get("not", {})) | set(term.get("box", [])) <= set(LANGUAGES)


def test_the_page_of_the_glossary_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == markdown(), "make glossary"


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_else_has_read_every_text(language: str) -> None:
    told = f"Have these texts read by a second person, then: make read LANGUAGE={language}"
    assert not unread(language), "\n".join([told, *unread(language)])


def test_a_changed_text_or_term_asks_for_another_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    before = marks("en")
    sources = readers.sources("en")
    changed = sources | {"count-tricks": sources["count-tricks"] + " "}
    monkeypatch.setattr(readers, "sources", lambda _: changed)
    differ = {name for name, mark in marks("en").items() if mark != before[name]}
    assert {"count-tricks", "event-trick-won"} <= differ  # the second refers to the first
    assert "web-menu" not in differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comment_asks_for_nobody(language: str) -> None:
    assert not any(text.startswith("#") for text in readers.sources(language).values())
