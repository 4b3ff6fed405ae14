"""Connections that say nothing, too many of them, and proxies: with real sockets."""

import asyncio
import contextlib
import json
import logging
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.guarded import guarded
from tests.server.kit import PATIENCE, guest, running, settings
from tests.server.processes import ServerProcess
from yokai_septet.errors import InvalidValue
from yokai_septet.server.api import connection_guard
from yokai_septet.server.api.connection_guard import (
    MOST_FILES,
    OTHER_FILES,
    QUIET,
    handle_loop_error,
    log_seldom,
    raise_file_limit,
)
from yokai_septet.server.settings import Limits, Settings
from yokai_septet.server.worker import Worker

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(server: str, address: str, **options: Any) -> Stream:
    url = httpx.URL(server)
    return await asyncio.open_connection(url.host, url.port, local_addr=(address, 0), **options)


async def visit(server: str, address: str, path: str = "/api/offers") -> int:
    """The status of a visitor's first request."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as http:
        return (await http.get(server + path)).status_code


async def answer(stream: Stream) -> bytes:
    """Everything that the server sends until it closes the connection."""
    reader, writer = stream
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_silent_connections_of_one_address_leave_the_others_alone(tmp_path: Path) -> None:
    options = guarded(tmp_path, network_connections=20)
    async with running(Worker(settings(tmp_path)), **options) as server:
        silent = [await dial(server, "127.0.0.2") for _ in range(60)]
        assert [await answer(stream) for stream in silent[:40]] == [b""] * 40, "the oldest go"
        assert await visit(server, "127.0.0.2") == 200, "nobody knows yet who that is"
        assert await visit(server, "127.0.0.3") == 200
        assert sum(not reader.at_eof() for reader, _ in silent[40:]) == 19
        for _, writer in silent[40:]:
            writer.close()


async def test_all_addresses_together_hold_so_many_connections(tmp_path: Path) -> None:
    options = guarded(tmp_path, connections=10)
    async with running(Worker(settings(tmp_path)), **options) as server:
        few = [await dial(server, f"127.0.{number}.1") for number in range(1, 6)]
        many = [await dial(server, "127.0.0.2") for _ in range(5)]
        assert await visit(server, "127.0.9.3") == 200
        assert await answer(many[0]) == b"", "one of the address that holds most"
        assert not any(reader.at_eof() for reader, _ in (*few, *many[1:]))
        for _, writer in (*few, *many[1:]):
            writer.close()


async def test_with_few_open_files_two_addresses_do_not_take_them_all(tmp_path: Path) -> None:
    options = guarded(tmp_path, files=OTHER_FILES + 40)
    async with running(Worker(settings(tmp_path)), **options) as server:
        silent = [await dial(server, f"127.0.0.{2 + n % 2}") for n in range(40)]
        assert [await answer(stream) for stream in silent[:20]] == [b""] * 20
        assert await visit(server, "127.0.0.4") == 200
        assert not any(reader.at_eof() for reader, _ in silent[20:])
        for _, writer in silent[20:]:
            writer.close()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/offers HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /api/offers HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    ],
    ids=["silent", "half a head", "half a body", "half a second request"],
)
async def test_a_request_must_arrive_in_time(tmp_path: Path, begun: bytes) -> None:
    options = guarded(tmp_path, request_timeout=0.5)
    async with running(Worker(settings(tmp_path)), **options) as server:
        reader, writer = await dial(server, "127.0.0.2")
        writer.write(begun)
        with contextlib.suppress(ConnectionError):
            while True:
                await asyncio.sleep(0.1)  # a byte now and then does not help
                if begun:
                    writer.write(b"x")
                if reader.at_eof() or writer.is_closing():
                    break
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(65536), 0.1)
        writer.close()


async def test_who_has_asked_in_time_may_wait(tmp_path: Path) -> None:
    options = guarded(tmp_path, request_timeout=0.3, network_connections=4)
    async with running(Worker(settings(tmp_path)), **options) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/tables", json={})).json()["code"]
        await ada.open(code)
        await asyncio.sleep(0.8)
        assert (await ada.send("leave"))["type"] == "done", "a socket has no such limit"
        assert (await ada.http.get("/api/me")).status_code == 200
        for _ in range(8):  # closed sockets are not counted
            await ada.close()
            await ada.open(code)
        await ada.leave()


async def test_an_answer_must_be_taken_in_time(tmp_path: Path) -> None:
    options = guarded(tmp_path, answer_timeout=0.5)
    async with running(Worker(settings(tmp_path)), **options) as server:
        url = httpx.URL(server)
        plug = socket.socket()
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, (url.host, url.port))
        asked = b"GET /api/offers HTTP/1.1\r\nHost: x\r\n\r\n" * 100

        async def ask_for_ever() -> None:  # and take no answer
            while True:
                await asyncio.get_running_loop().sock_sendall(plug, asked)

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(ask_for_ever(), PATIENCE)
        plug.close()


@pytest.fixture
def nothing_logged() -> Iterator[None]:
    connection_guard._logged.clear()
    yield
    connection_guard._logged.clear()


def test_trouble_is_logged_once_a_minute(
    nothing_logged: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    loop = asyncio.new_event_loop()
    for _ in range(1000):
        context = {"message": "socket.accept() out of system resource", "exception": OSError(24)}
        handle_loop_error(loop, context)
    assert [record.message for record in caplog.records] == ["accept-failed times=1"]
    at = connection_guard._logged["accept-failed"][0]
    log_seldom("accept-failed", at + QUIET + 1)
    assert caplog.records[-1].message == "accept-failed times=1000"
    handle_loop_error(loop, {"message": "another trouble"})
    assert caplog.records[-1].message == "another trouble"
    loop.close()


def test_a_worker_opens_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, allowed), hard))
    try:
        assert raise_file_limit() == allowed
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (allowed, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_server_with_few_files_serves_on_among_silent_connections(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as errors:
        process = ServerProcess({"YOKAI_DATA_DIR": str(tmp_path)}, files=256, errors=errors)
        process.start()
        try:
            await process.ready()
            silent = []
            for number in range(400):
                with contextlib.suppress(OSError):
                    silent.append(await dial(process.address, f"127.0.1.{number % 250 + 1}"))
            assert len(silent) > 300
            for _ in range(3):
                assert await visit(process.address, "127.0.0.1") in (200, 503)
            for _, writer in silent:
                writer.close()
            while await visit(process.address, "127.0.0.1") != 200:
                await asyncio.sleep(0.1)
        finally:
            process.stop()
    assert log.stat().st_size < 10_000, log.read_text()[:2000]


async def test_only_trusted_proxies_say_where_a_request_comes_from(tmp_path: Path) -> None:
    environment = {"YOKAI_DATA_DIR": str(tmp_path), "YOKAI_TRUSTED_PROXIES": "127.0.0.3, ::1"}
    process = ServerProcess(environment)
    process.start()
    try:
        await process.ready()

        async def guess(address: str, visitor: str, times: int = 1) -> int:
            """The answer to the last of so many wrong codes."""
            transport = httpx.AsyncHTTPTransport(local_address=address)
            headers = {"x-forwarded-for": visitor}
            async with httpx.AsyncClient(
                base_url=process.address, transport=transport, headers=headers, timeout=PATIENCE
            ) as http:
                await http.get("/api/me")
                for _ in range(times):
                    status = (await http.get("/api/tables/ZZZZZZ")).status_code
            return status

        many = Limits().guesses_at_once * 2
        assert await guess("127.0.0.3", "192.0.2.1", many) == 429
        assert await guess("127.0.0.3", "192.0.2.2") == 404, "another visitor"
        assert await guess("127.0.0.2", "192.0.2.3", many) == 429
        assert await guess("127.0.0.2", "192.0.2.4") == 429, "the same visitor, who lies"
    finally:
        process.stop()


def test_settings_that_cannot_be_used_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YOKAI_TRUSTED_PROXIES", "10.0.0.0/8, ::1")
    assert Settings.from_environment().trusted_proxies == ("10.0.0.0/8", "::1")
    for name, text in [("YOKAI_TRUSTED_PROXIES", "proxy.example"), ("YOKAI_CONNECTIONS", "many")]:
        monkeypatch.setenv(name, text)
        with pytest.raises(InvalidValue) as caught:
            Settings.from_environment()
        assert caught.value.code == "bad-setting"
        assert json.loads(json.dumps(caught.value.params)) == {"name": name, "text": text}
        monkeypatch.delenv(name)
