"""A table on a server: the way there, who one is, and its messages as views and events.

The server sends everything as this viewer may see it; here it becomes the same `View` and events
that a match on this machine has, so that one table on the screen serves both.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from yokai_septet.errors import InvalidValue, YokaiError
from yokai_septet.game import (
    Announcement,
    BossPoints,
    Card,
    CardSet,
    MatchResult,
    Pass,
    Phase,
    Ruleset,
    Seat,
    Suit,
    Trick,
    View,
)
from yokai_septet.game.view import Received, RoundView
from yokai_septet.protocol import messages as m
from yokai_septet.terminal.autosave import data_folder

_decode = msgspec.json.Decoder(m.ServerMessage).decode
_FINAL = range(4400, 4500)
"""Close codes after which there is no sense in coming back."""


class NoConnection(YokaiError):
    """The server cannot be reached, or does not want to talk."""


class Lost:
    """The connection is lost; another is being tried."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is."""

    server: str
    code: str

    @staticmethod
    def parse(text: str) -> "Address":
        """The table of an invitation such as `https://host/t/CODE`."""
        parts = urlsplit(text)
        found = re.search(r"/t/([A-Za-z0-9]+)/?$", parts.path) or re.search(
            r"/t/([A-Za-z0-9]+)/?$", parts.fragment
        )
        if parts.scheme not in ("http", "https") or not parts.netloc or not found:
            raise InvalidValue(
                "bad-table-address",
                f"{text!r} is not the address of a table, such as https://host/t/CODE.",
                text=text,
            )
        return Address(f"{parts.scheme}://{parts.netloc}", found[1].upper())

    @property
    def url(self) -> str:
        """The address to give to others."""
        return f"{self.server}/t/{self.code}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"


def server_in(text: str) -> str | None:
    """The server whose address this is, if it is that of a server and not of a table."""
    parts = urlsplit(text)
    if parts.scheme in ("http", "https") and parts.netloc and parts.path in ("", "/"):
        return None if parts.fragment else f"{parts.scheme}://{parts.netloc}"
    return None


class Identity:
    """Who one is on a server: a cookie, kept for the next time."""

    def __init__(self, server: str, folder: Path | None = None) -> None:
        self.server = server
        name = re.sub(r"[^A-Za-z0-9.]+", "-", server)
        self._file = (folder or data_folder()) / f"identity-{name}"
        self.cookie = ""
        with suppress(OSError):
            self.cookie = self._file.read_text(encoding="ascii").strip()

    def introduce(self, name: str = "") -> None:
        """Become a guest, or be recognised; take this name if one is given."""
        self.ask("GET", "/api/me")
        if name:
            self.ask("PATCH", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """What the server answers to a request; it may give one another cookie."""
        answer, cookie = ask(self.server, self.cookie, method, path, body)
        if cookie:
            self.cookie = cookie
            with suppress(OSError):
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._file.touch(mode=0o600)
                self._file.write_text(cookie, encoding="ascii")
        return answer


def ask(server: str, cookie: str, method: str, path: str, body: object = None) -> tuple[bytes, str]:
    """What a server answers to a request, and the cookie it gives, if it does."""
    headers = {"content-type": "application/json", "accept": "application/json"}
    if cookie:
        headers["cookie"] = cookie
    data = None if body is None else msgspec.json.encode(body)
    try:
        request = Request(server + path, data, headers, method=method)
        with urlopen(request, timeout=10) as answer:
            return answer.read(), answer.headers.get("set-cookie", "").split(";")[0]
    except HTTPError as error:
        raise _problem(error.read(), server) from error
    except (URLError, OSError, ValueError, HTTPException) as error:
        sentence = f"{server} cannot be reached."
        raise NoConnection("server-unreachable", sentence, server=server) from error


@dataclass
class Line:
    """The line to a table: it comes back by itself, and repeats what was not confirmed."""

    address: Address
    cookie: str
    _socket: ClientConnection | None = None
    _unconfirmed: dict[str, str] = field(default_factory=dict)

    async def messages(self) -> AsyncIterator[m.ServerMessage | Lost]:
        """All that the server says, until it says that there is nothing more to say."""
        wait = 0.5
        while True:
            closed: int | None = None
            try:
                headers = {"cookie": self.cookie}
                async with connect(self.address.socket, additional_headers=headers) as socket:
                    self._socket, wait = socket, 0.5
                    for text in list(self._unconfirmed.values()):
                        await socket.send(text)
                    async for received in socket:
                        message = _decode(received)
                        if isinstance(message, m.Done | m.Refused) and message.id:
                            self._unconfirmed.pop(message.id, None)
                        yield message
                    closed = socket.close_code
            except ConnectionClosed as error:
                closed = error.rcvd.code if error.rcvd else None
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._socket = None
            if closed in _FINAL:
                return
            yield Lost()
            await asyncio.sleep(wait)
            wait = min(2 * wait, 8.0)

    def at(self, code: str) -> "Line":
        """The line to another table of the same server."""
        return Line(Address(self.address.server, code), self.cookie)

    async def record(self) -> str:
        """The record of the match, as far as one may know it now."""
        path = f"/api/tables/{self.address.code}/record?format=text"
        asked = asyncio.to_thread(ask, self.address.server, self.cookie, "GET", path)
        return (await asked)[0].decode()

    async def send(self, command: str, **params: object) -> None:
        """Send a command; the same id, sent twice, is carried out once."""
        number = token_hex(8)
        text = json.dumps({"type": command, "id": number, **params})
        self._unconfirmed[number] = text
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)


