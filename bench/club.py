"""A club of forty behind one address, and vandals who share it: what `abuse.py` measures of them.

The members have played here before, over some minutes. With each vandal, and without one, every
member comes back to a running match, plays there, makes a table, joins another's by its link, asks
for a review of a match of theirs, and plays a daily deal.
"""

import asyncio
import json
import shutil
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from harness import SERVER, Measured, cookie, running, visitor
from ws_client import Socket

ADDRESS = "127.0.5.5"
MEMBERS = 40
IDENTITIES = 200
"""Of the vandal who has played one card with each."""
EARNING = 150.0
"""Seconds over which the members have played before."""
AT_ONCE = 6
"""How many members do something at the same time."""
PATIENCE = 60.0
STEPS = ("reconnect", "play", "make a table", "join by link", "review", "daily deal")
LIGHT = {"YOKAI_REVIEW_EFFORT": "0.02", "YOKAI_DAILY_EFFORT": "0.02", "YOKAI_PACE": "0"}
QUICK = {"ruleset": "four-advanced", "bots": "random", "clock": 0}


class Refused(Exception):
    """The server has refused something, or has not answered."""


def answered(response: httpx.Response) -> Any:
    """What the server has answered."""
    if response.status_code >= 400:
        raise Refused(f"{response.request.url.path}: {response.status_code} {response.text[:80]}")
    return response.json() if response.content else None


