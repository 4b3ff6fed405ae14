"""Lines of text for a terminal: folded at its width, also where wide characters need no spaces."""

import shutil
import unicodedata
from collections.abc import Iterator

WIDEST = 96
"""Longer lines tire the eye."""


def page_width() -> int:
    """How wide a text should be set here."""
    return min(shutil.get_terminal_size((80, 24)).columns, WIDEST)


def cells(text: str) -> int:
    """How many columns of the terminal the text takes."""
    return sum(0 if unicodedata.combining(char) else 2 if _is_wide(char) else 1 for char in text)


def padded(text: str, width: int) -> str:
    """The text, filled with spaces up to this many columns."""
    return text + " " * (width - cells(text))


def fold(text: str, width: int, indent: str = "") -> str:
    """The text with its lines folded at the width; lines after a fold are indented further when
    they were to begin with."""
    return "\n".join(
        indent + line
        for paragraph in text.split("\n")
        for line in _fold_line(paragraph, width - cells(indent))
    )


def _fold_line(text: str, width: int) -> Iterator[str]:
    line = ""
    for piece in _pieces(text):
        if line and cells(line + piece.rstrip()) > width:
            yield line.rstrip()
            line = ""
        line += piece
    yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """The text cut where a line may end: after spaces and around wide characters, but never before
    a closing mark or after an opening one."""
    piece = ""
    for char, after in zip(text, text[1:] + " ", strict=False):
        piece += char
        may_end = char == " " or _is_wide(char) or _is_wide(after)
        if may_end and after not in " ，。、；：！？）」』》”…" and char not in "（「『《“":
            yield piece
            piece = ""
    yield piece


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"
