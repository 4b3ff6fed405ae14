"""For operators: health and metrics."""

from litestar import get

from yokai_septet.server.api.auth import Asking, TheWorker
from yokai_septet.server.errors import not_for_this_address


@get("/health", tags=["operations"])
async def health(worker: TheWorker) -> dict[str, str]:
    """Whether this worker can serve, and its store reads and writes."""
    await worker.health.check()
    return {"status": "ok"}


@get("/metrics", tags=["operations"], media_type="text/plain")
async def metrics(request: Asking, worker: TheWorker) -> str:
    """Counters, for Prometheus; only for this machine and the addresses that the host names."""
    if request.client is None or not worker.settings.may_read_metrics(request.client.host):
        raise not_for_this_address()
    return worker.metrics.text()


HANDLERS = [health, metrics]
