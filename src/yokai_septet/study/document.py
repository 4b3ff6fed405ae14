"""A review as plain values for JSON: cards by their codes, chances from 0 to 1."""

from collections.abc import Mapping
from math import floor
from typing import Any

from yokai_septet.bots import Why
from yokai_septet.game import Card, Pass, Play, Seat
from yokai_septet.records import TakenBack
from yokai_septet.study.decisions import DecisionKind
from yokai_septet.study.luck import Account, CurveStep
from yokai_septet.study.match_review import Review, Verdict
from yokai_septet.study.open_values import OpenValue
from yokai_septet.study.reasons import read_reasons
from yokai_septet.study.summary import DecisionSummary, Share
from yokai_septet.study.verdicts import ChoiceValue, Judgement
from yokai_septet.study.what_if import WhatIf

FORMAT = "yokai-septet-review-1"
DIGITS = 4


def to_document(review: Review) -> dict[str, Any]:
    """The review as dicts, lists, strings and numbers."""
    return {
        "format": FORMAT,
        "engine": review.engine,
        "ruleset": review.ruleset.name,
        "players": [{"name": one.name, "bot": one.bot} for one in review.participants],
        "seats": list(review.seats),
        "decisions": list(map(_verdict, review.verdicts)),
        "curve": list(map(_step, review.steps)),
        "luck": list(map(_account, review.accounts)),
        "summary": list(map(_summary, review.summaries)),
    }


def what_if_document(found: WhatIf) -> dict[str, Any]:
    """A position and its choices, like those of a decision."""
    return {
        "seat": found.seat,
        "chances": _numbers(found.chances),
        "choices": list(map(_choice, found.choices)),
        "open": list(map(_open_value, found.open_values)),
    }


def _verdict(one: Verdict) -> dict[str, Any]:
    return {
        "after": one.number,
        "round": one.round,
        "trick": one.trick,
        "seat": one.seat,
        "kind": one.kind.value,
        "made": _cards(one.made),
        "best": _cards(one.best.choice),
        "grade": one.grade.value,
        "loss": floor(one.loss * 10**DIGITS + 1e-6) / 10**DIGITS,  # as grades count it
        "error": _number(one.judgement.error),
        "effect": _numbers(one.judgement.effect),
        "choices": list(map(_choice, one.judgement.choices)),
        "open": list(map(_open_value, one.open_values)),
        "open_loss": _number(one.open_loss),
        "why": None if one.reasons is None else _why(one.reasons.best),
        "gave_away": None if one.reasons is None else _why(one.reasons.gave_away),
        "charged": one.is_charged,
        "by": one.by,
        "hint": one.hint,
        "taken_back": [
            {"seat": undone.seat, "cards": [card.code for card in undone.cards]}
            for undone in one.taken_back
        ],
    }


def _choice(value: ChoiceValue) -> dict[str, Any]:
    return {
        "cards": _cards(value.choice),
        "match": _number(value.match_win),
        "round": _number(value.round_win),
        "points": _number(value.points),
    }


def _open_value(value: OpenValue) -> dict[str, Any]:
    return {
        "cards": _cards(value.choice),
        "match": _number(value.match_win),
        "points": _number(value.points),
        "exact": value.exact,
        "error": _number(value.error),
    }


def _step(step: CurveStep) -> dict[str, Any]:
    return {
        "after": step.number,
        "round": step.round,
        "seat": step.seat,
        "chances": _numbers(step.after),
        "error": _numbers(step.error),
        "luck": _numbers(step.luck),
    }


def _account(account: Account) -> dict[str, Any]:
    return {
        "side": account.side,
        "start": _number(account.start),
        "deals": _number(account.deals),
        "own_errors": _number(account.own_errors),
        "others_errors": _number(account.others_errors),
        "uncharged": _number(account.uncharged),
        "hidden": _number(account.hidden),
        "end": _number(account.end),
    }


def _summary(one: DecisionSummary) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "all": _share(one.all),
        "kinds": {kind.value: _share(share) for kind, share in one.by_kind.items()},
        "grades": {grade.value: n for grade, n in one.grades.items()},
    }


def _share(share: Share) -> dict[str, Any]:
    return {
        "decisions": share.decisions,
        "loss": _number(share.loss),
        "margin": _number(share.margin),
    }


def _why(why: Why | None) -> dict[str, Any] | None:
    return None if why is None else {"message": why.message, "params": why.params}


def _cards(choice: Pass | Play) -> list[str]:
    return [card.code for card in choice.cards]


def _number(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def _numbers(values: tuple[float, ...]) -> list[float]:
    return [round(value, DIGITS) for value in values]


def verdicts_of(document: Mapping[str, Any]) -> tuple[Verdict, ...]:
    """The verdicts of a document, for going on with the review. They are rounded, and do not know
    any more how rounds were lost."""
    return tuple(map(_read_verdict, document["decisions"]))


def _read_verdict(one: Mapping[str, Any]) -> Verdict:
    seat, kind = one["seat"], DecisionKind(one["kind"])
    choices = tuple(
        ChoiceValue(
            _read_choice(seat, kind, value["cards"]),
            value["match"],
            value["round"],
            value["points"],
            None,
        )
        for value in one["choices"]
    )
    chosen = _read_choice(seat, kind, one["made"])
    made = next(value for value in choices if value.choice == chosen)
    why, gave_away = one["why"], one["gave_away"]
    return Verdict(
        one["after"],
        one["round"],
        one["trick"],
        seat,
        kind,
        Judgement(choices, made, one["loss"], one["error"], tuple(one["effect"])),
        tuple(
            OpenValue(
                _read_choice(seat, kind, value["cards"]),
                value["match"],
                value["points"],
                value["exact"],
                value.get("error"),
            )
            for value in one["open"]
        ),
        why and read_reasons(choices[0].choice, Why(**why), gave_away and Why(**gave_away)),
        one["by"],
        one["hint"],
        tuple(
            TakenBack(undone["seat"], tuple(map(Card.parse, undone["cards"])))
            for undone in one["taken_back"]
        ),
    )


def _read_choice(seat: Seat, kind: DecisionKind, codes: list[str]) -> Pass | Play:
    cards = tuple(map(Card.parse, codes))
    return Pass(seat, cards) if kind is DecisionKind.PASS else Play(seat, cards[0])
