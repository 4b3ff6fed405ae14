"""For those who run a server: health, metrics, where it listens."""

from pathlib import Path
from random import Random

import pytest

from tests.server.kit import guest, running, settings
from yokai_septet.errors import InvalidValue
from yokai_septet.server.api.reach import reach
from yokai_septet.server.serve import check_workers, endpoint, free_port, qr_code
from yokai_septet.server.worker import Worker


async def test_metrics_and_health_name_nobody(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        await ada.open(code)
        await ada.play_on(Random(1), until=lambda: ada.seq > 20)
        assert (await ada.http.get("/health")).json() == {"status": "ok"}
        text = (await ada.http.get("/metrics")).text
        assert "yokai_entries_total" in text
        assert code not in text
        assert "Ada" not in text
        await ada.leave()


@pytest.mark.parametrize(
    ("url", "who"),
    [
        ("http://127.0.0.1:7007", "this-machine"),
        ("http://localhost:7007", "this-machine"),
        ("http://[::1]:7007", "this-machine"),
        ("http://192.168.1.20:7007", "local-network"),
        ("http://desk.local:7007", "local-network"),
        ("https://yokai.example", "everybody"),
    ],
)
def test_an_invitation_says_who_can_open_it(url: str, who: str) -> None:
    assert reach(url) == who


def test_where_a_server_listens() -> None:
    assert endpoint().host == "127.0.0.1"
    assert endpoint(lan=True).host == "0.0.0.0"
    assert endpoint(public_url="https://yokai.example/").url == "https://yokai.example"
    assert free_port("127.0.0.1", None) >= 7007
    assert "█" in qr_code("http://192.168.1.20:7007") or "▀" in qr_code("http://x")


def test_several_workers_need_more_than_a_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidValue, match="PostgreSQL"):
        check_workers(settings(tmp_path), 2)
    check_workers(settings(tmp_path), 1)
