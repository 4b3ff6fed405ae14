"""Whether the deals of a match on a server were fair, found out here and not there.

The commitment must be the one that was shown when one came to the table, all deals must follow from
the seed that fits it, and the salt that this machine added must be among the salts.
"""

from dataclasses import dataclass
from secrets import token_hex
from typing import Literal

from yokai_septet.errors import YokaiError
from yokai_septet.game import Seat
from yokai_septet.protocol import messages as m
from yokai_septet.records import parse, verify
from yokai_septet.terminal.wire import Line, NoConnection
from yokai_septet.texts import Texts

Verdict = Literal["fair", "unfair", "failed"]


@dataclass
class FairnessCheck:
    """Remembers what the server has promised, and what was added here."""

    commitment: str = ""
    salt: str = ""
    seat: Seat | None = None
    verdict: Verdict | None = None

    def see(self, state: m.TableState) -> None:
        """Remember the first commitment that was shown."""
        self.commitment = self.commitment or state.commitment

    def new_salt(self, seat: Seat) -> str:
        """A salt for this seat, from this machine's own randomness."""
        self.salt, self.seat = token_hex(16), seat
        return self.salt

    async def check(self, line: Line) -> Verdict:
        """Ask for the record and deal everything again."""
        try:
            text = await line.record()
        except (NoConnection, YokaiError):
            self.verdict = "failed"
        else:
            self.verdict = "fair" if self.is_fair(text) else "unfair"
        return self.verdict

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

    def lines(self, texts: Texts, state: m.TableState) -> list[str]:
        """All that belongs to the deals of the match, and what was found."""

        def pair(name: str, value: str) -> str:
            return texts.format("app-setting", name=texts.format(name), value=value)

        lines = [pair("table-commitment", state.commitment)]
        if state.seed:
            lines.append(pair("table-seed", state.seed))
        for seat, salt in enumerate(state.salts):
            if salt:
                name = texts.format("table-seat", number=seat + 1)
                lines.append(texts.format("app-salt", name=name, salt=salt))
        if self.verdict is not None:
            lines.append(texts.format(f"table-fair-{self.verdict}"))
        return lines
