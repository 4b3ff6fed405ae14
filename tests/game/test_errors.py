"""What is illegal, out of turn, unknown or malformed is refused with a typed error, a code and a
sentence that quotes what was given; and nothing changes."""

import pickle
from typing import Any

import pytest

from tests.kit import (
    EVERY_OPTION,
    FOUR,
    SUITORS,
    A,
    B,
    C,
    D,
    cards,
    choose_passes,
    deal_with,
    in_match,
    match_plays,
    position,
    ruleset_id,
)
from yokai_septet import (
    RULESETS,
    Card,
    CardSet,
    Deal,
    FirstLeader,
    IllegalAction,
    InvalidValue,
    LaterLeader,
    Match,
    Pass,
    Play,
    Ruleset,
    Suit,
    YokaiError,
    commitment,
    deal,
    ruleset_named,
    step,
)
from yokai_septet.texts import Texts, sentence

W3 = Card.parse("W3")


def refused(match: Match, action: Any) -> YokaiError:
    """The error with which the match refuses this action, having made sure nothing changed."""
    before = pickle.dumps(match)
    with pytest.raises(YokaiError) as caught:
        match.apply(action)
    with pytest.raises(YokaiError):
        step(match, action)
    assert pickle.dumps(match) == before
    assert caught.value.sentence == str(caught.value)
    assert caught.value.sentence.endswith(".")
    return caught.value


def awaiting_deal() -> Match:
    return Match.new(FOUR)


def passing() -> Match:
    return Match.new(FOUR).apply(deal_with(FOUR, {A: "WA W2 W3 W4"}, "E5"))


def leading() -> Match:
    return choose_passes(passing(), {A: "W2 W3 W4"})


def following() -> Match:
    """Seat 0 has led F9, and seat 1 must follow with F6 or F7."""
    now = position(FOUR, ["F9 W2", "F6 F7 S13", "E3 E4", "L5 L6"], trump="E")
    return match_plays(in_match(now), "F9")


def over() -> Match:
    now = position(FOUR, ["D11 W2", "D7 W3", "D9 W4", "D10 W5"], trump="W", won=(3, 3),
                   bosses=("L7 F7 S7", ""))  # fmt: skip
    return match_plays(in_match(now, scores=(6, 6)), "D11 D7 D9 D10")


EVERY_STATE = pytest.mark.parametrize("state", [awaiting_deal, passing, leading, following, over])


# --- actions that the rules do not allow --------------------------------------------------------


def test_not_following_suit() -> None:
    error = refused(following(), Play(B, Card.parse("S13")))
    assert isinstance(error, IllegalAction)
    assert error.code == "must-follow"
    for part in ("S13", "eat 1", "Fire", "F6 F7"):
        assert part in error.sentence
    assert error.params == {
        "seat": B, "card": Card.parse("S13"), "led": Suit.FIRE, "legal": CardSet.parse("F6 F7"),
    }  # fmt: skip


def test_a_card_one_does_not_hold() -> None:
    error = refused(following(), Play(B, Card.parse("F12")))
    assert isinstance(error, IllegalAction)
    assert error.code == "not-in-hand"
    for part in ("F12", "eat 1", "Fire", "F6 F7"):
        assert part in error.sentence
    assert error.params["legal"] == CardSet.parse("F6 F7")
    assert error.params["led"] is Suit.FIRE


def test_out_of_turn() -> None:
    error = refused(following(), Play(C, Card.parse("E3")))
    assert isinstance(error, IllegalAction)
    assert error.code == "not-your-turn"
    for part in ("E3", "eat 2", "seat 1"):
        assert part in error.sentence
    assert error.params["turn"] == B


def test_an_error_tells_nothing_of_another_hand() -> None:
    """Out of turn, the answer is the same whether one holds the card or not."""
    mine = refused(following(), Play(D, Card.parse("L5"))).sentence.replace("L5", "?")
    other = refused(following(), Play(D, Card.parse("F6"))).sentence.replace("F6", "?")
    assert mine == other


def test_playing_before_all_have_passed() -> None:
    match = passing()
    match = match.apply(next(match.legal(B)))
    error = refused(match, Play(A, W3))
    assert isinstance(error, IllegalAction)
    assert error.code == "not-all-passed"
    assert error.params["waiting"] == (A, C, D)


def test_passing_after_the_pass() -> None:
    error = refused(leading(), Pass(A, cards("W2 W3 W4")))
    assert isinstance(error, IllegalAction)
    assert error.code == "pass-is-over"
    assert "rule" not in error.params


