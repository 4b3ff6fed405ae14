"""A replay and the rules agree on every moment: tests/golden/replays.json has some of them.

The page's tests (web/tests/replay) read the same file. `python -m tests.protocol.test_replay`
writes it anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from yokai_septet.game import RULESETS, Match, Pass, Play, Round, step
from yokai_septet.game.cards import cards_of
from yokai_septet.protocol.replay import Replay, replay_state
from yokai_septet.protocol.rulesets import ruleset_info
from yokai_septet.records import Record, parse, replay

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
    for before, action in replay(record):
        after, _ = step(before, action)
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
        shown = msgspec.to_builtins(replay_state(record))
        replays.append({"replay": shown, "moments": list(moments(record))})
    rulesets = {name: msgspec.to_builtins(ruleset_info(r)) for name, r in RULESETS.items()}
    return {"rulesets": rulesets, "replays": replays}


def test_the_golden_file_is_what_server_and_rules_say() -> None:
    golden = json.loads(FILE.read_text("utf-8"))
    assert golden == written(), "python -m tests.protocol.test_replay"
    for each in golden["replays"]:
        msgspec.convert(each["replay"], Replay)
        assert len(each["moments"]) > 10


if __name__ == "__main__":
    FILE.write_text(json.dumps(written(), indent=1) + "\n", "utf-8")
