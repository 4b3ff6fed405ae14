"""The requests of other screens: replays, history, puzzles, reviews, and taking everything along.
They load much that play does not need, so they are imported when one of them is first asked for."""

from datetime import UTC, datetime
from typing import Annotated

from msgspec import Meta, Struct

from yokai_septet import records
from yokai_septet.errors import InvalidValue
from yokai_septet.protocol import api
from yokai_septet.protocol import coach as k
from yokai_septet.protocol import history as h
from yokai_septet.protocol import puzzle as z
from yokai_septet.protocol import review as p
from yokai_septet.protocol.replay import replay_state
from yokai_septet.protocol.request_errors import missing_puzzle, not_found
from yokai_septet.serverless import exports
from yokai_septet.serverless.device import Device
from yokai_septet.serverless.history import History, MatchFilter, opponents, page, statistics
from yokai_septet.serverless.outcome import Answer
from yokai_septet.serverless.play_routes import Cursor, Limit, record_at, table_made
from yokai_septet.serverless.reviews import KeptReview
from yokai_septet.serverless.routes import Request, Routes
from yokai_septet.study import check_reviewable, scale
from yokai_septet.study.coach import check_round_is_over, costliest
from yokai_septet.study.puzzles import (
    Difficulty,
    PuzzleKind,
    PuzzleTheme,
    choose,
    puzzle_of,
    puzzle_with,
    puzzles,
)
from yokai_septet.study.what_if import position
from yokai_septet.table import PlayedOn, Table, TableOptions, check_may_ask_coach
from yokai_septet.table.errors import match_goes_on
from yokai_septet.table.formats.play_on import position_to_play_on
from yokai_septet.table.record import record_of_rounds
from yokai_septet.table.results import MatchOutcome
from yokai_septet.work import messages as m

ROUTES = Routes()
route = ROUTES.route


# --- replays --------------------------------------------------------------------------------------


@route("GET /tables/{code}/replay")
def replay(device: Device, request: Request) -> Answer:
    """A match that is over, to step through with all hands open."""
    table = device.tables.table(request.code)
    if not table.is_public or table.match is None:
        raise match_goes_on()
    return Answer.of(replay_state(record_at(device, table)))


@route("POST /replay")
def replay_of_record(_: Device, request: Request) -> Answer:
    """A record that somebody has, to step through; nothing is kept of it."""
    return Answer.of(replay_state(records.parse(request.body(api.RecordText).record)))


# --- history --------------------------------------------------------------------------------------


class HistoryQuery(Struct, frozen=True):
    """Which matches are wanted, and which page of them."""

    ruleset: str | None = None
    outcome: MatchOutcome | None = None
    opponent: str | None = None
    since: float | None = None
    until: float | None = None
    search: str | None = None
    limit: Limit = 50
    before: Cursor | None = None
    offset: Annotated[int, Meta(ge=0, le=1_000_000)] = 0

    @property
    def wanted(self) -> MatchFilter:
        """The matches."""
        return MatchFilter(
            self.ruleset, self.outcome, self.opponent, self.since, self.until, self.search
        )


@route("GET /me/history")
def history_page(device: Device, request: Request) -> Answer:
    """Those of the past matches that fit the filter."""
    query = request.query(HistoryQuery)
    past = History(device.kept).past(query.wanted)
    shown = page(past, query.limit, query.before, device.names)
    return Answer.of(h.HistoryPage(matches=shown, total=len(past)))


@route("GET /me/statistics")
def statistics_of_matches(device: Device, request: Request) -> Answer:
    """What they add up to."""
    past = History(device.kept).past(request.query(HistoryQuery).wanted)
    return Answer.of(statistics(past, device.reviews.losses(), scale()))


@route("GET /me/opponents")
def opponents_met(device: Device, request: Request) -> Answer:
    """The bots they were played against."""
    query = request.query(HistoryQuery)
    limit = query.limit if "limit" in request.asked else 20
    return Answer.of(opponents(History(device.kept).past(query.wanted), limit, query.offset))


# --- taking everything along ----------------------------------------------------------------------


@route("GET /me/export")
def export(device: Device, _: Request) -> Answer:
    """Everything that is kept, as one document."""
    return Answer(body=exports.document(device), name="yokai-export.json")


@route("POST /me/import")
def import_(device: Device, request: Request) -> Answer:
    """Take over what was exported here or elsewhere."""
    return Answer.of(exports.Imported(matches=exports.take_over(device, request.content)))


# --- puzzles --------------------------------------------------------------------------------------


class PuzzleQuery(Struct, frozen=True):
    """Which puzzles are wanted."""

    kind: PuzzleKind | None = None
    theme: PuzzleTheme | None = None
    difficulty: Difficulty | None = None
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, Meta(ge=1, le=500)] = 100


@route("GET /puzzles")
def list_puzzles(_: Device, request: Request) -> Answer:
    """The puzzles of this kind, theme and difficulty: those after the first `start`."""
    query = request.query(PuzzleQuery)
    chosen = choose(query.kind, query.theme, query.difficulty)
    shown = [z.puzzle_summary(puzzle) for puzzle in chosen[query.start : query.start + query.limit]]
    return Answer.of(z.PuzzleList(total=len(chosen), puzzles=shown))


