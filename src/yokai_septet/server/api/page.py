"""The static page: built files, served from memory with headers for caching."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

import yokai_septet

NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Yokai Septet</title>
<h1>{title}</h1>
<p>{text}</p>
<p><a href="/api/schema">{api}</a></p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, ready to be sent."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    forever: bool
    """Whether its name changes with its content."""


class Page:
    """All files of the page."""

    def __init__(self, folder: Path | None = None) -> None:
        self.files: dict[str, File] = {}
        folder = folder or find_page()
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = _file(name, path.read_bytes())

    def find(self, path: str) -> File | None:
        """The file at a path; index.html for the addresses of the page's own screens."""
        found = self.files.get(path.strip("/"))
        if found is None and "." not in path.rpartition("/")[2]:
            found = self.files.get("index.html")
        return found


def find_page() -> Path | None:
    """Where the built page is: inside the package, or beside it in the project's folder."""
    package = Path(yokai_septet.__file__).parent
    for folder in (package / "web", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def not_built(languages: str) -> bytes:
    """What is shown instead of a page that was not built, in the reader's language."""
    from yokai_septet.texts import Texts, negotiate  # needed here alone, and not light

    texts = Texts(negotiate(languages))
    shown = {
        "title": texts.format("page-not-built"),
        "text": texts.format("page-not-built-text"),
        "api": texts.format("page-not-built-api"),
    }
    escaped = {name: escape(text) for name, text in shown.items()}
    return NOT_BUILT.format(language=texts.language, **escaped).encode()


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml"))
    zipped = gzip.compress(body, 9, mtime=0) if text and len(body) > 500 else None
    if text:
        kind += "; charset=utf-8"
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(body, zipped, kind, tag, forever=name.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False, opt={"page": True})
async def page_file(
    request: Request[Any, Any, Any], page: NamedDependency[Page]
) -> Response[bytes]:
    """A file of the page."""
    path = request.url.path
    if not page.files and "." not in path:
        return Response(
            not_built(request.headers.get("accept-language", "")),
            media_type="text/html; charset=utf-8",
            headers={"vary": "accept-language"},
            status_code=200 if path == "/" else 404,
        )
    found = None if path.startswith("/api/") else page.find(path)
    if found is None:
        return Response(b"There is nothing here.", media_type="text/plain", status_code=404)
    keep = "public, max-age=31536000, immutable" if found.forever else "no-cache"
    headers = {"etag": found.tag, "cache-control": keep, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, headers=headers, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)
