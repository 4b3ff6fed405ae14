"""Authentication: reads cookies and tokens, makes guests, and checks a request's origin."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from yokai_septet.server.callers.caller import Caller, network_of
from yokai_septet.server.callers.identity import COOKIE, LIFETIME, Signer, guest_name, new_person
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.errors import too_fast, unknown_token, wrong_origin
from yokai_septet.server.worker import Worker

Asking = Request[Any, Any, Any]
Connecting = ASGIConnection[Any, Any, Any, Any]


class Auth:
    """Authenticates requests."""

    def __init__(self, worker: Worker, signer: Signer) -> None:
        self._worker = worker
        self.signer = signer
        limits = worker.settings.limits
        self._arrivals = Buckets(limits.guests_at_once, limits.guests_per_second)
        self._guesses = Buckets(limits.guesses_at_once, limits.guesses_per_second)
        self._puzzles = Buckets(limits.puzzles_at_once, limits.puzzles_per_second)

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
        if not bearer and age > LIFETIME / 2:
            self.give_cookie(connection.scope, person)
        return person

    async def anybody(self, connection: Connecting) -> str:
        """The person who sends a request; a new guest if they are not known."""
        person = await self.known(connection)
        if person is None:
            self.slow_down(connection)
            person = new_person()
            await self._worker.store.add_person(person, guest_name(person), self._worker.now())
            self._worker.metrics.count("guests")
            self.give_cookie(connection.scope, person)
        return person

    async def caller(self, connection: Connecting) -> Caller:
        """The person who sends a request, and from where; a new guest if they are not known."""
        return Caller(network(connection), await self.anybody(connection))

    def slow_down(self, connection: Connecting) -> None:
        """Refuse a network that makes many guests or sends many records."""
        if not self._arrivals.take(network(connection), self._worker.now()):
            raise too_fast()

    def check_guesses(self, connection: Connecting) -> None:
        """Refuse a network that has asked for many tables that do not exist."""
        if not self._guesses.has(network(connection), self._worker.now()):
            raise too_fast()

    def count_guess(self, connection: Connecting) -> None:
        """A network has asked for a table that does not exist."""
        self._guesses.take(network(connection), self._worker.now())

    def puzzle_caller(self, connection: Connecting) -> Caller:
        """Whoever asks for a puzzle: nobody needs an identity for it, and a network that asks for
        many is refused."""
        if not self._puzzles.take(network(connection), self._worker.now()):
            raise too_fast()
        return Caller(network(connection), "")

    def give_cookie(self, scope: Scope, person: str | None) -> None:
        """Let the answer set the identity's cookie; None removes it."""
        if person is None:
            value, age = "", 0
        else:
            value, age = self.signer.sign(person, self._worker.now()), LIFETIME
        secure = "; Secure" if self._worker.settings.public_url.startswith("https:") else ""
        scope["state"]["cookie"] = (
            f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
        )


TheWorker = NamedDependency[Worker]
TheAuth = NamedDependency[Auth]
"""What handlers ask for."""


def network(connection: Connecting) -> str:
    """The network that a request comes from."""
    return network_of(connection.client.host) if connection.client else ""


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


class SendCookie(ASGIMiddleware):
    """Adds the cookie to an answer, if one is to be set."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, and add to the headers of its answer."""

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and "cookie" in scope["state"]:
                cookie = (b"set-cookie", scope["state"]["cookie"].encode())
                message["headers"] = [*message.get("headers", ()), cookie]
            await send(message)

        await next_app(scope, receive, send_with_cookie)
