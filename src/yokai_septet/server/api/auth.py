"""Who is asking: reads cookies and tokens, makes guests, and checks where a request comes from."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from yokai_septet.server.errors import too_fast, unknown_token, wrong_origin
from yokai_septet.server.identity import COOKIE, LIFETIME, Signer, guest_name, new_person
from yokai_septet.server.rate_limits import Buckets
from yokai_septet.server.worker import Worker

Asking = Request[Any, Any, Any]
Connecting = ASGIConnection[Any, Any, Any, Any]


class Auth:
    """Authenticates requests."""

    def __init__(self, worker: Worker) -> None:
        self._house = worker
        self._signer: Signer | None = None
        limits = worker.settings.limits
        self._arrivals = Buckets(limits.guests_at_once, limits.guests_per_second)

    async def open(self) -> None:
        """Fetch the key that signs identities."""
        self._signer = Signer(await self._house.store.secret())

    @property
    def signer(self) -> Signer:
        """Signs and reads identities."""
        assert self._signer is not None
        return self._signer

    async def known(self, connection: Connecting) -> str | None:
        """Who is asking, if we know them: a bearer token counts before a cookie."""
        now = self._house.now()
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        bearer = scheme.lower() == "bearer"
        value = token if bearer else connection.cookies.get(COOKIE, "")
        found = self.signer.person(value, now) if value else None
        if found is None:
            if bearer:
                raise unknown_token()
            return None
        person, age = found
        if not await self._house.names.of([person]):
            if bearer:
                raise unknown_token()
            return None
        if not bearer and age > LIFETIME / 2:
            self.give_cookie(connection.scope, person)
        return person

    async def anybody(self, connection: Connecting) -> str:
        """Who is asking; a new guest if we do not know them."""
        person = await self.known(connection)
        if person is None:
            self.slow_down(connection)
            person = new_person()
            await self._house.store.add_person(person, guest_name(person), self._house.now())
            self._house.metrics.count("guests")
            self.give_cookie(connection.scope, person)
        return person

    def slow_down(self, connection: Connecting) -> None:
        """Refuse an address that makes many guests or guesses many codes."""
        address = connection.client.host if connection.client else ""
        if not self._arrivals.take(address, self._house.now()):
            raise too_fast()

    def check_origin(self, connection: Connecting) -> None:
        """Refuse what another site's page asks for. Programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = urlsplit(origin).netloc
        ours = urlsplit(self._house.settings.public_url).netloc
        if host not in (connection.headers.get("host"), ours):
            raise wrong_origin()

    def give_cookie(self, scope: Scope, person: str | None) -> None:
        """Let the answer set the identity's cookie; None takes it away."""
        if person is None:
            value, age = "", 0
        else:
            value, age = self.signer.sign(person, self._house.now()), LIFETIME
        secure = "; Secure" if self._house.settings.public_url.startswith("https:") else ""
        scope["state"]["cookie"] = (
            f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
        )


class SendCookie(ASGIMiddleware):
    """Adds the cookie to an answer, if one is to be set."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, and look at the beginning of the answer."""

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and "cookie" in scope["state"]:
                cookie = (b"set-cookie", scope["state"]["cookie"].encode())
                message["headers"] = [*message.get("headers", ()), cookie]
            await send(message)

        await next_app(scope, receive, send_with_cookie)
