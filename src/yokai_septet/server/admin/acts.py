"""Acts of a host, as they are written into the store for all workers."""

from secrets import token_hex

import msgspec

from yokai_septet.errors import YokaiError
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.refusals import encode_problem
from yokai_septet.protocol.request_errors import RequestError
from yokai_septet.server.admin.networks import network_named
from yokai_septet.server.store.admin import StoredAct
from yokai_septet.table.names import check_name

NAME_KEPT = 86400.0
"""Seconds for which a person cannot change the name that the host has given them."""


def close_table(code: str, at: float) -> StoredAct:
    """End what goes on at a table."""
    return StoredAct(token_hex(8), at, "close", code=code.upper()[:12])


def rename_person(person: str, name: str, at: float) -> StoredAct:
    """Give a person another name, and keep it for a while."""
    check_name(name)
    return StoredAct(token_hex(8), at, "rename", person, name=name, until=at + NAME_KEPT)


def bar_person(person: str, seconds: float, at: float) -> StoredAct:
    """Keep a person and their programs out for a while."""
    return StoredAct(token_hex(8), at, "bar", person, until=at + seconds)


def bar_network(network: str, seconds: float, at: float) -> StoredAct:
    """Keep everybody in a network out for a while."""
    named = str(network_named(network))
    return StoredAct(token_hex(8), at, "bar", network=named, until=at + seconds)


def lift_bar(person: str | None, network: str | None, at: float) -> StoredAct:
    """End a bar before its time."""
    named = None if network is None else str(network_named(network))
    return StoredAct(token_hex(8), at, "lift", person, network=named)


def encode_refused(error: YokaiError) -> str:
    """Why an act was not carried out, as it is kept."""
    return msgspec.json.encode(encode_problem(error)).decode()


def check_done(act: StoredAct) -> None:
    """Raise the error with which an act was refused, if it was."""
    if act.refused is not None:
        problem = msgspec.json.decode(act.refused, type=Problem)
        raise RequestError(problem.code, problem.sentence, status=409, **problem.params)
