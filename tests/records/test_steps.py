"""Going through a record applies each action once and tells what happened."""

from dataclasses import replace

import pytest

from tests.kit import EVERY_RULESET, random_match, ruleset_id, states
from yokai_septet import Match, Ruleset, records, step
from yokai_septet.records import Record, RecordError, Spot


@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=ruleset_id)
def test_steps_tell_what_the_rules_tell(ruleset: Ruleset) -> None:
    record = Record.from_match(list(states(random_match(ruleset, 3)))[-1])
    match = Match.new(ruleset)
    for (before, acted), (action, after, events) in zip(
        records.replay(record), records.steps(record), strict=True
    ):
        assert (before, acted) == (match, action)
        assert (after, events) == step(match, action)
        match = after
    assert match == records.final(record)


def played() -> Record:
    """A record in the middle of its second trick."""
    match = next(
        state
        for state in states(random_match(EVERY_RULESET[0], 1))
        if state.round and len(state.round.tricks) == 1 and state.round.trick
    )
    return Record.from_match(match)


def test_an_illegal_action_is_named_with_its_place() -> None:
    record = played()
    one = record.rounds[0]
    first = one.tricks[0]
    twice = replace(one.tricks[1], cards=first.cards[:1])
    wrong = replace(record, rounds=(replace(one, tricks=(first, twice)),))
    with pytest.raises(RecordError) as caught:
        list(records.steps(wrong))
    assert caught.value.spot == Spot("card", 1, 2, 1)
    assert caught.value.found == first.cards[0].code if first.cards[0] else None
    assert caught.value.legal


@pytest.mark.parametrize("what", ["leader", "card"])
def test_an_unknown_trick_cannot_be_replayed(what: str) -> None:
    record = played()
    one = record.rounds[0]
    first = one.tricks[0]
    trick = {
        "leader": replace(first, leader=None),
        "card": replace(first, cards=(*first.cards[:2], None, first.cards[3])),
    }[what]
    unknown = replace(record, rounds=(replace(one, tricks=(trick, *one.tricks[1:])),))
    place = {"leader": Spot("trick", 1, 1), "card": Spot("card", 1, 1, 3)}[what]
    for go_through in (records.replay, records.steps):
        with pytest.raises(RecordError) as caught:
            list(go_through(unknown))
        assert (caught.value.code, caught.value.spot) == ("record-unknown-cards", place)
