"""A whole match with all hands open, for stepping through it: made from a record that is known.

A client needs no rules to show any moment of it: the hands are what was dealt, less what was passed
on and played, and every trick says who won it.
"""

from msgspec import Struct

from yokai_septet.game import Ruleset
from yokai_septet.protocol.rounds import OpenRound, open_round
from yokai_septet.records import Participant, Record, Termination, final


class Replay(Struct, frozen=True, kw_only=True):
    """A match to step through."""

    ruleset: Ruleset
    participants: tuple[Participant, ...]
    date: str | None
    status: Termination
    commitment: str | None
    seed: str | None
    salts: list[str | None]
    rounds: list[OpenRound]
    winner: int | None
    tie_break: bool


def replay_state(record: Record) -> Replay:
    """The replay of a record; a `RecordError` if it is wrong or has unknown cards."""
    match = final(record)
    rules = match.ruleset
    return Replay(
        ruleset=rules,
        participants=record.participants or (Participant(),) * rules.players,
        date=record.date.isoformat() if record.date else None,
        status=record.termination,
        commitment=record.commitment,
        seed=record.seed.hex() if record.seed else None,
        salts=[record.salts[s].hex() if s < len(record.salts) else None for s in rules.seats],
        rounds=[open_round(match, number) for number in range(1, len(match.rounds) + 1)],
        winner=match.result.winner if match.result else None,
        tie_break=match.result.tie_break if match.result else False,
    )
