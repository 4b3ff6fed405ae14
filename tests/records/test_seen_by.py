"""Records as one seat or a spectator may have them: no more than the view, and one grammar."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import (
    EVERY_OPTION,
    EVERY_RULESET,
    SUITORS,
    moments,
    random_match,
    ruleset_id,
    seed_of,
    states,
)
from yokai_septet import Action, Card, Match, MemoryAid, Reason, Ruleset, records, view
from yokai_septet.records import Record, RecordError, RoundRecord, Termination, TrickRecord


def known_cards(one: RoundRecord) -> set[Card]:
    groups = [*one.hands, *(cards or () for cards in one.passes)]
    groups += [trick.cards for trick in one.tricks]
    return {card for cards in groups for card in cards if card is not None}


@given(moments(), st.sampled_from(MemoryAid))
def test_what_a_viewer_gets_is_a_record_like_any_other(
    moment: tuple[Match, Action], aid: MemoryAid
) -> None:
    match, _ = moment
    record = Record.from_match(match, seed=bytes(32)).with_comment("a secret")
    for viewer in (None, *match.ruleset.seats):
        seen = records.seen_by(record, viewer, aid)
        text = records.format(seen)
        assert records.parse(text) == seen
        assert records.from_json(records.to_json(seen)) == seen
        assert (seen.seed, seen.comments, seen.commitment) == (None, (), record.commitment)


@given(moments())
def test_a_viewer_gets_no_card_that_the_view_does_not_hold(moment: tuple[Match, Action]) -> None:
    match, _ = moment
    if match.round is None:
        return
    for viewer in (None, *match.ruleset.seats):
        seen, own = view(match, viewer).round, view(match, viewer).own
        assert seen is not None
        allowed = {card for trick in seen.tricks for card in trick.cards} | set(seen.trick)
        if own is not None:
            allowed |= {gift.card for gift in own.received} | set(own.dealt or ())
        record = records.seen_by(Record.from_match(match), viewer)
        assert known_cards(record.rounds[-1]) == allowed


@pytest.mark.parametrize("aid", [MemoryAid.OFF, MemoryAid.LAST_TRICK])
def test_the_memory_aid_is_honoured(aid: MemoryAid) -> None:
    match = next(
        state
        for state in states(random_match(EVERY_RULESET[0], 5))
        if state.round and sum(state.round.won) == 4
    )
    tricks = records.seen_by(Record.from_match(match), 0, aid).rounds[-1].tricks
    forgotten = TrickRecord(None, (None,) * 4)
    assert tricks[:3] == (forgotten,) * 3
    assert (tricks[3] == forgotten) == (aid is MemoryAid.OFF)
    assert tricks[4].leader is not None


@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=ruleset_id)
def test_a_match_that_is_over_has_no_secrets(ruleset: Ruleset) -> None:
    *_, before, match = states(random_match(ruleset, 1))
    finished = Record.from_match(match, seed=seed_of(1))
    abandoned = Record.from_match(before, abandoned=True, seed=seed_of(1))
    assert abandoned.termination is Termination.ABANDONED
    for record in (finished, abandoned):
        assert records.seen_by(record, None) == record
        assert records.verify(record).deals_follow_from_seed


def test_unknown_cards_cannot_be_replayed() -> None:
    match = list(states(random_match(EVERY_RULESET[0], 1)))[18]
    seen = records.seen_by(Record.from_match(match), 2)
    with pytest.raises(RecordError, match="unknown") as caught:
        list(records.replay(seen))
    assert caught.value.code == "record-unknown-cards"


# --- what can be wrong although cards are unknown -----------------------------------------------


def seen_record() -> Record:
    match = list(states(random_match(EVERY_RULESET[0], 4)))[18]
    return records.seen_by(Record.from_match(match), 1)


def with_round(record: Record, one: RoundRecord) -> Record:
    return replace(record, rounds=(*record.rounds[:-1], one))


def test_a_card_cannot_be_played_from_two_hands() -> None:
    record = seen_record()
    one = record.rounds[-1]
    trick = one.tricks[0]
    mine = next(
        card
        for card in one.hands[1]
        if card not in trick.cards and card not in (one.passes[1] or ())
    )
    position = 0 if trick.leader != 1 else 1
    cards = (*trick.cards[:position], mine, *trick.cards[position + 1 :])
    wrong = replace(one, tricks=(replace(trick, cards=cards), *one.tricks[1:]))
    with pytest.raises(RecordError) as caught:
        records.verify(with_round(record, wrong))
    assert caught.value.code == "record-impossible"
    assert str(caught.value.spot) == f"round 1, trick 1, card {position + 1}"


def test_the_winner_of_a_seen_trick_leads_the_next() -> None:
    record = seen_record()
    one = record.rounds[-1]
    assert one.tricks[1].leader is not None
    other = replace(one.tricks[1], leader=(one.tricks[1].leader + 1) % 4)
    with pytest.raises(RecordError) as caught:
        records.verify(with_round(record, replace(one, tricks=(one.tricks[0], other))))
    assert caught.value.code == "record-wrong-leader"


@pytest.mark.parametrize("change", ["hand", "pass", "seats", "face-up"])
def test_a_seen_deal_has_its_shape(change: str) -> None:
    record = seen_record()
    one = record.rounds[-1]
    hands, passes = one.hands, one.passes
    wrong = {
        "hand": replace(one, hands=(hands[0][:-1], *hands[1:])),
        "pass": replace(one, passes=(passes[0], (*hands[2][:2], one.face_up), *passes[2:])),
        "seats": replace(one, hands=hands[:3]),
        "face-up": replace(one, face_up=None),
    }[change]
    with pytest.raises(RecordError) as caught:
        records.verify(with_round(record, wrong))
    assert caught.value.code == "record-impossible"


@given(moments())
def test_what_a_viewer_knows_of_a_pass_stands_in_its_place(moment: tuple[Match, Action]) -> None:
    match, _ = moment
    if match.round is None or match.round.leader is None:
        return
    full = Record.from_match(match)
    for viewer in match.ruleset.seats:
        seen = records.seen_by(full, viewer).rounds[-1].passes
        for seat, cards in enumerate(full.rounds[-1].passes):
            recipients = match.ruleset.recipients(seat)
            assert cards is not None
            assert seen[seat] == tuple(
                card if viewer in (seat, recipient) else None
                for card, recipient in zip(cards, recipients, strict=True)
            )


SEEN = """[Ruleset "four-advanced"]
Round 1 face-up S10
0: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
1: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
2: WA W4 W6 E2 E5 C6 C8 L5 D8 F7 S7 S9
3: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
Pass
0: D6 D10 F12
1: ?? ?? ??
2: E2 C8 L5
3: ?? ?? ??
Play
 1. ?: ?? ?? ?? ??
 2. 2: F7 F8 F6 D5
 3. 3: F10
