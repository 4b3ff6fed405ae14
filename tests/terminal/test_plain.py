"""The game line by line, on this machine."""

from pathlib import Path

import pytest

from tests.client.kit import match_of, settle
from tests.terminal.person import Person
from yokai_septet import RULESETS
from yokai_septet.client.autosave import Autosave
from yokai_septet.client.local import LocalClient
from yokai_septet.terminal.game_options import GameOptions, local_client
from yokai_septet.terminal.narrator import cards_in
from yokai_septet.terminal.plain import PlainTable, play_plainly
from yokai_septet.texts import LANGUAGES, Texts


def game(name: str = "four-advanced", people: int = 1) -> LocalClient:
    options = GameOptions(name, bots="random", people=people, seed=bytes(32))
    return local_client(options.new_log())


def play(person: Person, client: LocalClient, language: str = "en") -> None:
    play_plainly(Texts(language, strict=True), client, person.console)


REQUESTS = ("?", "t", "h", "l", "r", "", "W99", "99", "E7 E7 E7", "1 2 3", "t", "l", "h", "1")


@pytest.mark.parametrize("name", RULESETS)
def test_a_whole_match(name: str) -> None:
    client = game(name)
    play(Person(*REQUESTS), client)
    assert client.table.is_over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["three-advanced", "suitors"])
def test_every_language_has_words_for_a_round(name: str, language: str) -> None:
    client = game(name)
    play(Person(*REQUESTS, *["1 2 3", "1"] * 16, "t", "l", "q"), client, language)
    assert len(client.log) > 20


def test_several_people_at_one_keyboard_never_see_each_others_cards() -> None:
    person, client = Person("", "1 2 3", "", "q"), game(people=2)
    play(person, client)
    shown = "\n".join(person.lines).split("\n" * 60)[1:]
    now = match_of(client).round
    assert now is not None
    for seat in (0, 1):
        for card in now.hand(seat):
            assert f"({card.code})" in shown[seat]
            assert f"({card.code})" not in shown[1 - seat]


def test_a_disk_that_fails_is_mentioned_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    log = GameOptions(bots="random", seed=bytes(32)).new_log()
    person = Person("1 2 3", "1", "1", "q")
    play(person, local_client(log, autosave=Autosave(tmp_path / "data")))
    assert "\n".join(person.lines).count("can’t be saved") == 1


def test_a_pass_and_a_card_are_taken_back() -> None:
    person, client = Person("u", "1 2 3", "u", "1 2 3", "1", "x", "u", "q"), game()
    play(person, client)
    assert client.table.undone == 2
    assert person.lines.count("There’s nothing to take back.") == 1
    assert any(line.startswith("Best choice") for line in person.lines)


def test_r14_the_table_tells_who_won_what() -> None:
    person, client = Person("1 2 3", *["1"] * 3, "t", "q"), game()
    play(person, client)
    now = match_of(client).round
    assert now is not None
    told = [line for line in person.lines if line.startswith(("You: ", "Kappa: "))]
    told += [line for line in person.lines if line.startswith(("Kitsune: ", "Tengu: "))]
    counts = [int(line.split(": ")[1].split()[0]) for line in told]
    assert sum(counts) == len(now.tricks) == 3


@pytest.mark.parametrize("how", ["q", "end"])
def test_leaving_is_no_error(how: str) -> None:
    person, client = Person(how), game()
    play(person, client)
    assert person.lines[-1] == "You’ve left the game."
    assert not client.table.is_over


async def test_every_question_is_asked_once_and_again_when_it_was_not_answered() -> None:
    person, client = Person("t", "h", "1 2 3", "q"), game()
    await PlainTable(Texts("en", strict=True), client, person.console).follow()
    assert person.lines.count("Your cards?") == 3
    assert person.lines.count("Your card?") == 1


async def test_cards_may_be_named_by_number_or_code() -> None:
    async with game() as client:
        await settle(client)
        now = match_of(client).round
        assert now is not None
        hand = list(now.hand(0))
    by_code = ",".join(card.code.lower() for card in hand[:3])
    assert cards_in(by_code, hand, True) == cards_in("1 2 3", hand, True) == tuple(hand[:3])
