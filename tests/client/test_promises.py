"""Hosts that would like to choose the deal, and the one salt that they get of a table."""

import asyncio
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.client.kit import seen, settle, until
from tests.server.kit import guest, running, settings
from tests.table.kit import Desk
from yokai_septet.client.client_view import ClientView
from yokai_septet.client.fairness import Promise, Stage, promise_after, salt_to_reveal
from yokai_septet.client.promises import FILE, NotStored, Promises
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials
from yokai_septet.game import commitment
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.decode import TableView
from yokai_septet.protocol.encode import People, table_state
from yokai_septet.server.worker import Worker

SEED, OTHER_SEED = commitment(bytes(32)), commitment(b"\1" * 32)
OTHERS = "b" * 64
NOBODY: list[str | None] = [None] * 4
GATHERING: dict[str, Any] = {"status": "gathering", "salt_phase": None}


_TABLE = table_state(Desk().table, People({}), 0.0)


def state(seat: int | None = 1, **changes: Any) -> TableView:
    """What a host shows; by default it asks for commitments."""
    shown: dict[str, Any] = {
        "status": "playing", "commitment": SEED,
        "salt_phase": "commit", "salt_commitments": NOBODY, "salts": NOBODY,
    }  # fmt: skip
    viewer = m.Viewer(name="", seat=seat, owner=False)
    return TableView(1, replace(_TABLE, **{**shown, **changes}), viewer, None)


