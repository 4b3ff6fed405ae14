"""A table on a server, followed over its socket."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from yokai_septet.bots import Advice, Why
from yokai_septet.client import notices as n
from yokai_septet.client.client_view import ClientView
from yokai_septet.client.connection import TableConnection
from yokai_septet.client.fairness import FairnessCheck
from yokai_septet.client.history import RoundHistory
from yokai_septet.client.interface import DealCheck, Hint, TableClient, new_id
from yokai_septet.client.server_access import Address, Credentials, request
from yokai_septet.errors import YokaiError
from yokai_septet.game import Pass, Phase, Play, Seat, View
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.decode import TableView, decode, decode_events
from yokai_septet.protocol.refusals import decode_refusal
from yokai_septet.protocol.values import cards_of
from yokai_septet.table import commands as c
from yokai_septet.table.errors import match_goes_on, nothing_to_decide


class RemoteClient(TableClient):
    """Follows a table on a server for one person or program, or as a spectator."""

    def __init__(self, address: Address, credentials: Credentials) -> None:
        super().__init__()
        self.address = address.url
        self.fairness = FairnessCheck()
        self._place, self._credentials = address, credentials
        self._connection = TableConnection(address, credentials)
        self._reveal_id = new_id()
        self._history = RoundHistory()
        self._decoded: TableView | None = None
        self._reading: asyncio.Task[None] | None = None

    # --- following ------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect."""
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
        table, salt = self.table, self.fairness.salt_to_reveal()
        if table is None or table.salt_phase != "reveal" or not salt:
            return
        if table.seat is not None and table.salts[table.seat] is None:
            await self._connection.tell(c.RevealSalt(id=self._reveal_id, salt=salt))

    def _end(self, reason: YokaiError | None) -> None:
        self._connection.close(reason)
        self._tell(n.Closed(reason))

    def _notice(self, message: m.ServerMessage | None) -> n.Notice | None:
        match message:
            case None:
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
        self._decoded = decode(message, self._decoded)
        state = message.state
        self.fairness.see(state.commitment, state.salt_phase, state.salt_commitments)
        missed_undo = self.table is not None and self.table.undone != state.undone
        if isinstance(message, m.Snapshot) and missed_undo:
            self._history.forget()
        views: dict[Seat | None, View] = {}
        if self._decoded.view is not None:
            view = self._history.completed(self._decoded.view, events)
            views[state.viewer.seat] = view
        people = () if state.viewer.seat is None else (state.viewer.seat,)
        self.table = ClientView.of(state, people, views)
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
            commitment = self.fairness.commit(seat)
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
        return RemoteClient(Address(self._place.server, code), self._credentials)

    # --- what the server has promised -----------------------------------------------------------

    async def record(self) -> str:
        """The record of the match, as far as this person may know it now."""
        path = f"/api/tables/{self._place.code}/record?format=text"
        asked = asyncio.to_thread(request, self._place.server, self._credentials, "GET", path)
        return (await asked)[0].decode()

    @property
    def salt(self) -> str | None:
        """What this client has added to the randomness of the deals."""
        return self.fairness.salt or None

    async def check_deals(self) -> DealCheck | None:
        """Ask for the record and deal everything again."""
        if self.table is not None and not self.table.commitment:
            return None
        try:
            text = await self.record()
        except (YokaiError, UnicodeDecodeError):
            return "failed"
        return self.fairness.check(text)


def _advice(one: m.CardAdvice, seat: Seat, passing: bool) -> Advice:
    cards = cards_of(one.cards)
    choice = Pass(seat, cards) if passing else Play(seat, cards[0])
    return Advice(choice, one.round_win, one.match_win, one.points, one.error)
