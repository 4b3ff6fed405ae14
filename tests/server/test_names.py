"""Names over the wire: what strangers type is seen by everybody."""

import re
from pathlib import Path

import pytest

from tests.server.kit import guest, running, settings
from yokai_septet.server.worker import Worker
from yokai_septet.table.guests import guest_name


@pytest.mark.parametrize(
    "name", ["A\x1b[2Jda", "A\tda", "A\u2028da", "A\u202eda", "A\u200bda", "\u3164"]
)
async def test_hidden_characters_are_refused_wherever_a_name_is_typed(
    tmp_path: Path, name: str
) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        for method, path in (("PATCH", "/api/me"), ("POST", "/api/bots")):
            answer = await ada.ask(method, path, json={"name": name})
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad-name", "bad-request")
        assert (await ada.ask("GET", "/api/me")).json()["name"] == "Ada"
        await ada.leave()


async def test_a_stored_name_of_an_earlier_version_is_shown_without_what_it_hides(
    tmp_path: Path,
) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        [owner] = [one.person for one in worker.rooms[code].table.chairs if one.person]
        await worker.service.rename(owner, "A\x1b[2J\u202eda")
        assert (await ada.ask("GET", "/api/me")).json()["name"] == "A\ufffd[2J\ufffdda"
        await ada.leave()


@pytest.mark.parametrize(
    ("languages", "letters"),
    [("", r"[A-Z][a-z]+ [A-Z][a-z]+"), ("xx, ru-RU;q=0.8, en;q=0.5", r"[А-ЯЁа-яё ]+"),
     ("de-AT", r"[A-Z][a-z]+"), ("zh-TW,zh;q=0.9", r"[\u4e00-\u9fff]+")],
)  # fmt: skip
def test_a_guest_is_named_in_the_first_known_language(languages: str, letters: str) -> None:
    for number in range(50):
        assert re.fullmatch(letters, guest_name(f"p{number}", languages))
