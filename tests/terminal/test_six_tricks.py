"""What is said of a side that has six tricks (R21, R23)."""

import pytest

from tests.invented import EACH_ALONE
from tests.kit import FOUR, THREE, in_match, plays, position
from yokai_septet import Card, Play, step, view
from yokai_septet.terminal.narrator import Narrator
from yokai_septet.terminal.words import six_tricks
from yokai_septet.texts import Texts

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def said(bosses: list[str], played: str = "", viewer: int = 0) -> list[str]:
    """What is said of both sides, after these cards of a position in which AC have six tricks."""
    hands = ["F7 F6", "F9 S8", "S11 S10", "W2 W3"]
    now = plays(position(FOUR, hands, trump="E", bosses=bosses, won=[6, 4]), played)
    seen = view(in_match(now), viewer)
    return [six_tricks(Texts("en"), NAMES, seen, side) for side in (0, 1)]


def test_it_says_whose_six_tricks_they_are() -> None:
    ours, theirs = said(["W7 C7 D7", ""])
    assert ours.startswith("Your team has six tricks")
    assert theirs == ""
    assert said(["W7 C7 D7", ""], viewer=1)[0].startswith("Your opponents have six tricks")


@pytest.mark.parametrize(
    ("bosses", "played", "meaning"),
    [
        (["W7 C7 D7", ""], "", "A seventh without a boss would lose the round."),
        (["W7 C7", ""], "", "A seventh with fewer than 2 bosses would lose the round."),
        (["W7 C7 D7", ""], "F7", "With its boss, this trick would win the round."),
        (["W7 C7", "E7 L7 D7 S7"], "", "A seventh would lose the round."),
    ],
)
def test_R23_what_a_seventh_would_mean_depends_on_the_bosses(
    bosses: list[str], played: str, meaning: str
) -> None:
    assert said(bosses, played)[0].endswith(meaning)


def test_nothing_is_said_after_the_round_nor_before_the_sixth_trick() -> None:
    now = position(FOUR, ["F7", "F6", "S11", "W2"], trump="E", bosses=["", ""], won=[6, 5])
    over = plays(now, "F7 F6 S11 W2")
    assert six_tricks(Texts("en"), NAMES, view(in_match(over), 0), 0) == ""
    alone = position(THREE, ["F7 W2", "F6 W3", "S11 W4"], trump="E", won=[5, 6, 0])
    seen = view(in_match(alone), 0)
    assert six_tricks(Texts("en"), NAMES, seen, 0) == ""
    assert six_tricks(Texts("en"), NAMES, seen, 1).startswith("Bob: six tricks")


def test_listeners_hear_it_once_and_again_when_its_meaning_changes() -> None:
    hands = ["F7 F6", "F9 S8", "S11 S10", "W2 W3"]
    match = in_match(position(FOUR, hands, trump="E", bosses=["W7 C7 D7", ""], won=[6, 4]))
    lines: list[str] = []
    narrator = Narrator(Texts("en"), NAMES, lines.append, seat=0)

    def heard(*cards: str) -> list[str]:
        """What is heard of six tricks while these cards are played."""
        nonlocal match
        lines.clear()
        for card in cards:
            assert match.round is not None
            assert match.round.turn is not None
            match, events = step(match, Play(match.round.turn, Card.parse(card)))
            narrator.events(events, view(match, 0))
        return [line for line in lines if "six tricks" in line]

    without = "Your team has six tricks. A seventh without a boss would lose the round."
    wins = "Your team has six tricks. With its boss, this trick would win the round."
    assert heard("F7") == [wins]
    assert heard("F9", "S11", "W3") == [without]
    assert heard("S8", "S10") == []
    narrator.table(view(match, 0))
    assert lines.count(without) == 1, "whoever asks for the table hears all of it"
    assert heard("W2", "F6") == [], "the round is over"


def test_another_losing_trick_is_told_by_its_own_number() -> None:
    hands = ["F12 F6", "F9 S8", "S11 S10", "W2 W3"]
    now = position(EACH_ALONE, hands, trump="E", bosses=["W7", "", "", ""], won=[4, 2, 2, 2])
    match = in_match(now)
    told = six_tricks(Texts("en"), NAMES, view(match, 0), 0)
    assert told == "You have 4 tricks. One more without a boss would lose the round."
    lines: list[str] = []
    narrator = Narrator(Texts("en"), NAMES, lines.append, seat=0)
    for card in ("F12", "F9", "S11", "W2"):
        seat = match.to_act[0]
        match, events = step(match, Play(seat, Card.parse(card)))
        narrator.events(events, view(match, 0))
    assert any("5 tricks, but not enough bosses: you lose the round." in line for line in lines)
