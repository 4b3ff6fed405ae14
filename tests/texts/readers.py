"""Readers' marks: which texts a second person has read, so that a changed one asks for it again.

A mark is a hash of a message, without its comment, and of all messages and terms it refers to.
`make read LANGUAGE=de` renews the marks of a language after somebody has read what was listed.
"""

import sys
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from tests.texts.files import entries, files
from yokai_septet.texts import LANGUAGES

FOLDER = Path(__file__).with_name("read")


def file_of(language: str) -> Path:
    return FOLDER / f"{language}.txt"


def marks(language: str) -> dict[str, str]:
    """The marks that the texts of a language have as they stand, by message."""
    texts = sources(language)
    return {
        name: sha256("".join(texts[part] for part in _parts(language, name)).encode()).hexdigest()[
            :8
        ]
        for name in sorted(texts)
    }


def sources(language: str) -> dict[str, str]:
    """Each message and term as it is written, without its comment."""
    written = {}
    serializer = FluentSerializer()
    for resource in files(language).values():
        for node in resource.body:
            if isinstance(node, ast.Message | ast.Term):
                bare = node.clone()
                bare.comment = None
                hyphen = "-" if isinstance(node, ast.Term) else ""
                written[hyphen + node.id.name] = serializer.serialize_entry(bare)
    return written


def _parts(language: str, name: str) -> list[str]:
    """A message and everything it refers to, directly or not."""
    reached, waiting = {name}, [name]
    while waiting:
        entry = entries(language)[waiting.pop()]
        for part in (entry, *entry.attributes.values()):
            targets = {reference.partition(".")[0] for reference in part.references} - reached
            reached |= targets
            waiting += targets
    return sorted(reached)


def read(language: str) -> dict[str, str]:
    """The marks of the texts that were read."""
    lines = file_of(language).read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ") for line in lines)


def unread(language: str) -> list[str]:
    """The messages that are new or have changed since somebody else read them."""
    known = read(language)
    return [name for name, mark in marks(language).items() if known.get(name) != mark]


def write(language: str) -> None:
    text = "".join(f"{name} {mark}\n" for name, mark in marks(language).items())
    FOLDER.mkdir(exist_ok=True)
    file_of(language).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if not set(sys.argv[1:]) & set(LANGUAGES):
        sys.exit(f"Say which language was read: make read LANGUAGE={'|'.join(LANGUAGES)}")
    for tag in sys.argv[1:]:
        print(*unread(tag), sep="\n")
        write(tag)
