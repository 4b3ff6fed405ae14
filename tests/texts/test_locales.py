"""Every Fluent file in `locales/`, whoever wrote it: complete, equal, used, and fit to be shown.

A new file is checked without a change here. A message that no code names is an error, unless it
belongs to a family whose members are chosen while the program runs.
"""

import ast as python
import re
from datetime import date
from enum import Enum
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

from tests.texts.files import (
    OTHER_LANGUAGES,
    ROOT,
    all_variables,
    entries,
    files,
    find,
    messages,
    names_in_order,
)
from yokai_septet import RULESETS, FirstLeader, LaterLeader, Reason
from yokai_septet.bots.registry import PLAYERS
from yokai_septet.game import MemoryAid
from yokai_septet.game.events import Event
from yokai_septet.game.ruleset import Scoring
from yokai_septet.study.puzzles import PuzzleKind
from yokai_septet.table import Visibility
from yokai_septet.table.commands import Phrase
from yokai_septet.texts import LANGUAGES, Texts
from yokai_septet.texts.messages import locales_folder

SOURCES = [
    path
    for folder, endings in (("src", (".py",)), ("web/src", (".svelte", ".ts")))
    for path in (ROOT / folder).rglob("*")
    if path.suffix in endings
]

FAMILIES = {
    "web-theme": "the page's settings: Appearance.svelte asks for `web-${name}`",
    "web-edition": "likewise",
    "web-speed": "likewise",
    "web-tap": "likewise",
}
"""Messages whose ids are put together at run time, where the code does not show the prefix.

Where it does, as in f"count-{things}" or `web-status-${status}`, nothing needs to be said here.
"""
TOO_WIDE = {"web-"}


def families() -> tuple[str, ...]:
    """The prefixes of message ids that are put together at run time."""
    shown = re.findall(r"""["'`]([a-z][a-z0-9]*-[a-z0-9-]*)\$?\{""", source_text())
    return (*FAMILIES, *(set(shown) - TOO_WIDE))


@cache
def source_text() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_there_is_one_folder_for_each_language() -> None:
    assert {path.name for path in locales_folder().iterdir()} == set(LANGUAGES)


def test_every_file_can_be_read(language: str) -> None:
    for file, resource in files(language).items():
        junk = [node.content for node in resource.body if isinstance(node, ast.Junk)]
        assert not junk, f"{language}/{file}"


def test_no_message_stands_there_twice(language: str) -> None:
    names = names_in_order(language)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("other", OTHER_LANGUAGES)
