"""Authentication: reads cookies and tokens, makes guests, and checks a request's origin."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from yokai_septet.server.admin.keys import COOKIE as ADMIN_COOKIE
from yokai_septet.server.admin.keys import PATH as ADMIN_PATH
from yokai_septet.server.callers.caller import Caller, network_of
from yokai_septet.server.callers.identity import COOKIE, LIFETIME, Signer, new_person
from yokai_septet.server.callers.invitations import LIFETIME as INVITATION_LIFETIME
from yokai_septet.server.callers.invitations import NAME as INVITATION
from yokai_septet.server.callers.shares import SharedRate
from yokai_septet.server.errors import too_fast, unknown_token, wrong_host, wrong_origin
from yokai_septet.server.settings import Settings
from yokai_septet.server.worker import Worker
from yokai_septet.table.guests import guest_name

A_MINUTE = 1 / 60
Asking = Request[Any, Any, Any]
Connecting = ASGIConnection[Any, Any, Any, Any]


class Auth:
    """Authenticates requests."""

    def __init__(self, worker: Worker, signer: Signer) -> None:
        self._worker = worker
        self.signer = signer
        limits = worker.settings.limits
        self._arrivals = SharedRate(
            worker.users,
            limits.guests_at_once,
            limits.guests_per_second,
            each=limits.reserved_arrivals,
            each_per_second=A_MINUTE,
        )
        self._guesses = SharedRate(
            worker.users,
            limits.guesses_at_once,
            limits.guesses_per_second,
            each=limits.reserved_guesses,
            each_per_second=A_MINUTE,
        )
        self._puzzles = SharedRate(
            worker.users,
            limits.puzzles_at_once,
            limits.puzzles_per_second,
            each=limits.reserved_puzzles,
            each_per_second=1.0,
        )

    async def known(self, connection: Connecting) -> str | None:
        """The person who sends a request, if known: a bearer token counts before a cookie."""
        now = self._worker.now()
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        bearer = scheme.lower() == "bearer"
        value = token if bearer else connection.cookies.get(COOKIE, "")
        found = self.signer.person(value, now) if value else None
        if found is None:
            if bearer:
                raise unknown_token()
            return None
        person, age = found
        if not await self._worker.names.of([person]):
            if bearer:
                raise unknown_token()
            return None
        if not _is_open_to_barred(connection):
            self._worker.bars.check_person(person)
        if not bearer and age > LIFETIME / 2:
            self.give_cookie(connection.scope, person)
        return person

    async def anybody(self, connection: Connecting) -> str:
        """The person who sends a request; a new guest if they are not known."""
        person = await self.known(connection)
        if person is None:
            self._count_newcomer(connection)
            person = await self._new_guest(connection)
        return person

    async def _new_guest(self, connection: Connecting) -> str:
        person = new_person()
        name = guest_name(person, connection.headers.get("accept-language", ""))
        await self._worker.store.add_person(person, name, self._worker.now())
        self._worker.metrics.count("guests")
        self.give_cookie(connection.scope, person)
        return person

    async def invited(self, connection: Connecting, place: str, token: str, seats: int) -> str:
        """The person who opens an invitation with a valid token; a new guest if they are not known.
        Twice as many as there are seats may come that way, whatever others at their address do. The
        browser keeps the token for the paths of this place."""
        person = await self.known(connection)
        if person is None:
            if not self._worker.invitations.let_in(place, seats, self._worker.now()):
                self._count_newcomer(connection)
            person = await self._new_guest(connection)
        path = connection.url.path.removesuffix("/invitation")
        self._set_cookie(connection.scope, INVITATION, token, path, INVITATION_LIFETIME)
        return person

    def invitation(self, connection: Connecting, place: str) -> int | None:
        """Which invitation to this place a request carries; None for none that is valid."""
        token = connection.headers.get(INVITATION) or connection.cookies.get(INVITATION)
        return self._worker.invitations.number(place, token) if token else None

    async def caller(self, connection: Connecting) -> Caller:
        """The person who sends a request, and from where; a new guest if they are not known."""
        return Caller(network(connection), await self.anybody(connection))

    async def known_caller(self, connection: Connecting) -> Caller:
        """The person who sends a request, if known, and from where."""
        return Caller(network(connection), await self.known(connection) or "")

    def _count_newcomer(self, connection: Connecting) -> None:
        """Refuse a network that makes many guests."""
        if not self._arrivals.take_common(network(connection)):
            raise too_fast()

    async def slow_down(self, caller: Caller) -> None:
        """Refuse a network that sends many records, or secrets that are wrong."""
        if not await self._arrivals.take(caller):
            raise too_fast()

    async def check_guesses(self, caller: Caller) -> None:
        """Refuse a network that has asked for many tables that do not exist; people who have played
        here may go on for a few."""
        if self._guesses.has(caller.network):
            return
        self._worker.users.note_shortage(caller.network)
        if not await self._worker.users.has_earned(caller):
            raise too_fast()
        if not self._guesses.has_reserve(caller):
            raise too_fast()

    async def count_guess(self, caller: Caller) -> None:
        """Somebody has asked for a table that does not exist."""
        await self._guesses.take(caller)

    async def puzzle_caller(self, connection: Connecting) -> Caller:
        """Whoever asks for a puzzle: nobody needs an identity for it, and a network that asks for
        many is refused."""
        caller = Caller(network(connection), "")
        if self._puzzles.take_common(caller.network):
            return caller
        caller = await self.known_caller(connection)
        if not await self._worker.users.has_earned(caller) or not self._puzzles.take_reserve(
            caller, own_table=False
        ):
            raise too_fast()
        return caller

    def give_cookie(self, scope: Scope, person: str | None) -> None:
        """Let the answer set the identity's cookie; None removes it."""
        if person is None:
            value, age = "", 0
        else:
            value, age = self.signer.sign(person, self._worker.now()), LIFETIME
        self._set_cookie(scope, COOKIE, value, "/", age)

    def give_admin_cookie(self, scope: Scope, token: str, age: int) -> None:
        """Let the answer set the cookie of the admin page, which no other site's link sends."""
        self._set_cookie(scope, ADMIN_COOKIE, token, ADMIN_PATH, age, "Strict")

    def _set_cookie(
        self, scope: Scope, name: str, value: str, path: str, age: int, same_site: str = "Lax"
    ) -> None:
        secure = "; Secure" if self._worker.settings.public_url.startswith("https:") else ""
        kept = f"Path={path}; Max-Age={age}; HttpOnly; SameSite={same_site}{secure}"
        cookie = f"{name}={value}; {kept}"
        scope["state"].setdefault("cookies", {})[name] = cookie


