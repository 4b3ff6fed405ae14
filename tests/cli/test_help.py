"""The help: complete in every language, and folded to the width of the terminal."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.texts.files import entries, messages
from yokai_septet.cli import COMMANDS, run, take_language
from yokai_septet.cli.command import build
from yokai_septet.cli.help import command_help, overview
from yokai_septet.cli.layout import cells, fold
from yokai_septet.texts import LANGUAGES, Texts

SOURCES = Path(import_module("yokai_septet.cli").__path__[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_has_its_help(language: str) -> None:
    texts = Texts(language, strict=True)
    assert all(f"  {name} " in overview(texts) for name in COMMANDS)
    for name in COMMANDS:
        command = build(name, import_module(f"yokai_septet.cli.{name}").command)
        shown = command_help(texts, command)
        for param in command.params:
            if param.param_type_name == "option":
                assert param.opts[0] in shown


def test_no_message_of_the_help_is_left_over() -> None:
    needed = {f"cli-{name}" for name in COMMANDS}
    for name in COMMANDS:
        for param in build(name, import_module(f"yokai_septet.cli.{name}").command).params:
            word = (param.name or "").replace("_", "-")
            own = f"cli-{name}-{word}"
            needed.add(own if own in Texts("en") else f"cli-any-{word}")
            needed.add(f"cli-word-{(getattr(param, 'metavar', None) or 'value').lower()}")
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    needed |= set(re.findall(r"(?:cli|error)(?:-[a-z]+)*", text))
    needed |= {f"error-{code}" for code in re.findall(r'"((?:file|package)-[a-z]+)"', text)}
    needed |= {
        r for name in needed if name in entries("en") for r in entries("en")[name].references
    }
    assert {m.name for m in messages("en") if m.file == "cli.ftl"} - needed == set()


def test_the_modules_are_the_commands() -> None:
    helpers = {"__init__", "command", "extras", "files", "help", "layout", "menu", "options",
               "streams"}  # fmt: skip
    assert {path.stem for path in SOURCES.glob("*.py")} - helpers == set(COMMANDS)


def test_wide_characters_are_folded_by_their_columns() -> None:
    text = "逐行進行，不繪製畫面：適合管線與螢幕閱讀器。"
    lines = fold(text, 20).split("\n")
    assert max(map(cells, lines)) <= 20
    assert "".join(lines) == text
    assert not any(line.startswith(("，", "。")) for line in lines)


@pytest.mark.parametrize("width", [20, 40, 80])
def test_words_are_never_cut(width: int) -> None:
    text = "Check records: every move, every result, and that the deals come from their seed."
    lines = fold(text, width).split("\n")
    assert max(map(len, lines)) <= width
    assert " ".join(lines) == text


def test_the_language_may_stand_anywhere() -> None:
    assert take_language(["deal", "--lang", "de"]) == ("de", ["deal"])
    assert take_language(["--lang=ru", "deal"]) == ("ru", ["deal"])
    assert take_language(["deal", "--", "--lang=ru"]) == (None, ["deal", "--", "--lang=ru"])


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "tlh", "rules"]) == 2
    assert "tlh" in capsys.readouterr().err
