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
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in SECURITY.items()]


async def add_security_headers(message: Message, _: Scope) -> None:
    """Add the headers to an answer, errors and unknown addresses included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), *_ENCODED]