"""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("3: ?? ?? ??\nPlay", "Play", "the pass of seat 3"),
        ("WA W4", "S10 W4", "a card of the deck that is not elsewhere"),
        ("WA W4", "W7f W4", "a card of the deck that is not elsewhere"),
        ("2: E2 C8 L5", "2: E2 C8", "3 cards"),
        ("2: E2 C8 L5", "2: E2 C8 L6", "a card of the hand"),
        ("0: D6 D10 F12", "0: E2 D10 F12", "a card of the hand"),
        (" 1. ?: ?? ?? ?? ??", " 1. ?: ?? ?? ??", "4 cards"),
        ("F7 F8 F6 D5", "F7 S10 F6 D5", "a card that has not been played yet"),
        ("F7 F8 F6 D5", "F7 F7 F6 D5", "a card that has not been played yet"),
        ("F7 F8 F6 D5", "F7 WA F6 D5", "a card that seat 3 may hold"),
        (" 3. 3: F10", " 3. 1: F10", "3"),
    ],
)
def test_what_is_known_is_checked(old: str, new: str, expected: str) -> None:
    assert old in SEEN
    records.parse(SEEN)
    with pytest.raises(RecordError) as caught:
        records.parse(SEEN.replace(old, new))
    assert caught.value.expected == expected


def test_a_known_hand_follows_suit() -> None:
    """Seat 2 has kept S7 and S9, and says so by its hand and its pass."""
    tricks = " 1. 2: W4 S8 W2 W3\n 2. 3: S11 S12 S13 "
    text = SEEN[: SEEN.index(" 1. ?:")] + tricks
    records.parse(text + "S9")
    with pytest.raises(RecordError) as caught:
        records.parse(text + "E5")
    assert caught.value.expected == "a card of the led suit"
    assert caught.value.legal == ("S7", "S9")
    with pytest.raises(RecordError) as caught:  # seat 3 did not follow Wind
        records.parse(text + "S9\n 3. 1: W5 W6 W7")
    assert caught.value.expected == "a card that seat 3 may hold"


def test_a_seen_round_ends_with_the_bosses_that_win_it() -> None:
    ruleset = EVERY_RULESET[0]
    match = next(
        after
        for seed in range(50)
        for after in states(random_match(ruleset, seed))
        if len(after.finished) == 1
        and after.finished[0].result.reason is Reason.BOSSES
        and len(after.finished[0].tricks) < ruleset.hand_size
    )
    record = records.seen_by(Record.from_match(match), 1)
    one = record.rounds[0]
    assert records.verify(record)
    longer = replace(one, tricks=(*one.tricks, TrickRecord(None, (None,))), end=None)
    with pytest.raises(RecordError) as caught:
        records.verify(replace(record, rounds=(longer,), result=None))
    assert caught.value.expected == "the end of the round"


def test_a_seen_round_of_seven_suitors_has_no_face_up_card() -> None:
    match = list(states(random_match(SUITORS, 2)))[10]
    record = records.seen_by(Record.from_match(match), 1)
    one = replace(record.rounds[-1], face_up=Card.parse("W7"))
    with pytest.raises(RecordError) as caught:
        records.verify(with_round(record, one))
    assert caught.value.expected == "no face-up card"


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_every_moment_of_a_match_is_a_record_for_every_viewer(ruleset: Ruleset) -> None:
    for match in list(states(random_match(ruleset, 6)))[::9]:
        for viewer in (None, *ruleset.seats):
            seen = records.seen_by(Record.from_match(match), viewer)
            assert records.parse(records.format(seen)) == seen
            assert records.from_json(records.to_json(seen)) == seen
            assert seen.ruleset == ruleset
