"""Which request does what: a table of routes, with their paths' parts, queries and bodies read into
typed values."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from yokai_septet.protocol.request_errors import bad_request
from yokai_septet.serverless.outcome import Answer

if TYPE_CHECKING:
    from yokai_septet.serverless.device import Device

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the page."""

    number: int
    """Its answer may come later, under this number."""
    parts: Mapping[str, str]
    """What stands in the path where the route has brackets."""
    asked: Mapping[str, str]
    content: str

    @property
    def code(self) -> str:
        """The code of the table in the path."""
        return self.parts["code"].upper()

    def number_in(self, name: str, most: int) -> int:
        """A number in the path, from 1."""
        text = self.parts[name]
        if not re.fullmatch("[0-9]{1,9}", text) or not 1 <= int(text) <= most:
            raise bad_request(f"{name}: {text[:20]}")
        return int(text)

    def query(self, type_: type[T]) -> T:
        """The query as this type."""
        try:
            return msgspec.convert(self.asked, type_, strict=False)
        except msgspec.ValidationError as error:
            raise bad_request(str(error)) from None

    def body(self, type_: type[T]) -> T:
        """The body as this type."""
        try:
            return msgspec.json.decode(self.content or "{}", type=type_)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise bad_request(str(error)) from None


Handler: TypeAlias = "Callable[[Device, Request], Answer | None]"
"""Answers a request at once, or returns None and answers later."""


class Routes:
    """Handlers by method and path."""

    def __init__(self) -> None:
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = []

    def route(self, endpoint: str) -> Callable[[Handler], Handler]:
        """Answers an endpoint such as `GET /tables/{code}`."""
        method, path = endpoint.split(" ")
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

        def add(handler: Handler) -> Handler:
            self._routes.append((method, pattern, handler))
            return handler

        return add

    def find(
        self, number: int, method: str, target: str, content: str
    ) -> tuple[Handler, Request] | None:
        """The handler of a request; None if there is none here."""
        address = urlsplit(target)
        for of_method, pattern, handler in self._routes:
            if of_method == method and (match := pattern.fullmatch(address.path)):
                parts = {name: unquote(part) for name, part in match.groupdict().items()}
                return handler, Request(number, parts, dict(parse_qsl(address.query)), content)
        return None
