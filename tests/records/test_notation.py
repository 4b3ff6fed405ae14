"""The text of a record: what is written is read back, and only what is right is read."""

from hypothesis import given
from hypothesis import strategies as st

from tests.kit import matches, moments, states
from yokai_septet import Action, Match, records
from yokai_septet.records import Participant, Record


@given(moments())
def test_a_record_is_read_as_it_was_written(moment: tuple[Match, Action]) -> None:
    record = Record.from_match(moment[0])
    assert records.parse(records.format(record)) == record


@given(matches(), st.data())
def test_names_comments_and_tags_survive(
    pairs: tuple[tuple[Match, Action], ...], data: st.DataObject
) -> None:
    *_, match = states(pairs)
    line = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]))
    record = Record.from_match(
        match,
        participants=[Participant(data.draw(line)) for _ in match.ruleset.seats],
        date=data.draw(st.dates()),
        tags=[("Event", data.draw(line)), ("Note_2", data.draw(line))],
    )
    for place in sorted(data.draw(st.lists(st.integers(0, len(pairs)), max_size=4))):
        text = data.draw(st.text(st.characters(exclude_categories=["Cs"])))
        record = record.with_comment(text, place)
    text = records.format(record)
    assert records.parse(text) == record
    assert records.format(records.parse(text)) == text


@given(moments())
def test_replaying_gives_the_same_match(moment: tuple[Match, Action]) -> None:
    match = moment[0]
    record = records.parse(records.format(Record.from_match(match)))
    assert records.final(record) == match
    assert Record.from_actions(match.ruleset, (a for _, a in records.replay(record))) == record
