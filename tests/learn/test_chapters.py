"""The tutorial's chapters hold what they tell: legal cards, true winners, rounds won and lost."""

import json
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.kit import FOUR, A, C, choose_passes, deal_with, in_match, position
from tests.texts.files import messages
from yokai_septet import Card, Match, Play, Round, Suit

ROOT = Path(__file__).parents[2]
CHAPTERS: list[dict[str, Any]] = json.loads(
    (ROOT / "web/src/learn/chapters.json").read_text("utf-8")
)
AREAS = {"seats", "hand", "trick", "trump", "score", "show"}


def dealt(deal: dict[str, Any]) -> Round:
    """The round that a step's deal describes; it must be one that can come up in a real round."""
    return position(
        FOUR,
        [" ".join(hand) for hand in deal["hands"]],
        trump=deal["face_up"][0],
        leader=deal["leader"],
        bosses=[" ".join(bosses) for bosses in deal.get("bosses", [[], []])],
        won=deal.get("won", [0, 0]),
    )


def play(now: Round, codes: list[str]) -> Round:
    """The round after these cards; the rules refuse those that are not legal."""
    for code in codes:
        assert now.turn is not None, f"the round is over before {code}"
        now = now.apply(Play(now.turn, Card.parse(code)))
    return now


def steps() -> Iterator[tuple[str, dict[str, Any], Round]]:
    """Every step with the round it begins in, if all steps before it went right."""
    for chapter in CHAPTERS:
        now: Round | None = None
        for step in chapter["steps"]:
            if "deal" in step:
                now = dealt(step["deal"])
            assert now is not None, "a chapter begins with a deal"
            yield f"{chapter['name']}-{step['name']}", step, now
            for choice in step.get("choices", []):
                if choice.get("right"):
                    now = play(now, [*step["before"], choice["card"], *choice["after"]])


STEPS = {name: (step, now) for name, step, now in steps()}
TRICKS = [name for name, (step, _) in STEPS.items() if "choices" in step]


def test_there_are_six_chapters_and_each_waits_for_the_reader() -> None:
    assert len(CHAPTERS) == 6
    for chapter in CHAPTERS:
        assert any("choices" in step or "pass" in step for step in chapter["steps"])


@pytest.mark.parametrize("name", STEPS)
def test_a_deal_is_one_that_can_come_up(name: str) -> None:
    deal = STEPS[name][0].get("deal")
    if not deal or "pass" in STEPS[name][0]:
        return
    bosses = [code for caught in deal.get("bosses", []) for code in caught]
    cards = [deal["face_up"], *bosses, *(code for hand in deal["hands"] for code in hand)]
    assert len(cards) == len(set(cards))
    assert len({len(hand) for hand in deal["hands"]}) == 1
    out = 12 - len(deal["hands"][A])
    won = deal.get("won", [0, 0])
    assert sum(won) <= out
    if sum(won) == out:  # told trick by trick: then no boss is missing
        assert {code for code in cards if code[1:] == "7"} == {f"{suit.letter}7" for suit in Suit}


@pytest.mark.parametrize("name", TRICKS)
def test_the_choices_are_exactly_the_legal_cards_and_one_is_right(name: str) -> None:
    step, now = STEPS[name]
    mine = play(now, step["before"])
    assert mine.turn == A
    legal = {str(action.card) for action in in_match(mine).legal(A) if isinstance(action, Play)}
    assert {choice["card"] for choice in step["choices"]} == legal
    assert sum(bool(choice.get("right")) for choice in step["choices"]) == 1


@pytest.mark.parametrize("name", TRICKS)
def test_every_choice_leads_to_what_is_told(name: str) -> None:
    step, now = STEPS[name]
    for choice in step["choices"]:
        after = play(now, [*step["before"], choice["card"], *choice["after"]])
        assert after.tricks[-1].winner == choice["winner"], choice
        after = play(after, choice.get("rest", []))
        if after.result is None:
            assert "ends" not in choice, choice
        else:
            assert choice["ends"] == ("won" if 0 in after.result.winners else "lost"), choice


def test_ducking_wins_the_round_and_taking_loses_it() -> None:
    duck, taken = STEPS["seventh-duck"], {}
    for choice in duck[0]["choices"]:
        taken[choice["card"]] = play(duck[1], [*duck[0]["before"], choice["card"]])
    assert taken["F12"].result is not None
    assert taken["F12"].result.winners == (1,)
    assert taken["F12"].won == (7, 4)
    last = STEPS["seventh-last"][0]["choices"][0]
    won = play(taken["F6"], ["D10", last["card"], *last["after"]])
    assert won.result is not None
    assert won.result.winners == (0,)
    assert won.won == (7, 5)


def test_the_pass_is_the_only_one_that_empties_two_suits() -> None:
    step = STEPS["pass-choose"][0]
    hand, given = step["deal"]["hands"][A], step["pass"]
    emptying = [
        set(three)
        for three in combinations(hand, 3)
        if len({code[0] for code in hand} - {code[0] for code in hand if code not in three}) >= 2
    ]
    assert emptying == [set(given["right"])]
    match = Match.new(FOUR).apply(
        deal_with(
            FOUR, {A: " ".join(hand), C: " ".join(given["received"])}, step["deal"]["face_up"]
        )
    )
    match = choose_passes(match, {A: " ".join(given["right"]), C: " ".join(given["received"])})
    assert match.round is not None
    expected = {*hand, *given["received"]} - {*given["right"]}
    assert {str(card) for card in match.round.hand(A)} == expected


@pytest.mark.parametrize("name", STEPS)
def test_the_light_falls_on_cards_that_can_be_seen(name: str) -> None:
    step, now = STEPS[name]
    seen = {str(card) for card in now.hand(A)} | set(step.get("before", []))
    if name == "pass-read":
        seen |= set(STEPS["pass-choose"][0]["pass"]["received"])
    assert set(step["light"]) - AREAS <= seen
    assert step["light"]


def text_ids() -> Iterator[str]:
    """The ids of all texts that the chapters ask for."""
    for chapter in CHAPTERS:
        yield from (f"learn-{chapter['name']}-title", f"learn-{chapter['name']}-end")
        for step in chapter["steps"]:
            name = f"learn-{chapter['name']}-{step['name']}"
            yield name
            for choice in step.get("choices", []):
                yield f"{name}-{choice.get('text', choice['card']).lower()}"
            if "pass" in step:
                yield f"{name}-wrong"
    yield "learn-ace-follow-wa"  # a refusal with a text of its own


def test_every_text_is_there_and_used() -> None:
    page = "\n".join(path.read_text("utf-8") for path in (ROOT / "web/src/learn").iterdir())
    ours = {message.name for message in messages("en") if message.file == "learn.ftl"}
    chapters = set(text_ids())
    assert chapters <= ours
    unused = {
        name
        for name in ours - chapters
        if f"'{name.removeprefix('learn-')}'" not in page and not name.startswith("learn-round-")
    }
    assert unused == set()


def test_tricks_follow_each_other_in_a_chapter() -> None:
    """A step without a deal goes on from the trick before it, so that the reader sees one game."""
    for chapter in CHAPTERS:
        for before, step in pairwise(chapter["steps"]):
            if "deal" not in step and step.get("before"):
                name = f"{chapter['name']}-{step['name']}"
                assert STEPS[name][1].leader != A, (before["name"], step["name"])
