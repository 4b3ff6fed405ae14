"""What a viewer is sent decodes to what `game.view` gives that viewer, over whole matches."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.kit import started
from yokai_septet.game import RULESETS, Event, FirstLeader, MemoryAid, View, view
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.decode import TableView, decode, decode_events, parse
from yokai_septet.protocol.encode import People, snapshot, update
from yokai_septet.protocol.events import MatchStarted, SeatTaken
from yokai_septet.protocol.game_events import TAGS
from yokai_septet.protocol.telling import Told
from yokai_septet.table import Change, Table, advance_all

PEOPLE = ("ada", "bob", "eve")
"""Two players and a spectator."""


def changes(ruleset: str, **options: Any) -> Iterator[Change]:
    """What happens at a table where two people and bots play at random to the end."""
    desk = started("ada", "bob", ruleset=ruleset, **options).play_until("over")
    yield from advance_all(None, desk.log)


def known(table: Table, person: str) -> View | None:
    """What the rules let this person know of the match."""
    if table.match is None:
        return None
    return view(table.match, table.seat_of(person)).remembering(table.options.memory_aid)


@pytest.mark.parametrize("aid", MemoryAid)
@pytest.mark.parametrize("ruleset", RULESETS)
@given(seed=st.integers(0, 2**16), leader=st.sampled_from(FirstLeader), later=st.booleans())
@settings(max_examples=max(1, settings().max_examples // 12))  # each is a whole match
def test_what_is_sent_decodes_to_the_view(
    ruleset: str, aid: MemoryAid, seed: int, leader: FirstLeader, later: bool
) -> None:
    options = {
        "memory_aid": aid,
        "first_leader": leader,
        "later_leader": RULESETS[ruleset].later_leaders[-1 if later else 0],
    }
    people = People(dict.fromkeys(PEOPLE, "x"))
    followed: dict[str, TableView | None] = dict.fromkeys(PEOPLE)
    rounds = rulesets = 0
    for seq, change in enumerate(changes(ruleset, seed=seed, **options), 1):
        one = Told(seq, change, None, people, 1.0)
        for person in PEOPLE:
            sent = parse(one.message(person) or b"")
            assert isinstance(sent, m.Update)
            followed[person] = now = decode(sent, followed[person])
            assert now.view == known(change.after, person)
            assert (now.seq, now.viewer.seat) == (seq, change.after.seat_of(person))
            game = tuple(e for e in decode_events(sent.events) if isinstance(e, Event))
            assert game == change.events
            rounds += sent.finished_round is not None
            rulesets += sent.ruleset is not None
            if seq % 7 == 0 or change.after.is_over:
                whole = encode(snapshot(seq, change.after, person, people, 1.0))
                fresh = parse(whole)
                assert isinstance(fresh, m.Snapshot)
                assert decode(fresh) == now, "whoever comes late sees the same"
    assert now.view is not None
    assert rounds == len(PEOPLE) * len(now.view.finished), "each round is sent once"
    assert rulesets == len(PEOPLE), "and so is the ruleset"


def test_an_update_needs_the_view_before_it() -> None:
    people = People(dict.fromkeys(PEOPLE, "x"))
    *_, change = changes("four-basic")
    with pytest.raises(ValueError, match="last view"):
        decode(update(9, change, "eve", people, 1.0))


def test_every_event_of_the_game_travels() -> None:
    assert set(TAGS) == set(Event.__args__)
    assert len(set(TAGS.values())) == len(TAGS)


def test_the_events_of_the_table_stay_as_they_are() -> None:
    told = [MatchStarted(), SeatTaken(seat=1, name="Bob")]
    assert decode_events(told) == tuple(told)
