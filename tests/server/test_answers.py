"""What every answer, log line and health check of a server has, and does not have."""

import asyncio
import json
import logging
import re
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect

from tests.server.kit import PATIENCE, guest, running, settings
from tests.server.processes import ServerProcess
from yokai_septet.server.api import sockets
from yokai_septet.server.api.headers import add_headers
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.logs import JsonFormatter, is_worth_a_line
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.worker import Worker

HEADERS = (
    "content-security-policy", "x-content-type-options", "referrer-policy",
    "cross-origin-opener-policy", "cross-origin-resource-policy", "x-frame-options",
)  # fmt: skip


async def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        for method, path in (
            ("GET", "/"), ("GET", "/nothing.js"), ("GET", "/api/me"), ("GET", "/api/nothing"),
            ("GET", "/api/schema"), ("GET", "/health"), ("GET", "/metrics"), ("PUT", "/api/me"),
            ("POST", "/api/play-now"), ("GET", "/api/tables/XXXXXX"), ("PATCH", "/api/me"),
        ):  # fmt: skip
            answer = await ada.ask(method, path)
            for name in HEADERS:
                values = answer.headers.get_list(name)
                assert len(values) == 1, f"{method} {path}: {name}"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        await ada.leave()


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (b"not HTTP at all\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        (b"POST /api/play-now HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n"
         b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (b"GET /api/tables/X/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n"
         b"Upgrade: websocket\r\n\r\n", 400),
        (b"GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n", 403),
    ],
    ids=["no HTTP", "two hosts", "two lengths", "half a handshake", "no such socket"],
)  # fmt: skip
async def test_answers_below_the_application_have_them_too(
    tmp_path: Path, asked: bytes, status: int
) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        url = httpx.URL(server)
        reader, writer = await asyncio.open_connection(url.host, url.port)
        writer.write(asked)
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode()
        writer.close()
    assert head.startswith(f"HTTP/1.1 {status} ")
    names = [line.partition(":")[0].lower() for line in head.splitlines()]
    for name in (*HEADERS, "cache-control"):
        assert names.count(name) == 1, name
    assert "cache-control: no-store" in head.lower()


PUBLIC = {"/api/puzzles", "/api/puzzles/today", "/api/puzzles/{puzzle}"}
"""What is the same for everybody, and may be kept: answers that have an ETag and set no cookie."""


