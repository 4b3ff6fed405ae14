"""What the admin page shows to whoever runs a server, and what they can have done. Nothing here
tells a card."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from yokai_septet.protocol.api import Name

LONGEST_BAR = 365 * 86400
LONGEST_NETWORK_BAR = 30 * 86400
"""A network is many people, and changes hands."""
SHORTEST_BAR = 60

ActKind: TypeAlias = Literal["close", "rename", "bar", "lift"]


class OpenAdmin(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The secret of a one-time link, which stands in its fragment."""

    secret: Annotated[str, Meta(min_length=10, max_length=100)]


class RenamePerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class BarPerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seconds: Annotated[int, Meta(ge=SHORTEST_BAR, le=LONGEST_BAR)]


class BarNetwork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=2, max_length=50)]
    """An address, or a network such as 192.0.2.0/24."""
    seconds: Annotated[int, Meta(ge=SHORTEST_BAR, le=LONGEST_NETWORK_BAR)]


class WorkerLoad(Struct, frozen=True, kw_only=True):
    """How busy a worker is."""

    worker: str
    url: str
    """The address by which people reach it."""
    sockets: int
    tables: int
    """Tables that somebody is connected to here."""
    bots_waiting: int
    """Decisions that bots have yet to make."""
    entries_per_minute: int
    """Moves, and everything else that happens at tables."""
    cpu_percent: int
    """Of one processor, which is all that a worker can use for play."""
    load_average: float | None
    """Of the whole machine, over a minute; None where the system does not tell."""
    processors: int


class ConnectedPerson(Struct, frozen=True, kw_only=True):
    """A person, or a program, who is connected from one network."""

    person: str
    name: str
    program: bool
    network: str
    """Empty if it is not known."""
    sockets: int
    tables: list[str]
    """The codes of the tables they are connected to; none in the lobby."""


class ConnectedNetwork(Struct, frozen=True, kw_only=True):
    """A network that people are connected from."""

    network: str
    sockets: int
    people: int


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that somebody is connected to and that is not over."""

    code: str
    status: Literal["gathering", "playing"]
    ruleset: str
    public: bool
    names: list[str | None]
    """The name of the person on each seat; None for a bot or a free seat."""
    connected: int
    """How many people are connected, spectators included."""
    created_at: float


class Bar(Struct, frozen=True, kw_only=True):
    """Somebody who is kept out, or whose name is kept as it is; or a network."""

    what: Literal["visit", "name", "network"]
    person: str | None
    name: str | None
    network: str | None
    until: float


class Act(Struct, frozen=True, kw_only=True):
    """Something that a host has done."""

    at: float
    kind: ActKind
    name: str | None
    """What the person is called now; None if it is about nobody, or they are deleted."""
    code: str | None
    network: str | None
    until: float | None
    refused: str | None
    """The code of the error, if it could not be done."""


class AdminState(Struct, frozen=True, kw_only=True):
    """Everything that the admin page shows."""

    server_now: float
    expires_at: float
    """Until when the page may be used without another link."""
    workers: list[WorkerLoad]
    networks: list[ConnectedNetwork]
    """The busiest first."""
    people: list[ConnectedPerson]
    people_left_out: int
    """How many more are connected than are listed."""
    tables: list[OpenTable]
    """The newest first."""
    bars: list[Bar]
    acts: list[Act]
    """The newest first."""
