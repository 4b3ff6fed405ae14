"""A person and their programs count as one at a table: two seats would show them two hands."""

from pathlib import Path

from tests.server.kit import Client, guest, running, settings
from tests.table.kit import Desk
from yokai_septet.server.worker import Worker
from yokai_septet.table import HandleContext, TableError, handle
from yokai_septet.table import commands as c


def sits(desk: Desk, person: str, seat: int, *own: str) -> str:
    """How it ends when this person, whose other ids these are, sits down."""
    context = HandleContext(own_ids=frozenset(own))
    try:
        accepted = handle(desk.table, person, c.Sit(id="x", seat=seat), desk.now, context)
    except TableError as error:
        return error.code
    desk.append(*(change.entry for change in accepted.changes))
    return "accepted"


def test_a_person_and_their_program_have_one_seat() -> None:
    desk = Desk()
    assert sits(desk, "ada", 0, "robot") == "accepted"
    assert sits(desk, "robot", 1, "ada") == "own-program-sits"
    assert sits(desk, "ada", 2, "robot") == "accepted", "a player may change seats"
    assert sits(desk, "machine", 1, "eve") == "accepted", "others bring programs of theirs"


def test_whoever_saw_a_hand_does_not_see_another_through_a_program() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1).do("cid", c.Sit, seat=2)
    desk.do("ada", c.FillWithBots).do("ada", c.Start).play_until("play")
    desk.do("bob", c.Leave).do("cid", c.Leave)
    assert sits(desk, "robot", 2, "bob") == "saw-another-hand"
    assert sits(desk, "machine", 1, "cid") == "saw-another-hand"
    assert sits(desk, "robot", 1, "bob") == "accepted"


async def test_the_server_knows_whose_a_program_is(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        token = (await ada.ask("POST", "/api/bots", json={"name": "Robot"})).json()["token"]
        robot = Client(server, name="Robot", token=token)
        await robot.open(code)
        assert (await robot.send("sit", seat=1))["code"] == "own-program-sits"
        await ada.open(code)
        await ada.send("leave")
        assert (await robot.send("sit", seat=1))["type"] == "done"
        assert (await ada.send("sit", seat=0))["code"] == "own-program-sits"
        await robot.leave()
        await ada.leave()
