"""Standard input and output: whether a person is there, and what they answer."""

import sys


def has_keyboard() -> bool:
    """Whether somebody types at a terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def is_screen() -> bool:
    """Whether there is a terminal to draw on, with a keyboard."""
    return has_keyboard() and sys.stdout is not None and sys.stdout.isatty()
