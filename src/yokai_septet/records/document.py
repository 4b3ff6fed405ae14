"""Records as JSON documents for programs; docs/record.schema.json is made from the types here.

A document says exactly what the text says, in the same words, so each can be made of the other.
"""

import re
from dataclasses import replace
from datetime import date as Date  # noqa: N812 (a type beside the field `date`)
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from yokai_septet.errors import YokaiError
from yokai_septet.game import (
    RULESETS,
    Card,
    FirstLeader,
    LaterLeader,
    Reason,
    Ruleset,
    Suit,
    ruleset_named,
)
from yokai_septet.records import record as r
from yokai_septet.records.error import RecordError
from yokai_septet.records.limits import check_length
from yokai_septet.records.phrases import Expected, Found, quoted
from yokai_septet.records.verify import verify
from yokai_septet.records.words import BOT, TAG_NAME, UNKNOWN

_CARD = "W(A|[2-7])|E[2-8]|C[3-9]|L([4-9]|10)|D([5-9]|1[01])|F([6-9]|1[0-2])|S([7-9]|1[0-3])"
_ACard: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=f"^({_CARD}|[WECLDFS]7f)$", description="A card, such as W7.")
]
_AnyCard: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern=rf"^({_CARD}|[WECLDFS]7f|\?\?)$",
        description="A card, such as W7, or ?? if it is unknown.",
    ),
]
_ASeat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3, description="A seat, clockwise.")]
_ASuit: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[WECLDFS]$", description="A suit.")]
_ANumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]
_Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){0,64}$")]
_TagName: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^{TAG_NAME.pattern}$")]
_ABot: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=f"^{BOT.pattern}$", description="The strength of a bot.")
]