class Guest:
    """Somebody at the club's address, a member or not."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.http = visitor(server, ADDRESS)
        self.state: dict[str, Any] = {}
        self._socket: Socket | None = None
        self._news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._commands = 0

    def moved_to(self, server: str) -> "Guest":
        """The same person at a server that was started again."""
        guest = Guest(server)
        guest.http.cookies = self.http.cookies
        return guest

    async def arrive(self) -> None:
        """Become a guest."""
        answered(await self.http.get("/api/me"))

    async def open(self, code: str) -> None:
        """Open the socket of a table."""
        self.close()
        self._news = asyncio.Queue()
        path = f"{self.server.replace('http', 'ws')}/api/tables/{code}/socket"
        self._socket = await Socket.open(path, cookie(self.http), self._heard, ADDRESS)
        message = await self.next("snapshot", "refused")
        if message["type"] == "refused":
            raise Refused(f"socket: {message['code']}")

    def _heard(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.state, self.viewer = message["state"], message["viewer"]
        self._news.put_nowait(message)

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        async with asyncio.timeout(PATIENCE):
            while (message := await self._news.get())["type"] not in kinds:
                pass
            return message

    async def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        assert self._socket is not None
        self._commands += 1
        name = f"c{self._commands}-{id(self)}"
        self._socket.send(json.dumps({"type": kind, "id": name, **fields}))
        while (message := await self.next("done", "refused")).get("id") != name:
            pass
        return message

    @property
    def round(self) -> dict[str, Any] | None:
        """The round that is played."""
        match = self.state.get("match")
        return match and match["round"]

    @property
    def may_act(self) -> bool:
        """Whether the table waits for this person."""
        round_ = self.round
        return round_ is not None and self.viewer["seat"] in round_["to_act"]

    async def act(self) -> None:
        """Pass or play anything."""
        round_ = self.round
        assert round_ is not None
        after, own = self.state["match"]["after"], self.viewer["cards"]
        if round_["phase"] == "pass":
            answer = await self.send("pass", after=after, cards=own["hand"][: len(own["pass_to"])])
        else:
            answer = await self.send("play", after=after, card=own["legal"][0])
        if answer["type"] == "refused" and answer["code"] != "decision-is-over":
            raise Refused(f"act: {answer['code']}")

    async def until(self, come: Callable[[], bool]) -> None:
        """Wait until something has come."""
        async with asyncio.timeout(PATIENCE):
            while not come():
                await self._news.get()

    async def play_bots(self, options: Mapping[str, Any]) -> str:
        """Begin a match against bots."""
        code = str(answered(await self.http.post("/api/play-now", json=options))["code"])
        await self.open(code)
        return code

    async def begin(self) -> None:
        """Come to the next decision, in the next round if need be."""
        while not self.may_act:
            if self.round is None:
                await self.send("ready", after=self.state["match"]["after"])
                await self.until(lambda: self.round is not None)
            await self.until(lambda: self.may_act or self.round is None)

    def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None


class Member(Guest):
    """A member of the club."""

    played = ""
    """The code of a match that is over."""
    running = ""
    """The code of one that is not."""
    link = ""
    """The link to a table that the member has just made."""

    def moved_to(self, server: str) -> "Member":
        """The same person at a server that was started again."""
        member = Member(server)
        member.http.cookies = self.http.cookies
        member.played, member.running = self.played, self.running
        return member


async def play_slowly(member: Member) -> None:
    """Play against bots for some minutes, so that a place is earned, and end the match."""
    member.played = await member.play_bots(QUICK)
    for _ in range(12):
        await member.begin()
        await member.act()
        await asyncio.sleep(EARNING / 12)
    await member.send("vote-abandon", agree=True)


async def gather(members: Sequence[Member]) -> None:
    """Begin a match of four members."""
    host, *others = members
    made = answered(await host.http.post("/api/tables", json=QUICK))
    for member in members:
        member.running = made["code"]
        await member.open(made["code"])
    for seat, member in enumerate(others, 1):
        await member.send("sit", seat=seat)
    await host.send("start")
    for member in members:
        await member.send("ready", after=0)
    await host.until(lambda: host.round is not None)


async def prepare(folder: Path) -> list[Member]:
    """A club that has played here before, in this data folder."""
    async with running(SERVER, YOKAI_DATA_DIR=str(folder), **LIGHT) as server:
        members = [Member(server.address) for _ in range(MEMBERS)]
        for member in members:
            await member.arrive()
        await asyncio.gather(*(play_slowly(member) for member in members))
        for start in range(0, MEMBERS, 4):
            await gather(members[start : start + 4])
        for member in members:
            member.close()
    return members


class Evening:
    """What the members do on one evening, and how long each step takes them."""

    def __init__(self, members: Sequence[Member]) -> None:
        self._members = members
        self.times: defaultdict[str, list[float]] = defaultdict(list)
        self.refusals: list[str] = []
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def spend(self) -> None:
        """Do everything, all members side by side."""
        steps: dict[str, Callable[[Member], Awaitable[None]]] = {
            "reconnect": lambda member: member.open(member.running),
            "make a table": _make,
            "join by link": self._join,
            "review": _review,
            "daily deal": _daily,
        }
        tables = [self._members[start : start + 4] for start in range(0, MEMBERS, 4)]
        for name, step in steps.items():
            await asyncio.gather(*(self._do(name, step, each) for each in self._members))
            if name == "reconnect":
                await asyncio.gather(*(self._play(table) for table in tables))

    async def _do(self, name: str, step: Callable[[Member], Awaitable[None]], who: Member) -> None:
        async with self._turns:
            began = time.perf_counter()
            try:
                async with asyncio.timeout(PATIENCE):
                    await step(who)
            except (Refused, TimeoutError, ConnectionError, httpx.HTTPError) as error:
                self.refusals.append(f"{name}: {error or type(error).__name__}")
                return
            self.times[name].append(time.perf_counter() - began)

    async def _play(self, members: Sequence[Member]) -> None:
        """Pass, and play two tricks."""
        for _ in range(12):
            waited = next((member for member in members if member.may_act), None)
            if waited is None:
                await asyncio.sleep(0.01)
                continue
            await self._do("play", lambda member: member.act(), waited)
            await asyncio.sleep(0.02)  # until the others have heard of it

    async def _join(self, member: Member) -> None:
        """Come to another's new table by its link, and sit down."""
        place = self._members[(self._members.index(member) + 1) % MEMBERS].link
        if not place:
            raise Refused("there is no link")
        link = urlsplit(place)
        code = link.path.rpartition("/")[2]
        path = f"/api/tables/{code}/invitation"
        answered(await member.http.post(path, json={"token": link.fragment}))
        await member.open(code)
        answer = await member.send("sit", seat=1)
        if answer["type"] == "refused":
            raise Refused(answer["code"])


