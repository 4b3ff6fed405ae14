"""A bot on the table client: it plays here against our bots, or on any server.

    python examples/client_bot.py                              # a match on this machine
    python examples/client_bot.py http://127.0.0.1:7007 CODE   # a seat at a table of a server

Unlike `bot.py`, which speaks the protocol alone, it is given the game's own values: `choose` gets
the same `View` that the library's bots get, with all tricks of the round. See docs/clients.md.
"""

import asyncio
import sys

from yokai_septet.client import Closed, TableClient
from yokai_septet.client.local import LocalClient
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials
from yokai_septet.game import Pass, Play, View
from yokai_septet.table import TableOptions


def choose(view: View) -> Pass | Play:
    """The first thing that is allowed: replace this with something better."""
    return next(view.legal())


async def play(client: TableClient) -> tuple[int, ...]:
    """Sit down, play to the end of the match, and return the final scores."""
    scores: tuple[int, ...] = ()
    async with client:
        async for notice in client.notices():
            table = client.table
            if table is None or isinstance(notice, Closed):
                continue
            if not table.people and not table.view and table.has_free_seat:
                await client.sit(next(seat.seat for seat in table.seats if seat.kind == "free"))
            elif table.unready:
                await client.ready()
            elif table.to_decide:
                seat = table.to_decide[0]
                await client.act(choose(table.views[seat]))
            if table.view is not None:
                scores = table.view.scores
            if table.is_over:
                break
    return scores


def main(arguments: list[str]) -> None:
    """Play where the arguments say."""
    client: TableClient
    if arguments:
        server, code = arguments
        client = RemoteClient(Address(server, code), Credentials.of_program(server, "First card"))
    else:
        client = LocalClient.new(TableOptions(bots="adept"))
    print(asyncio.run(play(client)))


if __name__ == "__main__":
    main(sys.argv[1:])
