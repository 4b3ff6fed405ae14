"""What the page does around a device, in Python: rows are kept before anything leaves, and what was
missing is loaded."""

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from typing import Any

import msgspec

from yokai_septet.serverless.device import Device
from yokai_septet.serverless.kept import LATER
from yokai_septet.serverless.outcome import Answer, Outcome
from yokai_septet.study import ReviewBudget
from yokai_septet.table import Pace
from yokai_septet.work import messages as m
from yokai_septet.work.perform import perform

QUICK = Pace(0.0, 0.0, 0.0)
SMALL = ReviewBudget(blocks=2).scaled(0.01)


class NotNew(Exception):
    """There is a row that must not be there."""


@dataclass
class Store:
    """Rows as a browser keeps them."""

    rows: dict[str, str] = field(default_factory=dict)

    def at_start(self) -> dict[str, str]:
        return {key: row for key, row in self.rows.items() if not key.startswith(LATER)}

    def under(self, prefix: str) -> dict[str, str]:
        return {key: row for key, row in self.rows.items() if key.startswith(prefix)}

    def keep(self, outcome: Outcome) -> None:
        if outcome.emptied:
            self.rows.clear()
        for row in outcome.rows:
            if row.new and row.key in self.rows:
                raise NotNew(row.key)
            if row.value is None:
                self.rows.pop(row.key, None)
            else:
                self.rows[row.key] = row.value


class Page:
    """A page with its device: what leaves the device is noted here."""

    def __init__(
        self,
        store: Store | None = None,
        *,
        now: Callable[[], float] = time.time,
        seed: int | None = None,
        **options: Any,
    ) -> None:
        self.store = store or Store()
        rng = Random(seed)
        options = {"pace": QUICK, "budget": SMALL, "nodes": 50, **options}
        self.device = Device(self.store.at_start(), now=now, random_bytes=rng.randbytes, **options)
        self.answers: dict[int, Answer] = {}
        self.messages: dict[int, list[dict[str, Any]]] = {}
        self.closed: dict[int, tuple[int, str]] = {}
        self.jobs: list[tuple[str, str]] = []
        self.wake_in: float | None = None
        self._number, self._token = 0, token_hex(4)
        self.carry_out(self.device.resume)

    def carry_out(self, call: Callable[[], bytes]) -> Outcome:
        """Call the device as often as rows are missing, and keep what it writes."""
        while True:
            outcome = msgspec.json.decode(call(), type=Outcome)
            if outcome.missing is None:
                break
            assert outcome == Outcome(missing=outcome.missing)
            self.device.load(outcome.missing, self.store.under(outcome.missing))
        self.store.keep(outcome)
        self.answers |= dict(outcome.answers)
        for channel, text in outcome.messages:
            self.messages.setdefault(channel, []).append(json.loads(text))
        for channel, code, reason in outcome.closed:
            self.closed[channel] = (code, reason)
        self.jobs += outcome.jobs
        self.wake_in = outcome.wake_in
        return outcome

    # --- what people do ---------------------------------------------------------------------------

    def send(self, method: str, path: str, body: Any = None) -> int:
        """Send a request; its answer may come later."""
        self._number += 1
        text = "" if body is None else json.dumps(body)
        number = self._number
        self.carry_out(lambda: self.device.request(number, method, path, text))
        return number

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """The answer to a request, which may come after the other worker has worked."""
        number = self.send(method, path, body)
        if number not in self.answers:
            self.work()
        answer = self.answers.pop(number)
        assert answer.status == status, answer
        return (
            json.loads(answer.body)
            if answer.kind == "application/json" and answer.body
            else (answer.body)
        )

    def open(self, channel: int, code: str) -> dict[str, Any]:
        """Follow a table; returns what comes first."""
        self.carry_out(lambda: self.device.open(channel, f"/tables/{code}/socket"))
        return self.messages[channel][-1]

    def sit(self, channel: int, code: str) -> dict[str, Any]:
        """Follow a new table up to the first decision; returns what it shows then."""
        self.open(channel, code)
        self.decide(channel, self.state(channel))  # ready for the deal
        self.settle()
        return self.state(channel)

    def tell(self, channel: int, **command: Any) -> dict[str, Any]:
        """Send a command; returns its answer."""
        self._number += 1
        command = {"id": f"c{self._number}-{self._token}", **command}
        self.carry_out(lambda: self.device.receive(channel, json.dumps(command)))
        sent = self.messages[channel][::-1]
        answer: dict[str, Any] = next(one for one in sent if one.get("id") == command["id"])
        return answer

    def state(self, channel: int) -> dict[str, Any]:
        """What the channel has shown last, with the viewer's own part."""
        shown = [message for message in self.messages[channel] if "state" in message]
        return {**shown[-1]["state"], "viewer": shown[-1]["viewer"]}

    def settle(self) -> None:
        """Let everything happen that happens by itself."""
        while self.wake_in == 0.0:
            self.carry_out(self.device.wake)

    def play(self, channel: int, decisions: int = 10_000) -> dict[str, Any]:
        """Make so many decisions, always the first that is legal, or play to the end."""
        for _ in range(decisions):
            self.settle()
            state = self.state(channel)
            if state["status"] in ("finished", "abandoned"):
                break
            self.decide(channel, state)
        self.settle()
        return self.state(channel)

    def decide(self, channel: int, state: Mapping[str, Any]) -> None:
        """Make the decision that is waited for."""
        round_, after = state["match"]["round"], state["match"]["after"]
        if round_ is None:
            self.tell(channel, type="ready", after=after)
            return
        own = state["viewer"]["cards"]
        if round_["phase"] == "pass":
            cards = own["legal"][: len(own["pass_to"])]
            self.tell(channel, type="pass", cards=cards, after=after)
        else:
            self.tell(channel, type="play", card=own["legal"][0], after=after)

    def work(self, most: int | None = None) -> None:
        """Do the long work; it stops after so many answers, as if its worker had died."""
        while self.jobs:
            job, text = self.jobs.pop(0)
            count = 0

            def send(answer: m.Answer, job: str = job) -> None:
                nonlocal count
                if most is not None and count >= most:
                    raise InterruptedError
                count += 1
                self.carry_out(lambda: self.device.worked(job, m.encode(answer).decode()))

            try:
                perform(m.decode_request(text), send, lambda: None)
            except InterruptedError:
                return


def made(page: Page, **options: Any) -> str:
    """The code of a new table against bots that play at random."""
    answer = page.ask("POST", "/play-now", {"bots": "random", **options}, 201)
    code: str = answer["code"]
    return code