@pytest.mark.parametrize(("ruleset", "rule"), [(FOUR, "R8"), (SUITORS, "R51")])
def test_a_wrong_pass_cites_the_rule_of_its_ruleset(ruleset: Ruleset, rule: str) -> None:
    match = Match.new(ruleset)
    match = match.apply(deal(ruleset, bytes(32)))
    error = refused(match, Pass(A, ()))
    assert isinstance(error, YokaiError)
    names = ["Ada", "Bob", "Cem", "Dee"]
    assert f"({rule})" in sentence(error, Texts("en"), names, A, ruleset.sides)


@pytest.mark.parametrize("choice", ["", "W2", "W2 W3", "WA W2 W3 W4", "W2 W2 W3"])
def test_passing_another_number_of_cards(choice: str) -> None:
    error = refused(passing(), Pass(A, cards(choice)))
    assert isinstance(error, IllegalAction)
    assert error.code == "pass-count"
    assert "eat 0" in error.sentence
    assert choice in error.sentence


def test_passing_cards_one_does_not_hold() -> None:
    error = refused(passing(), Pass(B, cards("W2 W3 S13")))
    assert isinstance(error, IllegalAction)
    assert error.code == "pass-not-in-hand"
    assert "W2 W3" in error.sentence
    assert "eat 1" in error.sentence


@pytest.mark.parametrize("action", [Play(A, W3), Pass(A, cards("W2 W3 W4"))])
def test_acting_before_the_deal_or_after_the_end(action: Play | Pass) -> None:
    assert refused(awaiting_deal(), action).code == "not-dealt"
    assert refused(over(), action).code == "match-is-over"


@pytest.mark.parametrize("state", [passing, leading, following])
def test_dealing_in_the_middle_of_a_round(state: Any) -> None:
    error = refused(state(), deal_with(FOUR))
    assert isinstance(error, IllegalAction)
    assert error.code == "no-deal-now"


def test_dealing_after_the_end() -> None:
    assert refused(over(), deal_with(FOUR)).code == "match-is-over"


def test_a_round_that_is_over_takes_no_card() -> None:
    match = over()
    with pytest.raises(IllegalAction) as caught:
        match.finished[-1].apply(Play(A, Card.parse("W2")))
    assert caught.value.code == "round-is-over"
    assert "W2" in caught.value.sentence


# --- values that mean nothing -------------------------------------------------------------------


@EVERY_STATE
@pytest.mark.parametrize(
    "nonsense", [None, 7, "W7", W3, (), (0, W3), ["play", 0, "W3"], object, {"seat": 0}, Play]
)
def test_what_is_no_action(state: Any, nonsense: object) -> None:
    error = refused(state(), nonsense)
    assert isinstance(error, InvalidValue)
    assert error.code == "unknown-action"
    assert repr(nonsense) in error.sentence


@pytest.mark.parametrize("seat", [-1, 4, 99, None, "1", 1.0, True, (1,), [1], 2**70])
def test_seats_that_are_not_there(seat: Any) -> None:
    for match in (following(), leading()):
        error = refused(match, Play(seat, Card.parse("F6")))
        assert isinstance(error, InvalidValue)
        assert error.code == "unknown-seat"
        assert repr(seat) in error.sentence
    error = refused(passing(), Pass(seat, cards("W2 W3 W4")))
    assert error.code == "unknown-seat"


@pytest.mark.parametrize("card", ["F6", None, 46, ("F", 6), CardSet.parse("F6"), Suit.FIRE, [W3]])
def test_cards_that_are_none(card: Any) -> None:
    for match in (following(), leading(), passing()):
        error = refused(match, Play(B, card))
        assert isinstance(error, InvalidValue)
        assert error.code == "unknown-card"
        assert repr(card) in error.sentence
    error = refused(passing(), Pass(A, (*cards("W2 W3"), card)))
    assert isinstance(error, InvalidValue)
    assert error.code == "unknown-card"


@pytest.mark.parametrize("choice", [None, "W2 W3 W4", 3, ["W2", "W3", "W4"], CardSet.parse("W2")])
def test_passes_of_what_is_no_tuple_of_cards(choice: Any) -> None:
    error = refused(passing(), Pass(A, choice))
    assert isinstance(error, InvalidValue)
    assert error.code == "unknown-card"


def test_cards_of_another_deck_are_in_nobodys_hand() -> None:
    assert refused(following(), Play(B, Card.parse("F7f"))).code == "not-in-hand"
    assert refused(passing(), Pass(A, cards("W2 W3 W7f"))).code == "pass-not-in-hand"


