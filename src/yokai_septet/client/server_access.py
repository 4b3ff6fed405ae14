"""The way to a server: addresses, credentials, and requests over HTTP."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from yokai_septet.data_dir import data_dir
from yokai_septet.errors import InvalidValue, YokaiError
from yokai_septet.protocol import api
from yokai_septet.protocol.refusals import decode_refusal

TIMEOUT = 10.0
"""Seconds after which a request is given up."""
LONGEST_ANSWER = 16_000_000
"""The longest answer that is read, in bytes."""
_COOKIE = "yokai="
_TOKEN = re.compile(r"[0-9]{1,9}-[A-Za-z0-9_-]+")
_TABLE_PATH = re.compile(r"/t/([A-Za-z0-9]+)/?$")


class NoConnection(YokaiError):
    """The server cannot be reached, or does not want to talk."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is."""

    server: str
    code: str
    invitation: str = ""
    """The token of a link that has one."""

    @staticmethod
    def parse(text: str) -> "Address":
        """The table of an invitation such as `https://host/t/CODE`, with or without a token."""
        parts = _split(text)
        found = parts and (_TABLE_PATH.search(parts.path) or _TABLE_PATH.search(parts.fragment))
        if not parts or not found:
            raise InvalidValue(
                "bad-table-address",
                f"{text!r} is not the address of a table, such as https://host/t/CODE.",
                text=text,
            )
        token = _TOKEN.fullmatch(parts.fragment)
        server = f"{parts.scheme}://{parts.netloc}"
        return Address(server, found[1].upper(), token[0] if token else "")

    @property
    def url(self) -> str:
        """The address to give to others."""
        token = f"#{self.invitation}" if self.invitation else ""
        return f"{self.server}/t/{self.code}{token}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"


@dataclass(frozen=True, slots=True)
class _Parts:
    scheme: str
    netloc: str
    path: str
    fragment: str


def _split(text: str) -> _Parts | None:
    """The parts of an address of a server or table; None if it is neither."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return _Parts(parts.scheme, parts.netloc, parts.path, parts.fragment)


def server_in(text: str) -> str | None:
    """The server whose address this is, if it is that of a server and not of a table."""
    parts = _split(text)
    if parts is None or parts.path not in ("", "/") or parts.fragment:
        return None
    return f"{parts.scheme}://{parts.netloc}"


@dataclass(frozen=True, slots=True)
class Credentials:
    """How a server knows who is asking: a cookie for people, a token for programs."""

    headers: Mapping[str, str] = field(default_factory=dict)

    @staticmethod
    def of_cookie(cookie: str) -> "Credentials":
        """Those of a person."""
        return Credentials({"cookie": cookie} if cookie else {})

    @staticmethod
    def of_program(server: str, name: str) -> "Credentials":
        """Those of a new program with this name."""
        answer, _ = request(server, Credentials(), "POST", "/api/bots", {"name": name})
        token = msgspec.json.decode(answer, type=api.BotToken).token
        return Credentials({"authorization": f"Bearer {token}"})


class Identity:
    """Who a person is on a server: a cookie, kept for the next time."""

    def __init__(self, server: str, folder: Path | None = None) -> None:
        self.server = server
        name = re.sub(r"[^A-Za-z0-9.]+", "-", server)
        self._file = (folder or data_dir()) / f"identity-{name}"
        self.cookie = ""
        with suppress(OSError, UnicodeDecodeError):
            self.cookie = self._file.read_text(encoding="ascii").strip()

    @property
    def credentials(self) -> Credentials:
        """What to show to the server."""
        return Credentials.of_cookie(self.cookie)

    def introduce(self, name: str = "", address: Address | None = None) -> None:
        """Become a guest, or be recognised; take this name if one is given. An invitation lets in
        newcomers whom the server would have wait."""
        if address is not None and address.invitation:
            with suppress(YokaiError):  # one that is not valid is as good as none
                path = f"/api/tables/{address.code}/invitation"
                self.ask("POST", path, {"token": address.invitation})
        self.ask("GET", "/api/me")
        if name:
            self.ask("PATCH", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """What the server answers to a request; it may renew the cookie."""
        answer, cookie = request(self.server, self.credentials, method, path, body)
        if cookie:
            self.cookie = cookie
            with suppress(OSError):
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._file.touch(mode=0o600)
                self._file.write_text(cookie, encoding="ascii")
        return answer


def request(
    server: str, credentials: Credentials, method: str, path: str, body: object = None
) -> tuple[bytes, str]:
    """What a server answers to a request, and the cookie of an identity, if it sets one."""
    headers = {
        "content-type": "application/json", "accept": "application/json", **credentials.headers
    }  # fmt: skip
    data = None if body is None else msgspec.json.encode(body)
    try:
        asked = Request(server + path, data, headers, method=method)
        with urlopen(asked, timeout=TIMEOUT) as answer:
            cookies = answer.headers.get_all("set-cookie", [])
            cookie = next((text for text in cookies if text.startswith(_COOKIE)), "")
            return answer.read(LONGEST_ANSWER), cookie.split(";")[0]
    except HTTPError as error:
        raise _problem(error.read(LONGEST_ANSWER), server) from error
    except (URLError, OSError, ValueError, HTTPException) as error:
        raise unreachable(server) from error


def unreachable(server: str) -> NoConnection:
    """The server does not answer."""
    return NoConnection("server-unreachable", f"{server} cannot be reached.", server=server)


def _problem(body: bytes, server: str) -> YokaiError:
    with suppress(msgspec.MsgspecError):
        return decode_refusal(msgspec.json.decode(body, type=api.Problem))
    return unreachable(server)
