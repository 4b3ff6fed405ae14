"""What `yokai admin` does: it has the data folder, so it speaks through the store, and never to the
server itself."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec

from yokai_septet.errors import InvalidValue
from yokai_septet.protocol import admin as p
from yokai_septet.server.admin.acts import check_done
from yokai_septet.server.admin.keys import LINK_LIFETIME, new_link
from yokai_septet.server.admin.report import Report
from yokai_septet.server.admin.service import LOOK_FOR
from yokai_septet.server.admin.state import admin_state
from yokai_septet.server.errors import many_guests, no_server, not_migrated, unknown_guest
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store
from yokai_septet.server.store.admin import LOOK, StoredAct

PATIENCE = 6.0
"""Seconds after which no server is there; a running one answers within two."""
PAUSE = 0.1
OTHERS = 1.5
"""Seconds that other workers have to report after the first one."""
SHORTEST_ID = 4
"""How many characters of an id name a person."""


def overview(settings: Settings) -> tuple[p.AdminState, str]:
    """What the host is shown, and a link to the admin page."""

    async def run() -> tuple[p.AdminState, str]:
        async with _store(settings) as store:
            reports = await _reports(store, settings)
            at = time.time()
            state = await admin_state(store, reports, at, at + LINK_LIFETIME)
            link = await new_link(store.admin, state.workers[0].url, at)
            return state, link

    return asyncio.run(run())


def order(settings: Settings, act: StoredAct) -> None:
    """Have an act carried out, and wait until it is; an error if it is refused, or if no server
    does it."""

    async def run() -> None:
        async with _store(settings) as store:
            await store.admin.add_act(act)
            stored = act
            waited = 0.0
            while stored.done_at is None:
                if waited > PATIENCE and await store.admin.withdraw(act.id):
                    raise no_server()
                await asyncio.sleep(PAUSE)
                waited += PAUSE
                stored = await store.admin.act(act.id) or stored
            check_done(stored)

    asyncio.run(run())


def person_named(settings: Settings, text: str) -> tuple[str, str]:
    """The id and the name of the person who has this name, or whose id begins like this."""

    async def run() -> tuple[str, str]:
        async with _store(settings) as store:
            people = await store.admin.people_named(text)
        named = [(person, name) for person, name in people if name == text]
        begins = [(person, name) for person, name in people if person.startswith(text)]
        fitting = begins if len(text) >= SHORTEST_ID and begins else named
        if not fitting:
            raise unknown_guest(text)
        if len(fitting) > 1:
            raise many_guests(text)
        return fitting[0]

    return asyncio.run(run())


async def _reports(store: Store, settings: Settings) -> Mapping[str, Report]:
    """What all workers report."""
    at = time.time()
    await store.admin.add_key(LOOK, LOOK, at + LOOK_FOR)
    waited = 0.0
    while not (bodies := await store.admin.reports(at)):
        if waited > PATIENCE:
            raise no_server()
        await asyncio.sleep(PAUSE)
        waited += PAUSE
    if settings.redis_url:
        await asyncio.sleep(OTHERS)
        bodies = await store.admin.reports(at)
    return {worker: msgspec.json.decode(body, type=Report) for worker, body in bodies.items()}


@asynccontextmanager
async def _store(settings: Settings) -> AsyncIterator[Store]:
    file = settings.database_file
    if settings.is_sqlite and not file.exists():
        raise InvalidValue("no-database", f"There is no database at {file}.", text=str(file))
    store = Store(replace(settings, store_timeout=10.0))
    try:
        if not await store.is_current():
            raise not_migrated()
        yield store
    finally:
        await store.close()
