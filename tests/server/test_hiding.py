"""Nothing hidden leaves the server: whoever can't know a card receives the same bytes without it.

Each test plays a script over real sockets, with reconnects, errors, undo, a bot that takes over,
hints, early records and a spectator, and writes down every byte that each client is sent. Then it
plays a twin of the script, with cards swapped that one viewer can't know, and compares.
"""

import asyncio
import os
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.kit import Client, Clock, guest, running, settings
from tests.server.worlds import Script, cut, random_script, twin
from tests.variants import A_RULESET_OF_EACH_GAME
from yokai_septet.bots import Budget
from yokai_septet.game import RULESETS, Choice, Deal, MemoryAid, Pass, Play, Seat, View, commitment
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker
from yokai_septet.table import Table

LONG = bool(os.environ.get("YOKAI_LONG"))
"""Whether to compare for every viewer, and not only for one seat and a spectator."""
AWAY = 31.0
"""Seconds after which others may ask for a bot."""


class Director:
    """Plays a script on a server, and hands the bots their lines."""

    def __init__(self, script: Script, folder: Path, aid: MemoryAid) -> None:
        self.script = script
        self.aid = aid
        self.clock = Clock()
        rng = Random(5)
        self.line: Choice | None = None
        self.worker = Worker(
            settings(folder, lease=1e6, limits=Limits(commands_at_once=10_000, queue=10_000)),
            clock=self.clock,
            random_bytes=rng.randbytes,
            players={"random": self.prompt, "adept": self.prompt},
            deal=self.deal,
        )
        self.clients: list[Client] = []
        self.code = ""

    def prompt(self, view: View, rng: Random, budget: Budget) -> Choice:
        """A bot that does what stands in the script."""
        assert self.line is not None, "it is not prompted: its person comes back first"
        return self.line

    def deal(self, table: Table) -> Deal:
        """The deal that stands in the script."""
        assert table.match is not None
        return self.script.rounds[len(table.match.finished)].deal

    @property
    def players(self) -> list[Client]:
        return self.clients[:-1]

    @property
    def spectator(self) -> Client:
        return self.clients[-1]

    async def settle(self, ready: Callable[[], bool] = lambda: True) -> None:
        """Wait until everybody has heard everything."""
        async with asyncio.timeout(60):
            while True:
                room = self.worker.rooms[self.code]
                connected = [c for c in self.clients if c._socket is not None]
                if ready() and all(client.seq == room.seq for client in connected):
                    return
                await asyncio.sleep(0.002)

    def salts_are_fixed(self) -> bool:
        table = self.worker.rooms[self.code].table
        return table is not None and table.salts_fixed

    def phase(self) -> str:
        room = self.worker.rooms[self.code].table
        assert room is not None
        assert room.match is not None
        return "deal" if room.match.round is None else room.match.round.phase.value

    def salt_commitment(self, seat: Seat) -> str:
        table = self.worker.rooms[self.code].table
        assert table is not None
        return salt_commitment(commitment(table.seed), seat, bytes([seat]))

    async def do(self, who: Seat, kind: str, **fields: Any) -> None:
        answer = await self.players[who].send(kind, **fields)
        assert answer["type"] == "done", answer
        await self.settle()

    async def run(self) -> None:
        """Play the whole script."""
        rules = self.script.ruleset
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(self.worker))
            self.worker.invitations.start(bytes(32))  # every server has a key of its own
            for name in [*"ABCD"[: rules.players], "Spectator"]:
                self.clients.append(await guest(server, name))
                stack.push_async_callback(self.clients[-1].leave)
            options = {
                "ruleset": rules.name,
                "first_leader": rules.first_leader.value,
                "memory_aid": self.aid.value,
                "bots": "adept",
                "hints": True,
            }
            made = await self.players[0].ask("POST", "/api/tables", json=options)
            self.code = made.json()["code"]
            for number, client in enumerate(self.clients):
                await client.open(self.code)
                await self.there_were(number + 1)
            for seat in rules.seats[1:]:
                await self.do(seat, "sit", seat=seat)
            await self.do(0, "start")
            for seat in rules.seats:
                await self.do(seat, "commit-salt", commitment=self.salt_commitment(seat))
            await self.settle(self.salts_are_fixed)
            for seat in rules.seats:
                await self.do(seat, "reveal-salt", salt=f"0{seat}")
            for number, one in enumerate(self.script.rounds):
                if number:
                    for seat in rules.seats:
                        await self.do(seat, "ready", after=self.players[seat].after)
                await self.settle(lambda: self.phase() == "pass")
                await self.look_around()
                for action in one.passes:
                    await self.choose(action, twice=action.seat == 1)
                await self.settle()
                for position, play in enumerate(one.plays):
                    await self.play(position, play)
            await self.look_around()
            await self.settle()

    async def choose(self, action: Pass, twice: bool) -> None:
        cards = [card.code for card in action.cards]
        player = self.players[action.seat]
        if twice:  # first other cards, then a change of mind
            await self.do(action.seat, "pass", after=player.after, cards=player.hand[:3])
        await self.do(action.seat, "pass", after=player.after, cards=cards)

    async def play(self, position: int, play: Play) -> None:
        card = play.card.code
        match position % 11:
            case 3:
                await self.blunder(play)
            case 5:
                await self.reconnect(play.seat)
            case 7:
                return await self.let_a_bot_play(play)
            case 9:
                self.line = play
                answer = await self.players[play.seat].send("ask-hint")
                assert answer["advice"][0]["cards"] == [card]
        await self.do(play.seat, "play", after=self.players[play.seat].after, card=card)
        if position % 11 == 2 and self.phase() == "play":
            await self.undo(play.seat)
            await self.do(play.seat, "play", after=self.players[play.seat].after, card=card)
        if position % 11 == 4:
            await self.look_around()
        return None

    async def look_around(self) -> None:
        """Everybody asks for everything that can be asked for."""
        for client in self.clients:
            for path in ("", "/record", "/record?format=json", "/replay"):
                await client.ask("GET", f"/api/tables/{self.code}{path}")

    async def blunder(self, play: Play) -> None:
        """Everybody tries something that is not allowed."""
        for seat, client in enumerate(self.players):
            if seat != play.seat:
                await client.send("play", after=client.after, card=play.card.code)
            await client.send("play", after=client.after + 1, card="WA")
            await client.send("pass", after=client.after, cards=["WA", "W2", "W3"])
        await self.spectator.send("play", after=self.spectator.after, card="WA")

    async def reconnect(self, seat: Seat) -> None:
        client = self.players[seat]
        await client.close()
        await self.gone(seat)
        await client.open(self.code)
        await self.there(seat)

    async def there_were(self, count: int) -> None:
        """Let everybody hear of each arrival before the next, so that the order is the same."""
        for number, client in enumerate(self.clients[:count]):
            expected = count - number
            await client.until(lambda c=client, n=expected: _presences(c) >= n)  # type: ignore[misc]

    async def gone(self, seat: Seat) -> None:
        others = [c for i, c in enumerate(self.clients) if i != seat]
        await asyncio.gather(*(c.until(lambda c=c: not _present(c, seat)) for c in others))  # type: ignore[misc]

    async def there(self, seat: Seat) -> None:
        await asyncio.gather(
            *(c.until(lambda c=c: _present(c, seat)) for c in self.clients)  # type: ignore[misc]
        )

    async def undo(self, seat: Seat) -> None:
        await self.do(seat, "ask-undo")
        for other in self.script.ruleset.seats:
            if other != seat:
                await self.do(other, "answer-undo", agree=True)

    async def let_a_bot_play(self, play: Play) -> None:
        """The player goes away, another asks for a bot, the bot plays, the player comes back."""
        client, other = self.players[play.seat], (play.seat + 1) % self.script.ruleset.players
        await client.close()
        await self.gone(play.seat)
        self.clock.time += AWAY
        self.line = play
        seq = self.worker.rooms[self.code].seq
        await self.do(other, "ask-bot", seat=play.seat)
        await self.settle(lambda: self.worker.rooms[self.code].seq >= seq + 2)
        self.line = None
        await client.open(self.code)
        await self.there(play.seat)
        await self.settle(
            lambda: not any(seat["bot_plays"] for seat in other_state(self.players[other]))
        )


