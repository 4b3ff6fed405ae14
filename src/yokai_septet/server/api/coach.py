"""The coach: your decisions in a round that is over, judged while the match may go on."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from yokai_septet import records
from yokai_septet.protocol import api
from yokai_septet.protocol import coach as p
from yokai_septet.server.api.auth import Asking, Auth, TheAuth, TheWorker
from yokai_septet.server.api.tables import Code, find_table, table_made
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.worker import Worker
from yokai_septet.study import costliest, position
from yokai_septet.study.coach import check_round_is_over
from yokai_septet.table import PlayedOn, Table, TableOptions, check_may_ask_coach
from yokai_septet.table.formats.play_on import position_to_play_on
from yokai_septet.table.record import record_of_rounds

RoundNumber = Annotated[int, PathParameter(ge=1, le=1000)]


@get("/api/tables/{code:str}/coach/{round_number:int}", tags=["tables"])
async def coached_round(
    request: Asking, code: Code, round_number: RoundNumber, worker: TheWorker, auth: TheAuth
) -> p.CoachedRound:
    """What your decisions in a finished round were worth, once they are judged: after a few
    seconds, or later where many ask. Nobody else is told."""
    caller, table, seat = await _may_ask(request, code, worker, auth)
    decisions = await worker.coach.look(caller, table, round_number, seat)
    worst = costliest(decisions)
    return p.CoachedRound(
        round=round_number,
        seat=seat,
        decisions=decisions,
        costliest=None if worst is None else worst.after,
    )


@post("/api/tables/{code:str}/coach/{round_number:int}/play-on", tags=["tables"])
async def play_round_on(
    request: Asking,
    code: Code,
    round_number: RoundNumber,
    data: JSONBody[p.PlayRoundOn],
    worker: TheWorker,
    auth: TheAuth,
) -> api.TableMade:
    """A table that goes on from a position of a finished round, with you on your seat, the match's
    bots on theirs and bots in the places of its other people. It promises no fair deals, counts in
    no statistics, and leads back to the match."""
    caller, table, seat = await _may_ask(request, code, worker, auth)

    def position_there() -> str:
        record = record_of_rounds(table, round_number)
        check_round_is_over(record, round_number)
        return position_to_play_on(position(record, data.after))

    start = await worker.replays.run(caller, position_there)
    await worker.secret_deals.check(caller, records.parse(start))
    bots = {other: chair.strength for other, chair in enumerate(table.starters) if chair.strength}
    options = TableOptions(
        ruleset=table.options.ruleset,
        first_leader=table.options.first_leader,
        later_leader=table.options.later_leader,
        memory_aid=table.options.memory_aid,
        bots=table.options.bots,
    )
    begin = PlayedOn(start, bots, came_from=f"t/{table.code}")
    made = await worker.service.new_table(caller, options, seat=seat, play=True, begin=begin)
    return table_made(worker, made)


async def _may_ask(
    request: Asking, code: str, worker: Worker, auth: Auth
) -> tuple[Caller, Table, int]:
    """Who asks the coach at which table, and for which seat."""
    caller = await auth.caller(request)
    table = await find_table(request, code, worker, auth, caller.person)
    seat = check_may_ask_coach(table, caller.person)
    await worker.secret_deals.check_table(caller, table)
    return caller, table, seat


HANDLERS = [coached_round, play_round_on]