async def _make(member: Member) -> None:
    member.link = answered(await member.http.post("/api/tables", json=QUICK))["url"]


async def _review(member: Member) -> None:
    answered(await member.http.post(f"/api/tables/{member.played}/review", json={}))


async def _daily(member: Member) -> None:
    day = answered(await member.http.get("/api/daily"))["day"]
    code = answered(await member.http.post(f"/api/daily/{day}/1"))["code"]
    await member.open(code)
    await member.begin()
    await member.act()
    await member.until(lambda: member.may_act or member.state["status"] != "playing")


# --- vandals --------------------------------------------------------------------------------------


class Vandal:
    """Somebody at the club's address who goes on with one attack."""

    def __init__(self, server: str, identities: Sequence[Guest] = ()) -> None:
        self.server = server
        self.guests = [guest.moved_to(server) for guest in identities]
        self._sockets: list[Socket] = []

    async def guest(self) -> Guest | None:
        """A new identity, unless newcomers are refused."""
        guest = Guest(self.server)
        if (await guest.http.get("/api/me")).status_code != 200:
            await guest.http.aclose()
            return None
        self.guests.append(guest)
        return guest

    async def some_guests(self, count: int) -> list[Guest]:
        """So many identities, as far as there may be."""
        while len(self.guests) < count and await self.guest() is not None:
            pass
        return self.guests[:count]

    async def socket(self, path: str, guest: Guest) -> None:
        """Open a socket, and keep it."""
        address = f"{self.server.replace('http', 'ws')}{path}"
        self._sockets = [socket for socket in self._sockets if not socket.closed]
        try:
            opened = await Socket.open(address, cookie(guest.http), lambda _: None, ADDRESS)
        except (ConnectionError, TimeoutError, OSError):
            return
        self._sockets.append(opened)

    def open_sockets(self) -> int:
        """How many are open."""
        return sum(not socket.closed for socket in self._sockets)

    async def close(self) -> None:
        """Close everything."""
        for socket in self._sockets:
            socket.close()
        for guest in self.guests:
            guest.close()
            await guest.http.aclose()


Attack = Callable[[Vandal], AsyncIterator[None]]
"""Goes on for ever; yields when it has taken hold, and after every further act."""


async def wrong_codes(vandal: Vandal) -> AsyncIterator[None]:
    (guest,) = await vandal.some_guests(1)
    for number in range(1_000_000):
        await guest.http.get(f"/api/tables/WRONG{number}")
        if number >= 61:
            yield


async def daily_guests(vandal: Vandal) -> AsyncIterator[None]:
    day = answered(await (await vandal.some_guests(1))[0].http.get("/api/daily"))["day"]
    for number in range(1_000_000):
        for guest in (await vandal.some_guests(number + 1))[number:]:
            await guest.http.post(f"/api/daily/{day}/1")
        if number >= 130:
            yield


async def lobby_sockets(vandal: Vandal) -> AsyncIterator[None]:
    guests = await vandal.some_guests(10)
    for number in range(1_000_000):
        if vandal.open_sockets() < 528:
            await vandal.socket("/api/lobby/socket", guests[number % len(guests)])
        if number >= 528:
            yield


async def table_sockets(vandal: Vandal) -> AsyncIterator[None]:
    guests = await vandal.some_guests(10)
    for number in range(1_000_000):
        guest = guests[number % len(guests)]
        made = await guest.http.post("/api/tables", json=QUICK)
        if made.status_code == 201:
            await vandal.socket(f"/api/tables/{made.json()['code']}/socket", guest)
        if number >= 110:
            yield


async def new_tables(vandal: Vandal) -> AsyncIterator[None]:
    guests = await vandal.some_guests(10)
    for number in range(1_000_000):
        await guests[number % len(guests)].http.post("/api/tables", json=QUICK)
        if number >= 100:
            yield


async def newcomers(vandal: Vandal) -> AsyncIterator[None]:
    async with visitor(vandal.server, ADDRESS) as http:
        for number in range(1_000_000):
            http.cookies.clear()
            await http.get("/api/me")
            if number >= 380:
                yield


