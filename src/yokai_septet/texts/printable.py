"""Texts from elsewhere as they can be shown in a terminal, whatever is in them."""

from yokai_septet.characters import is_hidden


def printable(text: str) -> str:
    """The text with everything escaped that would not be seen, or would steer the terminal: a name
    or a record may have been written to do so. Ends of lines stay."""
    if text.isprintable():
        return text
    return "".join(map(_escaped, text))


def _escaped(char: str) -> str:
    if char != "\n" and is_hidden(char):
        return char.encode("unicode_escape").decode("ascii")
    return char
