"""The Fluent files as data for the tests: every file of every language, parsed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from yokai_septet.texts import LANGUAGES
from yokai_septet.texts.messages import locales_folder

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Entry:
    """A message or a term, with what it refers to."""

    language: str
    file: str
    name: str
    """A term's name begins with a hyphen."""
    variables: frozenset[str]
    references: frozenset[str]
    """Names of messages, terms and attributes (`suit.gen`) in this message's value."""
    attributes: dict[str, "Entry"]

    def __hash__(self) -> int:
        return hash((self.language, self.name))


def files(language: str) -> dict[str, ast.Resource]:
    """All files of a language by name."""
    folder = locales_folder() / language
    return {path.name: parsed(path) for path in sorted(folder.glob("*.ftl"))}


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def entries(language: str) -> dict[str, Entry]:
    """All messages and terms of a language by name."""
    return {entry.name: entry for entry in _all_entries(language)}


def _all_entries(language: str) -> Iterator[Entry]:
    for file, resource in files(language).items():
        for node in resource.body:
            if isinstance(node, ast.Message):
                yield _entry(language, file, node.id.name, node)
            elif isinstance(node, ast.Term):
                yield _entry(language, file, f"-{node.id.name}", node)


def names_in_order(language: str) -> list[str]:
    """The names of all messages and terms, repeated if they stand there twice."""
    return [entry.name for entry in _all_entries(language)]


def _entry(language: str, file: str, name: str, node: ast.Message | ast.Term) -> Entry:
    attributes = {
        attribute.id.name: Entry(
            language, file, f"{name}.{attribute.id.name}", *_used(attribute.value), {}
        )
        for attribute in node.attributes
    }
    return Entry(language, file, name, *_used(node.value), attributes)


def _used(node: object) -> tuple[frozenset[str], frozenset[str]]:
    """The variables and the references in a part of the syntax tree."""
    variables, references = set(), set()
    for part in _walk(node):
        if isinstance(part, ast.VariableReference):
            variables.add(part.id.name)
        elif isinstance(part, ast.MessageReference | ast.TermReference):
            hyphen = "-" if isinstance(part, ast.TermReference) else ""
            suffix = f".{part.attribute.name}" if part.attribute else ""
            references.add(f"{hyphen}{part.id.name}{suffix}")
    return frozenset(variables), frozenset(references)


def _walk(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            for item in child if isinstance(child, list) else [child]:
                if isinstance(item, ast.BaseNode):
                    yield from _walk(item)


def find(language: str, reference: str) -> Entry | None:
    """The message, term or attribute that a reference means."""
    name, _, attribute = reference.partition(".")
    entry = entries(language).get(name)
    return entry.attributes.get(attribute) if entry and attribute else entry


def all_variables(language: str, entry: Entry) -> frozenset[str]:
    """The variables of a message and of everything it refers to."""
    found = set(entry.variables)
    for reference in entry.references:
        if target := find(language, reference):
            # A term is given its arguments by the message, so its variables are nobody else's.
            found |= set() if reference.startswith("-") else all_variables(language, target)
    return frozenset(found)


def messages(language: str) -> list[Entry]:
    """All messages of a language, without the terms."""
    return [entry for name, entry in entries(language).items() if not name.startswith("-")]


OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text in the messages of a language, with the message's name."""
    for resource in files(language).values():
        for node in resource.body:
            if isinstance(node, ast.Message | ast.Term):
                for part in _walk(node):
                    if isinstance(part, ast.TextElement):
                        yield node.id.name, part.value
