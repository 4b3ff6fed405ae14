"""What the server sends on a table's socket.

First a `snapshot`; then one `update` for every accepted entry of the table's log, numbered without
gaps. Both carry the whole state, and what one viewer alone may see as their `viewer`, so a client
never computes rules and cannot fall out of step: it animates the events and shows the state. A
client that sees a gap asks for a snapshot by reconnecting. Cards are codes (`W7f`), suits are
letters, seats and sides numbers.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from yokai_septet.game import Card, OwnCards, RoundView, Ruleset, Suit
from yokai_septet.protocol.events import TableEvent
from yokai_septet.protocol.rounds import OpenRound
from yokai_septet.table import TableOptions
from yokai_septet.table.commands import Phrase
from yokai_septet.table.entries import EndReason
from yokai_septet.table.formats import FormatInfo
from yokai_septet.table.state import SaltPhase

VERSION: Final = 3
"""The protocol's version, raised when older clients would misunderstand or be misunderstood."""
PINGS: Final = "pings=1"
"""What a client adds to the address of a socket to say that it answers each `Ping`."""


class _State(Struct, frozen=True, kw_only=True):
    """A part of what is shown."""


# --- the match ------------------------------------------------------------------------------------


class MatchState(_State, frozen=True, kw_only=True):
    """The match, as everybody may know it."""

    scores: tuple[int, ...]
    seals: tuple[frozenset[Suit], ...]
    round_number: int
    after: int
    """The number of actions (deals, passes, cards) before the decision that is awaited, which
    commands name. Passes are chosen at the same time: each of them comes after the deal."""
    round: RoundView | None
    """None between rounds and after the end."""
    winner: int | None
    """The side that has won the match."""
    tie_break: bool


# --- the table ------------------------------------------------------------------------------------


class DecisionTime(_State, frozen=True, kw_only=True):
    """How long somebody has for a decision: its own time, then the reserve of the round."""

    reserve_from: float
    """When its own time ends and the reserve begins, in Unix time by the server's clock."""
    ends_at: float
    """When the reserve is used up too, and a bot makes this one decision."""


class Lateness(_State, frozen=True, kw_only=True):
    """What follows from somebody having let the others wait in this round."""

    lapses: int
    """How often this person let their time run out, or was away when waited for."""
    without_veto: bool
    """Whether the others may abandon the match without this person, who has lapsed too often."""
    may_vote_bot: bool
    """Whether the others may give this seat to a bot until the round ends (`vote-bot`)."""
    bot_votes: list[int]
    """The seats that have agreed to that."""
    given_to_bot: bool
    """Whether they all have: this person plays again when the round ends."""


