"""What if: the values of any choice at any moment of a record, and beyond it."""

import pytest

from tests.kit import FOUR
from tests.study.matches import QUICK, played
from yokai_septet import RULESETS, Card, IllegalAction, InvalidValue, Match, Pass, Ruleset, deal
from yokai_septet.records import Record, replay
from yokai_septet.study import position, what_if

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda r: r.name)


@every_ruleset
def test_every_moment_has_its_choices(ruleset: Ruleset) -> None:
    record = played(ruleset, 1)
    for number, (match, _) in enumerate(replay(record)):
        if number not in (0, 1, 2, ruleset.players + 1, ruleset.players + 6):
            continue
        found = what_if(record, number, budget=QUICK)
        assert found.match == match
        assert sum(found.chances) == pytest.approx(1, abs=1e-4)
        if match.round is None:
            assert found.seat is None
            assert found.choices == ()
            continue
        assert found.seat == match.to_act[0]
        choices = {value.cards for value in found.choices}
        legal = {choice.cards for choice in match.legal(found.seat)}
        if number > ruleset.players:
            assert choices == legal
        else:
            assert QUICK.finalists == len(choices)
            assert choices < legal
        assert {value.cards for value in found.open_values} == choices
        chances = [value.match for value in found.choices]
        assert chances == sorted(chances, reverse=True)


def test_other_cards_lead_elsewhere() -> None:
    """Cards are taken by the seats in turn; a pass takes three of them."""
    record = played(FOUR, 1)
    dealt = position(record, 1)
    passed = [card for seat in FOUR.seats for card in list(dealt.active_round.hand(seat))[-3:]]
    match = position(record, 1, passed)
    assert match.active_round.leader is not None
    assert match.active_round.passes[2] == Pass(2, tuple(passed[6:9]))
    card = next(iter(match.active_round.legal(match.to_act[0])))
    found = what_if(record, 1, [*passed, card.card], budget=QUICK)  # type: ignore[union-attr]
    assert found.match == match.apply(card)
    assert found.seat == match.apply(card).to_act[0]


@every_ruleset
def test_any_pass_is_valued_beside_the_best_ones(ruleset: Ruleset) -> None:
    record = played(ruleset, 1)
    hand = list(position(record, 2).active_round.hand(1))
    best = {value.cards for value in what_if(record, 2, budget=QUICK).choices}
    asked = tuple(reversed(hand[: ruleset.pass_size]))
    wanted = Pass(1, asked if ruleset.pass_is_ordered else tuple(sorted(asked)))
    assert wanted.cards not in best, "the example is no longer one"
    found = what_if(record, 2, choice=asked, budget=QUICK)
    assert {value.cards for value in found.choices} == best | {wanted.cards}
    assert {value.cards for value in found.open_values} == best | {wanted.cards}
    with pytest.raises(IllegalAction):
        what_if(record, 2, choice=hand[:1], budget=QUICK)
    after = what_if(record, ruleset.players + 1, choice=asked, budget=QUICK)
    assert after == what_if(record, ruleset.players + 1, budget=QUICK), "cards are all valued"


def test_the_end_of_the_record_is_a_moment() -> None:
    record = played(FOUR, 1)
    actions = sum(1 for _ in replay(record))
    found = what_if(record, actions, budget=QUICK)
    assert found.seat is None
    assert sorted(found.chances) == [0, 1]
    with pytest.raises(IllegalAction) as over:
        what_if(record, actions, [Card.parse("W7")])
    assert over.value.code == "match-is-over"


def test_what_is_not_there_is_refused() -> None:
    record = played(FOUR, 1)
    with pytest.raises(InvalidValue) as moment:
        what_if(record, 10_000)
    assert moment.value.code == "what-if-moment"
    foreign = next(iter(position(record, 5).active_round.hand(position(record, 5).to_act[0] - 1)))
    with pytest.raises(IllegalAction):
        what_if(record, 5, [foreign])
    with pytest.raises(IllegalAction):
        what_if(record, 1, [foreign])
    running = Record.from_match(Match.new(FOUR).apply(deal(FOUR, bytes(32))))
    with pytest.raises(InvalidValue) as unfinished:
        what_if(running, 1)
    assert unfinished.value.code == "review-unfinished"
