"""Identity: who a visitor is, their name, their other devices and programs."""

from secrets import token_urlsafe

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from yokai_septet.protocol import api
from yokai_septet.protocol.request_errors import not_found
from yokai_septet.server.api.auth import Asking, TheAuth, TheWorker
from yokai_septet.server.callers.identity import LINK_LIFETIME, digest, is_program, new_program
from yokai_septet.server.errors import (
    programs_make_none,
    too_many_programs,
    unknown_link,
)
from yokai_septet.server.worker import Worker
from yokai_septet.table.names import check_name


@get("/api/me", tags=["identity"])
async def me(request: Asking, worker: TheWorker, auth: TheAuth) -> api.Me:
    """Who you are. On the first visit you become a guest, and a cookie says so from then on."""
    person = await auth.anybody(request)
    return await described(worker, person)


async def described(worker: Worker, person: str) -> api.Me:
    """A person, as they are told of themselves."""
    names = await worker.names.of([person])
    return api.Me(name=names.get(person, ""), program=is_program(person), server_now=worker.now())


@patch("/api/me", tags=["identity"])
async def rename(
    request: Asking,
    data: JSONBody[api.Rename],
    worker: TheWorker,
    auth: TheAuth,
) -> api.Me:
    """Change your name."""
    person = await auth.anybody(request)
    check_name(data.name)
    worker.bars.check_name(person)
    await worker.service.rename(person, data.name)
    return await described(worker, person)


@delete("/api/me", tags=["identity"])
async def forget(request: Asking, worker: TheWorker, auth: TheAuth) -> None:
    """Delete your identity, with its name, its programs and its list of matches."""
    person = await auth.known(request)
    if person is not None:
        await worker.service.forget_person(person)
    auth.give_cookie(request.scope, None)


@get("/api/me/export", tags=["identity"])
async def export(request: Asking, worker: TheWorker, auth: TheAuth) -> Stream:
    """Everything that this server holds about you, as one JSON document (docs/export.md)."""
    caller = await auth.caller(request)
    headers = {"content-disposition": 'attachment; filename="yokai-export.json"'}
    parts = worker.personal_export.document(caller)
    return Stream(parts, media_type="application/json", headers=headers)


@post("/api/me/link", tags=["identity"])
async def transfer_link(request: Asking, worker: TheWorker, auth: TheAuth) -> api.TransferLink:
    """A link that carries your identity to another device, once, within a quarter of an hour."""
    person = await auth.anybody(request)
    secret = token_urlsafe(24)
    expires_at = worker.now() + LINK_LIFETIME
    await worker.store.add_link(digest(secret), person, expires_at)
    url = f"{worker.settings.public_url}/claim#{secret}"
    return api.TransferLink(url=url, secret=secret, expires_at=expires_at)


@post("/api/me/claim", tags=["identity"])
async def claim(
    request: Asking,
    data: JSONBody[api.Claim],
    worker: TheWorker,
    auth: TheAuth,
) -> api.Me:
    """Become, on this device, who the link stands for."""
    person = await worker.store.claim_link(digest(data.secret), worker.now())
    if person is None:  # only then: others at the address must not keep its owner out
        await auth.slow_down(await auth.known_caller(request))
        raise unknown_link()
    auth.give_cookie(request.scope, person)
    return await described(worker, person)


@post("/api/bots", tags=["bots"])
async def new_bot(
    request: Asking,
    data: JSONBody[api.NewBot],
    worker: TheWorker,
    auth: TheAuth,
) -> api.BotToken:
    """A token for a program of yours: as a bearer token it does all that a person's cookie does."""
    person = await auth.anybody(request)
    check_name(data.name)
    if is_program(person):
        raise programs_make_none()
    if len(await worker.store.programs_of(person)) >= 50:
        raise too_many_programs()
    program = new_program()
    await worker.store.add_person(program, data.name, worker.now(), maker=person)
    return api.BotToken(name=data.name, token=auth.signer.sign(program, worker.now()))


@get("/api/bots", tags=["bots"])
async def programs(request: Asking, worker: TheWorker, auth: TheAuth) -> list[api.Program]:
    """Your programs, the oldest first."""
    person = await auth.anybody(request)
    found = await worker.store.programs_of(person)
    return [api.Program(id=id_, name=name, created_at=at) for id_, name, at in found]


@delete("/api/bots/{program:str}", tags=["bots"])
async def revoke(request: Asking, program: FromPath[str], worker: TheWorker, auth: TheAuth) -> None:
    """Delete one of your programs: its token is no longer valid, and it leaves its tables."""
    person = await auth.anybody(request)
    if program not in {id_ for id_, _, _ in await worker.store.programs_of(person)}:
        raise not_found()
    await worker.service.forget_person(program)


HANDLERS = [me, rename, forget, export, transfer_link, claim, new_bot, programs, revoke]
