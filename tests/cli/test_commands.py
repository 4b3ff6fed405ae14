"""The commands as people call them: what they print, and their exit codes."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_septet import RULESETS, deal, records, ruleset_named
from yokai_septet.cli import run
from yokai_septet.cli.options import seed_of


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["frobnicate"], "There’s no command “frobnicate”."),
        (["deal", "--frob"], "There’s no option --frob."),
        (["deal", "--round", "one"], "The value of --round isn’t valid."),
        (["deal", "--round", "0"], "The value of --round isn’t valid."),
        (["deal", "--seed"], "The option --seed needs a value."),
        (["verify"], "FILE is missing."),
        (["deal", "more"], "That didn’t make sense"),
    ],
)
def test_misuse_is_one_sentence_and_code_2(
    words: list[str], complaint: str, capsys: Output
) -> None:
    assert run(words) == 2
    said = capsys.readouterr()
    assert said.err.startswith(complaint)
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["deal", "--ruleset", "five"], "“five” isn’t a ruleset."),
        (["simulate", "--bots", "nobody"], "“nobody” isn’t a bot."),
        (
            ["replay", "--plain", "/no/such/file"],
            "/no/such/file can’t be read: there is no such file or folder.",
        ),
        (["rules", "R99"], "There’s no rule “R99”."),
    ],
)
def test_a_refusal_is_one_sentence_and_code_1(
    words: list[str], complaint: str, capsys: Output
) -> None:
    assert run(words) == 1
    said = capsys.readouterr()
    assert said.err.startswith(complaint)
    assert said.err.count("\n") == 1


def test_errors_speak_the_readers_language(capsys: Output) -> None:
    run(["rules", "R99", "--lang", "de"])
    assert capsys.readouterr().err.startswith("Es gibt keine Regel „R99“.")


def test_help_and_version(capsys: Output) -> None:
    assert run(["--help"]) == 0
    assert "simulate" in capsys.readouterr().out
    assert run(["deal", "--help"]) == run(["help", "deal"]) == 0
    one, two = capsys.readouterr().out.split("Usage: yokai deal")[1:]
    assert one == two
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("yokai ")


def test_help_loads_no_library_it_can_do_without() -> None:
    code = (
        "import sys; from yokai_septet.cli import run; run(['--help']);"
        "print(sorted({'typer', 'rich', 'textual', 'msgspec', 'fluent'} & set(sys.modules)))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.endswith("[]\n")


def test_one_rule_and_all_rules(capsys: Output) -> None:
    assert run(["rules", "r21"]) == run(["rules", "21"]) == 0
    assert capsys.readouterr().out.count("R21 ") == 2
    assert run(["rules", "--lang", "zh-Hant"]) == 0
    assert "R58" in capsys.readouterr().out


@pytest.mark.parametrize("name", RULESETS)
def test_a_deal_follows_from_its_seed(name: str, capsys: Output) -> None:
    assert run(["deal", "--ruleset", name, "--seed", "moon", "--round", "3", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    dealt = deal(ruleset_named(name), seed_of("moon"), 3)
    assert shown["hands"] == [[card.code for card in hand] for hand in dealt.hands]
    assert shown["seed"] == seed_of("moon").hex()
    assert run(["deal", "--ruleset", name, "--seed", shown["seed"], "--round", "3"]) == 0
    assert shown["commitment"] in capsys.readouterr().out


def test_perft_counts(capsys: Output) -> None:
    assert run(["perft", "--depth", "2"]) == 0
    assert [line.split(" (")[0] for line in capsys.readouterr().out.splitlines()[1:]] == [
        "0 cards: 1",
        "1 card: 12",
        "2 cards: 58",
    ]


@pytest.mark.parametrize("name", RULESETS)
def test_simulate_adds_up(name: str, capsys: Output) -> None:
    words = ["simulate", "-n", "3", "--ruleset", name, "--seed", "1", "--bots", "random"]
    assert run([*words, "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["matches"] == sum(summary["won"].values()) == 3
    assert summary["rounds"] == sum(summary["reasons"].values())
    assert run(words) == 0
    assert "Decisions per second" in capsys.readouterr().out


def play(monkeypatch: pytest.MonkeyPatch, answers: str, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    return run(["play", "--plain", "--seed", "4", *words])


@pytest.mark.parametrize("name", RULESETS)
def test_a_piped_game_is_saved_verified_and_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """Every other answer fits the pass, every other a card: whoever does not fit is asked again."""
    file = tmp_path / "game.yokai"
    answers = "1 2 3\n1\n" * 2000
    assert play(monkeypatch, answers, "--ruleset", name, "--save", str(file)) == 0
    told = capsys.readouterr().out
    assert "Final score" in told
    assert f"The record is saved in {file}." in told
    assert records.parse(file.read_text()).is_over
    assert run(["verify", str(file)]) == 0
    assert "everything checks out" in capsys.readouterr().out
    assert run(["replay", "--plain", str(file)]) == 0
    account = capsys.readouterr().out
    assert "Trick 1: " in account
    assert "Final score" in account


def test_a_game_left_at_the_end_of_input_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file = tmp_path / "game.yokai"
    assert play(monkeypatch, "1 2 3\n", "--save", str(file)) == 0
    assert "You’ve left the game." in capsys.readouterr().out
    assert run(["verify", str(file)]) == 0
    assert "isn’t finished" in capsys.readouterr().out


def test_verify_names_file_line_and_column(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "broken.yokai"
    file.write_text('[Ruleset "four-advanced"]\n\nRound 1 face-up Q9\n')
    assert run(["verify", str(file)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{file}: Line 3, column 17: ")
    assert said.removeprefix(str(file)).count("17") == 1


def test_a_reader_who_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m yokai_septet rules | head -n 1"
    shown = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert shown.stdout.count("\n") == 1
    assert shown.stderr == ""


POSITION = "four-advanced S11 0-0 C7L8.10/L4D7.9/W5.7D6/L6D8.11 1 - 3-6 F7/E7L7S7"


def test_solve_tells_what_every_card_is_worth(capsys: Output) -> None:
    assert run(["solve", POSITION]) == 0
    told = capsys.readouterr().out
    assert "* D7       +2  7 of Darkness" in told
    assert "  L4       -4  4 of Lightning" in told
    assert run(["solve", POSITION, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["cards"] == {"L4": [4, 4], "D7": [-2, -2], "D9": [4, 4]}
    assert answer["complete"]


def test_what_is_no_position_cannot_be_solved(capsys: Output) -> None:
    assert run(["solve", "nonsense"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_package_that_another_one_needs_is_named(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLAlchemy explains in an ImportError of its own that it lacks greenlet."""

    def fail(*_: object) -> None:
        raise ImportError("I need it") from ModuleNotFoundError(name="no_such_package.part")

    monkeypatch.setattr("yokai_septet.cli.command.call", fail)
    assert run(["deal"]) == 1
    said = capsys.readouterr().err
    assert "no_such_package" in said
    assert "yokai-septet[play]" in said
    assert said.count("\n") == 1