TheWorker = NamedDependency[Worker]
TheAuth = NamedDependency[Auth]
"""What handlers ask for."""


def network(connection: Connecting) -> str:
    """The network that a request comes from."""
    return network_of(connection.client.host) if connection.client else ""


def _is_open_to_barred(connection: Connecting) -> bool:
    """Whether a request is open to people whom the host has barred: they can ask who they are, and
    take their data with them or delete it."""
    asked = (connection.scope.get("method"), connection.url.path)
    return asked in (("GET", "/api/me"), ("GET", "/api/me/export"), ("DELETE", "/api/me"))


def check_origin(connection: Connecting, public_url: str) -> None:
    """Refuse requests that another site's page makes. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # such as "http://["
        raise wrong_origin() from None
    if host not in (connection.headers.get("host"), urlsplit(public_url).netloc):
        raise wrong_origin()


def check_host(connection: Connecting, settings: Settings) -> None:
    """Refuse requests for another host, such as a name that somebody else lets lead here: to the
    browser, that name's pages and ours would be one site."""
    host = connection.headers.get("host")
    if host is not None and not settings.is_known_host(host):
        raise wrong_host(settings.public_url)


class SendCookie(ASGIMiddleware):
    """Adds cookies to an answer, if some are to be set."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, and add to the headers of its answer."""

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and "cookies" in scope["state"]:
                cookies = scope["state"]["cookies"].values()
                headers = [(b"set-cookie", cookie.encode()) for cookie in cookies]
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await next_app(scope, receive, send_with_cookie)
