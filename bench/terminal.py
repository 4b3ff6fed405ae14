"""How soon the terminal client is there: the processor time and the time until its first screen.

    python bench/terminal.py [--json FILE] [--times N]

Every program is started in a terminal of its own (a pty, 80×24) and stopped as soon as it has drawn
what it is expected to draw; the quickest of N starts counts. Beside it, as the limit, stands the
smallest Textual app there can be, in the same run. The aim is a first screen within 1 s.
"""

import argparse
import fcntl
import json
import os
import pty
import resource
import select
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table as Shown

SMALLEST = """
from textual.app import App
from textual.widgets import Static
class Smallest(App):
    def compose(self):
        yield Static("first screen")
Smallest().run()
"""
YOKAI = [sys.executable, "-m", "yokai_septet"]
PROGRAMS: dict[str, tuple[list[str], str]] = {
    "smallest Textual app": ([sys.executable, "-c", SMALLEST], "first screen"),
    "yokai play: the menu": ([*YOKAI, "play"], "Quit"),
    "yokai play -r four-basic: the hand": ([*YOKAI, "play", "-r", "four-basic"], "[a]"),
    "yokai play --plain: the first question": ([*YOKAI, "play", "--plain"], "Your cards?"),
    "yokai --help": ([*YOKAI, "--help"], "--version"),
}
"""What is started, and the text that shows that it is there."""
PATIENCE = 30.0


def start(words: list[str], expected: str) -> tuple[float, float]:
    """Seconds of processor time and of time until the program has drawn the expected text."""
    with tempfile.TemporaryDirectory() as folder:  # no interrupted match from the start before
        return start_in(folder, words, expected)


def start_in(folder: str, words: list[str], expected: str) -> tuple[float, float]:
    """The same with this folder for data."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "LC_ALL": "en_GB.UTF-8", "YOKAI_DATA_DIR": folder}
        os.execv(words[0], words)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    drawn = b""
    while expected.encode() not in drawn and time.perf_counter() - began < PATIENCE:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                drawn += os.read(terminal, 65536)
            except OSError:  # it has ended
                break
    seconds = time.perf_counter() - began
    os.kill(child, 9)
    os.waitpid(child, 0)
    os.close(terminal)
    assert expected.encode() in drawn, f"{words} has not drawn {expected!r}: {drawn[-500:]!r}"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, seconds


def main() -> None:
    """Measure, print a table, and write the figures."""
    parser = argparse.ArgumentParser(description="Measure the start of the terminal client.")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--times", type=int, default=7)
    arguments = parser.parse_args()
    figures: dict[str, dict[str, float]] = {}
    for name, (words, expected) in PROGRAMS.items():
        runs = [start(words, expected) for _ in range(arguments.times)]
        processor, seconds = (min(run[i] for run in runs) for i in (0, 1))
        figures[name] = {"processor": processor, "seconds": seconds}
    anchor = next(iter(figures.values()))
    shown = Shown("what", "processor, s", "time, s", "× the smallest")
    for name, figure in figures.items():
        ratio = figure["ratio"] = figure["processor"] / anchor["processor"]
        shown.add_row(
            name, f"{figure['processor']:.2f}", f"{figure['seconds']:.2f}", f"{ratio:.2f}"
        )
    Console().print(shown)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
