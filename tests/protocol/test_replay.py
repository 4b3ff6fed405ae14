"""A replay and the rules agree on every moment: tests/golden/replays.json has some of them.

The page's tests (web/tests/replay) read the same file. `python -m tests.protocol.test_replay`
writes it anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.kit import EVERY_RULESET, random_match, states
from yokai_septet.game import RULESETS, Match, Pass, Play, Round
from yokai_septet.game.cards import cards_of
from yokai_septet.protocol.codec import encode, value_of
from yokai_septet.protocol.replay import Replay, replay_state
from yokai_septet.records import Record, parse, steps

GOLDEN: Final = Path(__file__).parents[1] / "golden"
FILE: Final = GOLDEN / "replays.json"
RECORDS: Final = ("three-advanced", "suitors-short")
"""Passing to the left and to each other; with and without foils, a face-up card and teams."""
EVERY: Final = 7
"""Of so many moments one is kept, besides the first and the last of a round."""


def moment(match: Match, played: int) -> dict[str, Any]:
    """What lies where after so many cards of the round."""
    now: Round = match.round if match.round is not None else match.finished[-1]
    return {
        "round": match.round_number if match.round is not None else len(match.finished),
        "played": played,
        "hands": [[card.code for card in now.hand(seat)] for seat in match.ruleset.seats],
        "turn": now.leader if now.turn is None else now.turn,
        "won": list(now.won),
        "bosses": [[card.code for card in cards_of(mask)] for mask in now.bosses],
    }


def moments(record: Record) -> Iterator[dict[str, Any]]:
    """Some moments of a record, as the rules have them."""
    played = 0
    for action, after, _ in steps(record):
        if isinstance(action, Pass) and after.round is not None and after.round.turn is not None:
            played = 0
        elif isinstance(action, Play):
            played += 1
        else:
            continue
        if played % EVERY == 0 or after.round is None:
            yield moment(after, played)


def written() -> dict[str, Any]:
    """What the golden file is to hold."""
    replays = []
    for name in RECORDS:
        record = parse((GOLDEN / "records" / f"{name}.yokai").read_text("utf-8"))
        shown = json.loads(encode(replay_state(record)))
        replays.append({"replay": shown, "moments": list(moments(record))})
    rulesets = json.loads(encode(RULESETS))
    return {"rulesets": rulesets, "replays": replays}


def test_the_golden_file_is_what_server_and_rules_say() -> None:
    golden = json.loads(FILE.read_text("utf-8"))
    assert golden == written(), "python -m tests.protocol.test_replay"
    for each in golden["replays"]:
        msgspec.convert(each["replay"], Replay, dec_hook=value_of)
        assert len(each["moments"]) > 10


def test_the_trick_that_is_being_played_is_part_of_the_replay() -> None:
    match = next(
        state
        for state in states(random_match(EVERY_RULESET[0], 2))
        if state.round and len(state.round.tricks) == 2 and len(state.round.trick) == 3
    )
    now = match.active_round
    *whole, last = replay_state(Record.from_match(match)).rounds[-1].tricks
    assert [trick.winner for trick in whole] == [trick.winner for trick in now.tricks]
    assert (last.leader, last.winner) == (now.leader, None)
    assert last.cards == now.trick


if __name__ == "__main__":
    FILE.write_text(json.dumps(written(), indent=1) + "\n", "utf-8")
