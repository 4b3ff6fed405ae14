"""The engine process: reads requests, computes with what processor time others leave, answers.

It ends when its worker does: nothing more can be read or written then.
"""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, BinaryIO

import msgspec

from yokai_septet import records
from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, CardSet, not_dealt
from yokai_septet.game.daily import SEAT
from yokai_septet.game.scoring import lead
from yokai_septet.protocol.refusals import encode_problem
from yokai_septet.protocol.replay import round_state
from yokai_septet.protocol.values import codes
from yokai_septet.server.errors import server_error
from yokai_septet.server.jobs import messages as m
from yokai_septet.study import (
    Review,
    ReviewProgress,
    review,
    to_document,
    verdicts_of,
    what_if,
    what_if_document,
)
from yokai_septet.study.field import play_field

log = logging.getLogger(__name__)

FRAME_EVERY = 1.0
"""Seconds after which the curve is sent again with the verdicts found since."""


def main() -> None:
    """Answer requests until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the worker decides when to end
    with suppress(AttributeError, OSError):  # not on every platform
        os.nice(19)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what anything prints is not an answer
    with suppress(BrokenPipeError):
        for line in requests:
            _answer(m.decode_request(line), requests, answers)


def _answer(request: m.Request, requests: BinaryIO, answers: BinaryIO) -> None:
    def send(answer: m.Answer) -> None:
        answers.write(m.encode(answer) + b"\n")
        answers.flush()

    def may_go_on() -> None:
        if not requests.readline():
            sys.exit()

    try:
        match request:
            case m.MakeReview():
                send(_review(request, send, may_go_on))
            case m.ValueChoices():
                send(_value(request))
            case m.PlayField(seed=seed, run=run, nodes=nodes):
                played = play_field(bytes.fromhex(seed), run, nodes)
                side = played.ruleset.sides[SEAT]
                send(m.FieldPlayed(int(lead(played.finished[0].gains, side))))
    except YokaiError as error:
        send(m.Failed(encode_problem(error)))
    except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError, MemoryError):
        log.exception("review-failed")
        send(m.Failed(encode_problem(server_error())))


def _review(
    request: m.MakeReview, send: Callable[[m.Answer], None], may_go_on: Callable[[], None]
) -> m.Answer:
    sent_at = -FRAME_EVERY

    def progress(at: ReviewProgress) -> None:
        nonlocal sent_at
        [verdict] = to_document(replace(at.review, verdicts=(at.verdict,), curve=()))["decisions"]
        if at.verdict.open_values:
            send(m.Opened(_raw(verdict)))
        else:
            if time.monotonic() >= sent_at + FRAME_EVERY or at.done == at.total:
                sent_at = time.monotonic()
                send(m.Framed(_frame(at.review)))
            send(m.Judged(at.done, at.total, _raw(verdict)))
        may_go_on()

    known = [msgspec.json.decode(verdict) for verdict in request.known]
    found = review(
        records.from_json(request.record),
        first=request.first,
        known=verdicts_of({"decisions": known}),
        progress=progress,
        budget=request.budget,
    )
    return m.Reviewed(_frame(found))


def _frame(found: Review) -> msgspec.Raw:
    document = to_document(found)
    del document["decisions"]
    return _raw(document)


def _value(request: m.ValueChoices) -> m.Answer:
    record = records.from_json(request.record)
    played, choice = (list(map(Card.parse, one)) for one in (request.played, request.choice))
    found = what_if(record, request.after, played, choice=choice)
    document, match = what_if_document(found), found.match
    if not match.rounds:
        raise not_dealt()
    legal = CardSet(match.round.playable()) if match.round is not None else CardSet()
    return m.Valued(
        _raw(
            {
                "round": round_state(match.rounds[-1], len(match.rounds), match),
                "turn": found.seat,
                "legal": codes(legal),
                "choices": document["choices"],
                "open": document["open"],
            }
        )
    )


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


if __name__ == "__main__":
    main()
