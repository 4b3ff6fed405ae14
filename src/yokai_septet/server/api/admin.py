"""The admin page's requests: only for whoever opened a link that `yokai admin` has printed."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Annotated

from litestar import delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from yokai_septet.protocol import admin as p
from yokai_septet.server.admin import acts
from yokai_septet.server.admin.keys import COOKIE, SESSION_LIFETIME
from yokai_septet.server.admin.networks import contains, network_named
from yokai_septet.server.api.auth import Asking, TheAuth, TheWorker, network
from yokai_septet.server.callers.identity import digest
from yokai_septet.server.errors import admin_link_needed, admin_link_void, own_network
from yokai_septet.server.store.admin import StoredAct
from yokai_septet.server.worker import Worker


@post("/api/admin/session", tags=["admin"], status_code=200)
async def open_admin(
    request: Asking, data: JSONBody[p.OpenAdmin], worker: TheWorker, auth: TheAuth
) -> p.AdminState:
    """Open the admin page with the secret of a link, which works once; a cookie says so for an
    hour."""
    at = worker.now()
    key, keys = digest(data.secret), worker.store.admin
    # Only a wrong secret counts, or others at the host's address could keep the host out.
    if await keys.key_until(key, "link", at) is None or not await keys.take_key(key, "link", at):
        await auth.slow_down(await auth.known_caller(request))
        raise admin_link_void()
    token = token_urlsafe(24)
    until = at + SESSION_LIFETIME
    await keys.add_key(digest(token), "session", until)
    auth.give_admin_cookie(request.scope, token, SESSION_LIFETIME)
    return await worker.admin.state(until)


@delete("/api/admin/session", tags=["admin"])
async def close_admin(request: Asking, worker: TheWorker, auth: TheAuth) -> None:
    """End the session: its cookie is worth nothing from now on."""
    await _session_until(request, worker)
    key = digest(request.cookies.get(COOKIE, ""))
    await worker.store.admin.take_key(key, "session", worker.now())
    auth.give_admin_cookie(request.scope, "", 0)


@get("/api/admin", tags=["admin"])
async def admin(request: Asking, worker: TheWorker) -> p.AdminState:
    """Who is connected from where, the tables, the load, bars, and what hosts have done."""
    return await worker.admin.state(await _session_until(request, worker))


@post("/api/admin/tables/{code:str}/close", tags=["admin"], status_code=200)
async def close_table(request: Asking, code: FromPath[str], worker: TheWorker) -> p.AdminState:
    """End what goes on at a table. Its players are told that the host has closed it."""
    return await _order(request, worker, lambda at: acts.close_table(code, at))


@patch("/api/admin/people/{person:str}", tags=["admin"])
async def rename_person(
    request: Asking, person: FromPath[str], data: JSONBody[p.RenamePerson], worker: TheWorker
) -> p.AdminState:
    """Give a person another name, which they cannot change for a day."""
    return await _order(request, worker, lambda at: acts.rename_person(person, data.name, at))


@put("/api/admin/people/{person:str}/bar", tags=["admin"])
async def bar_person(
    request: Asking, person: FromPath[str], data: JSONBody[p.BarPerson], worker: TheWorker
) -> p.AdminState:
    """Keep a person and their programs out for a while."""
    return await _order(request, worker, lambda at: acts.bar_person(person, data.seconds, at))


@delete("/api/admin/people/{person:str}/bar", tags=["admin"], status_code=200)
async def lift_person(request: Asking, person: FromPath[str], worker: TheWorker) -> p.AdminState:
    """Let a person come back, or choose a name again."""
    return await _order(request, worker, lambda at: acts.lift_bar(person, None, at))


@put("/api/admin/networks/bar", tags=["admin"])
async def bar_network(
    request: Asking, data: JSONBody[p.BarNetwork], worker: TheWorker
) -> p.AdminState:
    """Keep everybody in a network out for a while; not your own."""
    await _session_until(request, worker)
    if contains(network_named(data.network), network(request)):
        raise own_network(data.network)
    return await _order(
        request, worker, lambda at: acts.bar_network(data.network, data.seconds, at)
    )


@delete("/api/admin/networks/bar", tags=["admin"], status_code=200)
async def lift_network(
    request: Asking, barred: Annotated[str, QueryParameter(name="network")], worker: TheWorker
) -> p.AdminState:
    """Let a network come back."""
    return await _order(request, worker, lambda at: acts.lift_bar(None, barred, at))


async def _session_until(request: Asking, worker: Worker) -> float:
    """Until when the sender of a request is the host; an error if they are not."""
    token = request.cookies.get(COOKIE, "")
    until = None
    if token:
        until = await worker.store.admin.key_until(digest(token), "session", worker.now())
    if until is None:
        raise admin_link_needed()
    return until


async def _order(
    request: Asking, worker: Worker, act_at: Callable[[float], StoredAct]
) -> p.AdminState:
    """Have an act carried out, and show what there is then."""
    until = await _session_until(request, worker)
    await worker.admin.order(act_at(worker.now()))
    return await worker.admin.state(until)


HANDLERS = [
    open_admin, close_admin, admin, close_table, rename_person, bar_person, lift_person,
    bar_network, lift_network,
]  # fmt: skip
