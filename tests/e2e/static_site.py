"""The page without a server, as a web space serves it: files, and a page for missing ones."""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.ports import free_port

ROOT = Path(__file__).parents[2]


class Site:
    """A folder on loopback that can be taken away and come back."""

    def __init__(self, folder: Path = ROOT / "app") -> None:
        assert (folder / "index.html").exists(), "the page is not built: run `make app`"
        self.folder, self.port = folder, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.changed: dict[str, str] = {}
        """What is in a file instead, by its path."""
        self._server: ThreadingHTTPServer | None = None

    def start(self) -> None:
        site = self

        class Files(_Files):
            def __init__(self, *args: Any) -> None:
                self.site = site
                super().__init__(*args, directory=site.folder)

        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), Files)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


class _Files(SimpleHTTPRequestHandler):
    site: Site

    def guess_type(self, path: Any) -> str:
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def log_message(self, *_: Any) -> None:
        pass

    def do_GET(self) -> None:
        if self.path in self.site.changed:
            self._send(200, self.site.changed[self.path].encode(), "text/javascript")
        elif Path(self.translate_path(self.path)).exists():
            super().do_GET()
        else:
            self._send(404, (self.site.folder / "404.html").read_bytes(), "text/html")

    def _send(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
