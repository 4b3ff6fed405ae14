"""Events and errors, told to the people at a table."""

import pytest

from tests.kit import EVERY_RULESET, random_match, ruleset_id
from yokai_septet import (
    Card,
    CardSet,
    FirstLeader,
    IllegalAction,
    Match,
    Play,
    Reason,
    Ruleset,
    Suit,
    WonBy,
    YokaiError,
    step,
)
from yokai_septet.game import BossPoints, Event
from yokai_septet.game.events import (
    BossCaptured,
    CardPlayed,
    CardsPassed,
    LeaderAnnounced,
    MatchWon,
    PassChosen,
    PointsScored,
    RoundDealt,
    RoundWon,
    SuitSealed,
    TrickWon,
    TrumpSet,
    VoidShown,
)
from yokai_septet.texts import LANGUAGES, Texts, sentence

FOUR_NAMES = ("Anna", "Boris", "Clara", "Dana")
TEAMS = (0, 1, 0, 1)


def card(code: str) -> Card:
    return Card.parse(code)


def spaced(text: str) -> str:
    """The text with ordinary spaces; where they are fixed is tested with the files."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("event", "english", "german", "russian"),
    [
        (
            RoundDealt(1, card("E7")),
            "Round 1 begins. The 7 of Earth is turned up: Earth is trump, and its boss is out of"
            " play.",
            "Runde 1 beginnt. Aufgedeckt ist die Erde-7: Trumpf ist Erde, und der Boss"
            " dieser Farbe ist nicht im Spiel.",
            "Начинается раунд 1. Открыта карта: семёрка Земли. Козырь — Земля; босс этой масти в"
            " этом раунде не участвует.",
        ),
        (
            RoundDealt(2, None),
            "Round 2 begins. The first card led decides the trump suit.",
            "Runde 2 beginnt. Die erste angespielte Karte bestimmt die Trumpffarbe.",
            "Начинается раунд 2. Козырную масть определит первый заход.",
        ),
        (
            PassChosen(1),
            "Boris has chosen the cards to pass.",
            "Boris hat Karten zum Abgeben gewählt.",
            "Boris: карты для передачи выбраны.",
        ),
        (
            CardsPassed(),
            "Everyone has chosen, and the cards are passed.",
            "Alle haben gewählt, die Karten werden übergeben.",
            "Все сделали выбор, карты переданы.",
        ),
        (
            LeaderAnnounced(0, card("WA"), FirstLeader.DEALT),
            "You were dealt the ace of Wind, so you lead.",
            "Du hast beim Austeilen das Wind-Ass bekommen und spielst an.",
            "Начинаете вы: при раздаче вы получили туза Ветра.",
        ),
        (
            LeaderAnnounced(3, card("S13"), FirstLeader.HOLDER),
            "Dana holds the 13 of Snow and leads.",
            "Dana hat die Schnee-13 und spielt an.",
            "Начинает Dana: на руках тринадцатка Снега.",
        ),
        (
            LeaderAnnounced(2, None, None),
            "Clara won the last trick of the previous round and leads.",
            "Clara hat den letzten Stich der vorigen Runde gewonnen und spielt an.",
            "Начинает Clara, взяв последнюю взятку прошлого раунда.",
        ),
        (
            CardPlayed(0, card("L4"), led=True),
            "You lead the 4 of Lightning.",
            "Du spielst die Blitz-4 an.",
            "Вы заходите с четвёрки Молнии.",
        ),
        (
            CardPlayed(1, card("C9"), led=False),
            "Boris plays the 9 of Charm.",
            "Boris spielt die Anmut-9.",
            "Boris кладёт девятку Очарования.",
        ),
        (
            TrumpSet(Suit.DARKNESS),
            "Darkness is trump for this round.",
            "Dunkelheit ist in dieser Runde Trumpf.",
            "Козырь в этом раунде — Тьма.",
        ),
        (
            VoidShown(1, Suit.FIRE),
            "Boris has no Fire.",
            "Boris hat kein Feuer mehr.",
            "Boris: карт Огня нет.",
        ),
        (
            TrickWon(0, card("WA"), WonBy.SUPER_TRUMP, (), 1),
            "You win the trick with the ace of Wind, the Super Trump. Your team now has 1 trick.",
            "Du gewinnst den Stich mit dem Wind-Ass, dem Supertrumpf. Dein Team hat jetzt 1 Stich.",
            "Вы берёте взятку тузом Ветра — суперкозырем. Взяток у вашей команды: 1.",
        ),
        (
            TrickWon(3, card("E5"), WonBy.TRUMP, (), 6),
            "Dana wins the trick with the 5 of Earth, the highest trump. Their team now has 6"
            " tricks.",
            "Dana gewinnt den Stich mit der Erde-5, dem höchsten Trumpf. Das Team von Dana hat"
            " jetzt 6 Stiche.",
            "Dana берёт взятку пятёркой Земли — старшим козырем. Взяток у этой команды: 6.",
        ),
        (
            TrickWon(2, card("E5"), WonBy.TRUMP, (), 2),
            "Clara wins the trick with the 5 of Earth, the highest trump. Your team now has 2"
            " tricks.",
            "Clara gewinnt den Stich mit der Erde-5, dem höchsten Trumpf. Dein Team hat"
            " jetzt 2 Stiche.",
            "Clara берёт взятку пятёркой Земли — старшим козырем. Взяток у вашей команды: 2.",
        ),
        (
            BossCaptured(1, card("D7f"), 2),
            "Boris captures the Boss Yokai of Darkness. Their team now has 2 bosses.",
            "Boris fängt den Dunkelheit-Boss ein. Das Team von Boris hat jetzt 2 Bosse.",
            "Boris захватывает босса-ёкая Тьмы. Боссов у этой команды: 2.",
        ),
        (
            SuitSealed(0, Suit.EARTH),
            "You and Clara seal Earth.",
            "Du und Clara versiegelt die Farbe Erde.",
            "Вы и Clara запечатываете Землю.",
        ),
        (
            RoundWon(Reason.BOSSES, (1,), 3),
            "Boris and Dana have captured the deciding boss and win the round.",
            "Boris und Dana haben den entscheidenden Boss eingefangen und gewinnen die Runde.",
            "Boris и Dana захватили решающего босса и выиграли раунд.",
        ),
        (
            RoundWon(Reason.SEVENTH_TRICK, (0,), 3),
            "Seven tricks, but not enough bosses: Boris and Dana lose the round. You and Clara win"
            " the round.",
            "Sieben Stiche, aber nicht genug Bosse: Boris und Dana verlieren die Runde. Du und"
            " Clara gewinnt die Runde.",
            "Взяток уже семь, а боссов не хватает: Boris и Dana проиграли раунд. Вы и Clara"
            " выиграли раунд.",
        ),
        (
            RoundWon(Reason.PLAYED_OUT, (), 3),
            "All tricks of the round have been played. Nobody has enough seals yet.",
            "Alle Stiche der Runde sind gespielt. Noch hat niemand genug Siegel.",
            "Все взятки раунда разыграны. Нужного числа печатей ни у кого пока нет.",
        ),
        (
            PointsScored(
                0,
                3,
                (
                    BossPoints(card("W7"), 0, False),
                    BossPoints(card("L7"), 1, True),
                    BossPoints(card("S7"), 2, False),
                ),
                5,
            ),
            "You and Clara score 3 points: Wind 0, Lightning 1 (left in hand) and Snow 2."
            " Total: 5.",
            "Du und Clara bekommt 3 Punkte: Wind 0, Blitz 1 (noch auf der Hand) und Schnee 2."
            " Gesamt: 5.",
            "Вы и Clara получили 3 очка: Ветер 0, Молния 1 (на руках) и Снег 2. Всего: 5.",
        ),
        (
            PointsScored(1, 1, (), 2),
            "Boris and Dana score 1 point. Total: 2.",
            "Boris und Dana bekommen 1 Punkt. Gesamt: 2.",
            "Boris и Dana получили 1 очко. Всего: 2.",
        ),
        (
            MatchWon(0, (10, 6), tie_break=False),
            "You and Clara win the game! Final score: you and Clara 10, Boris and Dana 6.",
            "Du und Clara gewinnt die Partie! Endstand: du und Clara 10, Boris und Dana 6.",
            "Вы и Clara выиграли партию! Итоговый счёт: вы и Clara — 10, Boris и Dana — 6.",
        ),
    ],
)
def test_what_seat_0_is_told(event: Event, english: str, german: str, russian: str) -> None:
    for language, told in (("en", english), ("de", german), ("ru", russian)):
        assert spaced(sentence(event, Texts(language), FOUR_NAMES, 0, TEAMS)) == told


def test_a_spectator_hears_names_only() -> None:
    event = RoundWon(Reason.SEVENTH_TRICK, (1, 2), 0)
    assert (
        sentence(event, Texts("en"), ("Anna", "Boris", ""))
        == "Seven tricks, but not enough bosses: Anna loses the round."
        " Boris and Player 3 win the round."
    )


def test_without_teams_the_players_own_tricks_are_counted() -> None:
    event = TrickWon(1, card("E5"), WonBy.TRUMP, (), 6)
    told = sentence(event, Texts("en"), ("Anna", "Boris", "Clara"), me=0)
    assert spaced(told) == (
        "Boris wins the trick with the 5 of Earth, the highest trump. That makes 6 tricks."
    )


def test_R41_the_tie_break_is_told() -> None:
    event = MatchWon(2, (7, 2, 7), tie_break=True)
    told = sentence(event, Texts("en"), ("Anna", "Boris", "Clara"), me=2)
    assert spaced(told) == (
        "It’s a tie at the top. You sit to the left of the player with seven tricks, so you win"
        " the game! Final score: Anna 7, Boris 2, you 7."
    )


@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=ruleset_id)
def test_whole_matches_can_be_told_in_every_language(ruleset: Ruleset) -> None:
    names = FOUR_NAMES[: ruleset.players]
    kinds = set()
    for match, action in random_match(ruleset, 7):
        if len(match.finished) == 3:
            break
        for event in step(match, action)[1]:
            kinds.add(type(event))
            for language in LANGUAGES:
                for me in (None, 0, 1):
                    told = sentence(event, Texts(language), names, me, ruleset.sides)
                    assert told == told.strip()
                    assert "  " not in told
                    assert told[-1] in ".!。！"
    assert len(kinds) >= 8


# --- errors -------------------------------------------------------------------------------------

REFUSED = IllegalAction(
    "must-follow",
    "Seat 0 cannot play F9.",
    seat=0,
    card=card("F9"),
    led=Suit.EARTH,
    legal=CardSet.parse("E2 E7"),
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "You can’t play the 9 of Fire: Earth was led, and you must follow suit (R11). You"
            " can play: 2 of Earth and 7 of Earth.",
        ),
        (
            "de",
            "Du kannst die Feuer-9 nicht spielen: Angespielt ist Erde, und du musst"
            " bedienen (R11). Erlaubt: Erde-2 und Erde-7.",
        ),
        (
            "ru",
            "Вы не можете сыграть девятку Огня: масть захода — Земля, и нужно ходить в масть"
            " (R11). Допустимые карты: двойка Земли и семёрка Земли.",
        ),
        ("zh-Hant", "你不能出火9：領袖花色是地，你必須跟牌（R11）。可以出的牌：地2和地7。"),
    ],
)
def test_an_error_is_told_in_the_readers_language(language: str, told: str) -> None:
    assert spaced(sentence(REFUSED, Texts(language), FOUR_NAMES, me=0)) == told


def test_an_error_of_another_player_has_a_name() -> None:
    told = sentence(REFUSED, Texts("en"), FOUR_NAMES, me=1)
    assert told.startswith("Anna can’t play the 9 of Fire")


def test_a_real_error_can_be_told() -> None:
    match = Match.new()
    with pytest.raises(YokaiError) as refused:
        match.apply(Play(0, card("WA")))
    assert sentence(refused.value, Texts("en")) == "No cards have been dealt yet."


def test_an_error_without_a_message_still_speaks() -> None:
    assert sentence(YokaiError("from-a-plugin", "Out of tea."), Texts("de")) == "Out of tea."
