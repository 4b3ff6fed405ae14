"""What is sent over plain HTTP: requests and answers of the JSON API, apart from the table's own
state, which is the same as on the socket."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from yokai_septet.game import FirstLeader, Ruleset
from yokai_septet.table.names import LONGEST_NAME
from yokai_septet.table.options import TableOptions

Name = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\s\x00-\x1f](.*[^\s])?$")
]
"""What people call themselves: no spaces around it, and nothing in it that is not seen
(`table.names.check_name`)."""


Reach: TypeAlias = Literal["this-machine", "local-network", "everybody"]
"""Who can reach this server by its public address."""


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    code: str
    """Names the reason; clients show the message `error-<code>` in the reader's language."""
    sentence: str
    """The reason in English."""
    params: dict[str, str | int | list[str]]


class Me(Struct, frozen=True, kw_only=True):
    """Who the asker is: a guest by default."""

    name: str
    program: bool
    """Whether this is a program that plays through the bot API."""
    server_now: float


class Rename(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class TransferLink(Struct, frozen=True, kw_only=True):
    """Carries an identity to another device, once."""

    url: str
    """The secret is in its fragment, which browsers do not send to any server."""
    secret: str
    expires_at: float


class Claim(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(min_length=10, max_length=100)]


class OpenInvitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a link, which stands in its fragment."""

    token: Annotated[str, Meta(max_length=60)]


class TableMade(Struct, frozen=True, kw_only=True):
    code: str
    url: str
    """The link to share; that of a table to gather at has its invitation in the fragment."""
    reach: Reach
    """Who can open that link."""


class LobbyTable(Struct, frozen=True, kw_only=True):
    """A public table."""

    code: str
    status: Literal["gathering", "playing"]
    ruleset: str
    options: TableOptions
    owner: str
    """The owner's name."""
    seats: int
    taken: int
    """How many seats people and bots have taken."""
    names: list[str | None]
    """The name of the person on each seat; None for a bot or a free seat."""
    scores: list[int]
    created_at: float


class LobbyTables(Struct, frozen=True, kw_only=True, tag="lobby"):
    """All public tables, the newest first: the message of the lobby's socket."""

    tables: list[LobbyTable]


class MyMatch(Struct, frozen=True, kw_only=True):
    """A match of the asker. Servers before 0.3 leave out the fields with a default."""

    code: str
    status: Literal["gathering", "playing", "finished", "abandoned"]
    ruleset: str
    seat: int
    side: int
    """The asker's side."""
    sides: list[int] = []
    """The side of each seat."""
    names: list[str | None]
    """The name of the person on each seat; None for a bot or a free seat."""
    bots: list[str | None]
    """The strength of the bot on each seat."""
    scores: list[int]
    winner: int | None
    """The side that has won."""
    created_at: float
    updated_at: float
    my_turn: bool
    to_act: list[int] = []
    """The seats that have a decision to make."""
    cursor: str | None = None
    """Asks, as `before`, for the matches that ended before this one; None while it goes on."""
    played_on: bool = False
    """Whether it was played on from a position of another match: it counts in no statistics."""
    same_deals: str | None = None
    """The code of the table whose deals were played again, or `file:` and the id of a record: it
    counts in no statistics, either."""
    rounds: int | None = None
    """How many rounds were finished, once it is over."""


class RecordText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record that somebody opens."""

    record: str


class NewBot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class BotToken(Struct, frozen=True, kw_only=True):
    """What a program needs to sit at tables: it is shown once."""

    name: str
    token: str


class Program(Struct, frozen=True, kw_only=True):
    """A program of the asker's."""

    id: str
    name: str
    created_at: float


class Offers(Struct, frozen=True, kw_only=True):
    """What people may choose here."""

    rulesets: list[Ruleset]
    first_leaders: list[FirstLeader]
    """Who may lead first (R9): every ruleset can be played either way."""
    bots: list[str]
    """The strengths of bots, from the weakest to the strongest."""
    reach: Reach
