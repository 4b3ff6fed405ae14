"""The bus between several workers: Redis. Only who has several workers loads this."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from yokai_septet.server.bus import News

log = logging.getLogger(__name__)
CHANNEL = "yokai-septet"


class RedisBus:
    """Several workers, connected by Redis. It may come and go: the sweep bridges the gaps."""

    def __init__(self, url: str, worker: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._worker = worker.encode()
        self._queue: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Callable[[News], None]) -> None:
        """Begin to listen."""
        self._tasks = [
            asyncio.create_task(self._listen(hear)),
            asyncio.create_task(self._speak()),
        ]

    def tell(self, news: News) -> None:
        """Tell the others; when too much is waiting, the sweep must do."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(news)

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            news = await self._queue.get()
            try:
                await self._redis.publish(CHANNEL, self._worker + b" " + msgspec.json.encode(news))
            except (RedisError, OSError) as error:
                log.warning("bus-unavailable %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _listen(self, hear: Callable[[News], None]) -> None:
        decode = msgspec.json.Decoder(News).decode
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] != "message":
                            continue
                        worker, _, body = message["data"].partition(b" ")
                        if worker != self._worker:
                            hear(decode(body))
            except (RedisError, OSError, msgspec.MsgspecError) as error:
                log.warning("bus-unavailable %s", type(error).__name__)
                await asyncio.sleep(0.5)
