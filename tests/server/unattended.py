"""Tables at which nobody sits."""

from typing import Any

from yokai_septet.server.worker import Worker


async def entries(worker: Worker, code: str) -> int:
    return (await worker.store.seqs([code]))[code]


async def bots_only(owner: Any) -> str:
    """A table where bots alone play, as long as somebody looks on."""
    code: str = (await owner.http.post("/api/tables", json={"bots": "random"})).json()["code"]
    await owner.open(code)
    assert (await owner.send("leave"))["type"] == "done"
    assert (await owner.send("fill-with-bots"))["type"] == "done"
    assert (await owner.send("start"))["type"] == "done"
    return code
