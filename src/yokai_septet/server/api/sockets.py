"""The sockets: one for each open table, one for the lobby."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from yokai_septet.errors import YokaiError
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.commands import command_id_of, read_command
from yokai_septet.protocol.refusals import encode_refusal
from yokai_septet.protocol.request_errors import server_error
from yokai_septet.server.api.auth import Auth, TheAuth, TheWorker, check_host, check_origin, network
from yokai_septet.server.api.connections import identify, send_now_of
from yokai_septet.server.api.errors import status_of
from yokai_septet.server.api.tables import find_table
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.rate_limits import Bucket
from yokai_septet.server.errors import too_fast, unknown_person
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.worker import Worker
from yokai_septet.table import Table
from yokai_septet.table import commands as c

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]

GONE = (WebSocketDisconnect, OSError)
"""What reading and writing end with when the client has gone, with or without a word."""


@websocket("/api/tables/{code:str}/socket", include_in_schema=False)
async def table_socket(
    socket: Socket,
    code: FromPath[str],
    worker: TheWorker,
    auth: TheAuth,
) -> None:
    """Commands in, messages out."""
    code, limits = code.upper(), worker.settings.limits

    async def serve(connection: Connection) -> None:
        table = await find_table(socket, code, worker, auth, connection.person)
        has_seat = table.seat_of(connection.person) is not None
        is_guest = has_seat or _is_invited(worker, connection, table)
        is_kept = await _has_place(worker, connection.caller, table, is_guest)
        with _one_more(socket, worker, connection, is_kept=is_kept, has_seat=is_guest):
            await play(connection)

    async def play(connection: Connection) -> None:
        bucket = Bucket(limits.commands_at_once, limits.commands_per_second, worker.now())

        async def receive(text: str | bytes) -> None:
            if bucket.take(worker.now()):
                await _dispatch(worker, code, connection, text)
                return
            if bucket.level <= -limits.commands_at_once:
                connection.close(1008)
            connection.send(encode(encode_refusal(too_fast(), command_id_of(text))))

        try:
            await worker.service.connect(code, connection)
            await _serve(socket, connection, receive)
        finally:
            await worker.service.disconnect(code, connection)

    await _welcome(socket, worker, auth, serve, code)


@websocket("/api/lobby/socket", include_in_schema=False)
async def lobby_socket(socket: Socket, worker: TheWorker, auth: TheAuth) -> None:
    """The list of public tables, whenever it changes."""

    async def serve(connection: Connection) -> None:
        async def ignore(_: str | bytes) -> None:
            connection.close(1008)

        is_kept = await worker.users.has_earned(connection.caller)
        with _one_more(socket, worker, connection, is_kept=is_kept, has_seat=False):
            worker.lobby.listeners.add(connection)
            try:
                connection.send(encode(await worker.lobby.tables()))
                await _serve(socket, connection, ignore)
            finally:
                worker.lobby.listeners.discard(connection)

    await _welcome(socket, worker, auth, serve)


async def _welcome(
    socket: Socket,
    worker: Worker,
    auth: Auth,
    serve: Callable[[Connection], Awaitable[None]],
    place: str = "",
) -> None:
    """Accept a socket of a known person, from the server's own page or a program, and serve it;
    `place` is the code of its table."""
    await socket.accept()
    try:
        check_host(socket, worker.settings)
        check_origin(socket, worker.settings.public_url)
        worker.bars.check_network(network(socket))
        person = await auth.known(socket)
        if person is None:
            raise unknown_person()
        caller = Caller(network(socket), person)
        queue = worker.settings.limits.queue
        invitation = auth.invitation(socket, place)
        await serve(Connection(caller, queue, send_now_of(socket.scope), invitation))
    except YokaiError as error:
        await _turn_away(socket, error)


def _is_invited(worker: Worker, connection: Connection, table: Table) -> bool:
    """Whether somebody comes with the table's invitation, of whom there may be twice as many as
    there are seats."""
    if connection.invitation is None or connection.invitation != table.invitation:
        return False
    room = worker.rooms.known(table.code)
    there = set() if room is None else {other.person for other in room.connections}
    return len(there - {connection.person}) < 2 * len(table.chairs)


async def _has_place(worker: Worker, caller: Caller, table: Table, is_guest: bool) -> bool:
    """Whether a person has earned a place at their address; at a table where they sit or are
    invited, also if somebody there has."""
    if await worker.users.has_earned(caller):
        return True
    people = {chair.person for chair in table.chairs} if is_guest else ()
    others = [Caller(caller.network, person) for person in people if person]
    return any([await worker.users.has_earned(other) for other in others])


@contextlib.contextmanager
def _one_more(
    socket: Socket, worker: Worker, connection: Connection, *, is_kept: bool, has_seat: bool
) -> Iterator[None]:
    """Count a socket as long as it is open, or refuse it."""
    with worker.sockets.one_more(connection, is_kept=is_kept, has_seat=has_seat):
        identify(socket.scope, connection.caller, is_kept=is_kept, has_seat=has_seat)
        yield


async def _turn_away(socket: Socket, error: YokaiError) -> None:
    """Send the error and close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(encode(encode_refusal(error, None)).decode())
        await socket.close(4000 + status_of(error), error.code)


async def _serve(
    socket: Socket, connection: Connection, receive: Callable[[str | bytes], Awaitable[None]]
) -> None:
    """Send and receive until one of the two ends."""
    tasks = [
        asyncio.create_task(_read(socket, receive)),
        asyncio.create_task(_write(socket, connection)),
        asyncio.create_task(connection.closed.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, GONE):
                log.error("socket-failed %s", type(result).__name__, exc_info=result)
        if connection.cut:  # a client that does not read is not waited for
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1.0):
                    await socket.close(connection.close_code, connection.close_reason)


async def _read(socket: Socket, receive: Callable[[str | bytes], Awaitable[None]]) -> None:
    while True:
        event: dict[str, Any] = await socket.receive()  # type: ignore[assignment]
        if event["type"] != "websocket.receive":
            return
        await receive(event.get("text") or event.get("bytes") or "")


async def _write(socket: Socket, connection: Connection) -> None:
    while (message := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def _dispatch(worker: Worker, code: str, connection: Connection, text: str | bytes) -> None:
    """Carry out one command and send its answer."""
    command_id = None
    try:
        try:
            command = read_command(text)
        except YokaiError:
            command_id = command_id_of(text)
            raise
        command_id = command.id
        match command:
            case c.Say(phrase=phrase):
                await worker.talk.say(code, connection.person, phrase)
                answer: m.ServerMessage | None = None
            case c.LeadReview():
                await worker.talk.lead_review(code, connection.person, command)
                answer = None
            case c.AskHint():
                answer = await worker.service.hint(code, connection.caller, command)
            case _:
                caller = connection.caller
                seq = await worker.service.command(
                    code, caller.person, command, caller.network, connection.invitation
                )
                answer = m.Done(id=command_id, seq=seq)
        if answer is not None:
            connection.send(encode(answer))
    except Exception as failure:
        refusal = _as_error(failure)
        worker.metrics.count("refused", refusal.code)
        connection.send(encode(encode_refusal(refusal, command_id)))
        if refusal.code == "decision-is-over":  # the present state answers a late answer
            connection.send(encode(await worker.service.state(code, connection.person)))


def _as_error(failure: Exception) -> YokaiError:
    """What the client is told of a failure; no details of one that is the server's fault."""
    if isinstance(failure, YokaiError):
        return failure
    log.error("command-failed %s", type(failure).__name__, exc_info=failure)
    return server_error()
