"""Does one piece of long work, and tells of it as it goes on."""

import logging
import time
from collections.abc import Callable

from yokai_septet import records
from yokai_septet.errors import YokaiError
from yokai_septet.game import CardSet, not_dealt
from yokai_septet.game.daily import SEAT
from yokai_septet.game.scoring import lead
from yokai_septet.protocol.puzzle import puzzle_state
from yokai_septet.protocol.refusals import encode_problem
from yokai_septet.protocol.request_errors import server_error
from yokai_septet.protocol.review import WhatIfAnswer
from yokai_septet.protocol.rounds import open_round
from yokai_septet.study import ReviewProgress, Verdict, judge_round, review, what_if
from yokai_septet.study.field import play_field
from yokai_septet.study.puzzles import puzzle_with
from yokai_septet.work import messages as m

log = logging.getLogger(__name__)

FRAME_EVERY = 1.0
"""Seconds after which the curve is sent again with the verdicts found since."""


def perform(
    request: m.Request, send: Callable[[m.Answer], None], may_go_on: Callable[[], None]
) -> None:
    """Fulfil a request, and send what is found. After every verdict of a review `may_go_on` is
    called, which may wait, or end the work with an exception."""
    try:
        match request:
            case m.MakeReview():
                send(_review(request, send, may_go_on))
            case m.ValueChoices():
                send(_value(request))
            case m.JudgeRound():
                send(_judge_round(request, send, may_go_on))
            case m.SolvePuzzle(id=id_):
                send(m.PuzzleSolved(puzzle_state(puzzle_with(id_))))
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
        is_judged = not at.verdict.open
        is_late = time.monotonic() >= sent_at + FRAME_EVERY or at.done == at.total
        if sent_at < 0 or (is_judged and is_late):
            sent_at = time.monotonic()
            send(m.Framed(at.review.frame))
        send(m.Judged(at.done, at.total, at.verdict) if is_judged else m.Opened(at.verdict))
        may_go_on()

    reviewed = review(
        records.from_json(request.record),
        first=request.first,
        known=request.known,
        progress=progress,
        budget=request.budget,
    )
    return m.Reviewed(reviewed.frame)


def _judge_round(
    request: m.JudgeRound, send: Callable[[m.Answer], None], may_go_on: Callable[[], None]
) -> m.Answer:
    def progress(_: Verdict) -> None:
        send(m.Paused())
        may_go_on()

    record = records.from_json(request.record)
    return m.RoundJudged(
        judge_round(record, request.number, request.seat, progress=progress, budget=request.budget)
    )


def _value(request: m.ValueChoices) -> m.Answer:
    record = records.from_json(request.record)
    valued = what_if(record, request.after, request.played, choice=request.choice)
    match = valued.match
    if not match.rounds:
        raise not_dealt()
    legal = CardSet(match.round.playable()) if match.round is not None else CardSet()
    return m.Valued(
        WhatIfAnswer(
            round=open_round(match, len(match.rounds)),
            turn=valued.seat,
            legal=tuple(legal),
            choices=valued.choices,
            open=valued.open_values,
        )
    )
