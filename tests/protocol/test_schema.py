"""The schema from which the page's types are made names every message, command and answer."""

import json

import jsonschema
import msgspec

from tests.table.kit import started
from yokai_septet.protocol.api import MyMatch
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.encode import People, snapshot
from yokai_septet.protocol.messages import ServerMessage
from yokai_septet.protocol.schema import document
from yokai_septet.table.commands import Command


def test_every_message_and_command_is_named() -> None:
    schemas = document()["components"]["schemas"]
    for kind in (*ServerMessage.__args__, *Command.__args__):
        assert kind.__name__ in schemas
    for union, members in (("ServerMessage", ServerMessage), ("Command", Command)):
        tags = set(schemas[union]["discriminator"]["mapping"])
        assert tags == {kind.__struct_config__.tag for kind in members.__args__}


def test_matches_listed_by_a_server_of_version_0_2_are_read() -> None:
    listed = {
        "code": "ABCDEF", "status": "playing", "ruleset": "four-advanced", "seat": 0, "side": 0,
        "names": ["Ada", None, None, None], "bots": [None, "adept", "adept", "adept"],
        "scores": [0, 0], "winner": None, "created_at": 1.0, "updated_at": 2.0, "my_turn": True,
    }  # fmt: skip
    match = msgspec.convert(listed, MyMatch)
    assert (match.sides, match.to_act, match.cursor) == ([], [], None)


def test_a_snapshot_fits_the_schema() -> None:
    desk = started("ada", "bob").play_until("play")
    sent = json.loads(encode(snapshot(7, desk.table, "ada", People(), 1.0)))
    whole = {**document(), "$ref": "#/components/schemas/ServerMessage"}
    jsonschema.validate(sent, whole)
    del sent["ruleset"]
    assert not jsonschema.Draft202012Validator(whole).is_valid(sent)