async def uploads(vandal: Vandal) -> AsyncIterator[None]:
    guests = await vandal.some_guests(20)
    text = RECORD.read_text()
    for number in range(1_000_000):
        record = text.replace("[Event", f'[Event "{number}"]\n[Other', 1)
        guest = guests[number % len(guests)]
        await guest.http.post("/api/reviews", json={"record": record})
        if number >= 60:
            yield


async def what_ifs(vandal: Vandal) -> AsyncIterator[None]:
    guests = await vandal.some_guests(6)
    reviews = []
    for guest in guests:
        made = await guest.http.post("/api/reviews", json={"record": RECORD.read_text()})
        reviews.append(made.json().get("id", ""))

    async def go_on(guest: Guest, review: str) -> None:
        for after in range(1_000_000):
            asked = {"after": after % 40, "played": []}
            await guest.http.post(f"/api/reviews/{review}/what-if", json=asked)
            await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(go_on(*both)) for both in zip(guests, reviews, strict=True)]
    try:
        await asyncio.sleep(1)
        while True:
            yield
    finally:
        for task in tasks:
            task.cancel()


async def everything(vandal: Vandal) -> AsyncIterator[None]:
    """With identities that have each played a card: all of the above in turn."""
    attacks = [
        attack(vandal)
        for attack in (lobby_sockets, new_tables, daily_guests, wrong_codes, newcomers, uploads)
    ]
    for attack in attacks:
        await anext(attack)
    while True:
        for attack in attacks:
            await anext(attack)
        yield


ATTACKS: dict[str, Attack] = {
    "a: wrong codes": wrong_codes,
    "b: guests at the daily deals": daily_guests,
    "c: lobby sockets": lobby_sockets,
    "d: table sockets": table_sockets,
    "e: new tables": new_tables,
    "f: requests without a cookie": newcomers,
    "g: uploads": uploads,
    "h: what-ifs": what_ifs,
    "i: 200 who played a card": everything,
}
RECORD = Path(__file__).parents[1] / "tests/golden/records/four-advanced.yokai"


async def play_one_card(folder: Path, count: int) -> list[Guest]:
    """So many identities that have each played one card against bots."""
    unlimited = {"YOKAI_UNLIMITED": "1"}
    async with running(SERVER, YOKAI_DATA_DIR=str(folder), **LIGHT, **unlimited) as server:
        guests = [Guest(server.address) for _ in range(count)]
        turns = asyncio.Semaphore(10)

        async def play(guest: Guest) -> None:
            async with turns:
                await guest.arrive()
                await guest.play_bots({"ruleset": "four-basic", "bots": "random"})
                await guest.begin()
                await guest.act()
                guest.close()

        await asyncio.gather(*map(play, guests))
    return guests


@asynccontextmanager
async def attacked(vandal: Vandal, attack: Attack | None) -> AsyncIterator[None]:
    """Go on with an attack meanwhile, about twenty acts a second."""
    if attack is None:
        yield
        return
    acts = attack(vandal)
    await anext(acts)

    async def go_on() -> None:
        async for _ in acts:
            await asyncio.sleep(0.05)

    task = asyncio.create_task(go_on())
    try:
        yield
        if task.done():
            task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await acts.aclose()  # type: ignore[attr-defined]


async def evening(
    folder: Path, members: Sequence[Member], identities: Sequence[Guest], attack: Attack | None
) -> Evening:
    """What the club notices of an attack, on a server of its own."""
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        server: Measured
        async with running(SERVER, YOKAI_DATA_DIR=copy, **LIGHT) as server:
            club = [member.moved_to(server.address) for member in members]
            vandal = Vandal(server.address, identities if attack is everything else ())
            spent = Evening(club)
            try:
                async with attacked(vandal, attack):
                    await spent.spend()
            finally:
                await vandal.close()
                for member in club:
                    member.close()
                    await member.http.aclose()
            return spent


def means(spent: Evening) -> dict[str, float]:
    """The mean time of each step."""
    return {
        step: statistics.mean(spent.times[step]) if spent.times[step] else float("inf")
        for step in STEPS
    }
