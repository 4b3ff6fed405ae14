"""Whether the deals of a match on a server were fair, found out here and not there.

The commitment must be the one that was shown when this client came to the table, all deals must
follow from the seed that fits it, the salt that this machine added must be among the salts, and
every other salt must fit the commitment that was shown here before this machine revealed its own.
"""

from dataclasses import dataclass
from secrets import token_hex

from yokai_septet.client.interface import DealCheck
from yokai_septet.errors import YokaiError
from yokai_septet.game import Seat
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.records import Record, parse, verify
from yokai_septet.table.state import SaltPhase


@dataclass
class FairnessCheck:
    """Remembers what the server has promised, and what was added here."""

    commitment: str = ""
    salt: str = ""
    seat: Seat | None = None
    fixed: tuple[str | None, ...] = ()
    """The commitments to salts by seat, as they were shown when they were fixed."""

    def see(
        self, commitment: str, phase: SaltPhase | None, salt_commitments: list[str | None]
    ) -> None:
        """Remember the first commitment to the seed that was shown, and the fixed ones to salts."""
        self.commitment = self.commitment or commitment
        if phase == "reveal":
            self.fixed = self.fixed or tuple(salt_commitments)

    def commit(self, seat: Seat) -> str:
        """The commitment to a salt for this seat, from this machine's own randomness. There is one
        salt: a server that asks again after it was revealed gets no other."""
        if self.seat != seat:
            self.salt, self.seat = token_hex(16), seat
        return self._own_commitment(seat)

    def salt_to_reveal(self) -> str | None:
        """The salt, once its commitment and all others were shown as fixed; else None."""
        return self.salt if self._counts else None

    def check(self, text: str) -> DealCheck:
        """Whether the record is right and keeps what was promised. Only a salt of this machine
        proves anything to it: a host that asks for none could have chosen the seed."""
        try:
            record = parse(text)
            report = verify(record)
        except YokaiError:
            return "unfair"
        kept = record.commitment == self.commitment and report.seed_was_committed
        if not (kept and report.deals_follow_from_seed and self._salts_are_kept(record)):
            return "unfair"
        if self.seat is None:
            return "unproven"
        return "fair" if self._counts else "unsalted"

    def _salts_are_kept(self, record: Record) -> bool:
        """Whether the salts are those committed to; ours is revealed, whatever others did."""
        if self.fixed and record.rounds and record.salt_commitments != self.fixed:
            return False
        if self.seat is None or not self._counts or not record.rounds:
            return True
        return record.salts[self.seat].hex() == self.salt

    @property
    def _counts(self) -> bool:
        """Whether the salt of this machine was committed to in time."""
        seat = self.seat
        return seat is not None and seat < len(self.fixed) and (
            self.fixed[seat] == self._own_commitment(seat)
        )  # fmt: skip

    def _own_commitment(self, seat: Seat) -> str:
        return salt_commitment(self.commitment, seat, bytes.fromhex(self.salt))