def other_state(client: Client) -> list[dict[str, bool]]:
    seats: list[dict[str, bool]] = client.state["seats"]
    return seats


def _presences(client: Client) -> int:
    return sum(message["type"] == "presence" for message in client.messages)


def _present(client: Client, seat: Seat) -> bool:
    for message in reversed(client.messages):
        if message["type"] == "presence":
            return bool(message["present"][seat])
    return False


async def bytes_of(script: Script, folder: Path, aid: MemoryAid) -> list[tuple[object, ...]]:
    """What each client, the spectator last, is sent while this script is played."""
    folder.mkdir()
    director = Director(script, folder, aid)
    await director.run()
    return [(tuple(c.received), tuple(c.answers)) for c in director.clients]


@pytest.mark.long
@pytest.mark.parametrize("ruleset", A_RULESET_OF_EACH_GAME)
async def test_swapping_what_a_viewer_cannot_know_changes_no_byte(
    ruleset: str, tmp_path: Path
) -> None:
    rng = Random(ruleset)
    rules = RULESETS[ruleset].with_first_leader(rng.choice(["dealt", "holder"]))
    script = random_script(rules, rng)
    aids = list(MemoryAid)
    viewers: list[Seat | None] = [*rules.seats, None]
    if not LONG:
        viewers = [rng.choice(rules.seats), None]
    compared = 0
    for number, viewer in enumerate(viewers):
        last = rng.randrange(len(script.rounds))
        plays = script.rounds[last].plays
        world = cut(script, last, rng.randrange(len(plays) // 2, len(plays)))
        other = twin(world, viewer, rng)
        while other is None:  # near the end everything may be known
            world = cut(script, last, len(world.rounds[-1].plays) // 2)
            other = twin(world, viewer, rng)
        aid = aids[number % len(aids)]
        here = await bytes_of(world, tmp_path / f"{number}-here", aid)
        there = await bytes_of(other, tmp_path / f"{number}-there", aid)
        seat = -1 if viewer is None else viewer
        for mine, theirs in zip(here[seat], there[seat], strict=True):
            assert isinstance(mine, tuple)
            assert isinstance(theirs, tuple)
            assert len(mine) == len(theirs)
            for one, two in zip(mine, theirs, strict=True):
                assert one == two
                compared += 1
        assert here != there, "the swapped cards are seen by those who hold them"
    assert compared > 100