def refusal(message: m.Refused) -> YokaiError:
    """A refused command as an error, with cards and suits as values again."""
    params: dict[str, Any] = dict(message.params)
    with suppress(YokaiError, TypeError, AttributeError):
        for name in ("card", "boss"):
            if isinstance(params.get(name), str):
                params[name] = Card.parse(params[name])
        for name in ("legal", "cards", "hand"):
            if isinstance(params.get(name), list):
                params[name] = CardSet.of(*params[name])
        if isinstance(params.get("led"), str) and len(params["led"]) == 1:
            params["led"] = Suit.parse(params["led"])
    return YokaiError(message.code, message.sentence, **params)


def _problem(body: bytes, server: str) -> YokaiError:
    with suppress(ValueError, KeyError, TypeError):
        told = json.loads(body)
        return YokaiError(told["code"], told["sentence"], **told.get("params", {}))
    return NoConnection("server-unreachable", f"{server} cannot be reached.", server=server)


# --- states as views ----------------------------------------------------------------------------


def view_of(match: m.MatchState, ruleset: Ruleset, viewer: Seat | None) -> View:
    """The view that the state describes; between rounds, of the last round as it ended."""
    now = match.round
    shown = None
    if now is not None:
        shown = _running(now, ruleset, viewer)
    elif match.last_round is not None:
        shown = _finished(match.last_round, ruleset, viewer)
    result = None if match.winner is None else MatchResult(match.winner, match.tie_break)
    return View(
        ruleset,
        viewer,
        match.round_number,
        tuple(match.scores),
        tuple(frozenset(map(Suit.parse, seals)) for seals in match.seals),
        (),
        shown,
        result,
    )


def _running(now: m.RoundState, ruleset: Ruleset, viewer: Seat | None) -> RoundView:
    told = now.announcement
    passed = None
    if now.passed is not None and viewer is not None:
        passed = Pass(viewer, tuple(map(Card.parse, now.passed)))
    return RoundView(
        phase=now.phase,
        lead_from=None,
        face_up=Card.parse(now.face_up) if now.face_up else None,
        trump=Suit.parse(now.trump) if now.trump else None,
        dealt=None,
        hand=None if now.hand is None else CardSet.of(*now.hand),
        hand_sizes=tuple(now.hand_sizes),
        has_passed=tuple(now.has_passed),
        passed=passed,
        received=tuple(Received(gift.giver, Card.parse(gift.card)) for gift in now.received),
        announcement=Announcement(told.seat, Card.parse(told.card), told.option) if told else None,
        leader=now.leader,
        turn=now.turn,
        to_act=tuple(now.to_act),
        trick=tuple(map(Card.parse, now.trick.cards)) if now.trick else (),
        tricks=tuple(map(_trick, now.tricks)),
        voids=tuple(frozenset(map(Suit.parse, voids)) for voids in now.voids),
        bosses=tuple(CardSet.of(*bosses) for bosses in now.bosses),
        won=tuple(now.won),
    )


def _finished(over: m.FinishedRound, ruleset: Ruleset, viewer: Seat | None) -> RoundView:
    return RoundView(
        phase=Phase.OVER,
        lead_from=None,
        face_up=Card.parse(over.face_up) if over.face_up else None,
        trump=Suit.parse(over.trump) if over.trump else None,
        dealt=None,
        hand=None if viewer is None else CardSet.of(*over.left[viewer]),
        hand_sizes=tuple(map(len, over.left)),
        has_passed=(True,) * ruleset.players,
        passed=None,
        received=(),
        announcement=None,
        leader=over.result.decided_by,
        turn=None,
        to_act=(),
        trick=(),
        tricks=tuple(map(_trick, over.tricks)),
        voids=(frozenset(),) * ruleset.players,
        bosses=tuple(CardSet.of(*bosses) for bosses in over.bosses),
        won=tuple(over.won),
    )


def _trick(trick: m.TrickState) -> Trick:
    assert trick.winner is not None
    return Trick(trick.leader, tuple(map(Card.parse, trick.cards)), trick.winner)


def breakdown_of(result: m.RoundResultState) -> tuple[BossPoints, ...]:
    """The points of a round, boss by boss."""
    return tuple(BossPoints(Card.parse(p.boss), p.points, p.from_hand) for p in result.breakdown)
