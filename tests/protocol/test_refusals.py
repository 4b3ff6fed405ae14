"""An error that is sent names the same values of the game when it arrives."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.kit import EVERY_RULESET, ruleset_id
from yokai_septet.errors import YokaiError
from yokai_septet.game import ALL_CARDS, CardSet, Match, Pass, Play, Ruleset, deal
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.refusals import decode_refusal, encode_problem, encode_refusal
from yokai_septet.table.errors import TableError
from yokai_septet.texts import Texts, sentence

TEXTS = Texts("de")


def refusals(ruleset: Ruleset) -> Iterator[YokaiError]:
    """What a random match refuses: cards of others, wrong suits, plays and passes at odd times."""
    rng, match = Random(ruleset.name), Match.new(ruleset)
    while match.result is None:
        if match.awaits_deal:
            match = match.apply(deal(ruleset, rng.randbytes(32), match.round_number))
        seat, cards = rng.choice(ruleset.seats), tuple(rng.choices(ALL_CARDS, k=3))
        turn = match.to_act[0]
        held = rng.choice(list(match.active_round.hand(turn)))
        for action in (Play(seat, cards[0]), Pass(seat, cards), Play(turn, held)):
            try:
                match.apply(action)
            except YokaiError as error:
                yield error
        match = match.apply(rng.choice(list(match.legal(turn))))


@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=ruleset_id)
def test_what_the_rules_refuse_arrives_whole(ruleset: Ruleset) -> None:
    seen = set()
    for error in refusals(ruleset):
        sent = msgspec.json.encode(encode_refusal(error, "1"))
        came = decode_refusal(msgspec.json.decode(sent, type=m.Refused))
        assert (came.code, came.sentence) == (error.code, error.sentence)
        assert {k: _listed(v) for k, v in came.params.items()} == {
            k: _listed(v) for k, v in error.params.items() if v is not None
        }
        names = ["Ada", "Bob", "Cyd", "Dan"][: ruleset.players]
        assert sentence(came, TEXTS, names) == sentence(error, TEXTS, names)
        seen.add(error.code)
    expected = {"not-all-passed", "not-your-turn", "not-in-hand", "must-follow", "pass-is-over"}
    assert seen >= expected | {"pass-not-in-hand"}


def _listed(value: object) -> object:
    return list(value) if isinstance(value, CardSet | tuple) else value


@pytest.mark.parametrize(
    "params", [{"card": "a key"}, {"legal": "some"}, {"led": "Wind"}, {"cards": ["W2", "W99"]}]
)
def test_what_is_no_card_stays_as_it_is(params: dict[str, Any]) -> None:
    came = decode_refusal(m.Refused(id=None, code="odd", params=params, sentence="Odd."))
    assert came.params == params


def test_an_error_without_cards_arrives_as_it_is() -> None:
    error = TableError("too-odd", "Too odd.", seat=2, count=7, name="Ada", nothing=None)
    came = decode_refusal(encode_refusal(error, None))
    assert came.params == {"seat": 2, "count": 7, "name": "Ada"}


def test_a_request_is_answered_with_the_same_words() -> None:
    error = TableError("seat-is-taken", "Taken.", seat=1, why=ValueError("odd"), among=(1, 2))
    sent = encode_problem(error)
    assert (sent.code, sent.sentence) == ("seat-is-taken", "Taken.")
    assert sent.params == {"seat": 1, "why": "odd", "among": ["1", "2"]}
    assert decode_refusal(sent).params == sent.params
