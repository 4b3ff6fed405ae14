"""Messages reach a client complete and in order, whether they are sent at once or have to wait."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.kit import guest, running, settings
from yokai_septet.server.api.connections import TOGETHER, UNREAD, GuardedSocket, frame_head
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.rooms.connection import Connection
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker

SIZES = (0, 125, 126, 65_535, 65_536)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_what_the_library_makes_of_it(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def connection(send_now: Callable[[bytes], bool]) -> Connection:
    return Connection(Caller("", "ada"), 3, send_now)


async def test_a_message_is_sent_at_once_only_if_none_is_before_it() -> None:
    sent: list[bytes] = []

    def send_now(message: bytes) -> bool:
        sent.append(message)
        return True

    made = connection(send_now)
    made.send(b"1")  # nobody has begun to take messages
    assert not sent
    assert await made.next() == b"1"
    made.send(b"2")  # the first one is on its way
    assert not sent
    assert await made.next() == b"2"
    waiting = asyncio.create_task(made.next())
    await asyncio.sleep(0)
    made.send(b"3")
    made.send(b"4")
    assert sent == [b"3", b"4"]
    assert not waiting.done()
    waiting.cancel()


async def test_sending_to_a_connection_that_is_just_being_closed_fails_for_nobody() -> None:
    """A change is sent to one connection after the other: an error would keep it from the rest."""
    connection = Connection(Caller("", "ada"), 2, lambda _: False)
    writing = asyncio.create_task(connection.next())
    await asyncio.sleep(0)
    writing.cancel()
    connection.send(b"one")
    with pytest.raises(asyncio.CancelledError):
        await writing
    connection.send(b"two")
    connection.close(1012)


async def test_what_cannot_be_sent_at_once_waits_and_holds_back_the_rest() -> None:
    asked: list[bytes] = []

    def send_now(message: bytes) -> bool:
        asked.append(message)
        return False

    made = connection(send_now)
    waiting = asyncio.create_task(made.next())
    await asyncio.sleep(0)
    for message in (b"1", b"2", b"3"):
        made.send(message)
    assert asked == [b"1"], "the others wait behind it"
    assert [await waiting, await made.next(), await made.next()] == [b"1", b"2", b"3"]
    assert not made.cut
    for _ in range(4):
        made.send(b"4")
    assert made.cut, "a client that does not read is cut off"


async def test_more_than_a_client_can_take_at_once_comes_in_order(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path, limits=Limits(queue=1000)))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        await ada.open(code)
        room, before = worker.rooms[code], len(ada.messages)
        filling = "x" * 70_000
        for burst in range(3):  # the client reads nothing during a burst, and a part after it
            for number in range(100):
                text = {"type": "test", "number": 100 * burst + number, "filling": filling}
                room.send(json.dumps(text).encode())
            await asyncio.sleep(0.01)
        await ada.until(lambda: len(ada.messages) >= before + 300)
        assert [m["number"] for m in ada.messages[before:]] == list(range(300))
        await ada.leave()


class Wire(asyncio.Transport):
    """Writes down what a socket does with its connection."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.is_paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


def socket(wire: Wire) -> GuardedSocket:
    config = Config("nothing", interface="asgi3", ws_max_size=1000, log_config=None)
    config.loaded, config.loaded_app = True, None
    made = GuardedSocket(config, ServerState(), {})
    made.transport, made.handshake_complete = wire, True
    return made


def frames(*texts: bytes) -> bytes:
    return b"".join(frame_head(len(text)) + text for text in texts)


async def test_what_is_sent_in_one_go_is_written_together() -> None:
    wire = Wire()
    made = socket(wire)
    assert made.send_now(b"change")
    assert made.send_now(b"answer")
    assert not wire.writes
    await asyncio.sleep(0)
    assert wire.writes == [frames(b"change", b"answer")]
    made.send_now(b"next")
    await asyncio.sleep(0)
    assert wire.writes[1:] == [frames(b"next")]
    large = b"x" * TOGETHER
    made.send_now(large)
    assert wire.writes[2:] == [frames(large)], "much is not collected"


class BrokenWire(Wire):
    """Cannot be written to."""

    was_aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        raise RuntimeError("nobody knows why")

    def abort(self) -> None:
        self.was_aborted = True


async def test_a_socket_that_cannot_be_written_to_does_not_keep_the_others_waiting() -> None:
    broken, wires = BrokenWire(), [Wire(), Wire()]
    for wire in (wires[0], broken, wires[1]):
        assert socket(wire).send_now(b"change")
    await asyncio.sleep(0)
    assert [wire.writes for wire in wires] == [[frames(b"change")]] * 2
    assert broken.was_aborted


async def test_what_is_sent_through_asgi_comes_after_what_was_sent_at_once() -> None:
    wire = Wire()
    made = socket(wire)
    made.conn.state = made.conn.state.OPEN
    made.send_now(b"first")
    await made.send({"type": "websocket.send", "text": "second"})
    await asyncio.sleep(0)
    assert b"".join(wire.writes) == frames(b"first", b"second")


async def test_reading_pauses_only_for_a_client_that_is_faster_than_the_server() -> None:
    wire = Wire()
    made = socket(wire)
    for number in range(UNREAD):
        made.handle_text(Frame(Opcode.TEXT, f"{number}".encode()))
        assert not wire.is_paused
    made.handle_text(Frame(Opcode.TEXT, "é".encode()))
    assert wire.is_paused
    texts = [(await made.receive())["text"] for _ in range(UNREAD + 1)]  # type: ignore[typeddict-item]
    assert texts == [*(f"{number}" for number in range(UNREAD)), "é"]
    assert not wire.is_paused
