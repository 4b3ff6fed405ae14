"""The bus between several workers: Redis. Loaded only when running several workers."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from yokai_septet.server.bus.message import BusMessage

log = logging.getLogger(__name__)
CHANNEL = "yokai-septet"


class RedisBus:
    """Publishes to a Redis channel. Redis may come and go: the sweep bridges the gaps."""

    def __init__(self, url: str, worker: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._worker = worker.encode()
        self._queue: asyncio.Queue[BusMessage] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, receive: Callable[[BusMessage], None]) -> None:
        """Begin to listen."""
        self._tasks = [
            asyncio.create_task(self._listen(receive)),
            asyncio.create_task(self._send()),
        ]

    def publish(self, message: BusMessage) -> None:
        """Queue a message for sending; dropped when the queue is full, since the sweep makes up."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(message)

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                await self._redis.publish(
                    CHANNEL, self._worker + b" " + msgspec.json.encode(message)
                )
            except (RedisError, OSError) as error:
                log.warning("bus-unavailable %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _listen(self, receive: Callable[[BusMessage], None]) -> None:
        decode = msgspec.json.Decoder(BusMessage).decode
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] != "message":
                            continue
                        worker, _, body = message["data"].partition(b" ")
                        if worker != self._worker:
                            receive(decode(body))
            except (RedisError, OSError, msgspec.MsgspecError) as error:
                log.warning("bus-unavailable %s", type(error).__name__)
                await asyncio.sleep(0.5)
