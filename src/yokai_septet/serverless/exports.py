"""Everything that is kept as one document, in the format of a server's personal export
(docs/export.md), and back again. The section `kept` has the rows themselves."""

import json
from typing import Any

import msgspec
from msgspec import Struct

from yokai_septet import records
from yokai_septet.serverless.device import Device
from yokai_septet.serverless.errors import bad_file
from yokai_septet.serverless.people import KeptMatch, Person
from yokai_septet.serverless.play_routes import record_at

FORMAT = "yokai-septet-export"
VERSION = 1


class Imported(Struct, frozen=True):
    """How many matches were taken over."""

    matches: int


class _Document(Struct):
    format: str
    version: int
    kept: dict[str, str]


def document(device: Device) -> str:
    """Everything that is kept. Matches that go on are in it with all cards: whoever looks for them
    spoils their own game."""
    kept, person = device.kept, device.person
    rows = {key: kept.text(key) for key in kept.keys("")}
    matches = kept.under("match/", KeptMatch)
    whole: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "server": "",
        "exported_at": device.now(),
        "identity": [msgspec.to_builtins(person)],
        "matches": [msgspec.to_builtins(match) for match in matches],
        "records": {
            match.code: records.format(record_at(device, device.tables.table(match.code)))
            for match in matches
            if match.result is not None
        },
        "kept": rows,
    }
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


def take_over(device: Device, text: str) -> int:
    """Take over the matches of a document that are not here, or that went on elsewhere; returns how
    many. They become the person's who takes them over; whoever has no matches yet becomes the one
    whose they were."""
    try:
        read = msgspec.json.decode(text, type=_Document)
        if (read.format, read.version) != (FORMAT, VERSION):
            raise bad_file()
        other = msgspec.json.decode(read.kept["me"], type=Person)
    except (msgspec.MsgspecError, KeyError):
        raise bad_file() from None
    kept, here = device.kept, device.person
    own = {key: kept.text(key) for key in kept.keys("")}
    if not any(key.startswith("match/") for key in own):
        device.become(other)
    else:
        read.kept = {key: row.replace(other.id, here.id) for key, row in read.kept.items()}
    return _merge(device, own, read.kept)


def _merge(device: Device, own: dict[str, str], brought: dict[str, str]) -> int:
    taken = 0
    for key in brought:
        kind, _, name = key.partition("/")
        if kind not in ("match", "review"):
            continue
        parts = ("log", "verdict")[kind == "review"], "record"
        more = [row for row in brought if row.startswith(tuple(f"{part}/{name}" for part in parts))]
        if key in own and len(more) <= sum(row in own for row in more):
            continue
        taken += kind == "match"
        for row in (key, *more):
            if own.get(row) != brought[row]:
                device.kept.put_text(row, brought[row])
    device.tables.forget()
    return taken
