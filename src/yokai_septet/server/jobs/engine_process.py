"""The engine process: reads requests, computes with what processor time others leave, answers.

It ends when its worker does: nothing more can be read or written then.
"""

import os
import signal
import sys
from contextlib import suppress

from yokai_septet.work import messages as m
from yokai_septet.work.perform import perform


def main() -> None:
    """Answer requests until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the worker decides when to end
    with suppress(AttributeError, OSError):  # not on every platform
        os.nice(19)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what anything prints is not an answer

    def send(answer: m.Answer) -> None:
        answers.write(m.encode(answer) + b"\n")
        answers.flush()

    def may_go_on() -> None:
        if not requests.readline():
            sys.exit()

    with suppress(BrokenPipeError):
        for line in requests:
            perform(m.decode_request(line), send, may_go_on)


if __name__ == "__main__":
    main()
