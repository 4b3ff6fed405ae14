"""The exceptions of the project: a class for the kind, a code for programs, a sentence to read.

The code is also the name of the message that `texts` shows in the reader's language
(`error-<code>`, with `params`), so the English sentence here is for those who read tracebacks.
"""

from typing import Any


class YokaiError(Exception):
    """Anything this library refuses. `code` names the reason, `params` the things involved."""

    def __init__(self, code: str, sentence: str, **params: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.params = params


class InvalidValue(YokaiError):
    """A text or value that means nothing in this game: an unknown card, seat, ruleset or seed."""


class IllegalAction(YokaiError):
    """A well-formed action that the rules do not allow in this position."""
