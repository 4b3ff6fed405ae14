"""The static page."""

from pathlib import Path

import httpx

from tests.server.kit import guest, running, settings
from yokai_septet.server.api.page import Page
from yokai_septet.server.worker import Worker
from yokai_septet.texts import LANGUAGES


async def test_without_a_page_the_server_says_so_in_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    async with running(Worker(settings(tmp_path, page_dir=tmp_path / "empty"))) as server:
        shown = set()
        async with httpx.AsyncClient(base_url=server) as http:
            for language in LANGUAGES:
                answer = await http.get("/", headers={"accept-language": f"{language};q=0.9, x"})
                assert f'lang="{language}"' in answer.text
                assert answer.headers["content-security-policy"]
                shown.add(answer.text)
            assert (await http.get("/t/NOPE22")).status_code == 404
        assert len(shown) == len(LANGUAGES)


async def test_the_page_is_served_with_its_guards(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html>" + "the page " * 100)
    (dist / "assets" / "app-abc.js").write_text("let x = 1;" * 100)
    async with running(Worker(settings(tmp_path, page_dir=dist))) as server:
        ada = await guest(server, "Ada")
        for path in ("/", "/t/K7WQ2M", "/replay/K7WQ2M", "/rules"):
            answer = await ada.ask("GET", path)
            assert answer.status_code == 200
            assert answer.text.startswith("<!doctype html>")
            assert (
                "'unsafe-inline'"
                not in answer.headers["content-security-policy"]
                .split("script-src")[1]
                .split(";")[0]
            )
        tag = answer.headers["etag"]
        again = await ada.ask("GET", "/", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        script = await ada.ask("GET", "/assets/app-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert (await ada.ask("GET", "/assets/gone.js")).status_code == 404
        assert (await ada.ask("GET", "/../pyproject.toml")).status_code == 404
        await ada.leave()


def test_a_page_that_is_not_built_is_missing(tmp_path: Path) -> None:
    assert Page(tmp_path).files == {}
