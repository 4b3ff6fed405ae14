"""A person who answers line by line."""

from collections.abc import Iterator
from itertools import chain, cycle

from yokai_septet.terminal.console import Console


class Person:
    """Somebody who hears lines and gives these answers, then ever again three cards and one."""

    def __init__(self, *answers: str) -> None:
        self.lines: list[str] = []
        self._answers: Iterator[str] = chain(answers, cycle(["1 2 3", "1"]))
        self.console = Console(self.lines.append, self.read)

    def read(self) -> str:
        answer = next(self._answers)
        if answer == "ctrl-c":
            raise KeyboardInterrupt
        return "" if answer == "end" else answer + "\n"