def test_all_languages_have_the_same_messages(other: str) -> None:
    def by_file(language: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {file: set() for file in files(language)}
        for message in messages(language):
            found[message.file].add(message.name)
        return found

    assert by_file(other) == by_file("en")


@pytest.mark.parametrize("other", OTHER_LANGUAGES)
def test_all_languages_use_the_same_variables(other: str) -> None:
    def variables(language: str) -> dict[str, frozenset[str]]:
        return {m.name: all_variables(language, m) for m in messages(language)}

    theirs, ours = variables(other), variables("en")
    assert {n: v for n, v in theirs.items() if v != ours.get(n)} == {}


def test_references_lead_to_the_same_file_or_to_the_terms(language: str) -> None:
    for entry in entries(language).values():
        for part in (entry, *entry.attributes.values()):
            for reference in part.references:
                target = find(language, reference)
                assert target, f"{language}: {part.name} refers to {reference}, which is not there"
                assert target.file in (part.file, "terms.ftl"), f"{language}: {part.name}"


def test_every_term_and_grammatical_form_is_used(language: str) -> None:
    parts = [p for e in entries(language).values() for p in (e, *e.attributes.values())]
    wanted = {reference for part in parts for reference in part.references}
    have = {part.name for part in parts if part.name.startswith("-") or "." in part.name}
    assert have <= wanted


def test_every_message_is_used() -> None:
    named = set(re.findall(r"(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?![\w-])", source_text()))
    used = {
        message.name
        for message in messages("en")
        if message.name in named or message.name.startswith(families())
    }
    reached = set(used)
    while used:  # what a used message refers to is used as well
        used = {
            reference.partition(".")[0]
            for name in used
            for reference in entries("en")[name].references
        } - reached
        reached |= used
    assert sorted({message.name for message in messages("en")} - reached) == []


# --- families -----------------------------------------------------------------------------------


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def test_every_event_has_its_message() -> None:
    events = {f"event-{kebab(kind.__name__)}" for kind in Event.__args__}
    reasons = {f"event-round-won-{reason.value}" for reason in Reason}
    have = {m.name for m in messages("en") if m.name.startswith("event-")}
    assert events | reasons <= have
    ours = {name for name in have if entries("en")[name].file == "events.ftl"}
    assert not {name for name in ours if not name.startswith(tuple(events))}


def test_every_error_code_has_its_message() -> None:
    codes = {code for path in SOURCES if path.suffix == ".py" for code in error_codes(path)}
    have = {m.name for m in messages("en") if m.name.startswith("error-")}
    missing = {f"error-{code}" for code in codes} - have
    assert not missing, "write these messages in all five languages"
    assert not have - {f"error-{code}" for code in codes}, "no code raises these"


def error_codes(path: Path) -> set[str]:
    """The codes in a source file: the first argument wherever one of our errors is made."""
    tree = python.parse(path.read_text(encoding="utf-8"))
    codes = set()
    for node in python.walk(tree):
        if isinstance(node, python.Call) and node.args and name_of(node.func) in error_classes():
            code = node.args[0]
            if isinstance(code, python.Constant) and isinstance(code.value, str):
                codes.add(code.value)
    return codes


@cache
def error_classes() -> set[str]:
    """The names of YokaiError, of all classes in `src` that are built on it, and of what declares
    refusals."""
    classes = {"YokaiError", "refusal", "_refusal"}
    bases = {
        node.name: {name_of(base) for base in node.bases}
        for path in SOURCES
        if path.suffix == ".py"
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.ClassDef)
    }
    while more := {name for name, base in bases.items() if base & classes} - classes:
        classes |= more
    return classes


def name_of(node: python.expr) -> str:
    if isinstance(node, python.Attribute):
        return node.attr
    return node.id if isinstance(node, python.Name) else ""


def in_page(name: str) -> set[str]:
    """The choices of a type of the page, such as `type ThemeSetting = 'auto' | 'light'`."""
    found = re.search(rf"type {name} = ([^\n]+)", source_text())
    assert found, name
    return set(re.findall("'([^']+)'", found[1]))


def values(kind: type[Enum]) -> set[str]:
    return {str(one.value) for one in kind}


def members() -> dict[str, set[str]]:
    """The ids that are put together while a program runs: what may follow each prefix."""
    return {
        "app-trouble-": {"storage-full", "storage-forbidden", "taken-over", "broken"},
        "admin-for-": {"quarter", "hour", "day", "week", "month"},
        "admin-status-": {"gathering", "playing"},
        "event-round-won-": values(Reason),
        "phrase-": set(get_args(Phrase)),
        "privacy-held-": {"identity", "matches", "daily", "teams", "reviews", "presence", "host"},
        "privacy-": {"not", "cookie", "browser", "seen", "host"},
        "puzzle-task-": values(PuzzleKind),
        "history-end-": {"bosses", "seventh-trick", "last-trick"},
        "review-verdict-": {"best", "good", "lost"},
        "ruleset-": set(RULESETS),
        "later-leader-": values(LaterLeader),
        "table-bot-": set(PLAYERS),
        "table-fair-": {"fair", "unsalted", "unproven", "unfair", "failed"},
        "table-memory-": values(MemoryAid),
        "table-visibility-": values(Visibility),
        "web-about-": set(RULESETS),
        "web-aid-scoring-": values(Scoring),
        "web-edition-": in_page("EditionSetting"),
        "web-reason-": values(Reason),
        "web-speed-": in_page("Speed"),
        "web-status-": {"won", "lost", "abandoned"},
        "web-tap-": in_page("Tap"),
        "web-theme-": in_page("ThemeSetting"),
    }


