"""What is wrong with a record is said in the reader's language, and quotes nothing dangerous."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.texts.files import files
from yokai_septet import records
from yokai_septet.records import RecordError
from yokai_septet.records.phrases import Expected, Found, quoted
from yokai_septet.texts import LANGUAGES, Texts, sentence

TEXT = (Path(__file__).parent.parent / "golden" / "records" / "four-advanced.yokai").read_text()


def variants(language: str, message: str) -> set[str]:
    """The keywords that a message chooses between."""
    (found,) = (
        node
        for node in files(language)["records.ftl"].body
        if isinstance(node, ast.Message) and node.id.name == message
    )
    assert isinstance(found.value, ast.Pattern)
    (element,) = found.value.elements
    assert isinstance(element, ast.Placeable)
    assert isinstance(element.expression, ast.SelectExpression)
    return {
        variant.key.name
        for variant in element.expression.variants
        if isinstance(variant.key, ast.Identifier)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_said_in_every_language(language: str) -> None:
    assert variants(language, "record-found") == {one().keyword for one in Found} | {"text"}
    assert variants(language, "record-expected") == {one().keyword for one in Expected} | {"text"}


def wrong_texts() -> list[str]:
    def changed(old: str, new: str) -> str:
        assert old in TEXT
        return TEXT.replace(old, new, 1)

    return [
        changed('[Ruleset "four-advanced"]', ""),
        changed('"dealt"', '"asked"'),
        changed("2026-11-15", "2026-13-15"),
        changed("Round 2", "Round 3"),
        changed("Pass", "Pas"),
        changed(" 3. ", " 4. "),
        changed("End", "Bend"),
        changed("2: ", "1: "),
        changed('"finished"', '"abandoned"'),
        changed("End ", "; End "),
        TEXT[:-60],
        TEXT + "{",
        '[Ruleset "four-advanced"]\nRound 1 face-up W7\n0: ??',
        '[Ruleset "four-advanced"]\nRound 1 face-up W7\n0: ??\n1: ??\n2: ??\n3: ??',
    ]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_in_other_languages(language: str) -> None:
    words = set(re.findall(r"[a-z]{3,}", " ".join(str(one()) for one in (*Found, *Expected))))
    # The words of the notation itself, and those that both languages have.
    words -= {"ruleset", "four", "advanced", "suitors", "holder", "side", "wins", "record", "date"}
    words -= {"pass", "text", "schema", "json", "docs", "points", "des", "place", "such", "score"}
    for text in wrong_texts():
        try:
            records.parse(text)
        except RecordError as error:
            told = sentence(error, Texts(language))
            assert not words & set(re.findall(r"[A-Za-z]{3,}", told)), told
            assert "'" not in told


def test_what_is_quoted_cannot_steer_a_terminal() -> None:
    assert quoted("W7") == "W7"
    assert quoted("\x1b[2J\u202e") == "\ufffd[2J\ufffd"
    assert quoted("x" * 61) == "x" * 60 + "…"
    with pytest.raises(RecordError) as caught:
        records.parse('[Ruleset "four-advanced"]\nRound 1 face-up \x1b[2J')
    told = sentence(caught.value, Texts("de"))
    assert told.isprintable()
    assert caught.value.sentence.isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_plural(language: str) -> None:
    def told(count: int) -> str:
        error = RecordError("record-impossible", found=Found.CARDS(count), expected=Expected.CARD)
        return sentence(error, Texts(language)).replace(str(count), "#")

    assert (told(1) == told(5)) == (language == "zh-Hant")