async def test_no_answer_that_depends_on_who_asks_is_kept_anywhere(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        paths = (await ada.ask("GET", "/api/schema")).json()["paths"]
        assert len(paths) > 40
        for path, methods in paths.items():
            for method in methods:
                where = re.sub(r"\{\w+\}", "ABCD", path)
                ada.http.cookies.clear()  # whoever has no cookie is given one
                answer = await ada.ask(method, where, content=b"{}")
                kept = answer.headers.get_list("cache-control")
                if path in PUBLIC and answer.status_code == 200:
                    assert kept == ["public, no-cache"], path
                    assert "etag" in answer.headers
                    assert "set-cookie" not in answer.headers
                else:
                    assert kept == ["no-store"], f"{method} {path}"
        for path in ("/", "/t/ABCDEF", "/favicon.svg"):
            answer = await ada.ask("GET", path)
            assert answer.headers.get_list("cache-control") == ["no-cache"], path
        await ada.leave()


async def test_an_answer_that_sets_a_cookie_is_not_kept_whatever_it_says() -> None:
    headers = [(b"Cache-Control", b"public, max-age=60"), (b"set-cookie", b"yokai=x")]
    message: Any = {"type": "http.response.start", "status": 200, "headers": headers}
    await add_headers(message, cast("Any", None))
    kept = [value for name, value in message["headers"] if name.lower() == b"cache-control"]
    assert kept == [b"no-store"]


async def test_a_foreign_host_is_refused(tmp_path: Path) -> None:
    hosts = frozenset({"yokai.example", "192.168.1.5"})
    ours = settings(tmp_path, public_url="https://yokai.example", hosts=hosts)
    async with running(Worker(ours)) as server:
        ada = await guest(server, "Ada")
        for host in (
            "yokai.example", "YOKAI.example:443", "127.0.0.1:7007", "localhost", "[::1]:7007",
            "192.168.1.5:7007",
        ):  # fmt: skip
            for path in ("/", "/api/me", "/health"):
                answer = await ada.ask("GET", path, headers={"host": host})
                assert answer.status_code == 200, host
        for host in ("rebound.example", "yokai.example.evil", "10.0.0.1", "["):
            for path in ("/", "/api/me", "/health"):
                answer = await ada.ask("GET", path, headers={"host": host})
                assert answer.status_code == 421, host
                assert answer.json()["code"] == "wrong-host"
                assert answer.json()["params"] == {"url": "https://yokai.example"}
        url = httpx.URL(server)
        code = await ada.new_table()
        socket = await connect(
            f"ws://rebound.example/api/tables/{code}/socket",
            additional_headers={"cookie": ada.cookie},
            host=url.host,
            port=url.port,
        )
        assert json.loads(await socket.recv())["code"] == "wrong-host"
        await socket.wait_closed()
        assert socket.close_code == 4421
        await ada.leave()


async def test_any_host_will_do_where_no_public_address_is_set(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        answer = await ada.ask("GET", "/api/me", headers={"host": "my-laptop.lan:7007"})
        assert answer.status_code == 200
        await ada.leave()


async def test_metrics_are_for_this_machine_and_named_addresses(tmp_path: Path) -> None:
    ours = settings(tmp_path, metrics_from=("10.1.0.0/16", "2001:db8::1"))
    async with running(Worker(ours), forwarded_allow_ips="127.0.0.1") as server:
        ada = await guest(server, "Ada")
        for address, status in (
            (None, 200), ("127.0.0.1", 200), ("10.1.2.3", 200), ("2001:db8::1", 200),
            ("10.2.0.1", 403), ("203.0.113.9", 403), ("2001:db8::2", 403),
        ):  # fmt: skip
            headers = {"x-forwarded-for": address} if address else {}
            answer = await ada.ask("GET", "/metrics", headers=headers)
            assert answer.status_code == status, address
        assert answer.json()["code"] == "not-for-this-address"
        await ada.leave()


async def test_the_schema_is_json_and_loads_nothing_from_another_host(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        for path in ("/api/schema", "/api/schema/openapi.json"):
            answer = await ada.ask("GET", path)
            assert answer.status_code == 200
            assert "json" in answer.headers["content-type"]
            assert "/api/me" in answer.json()["paths"]
        for path in ("redoc", "swagger", "elements", "rapidoc"):
            answer = await ada.ask("GET", f"/api/schema/{path}")
            assert answer.status_code == 404
            assert not re.search(rb"https?://(?!127|test)", answer.content)
        await ada.leave()


async def test_requests_that_once_failed_are_refused(tmp_path: Path) -> None:
    deep = b"[" * 5000 + b"]" * 5000
    nested = b'{"name":' + b'{"a":' * 2500 + b"1" + b"}" * 2501
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        answer = await ada.ask("PATCH", "/api/me", headers={"origin": "http://["}, json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        for body in (deep, nested):
            json_body = {"content": body, "headers": {"content-type": "application/json"}}
            answer = await ada.ask("PATCH", "/api/me", **json_body)
            assert answer.status_code == 400
            assert answer.json()["code"] == "bad-request"
        await ada.leave()


def test_a_log_line_is_one_json_object_with_the_traceback_in_it() -> None:
    try:
        raise ValueError("-".join(["it", "is", "secret"]))
    except ValueError as error:
        told = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "", 1, 'a "quoted"\nmessage %s', ("!",), told)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert found["what"] == 'a "quoted"\nmessage !'
    assert "test_answers.py" in found["traceback"]
    assert "ValueError" in found["traceback"]
    assert "is-secret" not in found["traceback"], "messages of errors quote what they are about"


async def test_the_log_is_json_without_secrets(tmp_path: Path) -> None:
    """At its most talkative level, with a match played and requests refused."""
    log = tmp_path / "log"
    with log.open("wb") as errors:
        server = ServerProcess(
            {"YOKAI_DATA_DIR": str(tmp_path / "data"), "YOKAI_LOG": "DEBUG"}, errors=errors
        )
        server.start()
        try:
            await server.ready()
            ada = await guest(server.address, "Ada")
            code = (await ada.ask("POST", "/api/play-now", json={})).json()["code"]
            await ada.open(code)
            await ada.play_on(Random(1), until=lambda: ada.seq > 12)
            await ada.ask("GET", f"/api/tables/{code}/record")
            await ada.ask("PATCH", "/api/me", content=b"{")
            await ada.leave()
        finally:
            server.stop()
    text = log.read_text()
    for line in text.splitlines():
        assert isinstance(json.loads(line), dict), line
    assert code not in text
    assert "Ada" not in text
    assert ada.cookie.partition("=")[2] not in text
    assert "INSERT" not in text


async def test_visitors_cannot_fill_the_log_and_stopping_is_quiet(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as errors:
        server = ServerProcess({"YOKAI_DATA_DIR": str(tmp_path / "data")}, errors=errors)
        server.start()
        try:
            await server.ready()
            url = httpx.URL(server.address)
            for asked in (
                b"not HTTP at all\r\n\r\n",
                b"GET /api/me HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\n"
                b"Upgrade: nothing\r\n\r\n",
            ):
                reader, writer = await asyncio.open_connection(url.host, url.port)
                writer.write(asked)
                assert (await asyncio.wait_for(reader.read(), PATIENCE)).startswith(b"HTTP/1.1")
                writer.close()
            ada = await guest(server.address, "Ada")
            code = (await ada.http.post("/api/play-now", json={"bots": "random"})).json()["code"]
            await ada.open(code)
            await ada.vanish()
            await ada.open(code)
        finally:
            server.stop()
        assert await ada.closing() == 1012
        await ada.leave()
    assert log.read_text() == ""


async def test_a_client_that_is_gone_before_it_was_sent_to_is_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Gone:
        """A socket whose client has cut the connection, though the server does not know it yet."""

        async def receive(self) -> dict[str, Any]:
            return await asyncio.Future()

        async def send(self, _: dict[str, Any]) -> None:
            raise ClientDisconnected

    connection = Connection(Caller("", "ada"), queue=5)
    connection.send(b"{}")

    async def receive(_: str | bytes) -> None:
        raise AssertionError("nothing is received")

    await sockets._serve(cast("sockets.Socket", Gone()), connection, receive)
    assert not caplog.records


def test_a_task_that_is_cancelled_while_the_server_stops_is_not_logged() -> None:
    cancelled = (asyncio.CancelledError, asyncio.CancelledError(), None)
    failed = (ValueError, ValueError(), None)

    def kept(level: int, error: Any) -> bool:
        record = logging.LogRecord("uvicorn.error", level, "", 1, "Exception", (), error)
        return is_worth_a_line(record)

    assert kept(logging.ERROR, failed)
    assert kept(logging.ERROR, None)
    assert not kept(logging.ERROR, cancelled)
    assert not kept(logging.WARNING, None)


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow beyond its first bytes, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_health_notices_a_store_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yokai_septet.server.store.health.FRESH", 0.0)
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        assert (await ada.ask("GET", "/health")).status_code == 200
        with full_disk():
            answer = await ada.ask("GET", "/health")
        assert answer.status_code == 503
        assert answer.json()["code"] == "store-unavailable"
        assert (await ada.ask("GET", "/health")).status_code == 200, "and that it works again"
        await ada.leave()


async def test_health_notices_a_damaged_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yokai_septet.server.store.health.FRESH", 0.0)
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        await ada.new_table()
        assert (await ada.ask("GET", "/health")).status_code == 200
        file = worker.settings.database_file
        for damaged in (file, Path(f"{file}-wal")):
            size = damaged.stat().st_size
            with damaged.open("r+b") as opened:
                opened.write(b"\xff" * size)
        assert (await ada.ask("GET", "/health")).status_code == 503
        await ada.leave()


async def test_asking_for_health_often_costs_one_look(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        looks = 0
        check = worker.store.check

        async def counted() -> None:
            nonlocal looks
            looks += 1
            await check()

        worker.store.check = counted  # type: ignore[method-assign]
        for _ in range(5):
            assert (await ada.ask("GET", "/health")).status_code == 200
        assert looks <= 2
        await ada.leave()
