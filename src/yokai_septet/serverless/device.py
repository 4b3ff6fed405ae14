"""One person's device: the page's requests and channels in, outcomes out."""

import logging
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from yokai_septet.errors import YokaiError
from yokai_septet.protocol.commands import command_id_of, read_command
from yokai_septet.protocol.refusals import encode_problem, encode_refusal
from yokai_septet.protocol.request_errors import server_error, status_of
from yokai_septet.serverless.errors import needs_server
from yokai_septet.serverless.kept import Kept, Missing, encode
from yokai_septet.serverless.outcome import Answer, Outcome
from yokai_septet.serverless.people import Person
from yokai_septet.serverless.routes import Request
from yokai_septet.serverless.tables import Tables
from yokai_septet.table.guests import guest_name
from yokai_septet.table.pace import USUAL, Pace

if TYPE_CHECKING:
    from yokai_septet.serverless.reviews import Reviews
    from yokai_septet.study import ReviewBudget
    from yokai_septet.work import messages as m

log = logging.getLogger(__name__)

NODES = 20_000
"""The playouts of one decision of a bot that searches; the same number that `master` takes where no
time limits it."""


class Device:
    """Answers the page. Every method but `load` returns an `Outcome` as JSON; if rows are missing,
    it is called again when they are loaded, and nothing has happened before."""

    def __init__(
        self,
        rows: Mapping[str, str],
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        languages: str = "",
        nodes: int = NODES,
        pace: Pace = USUAL,
        budget: "ReviewBudget | None" = None,
    ) -> None:
        self.now, self._random_bytes, self._budget = now, random_bytes, budget
        self.kept = Kept(rows)
        self.tables = Tables(
            self.kept, lambda: (self.person.id, self.person.name),
            now=now, random_bytes=random_bytes, pace=pace, nodes=nodes,
        )  # fmt: skip
        self._languages = languages
        self._answers: list[tuple[int, Answer]] = []
        self._closed: list[tuple[int, int, str]] = []
        self._jobs: list[tuple[str, str]] = []
        self._asked: dict[str, tuple[int, Callable[[m.Answer], Answer | None]]] = {}
        """The requests that wait for jobs, by the jobs' names, and how each is answered."""

    # --- what the page does -----------------------------------------------------------------------

    def request(self, number: int, method: str, target: str, content: str = "") -> bytes:
        """Answer a request, now or later."""
        return self._carry_out(lambda: self._request(number, method, target, content))

    def open(self, channel: int, path: str) -> bytes:
        """Open a channel to a table."""
        return self._carry_out(lambda: self._open(channel, path))

    def receive(self, channel: int, text: str) -> bytes:
        """Take what the page sends on a channel."""
        return self._carry_out(lambda: self._receive(channel, text))

    def close(self, channel: int) -> bytes:
        """The page has closed a channel, or is gone."""
        return self._carry_out(lambda: self.tables.close(channel))

    # --- what happens by itself -------------------------------------------------------------------

    def wake(self) -> bytes:
        """Do what is due, or think a while about it."""
        return self._carry_out(self.tables.wake)

    def resume(self) -> bytes:
        """Go on with what another worker was computing."""
        return self._carry_out(lambda: None)

    def worked(self, job: str, answer: str) -> bytes:
        """Take what the other worker has found."""
        return self._carry_out(lambda: self._worked(job, answer))

    def stopped(self) -> bytes:
        """The other worker has ended: what it was asked is asked again."""
        return self._carry_out(self._stopped)

    def load(self, prefix: str, rows: Mapping[str, str]) -> None:
        """Take the rows that were missing."""
        self.kept.load(prefix, rows)

    # --- for those who answer ---------------------------------------------------------------------

    @property
    def person(self) -> Person:
        """Who plays here; on the first visit they come into being."""
        person = self.kept.get("me", Person)
        if person is None:
            id_ = f"p{self._random_bytes(12).hex()}"
            person = Person(id=id_, name=guest_name(id_, self._languages), created_at=self.now())
            self.kept.put("me", person)
        return person

    @property
    def names(self) -> Mapping[str, str]:
        """The names of people: there is only one."""
        person = self.person
        return {person.id: person.name}

    @cached_property
    def reviews(self) -> "Reviews":
        """The reviews."""
        from yokai_septet.serverless.reviews import Reviews  # play needs none of it

        return Reviews(
            self.kept, self.tables, lambda: self.names, self.now, self._random_bytes, self.budget
        )

    @property
    def budget(self) -> "ReviewBudget":
        """How much is computed for each decision of a review."""
        from yokai_septet.study import ReviewBudget

        return self._budget or ReviewBudget()

    def become(self, person: Person) -> None:
        """Be this person from now on."""
        self.kept.put("me", person)

    def rename(self, name: str) -> None:
        """Have another name."""
        self.become(msgspec.structs.replace(self.person, name=name))
        self.tables.show_again()

    def empty(self) -> None:
        """Delete everything."""
        self.kept.empty()
        self.tables.forget()

    def ask(
        self,
        request: Request,
        work: "m.Request",
        answer: "Callable[[m.Answer], Answer | None]",
    ) -> None:
        """Have the other worker find what a request is answered with."""
        name = f"request/{request.number}"
        self._asked[name] = request.number, answer
        self._jobs.append((name, encode(work).decode()))

    # --- inside -----------------------------------------------------------------------------------

    def _carry_out(self, action: Callable[[], None]) -> bytes:
        try:
            action()
            self._ask_for_reviews()
        except Missing as missing:
            self._take()
            return encode(Outcome(missing=missing.prefix))
        return encode(self._take())

    def _take(self) -> Outcome:
        emptied, rows = self.kept.take()
        messages, self.tables.messages = self.tables.messages, []
        answers, self._answers = self._answers, []
        closed, self._closed = self._closed, []
        jobs, self._jobs = self._jobs, []
        return Outcome(
            emptied=emptied, rows=rows, answers=answers, messages=messages, closed=closed,
            jobs=jobs, wake_in=self.tables.wake_in(),
        )  # fmt: skip

    def _request(self, number: int, method: str, target: str, content: str) -> None:
        try:
            answer = self._answer(number, method, target, content)
        except YokaiError as error:
            answer = _refusal(error)
        except (Missing, MemoryError):
            raise
        except Exception:
            log.exception("request-failed")
            answer = _refusal(server_error())
        if answer is not None:
            self._answers.append((number, answer))

    def _answer(self, number: int, method: str, target: str, content: str) -> Answer | None:
        from yokai_septet.serverless import play_routes  # routes know the device

        routed = play_routes.ROUTES.find(number, method, target, content)
        if routed is None:
            from yokai_septet.serverless import study_routes  # play needs none of it

            routed = study_routes.ROUTES.find(number, method, target, content)
        if routed is None:
            raise needs_server()
        handler, request = routed
        return handler(self, request)

    def _open(self, channel: int, path: str) -> None:
        kind, _, rest = path.strip("/").partition("/")
        try:
            code, _, end = rest.partition("/")
            if (kind, end) != ("tables", "socket"):
                raise needs_server()
            self.tables.open(channel, code)
        except YokaiError as error:
            self.tables.send(channel, encode_refusal(error, None))
            self._closed.append((channel, 4000 + status_of(error), error.code))

    def _receive(self, channel: int, text: str) -> None:
        command_id = None
        try:
            try:
                command = read_command(text)
            except YokaiError:
                command_id = command_id_of(text)
                raise
            command_id = command.id
            self.tables.receive(channel, command)
        except (Missing, MemoryError):
            raise
        except Exception as failure:
            error = failure if isinstance(failure, YokaiError) else server_error()
            if error is not failure:
                log.exception("command-failed")
            self.tables.send(channel, encode_refusal(error, command_id))
            if error.code == "decision-is-over":  # the present state answers a late answer
                self.tables.show(channel)

    def _ask_for_reviews(self) -> None:
        """Give the other worker the next review."""
        if not self.kept.keys("review/"):
            return
        job = self.reviews.next_job()
        if job is not None:
            name, work = job
            self._jobs.append((f"review/{name}", encode(work).decode()))

    def _worked(self, job: str, text: str) -> None:
        from yokai_septet.work import messages as m

        answer = m.decode_answer(text)
        if job.startswith("review/"):
            self.reviews.worked(answer)
            return
        if job not in self._asked:
            return
        number, answered = self._asked[job]
        if isinstance(answer, m.Failed):
            found: Answer | None = Answer.of(answer.problem, 400)
        else:
            found = answered(answer)
        if found is not None:
            del self._asked[job]
            self._answers.append((number, found))

    def _stopped(self) -> None:
        self.reviews.stopped()
        for number, _ in self._asked.values():
            self._answers.append((number, _refusal(server_error())))
        self._asked = {}


def _refusal(error: YokaiError) -> Answer:
    return Answer.of(encode_problem(error), status_of(error))
