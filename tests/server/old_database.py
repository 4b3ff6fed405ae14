"""The database that version 0.1 left, and its people coming back."""

import gzip
import sqlite3
from pathlib import Path

from tests.server.kit import Client
from yokai_septet import records
from yokai_septet.server.callers.identity import COOKIE, Signer

GOLDEN = Path(__file__).parent.parent / "golden" / "server-0.1.sqlite3.gz"
FINISHED, ABANDONED, RUNNING = "G2D5HV", "7X8VSR", "BK2R49"


def unpacked(folder: Path) -> dict[str, str]:
    """Put the database into a folder; the cookies of its people, by name."""
    file = folder / "yokai.sqlite3"
    file.write_bytes(gzip.decompress(GOLDEN.read_bytes()))
    database = sqlite3.connect(file)
    [(key,)] = database.execute("SELECT value FROM secrets WHERE name = 'cookies'")
    signer = Signer(bytes.fromhex(key))
    people = database.execute("SELECT name, id, created_at FROM people").fetchall()
    database.close()
    return {name: signer.sign(person, made) for name, person, made in people}


def returning(server: str, cookie: str) -> Client:
    client = Client(server)
    client.http.cookies.set(COOKIE, cookie)
    return client


async def record_at(client: Client, code: str) -> records.Record:
    return records.parse((await client.http.get(f"/api/tables/{code}/record")).text)