CHECKED_ELSEWHERE = ("why-", "cli-", "count-", "error-", "learn-", "example-", "faq-", "rule-r",
                     "rules-section-", "summary-", "tip-")  # fmt: skip
"""By the tests of errors, reasons, commands, chapters and the rulebook."""
NO_MESSAGES = ("card-", "suit-")
"""Classes and names in pictures that begin like messages."""


def test_every_id_that_is_put_together_is_there() -> None:
    have = {message.name for message in messages("en")}
    ids = {prefix + name for prefix, names in members().items() for name in names}
    assert sorted(ids - have) == [], "write these messages in all five languages"


def test_every_prefix_of_ids_is_listed() -> None:
    names = [message.name for message in messages("en")]
    listed = (*members(), *CHECKED_ELSEWHERE, *NO_MESSAGES)
    used = {prefix for prefix in families() if any(name.startswith(prefix) for name in names)}
    assert sorted(prefix for prefix in used - set(FAMILIES) if not prefix.startswith(listed)) == []


def test_every_ruleset_and_option_has_its_name() -> None:
    prefixes = ("ruleset-", "first-leader-", "later-leader-")
    names = {m.name for m in messages("en") if m.name.startswith(prefixes)}
    assert names == {f"ruleset-{name}" for name in RULESETS} | {
        f"first-leader-{option.value}" for option in FirstLeader
    } | {f"later-leader-{option.value}" for option in LaterLeader}


# --- how they look ------------------------------------------------------------------------------

SAMPLES: dict[str, list[object]] = {
    "who": ["you", "we", "one", "both"],
    "suit": list("WECLDFS"),
    "rank": [1, 2, 7, 10, 13],
    "foil": ["no", "yes"],
    "why": ["super-trump", "trump", "led-suit"],
    "option": ["dealt", "holder"],
    "led": ["yes", "no"],
    "hand": ["yes", "no"],
    "count": [1, 2, 5, 11, 21],
    "date": [date(2026, 11, 16)],
    "problem": ["missing", "denied", "folder", "full", "not-text", "what the system says"],
}


def test_every_message_can_be_shown(language: str) -> None:
    texts = Texts(language, strict=True)
    for message in messages(language):
        variables = sorted(all_variables(language, message))
        for turn in range(7):
            params = {}
            for variable in variables:
                choices = SAMPLES.get(variable, [3, 1])
                params[variable] = choices[turn % len(choices)]
            shown = texts.format(message.name, **params)
            assert "{" not in shown, message.name
            assert "\u2068" not in shown, "no marks that a terminal would print"


def test_French_puts_fixed_spaces_before_high_punctuation() -> None:
    for path in (locales_folder() / "fr").glob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.startswith("#"):
                wrong = re.search(r"\S [:;!?»](?!\S)|« |\u202f:|\u00a0[;!?]| %", line)
                assert not wrong, f"{path.name}, line {number}: {line}"


def test_Russian_keeps_dashes_and_short_words_in_their_line() -> None:
    for path in (locales_folder() / "ru").glob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.startswith("#"):
                wrong = re.search(r"\S —|(?<![\w-])[вксоуиая] \S| %", line, re.IGNORECASE)
                assert not wrong, f"{path.name}, line {number}: {line}"


def test_dots_stand_as_each_language_sets_them(language: str) -> None:
    wrong = {"de": r"[^\u00a0]…", "zh-Hant": r"(?<!…)…(?!…)"}.get(language, r"\s…")
    for path in (locales_folder() / language).glob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            assert not re.search(wrong, line), f"{path.name}, line {number}: {line}"


def test_Chinese_uses_full_width_punctuation() -> None:
    for path in (locales_folder() / "zh-Hant").glob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            assert not re.search("[\u4e00-\u9fff][,;:!?()]", line), f"{path.name}, line {number}"


def test_French_needs_no_elision_before_a_name() -> None:
    """Nobody knows whether a name begins with a vowel: « de Boris », but « d’Akiko »."""
    for path in (locales_folder() / "fr").glob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            wrong = re.search(r"\b(de|que|si|le|la) \{ \$(names?|turn)\b", line, re.IGNORECASE)
            assert not wrong, f"{path.name}, line {number}: {line}"
