"""Whether the deals of a match on a server were fair, found out here and not there.

The commitment must be the one that was shown when one came to the table, all deals must follow from
the seed that fits it, and the salt that this machine added must be among the salts.
"""

from dataclasses import dataclass
from secrets import token_hex

from yokai_septet.errors import YokaiError
from yokai_septet.game import Seat
from yokai_septet.records import parse, verify


@dataclass
class FairnessCheck:
    """Remembers what the server has promised, and what was added here."""

    commitment: str = ""
    salt: str = ""
    seat: Seat | None = None

    def see(self, commitment: str) -> None:
        """Remember the first commitment that was shown."""
        self.commitment = self.commitment or commitment

    def new_salt(self, seat: Seat) -> str:
        """A salt for this seat, from this machine's own randomness."""
        self.salt, self.seat = token_hex(16), seat
        return self.salt

    def is_fair(self, text: str) -> bool:
        """Whether the record is right, and keeps what was promised."""
        try:
            record = parse(text)
            report = verify(record)
        except YokaiError:
            return False
        salted = self.seat is None or (
            self.seat < len(record.salts) and record.salts[self.seat].hex() == self.salt
        )
        promised = record.commitment == self.commitment and report.seed_was_committed
        return promised and report.deals_follow_from_seed and salted