class _Document(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class TrickDocument(_Document, frozen=True):
    """A trick: its cards in the order played."""

    leader: _ASeat | None
    cards: tuple[_AnyCard, ...]


class EndDocument(_Document, frozen=True):
    """How a round ended: the points of each side, and with seals the suits each has sealed."""

    reason: Reason
    points: tuple[_ANumber, ...]
    seals: tuple[tuple[_ASuit, ...], ...] = ()


class RoundDocument(_Document, frozen=True):
    """A round: the dealt hands by seat, the passes by seat (null: not yet), the tricks."""

    hands: tuple[tuple[_AnyCard, ...], ...]
    passes: tuple[tuple[_AnyCard, ...] | None, ...]
    tricks: tuple[TrickDocument, ...]
    face_up: _ACard | None = None
    end: EndDocument | None = None


class ResultDocument(_Document, frozen=True):
    """The score of each side, and who has won."""

    scores: tuple[_ANumber, ...]
    winner: _ASeat | None = None
    tie_break: bool = False


class CommentDocument(_Document, frozen=True):
    """A remark after so many actions (deals, passes and plays) of the match."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    text: str


class ParticipantDocument(_Document, frozen=True):
    """Who plays at a seat: a name, and for a bot its strength."""

    name: str = ""
    bot: _ABot | None = None


class TakenBackDocument(_Document, frozen=True):
    """Cards that a seat passed or played, and took back."""

    seat: _ASeat
    cards: tuple[_ACard, ...]


class DecisionDocument(_Document, frozen=True):
    """How the decision after so many actions was taken, if not simply by the participant."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    by: _ABot | None = None
    hint: bool = False
    taken_back: tuple[TakenBackDocument, ...] = ()


class SaltOrderDocument(_Document, frozen=True):
    """The seats in the order in which they committed to salts, and then revealed them."""

    committed: tuple[_ASeat, ...]
    revealed: tuple[_ASeat, ...]


class _Match(_Document, frozen=True, kw_only=True):
    """What every version has."""

    ruleset: str
    termination: r.Termination
    rounds: tuple[RoundDocument, ...]
    first_leader: FirstLeader = FirstLeader.DEALT
    result: ResultDocument | None = None
    date: Date | None = None
    commitment: _Hex32 | None = None
    seed: _Hex32 | None = None
    salts: tuple[_Hex, ...] = ()
    tags: dict[_TagName, str] = {}
    comments: tuple[CommentDocument, ...] = ()


class RecordDocument(_Match, frozen=True, kw_only=True):
    """The record of a match of Yokai Septet."""

    format: Literal["yokai-septet-record-2"]
    later_leader: LaterLeader = LaterLeader.LAST_TRICK
    participants: tuple[ParticipantDocument, ...] = ()
    salt_commitments: tuple[_Hex32 | None, ...] = ()
    salt_order: SaltOrderDocument | None = None
    decisions: tuple[DecisionDocument, ...] = ()


class RecordDocument1(_Match, frozen=True, kw_only=True):
    """The first version, which is still read: it has only the players' names."""

    format: Literal["yokai-septet-record-1"]
    players: tuple[str, ...] = ()


class _Version(msgspec.Struct, frozen=True):
    format: str = ""


def to_json(record: r.Record) -> bytes:
    """The JSON document of a record."""
    return msgspec.json.encode(to_document(record))


def from_json(data: bytes | str) -> r.Record:
    """The record in a JSON document; a `RecordError` if it is not one, or not right."""
    check_length(data)
    try:
        version = msgspec.json.decode(data, type=_Version).format
        if version == "yokai-septet-record-1":
            record = _from_version_1(msgspec.json.decode(data, type=RecordDocument1))
        else:
            record = from_document(msgspec.json.decode(data, type=RecordDocument))
    except (msgspec.MsgspecError, UnicodeError, RecursionError, YokaiError) as error:
        raise RecordError(
            "record-json", f"This is not the JSON of a record: {error}.",
            found=Found.PLACE(quoted(_place(error))), expected=Expected.SCHEMA,
        ) from error  # fmt: skip
    verify(record)
    return record


def _place(error: Exception) -> str:
    """Where in a document something is wrong, as a JSON path."""
    if isinstance(error, YokaiError) and error.code == "unknown-ruleset":
        return "$.ruleset"
    place = re.search(r"`(\$[^`]*)`$", str(error))
    return place[1] if place else "$"


def json_schema() -> dict[str, Any]:
    """The schema of the documents, as docs/record.schema.json has it."""
    schema = msgspec.to_builtins(msgspec.json.schema(RecordDocument))
    schema["$defs"]["RecordDocument"]["properties"]["ruleset"] = {"enum": sorted(RULESETS)}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


# --- there and back -----------------------------------------------------------------------------


def to_document(record: r.Record) -> RecordDocument:
    """The document of a record, whatever it says."""
    return RecordDocument(
        format="yokai-septet-record-2",
        ruleset=record.ruleset.name,
        termination=record.termination,
        rounds=tuple(map(_round_document, record.rounds)),
        first_leader=record.ruleset.first_leader,
        later_leader=record.ruleset.later_leader,
        result=_result_document(record.result),
        participants=tuple(ParticipantDocument(p.name, p.bot) for p in record.participants),
        date=record.date,
        commitment=record.commitment,
        seed=None if record.seed is None else record.seed.hex(),
        salts=tuple(salt.hex() for salt in record.salts),
        salt_commitments=record.salt_commitments,
        salt_order=None if record.salt_order is None else SaltOrderDocument(*record.salt_order),
        decisions=tuple(map(_decision_document, record.decisions)),
        tags=dict(record.tags),
        comments=tuple(CommentDocument(one.after, one.text) for one in record.comments),
    )


def from_document(document: RecordDocument) -> r.Record:
    """The record of a document, whatever it says."""
    order = document.salt_order
    return replace(
        _common(document, document.later_leader),
        participants=tuple(r.Participant(one.name, one.bot) for one in document.participants),
        salt_commitments=document.salt_commitments,
        salt_order=None if order is None else r.SaltOrder(order.committed, order.revealed),
        decisions=tuple(map(_decision, document.decisions)),
    )


def _from_version_1(document: RecordDocument1) -> r.Record:
    return replace(_common(document), participants=tuple(map(r.Participant, document.players)))


def _common(document: _Match, later_leader: LaterLeader = LaterLeader.LAST_TRICK) -> r.Record:
    ruleset = ruleset_named(document.ruleset, document.first_leader, later_leader)
    return r.Record(
        ruleset,
        tuple(_round(ruleset, one) for one in document.rounds),
        termination=document.termination,
        result=_result(document.result),
        date=document.date,
        commitment=document.commitment,
        seed=None if document.seed is None else bytes.fromhex(document.seed),
        salts=tuple(map(bytes.fromhex, document.salts)),
        tags=tuple(document.tags.items()),
        comments=tuple(r.Comment(one.after, one.text) for one in document.comments),
    )


def _decision_document(one: r.Decision) -> DecisionDocument:
    taken_back = tuple(
        TakenBackDocument(undone.seat, tuple(card.code for card in undone.cards))
        for undone in one.taken_back
    )
    return DecisionDocument(one.after, one.by, one.hint, taken_back)


def _decision(one: DecisionDocument) -> r.Decision:
    taken_back = tuple(
        r.TakenBack(undone.seat, tuple(map(Card.parse, undone.cards))) for undone in one.taken_back
    )
    return r.Decision(one.after, one.by, one.hint, taken_back)


def _result_document(result: r.Result | None) -> ResultDocument | None:
    if result is None:
        return None
    return ResultDocument(result.scores, result.winner, result.tie_break)


def _result(result: ResultDocument | None) -> r.Result | None:
    return None if result is None else r.Result(result.scores, result.winner, result.tie_break)


def _round_document(one: r.RoundRecord) -> RoundDocument:
    return RoundDocument(
        hands=tuple(map(_codes, one.hands)),
        passes=tuple(None if cards is None else _codes(cards) for cards in one.passes),
        tricks=tuple(TrickDocument(trick.leader, _codes(trick.cards)) for trick in one.tricks),
        face_up=None if one.face_up is None else one.face_up.code,
        end=_end_document(one.end),
    )


def _round(ruleset: Ruleset, one: RoundDocument) -> r.RoundRecord:
    in_pass = _cards if ruleset.pass_is_ordered else _sorted_cards
    return r.RoundRecord(
        None if one.face_up is None else Card.parse(one.face_up),
        tuple(map(_sorted_cards, one.hands)),
        tuple(None if cards is None else in_pass(cards) for cards in one.passes),
        tuple(r.TrickRecord(trick.leader, _cards(trick.cards)) for trick in one.tricks),
        _end(one.end),
    )


def _end_document(end: r.RoundEnd | None) -> EndDocument | None:
    if end is None:
        return None
    return EndDocument(end.reason, end.points, tuple(map(_letters, end.seals)))


def _end(end: EndDocument | None) -> r.RoundEnd | None:
    return (
        None if end is None else r.RoundEnd(end.reason, end.points, tuple(map(_suits, end.seals)))
    )


def _codes(cards: r.Cards) -> tuple[str, ...]:
    return tuple(UNKNOWN if card is None else card.code for card in cards)


def _cards(codes: tuple[str, ...]) -> r.Cards:
    return tuple(None if code == UNKNOWN else Card.parse(code) for code in codes)


def _sorted_cards(codes: tuple[str, ...]) -> r.Cards:
    return r.in_order(_cards(codes))


def _letters(suits: frozenset[Suit]) -> tuple[str, ...]:
    return tuple(suit.letter for suit in sorted(suits))


def _suits(letters: tuple[str, ...]) -> frozenset[Suit]:
    return frozenset(map(Suit.parse, letters))
