"""Views hide what they must, and tell all that a seat may know."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import (
    EVERY_OPTION,
    hidden_twin,
    kept_match,
    matches,
    moments,
    ruleset_id,
    states,
)
from yokai_septet import (
    Action,
    CardSet,
    Deal,
    FirstLeader,
    IllegalAction,
    InvalidValue,
    LaterLeader,
    Match,
    MemoryAid,
    Pass,
    Phase,
    Play,
    Ruleset,
    Suit,
    ruleset_named,
    seen,
    step,
    view,
)
from yokai_septet.game import Event, own_cards, remembered_events
from yokai_septet.game.events import CardPlayed, TrickWon, VoidShown

Whole = tuple[tuple[Match, Action], ...]


def viewers(ruleset: Ruleset) -> list[int | None]:
    return [None, *ruleset.seats]


def compare(whole: Whole, end: int, twin: list[tuple[Match, Action]], viewer: int | None) -> None:
    """Everything that the viewer is shown along the way is the same in both worlds."""
    start = end - len(twin) + 1
    for (here, action), (there, other) in zip(whole[start : end + 1], twin, strict=True):
        mine, theirs = view(here, viewer), view(there, viewer)
        assert mine == theirs
        assert seen(action, viewer) == seen(other, viewer)
        assert step(here, action)[1] == step(there, other)[1]
    # At the end also what is derived from the view, and how it is printed.
    assert repr(mine) == repr(theirs)
    assert list(mine.legal()) == list(theirs.legal())
    for aid in MemoryAid:
        assert mine.remembering(aid) == theirs.remembering(aid)


@given(matches(), st.randoms(use_true_random=False))
@settings(max_examples=120)
def test_views_do_not_leak(whole: Whole, rng: random.Random) -> None:
    viewer = rng.choice(viewers(whole[0][0].ruleset))
    for _ in range(3):
        end = rng.randrange(1, len(whole))
        if isinstance(whole[end][1], Deal):
            continue  # between rounds nothing is hidden
        # What happens last must be possible, and look the same, in the other world too.
        twin = hidden_twin(whole, end, viewer, rng)
        if twin is not None and _possible(*twin[-1]):
            compare(whole, end, twin, viewer)


def _possible(match: Match, action: Action) -> bool:
    assert not isinstance(action, Deal)
    if isinstance(action, Pass):
        # The last pass reveals who leads, which may differ between the worlds.
        return len(match.to_act) > 1 and action in match.legal(action.seat)
    return action in match.legal(action.seat)


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_there_are_many_hidden_worlds(ruleset: Ruleset) -> None:
    """The test above would prove nothing if it hardly ever found another world."""
    rng = random.Random(1)
    whole = kept_match(ruleset, 1)
    hidden = [end for end in range(1, len(whole)) if not isinstance(whole[end][1], Deal)]
    found, different_hands = 0, 0
    for viewer in viewers(ruleset):
        for _ in range(40):
            end = rng.choice(hidden)
            twin = hidden_twin(whole, end, viewer, rng)
            if twin is not None:
                found += 1
                here, there = whole[end][0].round, twin[-1][0].round
                assert here is not None
                assert there is not None
                assert here != there
                different_hands += here.hands != there.hands
    assert found >= 40
    assert different_hands >= 10


@given(moments())
@settings(max_examples=150)
def test_views_tell_what_the_seat_may_know(moment: tuple[Match, Action]) -> None:
    match, _ = moment
    ruleset, now = match.ruleset, match.round
    for viewer in viewers(ruleset):
        mine = view(match, viewer)
        assert mine.ruleset == ruleset
        assert mine.viewer == viewer
        assert mine.scores == match.scores
        assert mine.finished == match.finished
        assert mine.to_act == match.to_act
        if now is None:
            assert mine.round is None
            assert mine.seals == match.seals
            continue
        told = mine.round
        assert told is not None
        assert mine.seals == now.seals
        assert now.deal is not None
        assert told.face_up is now.deal.face_up
        assert (told.phase, told.trump, told.leader, told.turn) == (
            now.phase, now.trump, now.leader, now.turn
        )  # fmt: skip
        assert (told.trick, told.tricks, told.won) == (now.trick, now.tricks, now.won)
        assert told.trick_number == now.trick_number
        for side in range(ruleset.side_count):
            mates = [own for own, s in zip(told.taken, ruleset.sides, strict=True) if s == side]
            assert sum(own.tricks for own in mates) == now.won[side]
            assert CardSet.of(*(b for own in mates for b in own.bosses)) == now.captured(side)
        assert told.hand_sizes == tuple(len(now.hand(seat)) for seat in ruleset.seats)
        if viewer is None:
            assert mine.own is None
            assert list(mine.legal()) == []
            continue
        own = mine.own
        assert own is not None
        assert own.hand == now.hand(viewer)
        assert own.dealt == now.deal.hands[viewer]
        assert own.passed == now.passes[viewer]
        assert list(mine.legal()) == list(match.legal(viewer))
        turn = now.turn == viewer
        assert mine.playable() == (CardSet(now.playable()) if turn else CardSet())
        if now.phase is Phase.PASS:
            assert own.received == ()
        else:
            expected = {
                (choice.seat, card)
                for choice in now.passes
                if choice is not None
                for card, to in zip(choice.cards, ruleset.recipients(choice.seat), strict=True)
                if to == viewer
            }
            assert {(gift.giver, gift.card) for gift in own.received} == expected
            assert len(own.received) == ruleset.pass_size
            assert own.passed is not None
            after_pass = (own.dealt - CardSet.of(*own.passed.cards)) | CardSet.of(
                *(gift.card for gift in own.received)
            )
            played = CardSet.of(*(trick.card_of(viewer) for trick in told.tricks))
            assert own.hand <= after_pass
            assert after_pass - own.hand - played <= CardSet.of(*told.trick)


@given(matches())
def test_voids_are_what_was_shown(whole: Whole) -> None:
    shown: list[set[Suit]] = []
    for match, action in whole:
        now = match.round
        told = view(match).round
        if now is None or told is None:
            shown = [set() for _ in match.ruleset.seats]
            continue
        assert [set(voids) for voids in told.voids] == shown
        for seat, voids in enumerate(told.voids):
            for suit in voids:
                assert not now.hand(seat).of_suit(suit)
        if isinstance(action, Play) and now.led is not None and action.card.suit is not now.led:
            shown[action.seat].add(now.led)


@given(matches())
def test_the_announcement_is_exactly_what_R9_and_R52_say(whole: Whole) -> None:
    for match, _ in whole:
        now = match.round
        if now is None:
            continue
        told = view(match).round
        assert told is not None
        by_card = match.round_number == 1 or match.ruleset.later_leader is LaterLeader.ACE
        if not by_card or now.phase is Phase.PASS:
            assert told.announcement is None
            continue
        assert told.announcement is not None
        assert now.deal is not None
        card = told.announcement.card
        assert card.code == ("S13" if now.deal.face_up and now.deal.face_up.code == "WA" else "WA")
        seat = told.announcement.seat
        assert seat == now.opening_leader
        if match.ruleset.first_leader is FirstLeader.DEALT:
            assert card in now.deal.hands[seat]
        elif not now.tricks and not now.trick:
            assert card in now.hand(seat)


@given(matches())
def test_the_memory_aid_shows_less(whole: Whole) -> None:
    for match, _ in whole[:: max(1, len(whole) // 40)]:
        full = view(match, 0)
        assert full.remembering(MemoryAid.ALL) == full
        for aid in MemoryAid:
            assert view(match, 0, aid) == full.remembering(aid)
        if full.round is None:
            continue
        last = full.remembering(MemoryAid.LAST_TRICK).round
        off = full.remembering(MemoryAid.OFF).round
        assert last is not None
        assert off is not None
        assert last.tricks == full.round.tricks[-1:]
        assert off.tricks == ()
        for less in (last, off):
            assert less.trick == full.round.trick
            assert less.won == full.round.won
            assert less.bosses == full.round.bosses
            assert less.taken == full.round.taken
            assert all(a <= b for a, b in zip(less.voids, full.round.voids, strict=True))


def test_r14_tricks_and_bosses_lie_before_the_player_who_won_them() -> None:
    for match, action in kept_match(ruleset_named("four-advanced"), 1):
        after, events = step(match, action)
        won = [event for event in events if isinstance(event, TrickWon)]
        if won and match.round and after.round:
            before, now = view(match).round, view(after).round
            assert before is not None
            assert now is not None
            (trick,) = won
            caught = CardSet.of(*(card for card in trick.cards if card.is_boss))
            for seat, (had, has) in enumerate(zip(before.taken, now.taken, strict=True)):
                mine = seat == trick.seat
                assert has.tricks == had.tricks + mine
                assert has.bosses == CardSet.of(*had.bosses, *(caught if mine else ()))


def test_only_ones_own_pass_is_seen() -> None:
    for match, action in kept_match(EVERY_OPTION[0], 2):
        for viewer in viewers(match.ruleset):
            told = seen(action, viewer)
            if isinstance(action, Play) or (isinstance(action, Pass) and action.seat == viewer):
                assert told == action
            else:
                assert told is None


@pytest.mark.parametrize("viewer", [-1, 4, 99, True, "0", 1.0])
def test_there_is_no_view_from_a_seat_that_is_not_there(viewer: object) -> None:
    for match, _ in kept_match(EVERY_OPTION[0], 2)[:20]:
        with pytest.raises(InvalidValue) as caught:
            view(match, viewer)  # type: ignore[arg-type]
        assert caught.value.code == "unknown-seat"


def test_a_seated_view_has_all_that_a_player_decides_from() -> None:
    for match, _ in kept_match(EVERY_OPTION[0], 2)[:40]:
        for viewer in viewers(match.ruleset):
            told = view(match, viewer)
            if match.round is None or viewer is None:
                with pytest.raises(InvalidValue) as caught:
                    told.seated()
                assert caught.value.code == "nothing-to-decide"
            else:
                side = match.ruleset.sides[viewer]
                assert told.round is not None
                seated = (match.ruleset, viewer, side, told.round, told.own)
                assert told.seated() == seated


def test_there_is_an_active_round_from_the_deal_to_its_end() -> None:
    for match in states(kept_match(EVERY_OPTION[0], 2)):
        if match.round is None:
            with pytest.raises(IllegalAction, match="No cards have been dealt"):
                _ = match.active_round
        else:
            assert match.active_round is match.round


@pytest.mark.parametrize("aid", MemoryAid)
@given(whole=matches(), data=st.data())
@settings(max_examples=30)
def test_events_are_told_again_as_far_as_the_memory_aid_shows(
    aid: MemoryAid, whole: Whole, data: st.DataObject
) -> None:
    told: list[Event] = []
    last = data.draw(st.integers(0, len(whole) - 1))
    for before, action in whole[: last + 1]:
        after, events = step(before, action)
        told = [*([] if isinstance(action, Deal) else told), *events]
    by_action = remembered_events(after, aid)
    again = [event for group in by_action for event in group]
    now = after.round or after.finished[-1]
    played = sum(len(trick.cards) for trick in now.tricks) + len(now.trick)
    assert len(by_action) == 1 + any(now.passes) + played
    about_cards = (CardPlayed, VoidShown, TrickWon)
    shown = view(after).remembering(aid).round
    if shown is None or aid is MemoryAid.ALL:
        assert sorted(map(repr, again)) == sorted(map(repr, told)), "passes are told by seat"
        return
    cards = [event.card for event in again if isinstance(event, CardPlayed)]
    assert cards == [*(card for trick in shown.tricks for card in trick.cards), *shown.trick]
    assert {(e.seat, e.suit) for e in again if isinstance(e, VoidShown)} == {
        (seat, suit) for seat, suits in enumerate(shown.voids) for suit in suits
    }
    open_to_all = [event for event in told if not isinstance(event, about_cards)]
    assert sorted(map(repr, open_to_all)) == sorted(
        repr(event) for event in again if not isinstance(event, about_cards)
    )


@given(moments())
def test_a_seat_sees_its_own_cards_besides_what_a_spectator_sees(
    moment: tuple[Match, Action],
) -> None:
    match, _ = moment
    for seat in match.ruleset.seats:
        seen, own = view(match, seat), own_cards(match, seat)
        assert seen == view(match)._replace(viewer=seat, own=own)
        assert (own is None) == (match.round is None)
        if own is not None:
            legal = match.legal(seat)
            assert set(own.legal) == {card for action in legal for card in action.cards}
