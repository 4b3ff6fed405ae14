"""A whole match with all hands open, for stepping through it: made from a record that is known.

A client needs no rules to show any moment of it: the hands are what was dealt, less what was passed
on and played, and every trick says who won it.
"""

from msgspec import Struct

from yokai_septet.game import FinishedRound, Match, Round
from yokai_septet.protocol.encode import round_result, trick_state
from yokai_septet.protocol.messages import RoundResultState, TrickState
from yokai_septet.protocol.rulesets import RulesetInfo, ruleset_info
from yokai_septet.protocol.values import SuitLetter, code, codes, letter, letters
from yokai_septet.records import Participant, Record, Termination, final
from yokai_septet.table.commands import CardCode


class ReplayRound(Struct, frozen=True, kw_only=True):
    """A round of a replay; the last one may be unfinished."""

    number: int
    face_up: CardCode | None
    trump: SuitLetter | None
    dealt: list[list[CardCode]]
    passes: list[list[CardCode]]
    """What each seat passed; empty for a seat that has not chosen."""
    tricks: list[TrickState]
    """All tricks in the order played; the last one may be incomplete."""
    result: RoundResultState | None
    scores: list[int]
    """The score of each side after this round."""
    seals: list[list[SuitLetter]]
    """The suits that each side has sealed after this round."""


class ReplayParticipant(Struct, frozen=True, kw_only=True):
    """Who sat at a seat when the match began."""

    name: str
    """Empty if the record does not name anybody."""
    bot: str | None
    """The strength of a bot; None for a person."""


class Replay(Struct, frozen=True, kw_only=True):
    """A match to step through."""

    ruleset: RulesetInfo
    participants: list[ReplayParticipant]
    date: str | None
    status: Termination
    commitment: str | None
    seed: str | None
    salts: list[str | None]
    rounds: list[ReplayRound]
    winner: int | None
    tie_break: bool


def replay_state(record: Record) -> Replay:
    """The replay of a record; a `RecordError` if it is wrong or has unknown cards."""
    match = final(record)
    rules = match.ruleset
    players = record.participants or (Participant(),) * rules.players
    return Replay(
        ruleset=ruleset_info(rules),
        participants=[ReplayParticipant(name=one.name, bot=one.bot) for one in players],
        date=record.date.isoformat() if record.date else None,
        status=record.termination,
        commitment=record.commitment,
        seed=record.seed.hex() if record.seed else None,
        salts=[record.salts[s].hex() if s < len(record.salts) else None for s in rules.seats],
        rounds=[round_state(one, number, match) for number, one in enumerate(match.rounds, 1)],
        winner=match.result.winner if match.result else None,
        tie_break=match.result.tie_break if match.result else False,
    )


def tricks_of(one: Round) -> list[TrickState]:
    """All tricks of a round in the order played; the last one may be incomplete."""
    tricks = [trick_state(trick) for trick in one.tricks]
    if one.trick and one.leader is not None:
        tricks.append(TrickState(leader=one.leader, cards=codes(one.trick), winner=None))
    return tricks


def round_state(one: Round, number: int, match: Match) -> ReplayRound:
    """The round with this number of a match."""
    gains = zip(*(round_.gains for round_ in match.rounds[:number]), strict=True)
    return ReplayRound(
        number=number,
        face_up=code(one.face_up),
        trump=letter(one.trump),
        dealt=[codes(hand) for hand in one.dealt or ()],
        passes=[codes(choice.cards) if choice else [] for choice in one.passes],
        tricks=tricks_of(one),
        result=round_result(one) if isinstance(one, FinishedRound) else None,
        scores=[sum(gained) for gained in gains],
        seals=[letters(seals) for seals in one.seals],
    )
