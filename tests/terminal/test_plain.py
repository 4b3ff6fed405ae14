"""The game line by line."""

from collections.abc import Callable
from itertools import chain, cycle

import pytest

from yokai_septet import RULESETS
from yokai_septet.bots import player
from yokai_septet.terminal.narrator import cards_in
from yokai_septet.terminal.plain import PlainGame
from yokai_septet.terminal.session import Session
from yokai_septet.terminal.words import names_of
from yokai_septet.texts import LANGUAGES, Texts


class Person:
    """Somebody who hears lines and gives these answers, then ever again three cards and one."""

    def __init__(self, *answers: str) -> None:
        self.lines: list[str] = []
        self._answers = chain(answers, cycle(["1 2 3", "1"]))

    def read(self, prompt: str) -> str:
        self.lines.append(prompt)
        return next(self._answers)


def game(
    person: Person, name: str = "four-advanced", language: str = "en", people: int = 1
) -> PlainGame:
    ruleset, texts = RULESETS[name], Texts(language, strict=True)
    seats = [None] * people + [player("random")] * (ruleset.players - people)
    session = Session(ruleset, bytes(32), seats)
    names = names_of(texts, ruleset.players, session.people)
    return PlainGame(session, texts, names, person.read, person.lines.append)


REQUESTS = ("?", "t", "h", "l", "r", "", "W99", "99", "E7 E7 E7", "1 2 3", "t", "l", "h", "1")


@pytest.mark.parametrize("name", RULESETS)
def test_a_whole_match(name: str) -> None:
    one = game(Person(*REQUESTS), name)
    assert one.play()
    assert one.session.is_over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["three-advanced", "suitors"])
def test_every_language_has_words_for_a_round(name: str, language: str) -> None:
    one = game(Person(*REQUESTS, *["1 2 3", "1"] * 16, "t", "l", "q"), name, language)
    one.play()
    assert len(one.session.actions) > 20


def test_several_people_at_one_keyboard_never_see_each_others_cards() -> None:
    person = Person("", "1 2 3", "", "q")
    one = game(person, people=2)
    assert not one.play()
    shown = "\n".join(person.lines).split("\n" * 60)[1:]
    assert one.session.match.round is not None
    for seat in (0, 1):
        for card in one.session.match.round.hand(seat):
            assert f"({card.code})" in shown[seat]
            assert f"({card.code})" not in shown[1 - seat]


def leaving(how: str) -> Callable[[str], str]:
    def read(prompt: str) -> str:
        if how == "q":
            return "q"
        raise EOFError if how == "end" else KeyboardInterrupt

    return read


@pytest.mark.parametrize("how", ["q", "end", "ctrl-c"])
def test_leaving_is_no_error(how: str) -> None:
    person = Person()
    one = game(person)
    one._read = leaving(how)
    assert not one.play()
    assert person.lines[-1] == "You’ve left the game."


def test_cards_may_be_named_by_number_or_code() -> None:
    one = game(Person())
    one.session.next()
    assert one.session.match.round is not None
    hand = list(one.session.match.round.hand(0))
    by_code = ",".join(card.code.lower() for card in hand[:3])
    assert cards_in(by_code, hand, True) == cards_in("1 2 3", hand, True) == tuple(hand[:3])
