"""The deals of another match again, so that results can be compared."""

from hashlib import sha256
from typing import TYPE_CHECKING, ClassVar

from yokai_septet.game import Deal
from yokai_septet.records import DEALS_OF_FILE, SAME_DEALS
from yokai_septet.table.formats.format import Format, FormatInfo, Replies
from yokai_septet.table.results import Origin

if TYPE_CHECKING:
    from yokai_septet.table.state import Table

FROM_FILE = "file:"
"""What the name of a source of deals begins with that is no table but a record somebody brought;
its id follows."""


class SameDeals(Format, frozen=True):
    """A match whose first deals are those of another one."""

    source: str
    """The code of its table, or `FROM_FILE` and the id of a record."""
    deals: tuple[Deal, ...]
    nodes: int | None = None
    """The playouts of one decision of a bot, if equal plays are to meet equal replies."""

    origin: ClassVar[Origin] = "same-deals"
    deals_from_seed: ClassVar[bool] = False

    @property
    def info(self) -> FormatInfo:
        """Whose deals they are."""
        return FormatInfo(kind="same-deals", source=self.source, deals=len(self.deals))

    @property
    def tags(self) -> list[tuple[str, str]]:
        """Whose deals they are, and how many."""
        source = DEALS_OF_FILE if self.brings_cards else self.source
        return [(SAME_DEALS, f"{source} {len(self.deals)}")]

    @property
    def deal_source(self) -> str:
        """Those of the other match."""
        return self.source

    @property
    def brings_cards(self) -> bool:
        """Whether the deals come from a record that somebody brought in a file."""
        return self.source.startswith(FROM_FILE)

    def next_deal(self, table: "Table") -> Deal:
        """One of those deals; if the match lasts longer, new ones follow."""
        number = table.started.round_number
        return self.deals[number - 1] if number <= len(self.deals) else super().next_deal(table)

    def replies(self, table: "Table") -> Replies | None:
        """Each round has randomness of its own, the same at every table with these deals."""
        if self.nodes is None:
            return None
        seed = sha256(f"{self.source} {table.started.round_number}".encode()).digest()
        return Replies(seed, self.nodes)
