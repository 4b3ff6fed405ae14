"""Team matches: two tables with the same deals, the seats of the teams swapped, points compared."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import structs

from yokai_septet.protocol import api
from yokai_septet.protocol import team_match as p
from yokai_septet.protocol.request_errors import RequestError
from yokai_septet.server.api.auth import Asking, Auth, TheAuth, TheWorker, network
from yokai_septet.server.api.people import described
from yokai_septet.server.api.tables import Code, table_made, void_token
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.team_matches import ROOMS, TEAM_SEATS
from yokai_septet.server.worker import Worker


@post("/api/team-matches", tags=["team matches"])
async def new_team_match(
    request: Asking, data: JSONBody[p.NewTeamMatch], worker: TheWorker, auth: TheAuth
) -> p.TeamMatchMade:
    """A team match: two tables of four seats with the same deals. You are its host, and sit on the
    first seat."""
    caller = await auth.caller(request)
    await auth.slow_down(caller)
    bots = worker.bot_pool.strengths
    return p.TeamMatchMade(code=await worker.team_matches.create(caller, data, bots))


@get("/api/team-matches/{code:str}", tags=["team matches"])
async def team_match(
    request: Asking, code: Code, worker: TheWorker, auth: TheAuth
) -> p.TeamMatchState:
    """A team match. What happened at the other table is shown when both have finished the deal."""
    person = await auth.anybody(request)
    return await _state(request, code, worker, auth, person)


@post("/api/team-matches/{code:str}/invitation", tags=["team matches"], status_code=200)
async def open_team_invitation(
    request: Asking,
    code: Code,
    data: JSONBody[api.OpenInvitation],
    worker: TheWorker,
    auth: TheAuth,
) -> api.Me:
    """Open a link that carries an invitation, as that of a table."""
    if worker.invitations.number(_place(code), data.token) is None:
        raise await void_token(request, auth)
    seats = len(ROOMS) * TEAM_SEATS
    return await described(worker, await auth.invited(request, _place(code), data.token, seats))


@post("/api/team-matches/{code:str}/seat", tags=["team matches"], status_code=200)
async def sit_in_team(
    request: Asking, code: Code, data: JSONBody[p.SitInTeam], worker: TheWorker, auth: TheAuth
) -> p.TeamMatchState:
    """Take a seat, instead of the one you have, or give it up; until the match begins."""
    person = (await auth.caller(request)).person
    await _state(request, code, worker, auth, person)
    await worker.team_matches.sit(person, code.upper(), data.room, data.seat)
    return await _state(request, code, worker, auth, person)


@post("/api/team-matches/{code:str}/start", tags=["team matches"], status_code=200)
async def start_team_match(
    request: Asking, code: Code, worker: TheWorker, auth: TheAuth
) -> p.TeamMatchState:
    """Begin a team match of yours; bots get the seats that are free. Each table needs a person."""
    person = (await auth.caller(request)).person
    await _state(request, code, worker, auth, person)
    await worker.team_matches.start(person, code.upper())
    return await _state(request, code, worker, auth, person)


@post("/api/team-matches/{code:str}/play", tags=["team matches"])
async def play_team_match(
    request: Asking, code: Code, worker: TheWorker, auth: TheAuth
) -> api.TableMade:
    """The table at which you play the next deal, or the last one when all are finished."""
    caller = await auth.caller(request)
    await _state(request, code, worker, auth, caller.person)
    return table_made(worker, await worker.team_matches.play(caller, code.upper()))


@get("/api/me/team-matches", tags=["team matches"])
async def my_team_matches(
    request: Asking,
    worker: TheWorker,
    auth: TheAuth,
    limit: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
    offset: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> p.TeamMatchList:
    """The team matches in which you have a seat, the latest first, without the first `offset`."""
    return await worker.team_matches.of_person(await auth.anybody(request), limit, offset)


async def _state(
    request: Asking, code: str, worker: Worker, auth: Auth, person: str
) -> p.TeamMatchState:
    """The team match with this code. Like those of tables, codes are not to be guessed."""
    place, caller = _place(code), Caller(network(request), person)
    is_invited = auth.invitation(request, place) is not None
    if not is_invited and not await worker.team_matches.has_seat(code.upper(), person):
        await auth.check_guesses(caller)
    try:
        state = await worker.team_matches.state(person, code.upper())
    except RequestError:
        await auth.count_guess(caller)
        raise
    if not state.owner and not any(seat.you for seat in state.seats):
        return state
    return structs.replace(state, invitation=worker.invitations.token(place, 0))


def _place(code: str) -> str:
    """What the invitation to a team match is for; a table may have the same code."""
    return f"team:{code.upper()}"


HANDLERS = [
    new_team_match, team_match, open_team_invitation, sit_in_team, start_team_match,
    play_team_match, my_team_matches,
]  # fmt: skip