class _Terminal(RemoteClient):
    """A client without a server: what it would send is kept."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Address("http://host", "T"), Credentials(), folder)
        self.committed: list[str] = []
        self.revealed: list[str] = []
        self._recall()

    async def show(self, shown: TableView) -> None:
        """The host shows this, and the client does what it does by itself."""
        self._judge(shown)
        if shown.state.salt_phase == "commit" and (own := self._commit()):
            self.committed.append(own)
        if salt := salt_to_reveal(self._promise, shown):
            self.revealed.append(salt)


async def _revealed(terminal: _Terminal) -> TableView:
    """An honest table until the first deal, as it is then."""
    await terminal.show(state())
    fixed = [OTHERS, terminal.committed[-1], None, None]
    await terminal.show(state(salt_phase="reveal", salt_commitments=fixed))
    salts = ["0a", terminal.revealed[-1], None, None]
    end = state(salt_phase=None, salt_commitments=fixed, salts=salts)
    await terminal.show(end)
    return end


MISBEHAVIOUR: dict[str, Callable[[TableView], TableView]] = {
    "another seat": lambda end: state(2),
    "another seed": lambda end: state(commitment=OTHER_SEED),
    "commitments again": lambda end: state(),
    "gathering again": lambda end: state(**GATHERING),
    "other salts fixed": lambda end: state(
        salt_phase=None, salt_commitments=NOBODY, salts=end.state.salts
    ),
    "another seat after the deal": lambda end: TableView(
        1, end.state, replace(end.viewer, seat=0), None
    ),
}


@pytest.mark.parametrize("what", MISBEHAVIOUR)
@pytest.mark.parametrize("again", [False, True])
async def test_a_table_that_breaks_a_promise_is_broken_for_good(
    what: str, again: bool, tmp_path: Path
) -> None:
    terminal = _Terminal(tmp_path)
    end = await _revealed(terminal)
    later = _Terminal(tmp_path) if again else terminal
    await later.show(MISBEHAVIOUR[what](end))
    await later.show(end)
    stored = Promises("http://host", "T", tmp_path).stored()
    assert stored is not None
    assert stored.broken


async def test_nothing_is_revealed_after_a_broken_promise(tmp_path: Path) -> None:
    terminal = _Terminal(tmp_path)
    await terminal.show(state())
    fixed = [OTHERS, terminal.committed[-1], None, None]
    await terminal.show(state(2))
    for shown_to in (terminal, _Terminal(tmp_path)):
        await shown_to.show(state(salt_phase="reveal", salt_commitments=fixed))
        assert shown_to.revealed == []


async def test_what_a_second_terminal_is_shown_late_is_no_fraud(tmp_path: Path) -> None:
    asleep, awake = _Terminal(tmp_path), _Terminal(tmp_path)
    end = await _revealed(awake)
    await asleep.show(state(3, **GATHERING))
    await asleep.show(state())
    await asleep.show(end)
    stored = Promises("http://host", "T", tmp_path).stored()
    assert stored is not None
    assert not stored.broken
    waiting = state(3, **GATHERING)
    assert promise_after(stored, waiting, Stage.WAITING, str) is stored


def test_a_host_gets_one_salt_of_a_table_whatever_it_shows(tmp_path: Path) -> None:
    """It alternates seats, restarts, replays and aborts, to two terminals of one person."""
    rng = Random(7)

    async def attack(folder: Path) -> None:
        terminals = [_Terminal(folder), _Terminal(folder)]
        sent: list[_Terminal] = list(terminals)
        for _ in range(30):
            own = next((one.committed[-1] for one in sent if one.committed), None)
            fixed = [rng.choice([OTHERS, None]), own, rng.choice([own, None]), None]
            shown = state(
                rng.choice([1, 2]),
                commitment=rng.choice([SEED, SEED, SEED, OTHER_SEED]),
                salt_phase=rng.choice(["commit", "reveal", None]),
                status=rng.choice(["playing", "playing", "abandoned"]),
                salt_commitments=rng.choice([NOBODY, fixed]),
            )
            if rng.random() < 0.2:
                sent.append(_Terminal(folder))
                terminals[rng.randrange(2)] = sent[-1]
            await rng.choice(terminals).show(shown)
        assert len({salt for one in sent for salt in one.revealed}) <= 1
        assert len({salt for one in sent for salt in one.committed}) <= 1

    for number in range(int(os.environ.get("YOKAI_HOSTS", "10"))):
        asyncio.run(attack(tmp_path / str(number)))


def test_many_tables_do_not_make_it_forget_one(tmp_path: Path) -> None:
    first = Promises("http://host", "T", tmp_path)
    first.change(lambda known: Promise(1, SEED, "00"))
    for number in range(100):
        Promises("http://host", f"R{number}", tmp_path).change(lambda _: Promise(0, SEED, "01"))
    assert first.stored() == Promise(1, SEED, "00")
    assert Promises("http://other", "T", tmp_path).stored() is None
    if os.name == "posix":
        assert (tmp_path / FILE).stat().st_mode & 0o077 == 0, "others could read salts"


def _salt_of(folder: Path) -> str:
    def after(known: Promise | None) -> Promise | None:
        return promise_after(known, state(), Stage.WAITING, lambda: os.urandom(16).hex())

    promise = Promises("http://host", "T", folder).change(after)
    assert promise is not None
    return promise.salt


def test_terminals_at_one_table_have_one_salt(tmp_path: Path) -> None:
    """Each has a connection of its own, as processes have."""
    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(_salt_of, [tmp_path] * 40))) == 1


async def test_without_a_place_to_keep_it_there_is_no_salt(tmp_path: Path) -> None:
    """And nobody waits for it: the match begins as with somebody who is merely ready."""
    nowhere = tmp_path / "file"
    nowhere.write_text("in the way")
    with pytest.raises(NotStored):
        Promises("http://host", "T", nowhere).change(lambda known: known)
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        address = Address(server, made.json()["code"])
        credentials = Credentials.of_cookie(owner.cookie)
        async with RemoteClient(address, credentials, nowhere) as client:
            await settle(client)
            assert client.salt is None
            assert seen(client).salt_commitments[0] is None
            await client.vote_abandon(True)
            await until(lambda: seen(client).is_over)
            assert await client.check_deals() == "unproven"
        await owner.leave()


class _HostThatMovesPeople(RemoteClient):
    """Shows another seat once this client has committed, as a host does that wants more salts."""

    def _seen(self, message: m.Snapshot | m.Update, events: Iterable[object]) -> ClientView:
        if self.salt is not None and message.state.salt_phase == "commit":
            message = replace(message, viewer=replace(message.viewer, seat=1))
        return super()._seen(message, events)


async def test_a_real_match_on_a_host_that_moves_people_is_broken(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        address = Address(server, made.json()["code"])
        credentials = Credentials.of_cookie(owner.cookie)
        async with _HostThatMovesPeople(address, credentials, tmp_path) as client:
            await until(lambda: client.table is not None and client.table.salt_phase == "commit")
            await client.ready()
            await until(lambda: seen(client).salt_phase == "reveal")
            await client.vote_abandon(True)
            await until(lambda: seen(client).is_over)
            assert seen(client).salt_commitments[0] is not None
            assert seen(client).salts[0] is None, "it was revealed"
            assert await client.check_deals() == "broken"
        await owner.leave()