class SeatState(_State, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str | None
    """A person's name; None for a bot or a free seat."""
    program: bool
    """Whether this person is a program that plays through the bot API."""
    strength: str | None
    """A bot's strength, or that of the bot that plays for an absent person."""
    owner: bool
    present: bool
    """Whether the person is connected; bots always are."""
    bot_plays: bool
    """Whether a bot plays for the person of this seat at present."""
    bot_from: float | None
    """From when others may ask for a bot here (`ask-bot`), in Unix time by the server's clock; None
    if they may not as things are."""
    ready: bool
    hints_taken: int
    """For how many decisions of this match a hint was asked here."""
    abandon: bool
    """Whether this person has agreed to abandon."""
    time: DecisionTime | None = None
    """When this person's time for the pass or card that the table waits for ends."""
    late: Lateness | None = None
    """None for somebody who has not let the others wait."""


class ClockState(_State, frozen=True, kw_only=True):
    """When the present decision, or the wait for the next deal, ends by itself."""

    ends_at: float
    """Unix time in seconds by the server's clock."""
    server_now: float
    """The server's clock when this was sent."""


class UndoState(_State, frozen=True, kw_only=True):
    """Somebody asks to take a card back."""

    seat: int
    waiting: list[int]
    """The seats whose people have not answered yet."""


class Viewer(_State, frozen=True, kw_only=True):
    """Who is looking, and what they alone are shown."""

    name: str
    seat: int | None
    """None for a spectator or somebody who has not sat down."""
    owner: bool
    invitation: str | None = None
    """The token of the table's present invitation, for its players and its owner: a link with it in
    the fragment lets others sit down, also where seats are locked."""
    may_undo: bool = False
    """Whether they may ask to take a card back now."""
    cards: OwnCards | None = None
    """Their cards in the round that is being played."""


class TableState(_State, frozen=True, kw_only=True):
    """The table as everybody may see it."""

    code: str
    status: Literal["gathering", "playing", "finished", "abandoned"]
    options: TableOptions
    seats: list[SeatState]
    locked: bool
    """Whether only people with the invitation sit down."""
    commitment: str
    """Fixes the secret seed of all deals."""
    salt_phase: SaltPhase | None
    """Whether players `commit` to their salts now or, with all commitments fixed, `reveal` them."""
    salt_commitments: list[str | None]
    """The players' commitments to their salts, by seat."""
    salts: list[str | None]
    """The salts that were revealed, by seat."""
    seed: str | None
    """The seed, once the match is over."""
    match: MatchState | None
    server_now: float
    """The server's clock when this was sent, in Unix time."""
    clock: ClockState | None
    undo: UndoState | None
    may_talk: bool
    """Whether phrases may be said now."""
    hints: bool
    """Whether people may ask a bot for advice at this table now."""
    coach: bool
    """Whether players may ask what their decisions in a finished round were worth."""
    undone: int
    """How often a card was taken back in this match."""
    rematch: str | None
    """The code of the table where the next match takes place."""
    ended_by: EndReason | None = None
    """Why the server ended the match, if it did."""
    format: FormatInfo
    """What kind of play this is. Only a `match` promises fair deals of its own: the others have
    neither commitment nor seed here."""


# --- messages -------------------------------------------------------------------------------------


class Snapshot(Struct, frozen=True, kw_only=True, tag="snapshot"):
    """The state after entry `seq`; sent on connecting and whenever the client missed something."""

    version: int = VERSION
    """The server's version of the protocol; a page of another version offers to reload itself."""
    seq: int
    state: TableState
    ruleset: Ruleset | None
    """How the match is played; None before it has begun."""
    finished: list[OpenRound]
    """All rounds of the match that are over."""
    events: list[TableEvent]
    """What has happened in the present round, as far as the table's memory aid shows it."""
    viewer: Viewer


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """Entry `seq` was accepted: what happened, and the state after it."""

    seq: int
    events: list[TableEvent]
    state: TableState
    ruleset: Ruleset | None
    """How the match is played, if it began with this entry; it does not change afterwards."""
    finished_round: OpenRound | None
    """The round that ended with this entry, if one did."""
    viewer: Viewer
    """What only this viewer is shown; everything else is the same for all."""


class PresenceUpdate(Struct, frozen=True, kw_only=True, tag="presence"):
    """Who is connected has changed; not numbered, since it is no part of the match."""

    present: list[bool]
    """For each seat."""
    bot_from: list[float | None]
    """For each seat, as in its state."""
    spectators: int


class Said(Struct, frozen=True, kw_only=True, tag="said"):
    """Somebody says a phrase; not kept."""

    seat: int
    phrase: Phrase


class ReviewLed(Struct, frozen=True, kw_only=True, tag="review-led"):
    """Somebody shows a moment of the review to everybody at the table; not kept."""

    seat: int | None
    """Where that person played; None for somebody who came to sit there later and left."""
    name: str
    review: str
    at: int | None
    """The number of actions before the moment; None: they no longer show anything."""


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The command with this id is accepted and stored (or was before) as entry `seq`."""

    id: str
    seq: int


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """A command was refused; nothing has changed."""

    id: str | None
    code: str
    """Names the reason; clients show the message `error-<code>` in the reader's language."""
    params: dict[str, str | int | list[str]]
    sentence: str
    """The reason in English."""


class CardAdvice(Struct, frozen=True, kw_only=True):
    """What a bot thinks of one possible choice."""

    cards: tuple[Card, ...]
    round_win: float | None
    """The estimated chance to win the round, 0 to 1; `error` is its standard error."""
    match_win: float | None
    points: float | None
    error: float | None


class HintAnswer(Struct, frozen=True, kw_only=True, tag="hint"):
    """Advice for the asker alone, best choice first."""

    id: str
    after: int
    """The decision that it is about: the number of actions before it."""
    advice: list[CardAdvice]
    why: str | None
    """The id of a message that explains the best choice."""
    why_params: dict[str, str | int]


class Ping(Struct, frozen=True, kw_only=True, tag="ping"):
    """Asks a client that said it answers (`PINGS`) for a `Pong` at once."""

    within: float
    """Seconds of silence after which either side may take the connection for dead."""


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    """The answer to a `Ping`."""


ServerMessage: TypeAlias = (
    Snapshot | Update | PresenceUpdate | Said | ReviewLed | Done | Refused | HintAnswer | Ping
)
