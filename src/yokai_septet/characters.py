"""Which characters of a text are not seen: names and records are written by strangers."""

import unicodedata

_HIDDEN = ("C", "Zl", "Zp")
"""Categories: controls, formats, lone surrogates, private and unassigned ones, ends of lines."""


def is_hidden(char: str) -> bool:
    """Whether a character is not seen, or steers what is around it. Spaces are not hidden."""
    return unicodedata.category(char).startswith(_HIDDEN)
