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
    Ruleset,
    ruleset_named,
)
from yokai_septet.records import record as r
from yokai_septet.records.error import RecordError
from yokai_septet.records.limits import check_length
from yokai_septet.records.phrases import Expected, Found, quoted
from yokai_septet.records.verify import verify
from yokai_septet.records.words import TAG_NAME, UNKNOWN

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
_Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){0,64}$")]
_TagName: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^{TAG_NAME.pattern}$")]


class _Document(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class TrickDocument(_Document, frozen=True):
    """A trick: its cards in the order played."""

    leader: r.ASeat | None
    cards: tuple[_AnyCard, ...]


class RoundDocument(_Document, frozen=True):
    """A round: the dealt hands by seat, the passes by seat (null: not yet), the tricks."""

    hands: tuple[tuple[_AnyCard, ...], ...]
    passes: tuple[tuple[_AnyCard, ...] | None, ...]
    tricks: tuple[TrickDocument, ...]
    face_up: _ACard | None = None
    end: r.RoundEnd | None = None


class _Match(_Document, frozen=True, kw_only=True):
    """What every version has."""

    ruleset: str
    termination: r.Termination
    rounds: tuple[RoundDocument, ...]
    first_leader: FirstLeader = FirstLeader.DEALT
    result: r.Result | None = None
    date: Date | None = None
    commitment: _Hex32 | None = None
    seed: _Hex32 | None = None
    salts: tuple[_Hex, ...] = ()
    tags: dict[_TagName, str] = {}
    comments: tuple[r.Comment, ...] = ()


class RecordDocument(_Match, frozen=True, kw_only=True):
    """The record of a match of Yokai Septet."""

    format: Literal["yokai-septet-record-2"]
    later_leader: LaterLeader = LaterLeader.LAST_TRICK
    participants: tuple[r.Participant, ...] = ()
    salt_commitments: tuple[_Hex32 | None, ...] = ()
    salt_order: r.SaltOrder | None = None
    decisions: tuple[r.Decision, ...] = ()


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
        result=record.result,
        participants=record.participants,
        date=record.date,
        commitment=record.commitment,
        seed=None if record.seed is None else record.seed.hex(),
        salts=tuple(salt.hex() for salt in record.salts),
        salt_commitments=record.salt_commitments,
        salt_order=record.salt_order,
        decisions=record.decisions,
        tags=dict(record.tags),
        comments=record.comments,
    )


def from_document(document: RecordDocument) -> r.Record:
    """The record of a document, whatever it says."""
    return replace(
        _common(document, document.later_leader),
        participants=document.participants,
        salt_commitments=document.salt_commitments,
        salt_order=document.salt_order,
        decisions=document.decisions,
    )


def _from_version_1(document: RecordDocument1) -> r.Record:
    return replace(_common(document), participants=tuple(map(r.Participant, document.players)))


def _common(document: _Match, later_leader: LaterLeader = LaterLeader.LAST_TRICK) -> r.Record:
    ruleset = ruleset_named(document.ruleset, document.first_leader, later_leader)
    return r.Record(
        ruleset,
        tuple(_round(ruleset, one) for one in document.rounds),
        termination=document.termination,
        result=document.result,
        date=document.date,
        commitment=document.commitment,
        seed=None if document.seed is None else bytes.fromhex(document.seed),
        salts=tuple(map(bytes.fromhex, document.salts)),
        tags=tuple(document.tags.items()),
        comments=document.comments,
    )


def _round_document(one: r.RoundRecord) -> RoundDocument:
    return RoundDocument(
        hands=tuple(map(_codes, one.hands)),
        passes=tuple(None if cards is None else _codes(cards) for cards in one.passes),
        tricks=tuple(TrickDocument(trick.leader, _codes(trick.cards)) for trick in one.tricks),
        face_up=None if one.face_up is None else one.face_up.code,
        end=one.end,
    )


def _round(ruleset: Ruleset, one: RoundDocument) -> r.RoundRecord:
    in_pass = _cards if ruleset.pass_is_ordered else _sorted_cards
    return r.RoundRecord(
        None if one.face_up is None else Card.parse(one.face_up),
        tuple(map(_sorted_cards, one.hands)),
        tuple(None if cards is None else in_pass(cards) for cards in one.passes),
        tuple(r.TrickRecord(trick.leader, _cards(trick.cards)) for trick in one.tricks),
        one.end,
    )


def _codes(cards: r.Cards) -> tuple[str, ...]:
    return tuple(UNKNOWN if card is None else card.code for card in cards)


def _cards(codes: tuple[str, ...]) -> r.Cards:
    return tuple(None if code == UNKNOWN else Card.parse(code) for code in codes)


def _sorted_cards(codes: tuple[str, ...]) -> r.Cards:
    return r.in_order(_cards(codes))
