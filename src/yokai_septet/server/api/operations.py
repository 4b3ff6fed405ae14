"""For those who run a server: health and metrics."""

from litestar import get
from litestar.di import NamedDependency

from yokai_septet.server.rooms.service import TableService


@get("/health", tags=["operations"])
async def health(service: NamedDependency[TableService]) -> dict[str, str]:
    """Whether this worker and its store can serve."""
    await service.store.check()
    return {"status": "ok"}


@get("/metrics", tags=["operations"], media_type="text/plain")
async def metrics(service: NamedDependency[TableService]) -> str:
    """Counters, for Prometheus."""
    return service.metrics.text()


HANDLERS = [health, metrics]
