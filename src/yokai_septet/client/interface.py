"""What a person, or a program, can do at a table, and what they are told."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from secrets import token_hex
from types import TracebackType
from typing import Literal, Self, TypeAlias

from yokai_septet.bots import Hint
from yokai_septet.client.client_view import ClientView
from yokai_septet.client.notices import Closed, Notice
from yokai_septet.game import Choice, Exchange, Pass, Seat
from yokai_septet.table import TableOptions
from yokai_septet.table import commands as c
from yokai_septet.table.errors import nothing_to_decide

DealCheck: TypeAlias = Literal["fair", "unsalted", "unproven", "broken", "unfair", "failed"]
"""What checking the deals has shown: `unsalted` if they are right, but the salt of this client came
too late to count; `unproven` if they are right, but this client never committed to a salt, as a
spectator or because it was not asked to; `failed` if the record could not be had."""


class TableClient(ABC):
    """A table, for the people at one keyboard or for one program.

    Use it as an asynchronous context manager and iterate over `notices`. Each method that sends a
    command returns when the command has been carried out and raises a `YokaiError` if it is
    refused; then nothing has changed. Where several people share a keyboard, commands that all of
    them would give alike (`ready`, `vote_abandon`, `answer_undo`) are given for all of them.
    """

    table: ClientView | None = None
    """The latest state of the table; None before the first notice. Each notice carries the state
    that belongs to it, which may be an earlier one."""

    address: str | None = None
    """The address with which others come to this table; None if it is not shared."""

    def __init__(self) -> None:
        self._notices: asyncio.Queue[Notice] = asyncio.Queue()

    # --- what happens ---------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @abstractmethod
    async def open(self) -> None:
        """Begin to follow the table."""

    @abstractmethod
    async def close(self) -> None:
        """Stop following the table. People keep their seats."""

    async def notices(self) -> AsyncIterator[Notice]:
        """All that happens from here on, the state of the table first; `Closed` comes last."""
        while True:
            notice = await self._notices.get()
            yield notice
            if isinstance(notice, Closed):
                return

    def _tell(self, notice: Notice) -> None:
        """Add to the notices."""
        self._notices.put_nowait(notice)

    # --- the game -------------------------------------------------------------------------------

    async def act(self, action: Choice, table: ClientView | None = None) -> None:
        """Pass cards or play one. `table` is the state in which this was decided, by default the
        latest: an answer to a decision that is over is refused."""
        table = table or self.table
        view = table.views.get(action.seat) if table else None
        if view is None or view.round is None:
            raise nothing_to_decide()
        if isinstance(action, Exchange):
            raise nothing_to_decide()
        codes = [card.code for card in action.cards]
        command = (
            c.PassCards(id=new_id(), after=view.after, cards=codes)
            if isinstance(action, Pass)
            else c.PlayCard(id=new_id(), after=view.after, card=codes[0])
        )
        await self.send(command, action.seat)

    async def ready(self) -> None:
        """Be ready for the next deal; before the start, show so to the others."""
        table = self.table
        if table is not None:
            after = table.view.after if table.view else 0
            for seat in table.people if table.may_be_ready else table.unready:
                await self.send(c.Ready(id=new_id(), after=after), seat)

    @abstractmethod
    async def hint(self, seat: Seat) -> Hint:
        """Ask a bot for advice on the decision of this seat."""

    async def ask_undo(self) -> None:
        """Ask to take the last decision back; against bots alone that is done at once."""
        await self.send(c.AskUndo(id=new_id()))

    async def answer_undo(self, agree: bool) -> None:
        """Let another player take a card back, or not."""
        for seat in self.table.undo_to_answer if self.table else ():
            await self.send(c.AnswerUndo(id=new_id(), agree=agree), seat)
            if not agree:
                return

    async def take_back(self) -> None:
        """Take the seat back from the bot that plays for it."""
        await self.send(c.TakeBack(id=new_id()))

    async def ask_bot(self, seat: Seat) -> None:
        """Let a bot play for another person who is away."""
        await self.send(c.AskBot(id=new_id(), seat=seat))

    async def vote_bot(self, seat: Seat, agree: bool) -> None:
        """Agree to give the seat of somebody who lets the others wait to a bot until the round
        ends, or take that back."""
        await self.send(c.VoteBot(id=new_id(), seat=seat, agree=agree))

    async def vote_abandon(self, agree: bool) -> None:
        """Agree to abandon the match, or take that back."""
        for seat in self.table.people if self.table else ():
            await self.send(c.VoteAbandon(id=new_id(), agree=agree), seat)

    async def rematch(self) -> None:
        """Ask for another match with the same people; `table.rematch` then names its table."""
        await self.send(c.Rematch(id=new_id()))

    # --- around the table -----------------------------------------------------------------------

    async def sit(self, seat: Seat) -> None:
        """Sit down on a free seat, or move there before the start."""
        await self.send(c.Sit(id=new_id(), seat=seat))

    async def leave(self) -> None:
        """Stand up; during a match a bot goes on."""
        await self.send(c.Leave(id=new_id()))

    async def say(self, phrase: c.Phrase) -> None:
        """Say a phrase, before the deal or between rounds."""
        await self.send(c.Say(id=new_id(), phrase=phrase))

    async def add_bot(self, seat: Seat, strength: str) -> None:
        """As the owner, put a bot on a seat."""
        await self.send(c.AddBot(id=new_id(), seat=seat, strength=strength))

    async def fill_with_bots(self) -> None:
        """As the owner, put bots on all free seats."""
        await self.send(c.FillWithBots(id=new_id()))

    async def remove(self, seat: Seat) -> None:
        """As the owner, free a seat before the start."""
        await self.send(c.Remove(id=new_id(), seat=seat))

    async def swap_seats(self, one: Seat, other: Seat) -> None:
        """As the owner, swap two seats before the start."""
        await self.send(c.SwapSeats(id=new_id(), one=one, other=other))

    async def shuffle_seats(self) -> None:
        """As the owner, have all seats drawn at random before the start."""
        await self.send(c.ShuffleSeats(id=new_id()))

    async def set_options(self, options: TableOptions) -> None:
        """As the owner, choose other options before the start."""
        await self.send(c.SetOptions(id=new_id(), options=options))

    async def lock_seats(self, locked: bool) -> None:
        """As the owner, let only people with the invitation sit down, or everybody again."""
        await self.send(c.LockSeats(id=new_id(), locked=locked))

    async def hand_over(self, seat: Seat) -> None:
        """As the owner, make the person on that seat the owner."""
        await self.send(c.HandOver(id=new_id(), seat=seat))

    async def start(self) -> None:
        """As the owner, begin the match."""
        await self.send(c.Start(id=new_id()))

    async def start_with_bots(self) -> None:
        """As the owner, put bots on the free seats and begin the match."""
        if self.table is not None and self.table.has_free_seat:
            await self.fill_with_bots()
        await self.start()

    # --- beyond this match ----------------------------------------------------------------------

    @abstractmethod
    def next_table(self) -> "TableClient":
        """A client of the table where the next match takes place, once there is one."""

    @abstractmethod
    async def record(self) -> str:
        """The record of the match (docs/notation.md), as far as the people here may know it."""

    @property
    def salt(self) -> str | None:
        """What this client has added to the randomness of the deals."""
        return None

    async def check_deals(self) -> DealCheck | None:
        """Whether all deals of a match that is over follow from what was promised before it; None
        where there is nobody to distrust."""
        return None

    @abstractmethod
    async def send(self, command: c.Command, seat: Seat | None = None) -> None:
        """Send a command as the person on this seat, by default the only or the first one here."""


def new_id() -> str:
    """An id for a command: the same id sent twice is carried out once."""
    return token_hex(8)
