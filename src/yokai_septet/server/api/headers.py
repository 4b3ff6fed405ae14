"""The headers that every answer has, whoever makes it."""

from typing import Final

from litestar.types import Message, Scope

SECURITY: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # positions of moving cards
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Nothing from another host, no framing, no guessing of types."""


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


_ENCODED: Final = _encoded(SECURITY)


PRIVATE: Final = {"cache-control": "no-store"}
"""For every answer that may depend on who asks. Only what says that it is the same for everybody,
such as the files of the page, is kept anywhere."""
_NO_STORE: Final = _encoded(PRIVATE)


async def add_headers(message: Message, _: Scope) -> None:
    """Add the headers to an answer, errors and unknown addresses included."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", ()))
    names = {name.lower() for name, _ in headers}
    if b"set-cookie" in names:  # it is one person's answer, whatever it says of itself
        headers = [header for header in headers if header[0].lower() != b"cache-control"]
        names.discard(b"cache-control")
    if b"cache-control" not in names:
        headers += _NO_STORE
    message["headers"] = [*headers, *_ENCODED]
