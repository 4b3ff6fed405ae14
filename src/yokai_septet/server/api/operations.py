"""For operators: health and metrics."""

from litestar import get
from litestar.di import NamedDependency

from yokai_septet.server.worker import Worker


@get("/health", tags=["operations"])
async def health(worker: NamedDependency[Worker]) -> dict[str, str]:
    """Whether this worker and its store can serve."""
    await worker.store.check()
    return {"status": "ok"}


@get("/metrics", tags=["operations"], media_type="text/plain")
async def metrics(worker: NamedDependency[Worker]) -> str:
    """Counters, for Prometheus."""
    return worker.metrics.text()


HANDLERS = [health, metrics]