@route("GET /puzzles/today")
def todays_puzzle(device: Device, _: Request) -> Answer:
    """The puzzle of the day, by the date in UTC: the same for everybody."""
    day = datetime.fromtimestamp(device.now(), UTC).date()
    puzzle = puzzle_of(day, puzzles())
    if puzzle is None:
        raise not_found()
    return Answer.of(z.PuzzleOfTheDay(day=day.isoformat(), puzzle=z.puzzle_summary(puzzle)))


@route("GET /puzzles/{puzzle}")
def one_puzzle(device: Device, request: Request) -> None:
    """A puzzle with its answer."""
    name = request.parts["puzzle"]
    try:
        puzzle_with(name)
    except InvalidValue as error:
        raise missing_puzzle(error) from None
    device.ask(
        request,
        m.SolvePuzzle(name),
        lambda found: Answer.of(found.puzzle) if isinstance(found, m.PuzzleSolved) else None,
    )


# --- reviews --------------------------------------------------------------------------------------


@route("POST /tables/{code}/review")
def review_table(device: Device, request: Request) -> Answer:
    """The review of a match that is over."""
    first = request.body(p.AskReview).first
    return _state(device, *device.reviews.of_table(request.code, device.person.id, first))


@route("POST /reviews")
def review_record(device: Device, request: Request) -> Answer:
    """The review of a record that somebody has."""
    return _state(device, *device.reviews.of_record(request.body(api.RecordText).record))


def _state(device: Device, review: KeptReview, new: bool) -> Answer:
    return Answer.of(device.reviews.state(review), 202 if new else 200)


class ReviewQuery(Struct, frozen=True):
    """How much of a review is known."""

    known: Annotated[int, Meta(ge=0, le=100_000)] = 0


@route("GET /reviews/{review}")
def review_state(device: Device, request: Request) -> Answer:
    """A review as far as it is."""
    known = request.query(ReviewQuery).known
    return Answer.of(device.reviews.state(_review(device, request), known))


def _review(device: Device, request: Request) -> KeptReview:
    return device.reviews.find(request.parts["review"])


@route("GET /reviews/{review}/replay")
def reviewed_match(device: Device, request: Request) -> Answer:
    """The match that is reviewed, to step through with all hands open."""
    return Answer.of(replay_state(device.reviews.record(_review(device, request))))


@route("POST /reviews/{review}/what-if")
def what_if(device: Device, request: Request) -> None:
    """What every legal card is worth at another moment, or after other cards than those played."""
    asked = request.body(p.AskWhatIf)
    record = records.to_json(device.reviews.record(_review(device, request))).decode()
    device.ask(
        request,
        m.ValueChoices(record, asked.after, asked.played, asked.choice),
        lambda found: Answer.of(found.what_if) if isinstance(found, m.Valued) else None,
    )


@route("POST /reviews/{review}/play-on")
def play_on(device: Device, request: Request) -> Answer:
    """A table that goes on from a position, with bots on the other seats."""
    asked, record = request.body(p.PlayOn), device.reviews.record(_review(device, request))
    check_reviewable(record)
    record.ruleset.check_seat(asked.seat)
    start = position_to_play_on(position(record, asked.after, asked.played))
    options = TableOptions(
        ruleset=record.ruleset.name,
        first_leader=record.ruleset.first_leader,
        later_leader=record.ruleset.later_leader,
        bots=asked.bots,
    )
    begin = PlayedOn(start)
    return table_made(device.tables.begin(options, seat=asked.seat, play=True, begin=begin))


# --- the coach ------------------------------------------------------------------------------------


@route("GET /tables/{code}/coach/{round}")
def coached_round(device: Device, request: Request) -> Answer | None:
    """What the person's decisions in a finished round were worth."""
    table, number, seat = _coached(device, request)
    key = f"coached/{table.code}/{number}"
    kept = device.kept.get(key, k.CoachedRound)
    if kept is not None:
        return Answer.of(kept)
    record = record_of_rounds(table, number)
    check_round_is_over(record, number)

    def answer(found: m.Answer) -> Answer | None:
        if not isinstance(found, m.RoundJudged):
            return None
        worst = costliest(found.verdicts)
        coached = k.CoachedRound(
            round=number,
            seat=seat,
            decisions=found.verdicts,
            costliest=None if worst is None else worst.after,
        )
        device.kept.put(key, coached)
        return Answer.of(coached)

    text = records.to_json(record).decode()
    device.ask(request, m.JudgeRound(text, number, seat, device.budget), answer)
    return None


@route("POST /tables/{code}/coach/{round}/play-on")
def play_round_on(device: Device, request: Request) -> Answer:
    """A table that goes on from a position of a finished round, with the match's bots."""
    table, number, seat = _coached(device, request)
    record = record_of_rounds(table, number)
    check_round_is_over(record, number)
    start = position_to_play_on(position(record, request.body(k.PlayRoundOn).after))
    options = TableOptions(
        ruleset=table.options.ruleset,
        first_leader=table.options.first_leader,
        later_leader=table.options.later_leader,
        memory_aid=table.options.memory_aid,
        bots=table.options.bots,
    )
    bots = {other: chair.strength for other, chair in enumerate(table.starters) if chair.strength}
    begin = PlayedOn(start, bots, came_from=f"t/{table.code}")
    return table_made(device.tables.begin(options, seat=seat, play=True, begin=begin))


def _coached(device: Device, request: Request) -> tuple[Table, int, int]:
    """The table, the round and the person's seat that the coach is asked about."""
    table = device.tables.table(request.code)
    seat = check_may_ask_coach(table, device.person.id)
    return table, request.number_in("round", most=1000), seat
