"""A table on a server, followed over its socket."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from secrets import token_hex

from yokai_septet.bots import Advice, Hint, Why
from yokai_septet.client import fairness
from yokai_septet.client import notices as n
from yokai_septet.client.client_view import ClientView
from yokai_septet.client.connection import TableConnection
from yokai_septet.client.fairness import Promise, Stage, promise_after, stage_of
from yokai_septet.client.history import RoundHistory
from yokai_septet.client.interface import DealCheck, TableClient, new_id
from yokai_septet.client.promises import NotStored, Promises
from yokai_septet.client.server_access import Address, Credentials, request
from yokai_septet.errors import YokaiError
from yokai_septet.game import Pass, Phase, Play, Seat, View
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.decode import TableView, decode, decode_events
from yokai_septet.protocol.refusals import decode_refusal
from yokai_septet.table import commands as c
from yokai_septet.table.errors import match_goes_on, nothing_to_decide


class RemoteClient(TableClient):
    """Follows a table on a server for one person or program, or as a spectator. What the server
    promises there is kept in `folder`, by default the data folder."""

    def __init__(
        self, address: Address, credentials: Credentials, folder: Path | None = None
    ) -> None:
        super().__init__()
        self._folder = folder
        self._promises = Promises(address.server, address.code, folder)
        self._promise: Promise | None = None
        self._reached = Stage.WAITING
        """How far the table was for certain before what it shows next."""
        self._shown_first = ""
        """The commitment to the seed that was shown first."""
        self._place, self._credentials = address, credentials
        self.address = replace(address, invitation="").url
        self._connection = TableConnection(address, credentials)
        self._reveal_id = new_id()
        self._history = RoundHistory()
        self._shown: TableView | None = None
        self._reading: asyncio.Task[None] | None = None

    # --- following ------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect."""
        self._recall()
        self._reading = asyncio.create_task(self._read())

    async def close(self) -> None:
        """Disconnect."""
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        self._end(None)

    async def _read(self) -> None:
        refused: m.Refused | None = None
        async for message in self._connection.messages():
            refused = message if isinstance(message, m.Refused) else None
            notice = self._notice(message)
            if notice is not None:
                self._tell(notice)
            await self._reveal_salt()
        self._end(decode_refusal(refused) if refused else None)

    async def _reveal_salt(self) -> None:
        """Reveal the salt once all commitments are fixed: by itself, since it has to be quick."""
        shown = self._shown
        salt = fairness.salt_to_reveal(self._promise, shown) if shown else None
        if salt is not None:
            await self._connection.tell(c.RevealSalt(id=self._reveal_id, salt=salt))

    def _end(self, reason: YokaiError | None) -> None:
        self._connection.close(reason)
        self._tell(n.Closed(reason))

    def _notice(self, message: m.ServerMessage | None) -> n.Notice | None:
        match message:
            case None:
                self._recall()
                return n.ConnectionLost()
            case m.Snapshot():
                return n.TableShown(self._seen(message, ()))
            case m.Update():
                before, events = self.table, decode_events(message.events)
                after = self._seen(message, events)
                return n.TableChanged(after, before or after, events)
            case m.PresenceUpdate() if self.table is not None:
                self.table = self.table.with_presence(message.present)
                return n.PresenceChanged(self.table)
            case m.Said(seat=seat, phrase=phrase):
                return n.PhraseSaid(seat, phrase)
            case _:
                return None

    def _seen(self, message: m.Snapshot | m.Update, events: Iterable[object]) -> ClientView:
        """The table after this message."""
        shown = decode(message, self._shown)
        state, viewer = shown.state, shown.viewer
        self.address = replace(self._place, invitation=viewer.invitation or "").url
        self._judge(shown)
        missed_undo = self.table is not None and self.table.undone != state.undone
        if isinstance(message, m.Snapshot) and missed_undo:
            self._history.forget()
        views: dict[Seat | None, View] = {}
        if shown.view is not None:
            views[viewer.seat] = self._history.completed(shown.view, events)
        people = () if viewer.seat is None else (viewer.seat,)
        self.table = ClientView.of(state, viewer, people, views)
        return self.table

    # --- commands -------------------------------------------------------------------------------

    async def send(self, command: c.Command, seat: Seat | None = None) -> None:
        """Send a command and wait until it is carried out."""
        await self._connection.ask(command)

    async def say(self, phrase: c.Phrase) -> None:
        """Say a phrase: everybody hears it, and that is the only answer."""
        await self._connection.tell(c.Say(id=new_id(), phrase=phrase))

    async def ready(self) -> None:
        """Be ready for the next deal. Before the first one a person commits to a salt, which says
        as much; if that is too late, the match goes on without it."""
        table, seat = self.table, self.table.seat if self.table else None
        commits = table is not None and table.salt_phase == "commit"
        if table is None or seat is None or not commits or table.seats[seat].program:
            await super().ready()
        elif seat in table.unready:
            commitment = self._commit()
            if commitment is None:  # nothing proves the deals to this machine, but nobody waits
                await super().ready()
                return
            try:
                await self.send(c.CommitSalt(id=new_id(), commitment=commitment))
            except YokaiError as error:
                if error.code != "too-late-for-salt":
                    raise

    async def hint(self, seat: Seat) -> Hint:
        """Ask the server's bot."""
        answer = await self._connection.ask(c.AskHint(id=new_id()))
        view = self.table.view if self.table else None
        if not isinstance(answer, m.HintAnswer) or view is None or view.round is None:
            raise nothing_to_decide()
        passing = view.round.phase is Phase.PASS
        advice = [_advice(one, seat, passing) for one in answer.advice]
        return Hint(advice, Why(answer.why, answer.why_params) if answer.why else None)

    def next_table(self) -> "RemoteClient":
        """The table of the next match, on the same server."""
        code = self.table.rematch if self.table else None
        if code is None:
            raise match_goes_on()
        return RemoteClient(Address(self._place.server, code), self._credentials, self._folder)

    # --- what the server has promised -----------------------------------------------------------

    def _recall(self) -> None:
        """Before a connection is made: what it shows is not older than what is stored."""
        self._promise = self._promises.stored() or self._promise
        if self._promise is not None:
            self._reached = max(self._reached, self._promise.stage)

    def _judge(self, shown: TableView) -> None:
        """Store what follows from the table as it is shown now, before anything else is done."""
        self._shown, self._shown_first = shown, self._shown_first or shown.state.commitment

        def after(known: Promise | None) -> Promise | None:
            # A salt is made only when this person is ready.
            return known and promise_after(known, shown, self._reached, str)

        stage = stage_of(shown)
        salting = stage in (Stage.COMMITTING, Stage.REVEALING) and shown.viewer.seat is not None
        if salting or after(self._promise) != self._promise:
            with suppress(NotStored):
                self._promise = self._promises.change(after)
        self._reached = max(self._reached, stage)

    def _commit(self) -> str | None:
        """The commitment to the salt of this machine, now that it is stored; None if it cannot be,
        or the table does not wait for it."""
        shown = self._shown
        if shown is None:
            return None
        try:
            self._promise = self._promises.change(
                lambda known: promise_after(known, shown, self._reached, lambda: token_hex(16))
            )
        except NotStored:
            return None
        return fairness.commitment_to_send(self._promise, shown)

    async def record(self) -> str:
        """The record of the match, as far as this person may know it now."""
        path = f"/api/tables/{self._place.code}/record?format=text"
        asked = asyncio.to_thread(request, self._place.server, self._credentials, "GET", path)
        return (await asked)[0].decode()

    @property
    def salt(self) -> str | None:
        """What this client has added to the randomness of the deals."""
        return self._promise.salt if self._promise else None

    async def check_deals(self) -> DealCheck | None:
        """Ask for the record and deal everything again."""
        shown = self._shown
        if shown is None or not shown.state.commitment:
            return None
        try:
            text = await self.record()
        except (YokaiError, UnicodeDecodeError):
            return "failed"
        return fairness.check(self._promise, shown, self._shown_first, text)


def _advice(one: m.CardAdvice, seat: Seat, passing: bool) -> Advice:
    choice = Pass(seat, one.cards) if passing else Play(seat, one.cards[0])
    return Advice(choice, one.round_win, one.match_win, one.points, one.error)
