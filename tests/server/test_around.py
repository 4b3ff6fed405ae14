"""Around the tables: lobby, bot API, the page, metrics, care of the store, the OpenAPI document."""

import asyncio
import importlib.util
import json
import os
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.asyncio.client import connect

from tests.server.kit import Clock, guest, running, settings
from tests.server.processes import ServerProcess
from yokai_septet import records
from yokai_septet.errors import InvalidValue
from yokai_septet.server import maintenance
from yokai_septet.server.api.page import Page
from yokai_septet.server.reach import reach
from yokai_septet.server.serve import check_workers, free_port, place, qr_code
from yokai_septet.server.store import schema
from yokai_septet.server.store.migrate import newest
from yokai_septet.server.worker import Worker
from yokai_septet.texts import LANGUAGES

EXAMPLES = int(os.environ.get("YOKAI_EXAMPLES", "15"))
ROOT = Path(__file__).parent.parent.parent


async def test_the_lobby_is_live(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        address = f"{server.replace('http', 'ws', 1)}/api/lobby/socket"
        async with connect(address, additional_headers={"cookie": bob.cookie}) as lobby:
            assert json.loads(await lobby.recv())["tables"] == []
            code = (await ada.http.post("/api/tables", json={"visibility": "public"})).json()[
                "code"
            ]
            [table] = json.loads(await asyncio.wait_for(lobby.recv(), 30))["tables"]
            assert (table["code"], table["names"][0], table["taken"]) == (code, "Ada", 1)
            await ada.http.post("/api/tables", json={})  # by link: nobody hears of it
            await ada.open(code)
            await ada.send("fill-with-bots")
            [table] = json.loads(await asyncio.wait_for(lobby.recv(), 30))["tables"]
            assert table["taken"] == 4
        for client in (ada, bob):
            await client.leave()


async def test_the_example_bot_plays_a_whole_match(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("bot", ROOT / "examples" / "bot.py")
    assert spec is not None
    assert spec.loader is not None
    bot: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/tables", json={})).json()["code"]
        await ada.open(code)
        token = await asyncio.to_thread(bot.token, server, "Lowest card")
        bot.token = lambda *_: token  # it waits for an answer of the server in this same loop
        playing = asyncio.create_task(bot.play(server, code))
        await ada.until(lambda: ada.state["seats"][1]["program"])
        assert ada.state["seats"][1]["name"] == "Lowest card"
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.play_on(Random(1))
        assert (await playing)["status"] == "finished"
        await ada.leave()


async def test_cards_taken_back_stand_in_the_record(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={"bots": "random"})).json()["code"]
        await ada.open(code)
        rng = Random(1)

        def played() -> bool:
            now = ada.state["match"]["round"]
            return bool(ada.state["may_undo"] and now and now["trick_number"] > 1)

        await ada.play_on(rng, until=played)
        assert (await ada.send("ask-undo"))["type"] == "done"
        taken = [e for m in ada.messages for e in m.get("events", ()) if "taken" in e["type"]]
        assert ada.state["undone"] == len(taken) == 1
        await ada.play_on(rng)
        record = records.parse((await ada.http.get(f"/api/tables/{code}/record")).text)
        [comment] = record.comments
        assert comment.text == f"undo: seat 0 took back {taken[0]['card']}"
        records.verify(record)
        await ada.leave()


async def test_several_tabs_of_one_person_hear_everything(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        await ada.open(code)
        tab = await guest(server, "Tab")
        tab.http.cookies = ada.http.cookies
        await tab.open(code)
        await ada.play_on(Random(2), until=lambda: ada.seq > 30)
        await tab.until(lambda: tab.seq == ada.seq)
        assert tab.state == ada.state
        await ada.close()
        await tab.play_on(Random(2))
        assert tab.state["status"] == "finished"
        for client in (ada, tab):
            await client.leave()


async def test_phrases_are_heard_between_rounds_and_slowed_down(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path), clock=Clock())
    async with running(worker) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        code = (await ada.http.post("/api/tables", json={})).json()["code"]
        await ada.open(code)
        await bob.open(code)
        for number in range(6):
            text = {"type": "say", "id": f"s{number}", "phrase": "hello"}
            await ada.send_raw(json.dumps(text))
        await ada.until(lambda: any(m.get("code") == "too-fast" for m in ada.messages))
        await bob.until(lambda: sum(m["type"] == "said" for m in bob.messages) == 4)
        answer = await bob.send("say", phrase="hello")
        assert answer["code"] == "not-seated"
        for client in (ada, bob):
            await client.leave()


async def test_metrics_and_health_name_nobody(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        await ada.open(code)
        await ada.play_on(Random(1), until=lambda: ada.seq > 20)
        assert (await ada.http.get("/health")).json() == {"status": "ok"}
        text = (await ada.http.get("/metrics")).text
        assert "yokai_entries_total" in text
        assert code not in text
        assert "Ada" not in text
        await ada.leave()


# --- the page -------------------------------------------------------------------------------------


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


# --- the OpenAPI document -------------------------------------------------------------------------


@pytest.mark.long
async def test_no_generated_request_breaks_the_api(tmp_path: Path) -> None:
    """Whatever the document allows, and what it does not, gets an answer that makes sense."""
    worker = ServerProcess({"YOKAI_DATA_DIR": str(tmp_path)})
    worker.start()
    try:
        await worker.ready()
        labels = await asyncio.to_thread(_ask_everything, worker.address)
    finally:
        worker.stop()
    assert {"GET /api/me", "POST /api/play-now", "GET /api/tables/{code}"} <= labels


def _ask_everything(address: str) -> set[str]:
    document = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    labels = set()
    for result in document.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        labels.add(operation.label)

        @given(operation.as_strategy())
        @hypothesis_settings(
            max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck)
        )
        def ask(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400 and case.path.startswith("/api"):
                problem = answer.json()
                assert problem["code"]
                assert problem["sentence"]
            elif answer.status_code < 300:
                case.validate_response(answer, checks=[response_schema_conformance])

        ask()
    return labels


# --- care -----------------------------------------------------------------------------------------


async def test_a_backup_brings_a_match_back(tmp_path: Path) -> None:
    here = settings(tmp_path / "here")
    async with running(Worker(here)) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        await ada.open(code)
        await ada.play_on(Random(1), until=lambda: ada.seq > 20)
        await asyncio.to_thread(maintenance.backup, here, tmp_path / "copy")
        cookies = ada.http.cookies
        await ada.leave()
    there = settings(tmp_path / "there")
    maintenance.restore(there, tmp_path / "copy")
    async with running(Worker(there)) as server:
        ada = await guest(server, "Somebody")
        ada.http.cookies = cookies
        await ada.open(code)
        assert ada.state["viewer"]["name"] == "Ada"
        await ada.play_on(Random(1))
        assert ada.state["status"] == "finished"
        await ada.leave()
    (tmp_path / "nonsense").write_text("nonsense")
    with pytest.raises(InvalidValue, match="not a backup"):
        maintenance.restore(there, tmp_path / "nonsense")


async def test_old_matches_are_deleted(tmp_path: Path) -> None:
    clock = Clock()
    clock.time = 1000.0  # long ago
    here = settings(tmp_path)
    async with running(Worker(here, clock=clock)) as server:
        ada = await guest(server, "Ada")
        await ada.http.post("/api/tables", json={})
        await ada.leave()
    assert await asyncio.to_thread(maintenance.prune, here, 365) == 1
    rows = sqlite3.connect(tmp_path / "yokai.sqlite3").execute("SELECT count(*) FROM entries")
    assert rows.fetchone() == (0,)


def test_the_schema_has_the_version_of_its_newest_migration() -> None:
    assert newest() == schema.VERSION


async def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    await worker.store.migrate()
    assert await worker.store.is_current()
    await worker.store.close()
    database = sqlite3.connect(tmp_path / "yokai.sqlite3")
    for table in schema.metadata.sorted_tables:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table.name})")]
        assert columns == [column.name for column in table.columns]


# --- running --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "who"),
    [
        ("http://127.0.0.1:7007", "this-machine"),
        ("http://localhost:7007", "this-machine"),
        ("http://[::1]:7007", "this-machine"),
        ("http://192.168.1.20:7007", "local-network"),
        ("http://desk.local:7007", "local-network"),
        ("https://yokai.example", "everybody"),
    ],
)
def test_an_invitation_says_who_can_open_it(url: str, who: str) -> None:
    assert reach(url) == who


def test_where_a_server_listens() -> None:
    assert place().host == "127.0.0.1"
    assert place(lan=True).host == "0.0.0.0"
    assert place(public_url="https://yokai.example/").url == "https://yokai.example"
    assert free_port("127.0.0.1", None) >= 7007
    assert "█" in qr_code("http://192.168.1.20:7007") or "▀" in qr_code("http://x")


def test_several_workers_need_more_than_a_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidValue, match="PostgreSQL"):
        check_workers(settings(tmp_path), 2)
    check_workers(settings(tmp_path), 1)
