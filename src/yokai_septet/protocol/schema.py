"""The schema of all messages, as an OpenAPI document from which the page's types are generated.

`python -m yokai_septet.protocol.schema` prints it; `make types` turns it into TypeScript.
"""

import json
from typing import Any

import msgspec

from yokai_septet.game import CardSet
from yokai_septet.protocol import admin, api
from yokai_septet.protocol.coach import CoachedRound, PlayRoundOn
from yokai_septet.protocol.daily import DailyState, PastDay, UnfinishedDeal
from yokai_septet.protocol.history import HistoryPage, OpponentsPage, Statistics
from yokai_septet.protocol.messages import VERSION, Pong, ServerMessage
from yokai_septet.protocol.puzzle import PuzzleList, PuzzleOfTheDay, PuzzleState
from yokai_septet.protocol.replay import Replay
from yokai_septet.protocol.review import AskReview, AskWhatIf, PlayOn, ReviewState, WhatIfAnswer
from yokai_septet.protocol.same_deals import KeptUpload, PlaySameDeals, SameDealsState
from yokai_septet.protocol.team_match import (
    NewTeamMatch,
    SitInTeam,
    TeamMatchList,
    TeamMatchMade,
    TeamMatchState,
)
from yokai_septet.table.commands import Command


def document() -> dict[str, Any]:
    """The OpenAPI document; it has no paths, only what is sent on sockets and over HTTP."""
    answers = (
        api.Me, api.TransferLink, api.TableMade, api.LobbyTables, api.MyMatch, api.Offers,
        api.Program, api.BotToken,
    )  # fmt: skip
    bodies = (api.Rename, api.Claim, api.OpenInvitation, api.RecordText, api.NewBot)
    history = (HistoryPage, Statistics, OpponentsPage, SameDealsState, KeptUpload, PlaySameDeals)
    reviews = (ReviewState, WhatIfAnswer, AskReview, AskWhatIf, PlayOn)
    coached = (CoachedRound, PlayRoundOn)
    daily = (DailyState, PastDay, UnfinishedDeal)
    puzzles = (PuzzleList, PuzzleOfTheDay, PuzzleState)
    teams = (NewTeamMatch, SitInTeam, TeamMatchMade, TeamMatchState, TeamMatchList)
    hosts = (
        admin.AdminState, admin.OpenAdmin, admin.RenamePerson, admin.BarPerson, admin.BarNetwork,
    )  # fmt: skip
    screens = (*bodies, *history, *reviews, *coached, *daily, *puzzles, *teams, *hosts)
    (server, client, *_), components = msgspec.json.schema_components(
        [ServerMessage, Command, Pong, Replay, *answers, *screens, api.Problem],
        schema_hook=_schema,
        ref_template="#/components/schemas/{name}",
    )
    components["Card"] = {"type": "string", "description": "The code of a card."}
    for name in ("Ruleset", "RoundResult"):  # what is sent has all fields, defaults or not
        components[name]["required"] = list(components[name]["properties"])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Yokai Septet: messages", "version": str(VERSION)},
        "paths": {},
        "components": {"schemas": {**components, "ServerMessage": server, "Command": client}},
    }


def _schema(kind: type) -> dict[str, Any]:
    if kind is CardSet:
        return {"type": "array", "items": {"$ref": "#/components/schemas/Card"}}
    if kind is range:
        return {"type": "array", "items": {"type": "integer"}}
    raise NotImplementedError


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