@pytest.mark.parametrize("ruleset", [FOUR, SUITORS], ids=ruleset_id)
def test_malformed_deals(ruleset: Ruleset) -> None:
    good = deal(ruleset, bytes(32))
    odd: list[Any] = [
        Deal((), good.face_up),
        Deal(good.hands[:3], good.face_up),
        Deal(list(good.hands), good.face_up),  # type: ignore[arg-type]
        Deal(None, None),  # type: ignore[arg-type]
        Deal(tuple(map(str, good.hands)), good.face_up),  # type: ignore[arg-type]
        Deal(tuple(hand.mask for hand in good.hands), good.face_up),  # type: ignore[misc]
        Deal((CardSet(-1), *good.hands[1:]), good.face_up),
        Deal((CardSet(1 << 60), *good.hands[1:]), good.face_up),
        Deal(good.hands, "S13"),  # type: ignore[arg-type]
        Deal(good.hands, next(iter(good.hands[0]))),
        Deal((CardSet(), CardSet(good.hands[0].mask | good.hands[1].mask), *good.hands[2:]),
             good.face_up),
        deal(SUITORS if ruleset is FOUR else FOUR, bytes(32)),
    ]  # fmt: skip
    for bad in odd:
        error = refused(Match.new(ruleset), bad)
        assert isinstance(error, InvalidValue), bad
        assert error.code == "bad-deal"


@pytest.mark.parametrize("text", ["", "X7", None, 7, ["W7"], b"W7"])
def test_parsing_nonsense(text: Any) -> None:
    for parse, code in ((Card.parse, "unknown-card"), (Suit.parse, "unknown-suit"),
                        (ruleset_named, "unknown-ruleset")):  # fmt: skip
        with pytest.raises(InvalidValue) as caught:
            parse(text)
        assert caught.value.code == code
        assert repr(text) in caught.value.sentence


def test_parsing_sets_of_cards() -> None:
    with pytest.raises(InvalidValue) as caught:
        CardSet.parse("W7 E7 W7")
    assert caught.value.code == "repeated-card"
    with pytest.raises(InvalidValue) as caught:
        CardSet.parse("W7, E7")
    assert caught.value.code == "unknown-card"


@pytest.mark.parametrize("option", ["", "Dealt", None, 1])
def test_unknown_options(option: Any) -> None:
    with pytest.raises(InvalidValue) as caught:
        ruleset_named("four-basic", option)
    assert caught.value.code == "unknown-first-leader"
    with pytest.raises(InvalidValue) as caught:
        FOUR.with_first_leader(option)
    assert caught.value.code == "unknown-first-leader"


def test_rulesets_by_name() -> None:
    assert list(RULESETS) == [
        "four-advanced", "four-basic", "three-advanced", "three-basic", "suitors", "suitors-short",
    ]  # fmt: skip
    for ruleset in EVERY_OPTION:
        first, later = ruleset.first_leader, ruleset.later_leader
        assert ruleset_named(ruleset.name, first, later) == ruleset
        assert ruleset_named(ruleset.name, first.value, later.value) == ruleset
    assert FOUR.first_leader is FirstLeader.DEALT
    assert SUITORS.later_leader is LaterLeader.LAST_TRICK


@pytest.mark.parametrize(
    ("name", "option"),
    [("suitors", "Ace"), ("suitors", None), ("suitors", ["ace"]), ("four-basic", LaterLeader.ACE)],
)
def test_later_leaders_that_a_ruleset_does_not_offer(name: str, option: Any) -> None:
    with pytest.raises(InvalidValue) as caught:
        ruleset_named(name, later_leader=option)
    assert caught.value.code == "unknown-later-leader"
    assert caught.value.params["known"] == ", ".join(
        choice.value for choice in RULESETS[name].later_leaders
    )


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "0" * 32, None, 5, [0] * 32])
def test_bad_seeds(seed: Any) -> None:
    for use in (commitment, lambda seed: deal(FOUR, seed)):
        with pytest.raises(InvalidValue) as caught:
            use(seed)
        assert caught.value.code == "bad-seed"


@pytest.mark.parametrize("number", [0, -1, 2**32, 1.0, "1", None, True])
def test_bad_round_numbers(number: Any) -> None:
    with pytest.raises(InvalidValue) as caught:
        deal(FOUR, bytes(32), number)
    assert caught.value.code == "bad-round"


@pytest.mark.parametrize("salts", [[bytes(65)], [b""] * 5, ["salt"], [None]])
def test_bad_salts(salts: Any) -> None:
    with pytest.raises(InvalidValue) as caught:
        deal(FOUR, bytes(32), 1, salts)
    assert caught.value.code == "bad-salt"
