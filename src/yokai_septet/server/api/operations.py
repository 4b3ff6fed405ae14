"""For operators: health and metrics."""

from litestar import get

from yokai_septet.server.api.auth import TheWorker


@get("/health", tags=["operations"])
async def health(worker: TheWorker) -> dict[str, str]:
    """Whether this worker can serve, and its store reads and writes."""
    await worker.health.check()
    return {"status": "ok"}


@get("/metrics", tags=["operations"], media_type="text/plain")
async def metrics(worker: TheWorker) -> str:
    """Counters, for Prometheus."""
    return worker.metrics.text()


HANDLERS = [health, metrics]
