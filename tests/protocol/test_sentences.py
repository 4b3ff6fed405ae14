"""Page and Python tell every event in the same words: tests/golden/sentences.json has them.

The page's tests (web/tests/i18n) read the same file. `python -m tests.protocol.test_sentences`
writes it anew.
"""

import json
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from yokai_septet.game import (
    RULESETS,
    BossPoints,
    Card,
    Event,
    FirstLeader,
    Reason,
    Seat,
    Suit,
    WonBy,
)
from yokai_septet.game import events as game
from yokai_septet.game.rows import Place
from yokai_septet.protocol import events as ev
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.decode import decode_events
from yokai_septet.protocol.game_events import encode_game_event
from yokai_septet.table.entries import TakeoverReason
from yokai_septet.terminal.table_texts import table_sentence
from yokai_septet.texts import LANGUAGES, Texts, sentence

FILE: Final = Path(__file__).parents[1] / "golden" / "sentences.json"
NAMES: Final = ("Anna", "Boris", "Clara", "Dana")
WHYS: Final[tuple[TakeoverReason, ...]] = ("away", "clock", "asked", "voted")
_card = Card.parse
_breakdown = (
    BossPoints(_card("C7"), 1, from_hand=False),
    BossPoints(_card("F7"), 2, from_hand=True),
)
_trick = tuple(map(_card, ("E3", "E5", "E6", "S9")))

OF_ALL: Final[list[Event | ev.TableEvent]] = [
    game.RoundDealt(1, _card("E7")),
    game.RoundDealt(2, _card("WA")),
    game.RoundDealt(3, None),
    game.Exchanged(0, Place("U2"), Place("D2"), _card("F7"), _card("L9")),
    game.Exchanged(1, Place("U1"), Place("D2"), _card("S7"), _card("WA")),
    game.BossLeft(0, Place("U3"), _card("E7")),
    game.BossLeft(1, Place("U3"), _card("C7")),
    game.Discarded(0),
    game.Discarded(1),
    game.PassChosen(1),
    game.CardsPassed(),
    game.LeaderAnnounced(0, _card("WA"), FirstLeader.DEALT),
    game.LeaderAnnounced(2, _card("S13"), FirstLeader.HOLDER),
    game.LeaderAnnounced(2, None, None),
    game.CardPlayed(0, _card("L4"), led=True),
    game.CardPlayed(1, _card("C7f"), led=False),
    game.TurnedUp(0, Place("D1"), _card("S13")),
    game.TurnedUp(1, Place("D7"), _card("E3")),
    game.TrumpSet(Suit.DARKNESS),
    game.VoidShown(1, Suit.FIRE),
    game.TrickWon(0, _card("E6"), WonBy.LED_SUIT, _trick, 1),
    game.TrickWon(1, _card("WA"), WonBy.SUPER_TRUMP, _trick, 6),
    game.BossCaptured(0, _card("E7"), 1),
    game.BossCaptured(2, _card("S7"), 3),
    game.RoundWon(Reason.BOSSES, (0,), 0),
    game.RoundWon(Reason.LAST_TRICK, (1,), 1),
    game.PointsScored(0, 3, _breakdown, 5),
    game.PointsScored(1, 1, (), 1),
    game.MatchWon(1, (6, 10), tie_break=False),
    ev.SeatTaken(seat=1, name="Boris"),
    ev.SeatTaken(seat=2, name=None),
    ev.SeatLeft(seat=1),
    ev.SeatsSwapped(one=0, other=1),
    ev.SeatsShuffled(),
    ev.OptionsChanged(),
    ev.OwnerChanged(seat=1),
    ev.MatchStarted(),
    *(ev.BotTookOver(seat=seat, why=why) for seat in (0, 1) for why in WHYS),
    ev.SeatsLocked(locked=True),
    ev.SeatsLocked(locked=False),
    ev.DecisionLapsed(seat=0),
    ev.DecisionLapsed(seat=1),
    ev.BotTookOver(seat=1, why="left", name="Zoë"),
    ev.HintTaken(seat=0),
    ev.HintTaken(seat=1),
    ev.PersonReturned(seat=0),
    ev.PersonReturned(seat=1),
    ev.UndoAsked(seat=0),
    ev.UndoAsked(seat=1),
    ev.UndoRefused(seat=1),
    ev.CardTakenBack(seat=1, card="D9"),
    ev.PassTakenBack(seat=0),
    ev.AbandonRefused(seat=0),
    ev.AbandonRefused(seat=1),
    ev.MatchAbandoned(),
    ev.MatchAbandoned(why="host"),
    ev.MatchAbandoned(why="secret-deal"),
    ev.RematchOffered(code="K7WQ2M"),
]
OF_ONE: Final[dict[str, list[Event | ev.TableEvent]]] = {
    "four-advanced": [game.RoundWon(Reason.SEVENTH_TRICK, (0,), 3)],
    "three-advanced": [
        game.RoundWon(Reason.SEVENTH_TRICK, (1, 2), 0),
        game.RoundWon(Reason.SEVENTH_TRICK, (0, 2), 1),
        game.MatchWon(2, (7, 2, 7), tie_break=True),
    ],
    "suitors": [
        game.SuitSealed(0, Suit.CHARM),
        game.SuitSealed(1, Suit.WIND),
        game.RoundWon(Reason.PLAYED_OUT, (), 2),
        game.RoundWon(Reason.SEALS, (1,), 2),
    ],
}


def told(event: Event | ev.TableEvent, texts: Texts, ruleset: str, me: Seat | None) -> str:
    rules = RULESETS[ruleset]
    names = NAMES[: rules.players]
    if isinstance(event, Event):
        return sentence(event, texts, names, me, rules.sides)
    return table_sentence(event, texts, names, me)


def written() -> dict[str, Any]:
    """What the golden file is to hold."""
    cases: list[dict[str, Any]] = []
    for ruleset, events in OF_ONE.items():
        side_count = RULESETS[ruleset].side_count
        for event in (*OF_ALL, *events):
            if isinstance(event, game.MatchWon) and len(event.scores) != side_count:
                continue
            wire = encode_game_event(event) if isinstance(event, Event) else event
            for me in (0, 1, None):
                sentences = {lang: told(event, Texts(lang), ruleset, me) for lang in LANGUAGES}
                cases.append(
                    {
                        "ruleset": ruleset,
                        "me": me,
                        "event": json.loads(encode(wire)),
                        "told": sentences,
                    }
                )
    rulesets = json.loads(encode({name: RULESETS[name] for name in OF_ONE}))
    return {"names": list(NAMES), "rulesets": rulesets, "cases": cases}


def test_every_event_is_told_as_the_golden_file_says() -> None:
    golden = json.loads(FILE.read_text("utf-8"))
    for case in golden["cases"]:
        wire = msgspec.convert(case["event"], ev.TableEvent)
        (event,) = decode_events([wire])
        for language, expected in case["told"].items():
            assert told(event, Texts(language), case["ruleset"], case["me"]) == expected
    assert golden == written(), "python -m tests.protocol.test_sentences"


def test_the_golden_file_has_every_kind_of_event() -> None:
    golden = json.loads(FILE.read_text("utf-8"))
    kinds = {kind.__struct_config__.tag for kind in get_args(ev.TableEvent)}
    assert {case["event"]["type"] for case in golden["cases"]} == kinds


if __name__ == "__main__":
    lines = json.dumps(written(), ensure_ascii=False, indent=1)
    FILE.write_text(lines + "\n", "utf-8")
