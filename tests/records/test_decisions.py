"""Who decided: participants, stand-ins, hints and cards taken back, in text and document."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import EVERY_RULESET, moments, random_match, states
from yokai_septet import Action, Card, Match, records
from yokai_septet.records import Decision, Participant, Record, RecordError, TakenBack

GOLDEN = Path(__file__).parent.parent / "golden" / "records"
TEXT = (GOLDEN / "four-advanced.yokai").read_text(encoding="utf-8")
BOTS = st.one_of(st.none(), st.sampled_from(["adept", "person", "ismcts@100", "program"]))


def decisions_of(data: st.DataObject, record: Record) -> tuple[Decision, ...]:
    """Any marks that may stand in this record."""
    deals = {0}
    for one in record.rounds:
        deals.add(max(deals) + one.action_count)
    places = sorted(set(range(record.action_count)) - deals)
    chosen = data.draw(st.sets(st.sampled_from(places))) if places else set()
    deck = st.sampled_from(list(record.ruleset.deck))
    seats = st.integers(0, record.ruleset.players - 1)
    taken_back = st.lists(st.builds(TakenBack, seats, st.tuples(deck)), max_size=2).map(tuple)
    drawn = (
        Decision(at, data.draw(BOTS), data.draw(st.booleans()), data.draw(taken_back))
        for at in sorted(chosen)
    )
    return tuple(one for one in drawn if one != Decision(one.after))


@given(moments(), st.data())
def test_decisions_survive_text_and_document(
    moment: tuple[Match, Action], data: st.DataObject
) -> None:
    record = Record.from_match(moment[0])
    record = replace(record, decisions=decisions_of(data, record))
    assert records.parse(records.format(record)) == record
    assert records.from_json(records.to_json(record)) == record


@given(moments(), st.data())
def test_a_viewer_learns_only_who_decided(
    moment: tuple[Match, Action], data: st.DataObject
) -> None:
    match = moment[0]
    record = Record.from_match(match, participants=[Participant("A", None)] * match.ruleset.players)
    record = replace(record, decisions=decisions_of(data, record))
    for viewer in (None, *match.ruleset.seats):
        seen = records.seen_by(record, viewer)
        assert all(not one.hint and not one.taken_back for one in seen.decisions)
        assert [one.after for one in seen.decisions] == [d.after for d in record.decisions if d.by]
        assert seen.participants == record.participants
        assert records.parse(records.format(seen)) == seen


def test_a_golden_record_says_who_decided() -> None:
    record = records.parse(TEXT)
    assert [one.by for one in record.decisions] == ["adept", None, None, "master", "person"]
    assert record.decisions[2].taken_back == (
        TakenBack(0, (Card.parse("S9"),)),
        TakenBack(0, (Card.parse("D10"),)),
    )


def test_participants_are_data() -> None:
    record = records.parse((GOLDEN / "abandoned.yokai").read_text(encoding="utf-8"))
    assert record.participants[0] == Participant("Akiko", None)
    assert record.participants[1] == Participant("Kitsune", "adept")
    assert record.players[1] == "Kitsune"
    only_bots = records.parse('[Ruleset "suitors"]\n[Bot2 "master"]')
    assert [one.bot for one in only_bots.participants] == [None, None, "master", None]


@pytest.mark.parametrize(
    "mark",
    [
        "<>", "<hints>", "<by>", "<by Adept>", "<by two words>", "<hint> <hint>", "<by a> <by b>",
        "<undo F9>", "<undo 2:>", "<undo 2: X9>", "<undo 2: W7 (was it?)>",
    ],
)  # fmt: skip
def test_what_is_no_mark_is_refused_with_its_place(mark: str) -> None:
    text = TEXT.replace("<by adept>", mark)
    with pytest.raises(RecordError) as caught:
        records.parse(text)
    assert caught.value.code == "record-syntax"
    line, column = 1 + text[: text.index(mark)].count("\n"), mark.rfind("<") + 4
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    "mark", ["<undo 7: W7>", "<undo 0: W7f>", "<undo 0: W7 W6>", "<undo 0: W7 W7 W7>"]
)
def test_what_nobody_could_take_back_is_refused(mark: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.parse(TEXT.replace("<by adept>", mark))
    assert caught.value.code == "record-decision"


def test_a_mark_belongs_to_a_decision() -> None:
    *_, running, over = states(random_match(EVERY_RULESET[0], 3))
    finished, unfinished = Record.from_match(over), Record.from_match(running)
    count = unfinished.action_count
    first_round = finished.rounds[0].action_count
    undone = (TakenBack(0, (Card.parse("W7"),)),)
    records.verify(replace(unfinished, decisions=(Decision(count, taken_back=undone),)))
    for record, decisions in [
        (finished, (Decision(0, "adept"),)),
        (finished, (Decision(first_round, "adept"),)),
        (finished, (Decision(finished.action_count, taken_back=undone),)),
        (finished, (Decision(2, "adept"), Decision(1, "adept"))),
        (finished, (Decision(2, "adept"), Decision(2, "adept"))),
        (finished, (Decision(2),)),
        (finished, (Decision(2, "Not A Bot"),)),
        (unfinished, (Decision(count, "adept"),)),
        (unfinished, (Decision(count, hint=True),)),
        (unfinished, (Decision(count + 1, taken_back=undone),)),
        (Record(over.ruleset), (Decision(0, taken_back=undone),)),
    ]:
        with pytest.raises(RecordError) as caught:
            records.verify(replace(record, decisions=decisions))
        assert caught.value.code == "record-decision"


@pytest.mark.parametrize("bot", ["Adept", "a b", "", "ä", "x" * 33])
def test_a_bot_has_a_name_of_small_letters(bot: str) -> None:
    record = records.parse(TEXT)
    one = Participant("A", bot)
    with pytest.raises(RecordError) as caught:
        records.verify(replace(record, participants=(one,) * 4))
    assert caught.value.code == "record-tag"
    with pytest.raises(RecordError, match="strength of a bot"):
        records.parse(f'[Ruleset "suitors"][Bot0 "{bot}"]')
