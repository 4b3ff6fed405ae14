"""What a kind of play answers. The answers here are those of a match of its own."""

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from msgspec import Struct

from yokai_septet.game import Deal, Match, deal
from yokai_septet.table import commands as c
from yokai_septet.table.effects import Effect, PlayersListed, results_counted
from yokai_septet.table.results import Origin

if TYPE_CHECKING:
    from yokai_septet.table.context import HandleContext
    from yokai_septet.table.state import Table


class Replies(NamedTuple):
    """How bots reply where the same play is to meet the same reply."""

    seed: bytes
    """What their randomness follows from."""
    nodes: int
    """The playouts of one decision: a number and no time, so that every machine decides alike."""


class FormatInfo(Struct, frozen=True, kw_only=True):
    """What clients are told of a format: enough to show one that they have never heard of."""

    kind: str
    """Clients choose its words by this name."""
    source: str | None = None
    """What its cards belong to: a day, the code of a team match or of the table whose deals are
    played again, `file:` and the id of a brought record, or the path of the page from which a match
    is played on."""
    number: int | None = None
    """Which of the deals there it is, from 1."""
    deals: int | None = None
    """How many deals there are."""
    actions: int | None = None
    """How many actions were taken over from another match."""
    single_deal: bool = False
    """Whether it ends with its only round, which others play as well."""
    counts: bool = True
    """Whether its result counts."""
    replayable: bool = True
    """Whether others may play its deals again when it is public."""


class Format(Struct, frozen=True):
    """A kind of play."""

    origin: ClassVar[Origin] = "dealt"
    """How statistics call the cards' origin."""
    promises_deals: ClassVar[bool] = False
    """Whether the deals follow from a seed that is committed to before, and from players' salts."""
    deals_from_seed: ClassVar[bool] = True
    """Whether all deals follow from the table's seed."""
    may_undo: ClassVar[bool] = False
    """Whether cards can be taken back."""
    is_replayable: ClassVar[bool] = True
    """Whether others may play its deals again when it is public."""
    has_coach: ClassVar[bool] = True
    """Whether players may learn between rounds what their decisions were worth."""
    counts_beyond_table: ClassVar[bool] = False
    """Whether others are ranked by it, so that the server's host may not end it early."""

    @property
    def info(self) -> FormatInfo:
        """What clients are told of it."""
        return FormatInfo(kind="match")

    @property
    def tags(self) -> list[tuple[str, str]]:
        """What a record says about it."""
        return []

    @property
    def deal_source(self) -> str | None:
        """Whose deals are played again, to be compared: the code of a table, or `FROM_FILE` and the
        id of a record."""
        return None

    @property
    def brings_cards(self) -> bool:
        """Whether its cards may come from a record that somebody brought."""
        return False

    def is_secret_on(self, open_day: str | None) -> bool:
        """Whether its cards are still to be played by others on this day."""
        return False

    # --- playing --------------------------------------------------------------------------------

    def check(self, command: c.Command, context: "HandleContext") -> None:
        """Refuse a command that it does not permit."""

    def next_deal(self, table: "Table") -> Deal:
        """The deal of the next round (docs/fair-deal.md)."""
        salts = [bytes.fromhex(table.salts.get(seat, "")) for seat in table.rules.seats]
        return deal(table.rules, table.seed, table.started.round_number, salts)

    def replies(self, table: "Table") -> Replies | None:
        """How bots reply; None: by chance, in as much time as usual."""
        return None

    def is_finished(self, match: Match) -> bool:
        """Whether the match has come to its end."""
        return match.result is not None

    # --- who may know ---------------------------------------------------------------------------

    def is_open_to_all(self, table: "Table") -> bool:
        """Whether people who neither play here nor own the table may see it."""
        return not table.is_being_played or table.options.spectators

    def is_public(self, table: "Table") -> bool:
        """Whether everything about the match may be known."""
        return table.is_over

    def compared(self) -> "Format":
        """The format when what others do with the same deal keeps it secret no longer."""
        return self

    # --- the end --------------------------------------------------------------------------------

    def players_listed(self, table: "Table") -> PlayersListed:
        """Who plays, for lists of matches."""
        chairs = enumerate(table.chairs)
        return PlayersListed(tuple((chair.person, s) for s, chair in chairs if chair.person))

    def effects_at_end(self, table: "Table") -> tuple[Effect, ...]:
        """What follows from the end of the match."""
        return results_counted(table)
